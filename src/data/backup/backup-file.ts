import { canonicalJson } from "@/shared/lib/canonical-json";
import { exactInstant } from "@/shared/lib/exact-instant";
import { sha256 } from "@/shared/lib/sha-256";
import { columnsOf, isMoment, type Kind, kinds, type RowCopy, type Rows } from "./columns";

/** Version of the backup record. */
export const BACKUP_VERSION = "1.0";
/** Shape of the rows in it. Raise it with a migration after which older rows need to be rewritten. */
export const BACKUP_SCHEMA = 1;
/** Largest file that is read, in bytes: ten thousand rows take some thirty million. */
export const MOST_BYTES = 128 * 1024 * 1024;

/** Projects and posts of one moment. See docs/decisions.md, "Backups carry a checksum and restore in one transaction". */
export interface Backup {
	version: typeof BACKUP_VERSION;
	schema: number;
	/** When it was made; ISO 8601. */
	timestamp: string;
	counts: Record<Kind, number>;
	/** SHA-256 of the rows: two backups with the same one hold the same. */
	checksum: string;
	projects: RowCopy[];
	blogs: RowCopy[];
}

/** SHA-256 of both lists of rows as canonical JSON, in hexadecimal digits. */
export function checksumOf(rows: { [kind in Kind]: readonly unknown[] }): Promise<string> {
	return sha256(canonicalJson({ projects: rows.projects, blogs: rows.blogs }));
}

/**
 * A backup of rows as the database answered them. Each gets the columns of a backup in their order and every moment in one spelling;
 * nothing else is touched, so that equal databases give equal backups.
 *
 * @param now the moment that it is of.
 */
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
		const spelled = (column: string) => (isMoment(kind, column) ? (exactInstant(row[column]) ?? row[column]) : row[column]);
		const copy = Object.fromEntries(columnsOf[kind].map((column) => [column, spelled(column)]));
		return { ...copy, id: row.id, slug: row.slug, title: row.title };
	};

/**
 * A backup as text: JSON with one row on each line, and the members inside a row in alphabetical order. The same backup always gives
 * the same text.
 */
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

/** Name of a backup's file, such as "backup-2026-11-22T10-35-07Z.json"; the moment is in UTC. */
export function backupName(timestamp: string): string {
	const moment = (exactInstant(timestamp) ?? timestamp).slice(0, 19).replace(/[^0-9T]+/g, "-");
	return `backup-${moment}Z.json`;
}
