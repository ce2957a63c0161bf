import { MOST_BYTES } from "@/data/backup/backup-file";
import { openLocalBackup } from "@/data/backup/local-backups";
import { BackupRefused, type ReadBackup, readBackup } from "@/data/backup/read-backup";

/** A backup that a person has chosen, with where it comes from. */
export interface OpenedBackup extends ReadBackup {
	from: string;
}

/** Reads a file that a person has chosen. @throws BackupRefused. */
export async function openFile(file: File): Promise<OpenedBackup> {
	// Asked before it is read: a video that was chosen by mistake would fill the memory.
	if (file.size > MOST_BYTES) throw new BackupRefused([`It is larger than ${MOST_BYTES / 1024 / 1024} MB.`]);
	const text = await file.text().catch(() => {
		throw new BackupRefused(["The file cannot be read. Was it moved or deleted?"]);
	});
	return { ...(await readBackup(text, new Date())), from: file.name };
}

/** Reads a backup that this browser keeps. @throws BackupRefused. */
export async function openKept(place: number): Promise<OpenedBackup> {
	return { ...(await openLocalBackup(place, new Date())), from: "kept in this browser" };
}
