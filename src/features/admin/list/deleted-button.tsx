import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/shared/ui/button";
import type { DeletedWords } from "./deleted-words";
import { logFailure } from "./row-failures";

type Dialog = typeof import("./deleted-dialog").DeletedDialog;
type Source = Awaited<ReturnType<DeletedWords["load"]>>;

/** Opens what was deleted from this list. All of it loads with the first click; should it not, a toast says so. */
export function DeletedButton({ words }: { words: DeletedWords }) {
	const button = useRef<HTMLButtonElement>(null);
	const [loaded, setLoaded] = useState<{ Dialog: Dialog; rows: Source } | null>(null);
	const open = async () => {
		try {
			const [{ DeletedDialog: Dialog }, rows] = await Promise.all([import("./deleted-dialog"), words.load()]);
			setLoaded({ Dialog, rows });
		} catch (error) {
			logFailure(words.log, error);
			toast.error("Error", { description: "The deleted entries did not open. Please try again.", duration: Number.POSITIVE_INFINITY });
		}
	};
	const close = () => {
		setLoaded(null);
		button.current?.focus();
	};
	return (
		<>
			<Button ref={button} tone="quiet" size="s" aria-haspopup="dialog" onClick={() => void open()}>
				<Trash2 aria-hidden="true" className="size-4" />
				Deleted
			</Button>
			{loaded ? <loaded.Dialog words={words} rows={loaded.rows} onClose={close} /> : null}
		</>
	);
}
