import type { StaticPost } from "./post-schema";

/** A static post without its content. */
export interface StaticPostCard extends Omit<StaticPost, "content"> {
	/** Words of the content, for the reading time. */
	words: number;
}

const posts = import.meta.glob<StaticPost>(["./*.ts", "!./post-schema.ts", "!./list.ts", "!./load.ts", "!./*.test.ts"], {
	eager: true,
	import: "post",
});

/** The static posts, newest first. The build replaces this module with the list, so that pages don't load the articles. */
export const staticPosts: StaticPostCard[] = Object.values(posts)
	.map(({ content, ...card }) => ({ ...card, words: content.replace(/<[^>]*>/g, " ").match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0 }))
	.sort((a, b) => b.publishedDate.localeCompare(a.publishedDate) || a.slug.localeCompare(b.slug));
