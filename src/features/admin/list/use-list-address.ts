import { useCallback, useLayoutEffect, useMemo, useRef } from "react";
import { useSearchParams } from "react-router-dom";
import { type ListRules, type ListState, readAddress, writeAddress } from "./list-address";

/** What is to be different; a change of anything but the page starts at the first page again. */
export type ListChange = Partial<Omit<ListState, "filters">> & { filters?: Record<string, string> };

/**
 * The state of a list, kept in the address: it survives a reload, can be sent to somebody, and Back undoes it.
 *
 * @param rules must keep its identity.
 */
export function useListAddress(rules: ListRules) {
	const [query, setQuery] = useSearchParams();
	const state = useMemo(() => readAddress(query, rules), [query, rules]);
	// The state that was asked for last: two changes before the next rendering add up.
	const latest = useRef(state);
	const write = useRef(setQuery);
	useLayoutEffect(() => {
		latest.current = state;
		write.current = setQuery;
	}, [state, setQuery]);

	const change = useCallback(
		(wanted: ListChange, entry: "push" | "replace" = "push") => {
			const before = latest.current;
			const after = { ...before, page: 1, ...wanted, filters: { ...before.filters, ...wanted.filters } };
			const address = writeAddress(after, rules);
			if (address.toString() === writeAddress(before, rules).toString()) return;
			latest.current = after;
			write.current(address, { replace: entry === "replace", preventScrollReset: true });
		},
		[rules],
	);
	return { state, change };
}
