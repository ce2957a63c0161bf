import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { type CopiesOutcome, readDatabase } from "@/data/backup/admin-backup";
import { type Backup, backupText } from "@/data/backup/backup-file";
import { backupIssues, localIssues, storedIssues } from "@/data/backup/integrity";
import { keepBackup } from "@/data/backup/local-backups";
import type { Current } from "@/data/backup/restore";
import { stateQuery } from "./content-state";
import { readingProblem, type StorageProblem, storageProblem } from "./failures";
import { saveBackup } from "./kept-backups";
import { localContentChanged } from "./local-content";
import { forgetFailure, reportIssues, reportProblem } from "./notices";
import type { useLocalCopies } from "./use-local-copies";
import { type TaskTools, useTask } from "./use-task";

/** What the panel says until it is dismissed or something else is done. */
export type BackupNote =
	| { kind: "not-kept"; problem: StorageProblem; text: string; backup: Backup }
	| { kind: "not-read"; problem: string; again: () => void }
	| { kind: "issues"; issues: string[] };

const FAILED = ["Backup Failed", "Could not create backup. Please try again."] as const;

/** What is wrong in this browser and in the database. Where there is no room for copies, that there are none is no fault. */
async function issuesOf(stored: Backup, outcome: CopiesOutcome | null): Promise<string[]> {
	const local = localIssues().filter((issue) => outcome === "kept" || !issue.includes("is missing"));
	return [...local, ...(await backupIssues(new Date())), ...storedIssues(stored)];
}

/** Everything that the panel does with backups, one thing at a time. @param copies of this browser, which are checked, too. */
export function useBackup(copies: ReturnType<typeof useLocalCopies>) {
	const client = useQueryClient();
	const { reading, run } = useTask();
	const [note, setNote] = useState<BackupNote | null>(null);
	/** What the database was when it was read last. */
	const [seen, setSeen] = useState<{ state: string; checksum: string } | null>(null);

	const read = async ({ say, signal }: TaskTools): Promise<Current> => {
		const tell = say("Reading the database");
		tell();
		const current = await readDatabase(tell, signal);
		setSeen({ state: current.state, checksum: current.backup.checksum });
		client.setQueryData(stateQuery.queryKey, { ...current.backup.counts, state: current.state });
		return current;
	};
	const keep = ({ backup }: Current) => {
		try {
			keepBackup(backup);
			toast.success("Backup Created", { description: "Your data has been backed up successfully." });
		} catch (error) {
			reportProblem("backup", ...FAILED, error);
			setNote({ kind: "not-kept", problem: storageProblem(error), text: backupText(backup), backup });
		}
		localContentChanged();
	};
	/** Reads everything and does something with it; a failure to read leaves a note with the way to try again. */
	const withDatabase = (
		subject: "backup" | "integrity",
		use: (current: Current, signal: AbortSignal) => void | Promise<void>,
	): Promise<void> =>
		run(async (tools) => {
			forgetFailure(subject);
			setNote(null);
			try {
				await use(await read(tools), tools.signal);
			} catch (error) {
				if (tools.signal.aborted) return;
				if (subject === "backup") reportProblem(subject, ...FAILED, error);
				else reportProblem(subject, "Error", "The database could not be checked. Please try again.", error);
				setNote({ kind: "not-read", problem: readingProblem(error), again: () => void withDatabase(subject, use) });
			}
		});
	const check = async ({ backup }: Current, signal: AbortSignal) => {
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
		create: () => void withDatabase("backup", keep),
		download: () => void withDatabase("backup", ({ backup }) => saveBackup(backup)),
		check: () => void withDatabase("integrity", check),
	};
}
