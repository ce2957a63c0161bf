import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";

/**
 * A modal dialog that stays while it works: neither Esc nor a click nor a gesture closes it then, and leaving the page is asked about.
 *
 * @param working whether it does; @param onClose called when it is closed.
 * @returns the dialog's place, its handlers, and how to close it.
 */
export function useLastingDialog(working: boolean, onClose: () => void) {
	const dialog = useRef<HTMLDialogElement>(null);
	const backdrop = useBackdropClose(dialog);
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		if (!working) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [working]);
	const handlers = {
		onPointerDown: backdrop.onPointerDown,
		onClick: (event: SyntheticEvent) => void (working || backdrop.onClick(event)),
		// A browser closes a dialog at the second Esc, whatever its "cancel" was answered; the key itself it respects.
		onKeyDown: (event: KeyboardEvent) => void (working && event.key === "Escape" && event.preventDefault()),
		onCancel: (event: SyntheticEvent) => void (working && event.preventDefault()),
		onClose: () => {
			if (working) dialog.current?.showModal();
			else onClose();
		},
	};
	return { dialog, handlers, close: () => dialog.current?.close() };
}
