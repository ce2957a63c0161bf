import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toast } from "sonner";
import type { SaveOutcome } from "@/data/admin-rows/admin-rows";
import { publicationColumns } from "@/data/admin-rows/publication";
import { comingDay } from "@/data/posts/input-date";
import { isRefusedByCheck } from "@/data/request-failed";
import { readableDay } from "@/features/admin/editor/local-time";
import { ask } from "@/features/admin/ui/confirm";
import { loadedCopies } from "@/features/admin/ui/copy-badge";
import { reportFailure, UNDO_MS, undoAction } from "@/features/admin/ui/failures";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { useMounted } from "@/shared/hooks/use-mounted";
import { uniqueId } from "@/shared/lib/unique-id";

export function useEntryActions<Row extends { id: string }>(labels: Removal<Row> & Publishing<Row> & Duplication) {
	const removing = useRemoveRow(labels);
	const publishing = usePublishRow(labels);
	const copying = useDuplicateRow(labels);
	const busyId = removing.busyId ?? publishing.busyId ?? copying.busyId;
	const { remove } = removing;
	const { publish } = publishing;
	const { duplicate } = copying;
	return { busyId, actions: useMemo(() => ({ remove, publish, duplicate }), [remove, publish, duplicate]) };
}

/** Runs one task at a time, in order, and refetches the lists afterwards. Skips a task of a row that already runs or waits. */
export function useRowTask(name: string) {
	const client = useQueryClient();
	const last = useRef(Promise.resolve());
	const pending = useRef(new Set<string>());
	const [busyId, setBusyId] = useState<string | null>(null);

	const refresh = useCallback(
		() => Promise.all([name, "dashboard"].map((head) => client.invalidateQueries({ queryKey: [head] }))).then(() => {}),
		[client, name],
	);
	const run = useCallback(
		async (id: string, task: () => Promise<void>) => {
			if (pending.current.has(id)) return;
			pending.current.add(id);
			const turn = last.current.then(() => {
				setBusyId(id);
				return task();
			});
			last.current = turn.catch(() => {});
			try {
				await turn;
			} finally {
				pending.current.delete(id);
				await refresh();
				rescueFocus();
				setBusyId((now) => (now === id ? null : now));
			}
		},
		[refresh],
	);
	return { busyId, run, refresh };
}

/** Must keep its identity. */
export interface Removal<Row> {
	name: string;
	log: string;
	question: string;
	deleted: string;
	restored: string;
	failed: string;
	/** "portfolios" */
	many: string;
	/**
	 * Deletes this version of a row and returns it, or null when an earlier attempt, whose answer was lost, has.
	 * @throws if nothing was deleted.
	 */
	remove: (id: string, version: number) => Promise<Row | null>;
	restore: (row: Row) => Promise<unknown>;
}

/** What the toast of a deletion says that brought no row for an Undo. */
export const deletedEarlier = (count: number, many: string) => ({
	description: `To bring ${count === 1 ? "it" : "them"} back, open “Deleted” in the list of all ${many}.`,
	duration: UNDO_MS,
});

export function useRemoveRow<Row>(removal: Removal<Row>) {
	const { busyId, run, refresh } = useRowTask(removal.name);
	const remove = useCallback(
		async (id: string, version: number) => {
			if (!(await ask({ title: removal.question, action: "Delete", isDangerous: true }))) return;
			const undo = async (row: Row) => {
				await removal.restore(row);
				toast.success(removal.restored);
				await refresh();
			};
			return run(id, async () => {
				try {
					const row = await removal.remove(id, version);
					if (row) toast.success(removal.deleted, { duration: UNDO_MS, action: undoAction(removal.log, () => undo(row)) });
					else toast.success(removal.deleted, deletedEarlier(1, removal.many));
				} catch (error) {
					reportFailure(removal.log, error, removal.failed);
				}
			});
		},
		[removal, run, refresh],
	);
	return { busyId, remove };
}

/** Must keep its identity. */
export interface Duplication {
	name: string;
	log: string;
	/** "Portfolio" */
	noun: string;
	duplicate: (original: string, id: string) => Promise<unknown>;
	editHref: (id: string) => string;
}

export function useDuplicateRow({ name, log, noun, duplicate: copy, editHref }: Duplication) {
	const navigate = useNavigate();
	const { pathname, search } = useLocation();
	// A ref, so that a new address doesn't render all rows again.
	const place = useRef("");
	useLayoutEffect(() => {
		place.current = pathname + search;
	}, [pathname, search]);
	const { busyId, run } = useRowTask(name);
	const mounted = useMounted();
	// A second try must not make a second copy when the answer to the first was lost.
	const ids = useRef(new Map<string, string>());
	const duplicate = useCallback(
		(original: string) =>
			run(original, async () => {
				try {
					const id = ids.current.get(original) ?? uniqueId();
					ids.current.set(original, id);
					await copy(original, id);
					ids.current.delete(original);
					toast.success(`${noun} duplicated`, { description: "The copy is a draft and isn't on the site." });
					if (mounted.current) navigate(editHref(id), { state: { list: place.current } });
				} catch (error) {
					reportFailure(log, error, "Something went wrong. Please try again.");
				}
			}),
		[run, copy, editHref, navigate, mounted, noun, log],
	);
	return { busyId, duplicate };
}

export interface Publishable {
	id: string;
	status?: string | null | undefined;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
	version?: number | null | undefined;
}

interface PublicationColumns {
	status: "draft" | "published";
	published_at?: string | null;
	/** Only for a post that is published before its date. */
	published_date?: string;
}

/** The columns that publish or unpublish a row. A date in the future moves to today. */
export function publicationChange(row: Publishable, status: "draft" | "published", now: Date): PublicationColumns {
	const isEarly = status === "published" && row.status !== "draft" && comingDay(row.published_date, now) !== null;
	return {
		...publicationColumns({ status, publishAt: "" }, row.published_at ?? null, now),
		...(isEarly ? { published_date: now.toISOString() } : {}),
	};
}

/** The columns that give a row back the publication it has now. */
export function copyPublication(row: Publishable): PublicationColumns {
	return {
		status: row.status === "draft" ? "draft" : "published",
		published_at: row.published_at ?? null,
		...(comingDay(row.published_date, new Date()) !== null && row.published_date ? { published_date: row.published_date } : {}),
	};
}

/** Must keep its identity. */
export interface Publishing<Row> {
	name: string;
	log: string;
	/** "Portfolio" */
	noun: string;
	update: (id: string, version: number, changes: PublicationColumns) => Promise<SaveOutcome<Row>>;
}

/** Publishes or unpublishes a row, with undo. Never overwrites a newer version. */
export function usePublishRow<Row extends Publishable>({ name, log, noun, update }: Publishing<Row>) {
	const { busyId, run, refresh } = useRowTask(name);
	const client = useQueryClient();

	const write = useCallback(
		async (row: Row, changes: PublicationColumns): Promise<Row | null> => {
			const outcome = await update(row.id, row.version ?? 1, changes);
			if ("saved" in outcome) return { ...outcome.saved.row, version: outcome.saved.version };
			toast.error(`This ${noun.toLowerCase()} was changed elsewhere`, {
				description: "Your change wasn't applied. The list is now up to date.",
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
					const saved = await write(row, publicationChange(row, status, now));
					if (!saved) return;
					const before = copyPublication(row);
					const undo = async () => {
						if (await write(saved, before)) toast.success("Change undone");
						await refresh();
					};
					const day = status === "published" ? comingDay(saved.published_date, now) : null;
					const notes = [
						day && `Visible from ${readableDay(day)}.`,
						status === "published" && loadedCopies(client, name).has(row.id) && "Unpublished changes stay unpublished.",
					];
					toast.success(`${noun} ${status === "published" ? "published" : "unpublished"}`, {
						description: notes.filter(Boolean).join(" ") || undefined,
						duration: UNDO_MS,
						action: undoAction(log, undo),
					});
				} catch (error) {
					const usual = "Something went wrong. Please try again.";
					const reason = `This ${noun.toLowerCase()} isn't complete. Open it and update it to see what is missing.`;
					reportFailure(log, error, isRefusedByCheck(error) ? reason : usual);
				}
			}),
		[run, write, refresh, client, name, noun, log],
	);
	return { busyId, publish };
}
