import { type RefObject, useEffect, useRef } from "react";
import { SCREEN_ID } from "@/features/admin/layout/screen-change";

/** The heading of every list; receives the focus when a focused row disappears. */
export const LIST_HEADING = "list-heading";

/** About half a second, in which the list renders without the element that had the focus. */
const FRAMES = 30;

/** Gives the focus to the list's heading, or else to the screen, if the focused element leaves the page. Never takes it from another one. */
export function rescueFocus(frames = FRAMES): void {
	const place = () => document.getElementById(LIST_HEADING) ?? document.getElementById(SCREEN_ID);
	if (document.activeElement === document.body) place()?.focus({ preventScroll: true });
	else if (frames > 0) requestAnimationFrame(() => rescueFocus(frames - 1));
}

/** An element that takes the focus of a control that disappears with a change of `state`. */
export function useFocusAfter<T extends HTMLElement>(state: string | boolean): RefObject<T | null> {
	const target = useRef<T>(null);
	const shown = useRef(state);
	useEffect(() => {
		if (shown.current !== state && document.activeElement === document.body) target.current?.focus();
		shown.current = state;
	}, [state]);
	return target;
}
