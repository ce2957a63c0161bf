import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId } from "react";
import { type FieldPath, type FieldValues, get, useController, useFormContext } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { isComposing } from "@/shared/lib/is-composing";
import { Field, type FieldProps } from "@/shared/ui/field";

/** Marks the label of a required field with a star. */
export function MarkedField({ required, className, ...more }: FieldProps) {
	return <Field {...more} required={required} className={classNames(required && requiredStyles, className)} />;
}

export interface TextFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	/** For screen readers, if the label repeats on the page; begins with the label. */
	fullLabel?: string;
	hint?: string;
	required?: boolean;
	type?: "text" | "url";
	placeholder?: string;
	list?: string;
	/** Runs on Enter instead of submitting the form. */
	enter?: () => void;
	paste?: (text: string) => boolean;
	className?: string;
}

export function TextField<Fields extends FieldValues>(props: TextFieldProps<Fields>) {
	const { name, label, fullLabel, hint, required, type = "text", placeholder, list, enter, paste, className } = props;
	const { id, registration, error } = useField<Fields>(name);
	return (
		<MarkedField id={id} label={label} hint={hint} error={error} required={required} className={className}>
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
		</MarkedField>
	);
}

/** Only sets the phone keyboard; the form's schema validates the address. */
export function UrlField<Fields extends FieldValues>(props: Omit<TextFieldProps<Fields>, "type">) {
	return <TextField<Fields> {...props} type="url" placeholder={props.placeholder ?? "https://"} />;
}

interface AreaFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	rows: number;
	hint?: string;
	required?: boolean;
	className?: string;
}

export function AreaField<Fields extends FieldValues>({ name, label, rows, hint, required, className }: AreaFieldProps<Fields>) {
	const { id, registration, error } = useField<Fields>(name);
	return (
		<MarkedField id={id} label={label} hint={hint} error={error} required={required} className={className}>
			{(control) => (
				<textarea
					{...control}
					{...registration}
					rows={rows}
					autoComplete="off"
					className={classNames(control.className, "block resize-y")}
				/>
			)}
		</MarkedField>
	);
}

interface CheckFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	hint: string;
	className?: string;
}

export function CheckField<Fields extends FieldValues>({ name, label, hint, className }: CheckFieldProps<Fields>) {
	const { id, registration } = useField<Fields>(name);
	return (
		<div className={classNames("grid grid-cols-[auto_1fr] items-start gap-x-3", className)}>
			<input {...registration} id={id} type="checkbox" aria-describedby={`${id}-hint`} className="mt-0.5 size-5 accent-accent" />
			<div>
				<label htmlFor={id} className="block font-medium text-[0.88rem] leading-6">
					{label}
				</label>
				<p id={`${id}-hint`} className="m-0 text-[0.82rem] text-ink-3">
					{hint}
				</p>
			</div>
		</div>
	);
}

export interface SelectOption {
	value: string;
	label: string;
}

interface SelectFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	empty: string;
	options: SelectOption[];
	hint?: string;
	required?: boolean;
	className?: string;
}

export function SelectField<Fields extends FieldValues>(props: SelectFieldProps<Fields>) {
	const { name, label, empty, options, hint, required, className } = props;
	// Controlled, so that a value is shown even if its option arrives in the same render.
	const { control } = useFormContext<Fields>();
	const { field, fieldState } = useController({ control, name });
	const id = useId();
	return (
		<MarkedField id={id} label={label} hint={hint} error={fieldState.error?.message} required={required} className={className}>
			{(control) => (
				<span className="relative block">
					<select {...control} {...field} className={classNames(control.className, "h-[3.225rem] appearance-none pr-10")}>
						<option value="">{empty}</option>
						{options.map((option) => (
							<option key={option.value} value={option.value}>
								{option.label}
							</option>
						))}
					</select>
					<ChevronDown aria-hidden="true" className="pointer-events-none absolute top-1/2 right-3.5 size-4 -translate-y-1/2 text-ink-3" />
				</span>
			)}
		</MarkedField>
	);
}

export function useField<Fields extends FieldValues>(name: FieldPath<Fields>) {
	const { register, formState } = useFormContext<Fields>();
	const id = useId();
	return { id: `${id}${name}`, registration: register(name), error: firstMessage(get(formState.errors, name)) };
}

/** The first message of a field's member of `formState.errors`, or of a list of errors. */
export function firstMessage(error: unknown): string | undefined {
	if (typeof error !== "object" || error === null) return undefined;
	if ("message" in error && typeof error.message === "string" && error.message !== "") return error.message;
	// `ref` is the control, not an error.
	const members = Object.entries(error).flatMap(([key, member]) => (key === "ref" ? [] : [firstMessage(member)]));
	return members.find((message) => message !== undefined);
}

const requiredStyles = "[&>label]:after:text-accent [&>label]:after:content-['_*'/'']";

export function onEnter(run: () => void) {
	return (event: KeyboardEvent) => {
		if (event.key !== "Enter" || isComposing(event.nativeEvent)) return;
		event.preventDefault();
		run();
	};
}
