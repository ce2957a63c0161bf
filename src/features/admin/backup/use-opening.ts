import { useState } from "react";
import { BackupRefused } from "@/data/backup/read-backup";
import { forgetFailure, reportIssues } from "./notices";
import { type OpenedBackup, openFile, openKept } from "./open-backup";
import type { useBackup } from "./use-backup";

/** Opens a backup for the dialog; one that is refused is explained, and nothing is written. */
export function useOpening({ run, setNote }: Pick<ReturnType<typeof useBackup>, "run" | "setNote">) {
	const [opened, setOpened] = useState<OpenedBackup | null>(null);
	const open = (read: () => Promise<OpenedBackup>) =>
		void run(async ({ say }) => {
			forgetFailure("restore");
			setNote(null);
			say("Checking the backup")();
			try {
				setOpened(await read());
			} catch (error) {
				const issues = error instanceof BackupRefused ? error.issues : [`It could not be checked: ${String(error)}.`];
				reportIssues("restore", "Restore Failed", issues);
				setNote({ kind: "issues", issues });
			}
		});
	return {
		opened,
		openFile: (file: File) => open(() => openFile(file)),
		openKept: (place: number) => open(() => openKept(place)),
		close: () => setOpened(null),
	};
}
