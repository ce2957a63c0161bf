import type { ReactNode } from "react";

interface FieldProps {
	id: string;
	label: string;
	error?: string;
	hint?: string;
	required?: boolean;
	/** Receives the ids and states that tie the control to its label, hint and error. */
	children: (control: ControlProps) => ReactNode;
	className?: string;
}

export interface ControlProps {
	id: string;
	"aria-invalid": true | undefined;
	"aria-describedby": string | undefined;
	"aria-required": true | undefined;
	className: string;
}

/** The look of a text control; red when it is invalid. */
export const controlStyles = "control";

/** A labelled control with its hint, and its error under it. */
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

/** The ids of what describes a control, for it. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
	return [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined;
}

/** Hint and error under a control. */
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
