import { focusManager, QueryClient } from "@tanstack/react-query";
import { RequestFailed } from "./request-failed";

/** Data is fresh for a minute; returning to the window refreshes older data without a spinner. */
export const FRESH_FOR_MS = 60_000;

// The library listens only to visibility; returning from another window counts too.
focusManager.setEventListener((changed) => {
	if (typeof window === "undefined") return undefined;
	const returned = () => changed();
	window.addEventListener("focus", returned);
	document.addEventListener("visibilitychange", returned);
	return () => {
		window.removeEventListener("focus", returned);
		document.removeEventListener("visibilitychange", returned);
	};
});

export const queryClient = new QueryClient({
	defaultOptions: {
		queries: {
			// Fail at once when offline; the default would show a skeleton forever.
			networkMode: "always",
			staleTime: FRESH_FOR_MS,
			retry: (failures, error) => failures < 1 && error instanceof RequestFailed && error.retryable,
			retryDelay: () => 300 + Math.random() * 300,
			refetchOnWindowFocus: true,
			refetchOnReconnect: true,
		},
		mutations: { retry: false, networkMode: "always" },
	},
});
