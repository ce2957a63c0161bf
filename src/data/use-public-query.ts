import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "./query-client";

/** `useQuery` on the shared cache without a provider, so that pages without rows load no query code. */
export function usePublicQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): UseQueryResult<Data> {
	useEffect(() => {
		queryClient.mount();
		return () => queryClient.unmount();
	}, []);
	return useQuery(options, queryClient);
}

/** Refreshes a query after a save in another tab of this browser. @param changedKey the key in storage that the save writes */
export function useRefreshOnChange(changedKey: string, queryKey: QueryKey): void {
	useEffect(() => {
		const refresh = (event: StorageEvent) => {
			if (event.key === changedKey) void queryClient.invalidateQueries({ queryKey });
		};
		addEventListener("storage", refresh);
		return () => removeEventListener("storage", refresh);
	}, [changedKey, queryKey]);
}
