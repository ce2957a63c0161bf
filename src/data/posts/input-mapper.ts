import { countWords } from "@/shared/lib/rich-text/plain-text";
import { createSlug } from "@/shared/lib/text/slug";
import { readInstant } from "@/shared/lib/time/instant";
import { localDay } from "@/shared/lib/time/local-day";
import { formValues, plainFormReaders, readStoredText, slugField, toColumns } from "../admin-rows/form-fields";
import { getState, publicationColumns } from "../admin-rows/publication";
import { readStoredValues } from "../fields";
import { readRecord } from "../row-kinds";
import { postFields } from "./fields";
import { dayStart, toInstant, type WallClock, wallClock } from "./input-date";
import type { PostFields, PostInput } from "./input-schema";
import { readMinutes, toReadingMinutes } from "./row-mapper";
import type { PostRow } from "./schema";

export type WritablePost = ReturnType<typeof toPostRow>;

/** Validated input as a row. `publishedAt` is that of the stored row; null for a new one. */
export function toPostRow(input: PostInput, publishedAt: string | null, now: Date) {
	const { name, avatar, bio } = input.author;
	const { published_date: _form, ...columns } = toColumns(postFields, input);
	const typed = toInstant({ date: input.publishedDate, time: input.publishedTime });
	// The post is public from the start of its day. Readers and search engines must not find a later moment in it.
	const date = typed && typed > now.toISOString() ? dayStart(typed) : typed;
	return {
		...columns,
		slug: input.slug || createSlug(input.title),
		author: { name, ...(avatar ? { avatar } : {}), ...(bio ? { bio } : {}) },
		reading_time: readMinutes(input.readingTime) ?? toReadingMinutes(countWords(input.content)),
		// A draft without a date keeps the stored one. Elsewhere an incomplete date is empty: a preview shows none, and a save is refused.
		...(date === null && input.status === "draft" ? {} : { published_date: date ?? "" }),
		...publicationColumns(input, publishedAt, now),
	};
}

const readers = {
	...plainFormReaders,
	content: readStoredText,
	author: readAuthorFields,
	minutes: (stored: unknown): string => String(readMinutes(stored) ?? ""),
	day: readStoredText,
};

/** A row as the form shows it, without the defaults of pages. A row without a date gets today's. */
export function toPostFields(row: PostRow, now: Date = new Date()): PostFields {
	const date = dateIn(row) ?? { date: localDay(now), time: wallClock(now).time };
	const status = getState({ status: row.status, published_at: row.published_at }, now);
	const fields = formValues(postFields, row, readers);
	return {
		...fields,
		slug: slugField(row),
		// A time that equals the computed one follows the text when it changes.
		readingTime: fields.readingTime === String(toReadingMinutes(countWords(fields.content))) ? "" : fields.readingTime,
		publishedDate: date.date,
		publishedTime: date.time,
		status,
		publishAt: status === "scheduled" ? (readInstant(row.published_at) ?? "") : "",
	};
}

/** The form of a new post, dated today. */
export function createEmptyPost(now: Date): PostFields {
	return toPostFields({ id: "" }, now);
}

function dateIn(row: PostRow): WallClock | null {
	const [first] = readStoredValues("published_date", postFields.published_date, row).flatMap((text) => readInstant(text) ?? []);
	return first ? wallClock(new Date(first)) : null;
}

function readAuthorFields(stored: unknown): PostFields["author"] {
	const record = typeof stored === "string" ? { name: stored } : readRecord(stored);
	return { name: readStoredText(record?.name), avatar: readStoredText(record?.avatar), bio: readStoredText(record?.bio) };
}
