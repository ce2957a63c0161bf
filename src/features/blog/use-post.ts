import { useEffect, useState } from "react";
import { findBundledPost, isSamePost, type PrerenderedPost, postQuery, prerenderedPostKey } from "@/data/blogs/queries";
import type { PostSummary } from "@/data/blogs/schema";
import { queryClient } from "@/data/query-client";
import { usePublicQuery } from "@/data/use-public-query";
import { useHydrated } from "@/shared/hooks/use-hydrated";

/** What became of a post's address. */
export type OpenedPost =
	| { status: "loading" }
	| { status: "missing" }
	| { status: "failed"; retry: () => void }
	/** Without content its words are in the page's HTML; how they begin is known all the same. */
	| { status: "ready"; post: PostSummary; content: string | null; beginning: string };

/**
 * The post behind an id or a slug. One that the site brings itself is there at once, until the database turns out to have it, too.
 *
 * @param posts every public post, as far as it is known.
 */
export function usePost(idOrSlug: string, posts: PostSummary[]): OpenedPost {
	const hydrated = useHydrated();
	const own = findBundledPost(idOrSlug);
	// Only the page of its own address was written with the words (src/app/public-routes.tsx); another one shows that it loads.
	const [isAdopted] = useState(!hydrated && own !== undefined && own.slug === idOrSlug);
	const current = own ? (posts.find((post) => isSamePost(post, own)) ?? own) : null;
	const stays = isAdopted && current?.bundled === true;
	const adopted = usePrerendered(idOrSlug, hydrated);
	const { data, status, error, refetch } = usePublicQuery({ ...postQuery(current ?? idOrSlug), enabled: !stays });
	useEffect(() => {
		if (error) console.error("Blog post:", error.message);
	}, [error]);
	if (stays) return { status: "ready", post: current, content: null, beginning: "" };
	// Its words stay in the HTML until the database has others; a failure takes nothing away.
	if (adopted && (data ? data.updatedAt === adopted.post.updatedAt : status !== "success")) {
		return { status: "ready", ...adopted, content: null };
	}
	if (data && hydrated) return { status: "ready", post: data, content: data.content, beginning: "" };
	if (status === "pending" || !hydrated) return { status: "loading" };
	if (status === "error") return { status: "failed", retry: () => void refetch() };
	return { status: "missing" };
}

/** What the page's HTML already shows of a post of the database, if it does. */
function usePrerendered(slug: string, hydrated: boolean): PrerenderedPost | null {
	const [adopted] = useState(() => (hydrated ? null : (queryClient.getQueryData<PrerenderedPost>(prerenderedPostKey(slug)) ?? null)));
	return adopted;
}
