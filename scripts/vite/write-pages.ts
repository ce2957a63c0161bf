import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { JSDOM } from "jsdom";
import type { PublishedRows } from "../../src/app/row-pages.ts";
import { policyElement } from "./headers.ts";
import { isForUnknown, sharedFile } from "./host-rules.ts";
import { pageSheet, wordsOf } from "./page-sheet.ts";
import { type RowDocument, rowDocuments } from "./row-documents.ts";
import type { RowRenderer } from "./row-renderer.mjs";

interface PageParts {
	path: string | null;
	head: string;
	html: string;
	data: string;
}

const STYLE = "<!--style-->";
const HEAD = "<!--head-->";
const ROOT = '<div id="root"><!--page-->';
const END = "</body>";

const ENTITIES: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

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
	return ({ path, head, html, data }, style) => {
		const root = path === null ? '<div id="root">' : `<div id="root" data-path="${escapeValue(path)}">`;
		return [start, style, afterStyle, head, afterHead, root, html, afterPage, data, END, rest].join("");
	};
}

const escapeValue = (value: string): string => value.replace(/[&"<>]/g, (sign) => ENTITIES[sign] ?? sign);

export interface PageRenderer extends RowRenderer {
	prerenderedPaths: string[];
	prerenderedKinds: { file: string; path: string }[];
	listsFile: (rows: PublishedRows) => { path: string; body: string } | null;
}

export interface PublicSheet {
	css: string;
	href: string;
}

const DEFAULT_HEAD = "<title data-prerendered>Kalpa Studio</title>";

/** Until scripts have found the row. */
const UNKNOWN_HEAD = `${DEFAULT_HEAD}<meta name="robots" content="noindex" data-prerendered>`;

const SHELL: PageParts = { path: null, head: "", html: "<noscript>This page needs JavaScript.</noscript>", data: "" };

const NOT_FOUND = "404.html";

interface WrittenPages {
	/** The inline style sheet of each file; pages that another file can stand in for have the sheet of that file. */
	styles: Map<string, string>;
	rowPaths: string[];
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
	/** Identifies the build of the renderer and whatever its pages depend on beside their rows. */
	fingerprint: string;
	/** Address of the built renderer for workers. */
	bundle?: string | undefined;
	/** The security policy of a document with this inline style sheet. */
	policyOf: (style: string) => string;
}

/** Writes every page with inlined styles. See docs/decisions.md, "Rows that can't be rendered don't stop a build". */
export async function writePages(renderer: PageRenderer, rows: PublishedRows, site: PageSite): Promise<WrittenPages> {
	const documentOf = pageTemplate(site.template);
	const { css, href } = site.sheet;
	await renderer.preparePages(new JSDOM("").window, { projects: [], posts: [] }, rows);
	const pages = await renderPages(renderer, allPages(renderer), documentOf);
	const ofRows = await rowDocuments(renderer, rows, {
		...site,
		fingerprint: `${site.fingerprint} ${site.template} ${css}`,
		documentOf: (path, parts) => documentOf({ path, ...parts, head: parts.head || DEFAULT_HEAD }, ""),
		wordsOf: usedWords(css),
		warn: warnOfSkipped,
	});
	const styles = new Map<string, string>();
	for (const [name, group] of bySheet([...pages, ...ofRows.map((row) => ({ ...row, file: fileOf(row.path) }))])) {
		const used = new Set<string>();
		for (const { words } of group) for (const word of words.split(" ")) used.add(word);
		const style = await pageSheet(css, used);
		const tags = `<style>${style}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`;
		const policy = policyElement(site.policyOf(style));
		const at = site.template.indexOf(STYLE);
		for (const { file, read } of group) {
			mkdirSync(dirname(join(site.folder, file)), { recursive: true });
			const html = read();
			writeFileSync(join(site.folder, file), html.slice(0, at) + (isForUnknown(file) ? policy : "") + tags + html.slice(at));
		}
		styles.set(name, style);
	}
	return { styles, rowPaths: ofRows.map(({ path }) => path) };
}

type Document = Omit<RowDocument, "path"> & Page;

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
		answers.set(word, answer);
		return answer;
	};
	return (html) => [...wordsOf(html)].filter(isUsed).join(" ");
}

const fileOf = (path: string): string => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

function allPages(renderer: PageRenderer): Page[] {
	return [
		...renderer.prerenderedPaths.map((path) => ({ file: fileOf(path), path })),
		...renderer.prerenderedKinds,
		{ file: NOT_FOUND, path: "/page-that-does-not-exist" },
		{ file: "shared/shell.html", path: null },
	];
}

async function renderPages(renderer: PageRenderer, pages: Page[], documentOf: ReturnType<typeof pageTemplate>): Promise<Document[]> {
	const documents: Document[] = [];
	for (const page of pages) {
		const parts = page.path === null ? SHELL : { path: page.path, ...(await renderer.renderPage(page.path)) };
		const html = documentOf({ ...parts, head: parts.head || UNKNOWN_HEAD }, "");
		documents.push({ ...page, words: [...wordsOf(html)].join(" "), read: () => html });
	}
	return documents;
}

function warnOfSkipped(path: string, reason: string): void {
	console.warn(`The build can't render ${path}, so the browser will load this page:`, reason);
}
