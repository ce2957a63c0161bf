import type { Published, PublishedItem } from "../../src/site-files.ts";

const TIMEOUT_MS = 8000;
const MOST_ROWS = 1000;

type Row = Record<string, unknown>;

/**
 * Reads the published rows of a Supabase project with a visitor's rights: row-level security decides which rows are published.
 *
 * @param base address of the project without a trailing slash; @param key its anonymous (publishable) key.
 * @throws Error when it doesn't answer with rows within eight seconds.
 */
export async function readPublished(base: string, key: string, get: typeof fetch = fetch): Promise<Published> {
	const read = async (query: string): Promise<Row[]> => {
		const answer = await get(`${base}/rest/v1/${query}&limit=${MOST_ROWS}`, {
			headers: { apikey: key },
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		if (!answer.ok) throw new Error(`${query.split("?")[0]} answered ${answer.status}`);
		const rows: unknown = await answer.json();
		if (!Array.isArray(rows)) throw new Error(`${query.split("?")[0]} did not answer with rows`);
		return rows;
	};
	const [projects, posts] = await Promise.all([
		read("portfolios?select=id,slug,title,description,published_at,updated_at&order=published_at.desc,id"),
		read("blogs?select=id,slug,title,excerpt,author,published_at,updated_at&order=published_at.desc,id"),
	]);
	return { projects: projects.flatMap((row) => itemOf(row, row.description)), posts: posts.flatMap((row) => itemOf(row, row.excerpt)) };
}

/** Rows without an address or a date can't be listed. */
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
		},
	];
}

const isDate = (value: unknown): value is string => typeof value === "string" && !Number.isNaN(Date.parse(value));

function nameOf(author: unknown): string | undefined {
	return typeof author === "object" && author !== null && "name" in author && typeof author.name === "string" ? author.name : undefined;
}
