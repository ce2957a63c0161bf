import type { PostSummary } from "@/data/blogs/schema";

/** What a reader wants to see; null and the empty text ask for nothing. */
export interface PostFilter {
	category: string | null;
	tag: string | null;
	text: string;
}

export const noFilter: PostFilter = { category: null, tag: null, text: "" };

/** A name that may be chosen, and how many posts bear it. */
export interface PostName {
	name: string;
	count: number;
}

const MAX_TEXT = 200;

/** What the address asks for, as ?category=, ?tag= and ?q=. */
export function readFilter(query: URLSearchParams): PostFilter {
	return {
		category: query.get("category")?.trim() || null,
		tag: query.get("tag")?.trim() || null,
		text: (query.get("q") ?? "").slice(0, MAX_TEXT),
	};
}

/** The same for an address; what is not asked for is left out. */
export function writeFilter({ category, tag, text }: PostFilter): Record<string, string> {
	return { ...(category ? { category } : {}), ...(tag ? { tag } : {}), ...(text.trim() ? { q: text } : {}) };
}

export const isFiltering = (filter: PostFilter): boolean => Object.keys(writeFilter(filter)).length > 0;

/** Posts that bear the category and the tag, and have every word somewhere in title, excerpt or tags; capitals and accents do not matter. */
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

/** The names of some posts, each once, the most frequent first. */
export function countNames(posts: PostSummary[], namesOf: (post: PostSummary) => string[]): PostName[] {
	const counts = new Map<string, PostName>();
	for (const name of posts.flatMap(namesOf)) {
		const known = counts.get(plain(name));
		if (known) known.count += 1;
		else counts.set(plain(name), { name, count: 1 });
	}
	return [...counts.values()].sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, "en"));
}

/** Whether two spellings are one name. */
export function isSameName(a: string | null, b: string | null): boolean {
	return a !== null && b !== null && plain(a) === plain(b);
}

const plain = (text: string): string =>
	text
		.normalize("NFKD")
		.replace(/[\u0300-\u036f]+/g, "")
		.toLowerCase()
		.trim();
