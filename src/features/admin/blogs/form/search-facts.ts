import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { beginningOf } from "@/shared/lib/rich-text/plain-text";
import { slugOf } from "@/shared/lib/slug";
import { fullTitle } from "@/shared/seo/page-head";
import type { PostForm } from "./post-form-schema";

/** Longest description that is made out of a post's words. */
const LONGEST_DESCRIPTION = 160;
/** What search engines show on one line, about. */
const TITLE_FITS = 60;
const SHORT_DESCRIPTION = 70;

/** The end of the address that a post will get; empty where only the save can tell: a title without a Latin letter gets a random one. */
export function futureSlug({ slug, title }: Pick<PostForm, "slug" | "title">): string {
	if (slug.trim() !== "") return slug.trim();
	return /[a-z0-9]/i.test(title.normalize("NFKD")) ? slugOf(title) : "";
}

/** An address without what everybody leaves out when reading it. */
export function shownAddress(slug: string): string {
	return `${new URL(site.url).host}${decodeURIComponent(paths.blogPost(slug || "…"))}`;
}

/** What the post's page tells search engines, by the same rules. */
export function searchFacts(form: Pick<PostForm, "title" | "slug" | "excerpt" | "content">) {
	const title = form.title.trim() === "" ? "" : fullTitle(form.title.trim(), site.name);
	const description = form.excerpt.trim() || beginningOf(form.content, LONGEST_DESCRIPTION);
	return { title, description, address: shownAddress(futureSlug(form)) };
}

/** A text as a result shows it: cut where there is no more room. */
export function cutTitle(title: string): string {
	return cut(title, TITLE_FITS);
}

/** The same for a description. */
export function cutDescription(description: string): string {
	return cut(description, LONGEST_DESCRIPTION);
}

function cut(text: string, longest: number): string {
	return text.length > longest ? `${[...text.slice(0, longest)].slice(0, -1).join("").trimEnd()}…` : text;
}

export interface Judgement {
	fits: boolean;
	text: string;
}

/** A title's length, in words. */
export function judgeTitle(title: string): Judgement {
	if (title === "") return { fits: false, text: "No title yet" };
	const facts = `Title ${title.length} characters`;
	return title.length > TITLE_FITS
		? { fits: false, text: `${facts}: cut off after about ${TITLE_FITS}` }
		: { fits: true, text: `${facts}: shown whole` };
}

/** A description's length, in words. */
export function judgeDescription(description: string): Judgement {
	if (description === "") return { fits: false, text: "No description yet" };
	const facts = `Description ${description.length} characters`;
	if (description.length < SHORT_DESCRIPTION) return { fits: false, text: `${facts}: room for ${LONGEST_DESCRIPTION}` };
	return description.length > LONGEST_DESCRIPTION
		? { fits: false, text: `${facts}: cut off after about ${LONGEST_DESCRIPTION}` }
		: { fits: true, text: `${facts}: shown whole` };
}
