import * as z from "zod";
import { readInstant } from "@/shared/lib/instant";
import { byInput } from "../admin-rows/form-fields";
import { address, plainRules, publicationShape, text } from "../admin-rows/input-rules";
import { postFields } from "./fields";
import { contentProblem } from "./input-content";

/** A calendar day. In a date field a year of two digits is a year of the first century. */
const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Choose a date", abort: true })
	.refine((value) => readInstant(value) !== null && /^(19[7-9]|2[01]\d)/.test(value), "Choose a date between 1970 and 2199");

/** HTML or plain text. Not trimmed: an editor's value stays as it is. */
const content = z.string().superRefine((value, context) => {
	const message = contentProblem(value);
	if (message) context.addIssue({ code: "custom", message });
});

/**
 * What the administrator enters for one post, for create and edit alike. The database checks the same limits
 * (supabase/migrations).
 */
export const postInputSchema = z.object({
	...byInput(postFields, {
		...plainRules,
		content: () => content,
		author: () => z.object({ name: text(120).min(1, "Author name is required"), avatar: address, bio: text(1000) }),
		/** Minutes as they are typed; empty: computed from the words. */
		minutes: () => z.string().max(20, "At most 20 characters"),
		day: () => day,
	}),
	/** Time of that day, in the zone of the pages (./input-date.ts); kept so that an edit doesn't change the order of posts. */
	publishedTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$/),
	...publicationShape,
});

/** Validated input. */
export type PostInput = z.output<typeof postInputSchema>;
/** What the form holds while it is edited. */
export type PostFields = z.input<typeof postInputSchema>;
