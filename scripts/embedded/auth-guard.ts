import { senderNetwork } from "../../supabase/functions/send-email/http.ts";

/** Failed sign-ins of one network, as a hosted project counts them. */
const MAX_FAILURES = 30;
const WINDOW_MS = 5 * 60_000;
const MAX_NETWORKS = 5000;

const ENDPOINTS =
	/^\/auth\/v1\/(admin\/.+|authorize|callback|factors(\/.+)?|health|invite|logout|magiclink|otp|reauthenticate|recover|resend|settings|signup|sso|token|user(\/.+)?|verify|\.well-known\/.+)\/?$/;

type Answer = (request: Request) => Promise<Response>;

/** What a hosted auth service does before the library's own: unknown endpoints don't exist, and guessing passwords has a limit. */
export function authGuard(answer: Answer, now: () => number = Date.now): (request: Request, address: string | null) => Promise<Response> {
	const failures = new Map<string, number[]>();
	return async (request, address) => {
		const { pathname, searchParams } = new URL(request.url);
		if (/^\/auth\/v1(\/|$)/.test(pathname) && !ENDPOINTS.test(pathname)) return problem(404, "not_found", "This endpoint doesn't exist.");
		const isSignIn = pathname === "/auth/v1/token" && searchParams.get("grant_type") === "password" && request.method === "POST";
		if (!isSignIn) return answer(request);
		const network = senderNetwork(address);
		const recent = (failures.get(network) ?? []).filter((time) => time > now() - WINDOW_MS);
		if (recent.length >= MAX_FAILURES) return problem(429, "over_request_rate_limit", "Too many attempts. Please try again later.");
		// Counted before the answer, because a guesser can ask many times at once.
		const time = now();
		recent.push(time);
		failures.delete(network);
		failures.set(network, recent);
		const oldest = failures.keys().next();
		if (failures.size > MAX_NETWORKS && !oldest.done) failures.delete(oldest.value);
		const reply = await answer(request);
		// Another sign-in can have stored its own list meanwhile.
		const counted = failures.get(network) ?? [];
		if (reply.ok && counted.includes(time)) counted.splice(counted.indexOf(time), 1);
		return reply;
	};
}

function problem(code: number, name: string, message: string): Response {
	const headers = { "cache-control": "no-store", ...(code === 429 ? { "retry-after": String(WINDOW_MS / 1000) } : {}) };
	return Response.json({ code, error_code: name, msg: message }, { status: code, headers });
}
