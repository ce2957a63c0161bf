import type { Config, WindowLike } from "dompurify";
import { webAddress } from "../web-address";
import { FROM_OUTSIDE } from "./allowed";
import { cleanBody } from "./clean-body";
import { withInertAttributes } from "./inert-attributes";
import { listsOfWord } from "./pasted-lists";
import { meaningOfStyles } from "./pasted-styles";
import { sanitizedElement } from "./purifier";

/** What may come into a text from another program. */
export interface Pasted {
	/** Elements of a document where nothing runs; no attribute says what only the other program knows. */
	body: HTMLElement;
	/** Pictures that came as data or as files of that machine, which no page can show. */
	refusedPictures: number;
	/** It is a piece of a program: its text is to be taken as it is. */
	isCode: boolean;
}

/** Styles are looked at while they are translated, under the name of data (withInertAttributes), and gone after that. */
const LOOKED_AT: Config = {
	...FROM_OUTSIDE,
	ALLOWED_ATTR: [...(FROM_OUTSIDE.ALLOWED_ATTR ?? []), "data-style"],
	ADD_URI_SAFE_ATTR: [...(FROM_OUTSIDE.ADD_URI_SAFE_ATTR ?? []), "data-style"],
};

/**
 * Translates what was copied in a word processor, a mail, a page or an editor of programs into what a body may have: looks become
 * elements (bold, lists of Word), and the allow-list of cleanBody decides about the rest.
 *
 * @param window of the browser, or jsdom's; @param html of the clipboard, as it came.
 */
export function cleanPasted(window: WindowLike, html: string): Pasted {
	const raw = sanitizedElement(window, withInertAttributes(copiedPart(html)), LOOKED_AT);
	const isCode = looksLikeCode(raw);
	const refusedPictures = [...raw.querySelectorAll("img")].filter((picture) => !webAddress(picture.getAttribute("src"))).length;
	listsOfWord(raw);
	meaningOfStyles(raw);
	linesOfCode(raw);
	const body = cleanBody(window, raw.innerHTML);
	tidy(body);
	return { body, refusedPictures, isCode };
}

/** Word and browsers mark what was chosen inside the document that they hand over. */
function copiedPart(html: string): string {
	const [, part] = /<!--StartFragment-->([\s\S]*)<!--EndFragment-->/.exec(html) ?? [];
	// Without a row around them, the parser forgets the cells.
	return part === undefined || /^\s*<(tr|t[dh]|thead|tbody|li)\b/i.test(part) ? html : part;
}

/** An editor of programs wraps its lines in one element with its own font, in which spaces stand. */
function looksLikeCode(body: Element): boolean {
	const [only, second] = body.children;
	const style = only?.getAttribute("data-style") ?? "";
	return (
		!second && only?.tagName === "DIV" && /white-space:\s*pre/i.test(style) && /font-family:[^;]*(mono|consolas|menlo|courier)/i.test(style)
	);
}

function linesOfCode(body: Element): void {
	for (const line of body.querySelectorAll("pre br")) line.replaceWith("\n");
}

function tidy(body: HTMLElement): void {
	for (const element of body.querySelectorAll("[lang], [dir], [title]"))
		for (const name of element.tagName === "ABBR" ? ["lang", "dir"] : ["lang", "dir", "title"]) element.removeAttribute(name);
	for (const space of body.querySelectorAll("span")) space.replaceWith(...(space.textContent === "\u00a0" ? [" "] : space.childNodes));
	for (const heading of body.querySelectorAll("h1, h5, h6")) {
		const level = body.ownerDocument.createElement(heading.tagName === "H1" ? "h2" : "h4");
		level.append(...heading.childNodes);
		heading.replaceWith(level);
	}
	for (const paragraph of body.querySelectorAll("p"))
		if (!/[^\s\u00a0]/.test(paragraph.textContent ?? "") && !paragraph.querySelector("img")) paragraph.remove();
	if (body.querySelector(":scope > :is(p, h2, h3, h4, ul, ol, table, pre, blockquote, div)"))
		for (const stray of body.querySelectorAll(":scope > br")) stray.remove();
}
