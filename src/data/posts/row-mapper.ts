import { countWords } from "@/shared/lib/rich-text/plain-text";
import { readInstant } from "@/shared/lib/time/instant";
import { webAddress } from "@/shared/lib/web-address";
import { type Readers, readStoredValues, shown } from "../fields";
import { plainReaders, readRecord, readText } from "../row-kinds";
import type { Author, Post, PostRow, PostSummary, PostValues } from "./schema";
import { storedPostFields } from "./stored-fields";

const WORDS_PER_MINUTE = 200;
const DEFAULT_MINUTES = 5;
const MAX_MINUTES = 600;

const readers: Readers<PostValues> = {
	...plainReaders,
	content: (value) => (typeof value === "string" ? value : ""),
	author: readAuthor,
	minutes: readMinutes,
	day: readInstant,
};

/** A row as a list shows it. Never throws: a damaged value becomes its default. */
export function toPostSummary(row: PostRow): PostSummary {
	const card = shown(storedPostFields, row, "card", readers);
	return {
		...card,
		featuredImageAlt: card.featuredImageAlt ?? `Illustration for “${card.title}”`,
		readingTime: storedMinutes(row),
		bundled: false,
	};
}

/** A row as its page shows it. Never throws: a damaged value becomes its default. */
export function toPost(row: PostRow): Post {
	const page = shown(storedPostFields, row, "page", readers);
	const summary = toPostSummary(row);
	return { ...page, ...summary, readingTime: summary.readingTime ?? toReadingMinutes(countWords(page.content ?? "")) };
}

function storedMinutes(row: PostRow): number | null {
	return readMinutes(
		readStoredValues("reading_time", storedPostFields.reading_time, row).find(
			(value) => value !== null && value !== undefined && value !== "",
		),
	);
}

/** Reading time of a number of words in minutes, at least one. */
export function toReadingMinutes(words: number): number {
	return Math.min(MAX_MINUTES, Math.max(1, Math.ceil(words / WORDS_PER_MINUTE)));
}

/** Whole minutes of an entered value; null when it is empty, 5 for text that isn't a number. */
export function readMinutes(value: unknown): number | null {
	if (value === null || value === undefined || (typeof value === "string" && value.trim() === "")) return null;
	const minutes = typeof value === "number" || typeof value === "string" ? Number.parseInt(String(value), 10) : Number.NaN;
	if (!Number.isFinite(minutes)) return DEFAULT_MINUTES;
	return minutes < 1 ? null : Math.min(MAX_MINUTES, minutes);
}

function readAuthor(value: unknown): Author {
	const record = readRecord(value);
	return {
		name: readText(value) ?? readText(record?.name) ?? "Editorial team",
		avatar: webAddress(record?.avatar),
		bio: readText(record?.bio) ?? "",
	};
}
