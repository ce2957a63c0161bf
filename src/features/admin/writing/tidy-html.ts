/** What the editor wraps in a paragraph where pages need none. */
const CELLS = "li, td, th";

/** Makes of the editor's elements what somebody would have written by hand: bare list items and cells, parts of tables, one line for each block. */
export function tidyHtml(body: HTMLElement): void {
	for (const frame of body.querySelectorAll("div.table-frame")) frame.replaceWith(...frame.childNodes);
	for (const cell of body.querySelectorAll(CELLS)) unwrapFirst(cell);
	for (const table of body.querySelectorAll("table")) settleParts(table);
	for (const caption of body.querySelectorAll("figcaption")) if (isBlank(caption)) caption.remove();
	for (const paragraph of body.querySelectorAll(":is(:scope, blockquote) > p")) if (isBlank(paragraph)) paragraph.remove();
	for (const code of body.querySelectorAll("pre[spellcheck]")) code.removeAttribute("spellcheck");
	for (const block of body.querySelectorAll("ul, ol, li, table, thead, tbody, tfoot, tr, blockquote > *, figure > *, :scope > *")) {
		if (block.closest("pre") && block.tagName !== "PRE") continue;
		block.before("\n");
		if (/^(UL|OL|TABLE|THEAD|TBODY|TFOOT|BLOCKQUOTE|FIGURE)$/.test(block.tagName)) block.append("\n");
	}
}

function isBlank(element: Element): boolean {
	return (element.textContent ?? "").trim() === "" && !element.querySelector("img, br");
}

/** One paragraph, or one before a nested list, is the item's own text. */
function unwrapFirst(cell: Element): void {
	const [first, ...others] = cell.children;
	const plain = first?.tagName === "P" && first.attributes.length === 0;
	if (plain && others.every((other) => /^(UL|OL)$/.test(other.tagName))) first.replaceWith(...first.childNodes);
}

/** The editor knows rows only: those of nothing but heads come first and are the table's head. */
function settleParts(table: HTMLTableElement): void {
	const rows = [...table.rows];
	const isHead = (row: HTMLTableRowElement) => [...row.cells].every((cell) => cell.tagName === "TH");
	const firstOther = rows.findIndex((row) => !isHead(row));
	const heads = firstOther < 0 ? 1 : firstOther;
	const part = (name: string, content: HTMLTableRowElement[]) => {
		if (content.length === 0) return;
		const section = table.ownerDocument.createElement(name);
		section.append(...content);
		table.append(section);
	};
	const words = table.getAttribute("data-caption");
	table.removeAttribute("data-caption");
	const others = rows.slice(heads);
	const isFoot = (row: HTMLTableRowElement) => row.hasAttribute("data-foot");
	const old = [...table.children];
	if (words) {
		const caption = table.ownerDocument.createElement("caption");
		caption.textContent = words;
		table.append(caption);
	}
	part("thead", rows.slice(0, heads));
	part(
		"tbody",
		others.filter((row) => !isFoot(row)),
	);
	part("tfoot", others.filter(isFoot));
	for (const row of rows) row.removeAttribute("data-foot");
	for (const section of old) section.remove();
}
