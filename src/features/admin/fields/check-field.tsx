import type { FieldPath, FieldValues } from "react-hook-form";
import { classNames } from "@/shared/lib/class-names";
import { useField } from "./use-field";

interface CheckFieldProps<Fields extends FieldValues> {
	name: FieldPath<Fields>;
	label: string;
	/** What ticking it does. */
	hint: string;
	className?: string;
}

/** Yes or no in the surrounding form. */
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
