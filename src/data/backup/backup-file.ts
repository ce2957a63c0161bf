import { canonicalJson } from "@/shared/lib/canonical-json";
import { sha256 } from "@/shared/lib/sha-256";
import { exactInstant } from "@/shared/lib/time/exact-instant";
import { type Content, columnsByKind, isTimestamp, type Kind, kinds, type RedirectCopy, type RowCopy } from "./columns";

export const BACKUP_VERSION = "1.0";
/** Shape of the file. Raise it with every list or rewritten column, so that a site from before refuses the file with the reason. */
const BACKUP_SCHEMA = 2;
/** Files of schema 1 have no redirects. */
export const READABLE_SCHEMAS: readonly unknown[] = [undefined, 1, BACKUP_SCHEMA];
export const MAX_BYTES = 128 * 1024 * 1024;

export type BackupCounts = Record<Kind, number> & { redirects?: number };

/** All projects, posts and redirects. See docs/decisions.md, "Backups carry a checksum and restore in one transaction". */
export interface Backup {
	version: typeof BACKUP_VERSION;
	schema: number;
	timestamp: string;
	counts: BackupCounts;
	checksum: string;
	projects: RowCopy[];
	blogs: RowCopy[];
	redirects?: RedirectCopy[];
}

/** SHA-256 of the lists as canonical JSON, in hexadecimal digits. */
export function computeChecksum({ projects, blogs, redirects }: { [list in keyof Content]: readonly unknown[] }): Promise<string> {
	return sha256(canonicalJson({ projects, blogs, ...(redirects ? { redirects } : {}) }));
}

/** A backup of stored rows with equal spelling of dates, so that equal databases give equal backups. */
export function makeBackup({ projects, blogs, redirects }: Content, now: Date): Promise<Backup> {
	const rows = { projects: projects.map(copyRow("projects")), blogs: blogs.map(copyRow("blogs")) };
	return assembleBackup(redirects ? { ...rows, redirects: sortRedirects(redirects.map(copyRedirect)) } : rows, now.toISOString());
}

/** A backup of exactly these lists, with their counts and checksum. */
export async function assembleBackup(content: Content, timestamp: string): Promise<Backup> {
	const { projects, blogs, redirects } = content;
	return {
		version: BACKUP_VERSION,
		schema: BACKUP_SCHEMA,
		timestamp,
		counts: { projects: projects.length, blogs: blogs.length, ...(redirects ? { redirects: redirects.length } : {}) },
		checksum: await computeChecksum(content),
		...content,
	};
}

/** Redirects in the order of their addresses. Their ids are random. */
export function sortRedirects(redirects: readonly RedirectCopy[]): RedirectCopy[] {
	return [...redirects].sort((one, other) => (getAddress(one) < getAddress(other) ? -1 : 1));
}

const getAddress = ({ kind, slug }: RedirectCopy): string => `${kind}/${slug}`;

const copyRedirect = ({ kind, slug, row_id, created_at }: RedirectCopy): RedirectCopy => ({
	kind,
	slug,
	row_id,
	created_at: exactInstant(created_at) ?? created_at,
});

const copyRow =
	(kind: Kind) =>
	(row: RowCopy): RowCopy => {
		const spelled = (column: string) => (isTimestamp(kind, column) ? (exactInstant(row[column]) ?? row[column]) : row[column]);
		const copy = Object.fromEntries(columnsByKind[kind].map((column) => [column, spelled(column)]));
		return { ...copy, id: row.id, slug: row.slug, title: row.title };
	};

/** A backup as JSON with one row a line; equal backups give equal texts. */
export function serializeBackup(backup: Backup): string {
	const { version, schema, timestamp, counts, checksum } = backup;
	const head = { version, schema, timestamp, counts, checksum };
	const members = Object.entries(head).map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`);
	const lists = ([...kinds, "redirects"] as const).flatMap((name) => {
		const rows = backup[name]?.map((row) => canonicalJson(row)).join(",\n");
		return rows === undefined ? [] : `${JSON.stringify(name)}: [${rows === "" ? "" : `\n${rows}\n`}]`;
	});
	return `{\n${[...members, ...lists].join(",\n")}\n}\n`;
}

/** File name of a backup, such as "backup-2026-11-22T10-35-07Z.json" (UTC). */
export function getBackupName(timestamp: string): string {
	const moment = (exactInstant(timestamp) ?? timestamp).slice(0, 19).replace(/[^0-9T]+/g, "-");
	return `backup-${moment}Z.json`;
}
