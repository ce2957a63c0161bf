import { History } from "lucide-react";
import { useContext, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import { showFailure } from "@/features/admin/ui/failures";
import { Button } from "@/shared/ui/button";
import type { EditedRow, EditorTypes } from "../editor-definition";
import { EditorToolsContext } from "../editor-page";
import type { Editor } from "../use-editor";
import type { EditorHistory } from "./history-definition";

interface Loaded<Row extends EditedRow> {
	Dialog: typeof import("./history-dialog").HistoryDialog;
	history: EditorHistory<Row>;
}

export function HistoryButton<T extends EditorTypes>({ editor }: { editor: Editor<T> }) {
	const place = useContext(EditorToolsContext);
	const button = useRef<HTMLButtonElement>(null);
	const [loaded, setLoaded] = useState<Loaded<T["row"]> | null>(null);
	const { definition } = editor;
	const open = async () => {
		try {
			const [{ HistoryDialog: Dialog }, history] = await Promise.all([import("./history-dialog"), definition.history()]);
			setLoaded({ Dialog, history });
		} catch (error) {
			console.error("History:", error instanceof Error ? error.message : error);
			showFailure("The history couldn't be opened. Please try again.");
		}
	};
	const close = () => {
		// The open dialog would take the focus back.
		flushSync(() => setLoaded(null));
		button.current?.focus();
	};
	if (!place) return null;
	return createPortal(
		<>
			<Button ref={button} tone="line" size="s" disabled={editor.saving} aria-haspopup="dialog" onClick={() => void open()}>
				<History aria-hidden="true" className="size-4" />
				History
			</Button>
			{loaded ? <loaded.Dialog editor={editor} history={loaded.history} onClose={close} /> : null}
		</>,
		place,
	);
}
