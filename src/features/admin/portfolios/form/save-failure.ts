import { ProjectGone, type SavedProject, StaleProject } from "@/data/portfolios/admin-repository";
import { RequestFailed } from "@/data/request-failed";

/** Why a save did not go through, as far as the person can do something about it. */
export type SaveFailure =
	| { kind: "slug-taken" }
	| { kind: "stale"; current: SavedProject }
	| { kind: "gone" }
	| { kind: "refused" }
	| { kind: "unknown" };

/** Postgres: unique_violation. */
const UNIQUE_VIOLATION = "23505";

export function explainFailure(error: unknown): SaveFailure {
	if (error instanceof StaleProject) return { kind: "stale", current: error.current };
	if (error instanceof ProjectGone) return { kind: "gone" };
	if (!(error instanceof RequestFailed)) return { kind: "unknown" };
	if (error.code === UNIQUE_VIOLATION) return { kind: "slug-taken" };
	return error.status === 401 || error.status === 403 ? { kind: "refused" } : { kind: "unknown" };
}
