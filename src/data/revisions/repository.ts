import { adminClient } from "../admin-client";
import { adminRows, type SaveOutcome, tellOtherTabs } from "../admin-rows/admin-rows";
import { readWithin, writeWithin } from "../admin-rows/request-times";
import { RowGone } from "../admin-rows/row-errors";
import { isContentMoved } from "../backup/send-restore";
import { readState } from "../backup/stored-rows";
import { RequestFailed } from "../request-failed";
import { type DeletedRow, REVISION_COLUMNS, type Revision, readAdded, readDeletedRows, readKept, readRevisions } from "./schema";

/** The database keeps so many versions of a row (supabase/migrations, revisions). */
const KEPT = 50;
/** Deleted rows of one answer; a shorter one is the last. */
export const DELETED_PAGE = 50;

/** How often a deleted row is sent when somebody writes meanwhile, whatever it is. */
const TRIES = 3;

/** What an update of an older version never writes: where the row stands now stays, and the rest is the database's to say. */
const OWN_COLUMNS = new Set(["id", "version", "search_text", "created_at", "updated_at", "status", "published_at"]);

/** A kept version with its row. */
export interface KeptVersion<Row> {
	id: number;
	version: number;
	/** For reading: damaged members are null. */
	row: Row;
	/** For writing: the columns as they were stored. */
	columns: Record<string, unknown>;
}

interface HistoryFacts<Row> {
	source: "portfolios" | "blogs";
	/** Checks an answer; @throws RequestFailed when it is no list. */
	readRows: (data: unknown) => Row[];
	/** Key of local storage by which open pages of this browser learn of a change. */
	changedKey: string;
}

/** A deleted row that is there again already: nothing was written over it. */
export class RowIsBack extends Error {
	override name = "RowIsBack";
}

/** What a history must know of a row. */
export interface HistoryRow {
	id: string;
	version?: number | null | undefined;
}

export type RowHistory<Row extends HistoryRow> = ReturnType<typeof rowHistory<Row>>;

/** What one table's rows were before: their kept versions, those that were deleted, and the ways back. */
export function rowHistory<Row extends HistoryRow>({ source, readRows, changedKey }: HistoryFacts<Row>) {
	const rows = adminRows<Row, Record<string, unknown>>({ table: source, listColumns: "id", readRows, changedKey });

	/**
	 * The kept versions of a row, newest first, without their content.
	 *
	 * @throws DataTimeout after 5 s; RequestFailed.
	 */
	function listRevisions(rowId: string, signal?: AbortSignal): Promise<Revision[]> {
		return readWithin(signal, async (both) => {
			const { data, error, status } = await adminClient()
				.from("revisions")
				.select(REVISION_COLUMNS)
				.eq("source", source)
				.eq("row_id", rowId)
				.order("version", { ascending: false })
				.limit(KEPT)
				.retry(false)
				.abortSignal(both);
			if (error) throw new RequestFailed("revisions", status, error.code);
			return readRevisions(data) ?? notUnderstood(status);
		});
	}

	/**
	 * One kept version with its row, or null when it is kept no longer.
	 *
	 * @throws DataTimeout, RequestFailed.
	 */
	function readRevision(id: number, signal?: AbortSignal): Promise<KeptVersion<Row> | null> {
		return readWithin(signal, async (both) => {
			const request = adminClient().from("revisions").select("id,version,content").eq("source", source).eq("id", id);
			const { data, error, status } = await request.limit(1).retry(false).abortSignal(both);
			if (error) throw new RequestFailed("revisions", status, error.code);
			const kept = readKept(data);
			const [row] = kept ? readRows([kept.columns]) : [];
			return kept && row ? { ...kept, row } : null;
		});
	}

	/**
	 * Writes a kept version over the row as it is, with the columns that no form shows too. Where the row stands, and when it was first
	 * public, stays as it is now.
	 *
	 * @param version of the row that the person has before them.
	 * @returns the newer row, unwritten, when somebody else was first.
	 * @throws RowGone when it was deleted or the session has ended; RequestFailed (code 23505: another row has its slug).
	 */
	function restoreVersion({ row, columns }: KeptVersion<Row>, version: number): Promise<SaveOutcome<Row>> {
		return rows.update(row.id, version, Object.fromEntries(Object.entries(columns).filter(([name]) => !OWN_COLUMNS.has(name))));
	}

	/**
	 * Rows that were deleted and have not come back, the latest first, `DELETED_PAGE` at a time.
	 *
	 * @param before id of the last one that was read, null for the first page.
	 * @throws DataTimeout, RequestFailed.
	 */
	function listDeleted(before: number | null, signal?: AbortSignal): Promise<DeletedRow[]> {
		return readWithin(signal, async (both) => {
			const request = adminClient().rpc("deleted_rows", { kind: source, before });
			const { data, error, status } = await request.retry(false).abortSignal(both);
			if (error) throw new RequestFailed("revisions", status, error.code);
			return readDeletedRows(data) ?? notUnderstood(status);
		});
	}

	/**
	 * Puts a deleted row back as it was: same id, slug, state and dates.
	 *
	 * @param revisionId of the revision that keeps it.
	 * @returns the row.
	 * @throws RowIsBack when it is there already; RowGone when it is kept no longer or was not added; RequestFailed (code 23505: another
	 * row has its slug).
	 */
	async function bringBack(revisionId: number): Promise<Row> {
		const kept = await readRevision(revisionId);
		if (!kept) throw new RowGone();
		const { version: _version, ...row } = kept.columns;
		const backup = source === "portfolios" ? { projects: [row], blogs: [] } : { projects: [], blogs: [row] };
		for (let tries = 1; ; tries += 1) {
			// Over a row that somebody else has brought back, and changed since, nothing may be written: neither one that is there now nor
			// one that comes while this is on its way.
			const { state: expected } = await readState(adminClient());
			if (await rows.read(kept.row.id)) throw new RowIsBack();
			const { data, error, status } = await writeWithin((signal) =>
				adminClient().rpc("restore_backup", { backup, mode: "merge", expected }).retry(false).abortSignal(signal),
			);
			if (error && tries < TRIES && isContentMoved(error)) continue;
			if (error) throw new RequestFailed(source, status, error.code);
			if (readAdded(data) !== 1) throw new RowGone();
			tellOtherTabs(changedKey);
			return kept.row;
		}
	}

	return { listRevisions, readRevision, restoreVersion, listDeleted, bringBack };
}

function notUnderstood(status: number): never {
	throw new RequestFailed("revisions", status, "shape");
}
