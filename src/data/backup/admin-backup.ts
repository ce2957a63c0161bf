import { adminClient } from "../admin-client";
import { tellOtherTabs } from "../admin-rows/admin-rows";
import { confirmAdministrator } from "../admin-rows/requests";
import { POSTS_CHANGED_KEY } from "../posts/queries";
import { PROJECTS_CHANGED_KEY } from "../projects/queries";
import { type Content, kinds } from "./columns";
import { listLocalBackups } from "./local-backups";
import { areCopiesCurrent, readLocalCopy, storeCopies } from "./local-storage";
import { type LocalContent, type MigrationReport, migrateLocalContent } from "./migration";
import { BackupRefused, readBackup, shortenIssues, validateRedirects, validateRows } from "./read-backup";
import { type CurrentContent, RestoreFailed, type RestoreReport, readCurrentContent, restore } from "./restore";
import type { RestoreMode } from "./restore-plan";
import { type ContentState, PAGE_TIMEOUT_MS, readContentState } from "./stored-rows";

const names = { projects: "Projects", blogs: "Blogs" };

/** Problems of the copies of projects and posts in this browser, in sentences. */
export function findLocalIssues(): string[] {
	return kinds.flatMap((kind) => {
		const { state } = readLocalCopy(kind);
		if (state === "missing") return [`${names[kind]} data is missing from localStorage`];
		return state === "corrupted" ? [`${names[kind]} data is corrupted`] : [];
	});
}

/** Database rows that no backup could be restored with. */
export function findDatabaseIssues(rows: Content): string[] {
	const issues: string[] = [];
	for (const kind of kinds) validateRows(kind, rows[kind], issues);
	validateRedirects(rows.redirects ?? [], rows, issues);
	return shortenIssues(issues.map((issue) => `In the database: ${issue}`));
}

/** Problems of the backups in this browser. A backup of an empty database is valid. */
export async function findBackupIssues(now: Date): Promise<string[]> {
	const issues: string[] = [];
	for (const { place, timestamp, counts, text } of listLocalBackups()) {
		if (counts && counts.projects + counts.blogs === 0) continue;
		try {
			await readBackup(text, now);
		} catch (error) {
			if (!(error instanceof BackupRefused)) throw error;
			issues.push(`Backup ${place + 1}${timestamp ? ` of ${timestamp.slice(0, 16).replace("T", " ")} UTC` : ""}: ${error.message}`);
		}
	}
	return issues;
}

const MAX_COPIED = 3000;

/** How much the database has. Throws DataTimeout, RequestFailed. */
export function readDatabaseState(signal?: AbortSignal): Promise<ContentState> {
	return readContentState(adminClient(), signal);
}

/** The whole content as a backup. Throws ContentChangedWhileReading, DataTimeout; RequestFailed, also when the account isn't the administrator's. */
export async function readDatabase(progress?: (read: number, total: number) => void, signal?: AbortSignal): Promise<CurrentContent> {
	const current = await readCurrentContent(adminClient(), new Date(), progress, signal);
	await confirmAdministrator(signal, PAGE_TIMEOUT_MS);
	return current;
}

/** Restores rows in one transaction and refreshes open pages. Throws RestoreFailed. */
export function restoreDatabase(wanted: Content, mode: RestoreMode, current: CurrentContent): Promise<RestoreReport> {
	return refreshPagesAfter(restore(adminClient(), wanted, mode, current));
}

/** Moves this browser's content into a database without projects. Throws BackupRefused, RestoreFailed. */
export function migrateIntoDatabase(content: LocalContent): Promise<MigrationReport> {
	return refreshPagesAfter(migrateLocalContent(adminClient(), content, new Date()));
}

/** Refreshes open pages, also when the answer was lost: the rows can be in the database. */
async function refreshPagesAfter<Report>(writing: Promise<Report>): Promise<Report> {
	try {
		const report = await writing;
		refreshOpenPages();
		return report;
	} catch (error) {
		if (error instanceof RestoreFailed && error.problem === "unreachable") refreshOpenPages();
		throw error;
	}
}

export type CopiesOutcome = "kept" | "too-many" | "no-room";

/** Updates the local copies when the database has changed. Throws ContentChangedWhileReading, DataTimeout, RequestFailed. */
export async function refreshCopies(signal?: AbortSignal): Promise<CopiesOutcome> {
	const { projects, blogs, state } = await readDatabaseState(signal);
	if (areCopiesCurrent(state)) return "kept";
	if (projects + blogs > MAX_COPIED) return "too-many";
	const current = await readDatabase(undefined, signal);
	return storeCopies(current.backup, current.state) ? "kept" : "no-room";
}

function refreshOpenPages(): void {
	for (const key of [PROJECTS_CHANGED_KEY, POSTS_CHANGED_KEY]) tellOtherTabs(key);
}
