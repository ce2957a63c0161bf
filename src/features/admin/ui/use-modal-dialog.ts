import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef } from "react";
import { useBackdropClose } from "@/shared/hooks/use-backdrop-close";

interface ModalDialogOptions {
	onClose: () => void;
	/** Keeps the dialog open, and asks before leaving the page. */
	isLocked?: boolean;
}

/**
 * Opens a <dialog> as modal on mount. Esc and a click on the backdrop close it.
 *
 * @returns its ref and handlers, and a function that closes it.
 */
export function useModalDialog({ onClose, isLocked = false }: ModalDialogOptions) {
	const dialog = useRef<HTMLDialogElement>(null);
	const backdrop = useBackdropClose(dialog);
	useEffect(() => dialog.current?.showModal(), []);
	useEffect(() => {
		if (!isLocked) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener("beforeunload", ask);
		return () => window.removeEventListener("beforeunload", ask);
	}, [isLocked]);
	const handlers = {
		onPointerDown: backdrop.onPointerDown,
		onClick: (event: SyntheticEvent) => void (isLocked || backdrop.onClick(event)),
		// Browsers close a dialog on the second Esc even if "cancel" was prevented, but respect preventDefault on the key.
		onKeyDown: (event: KeyboardEvent) => void (isLocked && event.key === "Escape" && event.preventDefault()),
		onCancel: (event: SyntheticEvent) => void (isLocked && event.preventDefault()),
		onClose: () => {
			if (isLocked) dialog.current?.showModal();
			else onClose();
		},
	};
	return { dialog, handlers, close: () => dialog.current?.close() };
}
