import { useEffect, useMemo } from "react";
import { bundledPosts, mergePosts, newestFirst, POSTS_CHANGED_KEY, postsQuery } from "@/data/blogs/queries";
import type { PostSummary } from "@/data/blogs/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { useHydrated } from "@/shared/hooks/use-hydrated";

export interface PostsState {
	/** Newest first: static posts at once, the database's once they are loaded. */
	posts: PostSummary[];
	/** Of the administrator's posts: "failed" only while none of them is shown. */
	status: "loading" | "ready" | "failed";
	retry: () => void;
}

/** Every public post, kept up to date while the page is open. A failure leaves the site's own. */
export function usePosts(): PostsState {
	const { data, status, error, refetch } = usePublicQuery(postsQuery);
	useRefreshOnChange();
	useEffect(() => {
		if (error) console.error("Blog:", error.message);
	}, [error]);
	// The prerendered HTML has the static posts only, even if the cache has more before this page hydrates.
	const rows = useHydrated() ? data : undefined;
	const posts = useMemo(() => newestFirst(mergePosts(bundledPosts, rows ?? [])), [rows]);
	return { posts, status: rows ? "ready" : status === "error" ? "failed" : "loading", retry: () => void refetch() };
}

/** A save in another tab of this browser is shown here at once. */
function useRefreshOnChange(): void {
	useEffect(() => {
		const refresh = (event: StorageEvent) => {
			if (event.key === POSTS_CHANGED_KEY) void queryClient.invalidateQueries({ queryKey: postsQuery.queryKey });
		};
		addEventListener("storage", refresh);
		return () => removeEventListener("storage", refresh);
	}, []);
}
