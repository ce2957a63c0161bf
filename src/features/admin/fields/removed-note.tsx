import { useEffect, useRef } from "react";
import { useUndoOffer } from "./undo-key";
import type { Removed } from "./use-undo";

interface RemovedNoteProps {
	removed: Removed | null;
	undo: () => void;
	/** Moves the focus on after the button was pressed, since the button leaves with the note. */
	onUndone: () => void;
}

/** Says what was removed and offers it back. The region is always there, so that a screen reader hears the change. */
export function RemovedNote({ removed, undo, onUndone }: RemovedNoteProps) {
	const region = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The pressed button left with its entry: without this the keyboard would start again at the top of the page.
		if (removed && document.activeElement === document.body) button.current?.focus();
	}, [removed]);
	useUndoOffer(removed, () => {
		// In a text box the next press of the key would be the browser's.
		if (document.activeElement === button.current) region.current?.focus();
		undo();
	});
	const pressed = () => {
		undo();
		onUndone();
	};
	return (
		<div ref={region} role="status" tabIndex={-1} className="text-[0.82rem] text-ink-2">
			{removed ? (
				<p className="mt-2.5 mb-0 flex items-baseline gap-x-2.5">
					<span className="min-w-0 truncate">Removed “{removed.name}”.</span>
					<button ref={button} type="button" onClick={pressed} className="link-line -my-1 py-1 font-medium text-ink">
						Undo
					</button>
				</p>
			) : null}
		</div>
	);
}
