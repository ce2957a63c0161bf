import { DOMSerializer, Fragment, type Mark, type Node } from "@tiptap/pm/model";
import { BARE, BLOCKS } from "./schema";

export function toHtml(doc: Node): string {
	// A document of its own: no picture loads.
	const inert = document.implementation.createHTMLDocument("");
	const body = inert.createElement("div");
	DOMSerializer.fromSchema(doc.type.schema).serializeFragment(nested(doc.content), { document: inert }, body);
	tidy(body);
	return body.innerHTML.trim();
}

// Ignores the empty line that the editor adds at the end.
export function saysTheSame(one: Node, other: Node): boolean {
	return one.content.cut(0, findEnd(one)).eq(other.content.cut(0, findEnd(other)));
}

export function isEmptyDocument(doc: Node): boolean {
	return doc.childCount === 1 && doc.firstChild?.type.name === "paragraph" && doc.firstChild.content.size === 0;
}

function findEnd(doc: Node): number {
	let end = doc.content.size;
	for (let index = doc.childCount - 1; index >= 0; index--) {
		const last = doc.child(index);
		if (last.type.name !== "paragraph" || last.content.size > 0) break;
		end -= last.nodeSize;
	}
	return end;
}

// Longer marks go outside: <q>one <em>two</em></q> stays one quotation.
function nested(content: Fragment): Fragment {
	const nodes = [...content.content];
	const starts = extents(nodes);
	const ends = extents(nodes.toReversed()).toReversed();
	return Fragment.fromArray(
		nodes.map((node, index) => {
			if (!node.isInline) return node.copy(nested(node.content));
			const extent = (mark: Mark, of: Map<Mark, number>[]) => of[index]?.get(mark) ?? 0;
			const order = (a: Mark, b: Mark) => extent(b, starts) - extent(a, starts) || extent(b, ends) - extent(a, ends);
			return node.mark([...node.marks].sort(order));
		}),
	);
}

// For each node and mark, how many nodes before it have the mark without a gap.
function extents(nodes: readonly Node[]): Map<Mark, number>[] {
	const found: Map<Mark, number>[] = [];
	for (const node of nodes) {
		const before = [...(found.at(-1) ?? [])];
		found.push(new Map(node.marks.map((mark) => [mark, (before.find(([other]) => other.eq(mark))?.[1] ?? -1) + 1])));
	}
	return found;
}

const ON_OWN_LINE = "ul, ol, li, dt, dd, table, thead, tbody, tfoot, tr, summary, figcaption";

function tidy(body: HTMLElement): void {
	for (const table of body.querySelectorAll<HTMLTableElement>("div.table-frame > table")) restoreSections(table);
	for (const frame of body.querySelectorAll("div.table-frame")) frame.replaceWith(...frame.childNodes);
	for (const caption of body.querySelectorAll("span[data-caption]")) caption.replaceWith(...caption.childNodes);
	for (const line of body.querySelectorAll(`p[${BARE}]`)) unwrapLine(line);
	for (const cell of body.querySelectorAll("li, td, th")) unwrapFirst(cell);
	for (const caption of body.querySelectorAll("figcaption")) if (isBlank(caption)) caption.remove();
	for (const paragraph of body.querySelectorAll("p:not(:is(li, td, th) > p), li > p:first-child"))
		if (isBlank(paragraph)) paragraph.remove();
	for (const callout of body.querySelectorAll("aside")) callout.removeAttribute("role");
	for (const code of body.querySelectorAll("pre[spellcheck]")) code.removeAttribute("spellcheck");
	for (const block of body.querySelectorAll(BLOCKS)) breakLines(block, body);
	for (const picture of body.querySelectorAll("figure > img")) if (!picture.previousSibling) picture.before("\n");
}

function breakLines(block: Element, body: HTMLElement): void {
	const parent = block.parentElement;
	if (parent?.closest("pre")) return;
	if (block.matches(ON_OWN_LINE) || parent === body || parent?.matches("blockquote, aside, figure, details, dl, div")) block.before("\n");
	const last = block.lastChild;
	if (block.matches("ul, ol, table, thead, tbody, tfoot, blockquote, aside, figure")) block.append("\n");
	else if (block.matches("details, dl, div") && last instanceof Element && last.matches(BLOCKS)) block.append("\n");
}

function isBlank(element: Element): boolean {
	return (element.textContent ?? "").trim() === "" && !element.querySelector("img, br, hr");
}

// Keeps the paragraph when its text would run into the text before it.
function unwrapLine(line: Element): void {
	const previous = line.previousSibling;
	if (previous && !(previous instanceof Element && previous.matches(BLOCKS))) line.removeAttribute(BARE);
	else line.replaceWith(...line.childNodes);
}

function unwrapFirst(cell: Element): void {
	const [first, ...others] = cell.children;
	const plain = first?.tagName === "P" && first.attributes.length === 0 && !(first.previousSibling?.textContent ?? "").trim();
	if (plain && others.every((other) => /^(UL|OL)$/.test(other.tagName))) first.replaceWith(...first.childNodes);
}

// Rows of header cells only are the head, but only one when there are no others.
export function headRows(rows: readonly Element[]): number {
	const firstOther = rows.findIndex((row) => [...row.children].some((cell) => cell.tagName !== "TH"));
	return firstOther < 0 ? 1 : firstOther;
}

function restoreSections(table: HTMLTableElement): void {
	const rows = [...table.rows];
	const heads = headRows(rows);
	const caption = table.getAttribute("data-caption");
	const isFoot = (row: HTMLTableRowElement) => row.hasAttribute("data-foot");
	const sections: [string, HTMLTableRowElement[]][] = [
		["thead", rows.slice(0, heads)],
		["tbody", rows.slice(heads).filter((row) => !isFoot(row))],
		["tfoot", rows.slice(heads).filter(isFoot)],
	];
	table.removeAttribute("data-caption");
	table.replaceChildren();
	if (caption) table.createCaption().textContent = caption;
	for (const [name, content] of sections) {
		if (content.length === 0) continue;
		const section = table.ownerDocument.createElement(name);
		section.append(...content);
		table.append(section);
	}
	for (const row of rows) row.removeAttribute("data-foot");
}
