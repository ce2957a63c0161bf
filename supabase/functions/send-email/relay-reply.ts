/** A refusal with a stable code for the caller; the message holds nothing internal and nothing that the caller sent. */
export class RelayProblem extends Error {
	override name = "RelayProblem";
	readonly status: number;
	readonly code: string;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
	}
}

export const ALLOWED_METHODS = "POST, OPTIONS";
const ALLOWED_HEADERS = "content-type, idempotency-key, x-form-elapsed, x-form-trap, authorization, apikey";

/** A JSON answer that no cache keeps. */
export function jsonReply(status: number, content: unknown, headers: Readonly<Record<string, string>> = {}): Response {
	return new Response(JSON.stringify(content), {
		status,
		headers: {
			"content-type": "application/json; charset=utf-8",
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			...headers,
		},
	});
}

/** The JSON form of a refusal: `{error: {code, message}}`. */
export function problemReply(problem: RelayProblem): Response {
	return jsonReply(problem.status, { error: { code: problem.code, message: problem.message } }, problem.headers);
}

/**
 * The CORS headers of a preflight answer for an origin that is allowed. Max-age is short, so that a change of the allowed
 * origins is felt at once.
 */
export function preflightReply(): Response {
	return new Response(null, {
		status: 204,
		headers: {
			allow: ALLOWED_METHODS,
			"access-control-allow-methods": ALLOWED_METHODS,
			"access-control-allow-headers": ALLOWED_HEADERS,
			"access-control-max-age": "600",
		},
	});
}

/** Adds the headers that let pages of an allowed origin read the answer; without an origin only `Vary` is added. */
export function withCors(reply: Response, origin: string | null): Response {
	reply.headers.set("vary", "Origin");
	if (origin !== null) {
		reply.headers.set("access-control-allow-origin", origin);
		reply.headers.set("access-control-expose-headers", "Retry-After");
	}
	return reply;
}
