import { readInstant } from "@/shared/lib/instant";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { slugOf } from "@/shared/lib/slug";
import { formValues, plainFormReaders, storedText, written } from "../admin-rows/form-fields";
import { publicationColumns, stateOf } from "../admin-rows/publication";
import { storedValues } from "../fields";
import { readRecord } from "../row-kinds";
import { postFields } from "./fields";
import { momentOf, type WallClock, wallClock } from "./input-date";
import type { PostFields, PostInput } from "./input-schema";
import { minutesOf, readMinutes } from "./row-mapper";
import type { PostRow } from "./schema";

/** Columns that a save writes: never id, created_at, updated_at or version. */
export type WritablePost = ReturnType<typeof toPostRow>;

/**
 * Validated input as the row to save. An empty optional text becomes null; an empty slug is made from the title; an empty reading time
 * is counted from the words, and text that isn't a number gives 5.
 *
 * @param input its content cleaned already; @param publishedAt of the row as it is stored, null for a new one; @param now the moment of
 * the save.
 */
export function toPostRow(input: PostInput, publishedAt: string | null, now: Date) {
	const { name, avatar, bio } = input.author;
	return {
		...written(postFields, input),
		slug: input.slug || slugOf(input.title),
		author: { name, ...(avatar ? { avatar } : {}), ...(bio ? { bio } : {}) },
		reading_time: readMinutes(input.readingTime) ?? minutesOf(countWords(input.content)),
		// Treat an incomplete date as empty: a preview shows none, and the database would refuse it.
		published_date: momentOf({ date: input.publishedDate, time: input.publishedTime }) ?? "",
		...publicationColumns(input, publishedAt, now),
	};
}

const readers = {
	...plainFormReaders,
	content: storedText,
	author: readAuthorFields,
	minutes: (stored: unknown): string => String(readMinutes(stored) ?? ""),
	day: storedText,
};

/**
 * A row as the form shows it: exactly what is stored, without the defaults that pages apply. A row without a date gets the present one.
 */
export function toPostFields(row: PostRow, now: Date = new Date()): PostFields {
	const date = dateIn(row) ?? { date: localDay(now), time: wallClock(now).time };
	// The schedule alone: the form has a field of its own for the date.
	const status = stateOf({ status: row.status, published_at: row.published_at }, now);
	const fields = formValues(postFields, row, readers);
	return {
		...fields,
		// A time that only repeats what the words give isn't the author's own: it follows them when they change.
		readingTime: fields.readingTime === String(minutesOf(countWords(fields.content))) ? "" : fields.readingTime,
		publishedDate: date.date,
		publishedTime: date.time,
		status,
		publishAt: status === "scheduled" ? (readInstant(row.published_at) ?? "") : "",
	};
}

/**
 * An empty form, dated today where the administrator is. The time of day keeps two posts of one day in their order.
 */
export function emptyPost(now: Date): PostFields {
	return toPostFields({ id: "" }, now);
}

/** The present day in the zone of this browser. */
function localDay(now: Date): string {
	return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** The day that pages print, under whatever name an older row has it. */
function dateIn(row: PostRow): WallClock | null {
	const [first] = storedValues("published_date", postFields.published_date, row).flatMap((text) => readInstant(text) ?? []);
	return first ? wallClock(new Date(first)) : null;
}

/** Older rows hold a bare name. */
function readAuthorFields(stored: unknown): PostFields["author"] {
	const record = typeof stored === "string" ? { name: stored } : readRecord(stored);
	return { name: storedText(record?.name), avatar: storedText(record?.avatar), bio: storedText(record?.bio) };
}
