import { useEffect, useRef } from "react";

/** Inputs in which a person edits text, so that the browser's own undo belongs to them. */
const TEXT_INPUT =
	"input:not([type]), input:is([type=text], [type=search], [type=url], [type=email], [type=tel], [type=password], [type=number])";
const TEXT_BOX = `:is(${TEXT_INPUT}, textarea):not(:read-only, :disabled), [contenteditable=""], [contenteditable=true]`;

/** The removals that can be taken back now, the latest last. */
const offers = new Set<() => void>();

/** Offers to take a removal back by the undo key, as long as it is not null. A new object is a new removal. */
export function useUndoOffer(removed: object | null, undo: () => void): void {
	const latest = useRef(undo);
	latest.current = undo;
	useEffect(() => {
		if (!removed) return;
		const offer = () => latest.current();
		offers.add(offer);
		return () => void offers.delete(offer);
	}, [removed]);
}

/**
 * Outside text boxes, Ctrl+Z and Cmd+Z take the latest removal of the form back. The browser would undo the last typing in a text
 * box that may be out of sight; its redo keys are stopped for the same reason.
 *
 * @param disabled nothing is taken back; the browser is stopped all the same.
 */
export function useUndoKey(disabled: boolean): void {
	useEffect(() => {
		const pressed = (event: KeyboardEvent) => {
			const action = actionOf(event);
			if (!action || event.defaultPrevented || (event.target instanceof Element && event.target.closest(TEXT_BOX))) return;
			event.preventDefault();
			if (action === "undo" && !disabled && !event.repeat && !document.querySelector("dialog[open]")) [...offers].at(-1)?.();
		};
		window.addEventListener("keydown", pressed);
		return () => window.removeEventListener("keydown", pressed);
	}, [disabled]);
}

function actionOf(event: KeyboardEvent): "undo" | "redo" | null {
	if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
	// A keyboard without Latin letters names the letter by the place of its key.
	const letter = /^[a-z]$/i.test(event.key) ? event.key.toLowerCase() : event.code.replace("Key", "").toLowerCase();
	if (letter === "z") return event.shiftKey ? "redo" : "undo";
	return letter === "y" && event.ctrlKey ? "redo" : null;
}
