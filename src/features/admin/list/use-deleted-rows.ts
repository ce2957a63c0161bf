import { useInfiniteQuery } from "@tanstack/react-query";
import { DELETED_PAGE } from "@/data/revisions/repository";
import type { DeletedWords } from "./deleted-words";

/** Deleted rows, page after page: on their way, here, or not to be had for now. */
export function useDeletedRows(name: string, { listDeleted }: Pick<Awaited<ReturnType<DeletedWords["load"]>>, "listDeleted">) {
	const pages = useInfiniteQuery({
		queryKey: [name, "admin", "deleted"],
		queryFn: ({ pageParam, signal }) => listDeleted(pageParam, signal),
		initialPageParam: null as number | null,
		getNextPageParam: (last) => (last.length < DELETED_PAGE ? null : (last.at(-1)?.id ?? null)),
		// Somebody else may have deleted something a moment ago.
		staleTime: 0,
	});
	if (pages.data) {
		const more = { busy: pages.isFetchingNextPage, failed: pages.isFetchNextPageError, run: () => void pages.fetchNextPage() };
		return { state: "read" as const, rows: pages.data.pages.flat(), more: pages.hasNextPage ? more : null };
	}
	if (pages.isError && !pages.isFetching) return { state: "failed" as const, retry: () => void pages.refetch() };
	return { state: "loading" as const };
}
