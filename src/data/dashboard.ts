import { adminClient } from "./admin-client";
import { HAS_TEXT, stateConditions } from "./admin-rows/list-query";
import { readWithin } from "./admin-rows/requests";
import { nextDay } from "./posts/input-date";
import { RequestFailed } from "./request-failed";

export interface EntryCounts {
	all: number;
	drafts: number;
	scheduled: number;
}

interface Counts {
	portfolios: EntryCounts;
	caseStudies: number;
	posts: EntryCounts;
	newLeads: number;
}

export interface Entry {
	kind: "portfolio" | "post";
	id: string;
	title: string;
	status: string | null;
	listed: boolean | null;
	published_at: string | null;
	published_date: string | null;
	created_at: string | null;
	updated_at: string | null;
}

export interface Group {
	total: number;
	first: Entry[];
}

export interface SampleRows {
	/** The settings hide samples from visitors. */
	hidden: boolean;
	/** Published rows, which visitors see unless they are hidden. */
	public: { portfolios: number; blogs: number };
	all: { portfolios: number; blogs: number };
}

interface Attention {
	withoutAlt: Group;
	withoutMetrics: Group;
	oldDrafts: Group;
	/** Whether the list of that table has something to look at. */
	listed: Record<EntryTable, boolean>;
}

type EntryTable = "portfolios" | "blogs";
type Table = EntryTable | "leads" | "site_settings";

const NAMED = 3;
const LATEST = 8;
/** As in the database: portfolios_needing_attention() and blogs_needing_attention(). */
export const OLD_DRAFT_DAYS = 30;

const ENTRY_COLUMNS = "id,title,status,listed,published_at,created_at,updated_at";
const listColumns = (table: EntryTable) => (table === "blogs" ? `${ENTRY_COLUMNS},published_date` : ENTRY_COLUMNS);

/** Counts rows without reading them. Throws DataTimeout after 5 s; RequestFailed. */
export async function readCounts(signal?: AbortSignal): Promise<Counts> {
	return readWithin(signal, async (both) => {
		const now = new Date();
		const rows = (table: EntryTable) => adminClient().from(table).select("id", { count: "exact", head: true });
		const waiting = (table: EntryTable) => {
			const { all, any } = stateConditions("scheduled", now, table === "blogs" ? nextDay(now) : null);
			const request = all.reduce((narrowed, [column, operator, value]) => narrowed.filter(column, operator, value), rows(table));
			return any ? request.or(any) : request;
		};
		const entries = async (table: EntryTable): Promise<EntryCounts> => {
			const [all, drafts, scheduled] = await Promise.all([
				total(table, rows(table).retry(false).abortSignal(both)),
				total(table, rows(table).eq("status", "draft").retry(false).abortSignal(both)),
				total(table, waiting(table).retry(false).abortSignal(both)),
			]);
			return { all, drafts, scheduled };
		};
		const [portfolios, caseStudies, posts, newLeads] = await Promise.all([
			entries("portfolios"),
			total(
				"portfolios",
				rows("portfolios").filter("challenge", "match", HAS_TEXT).filter("solution", "match", HAS_TEXT).retry(false).abortSignal(both),
			),
			entries("blogs"),
			newLeadsWithin(both),
		]);
		return { portfolios, caseStudies, posts, newLeads };
	});
}

/** Counts the leads that the administrator hasn't read, without suspected spam. Throws DataTimeout after 5 s; RequestFailed. */
export function countNewLeads(signal?: AbortSignal): Promise<number> {
	return readWithin(signal, newLeadsWithin);
}

function newLeadsWithin(signal: AbortSignal): Promise<number> {
	const rows = adminClient().from("leads").select("id", { count: "exact", head: true });
	return total("leads", rows.eq("status", "new").is("suspicion", null).retry(false).abortSignal(signal));
}

/** Counts the rows that are marked as samples. Throws DataTimeout after 5 s; RequestFailed. */
export async function readSampleRows(signal?: AbortSignal): Promise<SampleRows> {
	return readWithin(signal, async (both) => {
		const now = new Date();
		const rows = (table: EntryTable) => adminClient().from(table).select("id", { count: "exact", head: true }).eq("is_sample", true);
		const shown = (table: EntryTable) => {
			const { all } = stateConditions("published", now, table === "blogs" ? nextDay(now) : null);
			return all.reduce((narrowed, [column, operator, value]) => narrowed.filter(column, operator, value), rows(table).eq("listed", true));
		};
		const switched = adminClient().from("site_settings").select("id", { count: "exact", head: true }).eq("samples", "hidden");
		const [portfolios, blogs, allPortfolios, allBlogs, hidden] = await Promise.all([
			total("portfolios", shown("portfolios").retry(false).abortSignal(both)),
			total("blogs", shown("blogs").retry(false).abortSignal(both)),
			total("portfolios", rows("portfolios").retry(false).abortSignal(both)),
			total("blogs", rows("blogs").retry(false).abortSignal(both)),
			total("site_settings", switched.retry(false).abortSignal(both)),
		]);
		return { hidden: hidden > 0, public: { portfolios, blogs }, all: { portfolios: allPortfolios, blogs: allBlogs } };
	});
}

/** The eight projects and posts that changed last, newest first. Throws DataTimeout, RequestFailed. */
export async function readLatest(signal?: AbortSignal): Promise<Entry[]> {
	return readWithin(signal, async (both) => {
		const latest = async (table: EntryTable) => {
			const request = adminClient().from(table).select(listColumns(table));
			return group(table, request.order("updated_at", { ascending: false }).limit(LATEST).retry(false).abortSignal(both));
		};
		const found = await Promise.all([latest("portfolios"), latest("blogs")]);
		const entries = found.flatMap(({ first }) => first);
		return entries.sort((a, b) => instant(b.updated_at) - instant(a.updated_at)).slice(0, LATEST);
	});
}

/** Unfinished entries: how many of each sort, and the first three. Throws DataTimeout, RequestFailed. */
export async function readAttention(signal?: AbortSignal): Promise<Attention> {
	return readWithin(signal, async (both) => {
		const rows = (table: EntryTable) => adminClient().from(table).select(listColumns(table), { count: "exact" });
		const before = new Date(Date.now() - OLD_DRAFT_DAYS * 86_400_000).toISOString();
		const oldDrafts = (table: EntryTable) =>
			group(
				table,
				rows(table).eq("status", "draft").lt("created_at", before).order("created_at").limit(NAMED).retry(false).abortSignal(both),
			);
		const newest = { ascending: false };
		const [withoutAlt, withoutMetrics, projects, posts] = await Promise.all([
			group(
				"portfolios",
				rows("portfolios")
					.neq("image", "")
					.or('image_alt.is.null,image_alt.eq.""')
					.order("created_at", newest)
					.limit(NAMED)
					.retry(false)
					.abortSignal(both),
			),
			group(
				"portfolios",
				rows("portfolios")
					.eq("detailed_metrics", "[]")
					.eq("metrics", "{}")
					.order("created_at", newest)
					.limit(NAMED)
					.retry(false)
					.abortSignal(both),
			),
			oldDrafts("portfolios"),
			oldDrafts("blogs"),
		]);
		const first = [...projects.first, ...posts.first].sort((a, b) => instant(a.created_at) - instant(b.created_at));
		return {
			withoutAlt,
			withoutMetrics,
			oldDrafts: { total: projects.total + posts.total, first: first.slice(0, NAMED) },
			// The lists don't look at results.
			listed: { portfolios: withoutAlt.total + projects.total > 0, blogs: posts.total > 0 },
		};
	});
}

interface Answer {
	data: unknown;
	error: { code: string } | null;
	status: number;
	count: number | null;
}

async function total(table: Table, request: PromiseLike<Answer>): Promise<number> {
	const { error, status, count } = await request;
	if (error) throw new RequestFailed(table, status, error.code);
	return count ?? 0;
}

async function group(table: EntryTable, request: PromiseLike<Answer>): Promise<Group> {
	const { data, error, status, count } = await request;
	if (error) throw new RequestFailed(table, status, error.code);
	if (!Array.isArray(data)) throw new RequestFailed(table, 0, "not a list");
	const kind = table === "blogs" ? "post" : "portfolio";
	const first = data.flatMap((item: unknown) => readEntry(kind, item) ?? []);
	return { total: count ?? first.length, first };
}

function readEntry(kind: Entry["kind"], item: unknown): Entry | null {
	if (typeof item !== "object" || item === null) return null;
	const row: Record<string, unknown> = Object.fromEntries(Object.entries(item));
	if (typeof row.id !== "string") return null;
	const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);
	return {
		kind,
		id: row.id,
		title: text(row.title) ?? "Untitled",
		status: text(row.status),
		listed: typeof row.listed === "boolean" ? row.listed : null,
		published_at: text(row.published_at),
		published_date: text(row.published_date),
		created_at: text(row.created_at),
		updated_at: text(row.updated_at),
	};
}

const instant = (text: string | null): number => new Date(text ?? 0).getTime() || 0;
