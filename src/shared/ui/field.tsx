import type { ReactNode } from "react";

export interface FieldProps {
	id: string;
	label: string;
	error?: string;
	hint?: string;
	required?: boolean;
	/** Renders the control with the ids and states of its label, hint and error. */
	children: (control: ControlProps) => ReactNode;
	className?: string;
}

interface ControlProps {
	id: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
	"aria-required": true | undefined;
	className: string;
}

export const controlStyles = "control";

export function Field({ id, label, error, hint, required = false, children, className }: FieldProps) {
	return (
		<div className={className}>
			<label htmlFor={id} className="mb-1.5 block font-medium text-[0.88rem]">
				{label}
			</label>
			{children({
				id,
				"aria-invalid": error ? true : undefined,
				"aria-describedby": describedBy(id, hint, error),
				"aria-required": required || undefined,
				className: controlStyles,
			})}
			<FieldNotes id={id} hint={hint} error={error} />
		</div>
	);
}

interface FieldNotesProps {
	id: string;
	hint?: string;
	error?: string;
}

/** The value of `aria-describedby` for a control. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
	return [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined;
}

export function FieldNotes({ id, hint, error }: FieldNotesProps) {
	return (
		<>
			{hint ? (
				<p id={`${id}-hint`} className="mt-1.5 mb-0 text-[0.82rem] text-ink-3">
					{hint}
				</p>
			) : null}
			{error ? (
				<p id={`${id}-error`} className="mt-1.5 mb-0 font-medium text-[0.85rem] text-danger">
					{error}
				</p>
			) : null}
		</>
	);
}
