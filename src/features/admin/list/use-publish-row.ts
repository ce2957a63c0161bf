import { useCallback } from "react";
import { toast } from "sonner";
import type { SaveOutcome } from "@/data/admin-rows/admin-rows";
import { publicationColumns } from "@/data/admin-rows/publication";
import { comingDay } from "@/data/blogs/input-date";
import { readableDay } from "@/features/admin/editor/local-time";
import { reportFailure, UNDO_MS, undoAction } from "./row-failures";
import { useRowTask } from "./use-row-task";

interface Publishable {
	id: string;
	status?: string | null;
	published_at?: string | null;
	published_date?: string | null | undefined;
	version?: number | null;
}

/** The columns that publish and unpublish. */
interface PublicationColumns {
	status: "draft" | "published";
	published_at?: string | null;
	/** Only for a post that is published before its date. */
	published_date?: string;
}

/** Publishing in the words of one kind of row. Must keep its identity. */
export interface Publishing<Row> {
	name: string;
	log: string;
	/** "Portfolio": begins the sentences. */
	noun: string;
	update: (id: string, version: number, changes: PublicationColumns) => Promise<SaveOutcome<Row>>;
}

/** Publishes a row, or takes it off the site, and offers to undo it. A row that somebody else changed meanwhile is left as it is. */
export function usePublishRow<Row extends Publishable>({ name, log, noun, update }: Publishing<Row>) {
	const { busyId, run, refresh } = useRowTask(name);

	const write = useCallback(
		async (row: Row, changes: PublicationColumns): Promise<Row | null> => {
			const outcome = await update(row.id, row.version ?? 1, changes);
			if ("saved" in outcome) return { ...outcome.saved.row, version: outcome.saved.version };
			toast.error(`This ${noun.toLowerCase()} was changed elsewhere`, {
				description: "Nothing was written. The list shows it as it is now.",
				duration: Number.POSITIVE_INFINITY,
			});
			return null;
		},
		[update, noun],
	);

	const publish = useCallback(
		(row: Row, status: "draft" | "published") =>
			run(row.id, async () => {
				try {
					const now = new Date();
					const isEarly = status === "published" && row.status !== "draft" && comingDay(row.published_date, now) !== null;
					const saved = await write(row, {
						...publicationColumns({ status, publishAt: "" }, row.published_at ?? null, now),
						...(isEarly ? { published_date: now.toISOString() } : {}),
					});
					if (!saved) return;
					const before: PublicationColumns = {
						status: row.status === "draft" ? "draft" : "published",
						published_at: row.published_at ?? null,
						...(isEarly && row.published_date ? { published_date: row.published_date } : {}),
					};
					const undo = async () => {
						if (await write(saved, before)) toast.success("Undone");
						await refresh();
					};
					const day = status === "published" ? comingDay(saved.published_date, now) : null;
					toast.success(`${noun} ${status === "published" ? "published" : "unpublished"}`, {
						description: day ? `Visible from ${readableDay(day)}.` : undefined,
						duration: UNDO_MS,
						action: undoAction(log, undo),
					});
				} catch (error) {
					reportFailure(log, error, "Something went wrong. Please try again.");
				}
			}),
		[run, write, refresh, noun, log],
	);
	return { busyId, publish };
}
