import type { PublishedRows } from "../../src/app/row-pages.ts";
import { listColumns } from "../../src/data/fields.ts";
import { keyHeaders } from "../../src/data/key-headers.ts";
import { postFields } from "../../src/data/posts/fields.ts";
import { projectFields } from "../../src/data/projects/fields.ts";
import { readSettings, type StoredSettings, settingNames } from "../../src/data/settings/schema.ts";
import type { Published, PublishedItem } from "../../src/site-files.ts";
import { EMBEDDED_PUBLISHABLE_KEY, startEmbeddedBackend } from "../embedded/backend.ts";
import { embeddedFolder } from "../embedded/folder.mjs";

const TIMEOUT_MS = 8000;
const PAGES_TIMEOUT_MS = 15_000;
/** Before the second and the third try: a restarting database or a busy pool of connections needs a few seconds. */
const WAITS_MS = [1000, 4000];
/** For a local server, whose answer must come soon. */
export const READ_ONCE: number[] = [];
const RANGE = 1000;

type Row = Record<string, unknown>;

type Get = (request: Request) => Promise<Response>;

export class TableUnread extends Error {
	override name = "TableUnread";
	constructor(
		table: string,
		/** Null without a usable answer. */
		readonly status: number | null,
		trouble = `answered ${status}`,
	) {
		super(`${table} ${trouble}`);
	}

	get isRetryable(): boolean {
		return this.status === null || this.status === 429 || this.status >= 500;
	}
}

/**
 * All rows of a query with their ids, in the order of these: a row that is published meanwhile moves no other one out of the next range.
 * Throws TableUnread when an answer isn't a list, if it can still become one after a further try for each of the waits (ms).
 */
async function readAll(base: string, key: string, query: string, timeout: number, get: Get, waits = WAITS_MS): Promise<unknown[]> {
	const [table = ""] = query.split("?");
	const read = async (address: string): Promise<unknown[]> => {
		const answer = await get(new Request(address, { headers: keyHeaders(key), signal: AbortSignal.timeout(timeout) }));
		const rows: unknown = answer.ok ? await answer.json() : null;
		if (!Array.isArray(rows)) throw new TableUnread(table, answer.status);
		return rows;
	};
	const attempt = (address: string) =>
		read(address).catch((error: unknown) => {
			if (error instanceof TableUnread) throw error;
			throw new TableUnread(table, null, `gave no usable answer (${readReason(error)})`);
		});
	const all: unknown[] = [];
	// A host can answer with fewer rows than asked for, so only an empty answer is the end.
	for (let after = ""; ; ) {
		const address = `${base}/rest/v1/${query}&order=id&limit=${RANGE}${after && `&id=gt.${after}`}`;
		const rows = await retried(() => attempt(address), waits);
		if (rows.length === 0) return all;
		all.push(...rows);
		const last = textIn(rows.at(-1), "id");
		if (last <= after) throw new TableUnread(table, 200, "answered with rows that aren't in the order of their ids");
		after = last;
	}
}

const textIn = (row: unknown, column: string): string => {
	const value = isRow(row) ? row[column] : null;
	return typeof value === "string" ? value : "";
};

/** Rows by a moment, newest first, and by id, like the lists of the site. */
const newestFirst = (rows: unknown[], column: string): unknown[] =>
	rows.sort(
		(one, other) =>
			Date.parse(textIn(other, column)) - Date.parse(textIn(one, column)) ||
			// The database knows microseconds.
			compareText(textIn(other, column), textIn(one, column)) ||
			compareText(textIn(other, "id"), textIn(one, "id")),
	);

const compareText = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Tries again after each of the waits (ms) while the attempt throws a TableUnread that can pass. */
export async function retried<T>(attempt: () => Promise<T>, waits = WAITS_MS): Promise<T> {
	for (const wait of waits) {
		try {
			return await attempt();
		} catch (error) {
			if (!(error instanceof TableUnread && error.isRetryable)) throw error;
			console.warn(`${error.message}. Reading it again in ${wait / 1000} s.`);
			await new Promise((done) => setTimeout(done, wait));
		}
	}
	return attempt();
}

/** Like `readAll`, with no rows and a warning when an older database doesn't know the table. */
async function readNewer(base: string, key: string, query: string, get: Get, waits = WAITS_MS): Promise<unknown[]> {
	return readAll(base, key, query, PAGES_TIMEOUT_MS, get, waits).catch((error: unknown) => {
		if (!(error instanceof TableUnread) || error.status !== 404) throw error;
		console.warn(`The database doesn't know a table yet, so the build goes on without it: ${error.message}`);
		return [];
	});
}

const readReason = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The published rows for the sitemap of a local server, read as a visitor. Throws when it gets no rows, at the latest after 8 s. */
export async function readPublished(base: string, key: string, get: Get = fetch): Promise<Published> {
	const read = (query: string) => readAll(base, key, query, TIMEOUT_MS, get, READ_ONCE);
	const [projects, posts] = await Promise.all([
		read("portfolios?select=id,slug,title,description,published_at,updated_at,hidden_from_search"),
		read("blogs?select=id,slug,title,excerpt,author,published_at,published_date,updated_at,hidden_from_search"),
	]);
	return publishedItems({ projects, posts });
}

/** What the sitemap, llms.txt and the feed list of published rows, newest first. */
export function publishedItems({ projects, posts }: PublishedRows): Published {
	const items = (rows: unknown[], summary: string) =>
		rows
			.flatMap((row) => (isRow(row) ? toItems(row, row[summary]) : []))
			.sort((one, other) => Date.parse(other.published) - Date.parse(one.published));
	return { projects: items(projects, "description"), posts: items(posts, "excerpt") };
}

const isRow = (row: unknown): row is Row => typeof row === "object" && row !== null;

function toItems(row: Row, summary: unknown): PublishedItem[] {
	const { id, title, published_at: publishedAt, published_date: date, updated_at: updated } = row;
	const slug = typeof row.slug === "string" && row.slug ? row.slug : id;
	if (typeof id !== "string" || typeof slug !== "string" || typeof title !== "string" || !isDate(publishedAt)) return [];
	const author = readName(row.author);
	return [
		{
			id,
			slug,
			title,
			summary: typeof summary === "string" ? summary : "",
			// A post's page prints its date; a case study has none.
			published: isDate(date) ? date : publishedAt,
			updated: isDate(updated) && Date.parse(updated) > Date.parse(publishedAt) ? updated : publishedAt,
			...(author ? { author } : {}),
			...(row.hidden_from_search === true ? { isHidden: true } : {}),
		},
	];
}

const isDate = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));

function readName(author: unknown): string | undefined {
	return typeof author === "object" && author !== null && "name" in author && typeof author.name === "string" ? author.name : undefined;
}

const QUERIES = {
	projects: `portfolios?select=${listColumns(projectFields, "page")}`,
	posts: `blogs?select=${listColumns(postFields, "page")}`,
};

/** The page columns of the published rows, read as a visitor, newest first. Throws when it gets no rows. */
export async function readPublishedRows(base: string, key: string, get: Get): Promise<PublishedRows> {
	const read = (query: string) => readAll(base, key, query, PAGES_TIMEOUT_MS, get);
	const [projects, posts] = await Promise.all([read(QUERIES.projects), read(QUERIES.posts)]);
	return { projects: newestFirst(projects, "created_at"), posts: newestFirst(posts, "published_date") };
}

export interface BuildRows extends PublishedRows {
	/** Old slugs with the current slug of their row. */
	redirects: unknown[];
	/** Null when none are stored. */
	settings: StoredSettings | null;
}

const REDIRECTS = "redirects?select=id,kind,slug,portfolios(slug),blogs(slug)";

/** Like `readPublishedRows`, with the redirects to the rows and the settings. Throws when one of them can't be read. */
export async function readRowsAndRedirects(base: string, key: string, get: Get): Promise<BuildRows> {
	const rows = await readPublishedRows(base, key, get);
	const [redirects, settings] = await Promise.all([readNewer(base, key, REDIRECTS, get), readStoredSettings(base, key, get)]);
	return { ...rows, redirects, settings };
}

/** The usable settings, read as a visitor; null without any. Throws when they can't be read, after a further try for each of the waits (ms). */
export async function readStoredSettings(base: string, key: string, get: Get = fetch, waits = WAITS_MS): Promise<StoredSettings | null> {
	const [row] = await readNewer(base, key, `site_settings?select=id,${settingNames.join(",")}`, get, waits);
	const settings = readSettings(row);
	return Object.keys(settings).length > 0 ? settings : null;
}

/** The error of a live build that can't read what its pages show. See docs/decisions.md, "A live build needs the database". */
export function unreadableDatabase(error: unknown): Error {
	return new Error(
		`The build can't read the database: ${readReason(error).replace(/\.$/, "")}. The published site stays as it is, because a new one could lose pages or show samples or default contact details. Check that the project isn't paused and that all migrations are applied, then build again.`,
		{ cause: error },
	);
}

/** Rows to write pages for; null, with a warning, when the database doesn't answer or is in use. Throws instead for a live site. */
export async function readBuildRows(env: Record<string, string>): Promise<BuildRows | null> {
	const address = env.VITE_SUPABASE_URL ?? "/";
	try {
		if (address !== "/") return await readRowsAndRedirects(address, env.VITE_SUPABASE_ANON_KEY ?? "", fetch);
		return await readEmbeddedRows();
	} catch (error) {
		if (env.VITE_SITE_KIND === "live") throw unreadableDatabase(error);
		console.warn("The build skips the pages of the database's case studies and posts:", readReason(error));
		return null;
	}
}

async function readEmbeddedRows(): Promise<BuildRows> {
	const exitCode = process.exitCode;
	const base = "http://localhost";
	const backend = await startEmbeddedBackend({ root: process.cwd(), dataDir: embeddedFolder(), siteUrl: base });
	try {
		return await readRowsAndRedirects(base, EMBEDDED_PUBLISHABLE_KEY, async (request) => backend.app.fetch(request, { peerAddress: null }));
	} finally {
		await backend.close();
		// PGlite sets an exit code that would make a good build look like a failure.
		process.exitCode = exitCode;
	}
}
