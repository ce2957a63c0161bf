import { useQueryClient } from "@tanstack/react-query";

import { toast } from "sonner";
import { restoreDatabase } from "@/data/backup/admin-backup";
import { type Backup, backupText } from "@/data/backup/backup-file";
import type { Current } from "@/data/backup/restore";
import type { RestoreMode } from "@/data/backup/restore-plan";
import { RestoreFailed } from "@/data/backup/send-restore";
import { checkSession } from "@/data/session";
import { logFailure } from "../list/row-failures";
import { momentText } from "./backup-words";
import { storageProblem } from "./failures";
import { saveBackup } from "./kept-backups";
import { forgetFailure, LOG, reportProblem } from "./notices";
import type { PlanNotice, SafetyCopy } from "./restore-stage";
import { keepSafetyCopy } from "./safety-copy";
import { renewCopies } from "./use-local-copies";
import { useLook } from "./use-look";

/** Reads what is there, and restores a backup over it when a person has seen what that changes. */
export function useRestore(wanted: Backup) {
	const client = useQueryClient();
	const { stage, setStage, look } = useLook();

	/** Whatever shows rows reads them again, and so do this browser's copies. */
	const refresh = () => {
		void client.invalidateQueries();
		void renewCopies();
	};
	const send = async (mode: RestoreMode, current: Current, safety: SafetyCopy) => {
		setStage({ step: "restoring" });
		try {
			const report = await restoreDatabase(wanted, mode, current);
			setStage({ step: "done", report, safety });
			toast.success("Data Restored", { description: `Backup of ${momentText(wanted.timestamp)}` });
			refresh();
		} catch (error) {
			const { problem, message } = error instanceof RestoreFailed ? error : new RestoreFailed("unreachable", String(error));
			reportProblem("restore", "Restore Failed", message, error);
			// The gate of the administration asks for the password where the server no longer takes the session.
			if (problem === "denied") void checkSession();
			const notice = { kind: "problem", text: message } as const;
			if (problem === "unreachable") setStage({ step: "unknown", problem: message });
			else if (problem === "changed") await look(notice);
			else setStage({ step: "planned", current, notice });
		}
	};
	const restore = async (mode: RestoreMode, current: Current) => {
		forgetFailure("restore");
		setStage({ step: "keeping" });
		let safety: SafetyCopy;
		try {
			safety = await keepSafetyCopy(current.backup);
		} catch (error) {
			logFailure(`${LOG}: safety copy`, error);
			return setStage({ step: "no-room", current, problem: storageProblem(error), text: backupText(current.backup) });
		}
		await send(mode, current, safety);
	};

	return {
		stage,
		restore: (mode: RestoreMode, current: Current) => void restore(mode, current),
		/** The copy of what is there goes into a file, and only then the restore goes on. */
		saveAndRestore: (mode: RestoreMode, current: Current, text: string) => {
			saveBackup(current.backup, text);
			void send(mode, current, "saved");
		},
		tryAgain: (notice: PlanNotice | null) => void look(notice),
		lookAgain: () => {
			refresh();
			void look({ kind: "looked-again" });
		},
	};
}
