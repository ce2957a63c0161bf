import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { useHydrated } from "@/shared/hooks/use-hydrated";
import { noFilter, type PostFilter, readFilter, writeFilter } from "./filter-posts";

/** The filter that the address carries, and a way to write it there, in the place of the present entry. */
export function usePostFilter(): [PostFilter, (filter: PostFilter) => void] {
	const [query, setQuery] = useSearchParams();
	const asked = useMemo(() => readFilter(query), [query]);
	const write = useCallback((wanted: PostFilter) => setQuery(writeFilter(wanted), { replace: true, preventScrollReset: true }), [setQuery]);
	// The HTML shows every post.
	return [useHydrated() ? asked : noFilter, write];
}
