import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { toast } from "sonner";
import { ADMIN_PAGE_SIZE } from "@/data/admin-rows/list-query";
import { showFailure } from "@/features/admin/ui/failures";
import { rescueFocus } from "@/features/admin/ui/lost-focus";
import { clearFilters, isFiltered, type ListRules, type ListState, readAddress, writeAddress } from "./list-definition";

interface ListSource<Row> {
	name: string;
	rules: ListRules;
	/** Must keep its identity. `known` is the total of another page with the same filters. @throws if the page can't be read. */
	read: (state: ListState, signal: AbortSignal, known?: number) => Promise<{ rows: Row[]; total: number }>;
	failed?: string;
	log: string;
	/** Milliseconds; other screens change the rows of a list with 0. */
	staleTime?: number;
}

export type List<Row> = ReturnType<typeof useList<Row>>;

export function useList<Row>({ name, rules, read, failed, log, staleTime }: ListSource<Row>) {
	const client = useQueryClient();
	// At once, not after this page of rows has been rendered as old.
	const { state, change } = useListAddress(rules, (next) => void client.prefetchQuery(createPageQuery(next)));
	const page = useQuery(createPageQuery(state));
	const narrowed = isFiltered(state, rules);
	// The unfiltered first page: provides the total and is ready when filters are cleared.
	const whole = useQuery({ ...createPageQuery(clearFilters(state, rules)), enabled: narrowed, retry: false });

	function createPageQuery(wanted: ListState) {
		return {
			queryKey: [name, "admin", "list", log, writeAddress(wanted, rules).toString()],
			// Keep `narrowed` with the rows, so that placeholder rows show their own total.
			queryFn: async ({ signal }: { signal: AbortSignal }) => ({
				...(await read(wanted, signal, knownTotal(client, name, log, rules, wanted))),
				narrowed: isFiltered(wanted, rules),
			}),
			placeholderData: keepPreviousData,
			...(staleTime === undefined ? {} : { staleTime }),
		};
	}

	const { data, error, isPlaceholderData } = page;
	useFailureToast(error, log, failed);

	const pages = Math.max(1, Math.ceil((data?.total ?? 0) / ADMIN_PAGE_SIZE));
	const isBeyond = data !== undefined && !isPlaceholderData && state.page > pages;
	useEffect(() => {
		// Go to the last page if the current one no longer exists.
		if (isBeyond) change({ page: pages }, "replace");
	}, [isBeyond, pages, change]);

	// An empty page of another address doesn't mean that this one is empty.
	const isUnknown = isPlaceholderData && data?.rows.length === 0;
	return {
		/** Names the list in this browser's settings. */
		name: log,
		rules,
		state,
		change,
		clear: () => {
			change({ q: "", filters: clearFilters(state, rules).filters });
			rescueFocus();
		},
		narrowed,
		rows: data && !isBeyond && !isUnknown ? data.rows : null,
		total: isUnknown ? undefined : data?.total,
		all: data?.narrowed ? (whole.isPlaceholderData ? undefined : whole.data?.total) : undefined,
		pages,
		busy: isPlaceholderData,
		failed: error !== null && data === undefined,
		retrying: page.isFetching,
		retry: () => {
			void page.refetch();
			rescueFocus();
		},
	};
}

/** The total of a page with the same filters. A change of a row makes all pages stale, so that the next one counts again. */
function knownTotal(client: QueryClient, name: string, log: string, rules: ListRules, wanted: ListState): number | undefined {
	const serializeFilters = ({ q, filters }: ListState) => writeAddress({ q, filters, page: 1, sort: rules.order }, rules).toString();
	const asked = serializeFilters(wanted);
	const fresh = client.getQueryCache().findAll({ queryKey: [name, "admin", "list", log], stale: false });
	const page = fresh.find(({ queryKey }) => serializeFilters(readAddress(new URLSearchParams(String(queryKey[4])), rules)) === asked);
	return page && client.getQueryData<{ total: number }>(page.queryKey)?.total;
}

/** Shows `failed` while the list can't be loaded. */
function useFailureToast(error: Error | null, log: string, failed: string | undefined) {
	useEffect(() => {
		const id = `${log}-load`;
		if (!error) {
			// sonner dismisses in the next frame: without a toast that would remove the one of a failure that comes before it.
			if (toast.getToasts().some((shown) => shown.id === id)) toast.dismiss(id);
			return;
		}
		console.error(`${log}:`, error instanceof Error ? error.message : error);
		if (failed) showFailure(failed, id);
	}, [error, failed, log]);
}

/** Any change other than of the page returns to page 1. */
type ListChange = Partial<Omit<ListState, "filters">> & { filters?: Record<string, string> };

/** Keeps the list's state in the URL. `rules` must keep their identity. */
function useListAddress(rules: ListRules, onChange: (next: ListState) => void) {
	const [query, setQuery] = useSearchParams();
	const state = useMemo(() => readAddress(query, rules), [query, rules]);
	// The last requested state, so that two changes before a render add up.
	const latest = useRef(state);
	const write = useRef({ setQuery, onChange });
	useLayoutEffect(() => {
		latest.current = state;
	}, [state]);
	useLayoutEffect(() => {
		write.current = { setQuery, onChange };
	});

	const change = useCallback(
		(wanted: ListChange, entry: "push" | "replace" = "push") => {
			const before = latest.current;
			const after = { ...before, page: 1, ...wanted, filters: { ...before.filters, ...wanted.filters } };
			const address = writeAddress(after, rules);
			if (address.toString() === writeAddress(before, rules).toString()) return;
			latest.current = after;
			write.current.onChange(after);
			// At once, so that the next press, as of the same column head, starts from this state and not from the one before it.
			write.current.setQuery(address, { replace: entry === "replace", preventScrollReset: true, flushSync: entry === "push" });
		},
		[rules],
	);
	return { state, change };
}
