import type { WindowLike } from "dompurify";
import { DRESSED, isTooMuch, MOST_CHARACTERS } from "./allowed";
import { cleanBody } from "./clean-body";
import { isHtml } from "./content-kind";
import { dressPictures, frameTables, markOutboundLinks } from "./dress";
import { escapeAttributes } from "./escape-attributes";
import { type Heading, settleHeadings } from "./outline";
import { plainText } from "./plain-text";
import { purifierOf } from "./purifier";
import { textToHtml } from "./text-to-html";

/** A body that may be shown. */
export interface RichText {
	/** Clean HTML; in browsers with Trusted Types an object that they accept. Empty where there is nothing to show. */
	html: string | TrustedHTML;
	headings: Heading[];
}

export type RenderRichText = (content: string | null | undefined) => RichText;

/**
 * Makes the function that turns what somebody wrote into HTML that may be shown: HTML by an allow-list, plain text with its blank
 * lines as paragraphs and its single breaks as breaks. The same text gives the same HTML in every window.
 *
 * A body that is too much for the cleaning (200 kB, 5,000 tags) is shown as its text.
 *
 * @param window of the browser, or jsdom's while prerendering; @param ownSite address of this site.
 */
export function richTextRenderer(window: WindowLike, ownSite: string): RenderRichText {
	return (content) => {
		const body = cleanBody(window, toHtml(content ?? ""));
		dressPictures(body);
		const headings = settleHeadings(body);
		markOutboundLinks(body, ownSite);
		frameTables(body);
		if (!/[^\s\u200b\u2060\ufeff]/.test(body.textContent ?? "") && !body.querySelector("img")) return { html: "", headings: [] };
		const html = purifierOf(window).sanitize(body.innerHTML, { ...DRESSED, RETURN_TRUSTED_TYPE: true });
		return { html: escapeAttributes(html), headings };
	};
}

function toHtml(content: string): string {
	if (isTooMuch(content)) return textToHtml(plainText(content).slice(0, MOST_CHARACTERS));
	return isHtml(content) ? content : textToHtml(content);
}
