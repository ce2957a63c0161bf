import { useEffect, useRef } from "react";
import type { Removed } from "./use-undo";

interface RemovedNoteProps {
	removed: Removed | null;
	/** Takes it back; it also says where the focus goes, since the button leaves with the note. */
	onUndo: () => void;
}

/** Says what was removed and offers it back. The region is always there, so that a screen reader hears the change. */
export function RemovedNote({ removed, onUndo }: RemovedNoteProps) {
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The pressed button left with its entry: without this the keyboard would start again at the top of the page.
		if (removed && document.activeElement === document.body) button.current?.focus();
	}, [removed]);
	return (
		<div role="status" className="text-[0.82rem] text-ink-2">
			{removed ? (
				<p className="mt-2.5 mb-0 flex items-baseline gap-x-2.5">
					<span className="min-w-0 truncate">Removed “{removed.name}”.</span>
					<button ref={button} type="button" onClick={onUndo} className="link-line -my-1 py-1 font-medium text-ink">
						Undo
					</button>
				</p>
			) : null}
		</div>
	);
}
