import type { Rows } from "./columns";
import { kinds } from "./columns";
import { listLocalBackups, openLocalBackup } from "./local-backups";
import { readLocalCopy } from "./local-copies";
import { BackupRefused, readRows, shortened } from "./read-backup";

const names = { projects: "Projects", blogs: "Blogs" };

/** What is wrong with the local copies. */
export function localIssues(): string[] {
	return kinds.flatMap((kind) => {
		const { state } = readLocalCopy(kind);
		if (state === "missing") return [`${names[kind]} data is missing from localStorage`];
		return state === "corrupted" ? [`${names[kind]} data is corrupted`] : [];
	});
}

/** What is wrong with the rows of the database: rows that no backup could be restored with. */
export function storedIssues(rows: Rows): string[] {
	const issues: string[] = [];
	for (const kind of kinds) readRows(kind, rows[kind], issues);
	return shortened(issues.map((issue) => `In the database: ${issue}`));
}

/** What is wrong with the backups that this browser keeps. */
export async function backupIssues(now: Date): Promise<string[]> {
	const issues: string[] = [];
	for (const { place, timestamp, counts } of listLocalBackups()) {
		// A backup of an empty database is valid.
		if (counts && counts.projects + counts.blogs === 0) continue;
		try {
			await openLocalBackup(place, now);
		} catch (error) {
			if (!(error instanceof BackupRefused)) throw error;
			issues.push(`Backup ${place + 1}${timestamp ? ` of ${timestamp.slice(0, 16).replace("T", " ")} UTC` : ""}: ${error.message}`);
		}
	}
	return issues;
}
