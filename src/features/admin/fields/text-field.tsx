import type { FieldPath, FieldValues } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { Field } from "@/shared/ui/field";
import { onEnter } from "./enter-key";
import { requiredStyles } from "./required-styles";
import { useField } from "./use-field";

export interface TextFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	/** Full name for a screen reader where the label repeats on the page; it begins with the label. */
	fullLabel?: string;
	hint?: string;
	required?: boolean;
	type?: "text" | "url";
	placeholder?: string;
	/** Id of a datalist with suggestions. */
	list?: string;
	/** What Enter does instead of saving the form. */
	enter?: () => void;
	/** Takes what is pasted in its own way; true when it did. */
	paste?: (text: string) => boolean;
	className?: string;
}

/** One line of text in the surrounding form. */
export function TextField<Fields extends FieldValues>(props: TextFieldProps<Fields>) {
	const { name, label, fullLabel, hint, required, type = "text", placeholder, list, enter, paste, className } = props;
	const { id, registration, error } = useField<Fields>(name);
	return (
		<Field
			id={id}
			label={label}
			hint={hint}
			error={error}
			required={required}
			className={classNames(required && requiredStyles, className)}
		>
			{(control) => (
				<input
					{...control}
					{...registration}
					type={type}
					aria-label={fullLabel}
					placeholder={placeholder}
					list={list}
					autoComplete="off"
					spellCheck={type === "url" ? false : undefined}
					onPaste={paste ? (event) => paste(event.clipboardData.getData("text")) && event.preventDefault() : undefined}
					onKeyDown={enter ? onEnter(enter) : undefined}
				/>
			)}
		</Field>
	);
}
