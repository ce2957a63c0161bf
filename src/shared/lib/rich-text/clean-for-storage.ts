import type { WindowLike } from "dompurify";
import { isHtml, isTooMuch, MAX_CHARACTERS, MAX_TAGS } from "./content-kind";
import { cleanBody } from "./sanitize";

export class ContentTooMuch extends Error {
	override name = "ContentTooMuch";
	constructor() {
		super(`A body has at most ${MAX_CHARACTERS} characters and ${MAX_TAGS} tags.`);
	}
}

// Sanitizing can turn text into new markup, which is sanitized again until nothing changes.
const MAX_ROUNDS = 8;

/** Sanitizes HTML and removes control characters, so that cleaning again changes nothing. Throws ContentTooMuch over the limits. */
export function cleanForStorage(window: WindowLike, content: string): string {
	let text = withoutControls(content);
	if (isTooMuch(text)) throw new ContentTooMuch();
	for (let round = 0; round < MAX_ROUNDS && isHtml(text); round++) {
		const cleaned = withoutControls(asHtml(cleanBody(window, text)));
		if (cleaned === text) return text;
		text = cleaned;
	}
	if (isTooMuch(text)) throw new ContentTooMuch();
	return text;
}

/** Whether cleaning `written` gives `stored`. */
export function isStoredAs(window: WindowLike, written: string, stored: string): boolean {
	try {
		return cleanForStorage(window, written) === stored;
	} catch (error) {
		if (error instanceof ContentTooMuch) return false;
		throw error;
	}
}

// Text that loses all its tags still has entities: a paragraph around it keeps it HTML.
function asHtml(body: HTMLElement): string {
	const html = body.innerHTML;
	return isHtml(html) || html.trim() === "" ? html.trim() : `<p>${html.trim()}</p>`;
}

// Keeps tabs, and joiners, which scripts and emoji need.
function withoutControls(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(/(?![\t\n])[\p{Cc}\ufeff]/gu, "");
}
