import type { Standing } from "./ports.ts";

/** How long the database may take to answer. */
const CALL_TIMEOUT_MS = 2000;

interface WhoIsOptions {
	/** Address of the Supabase project, without a path. */
	url: string;
	/** The publishable (anonymous) key: the question is asked with the rights of the token alone. */
	key: string;
	fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Asks the database whose token this is. What the token says of itself counts for nothing: its signature is checked there, and so
 * is the list of administrators.
 *
 * @returns a question that throws an Error with the HTTP status when the database does not answer it, and after 2 seconds.
 */
export function askWhoIs({ url, key, fetch }: WhoIsOptions): (token: string) => Promise<Standing> {
	return async (token) => {
		const reply = await fetch(`${url.replace(/\/$/, "")}/rest/v1/rpc/is_administrator`, {
			method: "POST",
			headers: { apikey: key, authorization: `Bearer ${token}`, accept: "application/json", "content-type": "application/json" },
			body: "{}",
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
		});
		if (reply.status === 401 || reply.status === 403) {
			await reply.body?.cancel();
			return "nobody";
		}
		if (!reply.ok) {
			await reply.body?.cancel();
			throw new Error(`whoIs: the database answered ${reply.status}`);
		}
		const answer: unknown = await reply.json();
		return answer === true ? "administrator" : "stranger";
	};
}
