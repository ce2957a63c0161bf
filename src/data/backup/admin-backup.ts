import { adminClient } from "../admin-client";
import { tellOtherTabs } from "../admin-rows/admin-rows";
import { POSTS_CHANGED_KEY } from "../blogs/queries";
import { PORTFOLIO_CHANGED_KEY } from "../portfolios/queries";
import type { Rows } from "./columns";
import { copiesAreOf, keepCopies } from "./local-copies";
import { type LocalContent, type MigrationReport, migrateLocalContent } from "./migration";
import { type Current, readCurrent, restore } from "./restore";
import type { RestoreMode } from "./restore-plan";
import type { RestoreReport } from "./send-restore";
import { type ContentState, readState } from "./stored-rows";

/** Most rows of which this browser keeps a copy by itself: more would not fit into its storage. */
const MOST_COPIED = 3000;

/**
 * How much the database holds.
 *
 * @throws DataTimeout, RequestFailed.
 */
export function databaseState(signal?: AbortSignal): Promise<ContentState> {
	return readState(adminClient(), signal);
}

/**
 * Everything that the database holds, as a backup of this moment.
 *
 * @param progress called with the rows read and those there are.
 * @throws ContentMoving, DataTimeout, RequestFailed.
 */
export function readDatabase(progress?: (read: number, total: number) => void, signal?: AbortSignal): Promise<Current> {
	return readCurrent(adminClient(), new Date(), progress, signal);
}

/**
 * Restores rows in one transaction over the state that was planned against; open pages of this browser hear of it.
 *
 * @throws RestoreFailed; in every case but "unreachable" nothing was written.
 */
export async function restoreDatabase(wanted: Rows, mode: RestoreMode, current: Current): Promise<RestoreReport> {
	const report = await restore(adminClient(), wanted, mode, current);
	tellOpenPages();
	return report;
}

/**
 * Moves what this browser holds into a database without projects; open pages of this browser hear of it.
 *
 * @throws BackupRefused, RestoreFailed; nothing was written then.
 */
export async function migrateIntoDatabase(content: LocalContent): Promise<MigrationReport> {
	const report = await migrateLocalContent(adminClient(), content, new Date());
	tellOpenPages();
	return report;
}

/** What became of the local copies: they are of this moment; the database is too large for them; or this browser does not take them. */
export type CopiesOutcome = "kept" | "too-many" | "no-room";

/**
 * Renews the local copies; reads the rows only when they have changed since.
 *
 * @throws ContentMoving, DataTimeout, RequestFailed.
 */
export async function refreshCopies(signal?: AbortSignal): Promise<CopiesOutcome> {
	const { projects, blogs, state } = await databaseState(signal);
	if (copiesAreOf(state)) return "kept";
	if (projects + blogs > MOST_COPIED) return "too-many";
	const current = await readDatabase(undefined, signal);
	return keepCopies(current.backup, current.state) ? "kept" : "no-room";
}

function tellOpenPages(): void {
	for (const key of [PORTFOLIO_CHANGED_KEY, POSTS_CHANGED_KEY]) tellOtherTabs(key);
}
