import type { PostgrestError } from "@supabase/supabase-js";
import { canonicalJson } from "@/shared/lib/canonical-json";
import { storableValue } from "@/shared/lib/text/storable-text";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient } from "../admin-client";
import { isTaken, RequestFailed, UNIQUE_VIOLATION } from "../request-failed";
import { UUID } from "../row-kinds";
import { isAdministrator, type Listing, lostWrites, RowGone, readPage, readWithin, writeWithin } from "./requests";

/** No row has it: an update of this version writes nothing, and says whether the row already has the changes. */
export const NO_VERSION = 0;

interface TableRow {
	id: string;
	version?: number | null | undefined;
}

interface TableFacts<Row> {
	table: "portfolios" | "blogs" | "leads" | "pictures" | "redirects" | "preview_links" | "site_settings";
	/** The columns of one whole row. */
	columns: string;
	readRows: (data: unknown) => Row[];
	onWritten?: () => void;
}

interface Answer {
	data: unknown;
	error: Pick<PostgrestError, "code"> | null;
	status: number;
}

/** "newer": not written, because the row has a newer version. See docs/decisions.md, "Rows have version numbers". */
export type UpdateOutcome<Row> = { written: Row } | { newer: Row };

/** Reads and writes one table as the admin. Throws DataTimeout, RequestFailed, and RowGone for a write without a row. */
export function adminTable<Row extends TableRow>(facts: TableFacts<Row>) {
	const { table, readRows } = facts;
	const lost = lostWrites();
	return {
		/** One page (from 0) of a listing, and its total. */
		list: (listing: (counts: boolean) => Listing, page: number, size: number, signal?: AbortSignal, known?: number) =>
			readPage({ table, page, size, known, listing, readRows }, signal),
		read: (id: string, signal?: AbortSignal) => read(facts, id, signal),
		/** With `otherSlug`, a taken slug is replaced by it. */
		insert: (row: object, otherSlug?: string) => insert(facts, row, otherSlug),
		/** Succeeds when an earlier attempt, whose answer was lost, has stored the row. `isSame` compares the two. */
		insertOnce: (row: TableRow, isSame?: (stored: Row) => boolean) => insertOnce(facts, storableValue(row), isSame),
		/** Without `version`, the row is changed whatever its version is. With `otherSlug`, a taken slug is replaced by it. */
		update: (id: string, version: number | null, changes: object, otherSlug?: string) =>
			update(facts, id, version, storableValue(changes), otherSlug),
		/**
		 * Without `version`, the row is deleted whatever its version is. Null when an earlier attempt, whose answer was lost, has deleted it.
		 */
		remove: (id: string, version?: number) => removeOnce(facts, lost, id, version),
	};
}

async function read<Row>(facts: TableFacts<Row>, id: string, signal?: AbortSignal): Promise<Row | null> {
	if (!UUID.test(id)) return null;
	return readWithin(signal, async (both) => {
		const answer = await rowsIn(facts).select(facts.columns).eq("id", id).limit(1).retry(false).abortSignal(both);
		return requireRows(facts, answer)[0] ?? null;
	});
}

async function insert<Row>(facts: TableFacts<Row>, row: object, otherSlug?: string): Promise<Row> {
	const send = (slug?: string): Promise<Answer> =>
		writeWithin((signal) =>
			rowsIn(facts)
				.insert({ ...row, ...(slug ? { slug } : {}) })
				.select(facts.columns)
				.abortSignal(signal),
		);
	const answer = await send();
	return finish(facts, answer.error?.code === UNIQUE_VIOLATION && otherSlug ? await send(otherSlug) : answer);
}

async function insertOnce<Row extends TableRow>(
	facts: TableFacts<Row>,
	row: TableRow,
	isSame = (stored: Row) => holds(stored, row),
): Promise<Row> {
	return insert(facts, row).catch(async (error: unknown) => {
		const stored = isTaken(error) ? await read(facts, row.id) : null;
		if (!stored || !isSame(stored)) throw error;
		facts.onWritten?.();
		return stored;
	});
}

async function update<Row extends TableRow>(
	facts: TableFacts<Row>,
	id: string,
	version: number | null,
	changes: object,
	otherSlug?: string,
): Promise<UpdateOutcome<Row>> {
	const answer: Answer = await writeWithin((signal) => {
		const request = rowsIn(facts)
			.update({ ...changes })
			.eq("id", id);
		return (version === null ? request : request.eq("version", version)).select(facts.columns).abortSignal(signal);
	});
	if (answer.error?.code === UNIQUE_VIOLATION && otherSlug) return update(facts, id, version, { ...changes, slug: otherSlug });
	if (answer.error || version === null || (Array.isArray(answer.data) && answer.data.length > 0)) return { written: finish(facts, answer) };
	const newer = await read(facts, id);
	if (!newer || (newer.version ?? 1) === version) throw isEmpty(answer.data) ? new RequestFailed(facts.table, 0, "empty") : new RowGone();
	if (!hasChanges(newer, changes, otherSlug)) return { newer };
	facts.onWritten?.();
	return { written: newer };
}

async function remove<Row>(facts: TableFacts<Row>, id: string, version?: number): Promise<Row> {
	return finish(
		facts,
		await writeWithin((signal) => {
			const request = rowsIn(facts).delete().eq("id", id);
			return (version === undefined ? request : request.eq("version", version)).select(facts.columns).abortSignal(signal);
		}),
	);
}

async function removeOnce<Row>(
	facts: TableFacts<Row>,
	lost: ReturnType<typeof lostWrites>,
	id: string,
	version?: number,
): Promise<Row | null> {
	const key = `${id} ${version}`;
	try {
		return await lost.note([key], remove(facts, id, version));
	} catch (error) {
		// To a session that ended elsewhere, hidden rows look deleted.
		const isDone = error instanceof RowGone && lost.has(key) && !(await read(facts, id)) && (await isAdministrator());
		if (!isDone) throw error;
		facts.onWritten?.();
		return null;
	}
}

const rowsIn = ({ table }: Pick<TableFacts<unknown>, "table">) => adminClient().from(table);

function finish<Row>(facts: TableFacts<Row>, answer: Answer): Row {
	const [row] = requireRows(facts, answer);
	// See docs/decisions.md, "A refused write is a success without a row".
	if (!row) throw new RowGone();
	facts.onWritten?.();
	return row;
}

function requireRows<Row>({ table, readRows }: TableFacts<Row>, { data, error, status }: Answer): Row[] {
	if (error || isEmpty(data)) throw new RequestFailed(table, error ? status : 0, error?.code ?? "empty");
	return readRows(data);
}

/** No rows are an empty list; an answer without a body says as little as none. */
const isEmpty = (data: unknown): boolean => data === null || data === undefined;

/** Whether a newer version is from an earlier attempt whose answer was lost. */
const hasChanges = (row: object, changes: object, otherSlug?: string): boolean =>
	holds(row, changes) || (otherSlug !== undefined && holds(row, { ...changes, slug: otherSlug }));

/** Whether a row waits for its moment. A row published just now has both times from the database, so a wrong clock here doesn't matter. */
function isScheduled(row: Map<string, unknown>): boolean {
	const [from, changed] = ["published_at", "updated_at"].map((column) => Date.parse(readInstant(row.get(column)) ?? "") || 0);
	return from !== undefined && from > Math.max(changed ?? 0, Date.now());
}

/** Whether a row has wanted values. `published_at: null` asks the database for the present moment, or leaves the first one of a public row. */
export function holds(row: object, wanted: object): boolean {
	const stored = new Map<string, unknown>(Object.entries(row));
	return Object.entries(wanted).every(([column, value]) => {
		const current = stored.get(column) ?? null;
		if (column === "published_at" && (value ?? null) === null) return value === undefined || !isScheduled(stored);
		const instant = readInstant(value);
		return instant !== null ? readInstant(current) === instant : canonicalJson(current) === canonicalJson(value ?? null);
	});
}
