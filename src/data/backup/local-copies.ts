import type { Backup } from "./backup-file";
import type { Kind, Rows } from "./columns";
import { kinds } from "./columns";
import { LOCAL_KEYS, readLocal, writeLocal } from "./local-keys";

/** What the local copy of one table is good for. */
export type LocalCopy = { state: "missing" } | { state: "corrupted" } | { state: "whole"; rows: unknown[] };

/** The local copy of one table. */
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

/** Whether the local copies are whole and of this state of the database. */
export function copiesAreOf(state: string): boolean {
	return readLocal(LOCAL_KEYS.copied) === state && kinds.every((kind) => readLocalCopy(kind).state === "whole");
}

/**
 * Renews the local copies from what was read of the database. An empty table takes no filled copy away: that copy may be the last one,
 * and is what a migration moves into a new database.
 *
 * @returns false where they do not fit or there is no storage; the former copies are then as they were.
 */
export function keepCopies({ projects, blogs }: Backup, state: string): boolean {
	const rows: Rows = { projects, blogs };
	const texts = kinds.flatMap((kind): [string, string][] => {
		const copy = readLocalCopy(kind);
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

/** Takes the local copies away, as signing out does: they hold drafts. Backups stay; a person made them on purpose. */
export function forgetCopies(): void {
	try {
		writeLocal({ [LOCAL_KEYS.projects]: null, [LOCAL_KEYS.blogs]: null, [LOCAL_KEYS.copied]: null });
	} catch {
		// Without storage there are none.
	}
}

function isRow(row: unknown): boolean {
	return typeof row === "object" && row !== null && !Array.isArray(row) && "title" in row && typeof row.title === "string";
}
