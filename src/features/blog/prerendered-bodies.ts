import { readHeadings } from "@/shared/lib/rich-text/outline";
import type { RichText } from "@/shared/lib/rich-text/render-rich-text";

/** Id of the element that holds a post's words. */
export const BODY_ID = "post-body";

let bodies: ReadonlyMap<string, RichText> = new Map();

/** Gives the prerenderer the bodies of the site's own posts, by slug: it has no document to make them with. */
export function providePrerenderedBodies(given: ReadonlyMap<string, RichText>): void {
	bodies = given;
}

/**
 * The body of a post that is written into its page's HTML. In the browser it stands there, and React leaves it alone; only its
 * headings are told again.
 */
export function prerenderedBody(slug: string): RichText {
	if (typeof document === "undefined") return bodies.get(slug) ?? { html: "", headings: [] };
	const body = document.getElementById(BODY_ID);
	return { html: "", headings: body ? readHeadings(body) : [] };
}
