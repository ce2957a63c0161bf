import * as z from "zod";
import { isHtml, isTooMuch, MAX_TAGS } from "@/shared/lib/rich-text/content-kind";
import { plainText } from "@/shared/lib/rich-text/plain-text";
import { visibleText } from "@/shared/lib/text/visible-text";
import { readInstant } from "@/shared/lib/time/instant";
import { mapInputs } from "../admin-rows/form-fields";
import { address, plainRules, publicationShape, text } from "../admin-rows/input-rules";
import { postFields } from "./fields";

const MAX_BYTES = postFields.content.limit;

/** Whether a body has neither text nor a picture, such as "<p>&nbsp;</p>". */
export function isBlankContent(content: string): boolean {
	const hasPicture = isHtml(content) && /<img\b[^>]*\ssrc\s*=/i.test(content);
	return !hasPicture && visibleText(plainText(content)) === "";
}

/** Says that a body of so many bytes is too large. */
export function tooLarge(bytes: number): string {
	return `This post is ${Math.ceil(bytes / 1024)} kB, and the limit is 200 kB. Split it into two posts.`;
}

/** What is wrong with a body, in a sentence; null when it can be published. */
export function contentProblem(content: string): string | null {
	if (content === "") return "Content is required";
	return isBlankContent(content) ? CONTENT_EMPTY : sizeProblem(content);
}

/** Says that a body is over a limit; null if it isn't. */
export function sizeProblem(content: string): string | null {
	const bytes = new TextEncoder().encode(content).length;
	if (bytes > MAX_BYTES) return tooLarge(bytes);
	return isTooMuch(content) ? `A post can have at most ${MAX_TAGS.toLocaleString("en-US")} HTML tags. Split it into two posts.` : null;
}

export const CONTENT_EMPTY = "Content cannot be empty.";

// A browser's date field reads a two-digit year as the first century.
const day = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}$/, { error: "Choose a date", abort: true })
	.refine((value) => readInstant(value) !== null && /^(19[7-9]|2[01]\d)/.test(value), "Choose a date between 1970 and 2199");

const checked = (problem: (value: string) => string | null) =>
	z.string().superRefine((value, context) => {
		const message = problem(value);
		if (message) context.addIssue({ code: "custom", message });
	});

const authorShape = { name: text(120), avatar: address, bio: text(1000) };

export const postInputSchema = z.object({
	...mapInputs(postFields, {
		...plainRules,
		content: () => checked(contentProblem),
		author: () => z.object({ ...authorShape, name: authorShape.name.min(1, "Author name is required") }),
		minutes: () => z.string().max(20, "Use at most 20 characters"),
		day: () => day,
	}),
	publishedTime: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d\.\d{3}$/),
	...publicationShape,
});

/** A draft needs only its title. */
export const postDraftSchema: typeof postInputSchema = postInputSchema.extend({
	content: checked(sizeProblem),
	author: z.object(authorShape),
	publishedDate: z.string().refine((value) => value === "" || day.safeParse(value).success, "Choose a date between 1970 and 2199"),
});

export type PostInput = z.output<typeof postInputSchema>;
export type PostFields = z.input<typeof postInputSchema>;
