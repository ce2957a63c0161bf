import { type PointerEvent, type RefObject, useRef } from "react";

/**
 * Closes a modal dialog by a click on its backdrop. A drag that begins inside, such as the selection of a text, and ends outside
 * is no such click.
 *
 * @returns handlers for the dialog element.
 */
export function useBackdropClose(dialog: RefObject<HTMLDialogElement | null>) {
	const began = useRef<EventTarget | null>(null);
	return {
		onPointerDown: (event: PointerEvent) => {
			began.current = event.target;
		},
		onClick: (event: { target: EventTarget }) => {
			const outside = event.target === dialog.current && began.current !== null && began.current === dialog.current;
			if (outside) dialog.current?.close();
		},
	};
}
