import { keyHeaders } from "../../src/data/key-headers.ts";
import { CommandFailed, explainError, type Peer } from "../backup/command.ts";
import { readTarget } from "../backup/target.ts";
import { retried, TableUnread } from "../vite/published.ts";
import type { Finding } from "./finding.ts";

type Environment = Record<string, string | undefined>;

const TIMEOUT_MS = 15_000;
const MAX_ROWS = 1000;

/** Rows of supabase/seed.sql. Without a secret key the mark can't be read, so the ids tell which rows are samples. */
const SEED_IDS = "id=gte.5eed0000-0000-4000-8000-000000000000&id=lte.5eed0000-0000-4000-8000-ffffffffffff";

const tables = [
	{ table: "portfolios", noun: "project" },
	{ table: "blogs", noun: "post" },
] as const;

/**
 * The sample rows that visitors can see in the hosted database. With SUPABASE_SECRET_KEY it reads each row's mark, otherwise only ids of
 * the seed count. Throws CommandFailed when the database doesn't answer, after a further try for each of the waits (ms).
 */
export async function rowFindings(env: Environment, waits?: number[]): Promise<Finding[]> {
	const peer: Peer = { host: "The database", trouble: "" };
	const read = hasSecretKey(env) ? markedRows : seedRows;
	try {
		const found = await Promise.all(
			tables.map(async ({ table, noun }) =>
				(await retried(() => read(table, env, peer), waits)).map(
					({ id, title }): Finding => ({ group: "Sample rows that are public", place: `${table} ${id}`, what: `${noun} “${title}”` }),
				),
			),
		);
		return found.flat();
	} catch (error) {
		if (error instanceof TableUnread) throw new CommandFailed(`The database's ${error.message}.`);
		throw new CommandFailed(...explainError(error, peer));
	}
}

/** Whether the environment has a key that can read the marks. */
export const hasSecretKey = (env: Environment): boolean =>
	Boolean(env.SUPABASE_SECRET_KEY?.trim() || env.SUPABASE_SERVICE_ROLE_KEY?.trim());

interface Row {
	id: string;
	title: string;
}

async function markedRows(table: string, env: Environment, peer: Peer): Promise<Row[]> {
	const { data, error, status } = await readTarget({ embedded: false }, { ...env, SUPABASE_URL: env.VITE_SUPABASE_URL }, peer)
		.from(table)
		.select("id,title")
		.eq("is_sample", true)
		.eq("status", "published")
		.eq("listed", true)
		.order("id")
		.limit(MAX_ROWS)
		.retry(false)
		.abortSignal(AbortSignal.timeout(TIMEOUT_MS));
	if (error) throw unreadable(table, status, peer.trouble);
	return readRows(data, table);
}

async function seedRows(table: string, env: Environment): Promise<Row[]> {
	const address = `${env.VITE_SUPABASE_URL ?? ""}/rest/v1/${table}?select=id,title&${SEED_IDS}&order=id&limit=${MAX_ROWS}`;
	const answer = await fetch(address, {
		headers: keyHeaders(env.VITE_SUPABASE_ANON_KEY ?? ""),
		signal: AbortSignal.timeout(TIMEOUT_MS),
	}).catch((error: unknown) => {
		throw unreadable(table, 0, error instanceof Error ? error.message : "");
	});
	if (!answer.ok) throw unreadable(table, answer.status, "");
	return readRows(await answer.json().catch(() => null), table);
}

const ADVICE: Record<number, string> = {
	401: "is each key one of this project?",
	403: "is each key one of this project?",
	404: "are all migrations applied?",
};

function unreadable(table: string, status: number, trouble: string): TableUnread {
	const advice = ADVICE[status];
	const why = status === 0 ? `no answer${trouble ? `: ${trouble}` : ""}` : `it answered ${status}${advice ? `; ${advice}` : ""}`;
	return new TableUnread(table, status || null, `can't be read (${why})`);
}

function readRows(data: unknown, table: string): Row[] {
	if (!Array.isArray(data)) throw unreadable(table, 200, "");
	return data.flatMap((row: unknown) => {
		if (typeof row !== "object" || row === null || !("id" in row) || typeof row.id !== "string") return [];
		return [{ id: row.id, title: "title" in row && typeof row.title === "string" ? row.title : "Untitled" }];
	});
}
