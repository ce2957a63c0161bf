import { paths } from "../../src/content/paths.ts";
import { decoded, type HeaderRules, matches, movedPath, type Site, withoutSlashes } from "./cloudflare-worker.mjs";

const MOVED: Record<string, string> = {
	"/gaming-ar-vr": "/game-development",
	"/case-study": "/portfolio",
	"/blog": "/blogs",
	"/portfolio/:id": "/case-study/:id",
};

interface SharedFile {
	file: string;
	status: number;
}

/** Files for addresses without one of their own. See docs/decisions.md, "Unknown rows are a 404 that can still open". */
const SHARED_FILES: Record<string, SharedFile> = {
	"/case-study/:id": { file: "shared/case-study.html", status: 404 },
	"/blog/:id": { file: "shared/blog-post.html", status: 404 },
	"/preview/:token": { file: "shared/shell.html", status: 200 },
	"/admin": { file: "shared/shell.html", status: 200 },
	"/admin/*": { file: "shared/shell.html", status: 200 },
};

/** Old addresses of rows. */
export const MOVED_ROWS = "moved.txt";

/** Files for hosts, not for visitors. */
const HOST_FILES = `^/(headers\\.json|_headers|_redirects|_worker\\.js|_routes\\.json|\\.assetsignore|nginx/.*|${MOVED_ROWS})$`;
const HIDDEN = ["^/(404|shared/.*)(\\.html)?$", HOST_FILES, "\\.(br|gz)$"].join("|");

/** Ids look like this too. */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

interface MovableRows {
	projects: unknown[];
	posts: unknown[];
	/** With the row that has the address now: `{kind, slug, portfolios: {slug}, blogs: {slug}}`. */
	redirects: unknown[];
}

export type Move = [from: string, to: string];

/** What every host does with an address; one host's files are one translation of it. */
export interface SiteRules extends Site {
	rows: Move[];
}

/** The rules of a build: the fixed ones with its headers and the old addresses of its rows. */
export const siteRules = (headers: HeaderRules, rows: Move[]): SiteRules => ({
	moved: MOVED,
	movedRows: MOVED_ROWS,
	shared: Object.entries(SHARED_FILES).map(([from, { file, status }]) => [from, file, status]),
	hidden: HIDDEN,
	headers,
	rows,
});

/** The ids and the old slugs of public rows with their current addresses. Skips rows without a usable slug. */
export function movedRows({ projects, posts, redirects }: MovableRows): Move[] {
	const kinds = [
		{ kind: "portfolios", rows: projects, path: paths.caseStudy },
		{ kind: "blogs", rows: posts, path: paths.post },
	];
	return kinds.flatMap(({ kind, rows, path }) => {
		const ids = rows.map(readRecord).map((row) => [row?.id, row?.slug]);
		const slugs = redirects.map(readRecord).map((redirect) => [redirect?.slug, readRecord(redirect?.[kind])?.slug]);
		return [...ids, ...slugs].flatMap(([from, to]): Move[] => (isPart(from) && isPart(to) && from !== to ? [[path(from), path(to)]] : []));
	});
}

/** The file that the worker searches. */
export const movedRowsFile = (rows: Move[]): string => `${rows.map(([from, to]) => `\n${from} ${to}`).join("")}\n`;

const readRecord = (value: unknown): Record<string, unknown> | null =>
	typeof value === "object" && value !== null ? Object.fromEntries(Object.entries(value)) : null;

const isPart = (value: unknown): value is string => typeof value === "string" && SLUG.test(value);

/** Where an address of the site has moved, or undefined. */
export const movedTo = (path: string): string | undefined => movedPath(path, MOVED);

/** The address without `.html` or `index`, or undefined when it has neither. */
export function cleanPath(path: string): string | undefined {
	const [, name] = /^[/\\]*([^/\\].*)\.html$/.exec(path) ?? [];
	return path === "/index" || name === "index" ? "/" : name && `/${name}`;
}

/** The file that answers for an address without one of its own, or undefined. */
export const sharedFile = (path: string): SharedFile | undefined => Object.entries(SHARED_FILES).find(([from]) => matches(from, path))?.[1];

/** Whether a file answers unknown addresses. It has its own policy and keeps search engines away. */
export const isForUnknown = (file: string): boolean =>
	file === "404.html" || Object.values(SHARED_FILES).some((shared) => shared.file === file && shared.status === 404);

/** Every address at which a host can serve a file; patterns for a shared one. 404.html has none, because it answers unknown ones. */
export function listAddresses(file: string): string[] {
	if (file === "404.html") return [];
	const shared = Object.entries(SHARED_FILES).flatMap(([from, shared]) => (shared.file === file ? [from] : []));
	const path = `/${file.replace(/\.html$/, "")}`;
	return [...(path === "/index" ? ["/"] : []), ...shared, path, `/${file}`];
}

const hidden = new RegExp(HIDDEN);

/** Whether an address names a file that visitors can't open. */
export const isHidden = (path: string): boolean => hidden.test(withoutSlashes(decoded(path)));

/** The headers of addresses that visitors can open. */
export const visibleHeaders = (headers: HeaderRules): HeaderRules =>
	Object.fromEntries(Object.entries(headers).filter(([address]) => !isHidden(address)));
