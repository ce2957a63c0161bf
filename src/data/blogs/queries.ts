import { queryOptions } from "@tanstack/react-query";
import { type StaticPostCard, staticPosts } from "@/content/blog/list";
import { loadStaticPost } from "@/content/blog/load";
import { readInstant } from "@/shared/lib/instant";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { getPost, getPosts } from "./repository";
import { minutesOf } from "./row-mapper";
import type { Post, PostSummary } from "./schema";

/** Key of the storage event by which an administrator's tab tells the others that posts changed. */
export const POSTS_CHANGED_KEY = "blogs:changed";

/** The posts that the site brings itself, newest first. */
export const bundledPosts: PostSummary[] = staticPosts.map(toSummary);

/** The administrator's posts. Without them the site's own are shown. */
export const postsQuery = queryOptions({
	queryKey: ["blogs", "public"],
	queryFn: ({ signal }): Promise<PostSummary[]> => getPosts(signal),
});

/**
 * One post with its content, or null when there is none.
 *
 * @param wanted a post that is known from a list, or the id or slug that somebody asks for.
 */
export const postQuery = (wanted: PostSummary | string) =>
	queryOptions({
		queryKey: ["blogs", "public", typeof wanted === "string" ? wanted : wanted.id, typeof wanted !== "string" && wanted.bundled],
		queryFn: ({ signal }): Promise<Post | null> => {
			if (typeof wanted === "string") return getPost(wanted, signal);
			return wanted.bundled ? withContent(wanted) : getPost(wanted.id, signal);
		},
	});

/** A post whose words stand in its page's HTML, and how they begin. */
export interface PrerenderedPost {
	post: PostSummary;
	/** For a description, where the post has no excerpt. */
	beginning: string;
}

/** Where the cache keeps what came with the HTML of a post of the database. */
export const prerenderedPostKey = (slug: string) => ["blogs", "prerendered", slug] as const;

/** The post that the site brings itself under an id or a slug. */
export function findBundledPost(idOrSlug: string): PostSummary | undefined {
	return bundledPosts.find(({ id, slug }) => id === idOrSlug || slug === idOrSlug);
}

/** Whether two posts are one: by their id, or because both want the same address. */
export function isSamePost(a: PostSummary, b: PostSummary): boolean {
	return a.id === b.id || (a.slug !== null && a.slug === b.slug);
}

/**
 * The built-in posts followed by the stored ones. See docs/decisions.md, "Built-in posts and stored posts share one list".
 */
export function mergePosts(own: PostSummary[], rows: PostSummary[]): PostSummary[] {
	const inPlace = own.map((post) => rows.find((row) => isSamePost(row, post)) ?? post);
	return [...new Set([...inPlace, ...rows])];
}

/** Posts as screens show them: newest first, those without a date last. */
export function newestFirst(posts: PostSummary[]): PostSummary[] {
	return [...posts].sort((a, b) => (b.publishedDate ?? "").localeCompare(a.publishedDate ?? "") || a.id.localeCompare(b.id));
}

async function withContent(post: PostSummary): Promise<Post> {
	const { content } = await loadStaticPost(post.slug ?? "");
	return { ...post, content, readingTime: post.readingTime ?? minutesOf(countWords(content)) };
}

function toSummary({ words, author, image, imageAlt, publishedDate, ...card }: StaticPostCard): PostSummary {
	return {
		...card,
		author: { ...author, avatar: null },
		featuredImage: image,
		featuredImageAlt: imageAlt,
		readingTime: minutesOf(words),
		publishedDate: readInstant(publishedDate),
		updatedAt: null,
		featured: false,
		bundled: true,
	};
}
