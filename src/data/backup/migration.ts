import { type Kind, kinds, type Rows } from "./columns";
import { readLocalCopy } from "./local-copies";
import { LOCAL_KEYS, readLocal } from "./local-keys";
import { rowOfRecord } from "./older-rows";
import { BackupRefused, readRows, shortened } from "./read-backup";
import { isRecord } from "./row-values";
import { sendRestore } from "./send-restore";
import type { Rest } from "./stored-rows";
import { dangerIn } from "./untrusted-json";

/** Projects and posts that this browser holds. */
export interface LocalContent {
	/** "copies": the local copies; "backup": the latest backup, where there are no copies. */
	from: "copies" | "backup";
	records: Record<Kind, unknown[]>;
}

/** What a migration moved; "skipped" are posts that the database had already. */
export interface MigrationReport {
	projects: number;
	blogs: number;
	skipped: number;
}

/** What this browser could bring into an empty database; null when it holds nothing. */
export function findLocalContent(): LocalContent | null {
	const [projects, blogs] = [readLocalCopy("projects"), readLocalCopy("blogs")];
	const copies = { projects: projects.state === "whole" ? projects.rows : [], blogs: blogs.state === "whole" ? blogs.rows : [] };
	if (copies.projects.length + copies.blogs.length > 0) return { from: "copies", records: copies };
	const latest = parsedRecord(readLocal(LOCAL_KEYS.backup));
	const records = { projects: listOf(latest.projects), blogs: listOf(latest.blogs) };
	return records.projects.length + records.blogs.length > 0 ? { from: "backup", records } : null;
}

/**
 * Moves what this browser holds into the database: one transaction, and only where there is no project yet. Posts that are there
 * already, by id or by address, stay as they are, so that a second run adds nothing.
 *
 * @param now for records of an earlier version that say no date.
 * @throws BackupRefused naming the records that no table would take; RestoreFailed. In both cases nothing was written.
 */
export async function migrateLocalContent(rest: Rest, content: LocalContent, now: Date): Promise<MigrationReport> {
	const rows = await rowsOf(content, now);
	const report = await sendRestore(rest, rows, "migrate", null);
	return { projects: report.projects.added, blogs: report.blogs.added, skipped: report.projects.unchanged + report.blogs.unchanged };
}

async function rowsOf({ records }: LocalContent, now: Date): Promise<Rows> {
	const danger = dangerIn(records, new Set(["metrics"]));
	if (danger) throw new BackupRefused([danger]);
	const issues: string[] = [];
	const rows: Rows = { projects: [], blogs: [] };
	for (const kind of kinds) rows[kind] = readRows(kind, await asRows(kind, records[kind], now), issues);
	if (issues.length > 0) throw new BackupRefused(shortened(issues));
	return rows;
}

async function asRows(kind: Kind, records: unknown[], now: Date): Promise<unknown[]> {
	// What this version of the site has copied is a row to the last sign, and stays it.
	const whole = records.map((record) => readRows(kind, [record], [])[0]);
	const taken = new Set(whole.flatMap((row) => row?.slug ?? []));
	const rows: unknown[] = [];
	for (const [index, record] of records.entries())
		rows.push(whole[index] ?? (isRecord(record) ? await rowOfRecord(kind, record, taken, now) : record));
	return rows;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function parsedRecord(text: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		return isRecord(value) ? value : {};
	} catch {
		return {};
	}
}
