import type { WindowLike } from "dompurify";
import { isTooMuch, MOST_CHARACTERS, MOST_TAGS } from "./allowed";
import { cleanBody } from "./clean-body";
import { isHtml } from "./content-kind";

/** A body over the size limit; it is refused, because cutting would lose text. */
export class ContentTooMuch extends Error {
	override name = "ContentTooMuch";
	constructor() {
		super(`A body has at most ${MOST_CHARACTERS} characters and ${MOST_TAGS} tags.`);
	}
}

/** Taking away what is not allowed can bring up something new, which is cleaned again; what does not come to rest is no text. */
const MOST_ROUNDS = 8;

/**
 * A body as it may be stored: HTML by the allow-list by which pages show it, links and pictures judged as there, without what pages
 * add; plain text as it was. Lines end in one way, and there are no invisible control characters. The same when cleaned again.
 *
 * @param window of the browser, or jsdom's.
 * @throws ContentTooMuch
 */
export function cleanForStorage(window: WindowLike, content: string): string {
	let text = withoutControls(content);
	if (isTooMuch(text)) throw new ContentTooMuch();
	for (let round = 0; round < MOST_ROUNDS && isHtml(text); round++) {
		const cleaned = withoutControls(asHtml(cleanBody(window, text)));
		if (cleaned === text) return text;
		text = cleaned;
	}
	if (isTooMuch(text)) throw new ContentTooMuch();
	return text;
}

/** Words that are left alone are still HTML, with its entities, and have to be told from plain text. */
function asHtml(body: HTMLElement): string {
	const html = body.innerHTML;
	return isHtml(html) || html.trim() === "" ? html.trim() : `<p>${html.trim()}</p>`;
}

/** Line ends become \n; signs that nobody sees and no text needs go. Tabs stay, and joiners, which scripts and emoji need. */
function withoutControls(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])[\p{Cc}\ufeff]/gu, "");
}
