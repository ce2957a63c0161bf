import { CommandFailed, type Peer, sentencesOf } from "../backup/command.ts";
import { readTarget } from "../backup/target.ts";
import type { Finding } from "./finding.ts";

type Environment = Record<string, string | undefined>;

const TIMEOUT_MS = 15_000;
const MAX_ROWS = 1000;

/** Rows of supabase/seed.sql. Without a secret key the mark can't be read, so the ids tell which rows are samples. */
const SEED_ID = /^5eed0000-0000-4000-8000-/;

const tables = [
	{ table: "portfolios", noun: "project" },
	{ table: "blogs", noun: "post" },
] as const;

/**
 * The sample rows that visitors can see in the hosted database. With SUPABASE_SECRET_KEY it reads each row's mark, otherwise only ids of
 * the seed count. Throws CommandFailed when the database doesn't answer.
 */
export async function rowFindings(env: Environment): Promise<Finding[]> {
	const peer: Peer = { host: "The database", trouble: "" };
	try {
		const found = await Promise.all(tables.map(({ table, noun }) => publicSamples(table, noun, env, peer)));
		return found.flat();
	} catch (error) {
		throw new CommandFailed(...sentencesOf(error, peer));
	}
}

/** Whether the environment has a key that can read the marks. */
export const hasSecretKey = (env: Environment): boolean =>
	Boolean(env.SUPABASE_SECRET_KEY?.trim() || env.SUPABASE_SERVICE_ROLE_KEY?.trim());

interface Row {
	id: string;
	title: string;
}

async function publicSamples(table: string, noun: string, env: Environment, peer: Peer): Promise<Finding[]> {
	const rows = hasSecretKey(env) ? await markedRows(table, env, peer) : await seedRows(table, env);
	return rows.map(({ id, title }) => ({ group: "Sample rows that are public", place: `${table} ${id}`, what: `${noun} “${title}”` }));
}

async function markedRows(table: string, env: Environment, peer: Peer): Promise<Row[]> {
	const { data, error, status } = await readTarget({ embedded: false }, env, peer)
		.from(table)
		.select("id,title")
		.eq("is_sample", true)
		.eq("status", "published")
		.order("id")
		.limit(MAX_ROWS)
		.retry(false)
		.abortSignal(AbortSignal.timeout(TIMEOUT_MS));
	if (error) throw new CommandFailed(unreadable(table, status, peer.trouble));
	return readRows(data, table);
}

async function seedRows(table: string, env: Environment): Promise<Row[]> {
	const answer = await fetch(`${env.VITE_SUPABASE_URL ?? ""}/rest/v1/${table}?select=id,title&order=id&limit=${MAX_ROWS}`, {
		headers: { apikey: env.VITE_SUPABASE_ANON_KEY ?? "" },
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).catch((error: unknown) => {
		throw new CommandFailed(unreadable(table, 0, error instanceof Error ? error.message : ""));
	});
	if (!answer.ok) throw new CommandFailed(unreadable(table, answer.status, ""));
	return readRows(await answer.json(), table).filter(({ id }) => SEED_ID.test(id));
}

function unreadable(table: string, status: number, trouble: string): string {
	const why = status === 0 ? `no answer${trouble ? `: ${trouble}` : ""}` : `it answered ${status}; are all migrations applied?`;
	return `The database's ${table} can't be read (${why}).`;
}

function readRows(data: unknown, table: string): Row[] {
	if (!Array.isArray(data)) throw new CommandFailed(unreadable(table, 200, ""));
	return data.flatMap((row: unknown) => {
		if (typeof row !== "object" || row === null || !("id" in row) || typeof row.id !== "string") return [];
		return [{ id: row.id, title: "title" in row && typeof row.title === "string" ? row.title : "Untitled" }];
	});
}
