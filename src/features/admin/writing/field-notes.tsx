interface FieldNotesProps {
	id: string;
	hint?: string;
	error?: string;
}

/** The ids of what describes a control, for it. */
export function describedBy(id: string, hint?: string, error?: string): string | undefined {
	return [hint ? `${id}-hint` : null, error ? `${id}-error` : null].filter(Boolean).join(" ") || undefined;
}

/** Hint and error under a control that is none of the browser's own. */
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
