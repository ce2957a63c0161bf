import { isRecord } from "@/shared/lib/canonical-json";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { sha256 } from "@/shared/lib/sha-256";
import { createSlug, latinSlug } from "@/shared/lib/text/slug";
import { exactInstant } from "@/shared/lib/time/exact-instant";
import { readMinutes, toReadingMinutes } from "../posts/row-mapper";
import { projectTypes } from "../projects/schema";
import { SLUG, UUID } from "../row-kinds";
import { columnsByKind, fieldsByKind, type Kind, kinds, type Rows } from "./columns";
import { LOCAL_KEYS, readLocal, readLocalCopy } from "./local-storage";
import { BackupRefused, findDanger, shortenIssues, validateRows } from "./read-backup";
import { sendRestore } from "./restore";
import { isAddress, isReadable } from "./row-rules";
import type { RestClient } from "./stored-rows";

type Members = Record<string, unknown>;

const OLD_NAMES: Record<string, string[]> = {
	link: ["liveUrl", "live_url"],
	industry: ["project_industry", "metaInfo.industry"],
	timeline: ["project_timeline", "metaInfo.timeline"],
	team_size: ["team", "metaInfo.teamSize"],
	image: ["featuredImage", "featured_image"],
	image_alt: ["featuredImageAlt"],
	published_date: ["publishedAt", "published_at", "createdAt", "created_at"],
	created_at: ["publishedDate", "published_date"],
	updated_at: ["createdAt", "created_at"],
};

/** The services whose projects start unlisted, with their older ids. */
const UNLISTED_SERVICES: Record<string, string[]> = {
	"blockchain-development": [],
	"game-development": ["gaming-ar-vr", "games"],
};

/** Converts an older record to a row. Drops unusable addresses and entries; the rules report other errors. */
async function toRow(kind: Kind, record: Members, takenSlugs: Set<string>, now: Date): Promise<Members> {
	const read = createReader(record);
	const columns = Object.fromEntries(columnsByKind[kind].map((column) => [column, convertValue(kind, column, read(column), now)]));
	const title = typeof columns.title === "string" ? columns.title : "";
	const id = typeof record.id === "string" && UUID.test(record.id) ? record.id.toLowerCase() : await deriveId(kind, record, title);
	const slug = findFreeSlug(typeof columns.slug === "string" && SLUG.test(columns.slug) ? columns.slug : createSlug(title), id, takenSlugs);
	const special = kind === "projects" ? convertProjectColumns(columns) : convertPostColumns(columns);
	return { ...columns, id, slug, status: columns.status === "draft" ? "draft" : "published", ...special };
}

async function deriveId(kind: Kind, record: Members, title: string): Promise<string> {
	const digits = await sha256(`${kind}:${String(record.id ?? title)}`);
	return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

function findFreeSlug(wanted: string, id: string, takenSlugs: Set<string>): string {
	const slug = takenSlugs.has(wanted) ? `${wanted.slice(0, 110)}-${id.slice(0, 8)}` : wanted;
	takenSlugs.add(slug);
	return slug;
}

function createReader(record: Members): (column: string) => unknown {
	const member = (path: string) =>
		path.split(".").reduce<unknown>((part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined), record);
	return (column) =>
		[column, toCamelCase(column), ...(OLD_NAMES[column] ?? [])]
			.map(member)
			.find((value) => value !== undefined && value !== null && value !== "");
}

const toCamelCase = (column: string) => column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

function convertValue(table: Kind, column: string, value: unknown, now: Date): unknown {
	const { kind, initial = false } = fieldsByKind[table][column] ?? {};
	if (kind === "publication") return exactInstant(value);
	if (kind === "moment" || kind === "day") return exactInstant(value) ?? now.toISOString();
	if (kind === "list") return Array.isArray(value) ? [...new Set(value.filter(isReadable).map((item) => item.trim()))] : [];
	if (kind === "address") return isAddress(value) ? value : null;
	if (kind === "flag") return typeof value === "boolean" ? value : initial;
	if (typeof value === "number" && kind !== "minutes") return String(value);
	return value ?? null;
}

function convertProjectColumns(row: Members): Members {
	const { complete, rest } = splitMetrics(row.detailed_metrics);
	const unlisted = findUnlistedService(row.service_id);
	const known = projectTypes.some((type) => type === row.project_type);
	return {
		project_type: known ? row.project_type : null,
		gallery: Array.isArray(row.gallery) ? row.gallery.filter((item) => isAddress(isRecord(item) ? item.url : item)) : [],
		tech_stack: Array.isArray(row.tech_stack) ? row.tech_stack : [],
		detailed_metrics: complete,
		metrics: { ...rest, ...(isRecord(row.metrics) ? row.metrics : {}) },
		extended_testimonial: isRecord(row.extended_testimonial) ? row.extended_testimonial : null,
		service_id: unlisted ?? row.service_id,
		listed: row.listed !== false && unlisted === undefined,
	};
}

/** The id of an unlisted service by its id, an older id or its title; undefined for other services. */
function findUnlistedService(service: unknown): string | undefined {
	const name = typeof service === "string" ? latinSlug(service) : "";
	return Object.entries(UNLISTED_SERVICES).find(([id, older]) => id === name || older.includes(name))?.[0];
}

function splitMetrics(value: unknown): { complete: unknown[]; rest: Members } {
	const entries = Array.isArray(value) ? value.filter(isRecord) : [];
	const isComplete = (entry: Members) => [entry.label, entry.value, entry.description].every(isReadable);
	const rest = entries.filter((entry) => !isComplete(entry) && isReadable(entry.label) && isReadable(entry.value));
	return { complete: entries.filter(isComplete), rest: Object.fromEntries(rest.map(({ label, value: text }) => [String(label), text])) };
}

function convertPostColumns(row: Members): Members {
	const words = countWords(typeof row.content === "string" ? row.content : "");
	return {
		author: typeof row.author === "string" ? { name: row.author } : row.author,
		reading_time: readMinutes(row.reading_time) ?? toReadingMinutes(words),
	};
}

export interface LocalContent {
	from: "copies" | "backup";
	records: Record<Kind, unknown[]>;
}

export interface MigrationReport {
	projects: number;
	blogs: number;
	skipped: number;
}

/** What this browser could move into an empty database, or null. */
export function findLocalContent(): LocalContent | null {
	const [projects, blogs] = [readLocalCopy("projects"), readLocalCopy("blogs")];
	const copies = { projects: projects.state === "whole" ? projects.rows : [], blogs: blogs.state === "whole" ? blogs.rows : [] };
	const latest = parseRecord(readLocal(LOCAL_KEYS.backup));
	const records = { projects: toList(latest.projects), blogs: toList(latest.blogs) };
	// A database that has lost its projects leaves copies of its posts alone.
	const isBest = copies.projects.length > 0 || (copies.blogs.length > 0 && records.projects.length === 0);
	if (isBest) return { from: "copies", records: copies };
	return records.projects.length + records.blogs.length > 0 ? { from: "backup", records } : null;
}

/** Adds content to a database without projects; existing posts stay. Throws BackupRefused, RestoreFailed. */
export async function migrateLocalContent(rest: RestClient, content: LocalContent, now: Date): Promise<MigrationReport> {
	const rows = await toRows(content, now);
	const report = await sendRestore(rest, rows, "migrate", null);
	return { projects: report.projects.added, blogs: report.blogs.added, skipped: report.projects.unchanged + report.blogs.unchanged };
}

async function toRows({ records }: LocalContent, now: Date): Promise<Rows> {
	const danger = findDanger(records, new Set(["metrics"]));
	if (danger) throw new BackupRefused([danger]);
	const issues: string[] = [];
	const rows: Rows = { projects: [], blogs: [] };
	for (const kind of kinds) rows[kind] = validateRows(kind, await convertRecords(kind, records[kind], now), issues);
	if (issues.length > 0) throw new BackupRefused(shortenIssues(issues));
	return rows;
}

async function convertRecords(kind: Kind, records: unknown[], now: Date): Promise<unknown[]> {
	// Keep rows that this version of the site copied exactly as they are.
	const whole = records.map((record) => validateRows(kind, [record], [])[0]);
	const takenSlugs = new Set(whole.flatMap((row) => row?.slug ?? []));
	const rows: unknown[] = [];
	for (const [index, record] of records.entries())
		rows.push(whole[index] ?? (isRecord(record) ? await toRow(kind, record, takenSlugs, now) : record));
	return rows;
}

const toList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function parseRecord(text: string | null): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(text ?? "null");
		return isRecord(value) ? value : {};
	} catch {
		return {};
	}
}
