import { readInstant } from "@/shared/lib/instant";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { webAddress } from "@/shared/lib/web-address";
import type { Author, Post, PostRow, PostSummary } from "./schema";

/** What stands where a row says nothing. */
const postFallbacks = { title: "Untitled post", author: "Editorial team" } as const;

/** Words that are read in a minute (decisions.md R91). */
const WORDS_PER_MINUTE = 200;
/** What stands in a row that says something other than a number (D2 §9). */
const DEFAULT_MINUTES = 5;
const MOST_MINUTES = 600;

/** A row to what a list shows. Never throws: a damaged member becomes its default. */
export function toPostSummary(row: PostRow): PostSummary {
	const title = filled(row.title) ?? postFallbacks.title;
	return {
		id: row.id,
		slug: filled(row.slug),
		title,
		excerpt: filled(row.excerpt) ?? "",
		author: readAuthor(row.author),
		category: filled(row.category),
		tags: readTexts(row.tags),
		featuredImage: webAddress(row.image) ?? webAddress(row.featured_image) ?? webAddress(row.featuredImage),
		featuredImageAlt: filled(row.image_alt) ?? filled(row.imageAlt) ?? `Illustration for “${title}”`,
		readingTime: readMinutes(filledOr(row.reading_time, row.readingTime)),
		publishedDate: firstDate(row.published_date, row.publishedDate, row.published_at, row.publishedAt),
		updatedAt: firstDate(row.updated_at, row.updatedAt),
		featured: row.featured ?? false,
		bundled: false,
	};
}

/** A row to what a post's page shows. Never throws: a damaged member becomes its default. */
export function toPost(row: PostRow): Post {
	const summary = toPostSummary(row);
	const content = row.content ?? "";
	return { ...summary, content, readingTime: summary.readingTime ?? minutesOf(countWords(content)) };
}

/** Minutes that a number of words takes, rounded up; at least one (decisions.md R91). */
export function minutesOf(words: number): number {
	return Math.min(MOST_MINUTES, Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)));
}

/**
 * Whole minutes out of what somebody has entered (D2 §5).
 *
 * @returns null where nothing was said, 5 where something else than a number was.
 */
export function readMinutes(value: unknown): number | null {
	if (value === null || value === undefined || (typeof value === "string" && value.trim() === "")) return null;
	const minutes = typeof value === "number" || typeof value === "string" ? Number.parseInt(String(value), 10) : Number.NaN;
	if (!Number.isFinite(minutes)) return DEFAULT_MINUTES;
	return minutes < 1 ? null : Math.min(MOST_MINUTES, minutes);
}

/** The text itself where it says something, otherwise null. */
function filled(value: unknown): string | null {
	return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

function filledOr(first: unknown, second: unknown): unknown {
	return first === null || first === undefined || first === "" ? second : first;
}

/** Unique, non-empty texts in their order. */
function readTexts(list: unknown[] | null | undefined): string[] {
	return [...new Set((list ?? []).flatMap((item) => filled(item) ?? []))];
}

/** Older rows hold a bare name. */
function readAuthor(value: unknown): Author {
	const record = typeof value === "object" && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value)) : {};
	return {
		name: filled(value) ?? filled(record.name) ?? postFallbacks.author,
		avatar: webAddress(record.avatar),
		bio: filled(record.bio) ?? "",
	};
}

/** The first of some texts that is a date. */
function firstDate(...texts: unknown[]): string | null {
	for (const text of texts) {
		const instant = readInstant(text);
		if (instant) return instant;
	}
	return null;
}
