import { cutText } from "@/shared/lib/text/cut-text";
import { createSlug, slugWithId } from "@/shared/lib/text/slug";
import { adminClient } from "../admin-client";
import { postFields } from "../posts/fields";
import { projectFields } from "../projects/fields";
import { adminTable } from "./admin-table";
import { ADMIN_PAGE_SIZE, HAS_TEXT, type ListQuery, mayBeNull, quote, searchPatterns, stateConditions } from "./list-query";
import { RowGone } from "./requests";
import { severalRows } from "./several-rows";

const LONGEST_TITLE = Math.min(projectFields.title.limit, postFields.title.limit);
const ownFacts = ["id", "slug", "status", "version", "created_at", "updated_at", "published_at", "published_date"];

/** A draft copy titled "Copy of …". Its slug ends in the start of its id. */
function createCopy(row: object, id: string) {
	const columns = Object.fromEntries(Object.entries(row).filter(([column, value]) => value !== undefined && !ownFacts.includes(column)));
	const title = cutText(`Copy of ${typeof columns.title === "string" ? columns.title : "an untitled entry"}`, LONGEST_TITLE).trim();
	return { ...columns, id, title, slug: slugWithId(createSlug(title), id), status: "draft" };
}

/** The slug to try when a generated one is taken; undefined for a typed slug. */
function alternativeSlug({ slug, title }: { slug: string; title: string }, id: string): string | undefined {
	return slug === "" ? slugWithId(createSlug(title), id) : undefined;
}

export interface SavedRow<Row> {
	row: Row;
	version: number;
}

/** "newer": not written, because the row has a newer version. See docs/decisions.md, "Rows have version numbers". */
export type SaveOutcome<Row> = { saved: SavedRow<Row> } | { newer: SavedRow<Row> };

interface RowFacts {
	id: string;
	version?: number | null | undefined;
}

interface TableFacts<Row> {
	table: "portfolios" | "blogs";
	listColumns: string;
	readRows: (data: unknown) => Row[];
	changedKey: string;
	nextDay?: (now: Date) => string;
}

/** Projects or posts as the admin sees them. Throws DataTimeout, RequestFailed, and RowGone for a write without a row. */
export function adminRows<Row extends RowFacts, Writable extends object>(facts: TableFacts<Row>) {
	const { table, readRows, changedKey } = facts;
	const onWritten = () => tellOtherTabs(changedKey);
	const rows = adminTable<Row>({ table, columns: "*", readRows, onWritten });
	return {
		several: severalRows<Row>({ table, readRows, onWritten }),

		list: (query: ListQuery, signal?: AbortSignal): Promise<{ rows: Row[]; total: number }> =>
			rows.list((counts) => listing(facts, query, counts), query.page, ADMIN_PAGE_SIZE, signal, query.known),

		async read(id: string, signal?: AbortSignal): Promise<SavedRow<Row> | null> {
			const row = await rows.read(id, signal);
			return row ? saved(row) : null;
		},

		/** `id` makes a retry idempotent. `otherSlug` replaces a taken slug; leave it out for a slug the admin typed. */
		create: async (id: string, row: Writable, otherSlug?: string): Promise<SavedRow<Row>> =>
			saved(await rows.insert({ ...row, id }, otherSlug)),

		async update(id: string, version: number, changes: Partial<Writable>, otherSlug?: string): Promise<SaveOutcome<Row>> {
			const outcome = await rows.update(id, version, changes, otherSlug);
			return "written" in outcome ? { saved: saved(outcome.written) } : { newer: saved(outcome.newer) };
		},

		/** Null when an earlier attempt, whose answer was lost, has deleted the row. */
		remove: (id: string, version: number): Promise<Row | null> => rows.remove(id, version),

		/** Puts a deleted row back. A repeat after a lost answer succeeds. */
		async restore(row: Row): Promise<SavedRow<Row>> {
			const known = Object.entries(row).filter(([column, value]) => value !== undefined && column !== "updated_at" && column !== "version");
			return saved(await rows.insertOnce({ ...Object.fromEntries(known), id: row.id }));
		},

		async duplicate(original: string, id: string): Promise<SavedRow<Row>> {
			const stored = await rows.read(original);
			if (!stored) throw new RowGone();
			return saved(await rows.insertOnce(createCopy(stored, id), () => true));
		},
	};
}

/** Reads, creates and updates whole rows for a form, whose input `toRow` converts. Throws like `adminRows`, and what `toRow` throws. */
export function formStore<Row extends RowFacts, Input extends { slug: string; title: string }, Writable extends object>(
	rows: ReturnType<typeof adminRows<Row, Writable>>,
	toRow: (input: Input, publishedAt: string | null, now: Date) => Writable,
) {
	return {
		read: rows.read,
		create: async (id: string, input: Input): Promise<SavedRow<Row>> =>
			rows.create(id, toRow(input, null, new Date()), alternativeSlug(input, id)),
		update: async (id: string, version: number, input: Input, publishedAt: string | null): Promise<SaveOutcome<Row>> =>
			rows.update(id, version, toRow(input, publishedAt, new Date()), alternativeSlug(input, id)),
	};
}

function listing<Row>({ table, listColumns, nextDay }: TableFacts<Row>, query: ListQuery, counts: boolean) {
	const { search, equals, filled = [], holds = {}, state, sort, needsAttention = false } = query;
	const { column, descending } = sort;
	const count = counts ? ({ count: "exact" } as const) : {};
	const patterns = searchPatterns(search);
	const filtered = [...(patterns.length > 0 ? ["search_text"] : []), ...Object.keys(equals), ...filled, ...Object.keys(holds)];
	let request = needsAttention
		? adminClient()
				.rpc(`${table}_needing_attention`, {}, { get: true, ...count })
				// Older versions of PostgREST filter a function's rows only by selected columns (PostgREST/postgrest#3965).
				.select([...new Set([...listColumns.split(","), ...filtered])].join(","))
		: adminClient().from(table).select(listColumns, count);
	// One condition for all words: the embedded backend takes only one for each column.
	if (patterns.length > 0) request = request.ilikeAllOf("search_text", patterns.map(quote));
	for (const [name, value] of Object.entries(equals)) request = request.eq(name, value);
	for (const name of filled) request = request.filter(name, "match", HAS_TEXT);
	for (const [name, value] of Object.entries(holds)) request = request.contains(name, [quote(value)]);
	const now = new Date();
	const { all, any } = stateConditions(state, now, nextDay?.(now) ?? null);
	for (const [name, operator, value] of all) request = request.filter(name, operator, value);
	if (any) request = request.or(any);
	request = request.order(column, { ascending: !descending, ...(mayBeNull.has(column) ? { nullsFirst: false } : {}) });
	// A scheduled row is stored as published: its date tells the two apart.
	return column === "status" ? request.order("published_at", { ascending: false, nullsFirst: false }) : request;
}

function saved<Row extends RowFacts>(row: Row): SavedRow<Row> {
	return { row, version: row.version ?? 1 };
}

/** Fired on the window after this tab has changed something that the public pages show. */
export const CONTENT_CHANGED = "contentchange";

/** Refreshes this browser's other open pages and tells this one. `key` names the table, such as `PROJECTS_CHANGED_KEY`. */
export function tellOtherTabs(key: string): void {
	try {
		localStorage.setItem(key, String(Date.now()));
	} catch {}
	tellThisTab();
}

/** Fires CONTENT_CHANGED. */
export function tellThisTab(): void {
	if (typeof dispatchEvent === "function") dispatchEvent(new Event(CONTENT_CHANGED));
}
