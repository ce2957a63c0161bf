import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "sonner";
import { readDatabase, restoreDatabase } from "@/data/backup/admin-backup";
import { type Backup, serializeBackup } from "@/data/backup/backup-file";
import { listLocalBackups, storeBackup } from "@/data/backup/local-backups";
import { readBackup } from "@/data/backup/read-backup";
import { type CurrentContent, RestoreFailed, type RestoreReport, type SentRestore } from "@/data/backup/restore";
import type { RestoreMode } from "@/data/backup/restore-plan";
import { checkSession } from "@/data/session";
import { logFailure } from "@/features/admin/ui/failures";
import { formatDateTime } from "@/features/admin/ui/format";
import { dismissFailure, explainReadError, LOG_PREFIX, reportProblem, type StorageProblem, toStorageProblem } from "./backup-messages";
import { downloadBackup } from "./local-backup-list";
import { notifyLocalChange, renewCopies } from "./local-content";

/** Where the previous content is: in this browser (new or already there), in a file, or nowhere because there was none. */
export type SafetyCopy = "stored" | "downloaded" | "already-stored" | "not-needed";

/** Why the plan is shown again. */
export type PlanNotice = { kind: "problem"; text: string } | { kind: "looked-again"; sent: SentRestore };

export type RestoreStage =
	| { step: "reading"; read: number; total: number }
	| { step: "unread"; problem: string; notice: PlanNotice | null }
	| { step: "planned"; current: CurrentContent; notice: PlanNotice | null }
	/** The safety copy doesn't fit into this browser. */
	| { step: "no-room"; current: CurrentContent; problem: StorageProblem; text: string }
	| { step: "keeping" }
	| { step: "restoring" }
	/** No answer: only rereading the database shows the outcome. */
	| { step: "unknown"; problem: string; sent: SentRestore }
	| { step: "done"; report: RestoreReport; safety: SafetyCopy };

export const isWriting = ({ step }: RestoreStage): boolean => step === "keeping" || step === "restoring";

/** Reads the database, then restores a backup once the admin has confirmed the plan. */
export function useRestore(backup: Backup) {
	const client = useQueryClient();
	const { stage, setStage, readAgain } = useDatabaseState();

	const refresh = () => {
		void client.invalidateQueries();
		void renewCopies();
	};
	const send = async (mode: RestoreMode, current: CurrentContent, safety: SafetyCopy) => {
		setStage({ step: "restoring" });
		const sent = { mode, state: current.state, at: Date.now() };
		try {
			const report = await restoreDatabase(backup, mode, current);
			setStage({ step: "done", report, safety });
			toast.success("Data Restored", { description: `Backup of ${formatDateTime(backup.timestamp)}` });
			refresh();
		} catch (error) {
			const { problem, message } = error instanceof RestoreFailed ? error : new RestoreFailed("unreachable", String(error));
			reportProblem("restore", "Restore Failed", message, error);
			// Recheck the session, so that the session gate asks for the password.
			if (problem === "denied") void checkSession();
			const notice = { kind: "problem", text: message } as const;
			if (problem === "unreachable") setStage({ step: "unknown", problem: message, sent });
			else if (problem === "changed") await readAgain(notice);
			else setStage({ step: "planned", current, notice });
		}
	};
	const restore = async (mode: RestoreMode, current: CurrentContent) => {
		dismissFailure("restore");
		setStage({ step: "keeping" });
		let safety: SafetyCopy;
		try {
			safety = await storeSafetyCopy(current.backup, backup);
		} catch (error) {
			logFailure(`${LOG_PREFIX}: safety copy`, error);
			return setStage({ step: "no-room", current, problem: toStorageProblem(error), text: serializeBackup(current.backup) });
		}
		await send(mode, current, safety);
	};

	return {
		stage,
		restore: (mode: RestoreMode, current: CurrentContent) => void restore(mode, current),
		/** Downloads the safety copy, then continues the restore. */
		saveAndRestore: (mode: RestoreMode, current: CurrentContent, text: string) => {
			downloadBackup(current.backup, text);
			void send(mode, current, "downloaded");
		},
		tryAgain: (notice: PlanNotice | null) => {
			dismissFailure("restore");
			void readAgain(notice);
		},
		checkAgain: (sent: SentRestore) => {
			dismissFailure("restore");
			refresh();
			void readAgain({ kind: "looked-again", sent });
		},
	};
}

/** Reads the database for a plan; aborts when the dialog closes. */
function useDatabaseState() {
	const [stage, setStage] = useState<RestoreStage>({ step: "reading", read: 0, total: 0 });
	const reader = useRef<AbortController | null>(null);

	const readAgain = useCallback(async (notice: PlanNotice | null = null) => {
		reader.current?.abort();
		const next = new AbortController();
		reader.current = next;
		const { signal } = next;
		setStage({ step: "reading", read: 0, total: 0 });
		try {
			const current = await readDatabase((read, total) => setStage({ step: "reading", read, total }), signal);
			setStage({ step: "planned", current, notice });
		} catch (error) {
			if (signal.aborted) return;
			const problem = explainReadError(error);
			reportProblem("restore", "Restore Failed", problem, error);
			setStage({ step: "unread", problem, notice });
		}
	}, []);
	useEffect(() => {
		void readAgain();
		return () => reader.current?.abort();
	}, [readAgain]);
	return { stage, setStage, readAgain };
}

/**
 * Keeps the current content in this browser, unless the newest local backup holds it.
 *
 * @param wanted stays in this browser: its restore can fail.
 * @throws DOMException if storage is full or switched off.
 */
export async function storeSafetyCopy(backup: Backup, wanted: Backup | null = null): Promise<SafetyCopy> {
	if (backup.counts.projects + backup.counts.blogs === 0) return "not-needed";
	if (await isStored(backup)) return "already-stored";
	storeBackup(backup, wanted);
	notifyLocalChange();
	return "stored";
}

async function isStored({ checksum }: Backup): Promise<boolean> {
	const [newest] = listLocalBackups();
	if (newest?.checksum !== checksum) return false;
	// Don't trust the checksum of a damaged record.
	return readBackup(newest.text, new Date()).then(
		({ backup }) => backup.checksum === checksum,
		() => false,
	);
}
