import createPurifier, { type WindowLike } from "dompurify";
import { DRESSED, FROM_OUTSIDE, isTooMuch, MOST_CHARACTERS } from "./allowed";
import { isHtml } from "./content-kind";
import { dressPictures, frameTables, judgeLinks, markOutboundLinks } from "./dress";
import { type Heading, settleHeadings } from "./outline";
import { plainText } from "./plain-text";

/** A body that may be shown. */
export interface RichText {
	/** Clean HTML; in browsers with Trusted Types an object that they accept. Empty where there is nothing to show. */
	html: string | TrustedHTML;
	headings: Heading[];
}

export type RenderRichText = (content: string | null | undefined) => RichText;

/**
 * Makes the function that turns what somebody wrote into HTML that may be shown: HTML by an allow-list, plain text with its blank
 * lines as paragraphs and its single breaks as breaks (D2 §4). The same text gives the same HTML in every window.
 *
 * A body that is too much for the cleaning (200 kB, 5,000 tags) is shown as its text.
 *
 * @param window of the browser, or jsdom's while prerendering; @param ownSite address of this site.
 */
export function richTextRenderer(window: WindowLike, ownSite: string): RenderRichText {
	const purifier = createPurifier(window);
	return (content) => {
		const fragment = purifier.sanitize(toHtml(content ?? ""), { ...FROM_OUTSIDE, RETURN_DOM_FRAGMENT: true });
		// Of the document that it was parsed in, where no picture loads and nothing runs.
		const body = fragment.ownerDocument.createElement("div");
		body.append(fragment);
		judgeLinks(body);
		dressPictures(body);
		const headings = settleHeadings(body);
		markOutboundLinks(body, ownSite);
		frameTables(body);
		if (!/[^\s\u200b\u2060\ufeff]/.test(body.textContent ?? "") && !body.querySelector("img")) return { html: "", headings: [] };
		return { html: purifier.sanitize(body.innerHTML, { ...DRESSED, RETURN_TRUSTED_TYPE: true }), headings };
	};
}

function toHtml(content: string): string {
	if (isTooMuch(content)) return textToHtml(plainText(content).slice(0, MOST_CHARACTERS));
	return isHtml(content) ? content : textToHtml(content);
}

/** Blank lines make paragraphs, single breaks stay (D2 §4). */
function textToHtml(text: string): string {
	const paragraphs = text.replace(/\r\n?/g, "\n").split(/\n\s*\n/);
	return paragraphs
		.flatMap((paragraph) => paragraph.trim() || [])
		.map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll("\n", "<br>")}</p>`)
		.join("");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
