/** What the prerenderer puts into the template for one page. */
export interface PageParts {
	/** Address that the HTML was rendered for; null when the browser fills the root. */
	path: string | null;
	/** Tags of the document's head. */
	head: string;
	/** Content of the root. */
	html: string;
	/** A data block behind the root, or nothing. */
	data: string;
}

const STYLE = "<!--style-->";
const HEAD = "<!--head-->";
const ROOT = '<div id="root"><!--page-->';
const END = "</body>";

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/**
 * Splits the template at its marks, so that no page content is ever searched for them.
 *
 * @param template index.html as the client build wrote it.
 * @returns a function that joins the parts of a page and the tags of its styles to a document.
 * @throws Error when a mark is missing, repeated or out of order.
 */
export function pageTemplate(template: string): (page: PageParts, style: string) => string {
	const pieces: string[] = [];
	let rest = template;
	for (const mark of [STYLE, HEAD, ROOT, END]) {
		const [before, after, ...more] = rest.split(mark);
		if (before === undefined || after === undefined || more.length > 0) throw new Error(`index.html must hold ${mark} once, in its place`);
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
