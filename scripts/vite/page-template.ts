/** The parts that the prerenderer puts into the template for one page. */
export interface PageParts {
	/** Address of the rendered HTML; null when the browser fills the root. */
	path: string | null;
	/** Tags of the document's head. */
	head: string;
	/** Content of the root. */
	html: string;
	/** A data block after the root, or an empty text. */
	data: string;
}

const STYLE = "<!--style-->";
const HEAD = "<!--head-->";
const ROOT = '<div id="root"><!--page-->';
const END = "</body>";

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/**
 * Splits the template at its marks once, so that page content is never searched for them.
 *
 * @param template index.html from the client build.
 * @returns a function that joins the parts and the style tags of a page into a document.
 * @throws Error when a mark is missing, repeated or out of order.
 */
export function pageTemplate(template: string): (page: PageParts, style: string) => string {
	const pieces: string[] = [];
	let rest = template;
	for (const mark of [STYLE, HEAD, ROOT, END]) {
		const [before, after, ...more] = rest.split(mark);
		if (before === undefined || after === undefined || more.length > 0)
			throw new Error(`index.html must contain ${mark} once, in the right order`);
		pieces.push(before);
		rest = after;
	}
	const [start, afterStyle, afterHead, afterPage] = pieces;
	return ({ path, head, html, data }, style) => {
		const root = path === null ? '<div id="root">' : `<div id="root" data-path="${escapeValue(path)}">`;
		return [start, style, afterStyle, head, afterHead, root, html, afterPage, data, END, rest].join("");
	};
}

const escapeValue = (value: string): string => value.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);
