import { type PointerEvent, type RefObject, useRef, useState } from "react";

/** The longest time between the clicks of a double-click, in every system's settings by default. */
const DOUBLE_CLICK_MS = 500;

/**
 * Handlers that close a modal dialog on a click on its backdrop, but not when a text selection ends there, and not with the second
 * click of the double-click that opened it. Call it where the dialog mounts to open.
 */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>) {
	const began = useRef<EventTarget | null>(null);
	const [openedAt] = useState(() => performance.now());
	return {
		onPointerDown: (event: PointerEvent) => {
			began.current = performance.now() - openedAt > DOUBLE_CLICK_MS ? event.target : null;
		},
		onClick: (event: { target: EventTarget }) => {
			const outside = event.target === dialog.current && began.current !== null && began.current === dialog.current;
			if (outside) dialog.current?.close();
		},
	};
}
