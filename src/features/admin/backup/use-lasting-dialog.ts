import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";

/**
 * A modal dialog that can't be closed while it works; leaving the page then asks for confirmation.
 *
 * @param working whether the dialog must stay; @param onClose called when it closes.
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
		// Browsers close a dialog on the second Esc even if "cancel" was prevented, but respect preventDefault on the key.
		onKeyDown: (event: KeyboardEvent) => void (working && event.key === "Escape" && event.preventDefault()),
		onCancel: (event: SyntheticEvent) => void (working && event.preventDefault()),
		onClose: () => {
			if (working) dialog.current?.showModal();
			else onClose();
		},
	};
	return { dialog, handlers, close: () => dialog.current?.close() };
}
