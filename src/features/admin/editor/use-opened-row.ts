import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { toast } from "sonner";
import type { SavedRow } from "@/data/admin-rows/admin-rows";
import type { EditorKind } from "./editor-kinds";

/** A row to edit: still coming, here, or not to be had for now. */
export type OpenedRow<Row> = { state: "loading" } | { state: "open"; opened: SavedRow<Row> } | { state: "failed"; retry: () => void };

/**
 * Reads one row for editing. One that does not exist leads back to the list with a notice.
 */
export function useOpenedRow<Row>(
	kind: EditorKind,
	id: string,
	read: (id: string, signal?: AbortSignal) => Promise<SavedRow<Row> | null>,
): OpenedRow<Row> {
	const navigate = useNavigate();
	const { data, isError, isFetching, errorUpdatedAt, refetch } = useQuery({
		queryKey: [kind.table, "admin", "edit", id],
		queryFn: ({ signal }) => read(id, signal),
		// Read afresh each time that the form opens, and never again under the hands of somebody who edits.
		staleTime: "static",
		gcTime: 0,
	});
	useEffect(() => {
		if (data !== null) return;
		toast.error(kind.missing.title, {
			id: `${kind.table}-missing`,
			description: kind.missing.detail,
			duration: Number.POSITIVE_INFINITY,
		});
		navigate(kind.list, { replace: true });
	}, [data, navigate, kind]);
	useEffect(() => {
		if (isError && errorUpdatedAt > 0)
			toast.error("Error", { id: `${kind.table}-load`, description: kind.loadFailed, duration: Number.POSITIVE_INFINITY });
	}, [isError, errorUpdatedAt, kind]);
	if (data) return { state: "open", opened: data };
	if (isError && !isFetching) return { state: "failed", retry: () => void refetch() };
	return { state: "loading" };
}
