import type { WindowLike } from "dompurify";
import { FROM_OUTSIDE, isTooMuch } from "./allowed";
import { cleanBody } from "./clean-body";
import { isHtml } from "./content-kind";
import { withInertAttributes } from "./inert-attributes";
import { purifierOf } from "./purifier";

/** What the parser and the cleaner put around a body. */
const FRAME = ["html", "head", "body", "remove"];

/** What withInertAttributes puts before the names of attributes that a browser would report. */
const MADE_INERT = /^data-(?=style$|on[a-z]+$)/;

/** Most names listed in a note. */
const MOST_NAMES = 6;

const LINK = "the address of a link";
const PICTURE = "a picture without a usable address";

/**
 * What a reader will not get of a body as it was written: names of elements and attributes that the allow-list does not have, and
 * addresses that the site's rule refuses. Each once, in their order; nothing for plain text.
 *
 * @param window of the browser, or jsdom's.
 */
export function removedParts(window: WindowLike, content: string): string[] {
	if (!isHtml(content) || isTooMuch(content)) return [];
	const purifier = purifierOf(window);
	// Otherwise the parser puts a script or a style at the beginning into the head, where nobody misses it.
	const config = { ...FROM_OUTSIDE, FORCE_BODY: true, RETURN_DOM_FRAGMENT: true } as const;
	const allowed: DocumentFragment | null = purifier.sanitize(withInertAttributes(content), config);
	// Only a frameset leaves no body.
	if (!allowed) return ["frameset"];
	const names = purifier.removed.flatMap((removed) => {
		if ("element" in removed) {
			const element = removed.element.nodeName.toLowerCase();
			return element.startsWith("#") || FRAME.includes(element) ? [] : element;
		}
		const name = removed.attribute?.name.toLowerCase().replace(MADE_INERT, "");
		if (name === "href" && removed.from.nodeName === "A") return LINK;
		if (name === "src" && removed.from.nodeName === "IMG") return PICTURE;
		return name ?? [];
	});
	const body = cleanBody(window, content);
	const lost = (selector: string) => body.querySelectorAll(selector).length < allowed.querySelectorAll(selector).length;
	return [...new Set([...names, ...(lost("a[href]") ? [LINK] : []), ...(lost("img") ? [PICTURE] : [])])];
}

/** The same as a sentence, or nothing where all is there. */
export function removedNote(parts: string[]): string | undefined {
	if (parts.length === 0) return undefined;
	const named = parts.slice(0, MOST_NAMES);
	const more = parts.length - named.length;
	return `Removed before saving: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`;
}
