import { useState } from "react";
import { toast } from "sonner";
import { RowGone } from "@/data/admin-rows/row-errors";
import { RowIsBack } from "@/data/revisions/repository";
import type { DeletedRow } from "@/data/revisions/schema";
import { editorSession } from "@/features/admin/editor/editor-session";
import { explainFailure } from "@/features/admin/editor/save-failure";
import { type DeletedWords, placeOf } from "./deleted-words";
import { logFailure } from "./row-failures";
import { useRowTask } from "./use-row-task";

/** Brings deleted rows back, one at a time; `done` when one is there again. */
export function useBringBack(words: DeletedWords, rows: Awaited<ReturnType<DeletedWords["load"]>>, done: () => void) {
	const { run } = useRowTask(words.name);
	// Ends with the answer: the lists are read again behind the dialog, and nobody waits for them here.
	const [busyId, setBusyId] = useState<string | null>(null);
	const [failure, setFailure] = useState<{ rowId: string; text: string } | null>(null);
	const { noun } = words;

	const bringBack = (row: DeletedRow): Promise<void> =>
		run(row.rowId, async () => {
			setFailure(null);
			setBusyId(row.rowId);
			try {
				toast.success(`${noun} brought back`, { description: placeOf(await rows.bringBack(row.id)) });
				done();
			} catch (error) {
				if (error instanceof RowIsBack) {
					toast(`This ${noun.toLowerCase()} is back already`, { description: "The list shows it as it is now." });
					return done();
				}
				logFailure(words.log, error);
				const kind = error instanceof RowGone ? "gone" : (await explainFailure(error, editorSession)).kind;
				setFailure({ rowId: row.rowId, text: failureText(kind, noun.toLowerCase(), row) });
				if (kind === "session") void editorSession.end().catch(() => undefined);
			} finally {
				setBusyId(null);
			}
		});
	return { busyId, bringBack, failure };
}

type FailureKind = Awaited<ReturnType<typeof explainFailure>>["kind"];

function failureText(kind: FailureKind, noun: string, { slug }: DeletedRow): string {
	if (kind === "slug-taken") return `Another ${noun} has its address “${slug}” now. Give that one another slug, then bring this one back.`;
	if (kind === "session") return "Your session has ended. Sign in, then bring it back again.";
	if (kind === "network") return "No answer from the server. Try again: nothing is done twice.";
	if (kind === "gone") return "It was not brought back: the database keeps it no longer, or did not take it.";
	if (kind === "refused") return "You may not bring it back.";
	return "It was not brought back: the server could not take it. Try again.";
}
