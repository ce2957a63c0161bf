import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WindowLike } from "dompurify";
import { JSDOM } from "jsdom";
import type { PublishedRows } from "../../src/app/row-pages.ts";
import type { SkippedRow } from "../../src/prerender.tsx";
import { groupSheet, sharedSheets, wordsOf } from "./page-sheet.ts";

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

export interface PageRenderer {
	prerenderedPaths: string[];
	prerenderedKinds: { file: string; path: string }[];
	preparePages: (window: WindowLike, rows: PublishedRows) => Promise<{ paths: string[]; skipped: SkippedRow[] }>;
	renderPage: (path: string) => Promise<{ head: string; html: string; data: string }>;
}

export interface PublicSheet {
	css: string;
	href: string;
}

/** Pages of one kind share one sheet. See docs/decisions.md, "Pages of one kind share inline styles". */
const KINDS: ((page: Page) => boolean)[] = [
	({ path }) => path === "/",
	({ path }) => path === null,
	({ path }) => /^\/blog\//.test(path ?? ""),
	({ path }) => /^\/case-study\//.test(path ?? ""),
];
const OTHER = -1;

/** Each sheet adds 54 characters to a header of at most 2,000. */
const MAX_OTHER_SHEETS = 14;

const DEFAULT_HEAD = "<title data-prerendered>Kalpa Studio</title>";

const SHELL: PageParts = { path: null, head: "", html: "<noscript>This page needs JavaScript.</noscript>", data: "" };

interface WrittenPages {
	styles: string[];
	rowPaths: string[];
}

interface Page {
	file: string;
	path: string | null;
	ofRow?: boolean;
}

interface PageSite {
	template: string;
	sheet: PublicSheet;
	folder: string;
}

/** Writes every page with inlined styles. See docs/decisions.md, "Rows that can't be rendered don't stop a build". */
export async function writePages(renderer: PageRenderer, rows: PublishedRows, site: PageSite): Promise<WrittenPages> {
	const documentOf = pageTemplate(site.template);
	const { paths, skipped } = await renderer.preparePages(new JSDOM("").window, rows);
	for (const row of skipped) warnOfSkipped(row);
	const written: WrittenPages = { styles: [], rowPaths: [] };
	const { css, href } = site.sheet;
	const all = allPages(renderer, paths);
	// One kind after another, so that the documents of thousands of rows aren't in memory at once.
	for (const kind of [...KINDS.keys(), OTHER]) {
		const rendered = await renderPages(
			renderer,
			all.filter((page) => KINDS.findIndex((isOfKind) => isOfKind(page)) === kind),
		);
		const pages = rendered.map((page) => {
			const html = documentOf(page.parts, "");
			return { ...page, words: wordsOf(html), length: html.length };
		});
		const groups = kind === OTHER ? await sharedSheets(css, pages, MAX_OTHER_SHEETS) : [await groupSheet(css, pages)];
		for (const group of groups) {
			const tags = `<style>${group.style}</style><noscript><link rel="stylesheet" href="${href}"></noscript>`;
			for (const { file, parts } of group.pages) {
				mkdirSync(dirname(join(site.folder, file)), { recursive: true });
				writeFileSync(join(site.folder, file), documentOf(parts, tags));
			}
			written.styles.push(group.style);
		}
		written.rowPaths.push(...pages.flatMap(({ ofRow, path }) => (ofRow && path) || []));
	}
	return written;
}

function allPages(renderer: PageRenderer, rowPaths: string[]): Page[] {
	const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);
	return [
		...renderer.prerenderedPaths.map((path) => ({ file: fileOf(path), path })),
		...renderer.prerenderedKinds,
		...rowPaths.map((path) => ({ file: fileOf(path), path, ofRow: true })),
		{ file: "404.html", path: "/page-that-does-not-exist" },
		{ file: "shell.html", path: null },
	];
}

async function renderPages(renderer: PageRenderer, pages: Page[]): Promise<(Page & { parts: PageParts })[]> {
	const documents: (Page & { parts: PageParts })[] = [];
	for (const page of pages) {
		try {
			const parts = page.path === null ? SHELL : { path: page.path, ...(await renderer.renderPage(page.path)) };
			documents.push({ ...page, parts: { ...parts, head: parts.head || DEFAULT_HEAD } });
		} catch (error) {
			if (!page.ofRow || page.path === null) throw error;
			warnOfSkipped({ path: page.path, error });
		}
	}
	return documents;
}

function warnOfSkipped({ path, error }: SkippedRow): void {
	console.warn(`The build can't render ${path}, so the browser will load this page:`, error instanceof Error ? error.message : error);
}
