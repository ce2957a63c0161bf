import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { KeptVersion } from "@/data/revisions/repository";
import type { Revision } from "@/data/revisions/schema";
import type { EditedRow } from "../editor-definition";
import type { EditorHistory } from "./history-definition";

interface Asked<Row extends EditedRow> {
	/** Head of the query keys that the rows stand in: whatever changes a row asks for its history again. */
	table: string;
	id: string;
	rows: EditorHistory<Row>["rows"];
	read: (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>;
}

/** Something that is read: on its way, here, or not to be had for now. */
export type Reading<Data> = { state: "loading" } | { state: "read"; data: Data } | { state: "failed"; retry: () => void };

/** A version beside the row as it is now; null for what is there no longer. */
export interface Compared<Row> {
	now: Row | null;
	kept: KeptVersion<Row> | null;
}

/** The kept versions of a row, newest first, and the one that is looked at beside the row as it is now. */
export function useVersions<Row extends EditedRow>({ table, id, rows, read }: Asked<Row>) {
	const key = [table, "admin", "history", id];
	const [chosen, choose] = useState<number | null>(null);
	// Somebody else may have saved a moment ago.
	const list = useQuery({ queryKey: [...key, "list"], queryFn: ({ signal }) => rows.listRevisions(id, signal), staleTime: 0 });
	const newest = list.data?.[0] ?? null;
	// At first the newest; it stays that one when a newer one comes: nobody restores what they have not looked at.
	if (chosen === null && newest) choose(newest.id);
	const shown = list.data?.find((revision) => revision.id === chosen) ?? newest;
	const now = useQuery({ queryKey: [...key, "now"], queryFn: async ({ signal }) => (await read(id, signal))?.row ?? null, staleTime: 0 });
	const kept = useQuery({
		queryKey: [...key, "version", shown?.id],
		queryFn: ({ signal }) => (shown ? rows.readRevision(shown.id, signal) : null),
		enabled: shown !== null,
		staleTime: Number.POSITIVE_INFINITY,
	});
	const isFailed = (now.isError && !now.isFetching) || (kept.isError && !kept.isFetching);
	const retry = () => {
		if (now.isError) void now.refetch();
		if (kept.isError) void kept.refetch();
	};
	const compared: Reading<Compared<Row>> =
		now.data !== undefined && kept.data !== undefined
			? { state: "read", data: { now: now.data, kept: kept.data } }
			: isFailed
				? { state: "failed", retry }
				: { state: "loading" };
	return { list: readingOf(list), shown, choose, compared };
}

function readingOf(list: {
	data: Revision[] | undefined;
	isError: boolean;
	isFetching: boolean;
	refetch: () => unknown;
}): Reading<Revision[]> {
	if (list.data) return { state: "read", data: list.data };
	return list.isError && !list.isFetching ? { state: "failed", retry: () => void list.refetch() } : { state: "loading" };
}
