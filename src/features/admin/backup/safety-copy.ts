import type { Backup } from "@/data/backup/backup-file";
import { keepBackup, listLocalBackups, openLocalBackup } from "@/data/backup/local-backups";
import { localContentChanged } from "./local-content";
import type { SafetyCopy } from "./restore-stage";

/**
 * Keeps what is there before a restore changes it. An empty database needs no copy, and neither does one that
 * the newest kept backup holds already, whole.
 *
 * @throws DOMException of a storage that is full or switched off; then nothing was changed.
 */
export async function keepSafetyCopy(backup: Backup): Promise<SafetyCopy> {
	if (backup.counts.projects + backup.counts.blogs === 0) return "empty";
	if (await isKept(backup)) return "there";
	keepBackup(backup);
	localContentChanged();
	return "kept";
}

async function isKept({ checksum }: Backup): Promise<boolean> {
	if (listLocalBackups()[0]?.checksum !== checksum) return false;
	// What a damaged record says of itself proves nothing.
	return openLocalBackup(0, new Date()).then(
		({ backup }) => backup.checksum === checksum,
		() => false,
	);
}
