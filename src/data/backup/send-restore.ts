import * as z from "zod";
import { withDeadline } from "@/shared/lib/deadline";
import { DataTimeout } from "../request-failed";
import { type Kind, kinds, type Rows } from "./columns";
import type { RestoreMode } from "./restore-plan";
import type { Rest } from "./stored-rows";

/** Longest wait for the one request, in milliseconds; the database gives itself 120 s. */
const RESTORE_MS = 150_000;

/** Rows of one table by what was done to them. */
export interface TableReport {
	added: number;
	changed: number;
	removed: number;
	unchanged: number;
}

export type RestoreReport = Record<Kind, TableReport>;

/**
 * Why nothing was written. "changed": somebody wrote since the plan was made; "data-found": there are projects, so nothing is migrated;
 * "denied": no administrator's session; "refused": the database refused a row; "unreachable": no answer came, so only looking again
 * tells.
 */
export type RestoreProblem = "changed" | "data-found" | "denied" | "refused" | "unreachable";

/** A restore that did not happen. The message is for people. */
export class RestoreFailed extends Error {
	override name = "RestoreFailed";
	constructor(
		readonly problem: RestoreProblem,
		message: string,
	) {
		super(message);
	}
}

const table = z.object({ added: z.number(), changed: z.number(), removed: z.number(), unchanged: z.number() });
const reportSchema = z.object({ projects: table, blogs: table });

/**
 * Writes rows in one transaction of the database, with the rights of whoever is signed in: all of them, or none.
 *
 * @param mode "migrate" only adds, and only where there is no project yet.
 * @param expected fingerprint of the content that the person has seen; null to write over whatever is there.
 * @throws RestoreFailed; "unreachable" leaves open whether the rows arrived.
 */
export async function sendRestore(rest: Rest, rows: Rows, mode: RestoreMode | "migrate", expected: string | null): Promise<RestoreReport> {
	const answer = await withDeadline(
		RESTORE_MS,
		() => new DataTimeout(),
		undefined,
		async (signal) => {
			const backup = { projects: rows.projects, blogs: rows.blogs };
			return rest.rpc("restore_backup", { backup, mode, expected }).retry(false).abortSignal(signal);
		},
	).catch((error: unknown) => {
		throw error instanceof DataTimeout ? unreachable() : error;
	});
	const { data, error, status } = answer;
	if (error) throw problemOf(status, error, rows);
	const report = reportSchema.safeParse(data);
	// A proxy that answers for the database proves nothing.
	if (!report.success) throw unreachable();
	return report.data;
}

interface DatabaseError {
	code?: string;
	message?: string;
	details?: string | null;
}

/** Whether restore_backup() wrote nothing because the database is not in the state that was expected. */
export function isContentMoved({ code, message = "" }: { code?: string; message?: string }): boolean {
	return code === "PT409" || /has changed since/.test(message);
}

const unreachable = () => new RestoreFailed("unreachable", "The connection broke before the database could answer.");

function problemOf(status: number, error: DatabaseError, rows: Rows): RestoreFailed {
	const { code = "", message = "" } = error;
	if (isContentMoved(error))
		return new RestoreFailed("changed", "Somebody changed the database meanwhile. Look at what would change now, and decide again.");
	if (code === "PT412" || /holds projects/.test(message)) return new RestoreFailed("data-found", "The database already holds projects.");
	if (status === 401 || status === 403 || code === "42501")
		return new RestoreFailed("denied", "Your session has ended. Sign in again, and repeat it.");
	if (/^(22|23)/.test(code) || /violates|duplicate key/.test(message)) return new RestoreFailed("refused", refusal(error, rows));
	if (status === 413) return new RestoreFailed("refused", "The backup is larger than the server takes in one piece.");
	// An answer that is no JSON, from a proxy or a portal, comes with any status.
	return status < 400 || status >= 500
		? unreachable()
		: new RestoreFailed("refused", `The database refused the backup (${code || status}).`);
}

/** Which row, and which column, as far as the database tells. */
function refusal({ code = "", message = "", details }: DatabaseError, rows: Rows): string {
	const said = `${message} ${details ?? ""}`;
	const [, address] = /\(slug\)=\(([^)]*)\)/.exec(said) ?? [];
	if (address !== undefined) return `The database refused the backup: another entry has the address “${address}”.`;
	const [, constraint = "", column = constraint.replace(/^(portfolios|blogs)_|_check$/g, "")] = /constraint "([a-z_]+)"/.exec(said) ?? [];
	const [, id] = /Failing row contains \(([0-9a-f-]{36})/.exec(said) ?? [];
	const row = kinds.flatMap((kind) => rows[kind]).find((candidate) => candidate.id === id);
	const what = column || (/column "([a-z_]+)"/.exec(said)?.[1] ?? "");
	const where = [row ? `“${row.title}”` : "", what.replaceAll("_", " ")].filter((part) => part !== "").join(", ");
	return `The database refused the backup${where === "" ? ` (${code})` : `: ${where}`}.`;
}
