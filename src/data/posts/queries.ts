import { queryOptions } from "@tanstack/react-query";
import type { StaticPostCard } from "@/content/blog/list";
import { loadStaticPost } from "@/content/blog/load";
import { shownPosts } from "@/content/samples/shown-posts";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { readInstant } from "@/shared/lib/time/instant";
import { getPost, getPosts } from "./repository";
import { toReadingMinutes } from "./row-mapper";
import type { OpenedPost, Post, PostSummary } from "./schema";

export const POSTS_CHANGED_KEY = "blogs:changed";

export const bundledPosts: PostSummary[] = shownPosts.map(toSummary);

export const postsQuery = queryOptions({
	queryKey: ["blogs", "public"],
	queryFn: ({ signal }): Promise<PostSummary[]> => getPosts(signal),
});

/** A post of the list, or the one with this id or slug; null when it doesn't exist. */
export const postQuery = (wanted: PostSummary | string) =>
	queryOptions({
		queryKey: ["blogs", "public", typeof wanted === "string" ? wanted : wanted.id, typeof wanted !== "string" && wanted.bundled],
		queryFn: ({ signal }): Promise<Post | null> => {
			if (typeof wanted === "string") return getPost(wanted, signal);
			return wanted.bundled ? withContent(wanted) : getPost(wanted.id, signal);
		},
	});

export interface PrerenderedPost {
	post: OpenedPost;
	beginning: string;
}

/** The cache key of the post that a page was built with. */
export const prerenderedPostKey = (slug: string) => ["blogs", "prerendered", slug] as const;

/** The built-in post with this id or slug. */
export function findBundledPost(idOrSlug: string): PostSummary | undefined {
	return bundledPosts.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
}

/** Whether two posts have the same id or slug. */
export function isSamePost(a: PostSummary, b: PostSummary): boolean {
	return a.id === b.id || (a.slug !== null && a.slug === b.slug);
}

/** The built-in posts, then the stored ones. See docs/decisions.md, "Built-in posts and stored posts share one list". */
export function mergePosts(own: PostSummary[], rows: PostSummary[]): PostSummary[] {
	const inPlace = own.map((post) => rows.find((row) => isSamePost(row, post)) ?? post);
	return [...new Set([...inPlace, ...rows])];
}

/** Posts in the order of screens: newest first, those without a date last. */
export function sortNewestFirst(posts: PostSummary[]): PostSummary[] {
	return [...posts].sort((a, b) => (b.publishedDate ?? "").localeCompare(a.publishedDate ?? "") || a.id.localeCompare(b.id));
}

async function withContent(post: PostSummary): Promise<Post> {
	const { content } = await loadStaticPost(post.slug ?? "");
	return { ...post, content, readingTime: post.readingTime ?? toReadingMinutes(countWords(content)) };
}

function toSummary({ words, author, image, imageAlt, publishedDate, ...card }: StaticPostCard): PostSummary {
	return {
		...card,
		author: { ...author, avatar: null },
		featuredImage: image,
		featuredImageAlt: imageAlt,
		readingTime: toReadingMinutes(words),
		publishedDate: readInstant(publishedDate),
		updatedAt: null,
		featured: false,
		bundled: true,
	};
}
