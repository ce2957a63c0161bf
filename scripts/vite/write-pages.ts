import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { WindowLike } from "dompurify";
import { JSDOM } from "jsdom";
import type { PublishedRows } from "../../src/app/row-pages.ts";
import type { SkippedRow } from "../../src/prerender.tsx";
import { wordsOf } from "./page-sheet.ts";
import { type PageParts, pageTemplate } from "./page-template.ts";
import { groupSheet, sharedSheets } from "./shared-sheets.ts";

/** The exports of src/prerender.tsx. */
export interface PageRenderer {
	prerenderedPaths: string[];
	prerenderedKinds: { file: string; path: string }[];
	/** Takes the published rows and renders the bodies of posts, which needs a document. Call it before the first page. */
	preparePages: (window: WindowLike, rows: PublishedRows) => Promise<{ paths: string[]; skipped: SkippedRow[] }>;
	renderPage: (path: string) => Promise<{ head: string; html: string; data: string }>;
}

/** The built sheet of src/styles/index.css and its address. */
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

/** All other pages share at most this many sheets: each adds 54 characters to a header of at most 2,000. */
const MOST_OTHER_SHEETS = 14;

/** For pages whose head the browser fills. */
const DEFAULT_HEAD = "<title data-prerendered>Kalpa Studio</title>";

const SHELL: PageParts = { path: null, head: "", html: "<noscript>This page needs JavaScript.</noscript>", data: "" };

interface WrittenPages {
	styles: string[];
	rowPaths: string[];
}

interface Page {
	file: string;
	/** Null for the shell, which has no HTML of its own. */
	path: string | null;
	/** Whether the page shows a row of the database. */
	ofRow?: boolean;
}

/** Where pages come from and go to. */
export interface PageSite {
	/** index.html as the client build wrote it. */
	template: string;
	sheet: PublicSheet;
	/** Folder for the files. */
	folder: string;
}

/**
 * Writes every page as HTML with its styles inlined. See docs/decisions.md, "Rows that can't be rendered don't stop a build".
 *
 * @returns the inlined style sheets, and the addresses of the rows that have a page.
 */
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
		const groups = kind === OTHER ? await sharedSheets(css, pages, MOST_OTHER_SHEETS) : [await groupSheet(css, pages)];
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
