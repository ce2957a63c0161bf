import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type CopiesOutcome, findBackupIssues, findDatabaseIssues, findLocalIssues, readDatabase } from "@/data/backup/admin-backup";
import { type Backup, MAX_BYTES, serializeBackup } from "@/data/backup/backup-file";
import { type LocalBackup, storeBackup } from "@/data/backup/local-backups";
import { BackupRefused, readBackup, UNREADABLE } from "@/data/backup/read-backup";
import type { CurrentContent } from "@/data/backup/restore";
import { dismissFailure, explainReadError, reportIssues, reportProblem, type StorageProblem, toStorageProblem } from "./backup-messages";
import { downloadArchive, downloadBackup } from "./local-backup-list";
import { notifyLocalChange, stateQuery, type useLocalCopies } from "./local-content";
import { isZip, NotRestored, type OpenedBackup, readArchiveFile } from "./read-archive";
import { type TaskTools, useTask, withReloadWarning } from "./use-task";

export type BackupNote =
	| { kind: "not-kept"; problem: StorageProblem; text: string; backup: Backup }
	| { kind: "not-read"; problem: string; again: () => void }
	| { kind: "issues"; issues: string[] }
	| { kind: "not-restored"; issues: string[] };

const FAILED = ["Backup Failed", "Could not create backup. Please try again."] as const;

const LEFT = { description: "You left the page before the zip file was complete." };

async function findIssues(stored: Backup, outcome: CopiesOutcome | null): Promise<string[]> {
	const local = findLocalIssues().filter((issue) => outcome === "kept" || !issue.includes("is missing"));
	return [...local, ...(await findBackupIssues(new Date())), ...findDatabaseIssues(stored)];
}

/** @param copies local copies, which are checked too. */
export function useBackup(copies: ReturnType<typeof useLocalCopies>) {
	const client = useQueryClient();
	const { progress, run } = useTask();
	const [note, setNote] = useState<BackupNote | null>(null);
	/** The database content when it was last read. */
	const [lastRead, setLastRead] = useState<{ state: string; checksum: string } | null>(null);

	const read = async ({ startStep, signal }: TaskTools): Promise<CurrentContent> => {
		const report = startStep("Reading the database");
		report();
		const current = await readDatabase(report, signal);
		setLastRead({ state: current.state, checksum: current.backup.checksum });
		client.setQueryData(stateQuery.queryKey, { ...current.backup.counts, state: current.state });
		return current;
	};
	/** Reads the database and passes it on; a failure shows a note with a retry. `isLong` work ends with a message when the admin leaves. */
	const withDatabase = (
		subject: "backup" | "integrity",
		use: (current: CurrentContent, tools: TaskTools) => void | Promise<void>,
		isLong = false,
	): Promise<void> =>
		run(async (tools) => {
			dismissFailure(subject);
			setNote(null);
			const work = async () => use(await read(tools), tools);
			try {
				await (isLong ? withReloadWarning(work) : work());
			} catch (error) {
				if (tools.signal.aborted) return void (isLong && toast.message("Download canceled", LEFT));
				if (subject === "backup") reportProblem(subject, ...FAILED, error);
				else reportProblem(subject, "Error", "The database couldn't be checked. Please try again.", error);
				setNote({ kind: "not-read", problem: explainReadError(error), again: () => void withDatabase(subject, use, isLong) });
			}
		});
	const check = async ({ backup }: CurrentContent, { signal }: TaskTools) => {
		const issues = await findIssues(backup, copies.outcome ?? (await copies.renew(signal)));
		if (issues.length === 0) return void toast.success("Data Integrity Check Passed", { description: "Your data is intact and valid." });
		reportIssues("integrity", "Data Integrity Issues Found", issues);
		setNote({ kind: "issues", issues });
	};

	return {
		progress,
		run,
		note,
		setNote,
		lastRead,
		create: () => void withDatabase("backup", ({ backup }) => storeNewBackup(backup, setNote)),
		download: () => void withDatabase("backup", ({ backup }) => downloadBackup(backup)),
		downloadAll: () => void withDatabase("backup", ({ backup }, tools) => downloadEverything(backup, tools, setNote), true),
		check: () => void withDatabase("integrity", check),
	};
}

type SetNote = (note: BackupNote | null) => void;

function storeNewBackup(backup: Backup, setNote: SetNote): void {
	try {
		storeBackup(backup);
		toast.success("Backup Created", { description: "Your data has been backed up successfully." });
	} catch (error) {
		reportProblem("backup", ...FAILED, error);
		setNote({ kind: "not-kept", problem: toStorageProblem(error), text: serializeBackup(backup), backup });
	}
	notifyLocalChange();
}

async function downloadEverything(backup: Backup, { startStep, signal }: TaskTools, setNote: SetNote): Promise<void> {
	const { getArchiveName, writeArchive } = await import("@/data/backup/archive");
	const report = startStep("Packing the pictures");
	report();
	const { blob, lost, incomplete } = await writeArchive(backup, report, signal);
	downloadArchive(getArchiveName(backup.timestamp), backup.timestamp, blob);
	const issues = [
		...lost.map((name) => `The picture “${name}” has no file, so the zip file lacks it.`),
		...incomplete.map((name) => `The picture “${name}” has lost its link card or a smaller copy, so the zip file lacks it, too.`),
	];
	if (issues.length > 0) setNote({ kind: "issues", issues });
}

/** Named as the source of a backup that isn't a file. */
export const IN_BROWSER = "saved in this browser";

/** Opens a backup for the dialog, or explains why it was refused. */
export function useOpenedBackup({ run, setNote }: Pick<ReturnType<typeof useBackup>, "run" | "setNote">) {
	const [opened, setOpened] = useState<OpenedBackup | null>(null);
	const open = (read: (tools: TaskTools) => Promise<OpenedBackup | null>) =>
		void run(async (tools) => {
			dismissFailure("restore");
			setNote(null);
			tools.startStep("Checking the backup")();
			try {
				setOpened(await read(tools));
			} catch (error) {
				if (tools.signal.aborted && !(error instanceof BackupRefused)) return;
				const issues = error instanceof BackupRefused ? error.issues : [`The backup couldn't be checked: ${String(error)}.`];
				reportIssues("restore", "Restore Failed", issues);
				setNote({ kind: error instanceof BackupRefused && !(error instanceof NotRestored) ? "issues" : "not-restored", issues });
			}
		});
	return {
		opened,
		openFile: (file: File) => open(async (tools) => ((await isZip(file)) ? readArchiveFile(file, tools) : readBackupFile(file))),
		openLocal: (backup: LocalBackup) => open(() => readLocalBackup(backup)),
		close: () => setOpened(null),
	};
}

/** @throws BackupRefused. */
async function readBackupFile(file: File): Promise<OpenedBackup> {
	// Check the size first: a large file would fill the memory.
	if (file.size > MAX_BYTES) throw new BackupRefused([`This file is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);
	const text = await file.text().catch(() => {
		throw new BackupRefused([UNREADABLE]);
	});
	return { ...(await readBackup(text, new Date())), from: file.name };
}

/** @throws BackupRefused. */
async function readLocalBackup({ text }: LocalBackup): Promise<OpenedBackup> {
	return { ...(await readBackup(text, new Date())), from: IN_BROWSER };
}
