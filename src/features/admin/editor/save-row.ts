import type { SavedRow, SaveOutcome } from "@/data/admin-rows/admin-rows";
import { NO_VERSION } from "@/data/admin-rows/admin-table";
import { RowGone } from "@/data/admin-rows/requests";
import { isTaken, isUnanswered, RequestFailed } from "@/data/request-failed";
import { type CurrentUser, getCurrentUser, onSessionChange, signOut } from "@/data/session";
import type { EditedRow, RowStore } from "./editor-definition";

export interface EditorSession {
	who: () => Promise<CurrentUser>;
	onChange: (changed: (signedIn: boolean) => void) => () => void;
	/** Signs out in this browser, so that the session gate asks for the password over the form. */
	end: () => Promise<void>;
}

export const editorSession: EditorSession = { who: getCurrentUser, onChange: onSessionChange, end: signOut };

export interface RowRef {
	id: string;
	version: number | null;
	/** `published_at` of the stored row. */
	publishedAt: string | null;
}

export function toRowRef({ row, version }: SavedRow<EditedRow>): RowRef {
	return { id: row.id, version, publishedAt: row.published_at ?? null };
}

/** The version of a row as it was created. */
const FIRST_VERSION = 1;

/**
 * Creates the row, or updates the version that the form shows. Throws what the store throws.
 * `unanswered` is what the form sent before for that version and got no answer to.
 */
export async function saveRow<Row extends EditedRow, Input>(
	store: RowStore<Row, Input>,
	{ id, version, publishedAt }: RowRef,
	input: Input,
	unanswered: Input[] = [],
): Promise<SaveOutcome<Row>> {
	if (version !== null) return updateRow(store, { id, version, publishedAt }, input, unanswered);
	try {
		return { saved: await store.create(id, input) };
	} catch (error) {
		if (!isTaken(error)) throw error;
		const earlier = await store.read(id);
		if (!earlier) throw error;
		const publishedAt = earlier.row.published_at ?? null;
		// Another form that restored the same text may have saved it first.
		if (unanswered.length === 0) return store.update(id, NO_VERSION, input, publishedAt);
		// An earlier attempt may have created the row and lost its answer.
		return updateRow(store, { id, version: FIRST_VERSION, publishedAt }, input, unanswered);
	}
}

async function updateRow<Row extends EditedRow, Input>(
	store: RowStore<Row, Input>,
	{ id, version, publishedAt }: RowRef & { version: number },
	input: Input,
	unanswered: Input[],
): Promise<SaveOutcome<Row>> {
	const outcome = await store.update(id, version, input, publishedAt);
	if ("saved" in outcome) return outcome;
	for (const earlier of unanswered) {
		// Writes nothing, because the row has a newer version, and says whether the form made it.
		const check = await store.update(id, version, earlier, publishedAt);
		if ("saved" in check) return store.update(id, check.saved.version, input, check.saved.row.published_at ?? null);
	}
	return outcome;
}

/** Why a save failed. "network": no answer came, so the row may be stored; the next attempt finds out. */
export interface SaveFailure {
	kind: "slug-taken" | "session" | "network" | "gone" | "refused" | "unknown";
}

/** An error of a proxy can hide a stored row, too. */
export const mayBeStored = ({ kind }: SaveFailure): boolean => kind === "network" || kind === "unknown";

/** Finds out why a save failed. Asks the server for the user, because a refused or missing row can also mean a lost session. */
export async function explainFailure(error: unknown, session: EditorSession): Promise<SaveFailure> {
	if (isTaken(error)) return { kind: "slug-taken" };
	if (isUnanswered(error)) return { kind: "network" };
	const status = error instanceof RequestFailed ? error.status : 0;
	if (status !== 401 && status !== 403 && !(error instanceof RowGone)) return { kind: "unknown" };
	try {
		const { kind } = await session.who();
		if (status === 401) return { kind: kind === "administrator" ? "unknown" : "session" };
		if (kind === "signed-out" || kind === "second-step") return { kind: "session" };
		return { kind: kind === "administrator" && status !== 403 ? "gone" : "refused" };
	} catch {
		// While supabase-js can't renew an expired token, it sends requests without the session, which get a 401.
		return { kind: status === 403 ? "unknown" : "network" };
	}
}
