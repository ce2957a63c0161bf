import { useEffect, useMemo } from "react";
import { bundledPosts, mergePosts, POSTS_CHANGED_KEY, postsQuery, sortNewestFirst } from "@/data/posts/queries";
import type { PostSummary } from "@/data/posts/schema";
import { prerenderedLists } from "@/data/prerendered-lists";
import { usePublicQuery, useRefreshOnChange } from "@/data/use-public-query";
import { useHydrated } from "@/shared/hooks/use-hydrated";

export interface PostsState {
	/** Newest first: static posts at once, the database's once they are loaded. */
	posts: PostSummary[];
	/** State of the database's posts: "failed" only while none of them is shown. */
	status: "loading" | "ready" | "failed";
	retry: () => void;
}

/** Loads every public post and keeps it up to date. After a failure the static posts remain. */
export function usePosts(): PostsState {
	const { data, status, error, refetch } = usePublicQuery(postsQuery);
	useRefreshOnChange(POSTS_CHANGED_KEY, postsQuery.queryKey);
	useEffect(() => {
		if (error) console.error("Blog:", error.message);
	}, [error]);
	// The prerendered HTML has the rows of the build, even if the cache has newer ones before this page hydrates.
	const rows = useHydrated() ? data : prerenderedLists()?.posts;
	const posts = useMemo(() => sortNewestFirst(mergePosts(bundledPosts, rows ?? [])), [rows]);
	return { posts, status: rows ? "ready" : status === "error" ? "failed" : "loading", retry: () => void refetch() };
}
