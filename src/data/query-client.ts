import { QueryClient } from "@tanstack/react-query";
import { RequestFailed } from "./request-failed";

/** Data is fresh for a minute; returning to the window refreshes older data without a spinner (decisions.md R32). */
export const FRESH_FOR_MS = 60_000;

/** One cache for the whole page. Reads are tried twice at the most, and a time-out not again: the only layer that retries. */
export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			staleTime: FRESH_FOR_MS,
			retry: (failures, error) => failures < 1 && error instanceof RequestFailed && error.retryable,
			retryDelay: () => 300 + Math.random() * 300,
			refetchOnWindowFocus: true,
		},
		mutations: { retry: false },
	},
});
