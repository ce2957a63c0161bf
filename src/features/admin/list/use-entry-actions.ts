import { useMemo } from "react";
import { type Duplication, useDuplicateRow } from "./use-duplicate-row";
import { type Publishing, usePublishRow } from "./use-publish-row";
import { type Removal, useRemoveRow } from "./use-remove-row";

/** All that can be done with the rows of a table that has states. */
export function useEntryActions<Row extends { id: string }>(words: Removal<Row> & Publishing<Row> & Duplication) {
	const removing = useRemoveRow(words);
	const publishing = usePublishRow(words);
	const copying = useDuplicateRow(words);
	const busyId = removing.busyId ?? publishing.busyId ?? copying.busyId;
	const { remove } = removing;
	const { publish } = publishing;
	const { duplicate } = copying;
	return useMemo(() => ({ busyId, remove, publish, duplicate }), [busyId, remove, publish, duplicate]);
}
