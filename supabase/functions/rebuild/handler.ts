import { jsonReply, preflightReply, problemReply, RelayProblem, withCors } from "../send-email/http.ts";
import type { LogFacts, RelayPorts } from "../send-email/ports.ts";
import { requireAdministrator } from "../send-email/resend.ts";

/** Changes that follow each other within this time share a build. */
const QUIET_MS = 60_000;
/** Waits for quiet content after one request. */
const MAX_WAITS = 3;
/** Lets the own request of a later change go first, so that the host isn't asked twice. */
const HEAD_START_MS = 5000;
const WAITS_MS = [1000, 4000];
const MAX_BODY = 200;
const HOOK_TIMEOUT_MS = 10_000;
export const NO_DATABASE = "The database did not respond.";

/** Moments are milliseconds since 1970. */
export interface BuildState {
	changedAt: number;
	requestedAt: number | null;
}

/**
 * Stores how a request went: null for an accepted one, otherwise why it failed. A failed request doesn't count, so the next call asks
 * again. Does nothing when another request was stored meanwhile.
 */
export type SettleRequest = (failure: string | null) => Promise<void>;

export interface RebuildPorts extends Pick<RelayPorts, "getCallerRole" | "log" | "now"> {
	readState: () => Promise<BuildState>;
	/** Stores the moment of a request before it is sent. Returns null, storing nothing, when another one was stored since `known` was read. */
	claimRequest: (at: number, known: number | null) => Promise<SettleRequest | null>;
	/** Asks the host for a build, and returns the status code of its answer, or a failure as a sentence. Throws without an answer. Null without a host. */
	startBuild: (() => Promise<number | string>) | null;
	wait: (milliseconds: number) => Promise<void>;
	/** Runs a task after the answer was sent. */
	inBackground: (task: () => Promise<void>) => void;
}

export interface RebuildConfig {
	allowedOrigins: readonly string[];
	/** Lets a scheduled job call without an account. Empty for none. */
	jobSecret: string;
	quietMs?: number;
}

/**
 * "current": requested since the last change. "waiting": the last change is too recent, so the request follows in the background.
 * "off": there is no host to ask.
 */
type RebuildAnswer = "requested" | "current" | "waiting" | "off";

/**
 * Calls a build hook. Another address than the secret one isn't followed: a redirect is the answer.
 *
 * @param address of the hook; empty for none. For one that isn't a web address, the call returns a sentence that says so
 * @returns null without an address, otherwise the call, which throws without an answer within `timeoutMs`
 */
export function createBuildHook(address: string, timeoutMs = HOOK_TIMEOUT_MS): RebuildPorts["startBuild"] {
	if (address === "") return null;
	if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return async () => "The build hook (BUILD_HOOK_URL) isn't a web address.";
	return async () => {
		const signal = AbortSignal.timeout(timeoutMs);
		const reply = await fetch(address, { method: "POST", body: "{}", redirect: "manual", signal });
		await reply.body?.cancel();
		return reply.status;
	};
}

/** Asks the host for a build when public content has changed. A handler that never throws. */
export function createRebuild(config: RebuildConfig, ports: RebuildPorts): (request: Request) => Promise<Response> {
	const origins = new Set(config.allowedOrigins.map((origin) => new URL(origin).origin));
	return async (request) => {
		const origin = request.headers.get("origin");
		if (origin !== null && !origins.has(origin)) {
			return withCors(problemReply(new RelayProblem(403, "origin_not_allowed", "This site can't start builds.")), null);
		}
		return withCors(await answer(request, config, ports), origin);
	};
}

async function answer(request: Request, config: RebuildConfig, ports: RebuildPorts): Promise<Response> {
	if (request.method === "OPTIONS") return preflightReply();
	try {
		if (request.method !== "POST") throw new RelayProblem(405, "method_not_allowed", "Only POST is allowed.", { allow: "POST, OPTIONS" });
		if (!(await isJob(request, config.jobSecret))) await requireAdministrator(request, ports);
		return jsonReply(200, { state: await rebuild(await readForce(request), config.quietMs ?? QUIET_MS, ports) });
	} catch (error) {
		if (error instanceof RelayProblem) {
			ports.log("refused", { code: error.code });
			return problemReply(error);
		}
		ports.log("unexpected", { kind: error instanceof Error ? error.name : typeof error });
		return problemReply(new RelayProblem(503, "store_unavailable", `${NO_DATABASE} Please try again.`));
	}
}

/** Compares hashes, so that the time says nothing about the secret. */
async function isJob(request: Request, secret: string): Promise<boolean> {
	const given = request.headers.get("x-rebuild-secret");
	if (given === null || secret === "") return false;
	const [left, right] = await Promise.all([given, secret].map((text) => crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
	const expected = new Uint8Array(right ?? new ArrayBuffer(0));
	return new Uint8Array(left ?? new ArrayBuffer(0)).reduce((difference, byte, at) => difference | (byte ^ (expected[at] ?? 0)), 0) === 0;
}

/** Whether the body asks for a build without waiting. An empty body doesn't. */
async function readForce(request: Request): Promise<boolean> {
	const text = (await request.text()).slice(0, MAX_BODY);
	try {
		const body: unknown = JSON.parse(text || "{}");
		return typeof body === "object" && body !== null && "force" in body && body.force === true;
	} catch {
		throw new RelayProblem(400, "invalid_json", "The body must be valid JSON.");
	}
}

/** A wait for quiet content, the `number`th after one request, counted from 1. `changedAt` is the change that it waits for. */
interface Wait {
	changedAt: number;
	number: number;
}

async function rebuild(force: boolean, quietMs: number, ports: RebuildPorts, waited?: Wait): Promise<RebuildAnswer> {
	if (!ports.startBuild && !force) return "off";
	if (!ports.startBuild) throw new RelayProblem(503, "not_configured", "No build hook is set.");
	const { changedAt, requestedAt } = await ports.readState();
	const now = ports.now();
	if (!force && requestedAt !== null && changedAt <= requestedAt) return "current";
	const rest = changedAt + quietMs - now;
	// The database's clock can be ahead, so one change is waited for once.
	if (!force && rest > 0 && changedAt !== waited?.changedAt) {
		const number = (waited?.number ?? 0) + 1;
		if (number <= MAX_WAITS) ports.inBackground(() => rebuildLater(Math.min(rest, quietMs), { changedAt, number }, quietMs, ports));
		return "waiting";
	}
	// Several requests can have waited for the same moment. The browser looks for a forced one whose answer was lost. The moment is that
	// before the build, because a change during the build needs another one.
	const settleRequest = await ports.claimRequest(now, requestedAt);
	if (!settleRequest && !force) return "current";
	const failure = await requestBuild(ports.startBuild, ports);
	const settle = async () => settleRequest?.(failure);
	// The host has answered. A database that stops meanwhile changes nothing about that.
	await settle()
		.catch(settle)
		.catch(() => ports.log("settle_failed", {}));
	ports.log("rebuild", { failure: failure ?? "" });
	if (failure !== null) throw new RelayProblem(502, "build_failed", failure);
	return "requested";
}

/** Asks after `rest` milliseconds. A later change usually has a request of its own, which then goes first. */
async function rebuildLater(rest: number, wait: Wait, quietMs: number, ports: RebuildPorts): Promise<void> {
	await ports.wait(wait.number === 1 ? rest : rest + HEAD_START_MS);
	let next: Promise<void> | undefined;
	const inBackground: RebuildPorts["inBackground"] = (task) => {
		next = task();
	};
	await rebuild(false, quietMs, { ...ports, inBackground }, wait).catch((error: unknown) =>
		ports.log("unexpected", { kind: error instanceof Error ? error.name : typeof error }),
	);
	await next;
}

/** Tries three times, unless the host refuses the request itself. Returns why it failed, or null. */
async function requestBuild(startBuild: NonNullable<RebuildPorts["startBuild"]>, { wait, log }: RebuildPorts): Promise<string | null> {
	let failure = "";
	for (const pause of [...WAITS_MS, null]) {
		const status = await startBuild().catch(() => 0);
		if (typeof status === "string") return status;
		if (status >= 200 && status < 300) return null;
		failure = status === 0 ? "The host did not respond." : `The host answered ${status}.`;
		log("hook_failed", { status } satisfies LogFacts);
		if (pause === null || (status >= 400 && status < 500 && status !== 429)) break;
		await wait(pause);
	}
	return failure;
}
