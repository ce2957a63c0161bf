import type { SavedRow } from "@/data/admin-rows/admin-rows";
import { RowGone } from "@/data/admin-rows/row-errors";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import type { EditorSession } from "./editor-session";

/** Why a save did not go through, as far as the person can do something about it. */
export type SaveFailure<Row> =
	| { kind: "slug-taken" }
	| { kind: "stale"; current: SavedRow<Row> }
	/** The session has ended: the save is held until somebody has signed in again. */
	| { kind: "session" }
	/** No answer came; whether it got through, the next attempt finds out. */
	| { kind: "network" }
	| { kind: "gone" }
	| { kind: "refused" }
	| { kind: "unknown" };

/** Postgres: unique_violation. */
const UNIQUE_VIOLATION = "23505";

/** Whether the row's slug, or its id, is there already. */
export function isTaken(error: unknown): boolean {
	return error instanceof RequestFailed && error.code === UNIQUE_VIOLATION;
}

/**
 * What an error of a save means. A refusal and a row that is gone look alike to somebody who is signed out: the server is asked
 * who he is.
 */
export async function explainFailure(error: unknown, session: EditorSession): Promise<Exclude<SaveFailure<never>, { kind: "stale" }>> {
	if (isTaken(error)) return { kind: "slug-taken" };
	if (error instanceof DataTimeout || (error instanceof RequestFailed && error.status === 0)) return { kind: "network" };
	if (error instanceof RequestFailed && error.status === 401) return { kind: "session" };
	const isRefusal = error instanceof RequestFailed && error.status === 403;
	if (!isRefusal && !(error instanceof RowGone)) return { kind: "unknown" };
	try {
		const { kind } = await session.who();
		if (kind === "nobody" || kind === "second-step") return { kind: "session" };
		return { kind: kind === "administrator" && !isRefusal ? "gone" : "refused" };
	} catch {
		return { kind: "network" };
	}
}
