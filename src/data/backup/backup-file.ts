import { canonicalJson } from "@/shared/lib/canonical-json";
import { exactInstant } from "@/shared/lib/exact-instant";
import { sha256 } from "@/shared/lib/sha-256";
import { columnsOf, isTimestamp, type Kind, kinds, type RowCopy, type Rows } from "./columns";

export const BACKUP_VERSION = "1.0";
/** Shape of the rows. Raise it together with a migration after which older rows must be rewritten. */
export const BACKUP_SCHEMA = 1;
export const MAX_BYTES = 128 * 1024 * 1024;

/** All projects and posts. See docs/decisions.md, "Backups carry a checksum and restore in one transaction". */
export interface Backup {
	version: typeof BACKUP_VERSION;
	schema: number;
	timestamp: string;
	counts: Record<Kind, number>;
	checksum: string;
	projects: RowCopy[];
	blogs: RowCopy[];
}

/** SHA-256 of both lists of rows as canonical JSON, in hexadecimal digits. */
export function checksumOf(rows: { [kind in Kind]: readonly unknown[] }): Promise<string> {
	return sha256(canonicalJson({ projects: rows.projects, blogs: rows.blogs }));
}

/** A backup of stored rows with equal spelling of dates, so that equal databases give equal backups. */
export async function makeBackup(stored: Rows, now: Date): Promise<Backup> {
	const rows = { projects: stored.projects.map(copyOf("projects")), blogs: stored.blogs.map(copyOf("blogs")) };
	return {
		version: BACKUP_VERSION,
		schema: BACKUP_SCHEMA,
		timestamp: now.toISOString(),
		counts: { projects: rows.projects.length, blogs: rows.blogs.length },
		checksum: await checksumOf(rows),
		...rows,
	};
}

const copyOf =
	(kind: Kind) =>
	(row: RowCopy): RowCopy => {
		const spelled = (column: string) => (isTimestamp(kind, column) ? (exactInstant(row[column]) ?? row[column]) : row[column]);
		const copy = Object.fromEntries(columnsOf[kind].map((column) => [column, spelled(column)]));
		return { ...copy, id: row.id, slug: row.slug, title: row.title };
	};

/** A backup as JSON with one row a line; equal backups give equal texts. */
export function backupText(backup: Backup): string {
	const { version, schema, timestamp, counts, checksum } = backup;
	const head = { version, schema, timestamp, counts, checksum };
	const members = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
	const lists = kinds.map((kind) => {
		const rows = backup[kind].map((row) => canonicalJson(row)).join(",\n");
		return `${JSON.stringify(kind)}: [${rows === "" ? "" : `\n${rows}\n`}]`;
	});
	return `{\n${[...members, ...lists].join(",\n")}\n}\n`;
}

/** File name of a backup, such as "backup-2026-11-22T10-35-07Z.json" (UTC). */
export function backupName(timestamp: string): string {
	const moment = (exactInstant(timestamp) ?? timestamp).slice(0, 19).replace(/[^0-9T]+/g, "-");
	return `backup-${moment}Z.json`;
}
