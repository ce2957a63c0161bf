import type { WindowLike } from "dompurify";
import { isHtml, isTooMuch } from "./content-kind";
import { ALLOWED } from "./elements";
import { withInertAttributes } from "./inert-attributes";
import { cleanBody, getPurifier } from "./sanitize";

// The parser and DOMPurify put these around a body.
const FRAME = ["html", "head", "body", "remove"];

const MADE_INERT = /^data-(?=style$|on[a-z]+$)/;

const MAX_NAMES = 6;

const LINK = "the address of a link";
const PICTURE = "a picture without a usable address";

/** Names the elements, attributes and addresses that sanitizing removes from a body, each once. */
export function removedParts(window: WindowLike, content: string): string[] {
	if (!isHtml(content) || isTooMuch(content)) return [];
	const purifier = getPurifier(window);
	// Without FORCE_BODY the parser moves a leading script or style into the head, where its removal isn't reported.
	const config = { ...ALLOWED, FORCE_BODY: true, RETURN_DOM_FRAGMENT: true } as const;
	const allowed: DocumentFragment | null = purifier.sanitize(withInertAttributes(content), config);
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

/** A letter that no text has, and that no tag, attribute or entity begins with. */
const END = "\u{F8FFE}";

/** Whether a tag, quote, comment or element that isn't closed takes the end of a body away. */
export function losesEnd(window: WindowLike, content: string): boolean {
	if (!isHtml(content) || isTooMuch(content)) return false;
	return !getPurifier(window)
		.sanitize(withInertAttributes(`${content}${END}`), ALLOWED)
		.includes(END);
}

/** A sentence about what a save removes; undefined if it removes nothing. */
export function removedNote(parts: string[]): string | undefined {
	return parts.length === 0 ? undefined : `Removed before saving: ${listNames(parts)}.`;
}

/** "script, onclick and 2 more": at most six names. */
export function listNames(parts: string[]): string {
	const named = parts.slice(0, MAX_NAMES);
	const more = parts.length - named.length;
	return `${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
