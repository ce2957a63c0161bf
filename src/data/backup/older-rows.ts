import { exactInstant } from "@/shared/lib/exact-instant";
import { sha256 } from "@/shared/lib/sha-256";
import { slugOf } from "@/shared/lib/slug";
import { projectTypes } from "../portfolios/schema";
import { columnsOf, fieldsOf, type Kind } from "./columns";
import { isAddress, isReadable, isRecord, SLUG, UUID } from "./row-values";

// Records that an earlier version of the site kept in this browser: the members are spelled as in its forms (serviceId, liveUrl,
// publishedDate …), ids are any text, and what nobody filled in is missing. They become rows as the tables want them.

type Members = Record<string, unknown>;

/** Other spellings of a column, the first that says something counts. "metaInfo.timeline" names a member of a member. */
const spellings: Record<string, string[]> = {
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

const unlisted = ["blockchain-development", "game-development"];

/**
 * One record as a row. What the tables would refuse and nobody would miss (an address that is none, an empty entry of a list) is left
 * out; anything else that is wrong stays, for the rules to name it.
 *
 * @param taken slugs that other rows of the same table have; the row's own is added. @param now for records without a date.
 */
export async function rowOfRecord(kind: Kind, record: Members, taken: Set<string>, now: Date): Promise<Members> {
	const read = readerOf(record);
	const plain = Object.fromEntries(columnsOf[kind].map((column) => [column, plainValue(kind, column, read(column), now)]));
	const title = typeof plain.title === "string" ? plain.title : "";
	const id = typeof record.id === "string" && UUID.test(record.id) ? record.id.toLowerCase() : await idOf(kind, record, title);
	const slug = freeSlug(typeof plain.slug === "string" && SLUG.test(plain.slug) ? plain.slug : slugOf(title), id, taken);
	const special = kind === "projects" ? projectMembers(plain) : blogMembers(plain);
	return { ...plain, id, slug, status: plain.status === "draft" ? "draft" : "published", ...special };
}

/** The same record always gets the same id, so that nothing is migrated twice. */
async function idOf(kind: Kind, record: Members, title: string): Promise<string> {
	const digits = await sha256(`${kind}:${String(record.id ?? title)}`);
	// Version 8 of RFC 9562: made in a way of one's own.
	return `${digits.slice(0, 8)}-${digits.slice(8, 12)}-8${digits.slice(13, 16)}-a${digits.slice(17, 20)}-${digits.slice(20, 32)}`;
}

function freeSlug(wanted: string, id: string, taken: Set<string>): string {
	const slug = taken.has(wanted) ? `${wanted.slice(0, 110)}-${id.slice(0, 8)}` : wanted;
	taken.add(slug);
	return slug;
}

function readerOf(record: Members): (column: string) => unknown {
	const member = (path: string) =>
		path.split(".").reduce<unknown>((part, name) => (isRecord(part) && Object.hasOwn(part, name) ? part[name] : undefined), record);
	return (column) =>
		[column, camelCase(column), ...(spellings[column] ?? [])]
			.map(member)
			.find((value) => value !== undefined && value !== null && value !== "");
}

const camelCase = (column: string) => column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

function plainValue(table: Kind, column: string, value: unknown, now: Date): unknown {
	const { kind, initial = false } = fieldsOf[table][column] ?? {};
	if (kind === "publication") return exactInstant(value);
	if (kind === "moment" || kind === "day") return exactInstant(value) ?? now.toISOString();
	if (kind === "list") return Array.isArray(value) ? [...new Set(value.filter(isReadable).map((item) => item.trim()))] : [];
	if (kind === "address") return isAddress(value) ? value : null;
	if (kind === "flag") return typeof value === "boolean" ? value : initial;
	if (typeof value === "number" && kind !== "minutes") return String(value);
	return value ?? null;
}

function projectMembers(row: Members): Members {
	const { complete, rest } = splitMetrics(row.detailed_metrics);
	const known = projectTypes.some((type) => type === row.project_type);
	return {
		project_type: known ? row.project_type : null,
		gallery: Array.isArray(row.gallery) ? row.gallery.filter((item) => isAddress(isRecord(item) ? item.url : item)) : [],
		tech_stack: Array.isArray(row.tech_stack) ? row.tech_stack : [],
		detailed_metrics: complete,
		metrics: { ...rest, ...(isRecord(row.metrics) ? row.metrics : {}) },
		extended_testimonial: isRecord(row.extended_testimonial) ? row.extended_testimonial : null,
		listed: row.listed !== false && !unlisted.some((service) => service === row.service_id),
	};
}

/** A result needs all three texts; one without a description is kept among the short ones. */
function splitMetrics(value: unknown): { complete: unknown[]; rest: Members } {
	const entries = Array.isArray(value) ? value.filter(isRecord) : [];
	const isComplete = (entry: Members) => [entry.label, entry.value, entry.description].every(isReadable);
	const rest = entries.filter((entry) => !isComplete(entry) && isReadable(entry.label) && isReadable(entry.value));
	return { complete: entries.filter(isComplete), rest: Object.fromEntries(rest.map(({ label, value: says }) => [String(label), says])) };
}

function blogMembers(row: Members): Members {
	const minutes = Number(row.reading_time);
	return {
		author: typeof row.author === "string" ? { name: row.author } : row.author,
		reading_time: Number.isInteger(minutes) && minutes >= 1 && minutes <= 600 ? minutes : null,
	};
}
