import { PurgeCSS } from "purgecss";

/** Attributes whose values change before the whole sheet is there: the inline theme script, native details and dialogs. */
const LIVE_ATTRIBUTES = ["data-theme", "open"];

/**
 * The rules of the public sheet that one page's HTML needs for its first frame and for readers without scripts, in their order.
 * The whole sheet comes with the first chunk, before a script changes anything else. Matching is by words of the markup, so a
 * rule too many is possible and a missing one is not.
 *
 * @param css the whole sheet, minified and without nesting; @param html the page.
 */
export async function pageSheet(css: string, html: string): Promise<string> {
	const [result] = await new PurgeCSS().purge({
		content: [{ raw: html, extension: "html" }],
		css: [{ raw: css }],
		defaultExtractor: (text) => text.match(/[^<>"'`\s=]+/g) ?? [],
		dynamicAttributes: LIVE_ATTRIBUTES,
		variables: true,
		keyframes: true,
	});
	if (!result) throw new Error("The style sheet of a page came out empty");
	return result.css.trim();
}
