import type { PublishedRows } from "../../src/app/row-pages.ts";
import { selectOf } from "../../src/data/fields.ts";
import { postFields } from "../../src/data/posts/fields.ts";
import { projectFields } from "../../src/data/projects/fields.ts";
import { readSettings, type StoredSettings, settingNames } from "../../src/data/settings/schema.ts";
import type { Published, PublishedItem } from "../../src/site-files.ts";
import { EMBEDDED_PUBLISHABLE_KEY, startEmbeddedBackend } from "../embedded/backend.ts";
import { embeddedFolder } from "../embedded/folder.mjs";

const TIMEOUT_MS = 8000;
const PAGES_TIMEOUT_MS = 15_000;
const RANGE = 1000;

type Row = Record<string, unknown>;

type Get = (request: Request) => Promise<Response>;

/** All rows of a query, range by range. Throws with the table's name when an answer isn't a list. */
async function readAll(base: string, key: string, query: string, timeout: number, get: Get): Promise<unknown[]> {
	const all: unknown[] = [];
	// A host can answer with fewer rows than asked for, so only an empty answer is the end.
	for (;;) {
		const address = `${base}/rest/v1/${query}&limit=${RANGE}&offset=${all.length}`;
		const answer = await get(new Request(address, { headers: { apikey: key }, signal: AbortSignal.timeout(timeout) }));
		const rows: unknown = answer.ok ? await answer.json() : null;
		if (!Array.isArray(rows)) throw new Error(`${query.split("?")[0]} answered ${answer.status}`);
		if (rows.length === 0) return all;
		all.push(...rows);
	}
}

/** The published rows for the sitemap, read as a visitor. Throws without rows within 8 s. */
export async function readPublished(base: string, key: string, get: Get = fetch): Promise<Published> {
	const read = async (query: string) => (await readAll(base, key, query, TIMEOUT_MS, get)) as Row[];
	const [projects, posts] = await Promise.all([
		read("portfolios?select=id,slug,title,description,published_at,updated_at,hidden_from_search&order=published_at.desc,id"),
		read("blogs?select=id,slug,title,excerpt,author,published_at,updated_at,hidden_from_search&order=published_at.desc,id"),
	]);
	return { projects: projects.flatMap((row) => itemOf(row, row.description)), posts: posts.flatMap((row) => itemOf(row, row.excerpt)) };
}

function itemOf(row: Row, summary: unknown): PublishedItem[] {
	const { title, published_at: published, updated_at: updated } = row;
	const slug = typeof row.slug === "string" && row.slug ? row.slug : row.id;
	if (typeof slug !== "string" || typeof title !== "string" || !isDate(published)) return [];
	const author = nameOf(row.author);
	return [
		{
			slug,
			title,
			summary: typeof summary === "string" ? summary : "",
			published,
			updated: isDate(updated) ? updated : published,
			...(author ? { author } : {}),
			...(row.hidden_from_search === true ? { isHidden: true } : {}),
		},
	];
}

const isDate = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));

function nameOf(author: unknown): string | undefined {
	return typeof author === "object" && author !== null && "name" in author && typeof author.name === "string" ? author.name : undefined;
}

const QUERIES = {
	projects: `portfolios?select=${selectOf(projectFields, "page")}&order=created_at.desc,id.desc`,
	posts: `blogs?select=${selectOf(postFields, "page")}&order=published_date.desc,id.desc`,
};

/** The page columns of the published rows, read as a visitor. Throws when it gets no rows. */
export async function readPublishedRows(base: string, key: string, get: Get): Promise<PublishedRows> {
	const read = (query: string) => readAll(base, key, query, PAGES_TIMEOUT_MS, get);
	const [projects, posts] = await Promise.all([read(QUERIES.projects), read(QUERIES.posts)]);
	return { projects, posts };
}

export interface BuildRows extends PublishedRows {
	/** Old slugs with the current slug of their row. */
	redirects: unknown[];
	/** Null when none are stored. */
	settings: StoredSettings | null;
}

const REDIRECTS = "redirects?select=kind,slug,portfolios(slug),blogs(slug)&order=kind,slug";

/** Like `readPublishedRows`, with the redirects to the rows. Without an answer to these there are none, with a warning. */
export async function readRowsAndRedirects(base: string, key: string, get: Get): Promise<BuildRows> {
	const rows = await readPublishedRows(base, key, get);
	const redirects = await readAll(base, key, REDIRECTS, PAGES_TIMEOUT_MS, get).catch((error: unknown) => {
		console.warn("The build knows no old addresses:", error instanceof Error ? error.message : error);
		return [];
	});
	return { ...rows, redirects, settings: await readStoredSettings(base, key, get) };
}

/** The usable settings, read as a visitor; null without any. Without an answer there are none, with a warning. */
export async function readStoredSettings(base: string, key: string, get: Get = fetch): Promise<StoredSettings | null> {
	try {
		const [row] = await readAll(base, key, `site_settings?select=${settingNames.join(",")}&order=id`, TIMEOUT_MS, get);
		const settings = readSettings(row);
		return Object.keys(settings).length > 0 ? settings : null;
	} catch (error) {
		console.warn("The build has no site settings:", error instanceof Error ? error.message : error);
		return null;
	}
}

/** Rows to write pages for; null, with a warning, when the database doesn't answer or is in use. */
export async function readBuildRows(env: Record<string, string>): Promise<BuildRows | null> {
	const address = env.VITE_SUPABASE_URL ?? "/";
	try {
		if (address !== "/") return await readRowsAndRedirects(address.replace(/\/$/, ""), env.VITE_SUPABASE_ANON_KEY ?? "", fetch);
		return await readEmbeddedRows();
	} catch (error) {
		console.warn("The build skips the pages of the database's case studies and posts:", error instanceof Error ? error.message : error);
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
