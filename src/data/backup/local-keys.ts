/** Keys of local storage. */
export const LOCAL_KEYS = {
	/** The latest backup: one record. */
	backup: "admin_data_backup",
	/** The latest five, newest first: a list of records. */
	history: "admin_backup_history",
	/** The local copy of the projects: a list of rows. */
	projects: "admin_projects",
	/** The local copy of the posts: a list of rows. */
	blogs: "admin_blogs",
	/** Fingerprint of the database that the local copies are of. */
	copied: "admin_copied_state",
} as const;

/** A text of local storage; null where there is none, or no storage. */
export function readLocal(key: string): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** Whether this browser lets the page read its storage. */
export function hasLocalStorage(): boolean {
	try {
		localStorage.getItem(LOCAL_KEYS.backup);
		return true;
	} catch {
		return false;
	}
}

/** Characters reserved for form drafts, so a backup never displaces them. The largest post has 200 kB. */
const SPARE = 256 * 1024;
const SPARE_KEY = "admin_spare_room";

/**
 * Writes texts, all of them or none: what was there stays when one does not fit beside the drafts of forms. A null removes.
 *
 * @throws DOMException of the storage that is full or switched off.
 */
export function writeLocal(texts: Record<string, string | null>): void {
	const before = Object.keys(texts).map((key): [string, string | null] => [key, localStorage.getItem(key)]);
	const grows = lengthOf(Object.values(texts)) > lengthOf(before.map(([, text]) => text));
	try {
		for (const [key, text] of Object.entries(texts)) put(key, text);
		if (grows) put(SPARE_KEY, "x".repeat(SPARE));
		localStorage.removeItem(SPARE_KEY);
	} catch (error) {
		// First all that takes room away, so that what was there fits again.
		for (const [key] of before) localStorage.removeItem(key);
		for (const [key, text] of before) put(key, text);
		throw error;
	}
}

const lengthOf = (texts: (string | null)[]): number => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0);

function put(key: string, text: string | null): void {
	if (text === null) localStorage.removeItem(key);
	else localStorage.setItem(key, text);
}
