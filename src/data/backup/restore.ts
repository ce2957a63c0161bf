import * as z from "zod";
import { withDeadline } from "@/shared/lib/deadline";
import { DataTimeout } from "../request-failed";
import { type Backup, makeBackup } from "./backup-file";
import { type Content, type Kind, kinds, type Rows } from "./columns";
import { countChanges, planRestore, type RestoreMode, type RestorePlan, type TablePlan } from "./restore-plan";
import { type RestClient, readContentState, readStoredContent } from "./stored-rows";

/** Longest wait in milliseconds; the database stops after 120 s. */
const RESTORE_MS = 150_000;

export interface TableReport {
	added: number;
	changed: number;
	removed: number;
	unchanged: number;
}

export type RestoreReport = Record<Kind, TableReport> & { redirects?: TableReport };

/** Why nothing was written. Only "unreachable" (no answer) leaves that open. */
type RestoreProblem = "changed" | "data-found" | "denied" | "refused" | "unreachable";

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
const reportSchema = z.object({ projects: table, blogs: table, redirects: z.exactOptional(table) });

/** Writes rows in one transaction. "migrate" needs a database without projects; `expected` null skips the check. */
export async function sendRestore(
	rest: RestClient,
	rows: Content,
	mode: RestoreMode | "migrate",
	expected: string | null,
): Promise<RestoreReport> {
	const answer = await withDeadline(
		RESTORE_MS,
		() => new DataTimeout(),
		undefined,
		async (signal) => {
			const backup = { projects: rows.projects, blogs: rows.blogs, redirects: rows.redirects };
			return rest.rpc("restore_backup", { backup, mode, expected }).retry(false).abortSignal(signal);
		},
	).catch((error: unknown) => {
		throw error instanceof DataTimeout ? createUnreachable() : error;
	});
	const { data, error, status } = answer;
	if (error) throw toRestoreFailed(status, error, rows);
	const report = reportSchema.safeParse(data);
	// A proxy can answer instead of the database.
	if (!report.success) throw createUnreachable();
	return report.data;
}

interface DatabaseError {
	code?: string;
	message?: string;
	details?: string | null;
}

/** Whether restore_backup() found another state than expected and wrote nothing. */
export function isContentChanged({ code, message = "" }: { code?: string; message?: string }): boolean {
	return code === "PT409" || /has changed since/.test(message);
}

const createUnreachable = () => new RestoreFailed("unreachable", "The connection was lost before the database responded.");

/** Postgres undid the restore: out of space or memory, a deadlock, a limit passed, or canceled after the time limit. */
const ROLLED_BACK = /^(25|53|54|55)[0-9A-Z]{3}$|^(40001|40002|40P01|57014)$/;

function toRestoreFailed(status: number, error: DatabaseError, rows: Rows): RestoreFailed {
	const { code = "", message = "" } = error;
	if (isContentChanged(error))
		return new RestoreFailed("changed", "Someone changed the database in the meantime. Review the changes again, then restore.");
	if (code === "PT412" || /holds projects/.test(message)) return new RestoreFailed("data-found", "The database already has projects.");
	if (status === 401 || status === 403 || code === "42501")
		return new RestoreFailed("denied", "Your session has ended. Sign in and try again.");
	if (/^(22|23)/.test(code) || /violates|duplicate key/.test(message)) return new RestoreFailed("refused", describeRefusal(error, rows));
	if (status === 413) return new RestoreFailed("refused", "The backup is too large for the server.");
	if (ROLLED_BACK.test(code)) return new RestoreFailed("refused", `The database stopped the restore (${code}): ${message}`);
	// An answer from a proxy or a captive portal isn't JSON and has any status.
	return status < 400 || status >= 500
		? createUnreachable()
		: new RestoreFailed("refused", `The database refused the backup (${code || status}).`);
}

function describeRefusal({ code = "", message = "", details }: DatabaseError, rows: Rows): string {
	const text = `${message} ${details ?? ""}`;
	const [, address] = /\(slug\)=\(([^)]*)\)/.exec(text) ?? [];
	if (address !== undefined) return `The database refused the backup because another entry already uses the slug “${address}”.`;
	const [, constraint = "", columnOfConstraint = constraint.replace(/^(portfolios|blogs)_|_check$/g, "")] =
		/constraint "([a-z_]+)"/.exec(text) ?? [];
	const [, id] = /Failing row contains \(([0-9a-f-]{36})/.exec(text) ?? [];
	const row = kinds.flatMap((kind) => rows[kind]).find((candidate) => candidate.id === id);
	const column = columnOfConstraint || (/column "([a-z_]+)"/.exec(text)?.[1] ?? "");
	const where = [row ? `“${row.title}”` : "", column.replaceAll("_", " ")].filter((part) => part !== "").join(", ");
	return `The database refused the backup${where === "" ? ` (${code})` : `: ${where}`}.`;
}

export interface CurrentContent {
	backup: Backup;
	state: string;
}

/** The whole content as a backup, with its fingerprint. Throws ContentChangedWhileReading, DataTimeout, RequestFailed. */
export async function readCurrentContent(
	rest: RestClient,
	now: Date,
	progress: (read: number, total: number) => void = () => {},
	signal?: AbortSignal,
): Promise<CurrentContent> {
	const { rows, state } = await readStoredContent(rest, progress, signal);
	return { backup: await makeBackup(rows, now), state };
}

/** Restores rows; without an answer, it checks the database. Throws RestoreFailed: only "unreachable" may have written. */
export async function restore(rest: RestClient, wanted: Content, mode: RestoreMode, current: CurrentContent): Promise<RestoreReport> {
	try {
		return await sendRestore(rest, wanted, mode, current.state);
	} catch (error) {
		if (!(error instanceof RestoreFailed) || error.problem !== "unreachable") throw error;
		if (await isRestored(rest, wanted, mode, current.state)) return toReport(planRestore(current.backup, wanted, mode));
		throw error;
	}
}

/** A restore whose answer was lost: its mode, the fingerprint of the content that it would change, and when it was sent (ms since 1970). */
export interface SentRestore {
	mode: RestoreMode;
	state: string;
	at: number;
}

/** "pending": the database can still write it. "changed": the content is neither as it was nor as in the backup. */
type RestoreOutcome = "restored" | "not-restored" | "pending" | "changed";

/** What the content, which was read after a restore was sent, says about it. */
export function findRestoreOutcome({ backup, state }: CurrentContent, wanted: Content, sent: SentRestore): RestoreOutcome {
	if (countChanges(planRestore(backup, wanted, sent.mode)) === 0) return "restored";
	if (state !== sent.state) return "changed";
	return Date.parse(backup.timestamp) < sent.at + RESTORE_MS ? "pending" : "not-restored";
}

async function isRestored(rest: RestClient, wanted: Content, mode: RestoreMode, before: string): Promise<boolean> {
	try {
		const { state } = await readContentState(rest);
		if (state === before) return false;
		const { backup } = await readCurrentContent(rest, new Date());
		return countChanges(planRestore(backup, wanted, mode)) === 0;
	} catch {
		return false;
	}
}

function toReport({ projects, blogs, redirects }: RestorePlan): RestoreReport {
	const count = ({ added, changed, removed, unchanged }: TablePlan) => ({
		added: added.length,
		changed: changed.length,
		removed: removed.length,
		unchanged,
	});
	return { projects: count(projects), blogs: count(blogs), ...(redirects ? { redirects: count(redirects) } : {}) };
}
