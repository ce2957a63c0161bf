/** The site to examine, from outside. Addresses have no slash at their end. */
export interface Target {
	site: string;
	/** VITE_SITE_URL: the address that the site's files and the relay name. Differs from `site` when a copy is examined. */
	published: string;
	/** Of the Supabase project. */
	api: string;
	/** The anonymous key. */
	key: string;
	/** Of the mail relay, without /send-email; null if another service takes the messages. */
	relay: string | null;
	/** The recipient of the site's forms: VITE_CONTACT_MAILBOX. */
	mailbox: string;
	/** An account without rights, to look from inside; null without one. */
	stranger: { email: string; password: string } | null;
	fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/** One thing that must hold. `run` returns what is wrong, or null; it throws when it gets no usable answer. */
export interface Check {
	group: "Database" | "Accounts" | "Storage" | "Relay" | "Site";
	name: string;
	repair: string;
	/** It needs the account without rights. */
	asStranger?: true;
	run: (target: Target) => Promise<string | null>;
}

export interface Result {
	check: Check;
	/** Null when it holds. */
	problem: string | null;
	/** The repair of the check, or what to do when it got no usable answer. */
	repair: string;
}

/** No connection, or no answer in time. */
class Unreachable extends Error {
	readonly origin: string;
	constructor(origin: string, reason: string) {
		super(`${origin} didn't answer: ${reason}`);
		this.origin = origin;
	}
}

/** The answer of a busy or broken server, which says nothing about what was asked for. */
export class ServerFault extends Error {
	/** As `describeAnswer` says it. */
	readonly answer: string;
	constructor(address: string, answer: string) {
		super(`${address} ${answer}`);
		this.answer = answer;
	}
}

const TIMEOUT_MS = 15_000;

const SILENT =
	"Compare the address with .env.production or --site, and see whether the service runs: a paused Supabase project answers nothing.";
const UNEXAMINED =
	"This couldn't be examined. Correct what the line above names, such as a wrong password or a service with an error, and run the doctor again.";

/**
 * Runs every check, one after the other, because some count towards limits. A server that didn't answer once isn't asked again.
 * Never throws.
 */
export async function runChecks(checks: readonly Check[], target: Target): Promise<Result[]> {
	const silent = new Map<string, Unreachable>();
	const fetch: Target["fetch"] = async (address, init) => {
		const { origin } = new URL(address);
		const known = silent.get(origin);
		if (known) throw known;
		let reply: Response;
		try {
			reply = await target.fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
		} catch (error) {
			const unreachable = new Unreachable(origin, explainError(error));
			silent.set(origin, unreachable);
			throw unreachable;
		}
		const body = await reply.arrayBuffer().catch((error: unknown) => {
			throw new Error(`the answer of ${address} broke off: ${explainError(error)}`);
		});
		const answer = new Response(body.byteLength > 0 ? body : null, reply);
		if (reply.status === 429 || reply.status >= 500) throw new ServerFault(address.split("?")[0] ?? address, await describeAnswer(answer));
		return answer;
	};
	const needed = [target.site, target.api, target.relay].flatMap((address) => (address ? new URL(address).origin : []));
	const results: Result[] = [];
	for (const check of checks) {
		let problem: string | null;
		let { repair } = check;
		try {
			problem = await check.run({ ...target, fetch });
		} catch (error) {
			problem = error instanceof Error ? error.message : String(error);
			if (!(error instanceof Unreachable)) repair = UNEXAMINED;
			else if (needed.includes(error.origin)) repair = SILENT;
		}
		results.push({ check, problem, repair });
	}
	return results;
}

function explainError(error: unknown): string {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	return cause instanceof Error ? cause.message : String(cause);
}

/** Looks for problems, one after the other, until there is one. Null without any. Throws what they throw. */
export async function firstProblem(problems: Iterable<() => Promise<string | null>>): Promise<string | null> {
	for (const problem of problems) {
		const found = await problem();
		if (found) return found;
	}
	return null;
}

/** Whether the server refused, by the right of the caller and not by the content of the request. */
export const isRefused = ({ status }: Response): boolean => status === 401 || status === 403 || status === 404;

/** "answered 200", with the code of Postgres or PostgREST. */
export async function describeAnswer(reply: Response): Promise<string> {
	const text = await reply.text();
	const code = /"(?:code|error_code)":"?([\w]{1,40})/.exec(text)?.[1];
	return `answered ${reply.status}${code ? ` ${code}` : ""}`;
}
