import { readDatabase, restoreDatabase } from "@/data/backup/admin-backup";
import { type Content, kinds, type Rows } from "@/data/backup/columns";
import { type CurrentContent, RestoreFailed } from "@/data/backup/restore";
import { checkSession } from "@/data/session";
import { logFailure } from "@/features/admin/ui/failures";
import { dismissFailure, explainReadError, LOG_PREFIX, reportProblem } from "./backup-messages";
import { downloadBackup } from "./local-backup-list";
import { renewCopies } from "./local-content";
import { storeSafetyCopy } from "./use-restore";

interface Counts {
	projects: number;
	posts: number;
}

interface RemovedSamples extends Counts {
	/** Whether the backup of before is a downloaded file instead of one in this browser. */
	inFile: boolean;
	/** Adds the rows again, with their dates. Throws what the database or the network refuse. */
	bringBack: () => Promise<void>;
}

/**
 * Backs up the whole content, then removes all sample rows in one transaction.
 *
 * @param confirm asks the admin, with what would be removed.
 * @returns null when there is no sample, the admin says no, or it failed; a failure is shown.
 */
export async function removeSamples(confirm: (counts: Counts) => boolean | Promise<boolean>): Promise<RemovedSamples | null> {
	dismissFailure("samples");
	const current = await readContent();
	if (!current) return null;
	const samples = selectRows(current, true);
	const counts = { projects: samples.projects.length, posts: samples.blogs.length };
	if (counts.projects + counts.posts === 0 || !(await confirm(counts))) return null;
	const inFile = await backUp(current);
	try {
		const report = await restoreDatabase(selectRows(current, false), "replace", current);
		const isComplete = kinds.every((kind) => report[kind].removed === samples[kind].length);
		if (!isComplete)
			throw new RestoreFailed("unreachable", "The database removed a different number of rows than expected. Check the lists.");
		return { ...counts, inFile, bringBack: () => bringBack({ ...samples, redirects: selectRedirects(samples, current) }) };
	} catch (error) {
		reportWriteError(error);
		return null;
	} finally {
		void renewCopies();
	}
}

async function bringBack(rows: Content): Promise<void> {
	await restoreDatabase(rows, "merge", await readDatabase());
	void renewCopies();
}

async function readContent(): Promise<CurrentContent | null> {
	try {
		return await readDatabase();
	} catch (error) {
		reportProblem("samples", FAILED, explainReadError(error), error);
		return null;
	}
}

function selectRows({ backup }: CurrentContent, isSample: boolean): Rows {
	const chosen = (kind: keyof Rows) => backup[kind].filter((row) => (row.is_sample === true) === isSample);
	return { projects: chosen("projects"), blogs: chosen("blogs") };
}

function selectRedirects(rows: Rows, { backup }: CurrentContent): Content["redirects"] {
	const ids = new Set(kinds.flatMap((kind) => rows[kind].map(({ id }) => id)));
	return backup.redirects?.filter(({ row_id }) => ids.has(row_id));
}

/** Downloads the backup when this browser has no room for it. */
async function backUp({ backup }: CurrentContent): Promise<boolean> {
	try {
		await storeSafetyCopy(backup);
		return false;
	} catch (error) {
		logFailure(`${LOG_PREFIX}: samples`, error);
		downloadBackup(backup);
		return true;
	}
}

const FAILED = "The samples were not removed";

function reportWriteError(error: unknown): void {
	const { problem, message } = error instanceof RestoreFailed ? error : new RestoreFailed("unreachable", String(error));
	if (problem === "denied") void checkSession();
	const text = problem === "changed" ? "Someone changed the database in the meantime. Please try again." : message;
	reportProblem("samples", problem === "unreachable" ? "We couldn't confirm the removal" : FAILED, text, error);
}
