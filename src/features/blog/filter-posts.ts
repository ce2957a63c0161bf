import type { PostSummary } from "@/data/posts/schema";

/** Null and the empty text filter nothing. */
export interface PostFilter {
	category: string | null;
	tag: string | null;
	text: string;
}

export const noFilter: PostFilter = { category: null, tag: null, text: "" };

export interface PostName {
	name: string;
	count: number;
}

const MAX_TEXT = 200;

/** Reads ?category=, ?tag= and ?q=. */
export function readFilter(query: URLSearchParams): PostFilter {
	return {
		category: query.get("category")?.trim() || null,
		tag: query.get("tag")?.trim() || null,
		text: (query.get("q") ?? "").slice(0, MAX_TEXT),
	};
}

/** Writes a filter as URL parameters without the empty ones. */
export function writeFilter({ category, tag, text }: PostFilter): Record<string, string> {
	return { ...(category ? { category } : {}), ...(tag ? { tag } : {}), ...(text.trim() ? { q: text } : {}) };
}

export const isFiltering = (filter: PostFilter): boolean => Object.keys(writeFilter(filter)).length > 0;

/** Matches category, tag, and every word in title, excerpt or tags, ignoring case, accents and the kinds of quotation marks and dashes. */
export function filterPosts(posts: PostSummary[], { category, tag, text }: PostFilter): PostSummary[] {
	const words = plain(text).split(/\s+/).filter(Boolean);
	return posts.filter((post) => {
		if (category && !isSameName(post.category, category)) return false;
		if (tag && !post.tags.some((one) => isSameName(one, tag))) return false;
		if (words.length === 0) return true;
		const told = plain([post.title, post.excerpt, ...post.tags].join(" "));
		return words.every((word) => told.includes(word));
	});
}

/** Returns each name once, the most frequent first. */
export function countNames(posts: PostSummary[], getNames: (post: PostSummary) => string[]): PostName[] {
	const counts = new Map<string, PostName>();
	for (const name of posts.flatMap(getNames)) {
		const known = counts.get(plain(name));
		if (known) known.count += 1;
		else counts.set(plain(name), { name, count: 1 });
	}
	return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
}

export function isSameName(a: string | null, b: string | null): boolean {
	return a !== null && b !== null && plain(a) === plain(b);
}

const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]+/g, "")
		.replace(/[‘’‛ʼ]/g, "'")
		.replace(/[“”„‟]/g, '"')
		.replace(/[\p{Pd}−]/gu, "-")
		.toLowerCase()
		.trim();

const MAX_RELATED = 3;

export function relatedPosts(posts: PostSummary[], post: PostSummary): PostSummary[] {
	return posts.filter((other) => other.id !== post.id && isSameName(other.category, post.category)).slice(0, MAX_RELATED);
}

/** Returns the posts before and after one. `posts` are sorted newest first. */
export function findNeighbors(posts: PostSummary[], post: PostSummary): { older: PostSummary | null; newer: PostSummary | null } {
	const place = posts.findIndex(({ id }) => id === post.id);
	if (place < 0) return { older: null, newer: null };
	return { older: posts[place + 1] ?? null, newer: posts[place - 1] ?? null };
}
