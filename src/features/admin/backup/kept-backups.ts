import { toast } from "sonner";
import { type Backup, backupName, backupText } from "@/data/backup/backup-file";
import { localBackupText, removeLocalBackup } from "@/data/backup/local-backups";
import { saveFile } from "@/shared/lib/save-file";
import { localContentChanged } from "./local-content";
import { reportProblem } from "./notices";

const MEDIA_TYPE = "application/json";

/** Gives a backup to the person as a file. */
export function saveBackup(backup: Backup, text = backupText(backup)): void {
	const name = backupName(backup.timestamp);
	saveFile(name, MEDIA_TYPE, text);
	toast.success("Backup downloaded", { description: name });
}

/** Gives a kept backup to the person as it is, damaged or not. */
export function saveKept(place: number, timestamp: string | null): void {
	const text = localBackupText(place);
	if (text === null) {
		localContentChanged();
		return;
	}
	const name = timestamp ? backupName(timestamp) : "backup-damaged.json";
	saveFile(name, MEDIA_TYPE, text);
	toast.success("Backup downloaded", { description: name });
}

/** Takes a kept backup away. */
export function removeKept(place: number): void {
	try {
		removeLocalBackup(place);
	} catch (error) {
		reportProblem("backup", "Error", "This browser did not let the backup be removed.", error);
	}
	localContentChanged();
}
