import { isTooMuch, MOST_TAGS } from "@/shared/lib/rich-text/allowed";
import { isHtml } from "@/shared/lib/rich-text/content-kind";
import { plainText } from "@/shared/lib/rich-text/plain-text";
import { postFields } from "./fields";

/** In bytes of UTF-8: 200 kB are what a browser can clean without freezing. */
const MOST_BYTES = postFields.content.limit;

/** Whether a body has neither a word nor a picture: blanks, invisible signs, or HTML around nothing ("<p>&nbsp;</p>"). */
export function isBlankContent(content: string): boolean {
	const hasPicture = isHtml(content) && /<img\b[^>]*\ssrc\s*=/i.test(content);
	return !hasPicture && !/[^\p{Z}\p{Cc}\p{Cf}]/u.test(plainText(content));
}

/**
 * What is wrong with a body, in words, or null: nothing was entered, it is blank, or it is too much. Too
 * much is refused and never cut.
 */
export function contentProblem(content: string): string | null {
	if (content === "") return "Content is required";
	if (isBlankContent(content)) return CONTENT_EMPTY;
	const bytes = new TextEncoder().encode(content).length;
	if (bytes > MOST_BYTES) return `At most 200 kB; this has ${Math.ceil(bytes / 1024)} kB. Divide it into two posts.`;
	return isTooMuch(content) ? `At most ${MOST_TAGS.toLocaleString("en-US")} tags. Divide it into two posts.` : null;
}

/** For content that is there and says nothing. */
export const CONTENT_EMPTY = "Content cannot be empty.";
