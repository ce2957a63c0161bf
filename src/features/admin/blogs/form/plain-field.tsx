import type { ComponentProps } from "react";
import type { FieldPath } from "react-hook-form";
import { requiredStyles, useField } from "@/features/admin/ui/form-fields";
import { classNames } from "@/shared/lib/class-names";
import { Field } from "@/shared/ui/field";
import type { PostForm } from "./post-form-schema";

interface PlainFieldProps extends Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "min" | "max"> {
	name: FieldPath<PostForm>;
	label: string;
	hint?: string;
	required?: boolean;
}

/** An input of a kind that the shared fields do not have: a date, a number that may also be empty. */
export function PlainField({ name, label, hint, required, ...input }: PlainFieldProps) {
	const { id, registration, error } = useField<PostForm>(name);
	return (
		<Field id={id} label={label} hint={hint} error={error} required={required} className={required ? requiredStyles : undefined}>
			{(control) => (
				<input
					{...control}
					{...registration}
					{...input}
					autoComplete="off"
					className={classNames(control.className, "h-[3.225rem] tabular-nums")}
				/>
			)}
		</Field>
	);
}
