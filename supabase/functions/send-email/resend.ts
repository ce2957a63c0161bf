import type { LeadFlow } from "./lead-flow.ts";
import { isPlainEmail, mailText, parseLead } from "./lead-text.ts";
import type { KeptLead, OutgoingMail, RelayConfig, RelayPorts } from "./ports.ts";
import { jsonReply, RelayProblem } from "./relay-reply.ts";
import { readLeadId } from "./relay-request.ts";
import { hashSender } from "./sender.ts";
import { createSenderLimit } from "./sender-limit.ts";

/** Calls from one network, with any token: enough for an afternoon of a broken mail server, too few to try tokens out. */
const DEFAULT_LIMIT = { leads: 60, windowMs: 600_000 };
/** A signed token has three parts; longer ones than this no sign-in service gives out. */
const TOKEN = /^Bearer ([A-Za-z0-9_-]+\.[A-Za-z0-9_-]+\.[A-Za-z0-9_-]+)$/i;
const MAX_TOKEN = 8192;

/**
 * Sends a stored lead again, for the administrator alone: `POST …/send-email/resend` with `{id}` and his bearer
 * token. A lead that was sent is not sent twice.
 *
 * @returns a handler that answers 200 with `{delivery: "sent" | "failed", note, already}`; refusals are thrown as RelayProblem: 401
 *   (no valid token), 403 (not the administrator), 404 (no such lead), 409 (being sent), 429, 503 (the database does not answer).
 */
export function createResend(config: RelayConfig, ports: RelayPorts, flow: LeadFlow): (request: Request) => Promise<Response> {
	const rule = config.resendLimit ?? DEFAULT_LIMIT;
	const limit = createSenderLimit(rule);

	async function checkCaller(request: Request): Promise<void> {
		if (!ports.whoIs) throw new RelayProblem(503, "not_configured", "This relay cannot tell who the administrator is.");
		const token = TOKEN.exec(request.headers.get("authorization") ?? "")?.[1];
		if (!token || token.length > MAX_TOKEN) throw noToken();
		const ask = ports.whoIs;
		const standing = await orUnavailable(ports, "who", () => ask(token));
		if (standing === "nobody") throw noToken();
		if (standing !== "administrator") throw new RelayProblem(403, "not_administrator", "Only the administrator may do this.");
	}

	return async (request) => {
		const began = ports.now();
		const sender = await hashSender(config.hashSecret, config.clientAddress(request));
		if (!limit.take(sender, 0, began)) {
			const seconds = String(Math.ceil(rule.windowMs / 1000));
			throw new RelayProblem(429, "too_many_requests", "Too many attempts. Please try again later.", { "retry-after": seconds });
		}
		await checkCaller(request);
		const id = await readLeadId(request);
		const lead = await orUnavailable(ports, "read", () => ports.store.read(id));
		if (!lead) throw new RelayProblem(404, "no_such_lead", "There is no such lead.");
		const outcome = await flow.again(lead, mailAgain(lead, config), began);
		ports.log("resent", { delivery: outcome.delivery, already: outcome.already });
		return jsonReply(200, outcome);
	};
}

async function orUnavailable<T>(ports: RelayPorts, step: string, call: () => Promise<T>): Promise<T> {
	try {
		return await call();
	} catch {
		ports.log("store_failed", { step });
		throw new RelayProblem(503, "store_unavailable", "The database does not answer. Please try again.");
	}
}

function noToken(): RelayProblem {
	return new RelayProblem(401, "sign_in_first", "Sign in again, then repeat this.", { "www-authenticate": "Bearer" });
}

/** The mail about a stored lead, made anew from its row. */
function mailAgain(lead: KeptLead, config: RelayConfig): OutgoingMail {
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
