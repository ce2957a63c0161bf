import type { Config, WindowLike } from "dompurify";
import { kebab } from "../text/kebab";
import { webAddress } from "../web-address";
import { ALLOWED } from "./elements";
import { withInertAttributes } from "./inert-attributes";
import { HEADINGS, ID_PREFIX } from "./outline";
import { cleanBody, getPurifier, sanitizedElement } from "./sanitize";

export interface Pasted {
	body: HTMLElement;
	/** Pictures whose address is data or a local file, which no page can show. */
	refusedPictures: number;
	/** Links whose words stay without them: a post can't use their addresses. */
	lostLinks: number;
	/** Names of removed elements; those that only wrap words are left out. */
	removed: string[];
	/** Copied from a code editor: its text is to be inserted unchanged. */
	isCode: boolean;
}

// Become s, the only one of the three that posts have.
const STRUCK = ["del", "strike"];

// The caption and the foot of a table in the editor (features/admin/rich-text/block-nodes.ts).
const OF_TABLES = ["data-caption", "data-foot"];

const ALLOWED_WITH_STYLES: Config = {
	...ALLOWED,
	ALLOWED_TAGS: [...(ALLOWED.ALLOWED_TAGS ?? []), ...STRUCK],
	ALLOWED_ATTR: [...(ALLOWED.ALLOWED_ATTR ?? []), "data-style", "class", "role", ...OF_TABLES],
	ADD_URI_SAFE_ATTR: [...(ALLOWED.ADD_URI_SAFE_ATTR ?? []), "data-style", ...OF_TABLES],
};

// What the site's pages add to links and videos of a post.
const NOTES = ".sr-only, .video > [role=button] > span:last-child";

// Removing these loses neither words nor meaning.
const WRAPPERS = new Set(
	"html head body remove meta link base style title col colgroup font center big tt section article header footer main nav aside address hgroup label picture source wbr bdi bdo".split(
		" ",
	),
);

const BLOCKS = new Set("P H2 H3 H4 UL OL TABLE PRE BLOCKQUOTE DIV FIGURE DL HR ASIDE DETAILS SUMMARY".split(" "));

/**
 * Translates clipboard HTML of another program into what a post may contain: styles become elements, Word's paragraphs lists.
 *
 * @param withHead whether the first row of a table without header cells becomes its head
 */
export function cleanPasted(window: WindowLike, html: string, withHead = true): Pasted {
	const raw = sanitizedElement(window, withInertAttributes(copiedPart(html)), ALLOWED_WITH_STYLES);
	const parts = [...getPurifier(window).removed];
	const removed = parts.flatMap((part) => ("element" in part ? part.element.nodeName.toLowerCase() : []));
	const isOurs = html.includes("data-pm-slice");
	if (isOurs) for (const table of raw.querySelectorAll("table")) restoreParts(table);
	// On other sites these hold advertisements as often as remarks.
	if (!isOurs) for (const aside of raw.querySelectorAll("aside")) aside.replaceWith(...aside.childNodes);
	for (const note of raw.querySelectorAll(NOTES)) note.remove();
	const refusedLinks = parts.filter(
		(part) => "attribute" in part && part.from.nodeName === "A" && part.attribute?.name === "href" && hasWords(part.from),
	);
	const isCode = looksLikeCode(raw);
	const refusedPictures = [...raw.querySelectorAll("img")].filter((picture) => !webAddress(picture.getAttribute("src"))).length;
	convertWordLists(raw);
	convertStyles(raw);
	for (const struck of raw.querySelectorAll(STRUCK.join())) rename(struck, "s");
	for (const line of raw.querySelectorAll("pre br")) line.replaceWith("\n");
	const body = cleanBody(window, raw.innerHTML);
	const lostLinks = refusedLinks.length + countLinks(raw) - countLinks(body) + (isOurs ? 0 : settleInternalLinks(body));
	tidy(body);
	nestLists(body);
	unwrapLinks(body);
	if (withHead) for (const table of body.querySelectorAll("table")) giveHead(table);
	const named = new Set(removed.filter((name) => /^[a-z]\w*$/.test(name) && !WRAPPERS.has(name)));
	return { body, refusedPictures, lostLinks, removed: [...named], isCode };
}

const hasWords = ({ textContent }: Node): boolean => (textContent ?? "").trim() !== "";

const countLinks = (element: Element): number => [...element.querySelectorAll("a[href]")].filter(hasWords).length;

const START = "<!--StartFragment-->";
const END = "<!--EndFragment-->";

function copiedPart(html: string): string {
	const [from, to] = [html.indexOf(START), html.lastIndexOf(END)];
	const part = from >= 0 && to > from ? html.slice(from + START.length, to) : undefined;
	// Without a row around them, the parser drops the cells. Excel's copied part begins with columns.
	return part === undefined || /^\s*<(tr|t[dh]|thead|tbody|col|colgroup|li)\b/i.test(part) ? html : part;
}

function looksLikeCode(body: Element): boolean {
	const [only, second] = body.children;
	const style = only?.getAttribute("data-style") ?? "";
	return (
		!second && only?.tagName === "DIV" && /white-space:\s*pre/i.test(style) && /font-family:[^;]*(mono|consolas|menlo|courier)/i.test(style)
	);
}

function rename(element: Element, name: string): void {
	const renamed = element.ownerDocument.createElement(name);
	renamed.append(...element.childNodes);
	element.replaceWith(renamed);
}

function tidy(body: HTMLElement): void {
	for (const element of body.querySelectorAll("[lang], [dir], [title]"))
		for (const name of element.tagName === "ABBR" ? ["lang", "dir"] : ["lang", "dir", "title"]) element.removeAttribute(name);
	for (const space of body.querySelectorAll("span")) space.replaceWith(...(space.textContent === "\u00a0" ? [" "] : space.childNodes));
	for (const heading of body.querySelectorAll("h1, h5, h6")) rename(heading, heading.tagName === "H1" ? "h2" : "h4");
	// Mail programs write blank lines as divisions.
	for (const line of body.querySelectorAll("p, div:not(pre *)"))
		if (!/[^\s\u00a0]/.test(line.textContent ?? "") && !line.querySelector("img, hr, table"))
			line.replaceWith(...(isBetweenTexts(line) ? [line.ownerDocument.createElement("br")] : []));
	if ([...body.children].some(({ nodeName }) => BLOCKS.has(nodeName)))
		for (const line of body.querySelectorAll(":scope > br")) if (!isBetweenTexts(line)) line.remove();
}

/** Google Docs writes line breaks between paragraphs. Those between two texts separate their lines. */
function isBetweenTexts(line: ChildNode): boolean {
	return (["previousSibling", "nextSibling"] as const).every((side) => {
		let beside = line[side];
		while (beside && (beside.nodeName === "BR" || (beside.nodeName === "#text" && !hasWords(beside)))) beside = beside[side];
		return beside !== null && !BLOCKS.has(beside.nodeName);
	});
}

// Google Docs writes a nested list beside its item, where the editor can't edit it as a list.
function nestLists(body: Element): void {
	for (const list of body.querySelectorAll(":is(ul, ol) > :is(ul, ol)")) {
		let item = list.previousElementSibling;
		if (item?.localName !== "li") {
			item = body.ownerDocument.createElement("li");
			list.before(item);
		}
		item.append(list);
	}
}

/** The target of one of Google's redirect links, or the same text when it isn't one with a usable target. */
export function unwrapRedirect(address: string): string {
	const text = address.trim();
	if (!/^https?:\/\/www\.google\.[a-z]{2,3}(\.[a-z]{2})?\/url\?\S*$/i.test(text)) return address;
	const { searchParams } = new URL(text);
	const target = webAddress(searchParams.get("q") || searchParams.get("url"));
	return target && /^https?:/i.test(target) ? target : address;
}

/**
 * Leads links to places in the source to the headings of the pasted text, and removes the others. Headings on the site's pages link to
 * themselves, and browsers copy complete addresses.
 *
 * @returns how many links with words were removed, without those of headings to themselves
 */
function settleInternalLinks(body: Element): number {
	const names = new Set([...body.querySelectorAll(HEADINGS)].map(({ textContent }) => kebab(textContent ?? "")));
	let removed = 0;
	for (const link of body.querySelectorAll('a[href*="#"]')) {
		const address = link.getAttribute("href") ?? "";
		const own = kebab(link.closest(HEADINGS)?.textContent ?? "");
		const name = address.startsWith("#") ? placeName(address, names) : "";
		if (own !== "" && (name === own || address.includes(`#${ID_PREFIX}${own}`))) link.replaceWith(...link.childNodes);
		else if (name !== "" && names.has(name)) link.setAttribute("href", `#${ID_PREFIX}${name}`);
		else if (address.startsWith("#")) {
			if (hasWords(link)) removed += 1;
			link.replaceWith(...link.childNodes);
		}
	}
	return removed;
}

/** The name of a heading that an address such as "#the-costs" means. */
function placeName(address: string, names: Set<string>): string {
	const place = readable(address.slice(1));
	const name = kebab(place);
	return !names.has(name) && place.startsWith(ID_PREFIX) ? kebab(place.slice(ID_PREFIX.length)) : name;
}

function readable(encoded: string): string {
	try {
		return decodeURIComponent(encoded);
	} catch {
		return encoded;
	}
}

// Google Docs and Gmail copy links with the address of a redirect.
function unwrapLinks(body: Element): void {
	for (const link of body.querySelectorAll("a")) {
		const address = link.getAttribute("href") ?? "";
		const target = unwrapRedirect(address);
		if (target !== address && link.textContent?.trim() === address) link.textContent = target;
		link.setAttribute("href", target);
	}
}

function restoreParts(table: HTMLTableElement): void {
	const caption = table.getAttribute("data-caption");
	if (caption) table.createCaption().textContent = caption;
	const foot = [...table.rows].filter((row) => row.hasAttribute("data-foot"));
	if (foot.length > 0) table.createTFoot().append(...foot);
}

/** Turns the first row into header cells, unless the table has some, lays out other tables, or the row has an empty or a tall cell. */
function giveHead(table: HTMLTableElement): void {
	const [first, second] = table.rows;
	if (!first || table.querySelector("th, table") || table.parentElement?.closest("table")) return;
	const cells = table.tHead ? [...table.tHead.querySelectorAll("td")] : [...first.cells];
	const unfit = cells.some((cell) => (cell.textContent ?? "").trim() === "" || cell.rowSpan > 1);
	if (!table.tHead && (!second || unfit)) return;
	for (const cell of cells) {
		const header = table.ownerDocument.createElement("th");
		for (const { name, value } of cell.attributes) header.setAttribute(name, value);
		header.append(...cell.childNodes);
		cell.replaceWith(header);
	}
}

const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;

// Word writes lists as paragraphs with a typed marker and a style that says the level.
function convertWordLists(body: Element): void {
	let open: { level: number; list: Element }[] = [];
	let previous: Element | null = null;
	for (const paragraph of body.querySelectorAll('[data-style*="mso-list"]')) {
		const level = Number(WORD_ITEM.exec(paragraph.getAttribute("data-style") ?? "")?.[1] ?? 0);
		if (level === 0 || paragraph.tagName === "SPAN") continue;
		if (paragraph.previousElementSibling !== previous) open = [];
		const kind = removeMarker(paragraph);
		while (open.length > 1 && (open.at(-1)?.level ?? 0) > level) open.pop();
		const current = open.at(-1);
		if (kind && current?.level === level && current.list.localName !== kind) open.pop();
		if ((open.at(-1)?.level ?? 0) < level) {
			const list = body.ownerDocument.createElement(kind ?? "ul");
			const above = open.at(-1)?.list;
			if (above) (above.lastElementChild ?? above).append(list);
			else paragraph.before(list);
			open.push({ level, list });
		}
		const item = body.ownerDocument.createElement("li");
		item.append(...paragraph.childNodes);
		open.at(-1)?.list.append(item);
		previous = open[0]?.list ?? null;
		paragraph.remove();
	}
}

/** @returns the kind of list that the marker means, or null without one */
function removeMarker(paragraph: Element): "ol" | "ul" | null {
	const marker = [...paragraph.querySelectorAll("span")].find((span) => /mso-list:\s*ignore/i.test(span.getAttribute("data-style") ?? ""));
	if (!marker) return null;
	const text = (marker.textContent ?? "").replace(/[\s\u00a0]+/g, "");
	marker.remove();
	return /^\(?[\da-z]{1,7}(\.[\da-z]{1,7})*[.)]$/i.test(text) ? "ol" : "ul";
}

const STYLED: [RegExp, string][] = [
	[/(?:^|;)\s*font-weight:\s*(?:bold|[6-9]00)/i, "strong"],
	[/(?:^|;)\s*font-style:\s*italic/i, "em"],
	[/(?:^|;)\s*text-decoration(?:-line)?:[^;]*line-through/i, "s"],
	[/(?:^|;)\s*text-decoration(?:-line)?:[^;]*underline/i, "u"],
	[/(?:^|;)\s*vertical-align:\s*super/i, "sup"],
	[/(?:^|;)\s*vertical-align:\s*sub/i, "sub"],
];

// Not Word's mso-bidi-font-weight, which is about right-to-left text.
const NORMAL_WEIGHT = /(?:^|;)\s*font-weight:\s*(?:normal|[1-4]00)/i;
const NORMAL_STYLE = /(?:^|;)\s*font-style:\s*normal/i;

const NOT_STYLED: Record<string, RegExp> = {
	B: NORMAL_WEIGHT,
	STRONG: NORMAL_WEIGHT,
	I: NORMAL_STYLE,
	EM: NORMAL_STYLE,
};

// Google Docs wraps everything in a bold element that isn't bold.
function convertStyles(body: Element): void {
	for (const element of body.querySelectorAll("[data-style]")) {
		const style = element.getAttribute("data-style") ?? "";
		if (NOT_STYLED[element.tagName]?.test(style)) element.replaceWith(...element.childNodes);
		else if (element.tagName === "SPAN" && (element.textContent ?? "").trim() !== "") wrapStyled(element, style);
	}
}

function wrapStyled(element: Element, style: string): void {
	for (const [pattern, name] of STYLED) {
		if (!pattern.test(style)) continue;
		if (name === "strong" && element.closest("h1, h2, h3, h4, h5, h6, th, strong, b")) continue;
		if (name === "u" && (element.closest("a") ?? element.querySelector("a"))) continue;
		const wrapper = element.ownerDocument.createElement(name);
		wrapper.append(...element.childNodes);
		element.append(wrapper);
	}
}
