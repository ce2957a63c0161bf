import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { toast } from "sonner";
import { ADMIN_PAGE_SIZE } from "@/data/admin-rows/list-query";
import { isFiltered, type ListRules, type ListState, unfiltered, writeAddress } from "./list-address";
import { useListAddress } from "./use-list-address";

export interface ListSource<Row> {
	/** Head of the query key, such as "portfolios": whatever changes rows invalidates it. */
	name: string;
	rules: ListRules;
	/** One page of `ADMIN_PAGE_SIZE` rows; @throws when it cannot be read. Must keep its identity. */
	read: (state: ListState, signal: AbortSignal) => Promise<{ rows: Row[]; total: number }>;
	/** What a toast says when it could not be read; without it a line in the list says it alone. */
	failed?: string;
	/** Name of the list in the console. */
	log: string;
}

export type List<Row> = ReturnType<typeof useList<Row>>;

/** A page of a list: its state in the address, its rows, and how many there are in all. */
export function useList<Row>({ name, rules, read, failed, log }: ListSource<Row>) {
	const { state, change } = useListAddress(rules);
	const page = useQuery(pageOf(state));
	const narrowed = isFiltered(state, rules);
	// The whole list's first page: it says "of 214", and it is there when the filters are cleared.
	const whole = useQuery({ ...pageOf(unfiltered(state, rules)), enabled: narrowed, retry: false });

	function pageOf(wanted: ListState) {
		return {
			queryKey: [name, "admin", "list", log, writeAddress(wanted, rules).toString()],
			// With whether they are narrowed: while the next rows are on their way, the old ones tell their own number.
			queryFn: async ({ signal }: { signal: AbortSignal }) => ({ ...(await read(wanted, signal)), narrowed: isFiltered(wanted, rules) }),
			placeholderData: keepPreviousData,
		};
	}

	const { data, error, isPlaceholderData } = page;
	useEffect(() => {
		if (!error) {
			toast.dismiss(`${log}-load`);
			return;
		}
		console.error(`${log}:`, error instanceof Error ? error.message : error);
		if (failed) toast.error("Error", { description: failed, duration: Number.POSITIVE_INFINITY, id: `${log}-load` });
	}, [error, failed, log]);

	const pages = Math.max(1, Math.ceil((data?.total ?? 0) / ADMIN_PAGE_SIZE));
	const isBeyond = data !== undefined && !isPlaceholderData && state.page > pages;
	useEffect(() => {
		// Whoever stands behind the last page, because its rows were deleted, is led to it.
		if (isBeyond) change({ page: pages }, "replace");
	}, [isBeyond, pages, change]);

	return {
		rules,
		state,
		change,
		clear: () => change({ q: "", filters: unfiltered(state, rules).filters }),
		narrowed,
		/** Null while the first page is on its way. */
		rows: data && !isBeyond ? data.rows : null,
		/** Rows that the search and the filters leave; undefined until it is known. */
		total: data?.total,
		/** All rows, where the rows that are shown are not all of them, and once it is known. */
		all: data?.narrowed ? (whole.isPlaceholderData ? undefined : whole.data?.total) : undefined,
		pages,
		busy: isPlaceholderData,
		/** Nothing to show, because it could not be read. */
		failed: error !== null && data === undefined,
		retrying: page.isFetching,
		retry: () => void page.refetch(),
	};
}
