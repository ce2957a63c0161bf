import * as z from "zod";
import { exactInstant } from "@/shared/lib/time/exact-instant";
import type { Backup } from "./backup-file";
import { LOCAL_KEYS, readLocal, writeLocal } from "./local-storage";

export const MAX_LOCAL_BACKUPS = 5;

export interface LocalBackup {
	place: number;
	timestamp: string | null;
	counts: { projects: number; blogs: number } | null;
	checksum: string | null;
	/** The stored JSON, for `readBackup`. It also identifies the backup, because each new backup changes the places. */
	text: string;
}

const record = z.looseObject({
	timestamp: z.optional(z.unknown()),
	projects: z.array(z.unknown()),
	blogs: z.array(z.unknown()),
	checksum: z.optional(z.unknown()),
});

/** The backups in this browser, newest first. What is null can't be read. */
export function listLocalBackups(): LocalBackup[] {
	return readHistory().map((entry, place) => {
		const parsed = record.safeParse(entry);
		const { timestamp, projects, blogs, checksum } = parsed.success ? parsed.data : {};
		return {
			place,
			timestamp: exactInstant(timestamp),
			counts: projects && blogs ? { projects: projects.length, blogs: blogs.length } : null,
			checksum: typeof checksum === "string" ? checksum : null,
			text: JSON.stringify(entry),
		};
	});
}

/** When this browser last kept or downloaded a backup; null if it never did. */
export function findLastBackupTime(): string | null {
	const dates = [exactInstant(readLocal(LOCAL_KEYS.download)), ...listLocalBackups().map(({ timestamp }) => timestamp)];
	return dates.reduce((newest, date) => (date !== null && (newest === null || date > newest) ? date : newest), null);
}

/** Remembers when a backup that was downloaded was made. Does nothing when the storage is full or blocked. */
export function rememberDownload(timestamp: string): void {
	try {
		writeLocal({ [LOCAL_KEYS.download]: timestamp });
	} catch {
		// The dashboard then shows the date of the backup before.
	}
}

/**
 * Stores a backup and removes the sixth newest, or the one before it if the sixth is the one that is `needed`.
 *
 * @throws DOMException when the storage is full; nothing changes then.
 */
export function storeBackup(backup: Backup, needed: Backup | null = null): void {
	const readTimestamp = (entry: unknown) => exactInstant(record.safeParse(entry).data?.timestamp);
	const isSpare = (entry: unknown) => needed === null || readTimestamp(entry) !== exactInstant(needed.timestamp);
	const history = [backup, ...readHistory()];
	if (history.length > MAX_LOCAL_BACKUPS) history.splice(history.findLastIndex(isSpare), 1);
	writeLocal({ [LOCAL_KEYS.history]: JSON.stringify(history), [LOCAL_KEYS.backup]: JSON.stringify(backup) });
}

/** Removes a backup, if this browser still has it. Throws DOMException. */
export function removeLocalBackup({ text }: LocalBackup): void {
	const history = readHistory();
	const place = history.findIndex((entry) => JSON.stringify(entry) === text);
	if (place >= 0) history.splice(place, 1);
	const latest = history[0];
	writeLocal({
		[LOCAL_KEYS.history]: JSON.stringify(history),
		[LOCAL_KEYS.backup]: latest === undefined ? null : JSON.stringify(latest),
	});
}

function readHistory(): unknown[] {
	const history = parseJson(readLocal(LOCAL_KEYS.history));
	if (Array.isArray(history) && history.length > 0) return history.slice(0, MAX_LOCAL_BACKUPS);
	const latest = readLocal(LOCAL_KEYS.backup);
	return latest === null ? [] : [parseJson(latest)];
}

function parseJson(text: string | null): unknown {
	if (text === null) return null;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
