import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { commandLetter } from "../shortcut-keys";

interface RemovedNoteProps {
	removed: Removed | null;
	undo: () => void;
	onUndone: () => void;
}

/** The live region stays in the page, so that screen readers announce the removal. */
export function RemovedNote({ removed, undo, onUndone }: RemovedNoteProps) {
	const region = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => {
		// The focused button disappeared with its entry: keep the keyboard position.
		if (removed && document.activeElement === document.body) button.current?.focus();
	}, [removed]);
	useUndoOffer(removed, () => {
		// Keep the focus outside text boxes, where the next Ctrl+Z would be the browser's.
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
					<span className="min-w-0 truncate">{`Removed “${removed.name}”.`}</span>
					<button ref={button} type="button" onClick={pressed} className="link-line -my-1 py-1 font-medium text-ink">
						Undo
					</button>
				</p>
			) : null}
		</div>
	);
}

interface Removed {
	name: string;
}

interface Removal<T> extends Removed {
	before: T;
	/** Compared as JSON, because React Hook Form clones values. */
	after: string;
}

/** Undoes the last removal unless the value has changed since. */
export function useUndo<T>(value: T, restore: (before: T) => void) {
	const [removal, setRemoval] = useState<Removal<T> | null>(null);
	const last = removal !== null && removal.after === JSON.stringify(value) ? removal : null;
	return {
		removed: last as Removed | null,
		remember: (before: T, after: T, name: string) => setRemoval({ before, after: JSON.stringify(after), name }),
		undo: () => {
			if (last) restore(last.before);
			setRemoval(null);
		},
	};
}

const TEXT_INPUT =
	"input:not([type]), input:is([type=text], [type=search], [type=url], [type=email], [type=tel], [type=password], [type=number])";
const TEXT_BOX = `:is(${TEXT_INPUT}, textarea):not(:read-only, :disabled), [contenteditable=""], [contenteditable=true]`;

const offers = new Set<() => void>();

function useUndoOffer(removed: object | null, undo: () => void): void {
	const latest = useRef(undo);
	latest.current = undo;
	// With the removal's own frame, so that no key comes between.
	useLayoutEffect(() => {
		if (!removed) return;
		const offer = () => latest.current();
		offers.add(offer);
		return () => void offers.delete(offer);
	}, [removed]);
}

/** Ctrl+Z outside text boxes undoes the latest removal; the browser would undo typing in a box that may be out of sight. */
export function useUndoKey(disabled: boolean): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			const action = readAction(event);
			if (!action || event.defaultPrevented || (event.target instanceof Element && event.target.closest(TEXT_BOX))) return;
			event.preventDefault();
			if (action === "undo" && !disabled && !event.repeat && !document.querySelector("dialog[open]")) [...offers].at(-1)?.();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [disabled]);
}

function readAction(event: KeyboardEvent): "undo" | "redo" | null {
	const letter = commandLetter(event);
	if (letter === "z") return event.shiftKey ? "redo" : "undo";
	return letter === "y" && event.ctrlKey ? "redo" : null;
}
