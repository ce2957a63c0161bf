import type { StaticPost } from "./post-schema";

/** What a list needs of a post that the site brings itself. */
export interface StaticPostCard extends Omit<StaticPost, "content"> {
	/** Words of the content, for the reading time. */
	words: number;
}

const posts = import.meta.glob<StaticPost>(["./*.ts", "!./post-schema.ts", "!./list.ts", "!./load.ts", "!./*.test.ts"], {
	eager: true,
	import: "post",
});

/**
 * The posts that the site brings itself, newest first. The build puts the finished list in place of this module
 * (scripts/vite/evaluated.ts), so that no page loads six articles to name them.
 */
export const staticPosts: StaticPostCard[] = Object.values(posts)
	.map(({ content, ...card }) => ({ ...card, words: content.replace(/<[^>]*>/g, " ").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0 }))
	.sort((a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.slug.localeCompare(b.slug));
