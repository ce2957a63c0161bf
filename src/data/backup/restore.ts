import { type Backup, makeBackup } from "./backup-file";
import type { Rows } from "./columns";
import { plannedChanges, planRestore, type RestoreMode, type RestorePlan } from "./restore-plan";
import { RestoreFailed, type RestoreReport, sendRestore } from "./send-restore";
import { type Rest, readState, readStored } from "./stored-rows";

/** What is there now: read once, it is what a plan is made against and what is kept before anything changes. */
export interface Current {
	backup: Backup;
	/** Fingerprint that the restore names. */
	state: string;
}

/**
 * Reads everything that the database holds, as a backup of this moment.
 *
 * @param progress called with the rows read and those there are.
 * @throws ContentMoving, DataTimeout, RequestFailed.
 */
export async function readCurrent(
	rest: Rest,
	now: Date,
	progress: (read: number, total: number) => void = () => {},
	signal?: AbortSignal,
): Promise<Current> {
	const { rows, state } = await readStored(rest, progress, signal);
	return { backup: await makeBackup(rows, now), state };
}

/**
 * Restores rows over the state that the plan was made against. When no answer comes, the database is asked what became of it.
 *
 * @throws RestoreFailed; in every case but "unreachable" nothing was written.
 */
export async function restore(rest: Rest, wanted: Rows, mode: RestoreMode, current: Current): Promise<RestoreReport> {
	try {
		return await sendRestore(rest, wanted, mode, current.state);
	} catch (error) {
		if (!(error instanceof RestoreFailed) || error.problem !== "unreachable") throw error;
		if (await isRestored(rest, wanted, mode, current.state)) return reportOf(planRestore(current.backup, wanted, mode));
		throw error;
	}
}

/** Whether the database holds now what was wanted, and did not before. */
async function isRestored(rest: Rest, wanted: Rows, mode: RestoreMode, before: string): Promise<boolean> {
	try {
		const { state } = await readState(rest);
		if (state === before) return false;
		const { backup } = await readCurrent(rest, new Date());
		return plannedChanges(planRestore(backup, wanted, mode)) === 0;
	} catch {
		return false;
	}
}

function reportOf({ projects, blogs }: RestorePlan): RestoreReport {
	const count = ({ added, changed, removed, unchanged }: RestorePlan["projects"]) => ({
		added: added.length,
		changed: changed.length,
		removed: removed.length,
		unchanged,
	});
	return { projects: count(projects), blogs: count(blogs) };
}
