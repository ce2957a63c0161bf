import type { FieldPath, FieldValues } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { Field } from "@/shared/ui/field";
import { requiredStyles } from "./required-styles";
import { useField } from "./use-field";

interface AreaFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	rows: number;
	hint?: string;
	required?: boolean;
	className?: string;
}

/** Several lines of text in the surrounding form; it can be dragged taller. */
export function AreaField<Fields extends FieldValues>({ name, label, rows, hint, required, className }: AreaFieldProps<Fields>) {
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
				<textarea
					{...control}
					{...registration}
					rows={rows}
					autoComplete="off"
					className={classNames(control.className, "block resize-y")}
				/>
			)}
		</Field>
	);
}
