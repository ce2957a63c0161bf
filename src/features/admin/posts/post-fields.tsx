import { type ComponentProps, type ReactNode, useId } from "react";
import type { FieldPath } from "react-hook-form";
import { PictureField } from "@/features/admin/media/picture-field";
import { AreaField, CheckField, MarkedField, TextField, useField } from "@/features/admin/ui/form/form-fields";
import { TagListField } from "@/features/admin/ui/form/tag-list";
import { classNames } from "@/shared/lib/class-names";
import type { PostFormValues } from "./post-form-schema";

// Bound to this form: an unknown name is a type error.
export const PostArea = AreaField<PostFormValues>;
export const PostCheck = CheckField<PostFormValues>;
export const PostTags = TagListField<PostFormValues>;
export const PostText = TextField<PostFormValues>;
export const PostPicture = PictureField<PostFormValues>;

interface PostInputProps extends Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "min" | "max"> {
	name: FieldPath<PostFormValues>;
	label: string;
	hint?: string;
	required?: boolean;
}

/** For dates and optional numbers. */
export function PostInput({ name, label, hint, required, ...input }: PostInputProps) {
	const { id, registration, error } = useField<PostFormValues>(name);
	return (
		<MarkedField id={id} label={label} hint={hint} error={error} required={required}>
			{(control) => (
				<input
					{...control}
					{...registration}
					{...input}
					autoComplete="off"
					className={classNames(control.className, "h-[3.225rem] tabular-nums")}
				/>
			)}
		</MarkedField>
	);
}

interface FieldGroupProps {
	title: string;
	/** To the right of the title. */
	action?: ReactNode;
	children: ReactNode;
}

export function FieldGroup({ title, action, children }: FieldGroupProps) {
	const id = useId();
	return (
		// biome-ignore lint/a11y/useSemanticElements: a legend of a fieldset can't share its line with a button.
		<div role="group" aria-labelledby={id} className="mt-1 min-w-0 border-line border-t pt-5 col-span-full">
			<div className="mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<h3 id={id} className="m-0 label-mono text-ink-3">
					{title}
				</h3>
				{action}
			</div>
			<div className="grid min-w-0 gap-x-5 gap-y-5.5 @min-[34rem]:grid-cols-2">{children}</div>
		</div>
	);
}
