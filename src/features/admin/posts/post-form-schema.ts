import * as z from "zod";
import { publicationRule } from "@/data/admin-rows/input-rules";
import { comingDay, wallClock } from "@/data/posts/input-date";
import { createEmptyPost } from "@/data/posts/input-mapper";
import {
	CONTENT_EMPTY,
	contentProblem,
	isBlankContent,
	type PostFields,
	postDraftSchema,
	postInputSchema,
	sizeProblem,
} from "@/data/posts/input-schema";
import { readableDay } from "@/features/admin/editor/local-time";
import { cleanForStorage } from "@/shared/lib/rich-text/clean-for-storage";
import { losesEnd, removedParts } from "@/shared/lib/rich-text/removed-parts";
import { readInstant } from "@/shared/lib/time/instant";

const UNCLOSED = "A tag, quote or comment isn't closed. Close it, or the text after it will be lost.";

/** Content must also have words and fit the limit after it is sanitized. */
const content = postInputSchema.shape.content.superRefine((written, context) => {
	if (contentProblem(written) !== null) return;
	const { cleaned, isCut } = clean(written);
	const message = cleaned === "" ? CONTENT_EMPTY : isCut ? UNCLOSED : contentProblem(cleaned);
	if (message) context.addIssue({ code: "custom", message });
});

const draftContent = postDraftSchema.shape.content.superRefine((written, context) => {
	if (sizeProblem(written) !== null) return;
	const { cleaned, isCut } = clean(written);
	const message = isCut ? UNCLOSED : sizeProblem(cleaned);
	if (message) context.addIssue({ code: "custom", message });
});

export const postFormSchema = formSchema(postInputSchema.extend({ content }));
export const postDraftFormSchema = formSchema(postDraftSchema.extend({ content: draftContent }));

/** `pending` is a tag that was typed and not added yet: it counts as unsaved and is kept like other text. */
function formSchema(input: typeof postInputSchema) {
	return input
		.extend({ pending: z.object({ tags: z.string() }) })
		.superRefine(publicationRule)
		.transform(({ pending: _pending, ...form }) => {
			const { cleaned, removed } = clean(form.content);
			return { ...form, content: isBlankContent(cleaned) ? "" : cleaned, publishedDate: choosePublishedDate(form), removed };
		});
}

export type PostFormValues = z.input<typeof postFormSchema>;
export type CheckedPost = z.output<typeof postFormSchema>;

export function toPostForm(fields: PostFields = createEmptyPost(new Date())): PostFormValues {
	return { ...fields, pending: { tags: "" } };
}

interface Cleaned {
	written: string;
	cleaned: string;
	/** Names of the removed elements and attributes. */
	removed: string[];
	/** Whether the end of the text is lost. */
	isCut: boolean;
}

// A save validates several times, and so does each keystroke after a refused save: sanitize a long text once.
let last: Cleaned = { written: "", cleaned: "", removed: [], isCut: false };

function clean(written: string): Cleaned {
	if (last.written !== written) {
		const [cleaned, removed, isCut] = [cleanForStorage(window, written), removedParts(window, written), losesEnd(window, written)];
		last = { written, cleaned, removed, isCut };
	}
	return last;
}

type Dated = Pick<PostFields, "status" | "publishAt" | "publishedDate">;

/** Dates a post that keeps today's date on the day it goes online; otherwise readers would take it for an older one. */
function choosePublishedDate({ status, publishAt, publishedDate }: Dated): string {
	if (status !== "scheduled" || publishedDate !== createEmptyPost(new Date()).publishedDate) return publishedDate;
	return wallClock(new Date(publishAt)).date;
}

/** The readable day on which a future date makes a post visible, or null if the date doesn't delay it. */
export function visibleFrom(post: Dated, now: Date = new Date()): string | null {
	if (post.status === "draft") return null;
	const day = comingDay(post.publishedDate, now);
	const online = onlineDay(post);
	return day === null || (online !== null && online >= day) ? null : readableDay(day);
}

/** The date after a change of the schedule, if it followed the old one or would hide a published post. `publishAt` is empty for "now". */
export function reschedule(post: Dated, publishAt: string, now: Date = new Date()): Partial<Dated> {
	const moves = post.publishedDate === onlineDay(post) || (publishAt === "" && comingDay(post.publishedDate, now) !== null);
	return moves ? { publishedDate: wallClock(publishAt === "" ? now : new Date(publishAt)).date } : {};
}

/** The scheduled day in the site's time zone, or null without a schedule. */
export function onlineDay({ status, publishAt }: Pick<Dated, "status" | "publishAt">): string | null {
	const instant = status === "scheduled" ? readInstant(publishAt) : null;
	return instant ? wallClock(new Date(instant)).date : null;
}
