import { adminClient } from "../admin-client";
import { adminTable, type UpdateOutcome } from "../admin-rows/admin-table";
import { ADMIN_PAGE_SIZE, quote, searchPatterns } from "../admin-rows/list-query";
import { confirmAdministrator, isAdministrator, lostWrites, RowGone, readWithin, writeWithin } from "../admin-rows/requests";
import { RequestFailed, UNIQUE_VIOLATION } from "../request-failed";
import { UUID } from "../row-kinds";
import type { Expiry } from "./expiry";
import {
	closedStatuses,
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

/** A selection of leads. "closed" are archived, won and lost ones. "inbox" leaves them out unless there is a search. Only "spam" and "all" show suspected spam. */
export interface LeadFilter {
	search: string;
	status: LeadStatus | "inbox" | "closed" | "spam" | "all";
	delivery: Delivery | "all";
	before: string | null;
	/** An email address in lower case. */
	sender?: string;
	/** Only leads that go after the period of the settings: not those that are won or wait for a follow-up. */
	expiry?: Expiry;
}

export interface LeadsQuery extends LeadFilter {
	page: number;
	sort: { column: "created_at" | "name" | "subject"; descending: boolean };
}

type SeenLead = Pick<Lead, "id" | "version" | "status">;

const EXPORT_ROWS = 1000;
const EXPORT_TRIES = 2;

const table = adminTable<Lead>({ table: "leads", columns: LEAD_COLUMNS, readRows: readLeads });

function matching({ search, status, delivery, before, sender, expiry }: LeadFilter, columns: string, head = false) {
	let request = adminClient().from("leads").select(columns, { count: "exact", head });
	const patterns = searchPatterns(search);
	const isSearch = patterns.length > 0;
	if (isSearch) request = request.ilikeAllOf("search_text", patterns.map(quote));
	if (status === "spam") request = request.not("suspicion", "is", null);
	else if (status !== "all") request = request.is("suspicion", null);
	if (status === "inbox" && !isSearch) request = request.not("status", "in", `(${closedStatuses.join(",")})`);
	else if (status === "closed") request = request.in("status", closedStatuses);
	else if (status !== "inbox" && status !== "all" && status !== "spam") request = request.eq("status", status);
	if (delivery !== "all") request = request.eq("delivery", delivery);
	if (sender !== undefined) request = request.eq("sender", sender);
	if (expiry)
		request = request.lt("updated_at", expiry.before).neq("status", "won").or(`follow_up_on.is.null,follow_up_on.lt.${expiry.today}`);
	return before ? request.lt("created_at", before) : request;
}

/** One page of the inbox and the total. Throws DataTimeout after 5 s; RequestFailed, also when nothing is found in a session that has ended. */
export async function listLeads(query: LeadsQuery, signal?: AbortSignal): Promise<{ rows: LeadSummary[]; total: number }> {
	const { page, sort } = query;
	const listing = () => matching(query, SUMMARY_COLUMNS).order(sort.column, { ascending: !sort.descending });
	const found = await table.list(listing, page, ADMIN_PAGE_SIZE, signal);
	if (found.total === 0) await confirmAdministrator(signal);
	return found;
}

/** The number of leads in a selection. Throws DataTimeout after 5 s; RequestFailed. */
export function countLeads(filter: LeadFilter, signal?: AbortSignal): Promise<number> {
	return readWithin(signal, async (both) => {
		const { error, status, count } = await matching(filter, "id", true).retry(false).abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		return count ?? 0;
	});
}

const expired = (expiry: Expiry): LeadFilter => ({ search: "", status: "all", delivery: "all", before: null, expiry });

/** How many leads go after a period, and when the oldest one arrived. Throws DataTimeout after 5 s; RequestFailed. */
export function findExpired(expiry: Expiry, signal?: AbortSignal): Promise<{ total: number; oldest: string | null }> {
	return readWithin(signal, async (both) => {
		const request = matching(expired(expiry), SUMMARY_COLUMNS).order("created_at", { ascending: true }).limit(1);
		const { data, error, status, count } = await request.retry(false).abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		const rows = readLeads(data);
		return { total: count ?? rows.length, oldest: rows[0]?.receivedAt ?? null };
	});
}

/** The leads that go after a period. Throws like readAllLeads. */
export const readExpired = (expiry: Expiry): Promise<Lead[]> => readAllLeads(expired(expiry), () => {});

/** One whole lead, or null. Throws DataTimeout; RequestFailed, also when the session isn't the administrator's, who would see it. */
export async function readLead(id: string, signal?: AbortSignal): Promise<Lead | null> {
	const lead = await table.read(id, signal);
	if (!lead && UUID.test(id)) await confirmAdministrator(signal);
	return lead;
}

const OTHERS = 20;

/** How many other leads have an email address, and the newest 20. Throws DataTimeout after 5 s; RequestFailed. */
export function readOthers(
	{ id, email }: { id: string; email: string },
	signal?: AbortSignal,
): Promise<{ total: number; rows: LeadSummary[] }> {
	return readWithin(signal, async (both) => {
		const { data, error, status, count } = await adminClient()
			.from("leads")
			.select(SUMMARY_COLUMNS, { count: "exact" })
			.eq("sender", email.toLowerCase())
			.neq("id", id)
			.order("created_at", { ascending: false })
			.order("id", { ascending: false })
			.limit(OTHERS)
			.retry(false)
			.abortSignal(both);
		if (error) throw new RequestFailed("leads", status, error.code);
		const rows = readLeads(data);
		return { total: count ?? rows.length, rows };
	});
}

/**
 * Marks leads in one statement, with one status or with one for each id, and returns those that have it; leads with another status since
 * stay. Throws DataTimeout, RequestFailed.
 */
export async function markLeads(seen: readonly SeenLead[], wanted: LeadStatus | ReadonlyMap<string, LeadStatus>): Promise<Lead[]> {
	const input = (leads: readonly SeenLead[]) =>
		typeof wanted === "string"
			? { chosen: named(leads), wanted }
			: { chosen: named(leads).map((lead) => ({ ...lead, status: wanted.get(lead.id) })), wanted: null };
	const marked = await writeSeen(seen, async (leads) => readLeads(await callFor("mark_leads", input(leads))));
	if (marked.length === 0) await confirmAdministrator();
	return marked;
}

export type LeadWork = Pick<Lead, "notes" | "followUpOn">;

/**
 * Saves notes and follow-up day; "newer" if another save changed them since `seen`. `unanswered` is what was sent before and got no
 * answer. Throws RowGone, DataTimeout, RequestFailed.
 */
export async function saveWork(
	seen: LeadWork & Pick<Lead, "id" | "version">,
	work: LeadWork,
	unanswered: readonly LeadWork[] = [],
): Promise<UpdateOutcome<Lead>> {
	const isEqual = (one: LeadWork, other: LeadWork) => one.notes === other.notes && one.followUpOn === other.followUpOn;
	const write = async (version: number): Promise<UpdateOutcome<Lead>> => {
		const outcome = await table.update(seen.id, version, { notes: work.notes, follow_up_on: work.followUpOn });
		const stored = "written" in outcome ? outcome.written : outcome.newer;
		return isEqual(stored, work) ? { written: stored } : { newer: stored };
	};
	const outcome = await write(seen.version);
	if ("written" in outcome) return outcome;
	// Opening a lead, marking it or its mail changes the version but not the work.
	const isOwn = [seen, ...unanswered].some((earlier) => isEqual(outcome.newer, earlier));
	return isOwn ? write(outcome.newer.version) : outcome;
}

/** Moves a lead out of suspected spam. Throws RowGone, DataTimeout, RequestFailed. */
export async function clearSuspicion(id: string): Promise<Lead> {
	const outcome = await table.update(id, null, { suspicion: null });
	return "written" in outcome ? outcome.written : outcome.newer;
}

const lostDeletions = lostWrites();

/**
 * Deletes leads in one statement and returns them for `restoreLeads`. `earlier` are the ids of those that an attempt without an answer
 * has deleted. Throws DataTimeout, RequestFailed.
 */
export async function deleteLeads(seen: readonly SeenLead[]): Promise<{ deleted: DeletedLead[]; earlier: string[] }> {
	const listIds = (leads: readonly SeenLead[]) => leads.map(({ id }) => id);
	const deleted = await writeSeen(seen, async (leads) =>
		readDeleted(await lostDeletions.note(listIds(leads), callFor("delete_leads", { chosen: named(leads) }))),
	);
	if (deleted.length === 0) await confirmAdministrator();
	const repeated = listIds(seen).filter((id) => lostDeletions.has(id) && !deleted.some((row) => row.id === id));
	if (repeated.length === 0) return { deleted, earlier: [] };
	// The other leads are deleted, and a failure of this request must not hide it.
	const stored = await readSeen(repeated).catch(() => null);
	// A session that ended elsewhere sees no leads, whether they exist or not.
	if (!stored || !(await isAdministrator())) return { deleted, earlier: [] };
	return { deleted, earlier: repeated.filter((id) => !stored.some((row) => row.id === id)) };
}

/** Opening a lead or its mail changes the version but not the decision, so such rows are written once more. */
async function writeSeen<Row extends { id: string }>(
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
		if (written.length === 0) throw error;
		return written;
	}
}

/** Puts deleted leads back in one statement. Throws RowGone, DataTimeout, RequestFailed. */
export async function restoreLeads(deleted: readonly DeletedLead[]): Promise<void> {
	const rows = () => adminClient().from("leads");
	const { data, error, status } = await writeWithin((signal) =>
		rows()
			.insert(deleted.map(({ columns }) => columns))
			.select("id")
			.abortSignal(signal),
	);
	// A repeated "Undo" after a lost answer succeeded if the rows exist.
	if (error && error.code !== UNIQUE_VIOLATION) throw new RequestFailed("leads", status, error.code);
	const back = (error ? await readSeen(deleted.map(({ id }) => id)) : (data ?? [])).length;
	if (back !== deleted.length) throw new RowGone();
}

/** All matching leads, newest first. Throws DataTimeout when one range takes longer than 5 s twice; RequestFailed. */
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
	// A session that ended elsewhere reads no more leads, without an error.
	await confirmAdministrator(signal);
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
