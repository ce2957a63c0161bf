import createPurifier, { type Config, type DOMPurify, type WindowLike } from "dompurify";

const purifiers = new WeakMap<WindowLike, DOMPurify>();

/**
 * The one cleaner of a window: each makes a Trusted Types policy of the same name, and the site's policy allows it once.
 *
 * @param window of the browser, or jsdom's.
 */
export function purifierOf(window: WindowLike): DOMPurify {
	const known = purifiers.get(window);
	if (known) return known;
	const made = createPurifier(window);
	purifiers.set(window, made);
	return made;
}

/**
 * Sanitizes HTML into an element of a document where no picture loads and nothing runs.
 *
 * @param window of the browser, or jsdom's; @param config decides which elements and attributes stay.
 * @returns an empty element when the parser reads the HTML as a frameset, which has no body.
 */
export function sanitizedElement(window: WindowLike, html: string, config: Config): HTMLElement {
	const sanitize = (text: string): DocumentFragment | null => purifierOf(window).sanitize(text, { ...config, RETURN_DOM_FRAGMENT: true });
	// DOMPurify's types leave out that a frameset gives null.
	const fragment = sanitize(html) ?? sanitize("");
	if (!fragment) throw new Error("DOMPurify made no fragment of an empty text");
	const element = fragment.ownerDocument.createElement("div");
	element.append(fragment);
	return element;
}
