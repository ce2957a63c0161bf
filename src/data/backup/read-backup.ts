import { isRecord } from "@/shared/lib/canonical-json";
import { exactInstant } from "@/shared/lib/time/exact-instant";
import { assembleBackup, BACKUP_VERSION, type Backup, computeChecksum, MAX_BYTES, READABLE_SCHEMAS } from "./backup-file";
import { columnsByKind, type Kind, kinds, type RedirectCopy, type RowCopy, type Rows } from "./columns";
import { isReadable, postRules, projectRules, redirectRules } from "./row-rules";

const FORBIDDEN: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);
const MAX_DEPTH = 64;

/** What is dangerous in parsed JSON, or null. Members named in `maps` can have any labels. */
export function findDanger(value: unknown, maps: ReadonlySet<string>): string | null {
	// Not recursive: a hostile file can be nested deeply enough to overflow the stack.
	const waiting: { part: unknown; depth: number; isMap: boolean }[] = [{ part: value, depth: 0, isMap: false }];
	for (let next = waiting.pop(); next; next = waiting.pop()) {
		const { part, depth, isMap } = next;
		if (typeof part !== "object" || part === null) continue;
		if (depth > MAX_DEPTH) return "This backup is nested too deeply.";
		for (const [name, child] of Object.entries(part)) {
			if (!isMap && FORBIDDEN.has(name)) return `This backup contains “${name}”, which no backup should contain.`;
			waiting.push({ part: child, depth: depth + 1, isMap: maps.has(name) });
		}
	}
	return null;
}

const MAX_LISTED = 20;
const CLOCK_TOLERANCE_MS = 86_400_000;

export const UNREADABLE = "This file can't be read. Check that it wasn't moved or deleted.";

/** Why a backup can't be restored, in sentences for the admin. */
export class BackupRefused extends Error {
	override name = "BackupRefused";
	constructor(readonly issues: string[]) {
		super(issues.join(" "));
	}
}

export interface CheckedBackup {
	backup: Backup;
	warnings: string[];
}

interface ReadOptions {
	/** Is applied to each row of an undamaged file, before the rows are checked. */
	change?: (row: unknown) => unknown;
	/** A zip can have other parts. */
	mayBeEmpty?: boolean;
}

/** Checks everything before it trusts anything. Throws BackupRefused, which names all problems. */
export async function readBackup(text: string, now: Date, options: ReadOptions = {}): Promise<CheckedBackup> {
	const { change = (row) => row, mayBeEmpty = false } = options;
	const record = readRecord(text);
	const warnings: string[] = [];
	const timestamp = readHead(record, now);
	const lists = readLists(record);
	const checksum = await computeChecksum(lists);
	if (record.checksum === undefined) warnings.push("This backup has no checksum, so we can't tell whether it was changed.");
	else if (record.checksum !== checksum) throw new BackupRefused(["The checksum doesn't match, so the backup was changed or damaged."]);
	const issues = checkCounts(record.counts, lists);
	const projects = validateRows("projects", lists.projects.map(change), issues);
	const blogs = validateRows("blogs", lists.blogs.map(change), issues);
	const redirects = lists.redirects && validateRedirects(lists.redirects, { projects, blogs }, issues);
	if (issues.length > 0) throw new BackupRefused(shortenIssues(issues));
	if (projects.length + blogs.length === 0 && !mayBeEmpty)
		throw new BackupRefused(["This backup has no projects or posts, so there is nothing to restore."]);
	const dropped = listUnknownColumns(lists);
	if (dropped.length > 0) warnings.push(`Some columns don't exist in the database and will be left out: ${dropped.join(", ")}.`);
	return { backup: await assembleBackup({ projects, blogs, ...(redirects ? { redirects } : {}) }, timestamp), warnings };
}

type Members = Record<string, unknown>;

function readRecord(text: string): Members {
	if (text.length > MAX_BYTES) throw new BackupRefused([`This file is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);
	let value: unknown;
	try {
		// Some editors add a byte order mark, which JSON doesn't allow.
		value = JSON.parse(text.replace(/^\ufeff/, ""));
	} catch {
		throw new BackupRefused([text.trim() === "" ? "This file is empty." : "This file isn't a valid backup, or it is incomplete."]);
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw new BackupRefused(["This file isn't a backup."]);
	const danger = findDanger(value, new Set(["metrics"]));
	if (danger) throw new BackupRefused([danger]);
	return Object.fromEntries(Object.entries(value));
}

function readHead({ version, schema, timestamp }: Members, now: Date): string {
	if (version !== BACKUP_VERSION || !READABLE_SCHEMAS.includes(schema)) {
		const found =
			typeof version === "string"
				? `“${version.slice(0, 20)}”${schema === undefined ? "" : `, rows “${String(schema).slice(0, 20)}”`}`
				: "none";
		throw new BackupRefused([`This backup has version ${found}, but this site reads version “${BACKUP_VERSION}”.`]);
	}
	const moment = exactInstant(timestamp);
	if (moment === null) throw new BackupRefused(["This backup has no valid date."]);
	if (Date.parse(moment) > now.getTime() + CLOCK_TOLERANCE_MS)
		throw new BackupRefused(["This backup is dated in the future. Check the clock of this device."]);
	return String(timestamp).trim();
}

type Lists = Record<Kind, unknown[]> & { redirects?: unknown[] };

function readLists(record: Members): Lists {
	const { projects, blogs, redirects } = record;
	const issues = [
		...(Array.isArray(projects) ? [] : ["Projects data is corrupted"]),
		...(Array.isArray(blogs) ? [] : ["Blogs data is corrupted"]),
		...(redirects === undefined || Array.isArray(redirects) ? [] : ["Redirects data is corrupted"]),
	];
	if (issues.length > 0 || !Array.isArray(projects) || !Array.isArray(blogs)) throw new BackupRefused(issues);
	return { projects, blogs, ...(Array.isArray(redirects) ? { redirects } : {}) };
}

function checkCounts(counts: unknown, lists: Lists): string[] {
	if (counts === undefined) return [];
	const given = new Map<string, unknown>(typeof counts === "object" && counts !== null ? Object.entries(counts) : []);
	return ([...kinds, "redirects"] as const)
		.filter((name) => given.get(name) !== lists[name]?.length)
		.map((name) => `This backup should have ${String(given.get(name) ?? "no")} ${name}, but it has ${lists[name]?.length ?? "none"}.`);
}

const rules = { projects: projectRules, blogs: postRules };
const nouns = { projects: "Project", blogs: "Post" };

/** The rows that follow the rules; adds what is wrong with the others to `issues`. */
export function validateRows(kind: Kind, list: unknown[], issues: string[]): RowCopy[] {
	const ids = new Set<string>();
	const slugs = new Set<string>();
	return list.flatMap((item, index) => {
		const parsed = rules[kind].safeParse(item);
		const name = describeItem(kind, item, index);
		if (!parsed.success) {
			issues.push(`${name}: ${describeIssue(item, parsed.error.issues[0])}.`);
			return [];
		}
		const { id, slug } = parsed.data;
		if (ids.has(id)) issues.push(`${name}: another one has the same ID.`);
		if (slugs.has(slug)) issues.push(`${name}: another one has the same slug, “${slug}”.`);
		ids.add(id);
		slugs.add(slug);
		return [parsed.data];
	});
}

/**
 * The redirects that follow the rules; adds what is wrong with the others to `issues`. A redirect can only name an address of this site
 * below the folder of its kind, and it leads to a row of the backup. Another row can have its slug: visitors may not see that row yet.
 */
export function validateRedirects(list: unknown[], rows: Rows, issues: string[]): RedirectCopy[] {
	const kindByTable = { portfolios: "projects", blogs: "blogs" } as const;
	const slugs = {
		projects: new Map(rows.projects.map(({ id, slug }) => [id, slug])),
		blogs: new Map(rows.blogs.map(({ id, slug }) => [id, slug])),
	};
	const addresses = new Set<string>();
	return list.flatMap((item, index) => {
		const { data: redirect, error } = redirectRules.safeParse(item);
		const slug = isRecord(item) && isReadable(item.slug) ? ` “${item.slug.trim().slice(0, 60)}”` : "";
		const refuse = (reason: string) => void issues.push(`Redirect ${index + 1}${slug}: ${reason}.`);
		if (!redirect) {
			const [issue] = error.issues;
			refuse(issue?.code === "unrecognized_keys" ? `a redirect has no “${issue.keys[0]?.slice(0, 40)}”` : describeIssue(item, issue));
			return [];
		}
		const kind = kindByTable[redirect.kind];
		const address = `${redirect.kind}/${redirect.slug}`;
		const noun = nouns[kind].toLowerCase();
		const targetSlug = slugs[kind].get(redirect.row_id);
		if (targetSlug === undefined) refuse(`the backup doesn't have the ${noun} that it leads to`);
		if (targetSlug === redirect.slug) refuse(`the ${noun} that it leads to has this slug, so it would lead to itself`);
		if (addresses.has(address)) refuse("another one has the same slug");
		addresses.add(address);
		return [redirect];
	});
}

function describeItem(kind: Kind, item: unknown, index: number): string {
	const title = typeof item === "object" && item !== null && "title" in item && isReadable(item.title) ? item.title.trim() : "";
	return `${nouns[kind]} ${index + 1}${title === "" ? "" : ` “${title.slice(0, 60)}”`}`;
}

function describeIssue(row: unknown, issue: { path: PropertyKey[]; message: string } | undefined): string {
	const column = issue?.path[0];
	if (typeof column !== "string" || !isRecord(row)) return "it isn't a row";
	return `${column.replaceAll("_", " ")} ${row[column] === undefined ? "is missing" : issue?.message}`;
}

function listUnknownColumns(lists: Record<Kind, unknown[]>): string[] {
	const unknown = kinds.flatMap((kind) =>
		lists[kind].flatMap((row) =>
			typeof row === "object" && row !== null ? Object.keys(row).filter((name) => !columnsByKind[kind].includes(name)) : [],
		),
	);
	return [...new Set(unknown)].slice(0, MAX_LISTED).map((name) => `“${name.slice(0, 40)}”`);
}

/** The first of many issues, and the number of the others. */
export function shortenIssues(issues: string[]): string[] {
	return issues.length <= MAX_LISTED ? issues : [...issues.slice(0, MAX_LISTED), `And ${issues.length - MAX_LISTED} more.`];
}
