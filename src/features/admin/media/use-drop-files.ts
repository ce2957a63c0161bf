import { type ClipboardEvent, type DragEvent, useState } from "react";

/** Whether something that is dragged or pasted holds files; a browser says so before it says which. */
function holdsFiles(transfer: DataTransfer | null): transfer is DataTransfer {
	return transfer?.types.includes("Files") ?? false;
}

/**
 * Takes files that are dropped on an element or pasted into it. Text is left to what is under the pointer or has the focus.
 *
 * @returns whether files hover over the element, and the element's handlers.
 */
export function useDropFiles(take: (files: File[]) => void) {
	const [depth, setDepth] = useState(0);
	const handle = (event: DragEvent | ClipboardEvent, transfer: DataTransfer | null) => {
		if (!holdsFiles(transfer)) return false;
		// Otherwise the browser leaves the page and shows the file.
		event.preventDefault();
		event.stopPropagation();
		return true;
	};
	const give = (transfer: DataTransfer) => {
		const files = [...transfer.files];
		if (files.length > 0) take(files);
	};
	return {
		over: depth > 0,
		handlers: {
			// Every element inside is entered and left too: counting tells when the last is left.
			onDragEnter: (event: DragEvent) => {
				if (handle(event, event.dataTransfer)) setDepth((now) => now + 1);
			},
			onDragOver: (event: DragEvent) => {
				if (handle(event, event.dataTransfer)) event.dataTransfer.dropEffect = "copy";
			},
			onDragLeave: (event: DragEvent) => {
				if (holdsFiles(event.dataTransfer)) setDepth((now) => Math.max(0, now - 1));
			},
			onDrop: (event: DragEvent) => {
				setDepth(0);
				if (handle(event, event.dataTransfer)) give(event.dataTransfer);
			},
			onPaste: (event: ClipboardEvent) => {
				if (event.clipboardData.files.length > 0 && handle(event, event.clipboardData)) give(event.clipboardData);
			},
		},
	};
}
