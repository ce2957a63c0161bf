import * as z from "zod";
import { exactInstant } from "@/shared/lib/exact-instant";
import type { Backup } from "./backup-file";
import { LOCAL_KEYS, readLocal, writeLocal } from "./local-keys";
import { BackupRefused, type ReadBackup, readBackup } from "./read-backup";

/** Backups that this browser keeps. */
export const KEPT_BACKUPS = 5;

/** A backup of this browser as a list shows it. What it holds is checked when it is restored. */
export interface LocalBackup {
	/** Place in the history, 0 for the newest. */
	place: number;
	/** ISO 8601; null where the record does not say it. */
	timestamp: string | null;
	/** Null where the record is damaged. */
	counts: { projects: number; blogs: number } | null;
	checksum: string | null;
	/** Characters that it takes. */
	size: number;
}

const record = z.looseObject({
	timestamp: z.optional(z.unknown()),
	projects: z.array(z.unknown()),
	blogs: z.array(z.unknown()),
	checksum: z.optional(z.unknown()),
});

/** The backups of this browser, newest first, at most five. A damaged one is there, too, so that it is seen. */
export function listLocalBackups(): LocalBackup[] {
	return readHistory().map((entry, place) => {
		const parsed = record.safeParse(entry);
		const { timestamp, projects, blogs, checksum } = parsed.success ? parsed.data : {};
		return {
			place,
			timestamp: exactInstant(timestamp),
			counts: projects && blogs ? { projects: projects.length, blogs: blogs.length } : null,
			checksum: typeof checksum === "string" ? checksum : null,
			size: JSON.stringify(entry).length,
		};
	});
}

/**
 * Keeps a backup under the specified keys: as the latest one, and in the history, of which the newest five stay.
 *
 * @throws DOMException of a storage that is full or switched off; then everything is as it was.
 */
export function keepBackup(backup: Backup): void {
	const history = [backup, ...readHistory()].slice(0, KEPT_BACKUPS);
	writeLocal({ [LOCAL_KEYS.history]: JSON.stringify(history), [LOCAL_KEYS.backup]: JSON.stringify(backup) });
}

/** Removes one backup from the history, to make room; the latest record goes with the newest one. @throws DOMException. */
export function removeLocalBackup(place: number): void {
	const history = readHistory().filter((_entry, index) => index !== place);
	const latest = history[0];
	writeLocal({
		[LOCAL_KEYS.history]: JSON.stringify(history),
		[LOCAL_KEYS.backup]: latest === undefined ? null : JSON.stringify(latest),
	});
}

/**
 * Reads one backup of the history whole, with every check that a file gets.
 *
 * @throws BackupRefused.
 */
export function openLocalBackup(place: number, now: Date): Promise<ReadBackup> {
	const entry = readHistory()[place];
	if (entry === undefined) return Promise.reject(new BackupRefused(["It is not in this browser any more."]));
	return readBackup(JSON.stringify(entry), now);
}

/** The text of one backup of the history as it is kept, damaged or not; null when it is gone. */
export function localBackupText(place: number): string | null {
	const entry = readHistory()[place];
	return entry === undefined ? null : JSON.stringify(entry);
}

/** The history; where only the latest record is there, that one. */
function readHistory(): unknown[] {
	const history = parsed(readLocal(LOCAL_KEYS.history));
	if (Array.isArray(history) && history.length > 0) return history.slice(0, KEPT_BACKUPS);
	const latest = readLocal(LOCAL_KEYS.backup);
	return latest === null ? [] : [parsed(latest)];
}

/** The value of a JSON text; of damaged JSON the text itself. */
function parsed(text: string | null): unknown {
	if (text === null) return null;
	try {
		return JSON.parse(text);
	} catch {
		return text;
	}
}
