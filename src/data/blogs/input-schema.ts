import * as z from "zod";
import { readInstant } from "@/shared/lib/instant";
import { address, publicationShape, slug, text, uniqueTexts } from "../admin-rows/input-rules";
import { contentProblem } from "./input-content";
import { wallClock } from "./input-date";

/** A calendar day. In a date field a year of two digits is a year of the first century. */
const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Choose a date", abort: true })
	.refine((value) => readInstant(value) !== null && /^(19[7-9]|2[01]\d)/.test(value), "Choose a date between 1970 and 2199");

/**
 * What the administrator enters for one post, create and edit alike. The same limits stand as CHECKs in the
 * database (supabase/migrations).
 */
export const postInputSchema = z.object({
	title: text(200).min(1, "Title is required"),
	slug,
	excerpt: text(1000),
	/** HTML or plain text. Not trimmed: an editor's value stays as it is, and blank is blank by its words. */
	content: z.string().superRefine((value, context) => {
		const message = contentProblem(value);
		if (message) context.addIssue({ code: "custom", message });
	}),
	author: z.object({ name: text(120).min(1, "Author name is required"), avatar: address, bio: text(1000) }),
	category: text(80),
	tags: uniqueTexts(40, 60),
	featuredImage: address,
	featuredImageAlt: text(300),
	/** Minutes as they are typed; empty: computed from the words. */
	readingTime: z.string().max(20, "At most 20 characters"),
	publishedDate: day,
	/** Time of that day, in the zone of the pages (./input-date.ts); kept so that an edit does not change the order of posts. */
	publishedTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$/),
	featured: z.boolean(),
	listed: z.boolean(),
	...publicationShape,
});

/** Validated input. */
export type PostInput = z.output<typeof postInputSchema>;
/** What the form holds while it is edited. */
export type PostFields = z.input<typeof postInputSchema>;

/**
 * An empty form, dated today where the administrator is. The time of day keeps two posts of one day in their order.
 */
export function emptyPost(now: Date): PostFields {
	const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
	return {
		title: "",
		slug: "",
		excerpt: "",
		content: "",
		author: { name: "", avatar: "", bio: "" },
		category: "",
		tags: [],
		featuredImage: "",
		featuredImageAlt: "",
		readingTime: "",
		publishedDate: local.toISOString().slice(0, 10),
		publishedTime: wallClock(now).time,
		featured: false,
		listed: true,
		status: "published",
		publishAt: "",
	};
}
