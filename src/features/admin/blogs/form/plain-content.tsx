import { useImperativeHandle, useRef } from "react";
import { requiredStyles } from "@/features/admin/ui/form-fields";
import type { ContentEditorProps } from "@/features/admin/writing/content-editor";
import { classNames } from "@/shared/lib/class-names";
import { Field } from "@/shared/ui/field";

/** A post's text as it is stored, in fifteen lines, where the editor does not come. */
export function PlainContent({ id, label, hint, error, value, onChange, onBlur, disabled, ref }: ContentEditorProps) {
	const box = useRef<HTMLTextAreaElement>(null);
	useImperativeHandle(ref, () => ({ focus: () => box.current?.focus(), flush: () => {} }), []);
	return (
		<Field id={id} label={label} hint={hint} error={error} required className={requiredStyles}>
			{(control) => (
				<textarea
					{...control}
					ref={box}
					rows={15}
					value={value}
					disabled={disabled}
					onChange={(event) => onChange(event.target.value)}
					onBlur={onBlur}
					className={classNames(control.className, "block resize-y")}
				/>
			)}
		</Field>
	);
}
