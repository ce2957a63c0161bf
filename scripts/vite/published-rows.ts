import type { PublishedRows } from "../../src/app/row-pages.ts";
import { postFields } from "../../src/data/blogs/fields.ts";
import { selectOf } from "../../src/data/fields.ts";
import { projectFields } from "../../src/data/portfolios/fields.ts";
import { EMBEDDED_PUBLISHABLE_KEY, startEmbeddedBackend } from "../embedded/backend.ts";
import { embeddedFolder } from "../embedded/folder.ts";

const TIMEOUT_MS = 15_000;
/** Most rows in one answer of PostgREST. */
const RANGE = 1000;
/** Largest number of pages to write at build; the browser loads the others. */
const MOST_PAGES = 2000;

const QUERIES = {
	projects: `portfolios?select=${selectOf(projectFields, "page")}&order=created_at.desc,id.desc`,
	posts: `blogs?select=${selectOf(postFields, "page")}&order=published_date.desc,id.desc`,
};

type Get = (request: Request) => Promise<Response>;

/**
 * Reads all columns that pages show of the published rows, with a visitor's rights: row-level security decides which rows are published.
 *
 * @param base address of the Supabase project without a trailing slash; @param key its anonymous key; @param get asks it.
 * @throws Error when it doesn't answer with rows.
 */
export async function readPublishedRows(base: string, key: string, get: Get): Promise<PublishedRows> {
	const read = async (query: string): Promise<unknown[]> => {
		const all: unknown[] = [];
		for (let offset = 0; offset < MOST_PAGES; offset += RANGE) {
			const address = `${base}/rest/v1/${query}&limit=${RANGE}&offset=${offset}`;
			const answer = await get(new Request(address, { headers: { apikey: key }, signal: AbortSignal.timeout(TIMEOUT_MS) }));
			const rows: unknown = answer.ok ? await answer.json() : null;
			if (!Array.isArray(rows)) throw new Error(`${query.split("?")[0]} answered ${answer.status}`);
			all.push(...rows);
			if (rows.length < RANGE) break;
		}
		return all;
	};
	const projects = await read(QUERIES.projects);
	return { projects, posts: await read(QUERIES.posts) };
}

/**
 * The rows that this build writes pages for. If the database doesn't answer or a running server uses it, there are none, and the build
 * prints a warning. See docs/decisions.md, "Rows that can't be rendered don't stop a build".
 *
 * @param env the site's variables.
 */
export async function readBuildRows(env: Record<string, string>): Promise<PublishedRows> {
	const address = env.VITE_SUPABASE_URL ?? "/";
	try {
		if (address !== "/") return await readPublishedRows(address.replace(/\/$/, ""), env.VITE_SUPABASE_ANON_KEY ?? "", fetch);
		return await readEmbeddedRows();
	} catch (error) {
		console.warn("The build writes no pages for the database's case studies and posts:", error instanceof Error ? error.message : error);
		return { projects: [], posts: [] };
	}
}

/** Reads the embedded database, which no server can have open meanwhile. */
async function readEmbeddedRows(): Promise<PublishedRows> {
	const exitCode = process.exitCode;
	const base = "http://localhost";
	const backend = await startEmbeddedBackend({ root: process.cwd(), dataDir: embeddedFolder(), siteUrl: base });
	try {
		return await readPublishedRows(base, EMBEDDED_PUBLISHABLE_KEY, async (request) => backend.app.fetch(request, { peerAddress: null }));
	} finally {
		await backend.close();
		// PGlite sets an exit code that would make a good build look like a failure.
		process.exitCode = exitCode;
	}
}
