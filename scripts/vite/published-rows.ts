import type { PublishedRows } from "../../src/app/row-pages.ts";
import { postFields } from "../../src/data/blogs/fields.ts";
import { selectOf } from "../../src/data/fields.ts";
import { projectFields } from "../../src/data/portfolios/fields.ts";
import { EMBEDDED_PUBLISHABLE_KEY, startEmbeddedBackend } from "../embedded/backend.ts";
import { embeddedFolder } from "../embedded/folder.ts";

const TIMEOUT_MS = 15_000;
/** What PostgREST answers at once. */
const RANGE = 1000;
/** More pages than these are not written at build; the others load as those that are published later do. */
const MOST_PAGES = 2000;

const QUERIES = {
	projects: `portfolios?select=${selectOf(projectFields, "page")}&order=created_at.desc,id.desc`,
	posts: `blogs?select=${selectOf(postFields, "page")}&order=published_date.desc,id.desc`,
};

type Get = (request: Request) => Promise<Response>;

/**
 * The published rows whole, read as a visitor may read them: row-level security decides what is published.
 *
 * @param base address of the Supabase project without a trailing slash; @param key its anonymous key; @param get asks it.
 * @throws Error when it does not answer with rows.
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
 * The rows that this build writes pages for. Without a database, or when it is in use by a running server, there are none, and a
 * warning says so: a deployment must not wait for a database that sleeps.
 *
 * @param env the site's variables.
 */
export async function readBuildRows(env: Record<string, string>): Promise<PublishedRows> {
	const address = env.VITE_SUPABASE_URL ?? "/";
	try {
		if (address !== "/") return await readPublishedRows(address.replace(/\/$/, ""), env.VITE_SUPABASE_ANON_KEY ?? "", fetch);
		return await readEmbeddedRows();
	} catch (error) {
		console.warn("Case studies and posts of the database get no pages of their own:", error instanceof Error ? error.message : error);
		return { projects: [], posts: [] };
	}
}

/** The embedded database, which no server has open while the site is built. */
async function readEmbeddedRows(): Promise<PublishedRows> {
	const exitCode = process.exitCode;
	const base = "http://localhost";
	const backend = await startEmbeddedBackend({ root: process.cwd(), dataDir: embeddedFolder(), siteUrl: base });
	try {
		return await readPublishedRows(base, EMBEDDED_PUBLISHABLE_KEY, async (request) => backend.app.fetch(request, { peerAddress: null }));
	} finally {
		await backend.close();
		// PGlite leaves its own exit code behind, which would make a good build look like a failure.
		process.exitCode = exitCode;
	}
}
