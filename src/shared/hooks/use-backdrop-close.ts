import { type PointerEvent, type RefObject, useRef } from "react";

/** Handlers that close a modal dialog on a click on its backdrop, but not when a text selection ends there. */
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
