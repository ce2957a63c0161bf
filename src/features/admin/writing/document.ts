import { getSchema } from "@tiptap/core";
import { DOMParser, DOMSerializer, type Node } from "@tiptap/pm/model";
import { cleanBody } from "@/shared/lib/rich-text/clean-body";
import { isHtml } from "@/shared/lib/rich-text/content-kind";
import { textToHtml } from "@/shared/lib/rich-text/text-to-html";
import { extensions } from "./extensions";
import { tidyHtml } from "./tidy-html";

/** What can be held, for work without an editor. */
const writingSchema = getSchema(extensions);

/** What is stored, HTML or plain text, as elements that a page would show. */
export function bodyOf(value: string): HTMLElement {
	return cleanBody(window, isHtml(value) ? value : textToHtml(value));
}

/** Elements as an editor of this schema holds them. None is given text to read as HTML, which the site's policy forbids (S24). */
export function toDocument(body: HTMLElement, schema = writingSchema): Node {
	return DOMParser.fromSchema(schema).parse(body.querySelector("summary, details, dt") ? withLines(body) : body);
}

/** What the editor does not know as blocks: each becomes a line of its own, so that no two words run together. */
function withLines(body: HTMLElement): HTMLElement {
	const copy = body.ownerDocument.createElement("div");
	copy.append(...[...body.childNodes].map((node) => node.cloneNode(true)));
	for (const head of copy.querySelectorAll("summary, dt")) {
		const line = body.ownerDocument.createElement("p");
		const strong = body.ownerDocument.createElement("strong");
		strong.append(...head.childNodes);
		line.append(strong);
		head.replaceWith(line);
	}
	for (const details of copy.querySelectorAll("details")) {
		const division = body.ownerDocument.createElement("div");
		division.append(...details.childNodes);
		details.replaceWith(division);
	}
	return copy;
}

/** What an editor holds as the elements that are stored; without what only the editor needs. */
export function toBody(held: Node): HTMLElement {
	// Of a document of its own, in which no picture loads.
	const inert = document.implementation.createHTMLDocument("");
	const body = inert.createElement("div");
	DOMSerializer.fromSchema(held.type.schema).serializeFragment(held.content, { document: inert }, body);
	tidyHtml(body);
	return body;
}

/** What an editor holds as the text that is stored: one line for each block. Empty where there is nothing. */
export function toHtml(held: Node): string {
	return toBody(held).innerHTML.trim();
}

/** Whether two documents say the same: an editor adds an empty line at the end to write in. */
export function saysTheSame(one: Node, other: Node): boolean {
	return one.content.cut(0, endOf(one)).eq(other.content.cut(0, endOf(other)));
}

/** Whether there is nothing in it yet. */
export function isEmptyDocument(held: Node): boolean {
	return held.childCount === 1 && held.firstChild?.type.name === "paragraph" && held.firstChild.content.size === 0;
}

function endOf(held: Node): number {
	let end = held.content.size;
	for (let index = held.childCount - 1; index >= 0; index--) {
		const last = held.child(index);
		if (last.type.name !== "paragraph" || last.content.size > 0) break;
		end -= last.nodeSize;
	}
	return end;
}
