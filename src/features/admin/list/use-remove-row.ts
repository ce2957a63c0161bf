import { useCallback } from "react";
import { toast } from "sonner";
import { LIST_HEADING } from "./list-words";
import { reportFailure, UNDO_MS, undoAction } from "./row-failures";
import { useRowTask } from "./use-row-task";

/** Deleting in the words of one kind of row. Must keep its identity. */
export interface Removal<Row> {
	/** Head of the query keys that the rows stand in. */
	name: string;
	log: string;
	question: string;
	deleted: string;
	restored: string;
	failed: string;
	/** Deletes a row that has this version and gives it back whole; @throws when nothing was deleted. */
	remove: (id: string, version: number) => Promise<Row>;
	/** Puts it back; without it there is no Undo. */
	restore?: (row: Row) => Promise<unknown>;
}

/** Asks, deletes, says so, and offers to undo it. One deletion at a time. */
export function useRemoveRow<Row>(removal: Removal<Row>) {
	const { busyId, run, refresh } = useRowTask(removal.name);
	const remove = useCallback(
		(id: string, version: number) => {
			if (!confirm(removal.question)) return Promise.resolve();
			const { restore } = removal;
			const undo = async (row: Row) => {
				await restore?.(row);
				toast.success(removal.restored);
				await refresh();
			};
			return run(id, async () => {
				try {
					const row = await removal.remove(id, version);
					toast.success(removal.deleted, {
						duration: UNDO_MS,
						action: restore ? undoAction(removal.log, () => undo(row)) : undefined,
					});
					// The button that had the focus goes with its row.
					document.getElementById(LIST_HEADING)?.focus({ preventScroll: true });
				} catch (error) {
					reportFailure(removal.log, error, removal.failed);
				}
			});
		},
		[removal, run, refresh],
	);
	return { busyId, remove };
}
