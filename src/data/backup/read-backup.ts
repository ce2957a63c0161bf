import { exactInstant } from "@/shared/lib/exact-instant";
import { BACKUP_SCHEMA, BACKUP_VERSION, type Backup, checksumOf, MOST_BYTES } from "./backup-file";
import { columnsOf, type Kind, kinds, type RowCopy } from "./columns";
import { blogRules, projectRules } from "./row-rules";
import { isReadable, isRecord } from "./row-values";
import { dangerIn } from "./untrusted-json";

/** Most issues that are listed one by one. */
const LISTED = 20;
/** How far a clock may be ahead, in milliseconds. */
const CLOCK_MS = 86_400_000;

/** A backup that is not restored, and why: sentences that a person can read. */
export class BackupRefused extends Error {
	override name = "BackupRefused";
	constructor(readonly issues: string[]) {
		super(issues.join(" "));
	}
}

/** A backup that may be restored. */
export interface ReadBackup {
	backup: Backup;
	/** What a person should know before restoring it. */
	warnings: string[];
}

/**
 * Reads a backup from a file or from this browser's storage. Nothing is written, and nothing of it is trusted before all of it was
 * checked: size, JSON, dangerous members, version, date, counts, checksum, every row, ids and addresses.
 *
 * @param text of the file; @param now to tell a date in the future.
 * @throws BackupRefused naming everything that is wrong.
 */
export async function readBackup(text: string, now: Date): Promise<ReadBackup> {
	const record = readRecord(text);
	const warnings: string[] = [];
	const timestamp = readHead(record, now);
	const lists = readLists(record);
	const checksum = await checksumOf(lists);
	if (record.checksum === undefined) warnings.push("It has no checksum: nobody can tell whether it is still as it was made.");
	else if (record.checksum !== checksum) throw new BackupRefused(["Its checksum does not match: it was changed or damaged."]);
	const issues = countIssues(record.counts, lists);
	const projects = readRows("projects", lists.projects, issues);
	const blogs = readRows("blogs", lists.blogs, issues);
	if (issues.length > 0) throw new BackupRefused(shortened(issues));
	if (projects.length + blogs.length === 0) throw new BackupRefused(["It holds no projects and no posts: there is nothing to restore."]);
	const dropped = unknownColumns(lists);
	if (dropped.length > 0) warnings.push(`Left out, because the tables have no such columns: ${dropped.join(", ")}.`);
	const counts = { projects: projects.length, blogs: blogs.length };
	const rows = { projects, blogs };
	const backup = { version: BACKUP_VERSION, schema: BACKUP_SCHEMA, timestamp, counts, checksum: await checksumOf(rows), ...rows } as const;
	return { backup, warnings };
}

type Members = Record<string, unknown>;

function readRecord(text: string): Members {
	if (text.length > MOST_BYTES) throw new BackupRefused([`It is larger than ${MOST_BYTES / 1024 / 1024} MB.`]);
	let value: unknown;
	try {
		// Editors put a mark in front of a text that JSON does not know.
		value = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		throw new BackupRefused([text.trim() === "" ? "It is empty." : "It is no JSON: not a backup, or one that was cut off."]);
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BackupRefused(["It is JSON, but no backup."]);
	const danger = dangerIn(value, new Set(["metrics"]));
	if (danger) throw new BackupRefused([danger]);
	return Object.fromEntries(Object.entries(value));
}

function readHead({ version, schema, timestamp }: Members, now: Date): string {
	if (version !== BACKUP_VERSION || (schema !== undefined && schema !== BACKUP_SCHEMA)) {
		const its =
			typeof version === "string"
				? `“${version.slice(0, 20)}”${schema === undefined ? "" : `, rows “${String(schema).slice(0, 20)}”`}`
				: "none";
		throw new BackupRefused([`Its version is ${its}; this site reads version “${BACKUP_VERSION}”.`]);
	}
	const moment = exactInstant(timestamp);
	if (moment === null) throw new BackupRefused(["It does not say when it was made."]);
	if (Date.parse(moment) > now.getTime() + CLOCK_MS) throw new BackupRefused(["It is dated in the future."]);
	return String(timestamp).trim();
}

/** Messages for a file that isn't a list of rows. */
function readLists(record: Members): Record<Kind, unknown[]> {
	const { projects, blogs } = record;
	const issues = [
		...(Array.isArray(projects) ? [] : ["Projects data is corrupted"]),
		...(Array.isArray(blogs) ? [] : ["Blogs data is corrupted"]),
	];
	if (!Array.isArray(projects) || !Array.isArray(blogs)) throw new BackupRefused(issues);
	return { projects, blogs };
}

function countIssues(counts: unknown, lists: Record<Kind, unknown[]>): string[] {
	if (counts === undefined) return [];
	const said = new Map<string, unknown>(typeof counts === "object" && counts !== null ? Object.entries(counts) : []);
	return kinds
		.filter((kind) => said.get(kind) !== lists[kind].length)
		.map((kind) => `It should hold ${String(said.get(kind))} ${kind} and holds ${lists[kind].length}.`);
}

const rules = { projects: projectRules, blogs: blogRules };
const nouns = { projects: "Project", blogs: "Post" };

/** The rows that follow the rules, with their columns alone; what is wrong with the others goes into `issues`. */
export function readRows(kind: Kind, list: unknown[], issues: string[]): RowCopy[] {
	const ids = new Set<string>();
	const slugs = new Set<string>();
	return list.flatMap((item, index) => {
		const parsed = rules[kind].safeParse(item);
		const name = nameOf(kind, item, index);
		if (!parsed.success) {
			issues.push(`${name}: ${inWords(item, parsed.error.issues[0])}.`);
			return [];
		}
		const { id, slug } = parsed.data;
		if (ids.has(id)) issues.push(`${name}: another one has the same id.`);
		if (slugs.has(slug)) issues.push(`${name}: another one has the same address, “${slug}”.`);
		ids.add(id);
		slugs.add(slug);
		return [parsed.data];
	});
}

function nameOf(kind: Kind, item: unknown, index: number): string {
	const title = typeof item === "object" && item !== null && "title" in item && isReadable(item.title) ? item.title.trim() : "";
	return `${nouns[kind]} ${index + 1}${title === "" ? "" : ` “${title.slice(0, 60)}”`}`;
}

function inWords(row: unknown, issue: { path: PropertyKey[]; message: string } | undefined): string {
	const column = issue?.path[0];
	if (typeof column !== "string" || !isRecord(row)) return "it is no row";
	return `${column.replaceAll("_", " ")} ${row[column] === undefined ? "is missing" : issue?.message}`;
}

function unknownColumns(lists: Record<Kind, unknown[]>): string[] {
	const found = kinds.flatMap((kind) =>
		lists[kind].flatMap((row) =>
			typeof row === "object" && row !== null ? Object.keys(row).filter((name) => !columnsOf[kind].includes(name)) : [],
		),
	);
	return [...new Set(found)].slice(0, LISTED).map((name) => `“${name.slice(0, 40)}”`);
}

/** The first issues, and how many there are beside. */
export function shortened(issues: string[]): string[] {
	return issues.length <= LISTED ? issues : [...issues.slice(0, LISTED), `And ${issues.length - LISTED} more.`];
}
