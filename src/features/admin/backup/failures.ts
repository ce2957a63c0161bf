import { ContentMoving } from "@/data/backup/stored-rows";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import { checkSession } from "@/data/session";

/** Why this browser did not keep a backup. */
export type StorageProblem = "full" | "off";

/** What an error of the storage means. Everything but "full" is a storage that is switched off. */
export const storageProblem = (error: unknown): StorageProblem =>
	error instanceof DOMException && /quota/i.test(error.name) ? "full" : "off";

/**
 * Why the database could not be read, for people. Where the server no longer takes the session it is asked once more, so that the
 * gate of the administration asks for the password.
 */
export function readingProblem(error: unknown): string {
	if (error instanceof ContentMoving) return "Somebody kept saving while the database was read. Wait a moment and try again.";
	if (error instanceof RequestFailed && (error.status === 401 || error.status === 403)) {
		void checkSession();
		return "Your session has ended. Sign in again and repeat it.";
	}
	if (error instanceof DataTimeout || error instanceof RequestFailed)
		return "The database cannot be reached. Try again when the connection is back.";
	return `It could not be read: ${error instanceof Error ? error.message : "unknown error"}.`;
}
