import { type LucideIcon, Upload } from "lucide-react";
import { type ClipboardEvent, type DragEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { IconButton } from "@/features/admin/ui/icon-button";
import { Button } from "@/shared/ui/button";
import type { ButtonVariant } from "@/shared/ui/button-styles";

interface FileButtonProps extends ButtonVariant {
	children: ReactNode;
	label?: string;
	multiple?: boolean;
	onFiles: (files: File[]) => void;
}

export function FileButton({ children, label, multiple = false, onFiles, tone = "line", size = "s" }: FileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<Button tone={tone} size={size} aria-label={label} onClick={() => input.current?.click()}>
				<Upload aria-hidden="true" className="size-4" />
				{children}
			</Button>
			<FileInput input={input} multiple={multiple} onFiles={onFiles} />
		</>
	);
}

interface IconFileButtonProps {
	label: string;
	Icon: LucideIcon;
	isBusy: boolean;
	onFile: (file: File) => void;
}

export function IconFileButton({ label, Icon, isBusy, onFile }: IconFileButtonProps) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<>
			<IconButton label={label} Icon={Icon} isOff={isBusy} onClick={() => input.current?.click()} />
			<FileInput input={input} multiple={false} onFiles={([file]) => file && onFile(file)} />
		</>
	);
}

interface FileInputProps {
	input: RefObject<HTMLInputElement | null>;
	multiple: boolean;
	onFiles: (files: File[]) => void;
}

function FileInput({ input, multiple, onFiles }: FileInputProps) {
	return (
		<input
			ref={input}
			type="file"
			hidden
			tabIndex={-1}
			aria-hidden="true"
			multiple={multiple}
			accept="image/jpeg,image/png,image/webp,image/avif,image/gif"
			onChange={(event) => {
				const files = [...(event.target.files ?? [])];
				// Reset, so that the same file can be chosen again after a failure.
				event.target.value = "";
				if (files.length > 0) onFiles(files);
			}}
		/>
	);
}

/** While dragging, the browser says that there are files but not which. */
function holdsFiles(transfer: DataTransfer | null): transfer is DataTransfer {
	return transfer?.types.includes("Files") ?? false;
}

/** Takes files that are dropped on an element or pasted into it; leaves text alone. */
export function useDropFiles(take: (files: File[]) => void) {
	const [depth, setDepth] = useState(0);
	const handle = (event: DragEvent | ClipboardEvent, transfer: DataTransfer | null) => {
		if (!holdsFiles(transfer)) return false;
		// By default, the browser leaves the page and shows the file.
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
			// Child elements fire these events too: the counter tells when the pointer has left all of them.
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
				if (isPastedFile(event.clipboardData) && handle(event, event.clipboardData)) give(event.clipboardData);
			},
		},
	};
}

/** Whether a paste brings files. Spreadsheets add a picture to the text of copied cells; some systems add the name to a copied file. */
export function isPastedFile(data: DataTransfer): boolean {
	return data.files.length > 0 && (data.getData("text/html") === "" || data.getData("text/plain") === "");
}

export function DropOverlay({ shown, text }: { shown: boolean; text: string }) {
	if (!shown) return null;
	return (
		<div className="pointer-events-none absolute -inset-2 z-20 grid place-items-center rounded-box border-2 border-accent border-dashed bg-accent-wash/90">
			<p className="m-0 font-semibold text-ink">{text}</p>
		</div>
	);
}
