import { type QueryClient, useQuery } from "@tanstack/react-query";
import { type CopyKind, rowsWithCopy } from "@/data/working-copies/repository";

/** Head of the query keys of working copies. */
export const COPIES_KEY = "working-copies";

/** Saving invalidates the query, so these only bound how long another device's change stays unseen. */
const FRESH_FOR_MS = 15_000;
const POLL_MS = 60_000;

const NONE: ReadonlySet<string> = new Set();

/** Ids of the rows with changes that visitors don't see yet. Once for a list: a query in each row cost as much as its cells. */
export function useCopiedRows(kind: CopyKind): ReadonlySet<string> {
	const { data } = useQuery({
		queryKey: [COPIES_KEY, kind],
		queryFn: ({ signal }) => rowsWithCopy(kind, signal),
		retry: false,
		staleTime: FRESH_FOR_MS,
		refetchInterval: POLL_MS,
		structuralSharing: (before, after) => (isSameSet(before, after) ? before : after),
	});
	return data ?? NONE;
}

/** The same ids for a list's table, as far as they are loaded. */
export function loadedCopies(client: QueryClient, table: string): ReadonlySet<string> {
	return client.getQueryData([COPIES_KEY, table === "portfolios" ? "project" : "post"]) ?? NONE;
}

/** Keeps the old set for the same ids, so that an unchanged answer renders no rows. */
function isSameSet(before: unknown, after: unknown): boolean {
	if (!(before instanceof Set && after instanceof Set) || before.size !== after.size) return false;
	return [...before].every((id) => after.has(id));
}

export function CopyBadge() {
	return (
		<>
			{" "}
			<span className="inline-block whitespace-nowrap rounded-full border border-accent/40 bg-accent-wash px-2 align-[0.1em] font-medium text-[0.72rem] text-ink leading-5">
				Unpublished changes
			</span>
		</>
	);
}
