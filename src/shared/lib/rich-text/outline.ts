import { kebab } from "../text/kebab";

export interface Heading {
	id: string;
	text: string;
	level: 2 | 3;
}

// Keeps the ids of a body apart from the page's own.
export const ID_PREFIX = "s-";

export const HEADINGS = "h1, h2, h3, h4, h5, h6";

/** Renumbers headings from h2 without gaps, gives them ids and links, and returns those of the two upper levels. */
export function settleHeadings(body: Element): Heading[] {
	const levels: number[] = [];
	const used = new Set<string>();
	return [...body.querySelectorAll(HEADINGS)].flatMap((heading): Heading[] => {
		const text = (heading.textContent ?? "").replace(/\s+/g, " ").trim();
		if (text === "") {
			heading.replaceWith(...heading.childNodes);
			return [];
		}
		const written = Number(heading.tagName.slice(1));
		while ((levels.at(-1) ?? 0) >= written) levels.pop();
		levels.push(written);
		const level = Math.min(6, levels.length + 1);
		const id = uniqueId(text, used);
		const settled = body.ownerDocument.createElement(`h${level}`);
		settled.id = id;
		settled.append(...heading.childNodes);
		heading.replaceWith(settled);
		linkToItself(settled);
		return level === 2 || level === 3 ? [{ id, text, level }] : [];
	});
}

/** Reads the headings of a rendered body, as settleHeadings returned them. */
export function readHeadings(body: Element): Heading[] {
	return [...body.querySelectorAll("h2[id], h3[id]")].map((heading): Heading => {
		const text = [...heading.childNodes].map(readText).join("").replace(/\s+/g, " ").trim();
		return { id: heading.id, text, level: heading.tagName === "H2" ? 2 : 3 };
	});
}

// Without the notes for screen readers, which are added after settleHeadings.
function readText(node: ChildNode): string {
	if (node.nodeType !== 1) return node.textContent ?? "";
	if (node instanceof Element && node.matches(".sr-only")) return "";
	return [...node.childNodes].map(readText).join("");
}

function uniqueId(text: string, used: Set<string>): string {
	const name = kebab(text) || "part";
	let id = name;
	// The number comes after the cut of a long name.
	for (let number = 2; used.has(id); number += 1) id = `${name}-${number}`;
	used.add(id);
	return ID_PREFIX + id;
}

function linkToItself(heading: Element): void {
	// A link in a summary would take the click that opens the fold.
	if (heading.querySelector("a") || heading.closest("a, summary")) return;
	const link = heading.ownerDocument.createElement("a");
	link.setAttribute("href", `#${heading.id}`);
	link.append(...heading.childNodes);
	heading.append(link);
}
