import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";

/** Always stale, so that a return to the window refetches. */
export function useDashboardQuery<T>(name: string, read: (signal: AbortSignal) => Promise<T>) {
	const { data, error, refetch } = useQuery({
		queryKey: ["dashboard", name],
		queryFn: ({ signal }) => read(signal),
		staleTime: 0,
	});
	useEffect(() => {
		if (error) console.error("Dashboard:", name, error instanceof Error ? error.message : error);
	}, [error, name]);
	return { data, failed: error !== null && data === undefined, retry: () => void refetch() };
}
