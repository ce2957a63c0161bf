import { useQuery } from "@tanstack/react-query";
import { type CopyKind, rowsWithCopy } from "@/data/working-copies/repository";

/** Head of the query keys of working copies. */
export const COPIES_KEY = "working-copies";

/** Saving invalidates the query, so this only bounds how long another device's change stays unseen. Each new row would ask again. */
const FRESH_FOR_MS = 15_000;

/** Whether a row has changes that visitors don't see yet. All rows of a list share one request. */
export function useHasCopy(kind: CopyKind, id: string): boolean {
	const { data } = useQuery({
		queryKey: [COPIES_KEY, kind],
		queryFn: ({ signal }) => rowsWithCopy(kind, signal),
		retry: false,
		staleTime: FRESH_FOR_MS,
	});
	return data?.has(id) ?? false;
}

export function CopyBadge({ kind, id }: { kind: CopyKind; id: string }) {
	if (!useHasCopy(kind, id)) return null;
	return (
		<>
			{" "}
			<span className="inline-block whitespace-nowrap rounded-full border border-accent/40 bg-accent-wash px-2 align-[0.1em] font-medium text-[0.72rem] text-ink leading-5">
				Unpublished changes
			</span>
		</>
	);
}
