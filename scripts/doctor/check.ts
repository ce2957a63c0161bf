/** The site to examine, from outside. Addresses have no slash at their end. */
export interface Target {
	site: string;
	/** Of the Supabase project. */
	api: string;
	/** The anonymous key. */
	key: string;
	/** Of the mail relay, without /send-email; null if another service takes the messages. */
	relay: string | null;
	/** An account without rights, to look from inside; null without one. */
	stranger: { email: string; password: string } | null;
	fetch: (address: string, init?: RequestInit) => Promise<Response>;
}

/** One thing that must hold. `run` returns what is wrong, or null; it throws when it gets no answer. */
export interface Check {
	group: "Database" | "Accounts" | "Storage" | "Relay" | "Site";
	name: string;
	repair: string;
	run: (target: Target) => Promise<string | null>;
}

export interface Result {
	check: Check;
	/** Null when it holds. */
	problem: string | null;
}

const TIMEOUT_MS = 15_000;

/** Runs every check, one after the other, because some count towards limits. Never throws. */
export async function runChecks(checks: readonly Check[], target: Target): Promise<Result[]> {
	const fetch: Target["fetch"] = (address, init) => target.fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
	const results: Result[] = [];
	for (const check of checks) {
		const problem = await check.run({ ...target, fetch }).catch((error: unknown) => {
			return `No answer: ${error instanceof Error ? error.message : error}`;
		});
		results.push({ check, problem });
	}
	return results;
}

/** Whether the server refused, by the right of the caller and not by the content of the request. */
export const isRefused = ({ status }: Response): boolean => status === 401 || status === 403 || status === 404;

/** "answered 200", with the code of Postgres or PostgREST. */
export async function answerOf(reply: Response): Promise<string> {
	const text = await reply.text();
	const code = /"(?:code|error_code)":"?([\w]{1,40})/.exec(text)?.[1];
	return `answered ${reply.status}${code ? ` ${code}` : ""}`;
}
