import createPurifier, { type Config, type DOMPurify, type WindowLike } from "dompurify";
import { webAddress } from "../web-address";
import { ALLOWED } from "./elements";
import { withInertAttributes } from "./inert-attributes";

const purifiers = new WeakMap<WindowLike, DOMPurify>();

/** One for each window: the security policy allows DOMPurify's Trusted Types policy once. */
export function getPurifier(window: WindowLike): DOMPurify {
	const known = purifiers.get(window);
	if (known) return known;
	const made = createPurifier(window);
	purifiers.set(window, made);
	return made;
}

/** Sanitizes HTML into an element of a document where no picture loads and nothing runs; empty for a frameset. */
export function sanitizedElement(window: WindowLike, html: string, config: Config): HTMLElement {
	const sanitize = (text: string): DocumentFragment | null => getPurifier(window).sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true });
	// DOMPurify's types leave out that a frameset gives null.
	const fragment = sanitize(html) ?? sanitize("");
	if (!fragment) throw new Error("DOMPurify made no fragment of an empty text");
	const element = fragment.ownerDocument.createElement("div");
	element.append(fragment);
	return element;
}

/** Sanitizes a body by the allowlist and the site's rule for addresses; check it with isTooMuch first. */
export function cleanBody(window: WindowLike, html: string): HTMLElement {
	const body = sanitizedElement(window, withInertAttributes(html), ALLOWED);
	checkLinks(body);
	checkPictures(body);
	return body;
}

const MAX_ADDRESS = 2048;

/** A web address, a path of this site, a mailbox or a place in the page; null for anything else. */
export function linkAddress(value: string | null): string | null {
	const text = value?.trim() ?? "";
	if (text.length > MAX_ADDRESS) return null;
	return /^(mailto:[^\s"'<>\\]+@[^\s"'<>\\]+|#[^\s"'<>`\\]+)$/i.test(text) ? text : webAddress(text);
}

function checkLinks(body: Element): void {
	for (const link of body.querySelectorAll("a")) {
		const address = linkAddress(link.getAttribute("href"));
		if (address) link.setAttribute("href", address);
		else link.replaceWith(...link.childNodes);
	}
	for (const quote of body.querySelectorAll("[cite]")) if (!webAddress(quote.getAttribute("cite"))) quote.removeAttribute("cite");
}

function checkPictures(body: Element): void {
	for (const picture of body.querySelectorAll("img")) {
		const address = webAddress(picture.getAttribute("src"));
		if (address) picture.setAttribute("src", address);
		else picture.remove();
		for (const side of ["width", "height"]) if (!/^[1-9]\d{0,3}$/.test(picture.getAttribute(side) ?? "")) picture.removeAttribute(side);
	}
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Plain text as HTML: blank lines make paragraphs, single breaks stay. */
export function textToHtml(text: string): string {
	const paragraphs = text.replace(/\r\n?/g, "\n").split(/\n\s*\n/);
	return paragraphs
		.flatMap((paragraph) => paragraph.trim() || [])
		.map((paragraph) => `<p>${paragraph.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign).replaceAll("\n", "<br>")}</p>`)
		.join("");
}
