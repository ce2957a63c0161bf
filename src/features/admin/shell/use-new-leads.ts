import { useQuery } from "@tanstack/react-query";
import { readCounts } from "@/data/dashboard";

/** The counts are eight requests: on every return to the window they would be too many. */
const FRESH_FOR_MS = 30_000;

/** How many leads nobody has read; 0 while that is unknown. The dashboard shows the same counts, from the same cache. */
export function useNewLeads(): number {
	const { data } = useQuery({
		queryKey: ["dashboard", "counts"],
		queryFn: ({ signal }) => readCounts(signal),
		staleTime: FRESH_FOR_MS,
		refetchOnWindowFocus: true,
	});
	return data?.newLeads ?? 0;
}
