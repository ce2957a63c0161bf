import * as z from "zod/mini";
import { adminClient } from "../admin-client";
import { RequestFailed, UNIQUE_VIOLATION } from "../request-failed";
import { holds } from "./admin-table";
import { confirmAdministrator, isAdministrator, lostWrites, RowGone, readWithin, writeWithin } from "./requests";

/** A row in the version that the admin saw. */
export interface SeenRow {
	id: string;
	version: number;
}

export interface RowChange extends SeenRow {
	changes: { status?: "draft" | "published"; listed?: boolean; published_at?: string | null; published_date?: string };
}

export interface Deletion<Row> {
	deleted: Row[];
	/** Ids of rows that an earlier attempt, whose answer was lost, has deleted. */
	earlier: string[];
	refused: Refusal[];
}

/** Why a row kept its values. "incomplete" names the empty columns. */
export type Refusal = { id: string; reason: "changed" | "denied" | "gone" } | { id: string; reason: "incomplete"; missing: string[] };

const writtenSchema = z.object({ id: z.string(), version: z.number() });
const storedSchema = z.array(z.looseObject({ id: z.string(), version: z.number() }));
const refusalSchema = z.union([
	z.object({ id: z.string(), reason: z.enum(["changed", "denied", "gone"]) }),
	z.object({ id: z.string(), reason: z.literal("incomplete"), missing: z.array(z.string()) }),
]);
const changeSchema = z.object({ written: z.array(writtenSchema), refused: z.array(refusalSchema) });

interface TableFacts<Row> {
	table: "portfolios" | "blogs";
	readRows: (data: unknown) => Row[];
	onWritten: () => void;
}

/** Writes several rows of a table in one transaction each. Throws DataTimeout after 15 s; RequestFailed. */
export function severalRows<Row extends { id: string }>({ table, readRows, onWritten }: TableFacts<Row>) {
	async function call(name: "change_rows" | "delete_rows", chosen: readonly SeenRow[]): Promise<unknown> {
		const { data, error, status } = await writeWithin((signal) =>
			adminClient().rpc(name, { kind: table, chosen }).retry(false).abortSignal(signal),
		);
		if (error) throw new RequestFailed(table, status, error.code);
		return data;
	}

	const change = rowChanges(table, (chosen) => call("change_rows", chosen), onWritten);
	const lost = lostWrites();

	/** Deletes and returns the rows whose version still matches. The others are refused as "changed" or "gone". Throws if the session has ended. */
	async function remove(chosen: readonly SeenRow[]): Promise<Deletion<Row>> {
		const seen = chosen.map(({ id, version }) => ({ id, version }));
		const deleted = readRows(await lost.note(seen.map(getKey), call("delete_rows", seen)));
		const left = seen.filter(({ id }) => !deleted.some((row) => row.id === id));
		if (deleted.length === 0 && left.length > 0) await confirmAdministrator();
		// The deletion has happened, so a failure of this request must not hide it.
		const ids = left.map(({ id }) => id);
		const existing = left.length > 0 ? await findExisting(ids).catch(() => ids) : [];
		const repeated = left.filter((row) => !existing.includes(row.id) && lost.has(getKey(row)));
		// A session that ended elsewhere sees no drafts, whether they exist or not.
		const earlier = repeated.length > 0 && (await isAdministrator()) ? repeated.map(({ id }) => id) : [];
		if (deleted.length + earlier.length > 0) onWritten();
		const refused = ids.filter((id) => !earlier.includes(id));
		return { deleted, earlier, refused: refused.map((id) => ({ id, reason: existing.includes(id) ? "changed" : "gone" })) };
	}

	/** Puts deleted rows back in one statement: all or none. Throws RowGone when the answer lacks rows. */
	async function restore(deleted: readonly Row[]): Promise<void> {
		const rows = deleted.map((row) =>
			Object.fromEntries(
				Object.entries(row).filter(([column, value]) => value !== undefined && column !== "updated_at" && column !== "version"),
			),
		);
		const { data, error, status } = await writeWithin((signal) => adminClient().from(table).insert(rows).select("id").abortSignal(signal));
		// A repeated Undo after a lost answer succeeded if the rows exist.
		if (error && error.code !== UNIQUE_VIOLATION) throw new RequestFailed(table, status, error.code);
		const back = (error ? await findExisting(deleted.map(({ id }) => id)) : (data ?? [])).length;
		if (error && back !== deleted.length) throw new RequestFailed(table, status, error.code);
		if (back !== deleted.length) throw new RowGone();
		onWritten();
	}

	const findExisting = async (ids: string[]): Promise<string[]> => (await readColumns(table, ids, "id,version")).map(({ id }) => id);

	return { change, remove, restore };
}

const getKey = ({ id, version }: SeenRow): string => `${id} ${version}`;

function rowChanges(table: string, call: (chosen: readonly RowChange[]) => Promise<unknown>, onWritten: () => void) {
	const lost = lostWrites();

	/**
	 * Gives each row its own changes. A refused row doesn't stop the others, and one that has the wanted values from an earlier attempt,
	 * whose answer was lost, counts as written. Returns the new versions and the refusals. Throws if the session has ended.
	 */
	return async function change(chosen: readonly RowChange[]): Promise<{ written: SeenRow[]; refused: Refusal[] }> {
		const data = await lost.note(chosen.map(getKey), call(chosen));
		const answer = changeSchema.safeParse(data);
		if (!answer.success) throw new RequestFailed(table, 0, "shape");
		const repeated = chosen.filter((row) => lost.has(getKey(row)));
		const done = await doneBefore(table, repeated, answer.data.refused);
		const written = [...answer.data.written, ...done];
		if (written.length > 0) onWritten();
		else if (answer.data.refused.some(({ reason }) => reason === "gone")) await confirmAdministrator();
		return { written, refused: answer.data.refused.filter(({ id }) => !done.some((row) => row.id === id)) };
	};
}

/** The refused rows that have the wanted values. */
async function doneBefore(table: string, chosen: readonly RowChange[], refused: readonly Refusal[]): Promise<SeenRow[]> {
	const changed = chosen.filter(({ id }) => refused.some((refusal) => refusal.id === id && refusal.reason === "changed"));
	if (changed.length === 0) return [];
	const wanted = new Map(changed.map(({ id, changes }) => [id, changes]));
	const columns = new Set(["id", "version", "updated_at", ...changed.flatMap(({ changes }) => Object.keys(changes))]);
	// The other rows are written, and a failure of this request must not hide it.
	const stored = await readColumns(table, [...wanted.keys()], [...columns].join()).catch(() => []);
	return stored.filter((row) => holds(row, wanted.get(row.id) ?? {})).map(({ id, version }) => ({ id, version }));
}

function readColumns(table: string, ids: string[], columns: string): Promise<SeenRow[]> {
	return readWithin(undefined, async (signal) => {
		const request = adminClient().from(table).select(columns);
		const { data, error, status } = await request.in("id", ids).retry(false).abortSignal(signal);
		const rows = storedSchema.safeParse(data);
		if (error || !rows.success) throw new RequestFailed(table, error ? status : 0, error?.code ?? "shape");
		return rows.data;
	});
}
