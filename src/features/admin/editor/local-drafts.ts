/** Unsaved values of a form, as this browser keeps them. */
export interface LocalDraft {
	/** Of the form that keeps it; each form that is opened has its own, so that two tabs never write over each other. */
	id: string;
	/** Of the row: for a new one the id that it will have. */
	rowId: string;
	/** The stored version that the values began with; null for a new row. */
	version: number | null;
	/** When it was kept; ISO 8601. */
	at: string;
	/** Shape of `form`. */
	shape: number;
	form: unknown;
}

/** Whose drafts, and of what: nobody else's are ever read. */
export interface DraftPlace {
	/** E-mail address of the account. */
	owner: string;
	table: string;
	/** Id of the row, or "new". */
	row: string;
}

/** Longest draft, in characters: a post may hold 200 kB, and local storage takes about 5,000,000 in all. */
const LONGEST = 1_000_000;
/** Older drafts are given up, in days. */
const KEEP_DAYS = 60;
const PREFIX = "studio-draft/";

const keyOf = (place: DraftPlace, id: string) =>
	`${PREFIX}${[place.owner.toLowerCase(), place.table, place.row, id].map(encodeURIComponent).join("/")}`;

/**
 * Keeps a draft in this browser. Only drafts of two months ago make room for it: any other is somebody's work as well.
 *
 * @returns false when it could not be kept: storage is off or full, or the text is too long.
 */
export function keepDraft(place: DraftPlace, draft: LocalDraft): boolean {
	const text = JSON.stringify(draft);
	if (text.length > LONGEST) return false;
	const key = keyOf(place, draft.id);
	try {
		const oldest = Date.now() - KEEP_DAYS * 86_400_000;
		for (const { key: other, at } of allDrafts()) if (at < oldest) localStorage.removeItem(other);
		localStorage.setItem(key, text);
		return true;
	} catch {
		return false;
	}
}

/** Forgets one draft. */
export function dropDraft(place: DraftPlace, id: string): void {
	try {
		localStorage.removeItem(keyOf(place, id));
	} catch {
		// Without storage there is none.
	}
}

/** The drafts of one row, or of new ones; newest first. */
export function draftsAt(place: DraftPlace): LocalDraft[] {
	try {
		const prefix = keyOf(place, "");
		return Object.keys(localStorage)
			.filter((key) => key.startsWith(prefix))
			.flatMap((key) => readDraft(localStorage.getItem(key)) ?? [])
			.sort((one, other) => other.at.localeCompare(one.at));
	} catch {
		return [];
	}
}

/** Every draft in this browser; a damaged one counts as of long ago. */
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
