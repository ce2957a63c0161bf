import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { logFailure, showFailure } from "@/features/admin/ui/failures";
import { Button } from "@/shared/ui/button";
import type { DeletedLabels } from "./list-definition";

type Dialog = typeof import("./deleted-dialog").DeletedDialog;
type Source = Awaited<ReturnType<DeletedLabels["load"]>>;

/** Loads the dialog and its data on click; a failure shows a toast. */
export function DeletedButton({ labels }: { labels: DeletedLabels }) {
	const button = useRef<HTMLButtonElement>(null);
	const [loaded, setLoaded] = useState<{ Dialog: Dialog; rows: Source } | null>(null);
	const open = async () => {
		try {
			const [{ DeletedDialog: Dialog }, rows] = await Promise.all([import("./deleted-dialog"), labels.load()]);
			setLoaded({ Dialog, rows });
		} catch (error) {
			logFailure(labels.log, error);
			showFailure("The deleted entries couldn't be opened. Please try again.");
		}
	};
	const close = () => {
		// The open dialog would take the focus back.
		flushSync(() => setLoaded(null));
		button.current?.focus();
	};
	return (
		<>
			<Button ref={button} tone="quiet" size="s" aria-haspopup="dialog" onClick={() => void open()}>
				<Trash2 aria-hidden="true" className="size-4" />
				Deleted
			</Button>
			{loaded ? <loaded.Dialog labels={labels} rows={loaded.rows} onClose={close} /> : null}
		</>
	);
}
