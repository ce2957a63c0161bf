import { readInstant } from "@/shared/lib/instant";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { slugOf } from "@/shared/lib/slug";
import { publicationColumns, stateOf } from "../admin-rows/publication";
import type { BlogRow } from "../database.types";
import { momentOf, type WallClock, wallClock } from "./input-date";
import { emptyPost, type PostFields, type PostInput } from "./input-schema";
import { minutesOf, readMinutes } from "./row-mapper";
import type { AdminPostRow } from "./schema";

/** Columns that a save writes: never id, created_at, updated_at or version. */
export type WritablePost = Omit<BlogRow, "id" | "created_at" | "updated_at" | "version" | "search_text" | "status" | "published_at"> & {
	status: "draft" | "published";
	published_at?: string | null;
};

/**
 * Validated input to the row that is saved. An empty optional text becomes null; an empty slug is made from the title; a reading time
 * that is not given is counted from the words, one that is no number is 5.
 *
 * @param input its content cleaned already; @param publishedAt of the row as it is stored, null for a new one; @param now the moment of
 * the save.
 */
export function toPostRow(input: PostInput, publishedAt: string | null, now: Date): WritablePost {
	const { name, avatar, bio } = input.author;
	return {
		slug: input.slug || slugOf(input.title),
		title: input.title,
		excerpt: orNull(input.excerpt),
		content: input.content,
		author: { name, ...(avatar ? { avatar } : {}), ...(bio ? { bio } : {}) },
		category: orNull(input.category),
		tags: input.tags,
		image: orNull(input.featuredImage),
		image_alt: orNull(input.featuredImageAlt),
		reading_time: readMinutes(input.readingTime) ?? minutesOf(countWords(input.content)),
		featured: input.featured,
		listed: input.listed,
		// A date that is half typed is none: a preview shows none, and the database would refuse it.
		published_date: momentOf({ date: input.publishedDate, time: input.publishedTime }) ?? "",
		...publicationColumns(input, publishedAt, now),
	};
}

/**
 * A row to what the form shows: exactly what is stored, without the defaults that pages apply. Old spellings are read;
 * a save writes the canonical ones.
 */
export function toPostFields(row: AdminPostRow, now: Date = new Date()): PostFields {
	const empty = emptyPost(now);
	const date = dateIn(row);
	// The schedule alone: the form has a field of its own for the date.
	const status = stateOf({ status: row.status, published_at: row.published_at }, now);
	const minutes = readMinutes(row.reading_time ?? row.readingTime);
	return {
		title: row.title ?? "",
		slug: row.slug ?? "",
		excerpt: row.excerpt ?? "",
		content: row.content ?? "",
		author: readAuthorFields(row.author),
		category: row.category ?? "",
		tags: (row.tags ?? []).filter((tag) => typeof tag === "string"),
		featuredImage: row.image ?? row.featured_image ?? row.featuredImage ?? "",
		featuredImageAlt: row.image_alt ?? row.imageAlt ?? "",
		// A time that only repeats what the words give is not somebody's own: it follows them when they change.
		readingTime: minutes === null || minutes === minutesOf(countWords(row.content ?? "")) ? "" : String(minutes),
		publishedDate: date?.date ?? empty.publishedDate,
		publishedTime: date?.time ?? empty.publishedTime,
		featured: row.featured ?? false,
		listed: row.listed ?? true,
		status,
		publishAt: status === "scheduled" ? (readInstant(row.published_at) ?? "") : "",
	};
}

/** The day that pages print, under whatever name an older row has it. */
function dateIn({ published_date, publishedDate, published_at, publishedAt }: AdminPostRow): WallClock | null {
	const [first] = [published_date, publishedDate, published_at, publishedAt].flatMap((text) => readInstant(text) ?? []);
	return first ? wallClock(new Date(first)) : null;
}

/** Older rows hold a bare name. */
function readAuthorFields(value: unknown): PostFields["author"] {
	if (typeof value === "string") return { name: value, avatar: "", bio: "" };
	const record = typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : {};
	const text = (member: unknown) => (typeof member === "string" ? member : "");
	return { name: text(record.name), avatar: text(record.avatar), bio: text(record.bio) };
}

function orNull(text: string): string | null {
	return text === "" ? null : text;
}
