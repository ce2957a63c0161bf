import { hashSender, jsonReply, RelayProblem, readLeadId } from "./http.ts";
import { createSenderLimit, type LeadFlow } from "./lead-flow.ts";
import { isPlainEmail, mailText, parseLead } from "./lead-text.ts";
import type { CallerRole, MailableLead, OutgoingMail, RelayConfig, RelayPorts } from "./ports.ts";

const RESEND_LIMIT = { leads: 60, windowMs: 600_000 };
const TOKEN = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;
const MAX_TOKEN = 8192;
const CALL_TIMEOUT_MS = 2000;

/** Sends a stored lead again. The handler throws RelayProblem 401, 403, 404, 409, 429 or 503. */
export function createResend(config: RelayConfig, ports: RelayPorts, flow: LeadFlow): (request: Request) => Promise<Response> {
	const rule = config.resendLimit ?? RESEND_LIMIT;
	const limit = createSenderLimit(rule);

	return async (request) => {
		const startedAt = ports.now();
		const sender = await hashSender(config.hashSecret, config.clientAddress(request));
		if (!limit.take(sender, 0, startedAt)) {
			const seconds = String(Math.ceil(rule.windowMs / 1000));
			throw new RelayProblem(429, "too_many_requests", "Too many attempts. Please try again later.", { "retry-after": seconds });
		}
		await requireAdministrator(request, ports);
		const id = await readLeadId(request);
		const lead = await orUnavailable(ports, "read", () => ports.store.read(id));
		if (!lead) throw new RelayProblem(404, "no_such_lead", "This lead no longer exists.");
		const result = await flow.resend(lead, composeMail(lead, config), startedAt);
		ports.log("resent", { delivery: result.delivery, already: result.already });
		return jsonReply(200, result);
	};
}

/** Throws RelayProblem 401, 403 or 503 unless the caller's token is the administrator's. */
export async function requireAdministrator(request: Request, ports: Pick<RelayPorts, "getCallerRole" | "log">): Promise<void> {
	const { getCallerRole } = ports;
	if (!getCallerRole) throw new RelayProblem(503, "not_configured", "This function can't check who the administrator is.");
	const token = TOKEN.exec(request.headers.get("authorization") ?? "")?.[1];
	if (!token || token.length > MAX_TOKEN) throw signInFirst();
	const role = await orUnavailable(ports, "role", () => getCallerRole(token));
	if (role === "unknown") throw signInFirst();
	if (role !== "administrator") throw new RelayProblem(403, "not_administrator", "Only an administrator can do this.");
}

/** The result of a call to the database. Throws RelayProblem 503 when it fails. */
export async function orUnavailable<T>(ports: Pick<RelayPorts, "log">, step: string, call: () => Promise<T>): Promise<T> {
	try {
		return await call();
	} catch {
		ports.log("store_failed", { step });
		throw new RelayProblem(503, "store_unavailable", "The database did not respond. Please try again.");
	}
}

function signInFirst(): RelayProblem {
	return new RelayProblem(401, "sign_in_first", "Sign in again, then try again.", { "www-authenticate": "Bearer" });
}

function composeMail(lead: MailableLead, config: RelayConfig): OutgoingMail {
	const origin = `Sent again from the lead inbox. First received ${new Date(lead.receivedAt).toISOString()}.`;
	return {
		from: config.from,
		to: config.mailbox.trim(),
		...(lead.email && isPlainEmail(lead.email) ? { replyTo: lead.email } : {}),
		subject: lead.subject,
		text: mailText(lead.body, parseLead(lead.body), origin),
		original: null,
	};
}

interface RoleLookupOptions {
	url: string;
	/** The publishable key, so that the query has only the token's rights. */
	key: string;
	fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Asks the database for a token's role: its claims don't count. Throws with the HTTP status, or after 2 s. */
export function createRoleLookup({ url, key, fetch }: RoleLookupOptions): (token: string) => Promise<CallerRole> {
	return async (token) => {
		const reply = await fetch(`${url.replace(/\/$/, "")}/rest/v1/rpc/is_administrator`, {
			method: "POST",
			headers: { apikey: key, authorization: `Bearer ${token}`, accept: "application/json", "content-type": "application/json" },
			body: "{}",
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
		});
		if (reply.status === 401 || reply.status === 403) {
			await reply.body?.cancel();
			return "unknown";
		}
		if (!reply.ok) {
			await reply.body?.cancel();
			throw new Error(`is_administrator: the database answered ${reply.status}`);
		}
		const answer: unknown = await reply.json();
		return answer === true ? "administrator" : "other";
	};
}
