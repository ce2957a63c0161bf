import type { Backup } from "./backup-file";
import { type Kind, kinds, type Rows } from "./columns";

export const LOCAL_KEYS = {
	backup: "admin_data_backup",
	history: "admin_backup_history",
	projects: "admin_projects",
	blogs: "admin_blogs",
	copied: "admin_copied_state",
	download: "admin_last_download",
} as const;

/** A text of local storage; null when it is missing or the storage is blocked. */
export function readLocal(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Whether the browser allows local storage. */
export function hasLocalStorage(): boolean {
	try {
		localStorage.getItem(LOCAL_KEYS.backup);
		return true;
	} catch {
		return false;
	}
}

/** Characters reserved for autosaves, so that a backup never displaces them. The largest post has 200 kB. */
const RESERVED_CHARACTERS = 256 * 1024;
const RESERVED_KEY = "admin_spare_room";

/** Writes all texts or none; null removes. Throws DOMException when the storage is full or blocked. */
export function writeLocal(texts: Record<string, string | null>): void {
	const oldTexts = Object.keys(texts).map((key): [string, string | null] => [key, localStorage.getItem(key)]);
	const needsMoreRoom = sumLengths(Object.values(texts)) > sumLengths(oldTexts.map(([, text]) => text));
	try {
		for (const [key, text] of Object.entries(texts)) writeItem(key, text);
		if (needsMoreRoom) writeItem(RESERVED_KEY, "x".repeat(RESERVED_CHARACTERS));
		localStorage.removeItem(RESERVED_KEY);
	} catch (error) {
		for (const [key] of oldTexts) localStorage.removeItem(key);
		for (const [key, text] of oldTexts) writeItem(key, text);
		throw error;
	}
}

const sumLengths = (texts: (string | null)[]): number => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

function writeItem(key: string, text: string | null): void {
	if (text === null) localStorage.removeItem(key);
	else localStorage.setItem(key, text);
}

type LocalCopy = { state: "missing" } | { state: "corrupted" } | { state: "whole"; rows: unknown[] };

/** The copy of projects or posts in this browser. */
export function readLocalCopy(kind: Kind): LocalCopy {
	const text = readLocal(LOCAL_KEYS[kind]);
	if (text === null) return { state: "missing" };
	try {
		const rows: unknown = JSON.parse(text);
		return Array.isArray(rows) && rows.every(isRow) ? { state: "whole", rows } : { state: "corrupted" };
	} catch {
		return { state: "corrupted" };
	}
}

/** Whether the local copies are complete and of this state of the database. */
export function areCopiesCurrent(state: string): boolean {
	return readLocal(LOCAL_KEYS.copied) === state && kinds.every((kind) => readLocalCopy(kind).state === "whole");
}

/** Stores the local copies; returns false when they don't fit, and the previous ones stay. */
export function storeCopies({ projects, blogs }: Backup, state: string): boolean {
	const rows: Rows = { projects, blogs };
	const texts = kinds.flatMap((kind): [string, string][] => {
		const copy = readLocalCopy(kind);
		// An empty table doesn't replace a copy with rows: it may be the last one, which a migration needs.
		const stays = rows[kind].length === 0 && copy.state === "whole" && copy.rows.length > 0;
		return stays ? [] : [[LOCAL_KEYS[kind], JSON.stringify(rows[kind])]];
	});
	try {
		writeLocal({ ...Object.fromEntries(texts), [LOCAL_KEYS.copied]: state });
		return true;
	} catch {
		return false;
	}
}

/** Removes the local copies on sign-out, because they contain drafts. Backups stay. */
export function removeCopies(): void {
	try {
		writeLocal({ [LOCAL_KEYS.projects]: null, [LOCAL_KEYS.blogs]: null, [LOCAL_KEYS.copied]: null });
	} catch {}
}

function isRow(row: unknown): boolean {
	return typeof row === "object" && row !== null && !Array.isArray(row) && "title" in row && typeof row.title === "string";
}
