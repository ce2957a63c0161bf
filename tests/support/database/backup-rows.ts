import type { PGlite } from "@electric-sql/pglite";
import { emptyRow } from "../data/backup-fixture";
import { type Person, writeAs } from "./people";

export type BackupRow = Record<string, unknown>;

export interface Backup {
	projects: BackupRow[];
	blogs: BackupRow[];
}

export type Mode = "merge" | "replace" | "migrate";

/** restore_backup()'s result for one table. */
export interface Counts {
	added: number;
	changed: number;
	removed: number;
	unchanged: number;
}

export interface Report {
	projects: Counts;
	blogs: Counts;
	redirects?: Counts;
	state: string;
}

export function rowId(n: number): string {
	return `aaaaaaaa-0000-4000-8000-${String(n).padStart(12, "0")}`;
}

/** Timestamps of the past with microseconds, in the format of Postgres. */
const SHARED = {
	featured: false,
	listed: true,
	is_sample: false,
	hidden_from_search: false,
	status: "published",
	published_at: "2020-03-04T05:06:07.891234+00:00",
	created_at: "2020-01-02T03:04:05.678901+00:00",
	updated_at: "2020-05-06T07:08:09.000001+00:00",
};

export function project(n: number, values: BackupRow = {}): BackupRow {
	return {
		...emptyRow("projects"),
		id: rowId(n),
		slug: `project-${n}`,
		title: `Project ${n}`,
		service_id: "web-development",
		project_type: "web",
		description: "A description.",
		gallery: [],
		technologies: [],
		features: [],
		approach: [],
		tech_stack: [],
		metrics: {},
		detailed_metrics: [],
		...SHARED,
		...values,
	};
}

export function post(n: number, values: BackupRow = {}): BackupRow {
	return {
		...emptyRow("blogs"),
		id: rowId(n),
		slug: `post-${n}`,
		title: `Post ${n}`,
		content: "<p>Words.</p>",
		author: { name: "Ada" },
		tags: [],
		published_date: "2020-02-03T04:05:06.7+00:00",
		...SHARED,
		...values,
	};
}

const WHOLE = "(to_jsonb(t) - array['version', 'search_text'])";

/** Every row of both tables as one text, without generated columns. */
export async function backupText(database: PGlite): Promise<string> {
	const { rows } = await database.query<{ text: string }>(`
		select jsonb_build_object(
			'projects', (select coalesce(jsonb_agg(${WHOLE} order by t.id), '[]') from public.portfolios as t),
			'blogs', (select coalesce(jsonb_agg(${WHOLE} order by t.id), '[]') from public.blogs as t)
		)::text as text`);
	return rows[0]?.text ?? "";
}

/** A hash of both tables and the history. */
export async function contentHash(database: PGlite): Promise<string> {
	const { rows } = await database.query<{ hash: string }>(`
		select md5(coalesce(string_agg(line, E'\\n' order by line), '')) as hash from (
			select 'p' || t::text as line from public.portfolios as t
			union all select 'b' || t::text from public.blogs as t
			union all select 'r' || t::text from public.revisions as t
		) as lines`);
	return rows[0]?.hash ?? "";
}

/** Restores as a person and keeps the result. Needs an open transaction. Throws the error of Postgres. */
export async function restoreAs(
	database: PGlite,
	person: Person,
	backup: unknown,
	mode: string | null,
	expected: string | null = null,
): Promise<Report> {
	const text = typeof backup === "string" ? backup : JSON.stringify(backup);
	const sql = "select public.restore_backup($1::text::jsonb, $2, $3) as report";
	const rows = await writeAs<{ report: Report }>(database, person, sql, [text, mode, expected]);
	const [first] = rows;
	if (!first) throw new Error("restore_backup() answered nothing");
	return first.report;
}

/** The fingerprint that the admin reads. Needs an open transaction. */
export async function stateOf(database: PGlite): Promise<string> {
	const [row] = await writeAs<{ state: string }>(database, "admin", "select public.content_state() ->> 'state' as state");
	return row?.state ?? "";
}
