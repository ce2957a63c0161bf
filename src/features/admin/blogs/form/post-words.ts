import { staticPosts } from "@/content/blog/list";
import type { PostVocabulary } from "@/data/blogs/admin-repository";

/** The categories that every form offers. */
const CATEGORIES = ["AI & Machine Learning", "Mobile Development", "SaaS", "Web Development", "Tech Trends", "Case Studies"];

/** What a form offers: the words of the administrator's posts first among the tags, and of the posts that the site brings itself. */
export function offeredWords(used: PostVocabulary | undefined): PostVocabulary {
	return {
		categories: distinct([...CATEGORIES, ...(used?.categories ?? []), ...staticPosts.map(({ category }) => category)]),
		tags: distinct([...(used?.tags ?? []), ...staticPosts.flatMap(({ tags }) => tags)]),
	};
}

/**
 * The tags to offer beside a list: those that hold what is typed, without those that are in the list.
 *
 * @param most so many at most.
 */
export function suggestedTags(offered: string[], chosen: string[], typed: string, most: number): string[] {
	const known = new Set(chosen.map(key));
	const wanted = key(typed);
	return offered.filter((tag) => !known.has(key(tag)) && key(tag).includes(wanted)).slice(0, most);
}

const key = (text: string) => text.trim().toLocaleLowerCase();

/** Each once, in whatever case; the first spelling stays. */
function distinct(words: string[]): string[] {
	const keys = words.map(key);
	return words.filter((_word, index) => keys.indexOf(keys[index] ?? "") === index);
}
