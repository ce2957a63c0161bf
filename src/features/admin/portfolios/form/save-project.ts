import type { SavedProject } from "@/data/portfolios/admin-repository";
import type { ProjectInput } from "@/data/portfolios/input-schema";
import type { PortfolioStore } from "./portfolio-store";
import { explainFailure } from "./save-failure";

/** Which row a save writes: `version` is null until it exists. */
export interface SaveTarget {
	id: string;
	version: number | null;
}

/**
 * Creates the project, or saves over the version that was opened.
 *
 * @throws what the store throws; explainFailure says what it means.
 */
export async function saveProject(store: PortfolioStore, target: SaveTarget, input: ProjectInput): Promise<SavedProject> {
	if (target.version !== null) return store.update(target.id, target.version, input);
	try {
		return await store.create(target.id, input);
	} catch (error) {
		if (explainFailure(error).kind !== "slug-taken") throw error;
		// The same refusal comes when an earlier attempt got through and only its answer was lost: then the row is ours.
		const earlier = await store.read(target.id);
		if (!earlier) throw error;
		return store.update(target.id, earlier.version, input);
	}
}
