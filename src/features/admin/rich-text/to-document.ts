import { DOMParser, type Node, type Schema } from "@tiptap/pm/model";
import { isHtml } from "@/shared/lib/rich-text/content-kind";
import { ELEMENTS } from "@/shared/lib/rich-text/elements";
import { cleanBody, textToHtml } from "@/shared/lib/rich-text/sanitize";
import { BARE, BLOCKS, CONTAINER, editorSchema, PREFORMATTED } from "./schema";
import { headRows } from "./to-html";

const INLINE = ELEMENTS.inline.join(",");

export function toBody(value: string): HTMLElement {
	return cleanBody(window, isHtml(value) ? value : textToHtml(value));
}

/** Parses sanitized elements; the plain divisions of other programs are dropped from what is pasted. */
export function toDocument(body: HTMLElement, schema: Schema = editorSchema, pasted = false): Node {
	const blocks = [...body.querySelectorAll<HTMLElement>(BLOCKS)];
	for (const block of blocks) {
		if (fits(block) || (pasted && block.tagName === "DIV" && block.attributes.length === 0)) continue;
		if (block.tagName === "PRE" && !block.querySelector(BLOCKS)) block.setAttribute(PREFORMATTED, "");
		// A paragraph around a table: HTML allows it in quirks mode only.
		else block.setAttribute(CONTAINER, block.tagName === "P" ? "div" : block.tagName.toLowerCase());
	}
	for (const block of body.querySelectorAll(`pre[${CONTAINER}]`)) breakLines(block);
	for (const block of blocks) if (block.hasAttribute(CONTAINER)) wrapLines(block);
	return DOMParser.fromSchema(schema).parse(body);
}

// Whether the block's own node type keeps everything in it. Otherwise it becomes a container.
function fits(block: HTMLElement): boolean {
	const name = block.tagName.toLowerCase();
	const parent = block.parentElement;
	const known = (element: Element | null | undefined) => element?.hasAttribute(CONTAINER) === false;
	if (/^(p|h[1-6])$/.test(name)) return !block.querySelector(BLOCKS);
	if (name === "ul" || name === "ol") return [...block.childNodes].every(isItemOrSpace) && block.children.length > 0;
	if (name === "li") return parent !== null && /^[UO]L$/.test(parent.tagName) && known(parent);
	if (name === "pre") return isPlainCode(block);
	if (name === "figure") return isPicture(block);
	if (name === "figcaption") return parent?.tagName === "FIGURE" && known(parent);
	if (name === "table") return isPlainTable(block);
	if (ELEMENTS.table.includes(name)) return known(parent?.closest("table"));
	return name === "blockquote" || name === "aside" || name === "hr";
}

const isSpace = (node: ChildNode): boolean => node.nodeType === 3 && (node.textContent ?? "").trim() === "";
const isItemOrSpace = (node: ChildNode): boolean => node.nodeName === "LI" || isSpace(node);

function isPlainCode(pre: Element): boolean {
	if (pre.closest(INLINE)) return false;
	const [only, second] = pre.childNodes;
	const inner = !second && only instanceof Element && only.tagName === "CODE" && only.attributes.length === 0 ? only : pre;
	return inner.children.length === 0;
}

function isPicture(figure: Element): boolean {
	const [picture, caption, more] = [...figure.childNodes].filter((part) => !isSpace(part));
	if (picture?.nodeName !== "IMG" || more || figure.closest(INLINE)) return false;
	if (!caption) return true;
	return (
		caption.nodeName === "FIGCAPTION" && caption instanceof Element && caption.attributes.length === 0 && !caption.querySelector(BLOCKS)
	);
}

// Whether to-html.ts restores the same head, body and foot from the rows alone.
function isPlainTable(table: Element): boolean {
	const parts = [...table.children];
	if (!/^(CAPTION )?(THEAD )?(TBODY )?(TFOOT )?$/.test(parts.map(({ tagName }) => `${tagName} `).join(""))) return false;
	if (parts.some(({ attributes }) => attributes.length > 0)) return false;
	const caption = table.querySelector(":scope > caption");
	if (caption && (caption.children.length > 0 || table.closest(INLINE))) return false;
	const findRows = (part: string) => [...table.querySelectorAll(`:scope > ${part} > tr`)];
	const [head, rows] = [findRows("thead").length, findRows(":is(thead, tbody, tfoot)")];
	if (!rows.some((row) => row.children.length > 0)) return false;
	const expected = headRows(rows);
	return head === 0 ? expected <= findRows("tbody").length : expected === head;
}

// ProseMirror keeps line breaks as text in code only.
function breakLines(pre: Element): void {
	const texts = pre.ownerDocument.createTreeWalker(pre, NodeFilter.SHOW_TEXT);
	const found: Text[] = [];
	while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
	for (const text of found) {
		const lines = text.data.split("\n");
		text.replaceWith(...lines.flatMap((line, index) => (index === 0 ? [line] : [pre.ownerDocument.createElement("br"), line])));
	}
}

function wrapLines(container: Element): void {
	let line: ChildNode[] = [];
	const endLine = () => {
		if (line.every(isSpace)) {
			for (const space of line) space.remove();
		} else {
			const paragraph = container.ownerDocument.createElement("p");
			paragraph.setAttribute(BARE, "");
			line[0]?.before(paragraph);
			paragraph.append(...line);
		}
		line = [];
	};
	for (const node of [...container.childNodes]) {
		if (node instanceof Element && (node.matches(BLOCKS) || node.querySelector(BLOCKS))) endLine();
		else line.push(node);
	}
	endLine();
}
