import * as z from "zod/mini";
import { canonicalJson } from "@/shared/lib/canonical-json";
import { storableValue } from "@/shared/lib/text/storable-text";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient } from "../admin-client";
import { confirmAdministrator, RowGone, readWithin, writeWithin } from "../admin-rows/requests";
import { RequestFailed, UNIQUE_VIOLATION } from "../request-failed";
import { UUID } from "../row-kinds";

export type CopyKind = "project" | "post";

/** Unsaved form values of a row. See docs/decisions.md, "Unfinished work is a copy beside its row". */
export interface WorkingCopy {
	values: Record<string, unknown>;
	/** Version of the row that the copy started from. */
	baseVersion: number;
	version: number;
	/** ISO 8601. */
	at: string;
}

/** Another device has stored a newer copy; nothing was written. */
export class CopyChanged extends Error {
	override name = "CopyChanged";
	constructor(readonly newer: WorkingCopy) {
		super("The working copy was changed on another device");
	}
}

export interface CopyStore {
	/** Null without a copy. Throws DataTimeout after 5 s; RequestFailed, also when the session isn't the administrator's, who sees every copy. */
	read: (id: string, signal?: AbortSignal) => Promise<WorkingCopy | null>;
	/** Stores the copy if its version is still `known` (null: there was none). Throws CopyChanged, RowGone, RequestFailed, DataTimeout. */
	write: (id: string, content: Pick<WorkingCopy, "values" | "baseVersion">, known: number | null) => Promise<WorkingCopy>;
	/** Deletes the copy if its version is still `known`. Throws CopyChanged, RowGone when there is none, RequestFailed, DataTimeout. */
	discard: (id: string, known: number) => Promise<void>;
}

const TABLE = "working_copies";
const COLUMNS = "values,base_version,version,updated_at";
const NO_ROW = "23503";
/** More rows with unfinished work than this lose their badge in the list. */
const LISTED = 1000;

const rowSchema = z.object({
	values: z.record(z.string(), z.unknown()),
	base_version: z.number(),
	version: z.number(),
	updated_at: z.string(),
});

interface Answer {
	data: unknown;
	error: { code: string } | null;
	status: number;
}

function copyIn({ data, error, status }: Answer): WorkingCopy | null {
	if (error) throw new RequestFailed(TABLE, status, error.code);
	const rows = z.array(rowSchema).safeParse(data ?? []);
	if (!rows.success) throw new RequestFailed(TABLE, status, "shape");
	const [row] = rows.data;
	return row
		? { values: row.values, baseVersion: row.base_version, version: row.version, at: readInstant(row.updated_at) ?? row.updated_at }
		: null;
}

/** The working copies of projects or posts, as the administrator. */
export function copyStore(kind: CopyKind): CopyStore {
	const table = () => adminClient().from(TABLE);

	const read: CopyStore["read"] = (id, signal) =>
		readWithin(signal, async (both) =>
			copyIn(await table().select(COLUMNS).eq("kind", kind).eq("row_id", id).limit(1).retry(false).abortSignal(both)),
		);

	async function insert(id: string, { values, baseVersion }: Pick<WorkingCopy, "values" | "baseVersion">): Promise<WorkingCopy> {
		const answer: Answer = await writeWithin((signal) =>
			table().insert({ kind, row_id: id, values, base_version: baseVersion }).select(COLUMNS).abortSignal(signal),
		);
		if (answer.error?.code === NO_ROW) throw new RowGone();
		if (answer.error?.code === UNIQUE_VIOLATION) {
			const newer = await read(id);
			if (newer) return sameOrRefuse(newer, values);
		}
		return copyIn(answer) ?? gone();
	}

	const write: CopyStore["write"] = async (id, content, known) => {
		if (known === null) return insert(id, content);
		const answer: Answer = await writeWithin((signal) =>
			table()
				.update({ values: content.values, base_version: content.baseVersion })
				.eq("kind", kind)
				.eq("row_id", id)
				.eq("version", known)
				.select(COLUMNS)
				.abortSignal(signal),
		);
		if (answer.error?.code === NO_ROW) throw new RowGone();
		const written = copyIn(answer);
		if (written) return written;
		const newer = await read(id);
		// Another device published or discarded the copy: this one starts a new copy, and its base version shows a conflict.
		return newer ? sameOrRefuse(newer, content.values) : insert(id, content);
	};

	const discard: CopyStore["discard"] = async (id, known) => {
		const answer: Answer = await writeWithin((signal) =>
			table().delete().eq("kind", kind).eq("row_id", id).eq("version", known).select(COLUMNS).abortSignal(signal),
		);
		if (copyIn(answer)) return;
		const newer = await read(id);
		if (newer) throw new CopyChanged(newer);
		gone();
	};

	return { read: readSurely(read), write: (id, content, known) => write(id, storableValue(content), known), discard };
}

/** Tells a missing copy from an ended session. Asks nothing for an id that no row can have. */
const readSurely =
	(read: CopyStore["read"]): CopyStore["read"] =>
	async (id, signal) => {
		if (!UUID.test(id)) return null;
		const reading = read(id, signal);
		const role = confirmAdministrator(signal);
		role.catch(() => undefined);
		const copy = await reading;
		if (!copy) await role;
		return copy;
	};

/** The newer copy can be from an earlier attempt whose answer was lost. */
function sameOrRefuse(newer: WorkingCopy, values: object): WorkingCopy {
	if (canonicalJson(newer.values) === canonicalJson(values)) return newer;
	throw new CopyChanged(newer);
}

function gone(): never {
	throw new RowGone();
}

export const projectCopies = copyStore("project");
export const postCopies = copyStore("post");

/** Ids of the rows that have a working copy, in one request. Throws DataTimeout after 5 s; RequestFailed. */
export function rowsWithCopy(kind: CopyKind, signal?: AbortSignal): Promise<Set<string>> {
	return readWithin(signal, async (both) => {
		const request = adminClient().from(TABLE).select("row_id").eq("kind", kind).order("updated_at", { ascending: false });
		const { data, error, status } = await request.limit(LISTED).retry(false).abortSignal(both);
		if (error) throw new RequestFailed(TABLE, status, error.code);
		const rows = z.array(z.object({ row_id: z.string() })).safeParse(data);
		if (!rows.success) throw new RequestFailed(TABLE, status, "shape");
		return new Set(rows.data.map(({ row_id }) => row_id));
	});
}
