import * as z from "zod";
import { publicationRule } from "@/data/admin-rows/input-rules";
import { CONTENT_EMPTY, contentProblem, isBlankContent } from "@/data/blogs/input-content";
import { wallClock } from "@/data/blogs/input-date";
import { emptyPost } from "@/data/blogs/input-mapper";
import { type PostFields, postInputSchema } from "@/data/blogs/input-schema";
import { cleanForStorage } from "@/shared/lib/rich-text/clean-for-storage";
import { removedParts } from "@/shared/lib/rich-text/removed-parts";

/** What is typed and not added yet. It lives in the form's own values, so that it counts as unsaved and is never lost. */
const pendingSchema = z.object({ tags: z.string() });

/** What is nothing after the cleaning, or too much, is refused like what was nothing before. */
const content = postInputSchema.shape.content.superRefine((written, context) => {
	if (contentProblem(written) !== null) return;
	const { cleaned } = clean(written);
	const message = cleaned === "" ? CONTENT_EMPTY : contentProblem(cleaned);
	if (message) context.addIssue({ code: "custom", message });
});

/** The rules of the form: those of the data, of a schedule, and of what may be stored. What it gives is clean. */
export const postFormSchema = postInputSchema
	.extend({ content, pending: pendingSchema })
	.superRefine(publicationRule)
	.transform(({ pending: _pending, ...form }) => {
		const { cleaned, removed } = clean(form.content);
		return { ...form, content: cleaned, publishedDate: dayOf(form), removed };
	});

/** What the form holds while it is edited. */
export type PostForm = z.input<typeof postFormSchema>;
/** What a valid form gives. */
export type CheckedPost = z.output<typeof postFormSchema>;

/** The values that a form starts with: those of a stored post, or none. */
export function toPostForm(fields: PostFields = emptyPost(new Date())): PostForm {
	return { ...fields, pending: { tags: "" } };
}

/** Whether something is missing without which a post cannot be saved. Content that is there and blank is not missing. */
export function lacksRequired(form: PostForm): boolean {
	return [form.title, form.author.name, form.publishedDate].some((text) => text.trim() === "") || form.content === "";
}

/** Whether there is content, and nothing in it that a reader would see. */
export function hasBlankContent({ content: written }: PostForm): boolean {
	return written !== "" && (isBlankContent(written) || (contentProblem(written) === null && clean(written).cleaned === ""));
}

interface Cleaned {
	written: string;
	cleaned: string;
	/** What a reader will not get. */
	removed: string[];
}

// A save asks several times, and every keystroke after a refused one asks again: a long text is cleaned once.
let last: Cleaned = { written: "", cleaned: "", removed: [] };

function clean(written: string): Cleaned {
	if (last.written !== written) last = { written, cleaned: cleanForStorage(window, written), removed: removedParts(window, written) };
	return last;
}

/** A post that is dated today and goes online on another day is dated that day: readers would take it for an older one. */
function dayOf({ status, publishAt, publishedDate }: Pick<PostFields, "status" | "publishAt" | "publishedDate">): string {
	if (status !== "scheduled" || publishedDate !== emptyPost(new Date()).publishedDate) return publishedDate;
	return wallClock(new Date(publishAt)).date;
}
