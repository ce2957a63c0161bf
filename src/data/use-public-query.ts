import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { queryClient } from "./query-client";

/**
 * `useQuery` on the site's one cache, for public components. They need no provider, so that pages without rows load no query code.
 *
 * @param options of a query.
 * @returns the query's state; its data refetches when the window gets the focus or the connection comes back.
 */
export function usePublicQuery<Data, Key extends QueryKey>(options: UseQueryOptions<Data, Error, Data, Key>): UseQueryResult<Data> {
	// The client listens for focus and connection while it is mounted; it counts its mounts.
	useEffect(() => {
		queryClient.mount();
		return () => queryClient.unmount();
	}, []);
	return useQuery(options, queryClient);
}
