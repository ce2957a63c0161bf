import * as z from "zod/mini";
import { readInstant } from "@/shared/lib/time/instant";
import { adminClient, readSession } from "./admin-client";
import { publicFrom } from "./admin-rows/publication";
import { readWithin } from "./admin-rows/requests";
import { callFunction } from "./edge-function";
import { RequestFailed } from "./request-failed";

/** A request waits for up to three tries of the host. */
const REQUEST_TIMEOUT_MS = 60_000;
/** After this time without a new build, something is wrong. */
const LATE_MS = 15 * 60_000;

/**
 * How the built pages compare with the content. `builtAt` and `at` are ISO 8601; `builtAt` is when the build read the rows.
 * "none": this server builds no pages, like `npm run dev`.
 */
export type SiteBuild =
	| { kind: "none" }
	| ({ kind: "live" } & BuiltPages)
	| ({ kind: "pending" } & BuiltPages)
	| ({ kind: "failed"; at: string; reason: string } & BuiltPages);

interface BuiltPages {
	builtAt: string;
	/** Addresses of published rows whose page the build couldn't make; visitors' browsers load these rows instead. */
	skipped: readonly string[];
	/** When a restore last changed public rows. Restored rows keep the dates of the backup. ISO 8601. */
	restoredAt: string | null;
}

const buildFile = z.object({ builtAt: z.string(), complete: z.boolean(), skipped: z._default(z.array(z.string()), []) });
/** `complete`: the build could read the rows. */
type BuildFile = z.output<typeof buildFile>;
const moment = z.nullable(z.string());
const buildState = z.object({
	changedAt: z.string(),
	requestedAt: moment,
	failedAt: moment,
	failure: moment,
	/** Not in a database whose migrations are older than this site. */
	restoredAt: z._default(moment, null),
});
type BuildState = z.output<typeof buildState>;

/** Compares the last build with the content; "none" without a session. Throws DataTimeout after 5 s; RequestFailed. */
export function readSiteBuild(signal?: AbortSignal): Promise<SiteBuild> {
	return readWithin(signal, async (both) => {
		if (!(await readSession())) return { kind: "none" };
		const [{ file, servedAt }, state] = await Promise.all([readBuildFile(both), readBuildState(both)]);
		return compareBuild(file, state, servedAt);
	});
}

async function readBuildFile(signal: AbortSignal): Promise<{ file: BuildFile | null; servedAt: Date }> {
	const response = await fetch("/build.json", { cache: "no-store", signal });
	const servedAt = readServerTime(response.headers);
	if (response.status === 404 || !response.headers.get("Content-Type")?.includes("json")) return { file: null, servedAt };
	if (!response.ok) throw new RequestFailed("build.json", response.status);
	const file = buildFile.safeParse(await response.json());
	return { file: file.success ? file.data : null, servedAt };
}

/** This computer's clock can be wrong. Some hosts send the current time with the age of their copy, so `Age` isn't added. */
function readServerTime(headers: Headers): Date {
	const date = Date.parse(headers.get("Date") ?? "");
	return new Date(Number.isNaN(date) ? Date.now() : date);
}

async function readBuildState(signal: AbortSignal): Promise<BuildState> {
	const { data, error, status } = await adminClient().rpc("site_build_state").retry(false).abortSignal(signal);
	if (error) throw new RequestFailed("site_build_state", status, error.code);
	const state = buildState.safeParse(data);
	if (!state.success) throw new RequestFailed("site_build_state", 0, "unexpected shape");
	return state.data;
}

/** `file` is null without a build. */
export function compareBuild(file: BuildFile | null, state: BuildState, now: Date): SiteBuild {
	const builtAt = readInstant(file?.builtAt);
	if (!file || builtAt === null) return { kind: "none" };
	const built = Date.parse(builtAt);
	const pages = { builtAt, skipped: file.skipped, restoredAt: readInstant(state.restoredAt) };
	const at = (value: string | null) => Date.parse(readInstant(value) ?? "") || 0;
	if (!file.complete) return { kind: "failed", ...pages, at: builtAt, reason: "The last build could not read the database." };
	if (at(state.changedAt) <= built) return { kind: "live", ...pages };
	if (at(state.failedAt) > built)
		return { kind: "failed", ...pages, at: readInstant(state.failedAt) ?? builtAt, reason: state.failure ?? "The build failed." };
	const since = Math.max(at(state.changedAt), at(state.requestedAt));
	if (now.getTime() - since <= LATE_MS) return { kind: "pending", ...pages };
	return { kind: "failed", ...pages, at: new Date(since).toISOString(), reason: "No new build has appeared since then." };
}

interface PublicRow {
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
	updated_at?: string | null | undefined;
}

/** Whether the last build could read this version of a public row: a scheduled row is public later than its change. After a restore, every row waits for the next build. */
export function isRowLive(row: PublicRow, build: SiteBuild): boolean {
	if (build.kind === "none" || build.kind === "live") return true;
	const moments = [readInstant(row.updated_at), publicFrom(row), build.restoredAt].map((at) => Date.parse(at ?? "") || 0);
	return Math.max(...moments) <= Date.parse(build.builtAt);
}

/** No build was requested. "unset": the site has no build hook. "database": the function couldn't store the request. */
export class BuildNotStarted extends Error {
	override name = "BuildNotStarted";
	constructor(
		readonly reason: "session" | "unset" | "host" | "database" | "unreachable",
		message: string,
	) {
		super(message);
	}
}

/** A request of this page whose answer was lost: when it was sent, and the latest request that the database knew before it. */
let unanswered: { before: string | null; sentAt: number } | null = null;

/**
 * Asks for a build of the public pages at once, unless an earlier request whose answer was lost has arrived. Throws BuildNotStarted, also
 * after 65 s.
 */
export async function buildNow(): Promise<void> {
	const known = await readWithin(undefined, async (signal) => ((await readSession()) ? readBuildState(signal) : null)).catch(() => null);
	const sentAt = Date.now();
	const isNew = unanswered !== null && known !== null && known.requestedAt !== unanswered.before && sentAt - unanswered.sentAt <= LATE_MS;
	const requestedAt = Date.parse(readInstant(known?.requestedAt) ?? "");
	const changedAt = Date.parse(readInstant(known?.changedAt) ?? "");
	const hasArrived = isNew && !(changedAt > requestedAt);
	try {
		if (!hasArrived) await requestBuild(true);
		unanswered = null;
	} catch (error) {
		if (!(error instanceof BuildNotStarted && error.reason === "unreachable")) unanswered = null;
		else if (known) unanswered = { before: known.requestedAt, sentAt };
		throw error;
	}
}

let isUnset = false;

/** Tells the server that content changed. It asks for a build a minute after the last change; a failure shows in the build's state. */
export function noteContentChange(): void {
	if (isUnset) return;
	requestBuild(false).catch((error: unknown) => {
		const reason = error instanceof BuildNotStarted ? error.reason : null;
		isUnset = reason === "unset";
		// Without a session, the admin is asked to sign in anyway.
		if (!isUnset && reason !== "session") console.error("Build:", error instanceof Error ? error.message : error);
	});
}

async function requestBuild(force: boolean): Promise<void> {
	const { ok, status, body } = await callFunction({
		path: "rebuild",
		content: { force },
		timeout: REQUEST_TIMEOUT_MS,
		keepalive: true,
		failure: (reason) =>
			new BuildNotStarted(reason, reason === "session" ? "Sign in again, then try again." : "The server did not respond."),
	});
	if (ok) return;
	const problem = problemSchema.safeParse(body);
	const { code, message } = problem.success ? problem.data.error : { code: "", message: `The server answered ${status}.` };
	throw new BuildNotStarted(REASONS[code] ?? (status === 404 ? "unset" : "unreachable"), message);
}

const problemSchema = z.object({ error: z.object({ code: z.string(), message: z.string() }) });

const REASONS: Record<string, BuildNotStarted["reason"]> = {
	not_configured: "unset",
	build_failed: "host",
	store_unavailable: "database",
	sign_in_first: "session",
	not_administrator: "session",
};
