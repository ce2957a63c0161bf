import type { SaveOutcome } from "@/data/admin-rows/admin-rows";
import type { EditedRow, RowStore } from "./editor-definition";
import { isTaken } from "./save-failure";

/** Which row a save writes: `version` is null until it exists. */
export interface SaveTarget {
	id: string;
	version: number | null;
	/** When the stored row was or will be public; null for a new one and for a draft that never was. */
	publishedAt: string | null;
}

/**
 * Creates the row, or saves over the version that was opened.
 *
 * @throws what the store throws; explainFailure says what it means.
 */
export async function saveRow<Row extends EditedRow, Input>(
	store: RowStore<Row, Input>,
	target: SaveTarget,
	input: Input,
): Promise<SaveOutcome<Row>> {
	if (target.version !== null) return store.update(target.id, target.version, input, target.publishedAt);
	try {
		return { saved: await store.create(target.id, input) };
	} catch (error) {
		if (!isTaken(error)) throw error;
		// The same refusal comes when an earlier attempt got through and only its answer was lost: then the row is ours.
		const earlier = await store.read(target.id);
		if (!earlier) throw error;
		return store.update(target.id, earlier.version, input, earlier.row.published_at ?? null);
	}
}
