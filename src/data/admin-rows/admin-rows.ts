import type { PostgrestError } from "@supabase/supabase-js";
import { canonicalJson } from "@/shared/lib/canonical-json";
import { readInstant } from "@/shared/lib/instant";
import { adminClient } from "../admin-client";
import { RequestFailed } from "../request-failed";
import { copyOf } from "./copy-row";
import { readPage } from "./list-page";
import { ADMIN_PAGE_SIZE, type ListQuery, mayBeNull, quoted, searchPatterns, stateConditions } from "./list-query";
import { readWithin, writeWithin } from "./request-times";
import { RowGone } from "./row-errors";

/** A stored row as an editor needs it: the row, and the version that the next save must name. */
export interface SavedRow<Row> {
	row: Row;
	version: number;
}

/** Result of a save: stored, or not written because a newer version exists. See docs/decisions.md, "Rows have version numbers". */
export type SaveOutcome<Row> = { saved: SavedRow<Row> } | { stale: SavedRow<Row> };

/** What every editable table has. */
interface RowFacts {
	id: string;
	version?: number | null | undefined;
}

interface TableFacts<Row> {
	table: "portfolios" | "blogs";
	/** Columns of a list's row, as REST takes them. */
	listColumns: string;
	/** Checks an answer; @throws RequestFailed when it is no list. */
	readRows: (data: unknown) => Row[];
	/** Key of local storage by which open pages of this browser learn of a change. */
	changedKey: string;
	/** For rows with a `published_date`: those of this moment or later aren't public yet. */
	nextDay?: (now: Date) => string;
}

interface Answer {
	data: unknown;
	error: Pick<PostgrestError, "code"> | null;
	status: number;
}

/** Reads and writes one editable table with the administrator's session. Every write is proven by the row that comes back. */
export function adminRows<Row extends RowFacts, Writable extends object>({ table, readRows, ...facts }: TableFacts<Row>) {
	const rows = () => adminClient().from(table);

	function finish(answer: Answer): SavedRow<Row> {
		if (answer.error) throw new RequestFailed(table, answer.status, answer.error.code);
		const [row] = readRows(answer.data ?? []);
		// See docs/decisions.md, "A refused write is a success without a row".
		if (!row) throw new RowGone();
		tellOtherTabs(facts.changedKey);
		return saved(row);
	}

	/**
	 * One page of a list, and how many rows there are in all.
	 *
	 * @throws DataTimeout after 5 s ("Admin data timeout"); RequestFailed.
	 */
	function list(query: ListQuery, signal?: AbortSignal): Promise<{ rows: Row[]; total: number }> {
		return readPage({ table, page: query.page, size: ADMIN_PAGE_SIZE, listing: () => matching(query), readRows }, signal);
	}

	function matching({ search, equals, filled = [], holds = {}, state, sort: { column, descending } }: ListQuery) {
		let request = rows().select(facts.listColumns, { count: "exact" });
		const patterns = searchPatterns(search);
		// One condition for all words: not every backend takes two on one column.
		if (patterns.length > 0) request = request.ilikeAllOf("search_text", patterns.map(quoted));
		for (const [name, value] of Object.entries(equals)) request = request.eq(name, value);
		for (const name of filled) request = request.neq(name, "");
		for (const [name, value] of Object.entries(holds)) request = request.contains(name, [quoted(value)]);
		const now = new Date();
		const { all, any } = stateConditions(state, now, facts.nextDay?.(now) ?? null);
		for (const [name, operator, value] of all) request = request.filter(name, operator, value);
		if (any) request = request.or(any);
		request = request.order(column, { ascending: !descending, ...(mayBeNull.has(column) ? { nullsFirst: false } : {}) });
		// A scheduled row is stored as published: its date tells the two apart.
		return column === "status" ? request.order("published_at", { ascending: false, nullsFirst: false }) : request;
	}

	/**
	 * One row whole, or null when there is none.
	 *
	 * @throws DataTimeout, RequestFailed.
	 */
	async function read(id: string, signal?: AbortSignal): Promise<SavedRow<Row> | null> {
		if (!/^[0-9a-f-]{36}$/i.test(id)) return null;
		return readWithin(signal, async (both) => {
			const { data, error, status } = await rows().select("*").eq("id", id).limit(1).retry(false).abortSignal(both);
			if (error) throw new RequestFailed(table, status, error.code);
			const [row] = readRows(data);
			return row ? saved(row) : null;
		});
	}

	/**
	 * Creates a row under an id that the caller made, so that a repeated request cannot create it twice.
	 *
	 * @param otherSlug tried once when the row's own slug is taken; leave it out for a slug that somebody typed.
	 * @throws RequestFailed (code 23505: the slug is taken); RowGone when it was accepted and is not there.
	 */
	async function create(id: string, row: Writable, otherSlug?: string): Promise<SavedRow<Row>> {
		const insert = (slug?: string): Promise<Answer> =>
			writeWithin((signal) =>
				rows()
					.insert({ ...row, ...(slug ? { slug } : {}), id })
					.select("*")
					.abortSignal(signal),
			);
		let answer = await insert();
		if (answer.error?.code === "23505" && otherSlug) answer = await insert(otherSlug);
		return finish(answer);
	}

	/**
	 * Saves over the version that was read.
	 *
	 * @param changes the columns to write; the others stay.
	 * @returns the newer row, unwritten, when somebody else was first.
	 * @throws RowGone when it was deleted or the session has ended; RequestFailed.
	 */
	async function update(id: string, version: number, changes: Partial<Writable>): Promise<SaveOutcome<Row>> {
		const columns = Object.fromEntries(Object.entries(changes));
		const answer: Answer = await writeWithin((signal) =>
			rows().update(columns).eq("id", id).eq("version", version).select("*").abortSignal(signal),
		);
		if (answer.error || (Array.isArray(answer.data) && answer.data.length > 0)) return { saved: finish(answer) };
		const current = await read(id);
		if (!current || current.version === version) throw new RowGone();
		// The newer version may be ours: an earlier attempt that got through and whose answer was lost.
		return holds(current.row, changes) ? { saved: current } : { stale: current };
	}

	/**
	 * Deletes a row and gives it back, so that `restore` can undo it.
	 *
	 * @param version that the person saw: a row that was changed since is not deleted unseen.
	 * @throws RowGone when nothing was deleted; RequestFailed.
	 */
	async function remove(id: string, version: number): Promise<Row> {
		return finish(await writeWithin((signal) => rows().delete().eq("id", id).eq("version", version).select("*").abortSignal(signal))).row;
	}

	/** Puts a deleted row back: same id, slug, texts and date of creation. */
	async function restore(row: Row): Promise<SavedRow<Row>> {
		const known = Object.entries(row).filter(([column, value]) => value !== undefined && column !== "updated_at" && column !== "version");
		const insert = Object.fromEntries(known);
		return finish(await writeWithin((signal) => rows().insert(insert).select("*").abortSignal(signal)));
	}

	/**
	 * Copies a stored row, with everything that no form shows, into a draft titled "Copy of …".
	 *
	 * @param id of the copy. @throws RowGone when there is nothing to copy any more; RequestFailed.
	 */
	async function duplicate(original: string, id: string): Promise<SavedRow<Row>> {
		const stored = await read(original);
		if (!stored) throw new RowGone();
		const insert = { ...copyOf(stored.row), id };
		return finish(await writeWithin((signal) => rows().insert(insert).select("*").abortSignal(signal)));
	}

	return { list, read, create, update, remove, restore, duplicate };
}

function saved<Row extends RowFacts>(row: Row): SavedRow<Row> {
	return { row, version: row.version ?? 1 };
}

/** Open pages of this browser refresh at once. @param key of the table, such as `PORTFOLIO_CHANGED_KEY`. */
export function tellOtherTabs(key: string): void {
	try {
		localStorage.setItem(key, String(Date.now()));
	} catch {
		// Without storage they refresh when they are looked at again.
	}
}

/** Whether a stored row says everything that was to be written. */
function holds(row: object, wanted: object): boolean {
	const stored = new Map<string, unknown>(Object.entries(row));
	return Object.entries(wanted).every(([column, value]) => {
		const there = stored.get(column) ?? null;
		// Where nothing was said the database puts its own moment, and it spells moments in its own way.
		if (column === "published_at" && (value === null || value === undefined)) return true;
		const instant = readInstant(value);
		return instant !== null ? readInstant(there) === instant : canonicalJson(there) === canonicalJson(value ?? null);
	});
}
