import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { backupIssues, type CopiesOutcome, localIssues, readDatabase, storedIssues } from "@/data/backup/admin-backup";
import { type Backup, backupText, MAX_BYTES } from "@/data/backup/backup-file";
import { keepBackup, type LocalBackup } from "@/data/backup/local-backups";
import { BackupRefused, readBackup, UNREADABLE } from "@/data/backup/read-backup";
import type { Current } from "@/data/backup/restore";
import { forgetFailure, readingProblem, reportIssues, reportProblem, type StorageProblem, storageProblem } from "./backup-messages";
import { saveArchive, saveBackup } from "./local-backup-list";
import { localContentChanged, stateQuery, type useLocalCopies } from "./local-content";
import { isZip, NotRestored, type OpenedBackup, readArchiveFile } from "./read-archive";
import { askingBeforeReload, type TaskTools, useTask } from "./use-task";

export type BackupNote =
	| { kind: "not-kept"; problem: StorageProblem; text: string; backup: Backup }
	| { kind: "not-read"; problem: string; again: () => void }
	| { kind: "issues"; issues: string[] }
	| { kind: "not-restored"; issues: string[] };

const FAILED = ["Backup Failed", "Could not create backup. Please try again."] as const;

const LEFT = { description: "You left the page before the zip file was complete." };

async function issuesOf(stored: Backup, outcome: CopiesOutcome | null): Promise<string[]> {
	const local = localIssues().filter((issue) => outcome === "kept" || !issue.includes("is missing"));
	return [...local, ...(await backupIssues(new Date())), ...storedIssues(stored)];
}

/** @param copies local copies, which are checked too. */
export function useBackup(copies: ReturnType<typeof useLocalCopies>) {
	const client = useQueryClient();
	const { reading, run } = useTask();
	const [note, setNote] = useState<BackupNote | null>(null);
	/** The database content when it was last read. */
	const [seen, setSeen] = useState<{ state: string; checksum: string } | null>(null);

	const read = async ({ say, signal }: TaskTools): Promise<Current> => {
		const tell = say("Reading the database");
		tell();
		const current = await readDatabase(tell, signal);
		setSeen({ state: current.state, checksum: current.backup.checksum });
		client.setQueryData(stateQuery.queryKey, { ...current.backup.counts, state: current.state });
		return current;
	};
	/** Reads the database and passes it on; a failure shows a note with a retry. `isLong` work ends with a message when the admin leaves. */
	const withDatabase = (
		subject: "backup" | "integrity",
		use: (current: Current, tools: TaskTools) => void | Promise<void>,
		isLong = false,
	): Promise<void> =>
		run(async (tools) => {
			forgetFailure(subject);
			setNote(null);
			const work = async () => use(await read(tools), tools);
			try {
				await (isLong ? askingBeforeReload(work) : work());
			} catch (error) {
				if (tools.signal.aborted) return void (isLong && toast.message("Download canceled", LEFT));
				if (subject === "backup") reportProblem(subject, ...FAILED, error);
				else reportProblem(subject, "Error", "The database couldn't be checked. Please try again.", error);
				setNote({ kind: "not-read", problem: readingProblem(error), again: () => void withDatabase(subject, use, isLong) });
			}
		});
	const check = async ({ backup }: Current, { signal }: TaskTools) => {
		const issues = await issuesOf(backup, copies.outcome ?? (await copies.renew(signal)));
		if (issues.length === 0) return void toast.success("Data Integrity Check Passed", { description: "Your data is intact and valid." });
		reportIssues("integrity", "Data Integrity Issues Found", issues);
		setNote({ kind: "issues", issues });
	};

	return {
		reading,
		run,
		note,
		setNote,
		seen,
		create: () => void withDatabase("backup", ({ backup }) => keep(backup, setNote)),
		download: () => void withDatabase("backup", ({ backup }) => saveBackup(backup)),
		downloadAll: () => void withDatabase("backup", ({ backup }, tools) => saveAll(backup, tools, setNote), true),
		check: () => void withDatabase("integrity", check),
	};
}

type SetNote = (note: BackupNote | null) => void;

function keep(backup: Backup, setNote: SetNote): void {
	try {
		keepBackup(backup);
		toast.success("Backup Created", { description: "Your data has been backed up successfully." });
	} catch (error) {
		reportProblem("backup", ...FAILED, error);
		setNote({ kind: "not-kept", problem: storageProblem(error), text: backupText(backup), backup });
	}
	localContentChanged();
}

async function saveAll(backup: Backup, { say, signal }: TaskTools, setNote: SetNote): Promise<void> {
	const { archiveName, writeArchive } = await import("@/data/backup/archive");
	const tell = say("Packing the pictures");
	tell();
	const { blob, lost, incomplete } = await writeArchive(backup, tell, signal);
	saveArchive(archiveName(backup.timestamp), backup.timestamp, blob);
	const issues = [
		...lost.map((name) => `The picture “${name}” has no file, so the zip file lacks it.`),
		...incomplete.map((name) => `The picture “${name}” has lost its link card or a smaller copy, so the zip file lacks it, too.`),
	];
	if (issues.length > 0) setNote({ kind: "issues", issues });
}

/** Named as the source of a backup that isn't a file. */
export const IN_BROWSER = "saved in this browser";

/** Opens a backup for the dialog, or explains why it was refused. */
export function useOpening({ run, setNote }: Pick<ReturnType<typeof useBackup>, "run" | "setNote">) {
	const [opened, setOpened] = useState<OpenedBackup | null>(null);
	const open = (read: (tools: TaskTools) => Promise<OpenedBackup | null>) =>
		void run(async (tools) => {
			forgetFailure("restore");
			setNote(null);
			tools.say("Checking the backup")();
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
		openKept: (backup: LocalBackup) => open(() => readKeptBackup(backup)),
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
async function readKeptBackup({ text }: LocalBackup): Promise<OpenedBackup> {
	return { ...(await readBackup(text, new Date())), from: IN_BROWSER };
}
