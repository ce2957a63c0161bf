import createPurifier, { type DOMPurify, type WindowLike } from "dompurify";

const purifiers = new WeakMap<WindowLike, DOMPurify>();

/**
 * The one cleaner of a window: each makes a Trusted Types policy of the same name, and the site's policy allows it once (S24).
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
