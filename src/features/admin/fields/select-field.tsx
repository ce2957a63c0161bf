import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { type FieldPath, type FieldValues, useController, useFormContext } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { Field } from "@/shared/ui/field";
import { requiredStyles } from "./required-styles";

export interface SelectOption {
	value: string;
	label: string;
}

interface SelectFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	/** Text of the choice that stands for "nothing chosen". */
	empty: string;
	options: SelectOption[];
	hint?: string;
	required?: boolean;
	className?: string;
}

/** One of several values in the surrounding form: the system's own list, which every keyboard and phone knows. */
export function SelectField<Fields extends FieldValues>(props: SelectFieldProps<Fields>) {
	const { name, label, empty, options, hint, required, className } = props;
	// Controlled: a value whose option comes with the same rendering is shown at once.
	const { control } = useFormContext<Fields>();
	const { field, fieldState } = useController({ control, name });
	const id = useId();
	return (
		<Field
			id={id}
			label={label}
			hint={hint}
			error={fieldState.error?.message}
			required={required}
			className={classNames(required && requiredStyles, className)}
		>
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
		</Field>
	);
}
