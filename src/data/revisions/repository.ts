import { adminClient } from "../admin-client";
import { adminRows, type SaveOutcome, tellOtherTabs } from "../admin-rows/admin-rows";
import { NO_VERSION } from "../admin-rows/admin-table";
import { confirmAdministrator, RowGone, readWithin, writeWithin } from "../admin-rows/requests";
import { isContentChanged } from "../backup/restore";
import { readContentState } from "../backup/stored-rows";
import { POSTS_CHANGED_KEY } from "../posts/queries";
import { readPostRows } from "../posts/repository";
import type { PostRow } from "../posts/schema";
import { PROJECTS_CHANGED_KEY } from "../projects/queries";
import { readProjectRows } from "../projects/repository";
import type { ProjectRow } from "../projects/schema";
import { RequestFailed } from "../request-failed";
import { type DeletedRow, REVISION_COLUMNS, type Revision, readAdded, readDeletedRows, readKept, readRevisions } from "./schema";

const KEPT = 50;
export const DELETED_PAGE = 50;

const TRIES = 3;

/** Columns that stay as they are when an older version is restored. */
const OWN_COLUMNS = new Set(["id", "version", "search_text", "created_at", "updated_at", "status", "published_at"]);

export interface KeptVersion<Row> {
	id: number;
	version: number;
	row: Row;
	columns: Record<string, unknown>;
}

interface VersionFacts<Row> {
	source: "portfolios" | "blogs" | "site_settings";
	readRows: (data: unknown) => Row[];
}

interface HistoryFacts<Row> extends VersionFacts<Row> {
	source: "portfolios" | "blogs";
	changedKey: string;
}

export class RowIsBack extends Error {
	override name = "RowIsBack";
}

export interface HistoryRow {
	id: string;
	version?: number | null | undefined;
	listed?: boolean | null | undefined;
}

export type RowHistory<Row extends HistoryRow> = ReturnType<typeof rowHistory<Row>>;

export type RowVersions<Row> = ReturnType<typeof rowVersions<Row>>;

/** Earlier versions of the rows of one table. Throws DataTimeout after 5 s; RequestFailed. */
export function rowVersions<Row>({ source, readRows }: VersionFacts<Row>) {
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
			return confirmEmpty(readRevisions(data) ?? unreadable(status), both);
		});
	}

	function readRevision(id: number, signal?: AbortSignal): Promise<KeptVersion<Row> | null> {
		return readWithin(signal, async (both) => {
			const request = adminClient().from("revisions").select("id,version,content").eq("source", source).eq("id", id);
			const { data, error, status } = await request.limit(1).retry(false).abortSignal(both);
			if (error) throw new RequestFailed("revisions", status, error.code);
			const kept = readKept(data);
			const [row] = kept ? readRows([kept.columns]) : [];
			if (kept && row) return { ...kept, row };
			await confirmAdministrator(both);
			return null;
		});
	}

	return { listRevisions, readRevision };
}

/** Earlier versions and deleted rows of one table. Throws DataTimeout after 5 s; RequestFailed. */
function rowHistory<Row extends HistoryRow>({ source, readRows, changedKey }: HistoryFacts<Row>) {
	const rows = adminRows<Row, Record<string, unknown>>({ table: source, listColumns: "id", readRows, changedKey });
	const versions = rowVersions<Row>({ source, readRows });

	async function restoreVersion({ row: { id }, columns }: KeptVersion<Row>, version: number): Promise<SaveOutcome<Row>> {
		const values = Object.fromEntries(Object.entries(columns).filter(([name]) => !OWN_COLUMNS.has(name)));
		const outcome = await rows.update(id, version, values);
		if (values.listed !== true) return outcome;
		// The database takes a project off the list when it moves to some services. A separate edit lists it again.
		const { listed: _listed, ...others } = values;
		// The next version can be from an earlier attempt whose answer was lost.
		const mayBeOwn = "newer" in outcome && outcome.newer.version === version + 1;
		const restored = mayBeOwn ? await rows.update(id, NO_VERSION, others) : outcome;
		if (!("saved" in restored) || restored.saved.row.listed !== false) return restored;
		const listing = await rows.update(id, restored.saved.version, { listed: true }).catch((error: unknown) => {
			console.error("Listing:", error instanceof Error ? error.message : error);
			return null;
		});
		if (listing) return listing;
		// It can be listed without an answer. Otherwise the form shows the restored version as it is stored: not listed.
		return rows.update(id, NO_VERSION, others).catch(() => restored);
	}

	function listDeleted(before: number | null, signal?: AbortSignal): Promise<DeletedRow[]> {
		return readWithin(signal, async (both) => {
			const request = adminClient().rpc("deleted_rows", { kind: source, before });
			const { data, error, status } = await request.retry(false).abortSignal(both);
			if (error) throw new RequestFailed("revisions", status, error.code);
			return confirmEmpty(readDeletedRows(data) ?? unreadable(status), both);
		});
	}

	/** Throws RowIsBack, RowGone, or RequestFailed with code 23505 when another row has the slug. */
	async function bringBack(revisionId: number): Promise<Row> {
		const kept = await versions.readRevision(revisionId);
		if (!kept) throw new RowGone();
		// The row is new to the built pages, so its change is now.
		const { version: _version, updated_at: _changed, ...row } = kept.columns;
		const backup = source === "portfolios" ? { projects: [row], blogs: [] } : { projects: [], blogs: [row] };
		for (let tries = 1; ; tries += 1) {
			// Read before the row: if someone else brings it back meanwhile, the states differ.
			const { state: expected } = await readContentState(adminClient());
			if (await rows.read(kept.row.id)) {
				// It can be from an earlier attempt whose answer was lost.
				tellOtherTabs(changedKey);
				throw new RowIsBack();
			}
			const { data, error, status } = await writeWithin((signal) =>
				adminClient().rpc("restore_backup", { backup, mode: "merge", expected }).retry(false).abortSignal(signal),
			);
			if (error && tries < TRIES && isContentChanged(error)) continue;
			if (error) throw new RequestFailed(source, status, error.code);
			if (readAdded(data) !== 1) throw new RowGone();
			tellOtherTabs(changedKey);
			return kept.row;
		}
	}

	return { ...versions, restoreVersion, listDeleted, bringBack };
}

function unreadable(status: number): never {
	throw new RequestFailed("revisions", status, "shape");
}

export const projectHistory = rowHistory<ProjectRow>({ source: "portfolios", readRows: readProjectRows, changedKey: PROJECTS_CHANGED_KEY });

export const postHistory = rowHistory<PostRow>({ source: "blogs", readRows: readPostRows, changedKey: POSTS_CHANGED_KEY });

/** Returns the rows. Throws RequestFailed without any in a session that ended on another device, which sees none. */
async function confirmEmpty<T>(rows: T[], signal: AbortSignal): Promise<T[]> {
	if (rows.length === 0) await confirmAdministrator(signal);
	return rows;
}
