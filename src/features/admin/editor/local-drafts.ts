import { deleteRecord, deleteRecordsBefore, putRecord, recordsAt } from "./draft-database";

export interface LocalDraft {
	/** Each opened form has its own, so that two tabs don't overwrite each other's drafts. */
	id: string;
	/** For a new row: the id that it will get. */
	rowId: string;
	/** The version that the changes are based on; null for a new row. */
	version: number | null;
	at: string;
	shape: number;
	form: unknown;
}

/** Drafts are read only by the same account, for the same table and row. */
export interface DraftPlace {
	owner: string;
	table: string;
	/** Id of the row, or "new". */
	row: string;
}

// In characters: a post can have 200 kB, and local storage takes about 5,000,000 in all.
const MAX_LENGTH = 1_000_000;
const KEEP_DAYS = 60;
const PREFIX = "studio-draft/";

const keyOf = (place: DraftPlace, id: string) =>
	`${PREFIX}${[place.owner.toLowerCase(), place.table, place.row, id].map(encodeURIComponent).join("/")}`;

const oldestKept = () => Date.now() - KEEP_DAYS * 86_400_000;

/**
 * Stores a draft in local storage and IndexedDB, and deletes drafts older than two months. Returns false when local storage
 * is off or full, or the draft too long for it: IndexedDB can still take the draft, but answers too late for a closing page.
 */
export function keepDraft(place: DraftPlace, draft: LocalDraft): boolean {
	const text = JSON.stringify(draft);
	const key = keyOf(place, draft.id);
	// Chromium writes local storage to disk up to a minute late, so a crash would lose the last text there.
	putRecord({ key, at: Date.parse(draft.at), text });
	if (text.length > MAX_LENGTH) return false;
	try {
		const oldest = oldestKept();
		for (const { key: other, at } of allDrafts()) if (at < oldest) localStorage.removeItem(other);
		localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

export function dropDraft(place: DraftPlace, id: string): void {
	const key = keyOf(place, id);
	deleteRecord(key);
	// Chromium may still have the draft on its disk, and a crash would bring it back. A full disk can refuse the note, so the record goes first.
	putRecord({ key, at: Date.now(), text: null });
	removeItem(key);
}

function removeItem(key: string): void {
	try {
		localStorage.removeItem(key);
	} catch {}
}

/** Drafts in local storage, newest first. */
export function draftsAt(place: DraftPlace): LocalDraft[] {
	try {
		const prefix = keyOf(place, "");
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(prefix))
			.flatMap((key) => readDraft(localStorage.getItem(key)) ?? [])
			.sort(newestFirst);
	} catch {
		return [];
	}
}

const newestFirst = (one: LocalDraft, other: LocalDraft) => other.at.localeCompare(one.at);

function allDrafts(): { key: string; at: number }[] {
	return Object.keys(localStorage)
		.filter((key) => key.startsWith(PREFIX))
		.map((key) => ({ key, at: Date.parse(readDraft(localStorage.getItem(key))?.at ?? "") || 0 }));
}

function readDraft(text: string | null): LocalDraft | null {
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

const lockName = (draftId: string) => `studio-form/${draftId}`;
// Browsers have no locks on pages without encryption: every draft is then offered, even one of an open form.
const locks = () => ("locks" in navigator ? navigator.locks : undefined);

/** Marks a draft's form as open until the returned function runs or the tab ends, even by a crash. */
export function markFormOpen(draftId: string): () => void {
	let release = () => {};
	const closed = new Promise<void>((resolve) => {
		release = resolve;
	});
	locks()
		?.request(lockName(draftId), () => closed)
		.catch(() => undefined);
	return release;
}

/** Drafts of forms that aren't open in any tab, each from the store that changed last; newest first. */
export async function abandonedDrafts(place: DraftPlace): Promise<LocalDraft[]> {
	const state = await locks()
		?.query()
		.catch(() => undefined);
	const open = new Set(state?.held?.map(({ name }) => name));
	deleteRecordsBefore(oldestKept());
	const records = await recordsAt(keyOf(place, ""));
	for (const draft of draftsAt(place)) {
		const key = keyOf(place, draft.id);
		const dropped = records.find((record) => record.key === key && record.text === null);
		if (dropped && dropped.at >= Date.parse(draft.at)) removeItem(key);
	}
	const drafts = [...draftsAt(place), ...records.flatMap(({ text }) => readDraft(text) ?? [])].sort(newestFirst);
	const latest = drafts.filter(({ id }, index) => drafts.findIndex((other) => other.id === id) === index);
	return latest.filter(({ id }) => !open.has(lockName(id)));
}
