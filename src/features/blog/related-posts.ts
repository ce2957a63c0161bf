import type { PostSummary } from "@/data/blogs/schema";
import { isSameName } from "./filter-posts";

/** Related posts that a page shows. */
const MAX_RELATED = 3;

/** Posts of the same category, not the post itself, at most three. */
export function relatedPosts(posts: PostSummary[], post: PostSummary): PostSummary[] {
	return posts.filter((other) => other.id !== post.id && isSameName(other.category, post.category)).slice(0, MAX_RELATED);
}

/**
 * The posts before and after one by date.
 *
 * @param posts newest first.
 */
export function neighborsOf(posts: PostSummary[], post: PostSummary): { older: PostSummary | null; newer: PostSummary | null } {
	const place = posts.findIndex(({ id }) => id === post.id);
	if (place < 0) return { older: null, newer: null };
	return { older: posts[place + 1] ?? null, newer: posts[place - 1] ?? null };
}
