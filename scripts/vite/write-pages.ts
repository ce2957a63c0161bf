import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { JSDOM } from "jsdom";
import type { PublishedRows } from "../../src/app/row-pages.ts";
import { company } from "../../src/content/company.ts";
import { policyElement } from "./headers.ts";
import { isForUnknown, sharedFile } from "./host-rules.ts";
import { findWords, pageSheet } from "./page-sheet.ts";
import { computeDigest, type RowDocument, rowDocuments } from "./row-documents.ts";
import type { RowRenderer } from "./row-renderer.mjs";

interface PageParts {
	path: string | null;
	/** The first parts of known addresses, in the page for unknown ones. */
	known?: string;
	head: string;
	html: string;
	data: string;
}

const STYLE = "<!--style-->";
const HEAD = "<!--head-->";
const ROOT = '<div id="root"><!--page-->';
const END = "</body>";

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** Marks the script of index.html that only the pages of rows keep. */
export const ROW_SCRIPT = "data-of-rows";
const ROW_SCRIPT_ELEMENT = new RegExp(`<script ${ROW_SCRIPT}>([\\s\\S]*?)</script>`);

/** Separates the script that only the pages of rows keep. */
export function splitRowScript(template: string): { template: string; rowScript: string } {
	const [element = "", text] = ROW_SCRIPT_ELEMENT.exec(template) ?? [];
	// A function, because the text can contain "$&".
	return { template: template.replace(element, () => ""), rowScript: text === undefined ? "" : `<script>${text}</script>` };
}

/** Splits index.html at its marks once, so that page content is never searched for them. Throws for a wrong mark. */
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
	return ({ path, known, head, html, data }, style) => {
		const root =
			path === null
				? '<div id="root">'
				: `<div id="root" data-path="${escapeValue(path)}"${known === undefined ? "" : ` data-known="${escapeValue(known)}"`}>`;
		return [start, style, afterStyle, head, afterHead, root, html, afterPage, data, END, rest].join("");
	};
}

const escapeValue = (value: string): string => value.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

export interface PageRenderer extends RowRenderer {
	prerenderedPaths: string[];
	knownParts: string;
	prerenderedKinds: { file: string; path: string }[];
}

export interface PublicSheet {
	css: string;
	href: string;
}

const DEFAULT_HEAD = `<title data-prerendered>${company.name}</title>`;

/** Until scripts have found the row. */
const UNKNOWN_HEAD = `${DEFAULT_HEAD}<meta name="robots" content="noindex" data-prerendered>`;

const SHELL: PageParts = { path: null, head: "", html: "<noscript>This page needs JavaScript.</noscript>", data: "" };

const NOT_FOUND = "404.html";

interface WrittenPages {
	/** The inline style sheet of each file; pages that another file can stand in for have the sheet of that file. */
	styles: Map<string, string>;
	rowPaths: string[];
	/** Addresses of rows that couldn't be rendered. */
	skipped: string[];
	/** Names of the contents of the pages of rows, by file. */
	keys: Map<string, string>;
}

interface Page {
	file: string;
	path: string | null;
}

interface PageSite {
	template: string;
	sheet: PublicSheet;
	folder: string;
	/** Folder for the pages of rows of earlier builds. */
	cache: string;
	/** Keeps pages of rows in the cache that this site doesn't have. */
	keepsOthers?: boolean;
	/** Throws when another build has replaced the renderer. */
	check?: () => void;
	/** Identifies the build of the renderer and whatever its pages depend on beside their rows. */
	fingerprint: string;
	/** Address of the built renderer for workers. */
	bundle?: string | undefined;
	/** The security policy of a file with this inline style sheet. */
	createPolicy: (style: string, file: string) => string;
}

/**
 * Writes every page with inlined styles. See docs/decisions.md, "Rows that can't be rendered don't stop a build".
 *
 * @param lists what the lists show, or null when the database wasn't read: then they wait for the browser
 */
export async function writePages(
	renderer: PageRenderer,
	rows: PublishedRows,
	site: PageSite,
	lists: PublishedRows | null = rows,
): Promise<WrittenPages> {
	const { template, rowScript } = splitRowScript(site.template);
	const createDocument = pageTemplate(template);
	const { css, href } = site.sheet;
	const { lists: files } = await renderer.preparePages(new JSDOM("").window, { projects: [], posts: [] }, lists);
	for (const { path, body } of files) {
		mkdirSync(dirname(join(site.folder, path)), { recursive: true });
		writeFileSync(join(site.folder, path), body);
	}
	const findPageWords = usedWords(css);
	const pages = await renderPages(renderer, allPages(renderer), createDocument, findPageWords);
	const skipped: string[] = [];
	const ofRows = await rowDocuments(renderer, rows, {
		...site,
		fingerprint: `${site.fingerprint} ${site.template} ${css}`,
		createDocument: (path, parts) => createDocument({ path, ...parts, head: parts.head || DEFAULT_HEAD, data: parts.data + rowScript }, ""),
		findWords: findPageWords,
		warn(path, reason) {
			skipped.push(path);
			console.warn(`The build can't render ${path}, so the browser will load this page:`, reason);
		},
	});
	const styles = new Map<string, string>();
	const keys = new Map<string, string>();
	const sheets = cachedSheets(join(site.cache, "sheets.json"), css, site.fingerprint);
	const before = Buffer.byteLength(site.template.slice(0, site.template.indexOf(STYLE)));
	for (const [name, group] of bySheet([...pages, ...ofRows.map((row) => ({ ...row, file: getFile(row.path) }))])) {
		// Most visitors never open the page for unknown rows: it loads the whole sheet, so that all others needn't have its rules.
		const known = group.filter(({ file }) => !isForUnknown(file));
		const style = await sheets.read(new Set((known.length > 0 ? known : group).map(({ words }) => words)));
		const policy = policyElement(site.createPolicy(style, name));
		const inline = `<style>${style}</style>`;
		const link = `<link rel="stylesheet" href="${href}">`;
		const tags = `${inline}<noscript>${link}</noscript>`;
		const tagsForUnknown = policy + (known.length > 0 ? inline + link : tags);
		const digest = computeDigest(tags);
		for (const folder of new Set(group.map(({ file }) => dirname(join(site.folder, file))))) mkdirSync(folder, { recursive: true });
		for (const page of group) {
			const html = page.read();
			const file = join(site.folder, page.file);
			const inserted = Buffer.from(isForUnknown(page.file) ? tagsForUnknown : tags);
			writeFileSync(file, Buffer.concat([html.subarray(0, before), inserted, html.subarray(before)]));
			if (page.digest) keys.set(file, `${page.digest}-${digest}`);
		}
		styles.set(name, style);
	}
	sheets.save();
	return { styles, rowPaths: ofRows.map(({ path }) => path), skipped, keys };
}

type Document = Omit<RowDocument, "path" | "digest"> & Page & { digest?: string };

/** Style sheets of earlier builds by the words of their pages: finding the rules of one takes 50 ms. */
function cachedSheets(file: string, css: string, fingerprint: string) {
	const known = readSheets(file);
	const used = new Map<string, string>();
	return {
		/** @param texts words, separated by spaces */
		async read(texts: Set<string>): Promise<string> {
			const words = new Set([...texts].flatMap((text) => text.split(" ")));
			const key = computeDigest(`${fingerprint} ${css} ${[...words].sort().join(" ")}`);
			const style = known.get(key) ?? (await pageSheet(css, words));
			used.set(key, style);
			return style;
		},
		save: () => writeFileSync(file, JSON.stringify([...used])),
	};
}

function readSheets(file: string): Map<string, string> {
	try {
		return new Map(JSON.parse(readFileSync(file, "utf8")));
	} catch {
		return new Map();
	}
}

/** See docs/decisions.md, "Each page has its own inline styles and policy". */
function bySheet(pages: Document[]): Map<string, Document[]> {
	const groups = new Map<string, Document[]>();
	for (const page of pages) {
		const name = (page.path && sharedFile(page.path)?.file) ?? page.file;
		const group = groups.get(name);
		if (group) group.push(page);
		else groups.set(name, [page]);
	}
	return groups;
}

/** Words that the sheet doesn't contain can't match a selector, unless the selector has a part of an attribute's value. */
function usedWords(css: string): (html: string) => string {
	const text = css.replaceAll("\\", "");
	const partial = [...css.matchAll(/[~^$*|]="?([^"\]]+)/g)].map(([, value = ""]) => value);
	const answers = new Map<string, boolean>();
	const isUsed = (word: string) => {
		const known = answers.get(word);
		if (known !== undefined) return known;
		const answer = text.includes(word) || partial.some((value) => word.includes(value));
		// A copy: a part of a string keeps the whole page in memory.
		answers.set(Buffer.from(word).toString(), answer);
		return answer;
	};
	return (html) => [...findWords(html)].filter(isUsed).sort().join(" ");
}

const getFile = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

function allPages(renderer: PageRenderer): Page[] {
	return [
		...renderer.prerenderedPaths.map((path) => ({ file: getFile(path), path })),
		...renderer.prerenderedKinds,
		{ file: NOT_FOUND, path: "/page-that-does-not-exist" },
		{ file: "shared/shell.html", path: null },
	];
}

async function renderPages(
	renderer: PageRenderer,
	pages: Page[],
	createDocument: ReturnType<typeof pageTemplate>,
	findPageWords: (html: string) => string,
): Promise<Document[]> {
	const documents: Document[] = [];
	for (const page of pages) {
		const parts = page.path === null ? SHELL : { path: page.path, ...(await renderer.renderPage(page.path)) };
		const known = page.file === NOT_FOUND ? { known: renderer.knownParts } : {};
		const html = createDocument({ ...parts, ...known, head: parts.head || UNKNOWN_HEAD }, "");
		documents.push({ ...page, words: findPageWords(html), read: () => Buffer.from(html) });
	}
	return documents;
}
