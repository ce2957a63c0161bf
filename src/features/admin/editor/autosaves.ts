import { deleteRecord, deleteRecordsBefore, putRecord, readRecords } from "./autosave-database";

/** The unsaved text of a form, in this browser. */
export interface Autosave {
	/** Each opened form has its own, so that two tabs don't overwrite each other's text. */
	id: string;
	/** For a new row: the id that it will get. */
	rowId: string;
	/** The version that the changes are based on; null for a new row. */
	version: number | null;
	at: string;
	shape: number;
	form: unknown;
}

/** An autosave is read only by the same account, for the same table and row. */
export interface AutosavePlace {
	owner: string;
	table: string;
	/** Id of the row, or "new". */
	row: string;
}

// In characters: a post can have 200 kB, and local storage takes about 5,000,000 in all.
const MAX_LENGTH = 1_000_000;
const KEEP_DAYS = 60;
// An earlier name, under which browsers already have texts.
const PREFIX = "studio-draft/";

const getKey = (place: AutosavePlace, id: string) =>
	`${PREFIX}${[place.owner.toLowerCase(), place.table, place.row, id].map(encodeURIComponent).join("/")}`;

const oldestKept = () => Date.now() - KEEP_DAYS * 86_400_000;

/**
 * Stores an autosave in local storage and IndexedDB, and deletes those older than two months. Returns false when local storage
 * is off or full, or the text too long for it: IndexedDB can still take it, but answers too late for a closing page.
 */
export function keepAutosave(place: AutosavePlace, autosave: Autosave): boolean {
	const text = JSON.stringify(autosave);
	const key = getKey(place, autosave.id);
	// Chromium writes local storage to disk up to a minute late, so a crash would lose the last text there.
	putRecord({ key, at: Date.parse(autosave.at), text });
	if (text.length > MAX_LENGTH) return false;
	try {
		const oldest = oldestKept();
		for (const { key: other, at } of listAutosaves()) if (at < oldest) localStorage.removeItem(other);
		localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

export function dropAutosave(place: AutosavePlace, id: string): void {
	const key = getKey(place, id);
	deleteRecord(key);
	// Chromium may still have the text on its disk, and a crash would bring it back. A full disk can refuse the note, so the record goes first.
	putRecord({ key, at: Date.now(), text: null });
	removeItem(key);
}

function removeItem(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {}
}

/** The autosaves in local storage, newest first. */
export function readAutosaves(place: AutosavePlace): Autosave[] {
	try {
		const prefix = getKey(place, "");
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(prefix))
			.flatMap((key) => parseAutosave(localStorage.getItem(key)) ?? [])
			.sort(newestFirst);
	} catch {
		return [];
	}
}

const newestFirst = (one: Autosave, other: Autosave) => other.at.localeCompare(one.at);

function listAutosaves(): { key: string; at: number }[] {
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => ({ key, at: Date.parse(parseAutosave(localStorage.getItem(key))?.at ?? "") || 0 }));
}

function parseAutosave(text: string | null): Autosave | null {
	try {
		const value: unknown = JSON.parse(text ?? "");
		if (typeof value !== "object" || value === null) return null;
		const { id, rowId, version, at, shape, form } = Object.fromEntries(Object.entries(value));
		const isWhole = typeof id === "string" && typeof rowId === "string" && typeof at === "string" && typeof shape === "number";
		if (!isWhole || Number.isNaN(Date.parse(at)) || !(version === null || typeof version === "number")) return null;
		return { id, rowId, version, at, shape, form };
	} catch {
		return null;
	}
}

const lockName = (id: string) => `studio-form/${id}`;
// Browsers have no locks on pages without encryption: every autosave is then offered, even that of an open form.
const locks = () => ("locks" in navigator ? navigator.locks : undefined);

/** Marks the form of an autosave as open until the returned function runs or the tab ends, even by a crash. */
export function markFormOpen(id: string): () => void {
	let release = () => {};
	const closed = new Promise<void>((resolve) => {
		release = resolve;
	});
	locks()
		?.request(lockName(id), () => closed)
		.catch(() => undefined);
	return release;
}

/** The autosaves of forms that aren't open in any tab, each from the store that changed last; newest first. */
export async function findAbandonedAutosaves(place: AutosavePlace): Promise<Autosave[]> {
	const state = await locks()
		?.query()
		.catch(() => undefined);
	const open = new Set(state?.held?.map(({ name }) => name));
	deleteRecordsBefore(oldestKept());
	const records = await readRecords(getKey(place, ""));
	for (const autosave of readAutosaves(place)) {
		const key = getKey(place, autosave.id);
		const dropped = records.find((record) => record.key === key && record.text === null);
		if (dropped && dropped.at >= Date.parse(autosave.at)) removeItem(key);
	}
	const autosaves = [...readAutosaves(place), ...records.flatMap(({ text }) => parseAutosave(text) ?? [])].sort(newestFirst);
	const latest = autosaves.filter(({ id }, index) => autosaves.findIndex((other) => other.id === id) === index);
	return latest.filter(({ id }) => !open.has(lockName(id)));
}
