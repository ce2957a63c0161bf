import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "sonner";
import { backupIssues, type CopiesOutcome, localIssues, readDatabase, storedIssues } from "@/data/backup/admin-backup";
import type { PictureCopy } from "@/data/backup/archive";
import { type Backup, backupText, MAX_BYTES } from "@/data/backup/backup-file";
import { keepBackup, type LocalBackup } from "@/data/backup/local-backups";
import { filesOfPictures, showFiles } from "@/data/backup/picture-addresses";
import { BackupRefused, type ReadBackup, readBackup } from "@/data/backup/read-backup";
import type { Current } from "@/data/backup/restore";
import { pictureAddress } from "@/data/pictures/picture-address";
import { UploadFailed } from "@/data/pictures/upload";
import { queryClient } from "@/data/query-client";
import { RequestFailed } from "@/data/request-failed";
import { readSettingsRow } from "@/data/settings/repository";
import { agreesToPeriod } from "@/features/admin/list/retention-question";
import { uploadProblem } from "@/features/admin/media/upload-queue";
import { askEither } from "@/features/admin/ui/confirm";
import { counted } from "@/features/admin/ui/format";
import { forgetFailure, readingProblem, reportIssues, reportProblem, type StorageProblem, storageProblem } from "./backup-messages";
import { saveArchive, saveBackup } from "./local-backup-list";
import { localContentChanged, stateQuery, type useLocalCopies } from "./local-content";
import { type TaskTools, type Tell, useTask } from "./use-task";

export type BackupNote =
	| { kind: "not-kept"; problem: StorageProblem; text: string; backup: Backup }
	| { kind: "not-read"; problem: string; again: () => void }
	| { kind: "issues"; issues: string[] };

const FAILED = ["Backup Failed", "Could not create backup. Please try again."] as const;

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
	/** Reads the database and passes it on; a failure shows a note with a retry. */
	const withDatabase = (
		subject: "backup" | "integrity",
		use: (current: Current, tools: TaskTools) => void | Promise<void>,
	): Promise<void> =>
		run(async (tools) => {
			forgetFailure(subject);
			setNote(null);
			try {
				await use(await read(tools), tools);
			} catch (error) {
				if (tools.signal.aborted) return;
				if (subject === "backup") reportProblem(subject, ...FAILED, error);
				else reportProblem(subject, "Error", "The database couldn't be checked. Please try again.", error);
				setNote({ kind: "not-read", problem: readingProblem(error), again: () => void withDatabase(subject, use) });
			}
		});
	const saveAll = async ({ backup }: Current, { say, signal }: TaskTools) => {
		const { archiveName, writeArchive } = await import("@/data/backup/archive");
		const tell = say("Packing the pictures");
		tell();
		const { blob, lost } = await writeArchive(backup, tell, signal);
		saveArchive(archiveName(backup.timestamp), backup.timestamp, blob);
		if (lost.length > 0)
			setNote({ kind: "issues", issues: lost.map((name) => `The picture “${name}” has no file, so the zip file lacks it.`) });
	};
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
		create: () => void withDatabase("backup", keep),
		download: () => void withDatabase("backup", ({ backup }) => saveBackup(backup)),
		downloadAll: () => void withDatabase("backup", saveAll),
		check: () => void withDatabase("integrity", check),
	};
}

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
				setNote({ kind: "issues", issues });
			}
		});
	return {
		opened,
		openFile: (file: File) => open(async (tools) => ((await isZip(file)) ? readArchiveFile(file, tools) : readBackupFile(file))),
		openKept: (backup: LocalBackup) => open(() => readKeptBackup(backup)),
		close: () => setOpened(null),
	};
}

export interface OpenedBackup extends ReadBackup {
	from: string;
}

/** @throws BackupRefused. */
async function readBackupFile(file: File): Promise<OpenedBackup> {
	// Check the size first: a large file would fill the memory.
	if (file.size > MAX_BYTES) throw new BackupRefused([`This file is larger than ${MAX_BYTES / 1024 / 1024} MB.`]);
	const text = await file.text().catch(() => {
		throw new BackupRefused(["This file can't be read. Check that it wasn't moved or deleted."]);
	});
	return { ...(await readBackup(text, new Date())), from: file.name };
}

/** By the content, because downloads and mail programs change names. The name decides for a damaged file. */
async function isZip(file: File): Promise<boolean> {
	const start = await file
		.slice(0, 16)
		.text()
		.catch(() => "");
	return start.startsWith("PK") || (/\.zip$/i.test(file.name) && !/^\s*[{[]/.test(start));
}

/**
 * Offers to add what the site lacks of the rest of a zip, then opens its backup. Null when a question was closed or the backup is empty.
 *
 * @throws BackupRefused.
 */
async function readArchiveFile(file: File, { say, pause, signal }: TaskTools): Promise<OpenedBackup | null> {
	const { addLeads, addPictures, missingOf, openArchive, putSettings } = await import("@/data/backup/archive");
	const archive = await openArchive(file);
	const read = async (pictures: readonly PictureCopy[]) => {
		const show = showFiles(filesOfPictures(pictures, archive.files), pictureAddress);
		return { ...(await readBackup(archive.backup, new Date(), { change: show, mayBeEmpty: true })), from: file.name };
	};
	let opened = await read(archive.pictures);
	let leftOut: string[] = [];
	let hasBegun = false;
	let hasParts = false;
	try {
		const { pictures, leads, expired, settings } = await missingOf(archive, opened.backup.timestamp, signal);
		leftOut = leftOutText(expired);
		const offers = [
			{
				what: pictures.length > 0 ? counted(pictures.length, "picture") : null,
				detail: "Pages can't show pictures that aren't in the library or have no file.",
				add: (tell: Tell) => addPictures(archive, pictures, tell, signal),
				// Rows keep the addresses of pictures that this site doesn't get.
				leaveOut: async () => {
					opened = await read(archive.pictures.filter((picture) => !pictures.includes(picture)));
				},
			},
			{
				what: leads.length > 0 ? counted(leads.length, "lead") : null,
				detail: "This adds leads that aren't in the inbox. Leads that you deleted at the sender's request come back, too.",
				add: (tell: Tell) => addLeads(leads, tell, signal),
			},
			{
				what: settings ? "the settings" : null,
				detail: "The file has different settings. Restoring them replaces the current ones.",
				agrees: () => agreesToRestoredPeriod(settings?.lead_months, signal),
				add: async () => settings && putSettings(settings),
			},
		];
		for (const { what, detail, agrees, add, leaveOut } of offers) {
			if (what === null) continue;
			hasParts = true;
			pause();
			const isWanted = await askEither({ title: `Restore ${what} from the file?`, detail, action: "Restore", cancel: "Leave out" });
			const isAgreed = isWanted && agrees ? await agrees() : isWanted;
			if (isAgreed === null) return null;
			say("Checking the backup")();
			if (!isWanted) await leaveOut?.();
			if (!isAgreed) continue;
			const tell = say(`Restoring ${what}`);
			tell();
			hasBegun = true;
			// Also after a failure: a part of it can be there.
			await askingBeforeReload(() => add(tell)).finally(() => void queryClient.invalidateQueries());
			toast.success(`Restored ${what}`);
		}
	} catch (error) {
		if (error instanceof BackupRefused || (signal.aborted && !hasBegun)) throw error;
		const problem = signal.aborted ? "You left the page." : restoringProblem(error);
		throw new BackupRefused([`Part of the file wasn't restored: ${problem} Choose the file again to restore the rest.`]);
	}
	if (hasRows(opened.backup)) return { ...opened, warnings: [...opened.warnings, ...leftOut] };
	if (!hasParts) throw new BackupRefused([NOTHING_ELSE, ...leftOut]);
	for (const text of leftOut) toast.message(text);
	return null;
}

const NOTHING_ELSE = "This file has no projects or posts, and the site already has everything else in it.";
const hasRows = ({ projects, blogs }: Backup): boolean => projects.length + blogs.length > 0;

/** Makes the browser ask before a reload leaves a part out. */
async function askingBeforeReload(work: () => Promise<unknown>): Promise<void> {
	const ask = (event: BeforeUnloadEvent) => event.preventDefault();
	window.addEventListener("beforeunload", ask);
	try {
		await work();
	} finally {
		window.removeEventListener("beforeunload", ask);
	}
}

function restoringProblem(error: unknown): string {
	if (error instanceof UploadFailed) return uploadProblem(error).text;
	const isRefused = error instanceof RequestFailed && error.status >= 400 && error.status < 500 && ![401, 403].includes(error.status);
	return isRefused ? "The database refused a part." : readingProblem(error);
}

/** What the admin reads about leads of a file that the site would delete again. */
function leftOutText(expired: number): string[] {
	if (expired === 0) return [];
	const [were, are] = expired === 1 ? ["was", "It is"] : ["were", "They are"];
	return [`${counted(expired, "lead")} of the file ${were} left out. ${are} past the period after which the site deletes leads.`];
}

/** Asks the admin if a new period for leads would delete some of them. Null when the admin closes the question. */
async function agreesToRestoredPeriod(months: string | null | undefined, signal: AbortSignal): Promise<boolean | null> {
	if (!months || months === (await readSettingsRow(signal)).lead_months) return true;
	return agreesToPeriod(Number(months), true);
}

/** @throws BackupRefused. */
async function readKeptBackup({ text }: LocalBackup): Promise<OpenedBackup> {
	return { ...(await readBackup(text, new Date())), from: "saved in this browser" };
}
