import { Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { toast } from "sonner";
import type { RowHistory } from "@/data/revisions/repository";
import { logFailure } from "@/features/admin/ui/failures";
import { publicStateOf } from "@/features/admin/ui/state-badge";
import { Button } from "@/shared/ui/button";

interface Returned {
	id: string;
	status?: string | null | undefined;
	listed?: boolean | null | undefined;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
}

/** Must keep its identity. */
export interface DeletedWords {
	/** Head of the query keys. */
	name: "portfolios" | "blogs";
	log: string;
	/** "Portfolio" */
	noun: string;
	/** "Deleted portfolios" */
	title: string;
	/** Loads on first use. */
	load: () => Promise<Pick<RowHistory<Returned>, "listDeleted"> & { bringBack: (revisionId: number) => Promise<Returned> }>;
}

const places: Record<ReturnType<typeof publicStateOf>, string> = {
	draft: "It is a draft: it is not on the site.",
	scheduled: "It is scheduled, as it was.",
	unlisted: "It is published and not listed, as it was.",
	published: "It is on the site again, under its old address.",
};

export function placeOf({ status = null, listed = null, published_at, published_date }: Returned): string {
	return places[publicStateOf({ status, listed, published_at, published_date })];
}

type Dialog = typeof import("./deleted-dialog").DeletedDialog;
type Source = Awaited<ReturnType<DeletedWords["load"]>>;

/** Loads the dialog and its data on click; a failure shows a toast. */
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
