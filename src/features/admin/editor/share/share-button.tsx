import { Share2 } from "lucide-react";
import { type ComponentType, useContext, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { reportFailure } from "@/features/admin/ui/failures";
import { Button } from "@/shared/ui/button";
import type { EditorKind } from "../editor-definition";
import { EditorToolsContext } from "../editor-page";
import type { ShareDialogProps } from "./share-dialog";

interface ShareButtonProps {
	kind: EditorKind;
	rowId: () => string;
	disabled: boolean;
}

/** Opens the preview links of a stored row. */
export function ShareButton({ kind, rowId, disabled }: ShareButtonProps) {
	const place = useContext(EditorToolsContext);
	const button = useRef<HTMLButtonElement>(null);
	const [Loaded, setLoaded] = useState<ComponentType<ShareDialogProps> | null>(null);
	const open = async () => {
		try {
			const { ShareDialog } = await import("./share-dialog");
			setLoaded(() => ShareDialog);
		} catch (error) {
			reportFailure("Share preview", error, "The preview links couldn't be opened. Please try again.");
		}
	};
	const close = () => {
		setLoaded(null);
		button.current?.focus();
	};
	if (!place) return null;
	return createPortal(
		<>
			<Button ref={button} tone="line" size="s" disabled={disabled} aria-haspopup="dialog" onClick={() => void open()}>
				<Share2 aria-hidden="true" className="size-4" />
				Share preview
			</Button>
			{Loaded ? <Loaded table={kind.table} noun={kind.noun} rowId={rowId()} onClose={close} /> : null}
		</>,
		place,
	);
}
