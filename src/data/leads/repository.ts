import { adminClient } from "../admin-client";
import { readPage } from "../admin-rows/list-page";
import { ADMIN_PAGE_SIZE, searchPatterns } from "../admin-rows/list-query";
import { readWithin, writeWithin } from "../admin-rows/request-times";
import { RowGone } from "../admin-rows/row-errors";
import { RequestFailed } from "../request-failed";
import {
	type DeletedLead,
	type Delivery,
	LEAD_COLUMNS,
	type Lead,
	type LeadStatus,
	type LeadSummary,
	readDeleted,
	readLeads,
	SUMMARY_COLUMNS,
} from "./schema";

/** Which leads. */
export interface LeadFilter {
	/** Words that name, e-mail address, subject or message must hold, all of them; empty: no search. */
	search: string;
	/** "inbox": all but the archived ones; "spam": suspected spam, which only "all" shows besides. */
	status: LeadStatus | "inbox" | "spam" | "all";
	delivery: Delivery | "all";
	/** ISO 8601: only those that were received before. */
	before: string | null;
}

export interface LeadsQuery extends LeadFilter {
	/** From 0. */
	page: number;
	sort: { column: "created_at" | "name" | "subject"; descending: boolean };
}

/** A lead as the person saw it. */
export type SeenLead = Pick<Lead, "id" | "version" | "status">;

/** Rows of one answer of an export; the database gives no more than this anyway. */
const EXPORT_ROWS = 1000;
/** How often one range is asked for. */
const EXPORT_TRIES = 2;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function matching({ search, status, delivery, before }: LeadFilter, columns: string, head = false) {
	let request = adminClient().from("leads").select(columns, { count: "exact", head });
	for (const pattern of searchPatterns(search)) request = request.ilike("search_text", pattern);
	if (status === "spam") request = request.not("suspicion", "is", null);
	else if (status !== "all") request = request.is("suspicion", null);
	if (status === "inbox") request = request.neq("status", "archived");
	else if (status !== "all" && status !== "spam") request = request.eq("status", status);
	if (delivery !== "all") request = request.eq("delivery", delivery);
	return before ? request.lt("created_at", before) : request;
}

/**
 * One page of the inbox, and how many leads there are in all.
 *
 * @throws DataTimeout after 5 s; RequestFailed.
 */
export function listLeads(query: LeadsQuery, signal?: AbortSignal): Promise<{ rows: LeadSummary[]; total: number }> {
	const { page, sort } = query;
	const listing = () => matching(query, SUMMARY_COLUMNS).order(sort.column, { ascending: !sort.descending });
	return readPage({ table: "leads", page, size: ADMIN_PAGE_SIZE, listing, readRows: readLeads }, signal);
}

/** How many leads there are; @throws DataTimeout, RequestFailed. */
export function countLeads(filter: LeadFilter, signal?: AbortSignal): Promise<number> {
	return readWithin(signal, async (both) => {
		const { error, status, count } = await matching(filter, "id", true).retry(false).abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		return count ?? 0;
	});
}

/** One whole lead, or null when there is none; @throws DataTimeout, RequestFailed. */
export function readLead(id: string, signal?: AbortSignal): Promise<Lead | null> {
	if (!UUID.test(id)) return Promise.resolve(null);
	return readWithin(signal, async (both) => {
		const { data, error, status } = await adminClient()
			.from("leads")
			.select(LEAD_COLUMNS)
			.eq("id", id)
			.limit(1)
			.retry(false)
			.abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		return readLeads(data)[0] ?? null;
	});
}

/**
 * Marks leads, all in one statement. Those that somebody has marked otherwise since they were seen stay as they are.
 *
 * @returns the ones that were marked, as they are now.
 * @throws DataTimeout, RequestFailed.
 */
export function markLeads(seen: readonly SeenLead[], status: LeadStatus): Promise<Lead[]> {
	return overSeen(seen, async (leads) => readLeads(await callFor("mark_leads", { chosen: named(leads), wanted: status })));
}

/**
 * Takes a lead out of the suspected spam.
 *
 * @returns the lead as it is now.
 * @throws RowGone when it was deleted; DataTimeout, RequestFailed.
 */
export async function clearSuspicion(id: string): Promise<Lead> {
	const { data, error, status } = await writeWithin((signal) =>
		adminClient().from("leads").update({ suspicion: null }).eq("id", id).select(LEAD_COLUMNS).retry(false).abortSignal(signal),
	);
	if (error) throw new RequestFailed("leads", status, error.code);
	const [lead] = readLeads(data);
	if (!lead) throw new RowGone();
	return lead;
}

/**
 * Deletes leads, all in one statement, and gives them back, so that `restoreLeads` can undo it. Those that somebody has marked
 * otherwise since they were seen stay.
 *
 * @throws DataTimeout, RequestFailed.
 */
export function deleteLeads(seen: readonly SeenLead[]): Promise<DeletedLead[]> {
	return overSeen(seen, async (leads) => readDeleted(await callFor("delete_leads", { chosen: named(leads) })));
}

/**
 * Writes over the versions that were seen. A text never changes; a version does, also when nobody has decided anything: the lead was
 * opened, or the relay noted what became of the mail. Such rows are written once more over the newer version.
 */
async function overSeen<Row extends { id: string }>(
	seen: readonly SeenLead[],
	write: (leads: readonly SeenLead[]) => Promise<Row[]>,
): Promise<Row[]> {
	const written = await write(seen);
	const missed = new Map(seen.filter(({ id }) => !written.some((row) => row.id === id)).map((lead) => [lead.id, lead]));
	if (missed.size === 0) return written;
	try {
		const moved = (await readSeen([...missed.keys()])).filter((now) => {
			const was = missed.get(now.id);
			return was && was.version !== now.version && (was.status === now.status || (was.status === "new" && now.status === "read"));
		});
		return moved.length === 0 ? written : [...written, ...(await write(moved))];
	} catch (error) {
		// What was written is known and can be undone; the rest counts as missed.
		if (written.length === 0) throw error;
		return written;
	}
}

/**
 * Puts deleted leads back in one statement: same ids, texts and dates.
 *
 * @throws RowGone when they are not there afterwards; DataTimeout, RequestFailed.
 */
export async function restoreLeads(deleted: readonly DeletedLead[]): Promise<void> {
	const rows = () => adminClient().from("leads");
	const { data, error, status } = await writeWithin((signal) =>
		rows()
			.insert(deleted.map(({ columns }) => columns))
			.select("id")
			.abortSignal(signal),
	);
	// "Undo" was repeated after a lost response: it succeeded if the rows exist.
	if (error && error.code !== "23505") throw new RequestFailed("leads", status, error.code);
	const back = (error ? await readSeen(deleted.map(({ id }) => id)) : (data ?? [])).length;
	if (back !== deleted.length) throw new RowGone();
}

/**
 * Every lead that the filter leaves, whole, newest first. They are read in the order of their ids, each answer from where the last
 * one ended: whatever arrives or goes meanwhile, none that stays is missed or doubled.
 *
 * @param progress called after each answer with the leads read and those there are.
 * @throws DataTimeout when one answer takes longer than 5 s, twice; RequestFailed.
 */
export async function readAllLeads(
	filter: LeadFilter,
	progress: (read: number, total: number) => void,
	signal?: AbortSignal,
): Promise<Lead[]> {
	const all: Lead[] = [];
	for (let last: string | undefined; ; ) {
		const { leads, left } = await oneRange(filter, last, signal);
		if (leads.length === 0) break;
		all.push(...leads);
		last = leads.at(-1)?.id;
		progress(all.length, Math.max(all.length, all.length - leads.length + left));
	}
	return all.sort((a, b) => (a.receivedAt < b.receivedAt ? 1 : a.receivedAt > b.receivedAt ? -1 : 0));
}

async function oneRange(
	filter: LeadFilter,
	after: string | undefined,
	signal?: AbortSignal,
	tries = EXPORT_TRIES,
): Promise<{ leads: Lead[]; left: number }> {
	try {
		return await readWithin(signal, async (both) => {
			const range = matching(filter, LEAD_COLUMNS);
			const { data, error, status, count } = await (after ? range.gt("id", after) : range)
				.order("id", { ascending: true })
				.limit(EXPORT_ROWS)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed("leads", status, error.code);
			return { leads: readLeads(data), left: count ?? 0 };
		});
	} catch (error) {
		if (tries <= 1 || signal?.aborted) throw error;
		return oneRange(filter, after, signal, tries - 1);
	}
}

const named = (seen: readonly SeenLead[]) => seen.map(({ id, version }) => ({ id, version }));

async function callFor(name: string, input: Record<string, unknown>): Promise<unknown> {
	const { data, error, status } = await writeWithin((signal) => adminClient().rpc(name, input).retry(false).abortSignal(signal));
	if (error) throw new RequestFailed("leads", status, error.code);
	return data;
}

async function readSeen(ids: string[]): Promise<SeenLead[]> {
	return readWithin(undefined, async (both) => {
		const columns = adminClient().from("leads").select("id,version,status,delivery");
		const { data, error, status } = await columns.in("id", ids).retry(false).abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		return readLeads(data);
	});
}
