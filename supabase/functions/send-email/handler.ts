import {
	hashSender,
	jsonReply,
	preflightReply,
	problemReply,
	RelayProblem,
	readIdempotencyKey,
	readRelayRequest,
	withCors,
} from "./http.ts";
import { createLeadFlow, type LeadFlow } from "./lead-flow.ts";
import { cleanBody, cleanLine, isPlainEmail, MAX_BODY, MAX_SUBJECT, mailText, parseLead } from "./lead-text.ts";
import type { NewLead, OutgoingMail, RelayConfig, RelayPorts, RelayRequest } from "./ports.ts";
import { createReply } from "./reply.ts";
import { createResend } from "./resend.ts";
import { createFormToken, findSuspicion } from "./suspicion.ts";

/** The relay as a handler that never throws: 200, or an error with `{error: {code, message}}`. Throws for a wrong config. */
export function createRelay(config: RelayConfig, ports: RelayPorts): (request: Request) => Promise<Response> {
	checkConfig(config);
	const origins = new Set(config.allowedOrigins.map((origin) => new URL(origin).origin));
	const flow = createLeadFlow(config, ports);
	const resend = createResend(config, ports, flow);
	const reply = createReply(config, ports);
	const route = (request: Request): Promise<Response> => {
		const { pathname } = new URL(request.url);
		if (/\/resend\/?$/.test(pathname)) return resend(request);
		if (isTokenPath(pathname)) return giveToken(config, ports);
		return /\/reply\/?$/.test(pathname) ? reply(request) : receive(request, config, ports, flow);
	};
	return async (request) => {
		const origin = request.headers.get("origin");
		if (origin !== null && !origins.has(origin)) {
			ports.log("refused", { code: "origin_not_allowed" });
			return withCors(problemReply(new RelayProblem(403, "origin_not_allowed", "This site can't use the relay.")), null);
		}
		return withCors(await answer(request, ports, route), origin);
	};
}

async function answer(request: Request, ports: RelayPorts, route: (request: Request) => Promise<Response>): Promise<Response> {
	if (request.method === "OPTIONS") return preflightReply();
	try {
		const method = isTokenPath(new URL(request.url).pathname) ? "GET" : "POST";
		if (request.method !== method) {
			throw new RelayProblem(405, "method_not_allowed", `Only ${method} is allowed.`, { allow: `${method}, OPTIONS` });
		}
		return await route(request);
	} catch (error) {
		if (error instanceof RelayProblem) {
			ports.log("refused", { code: error.code });
			return problemReply(error);
		}
		ports.log("unexpected", { kind: error instanceof Error ? error.name : typeof error });
		return problemReply(new RelayProblem(500, "internal", "Something went wrong."));
	}
}

const isTokenPath = (path: string): boolean => /\/token\/?$/.test(path);

/** Needs no limit: it reads and writes nothing. */
async function giveToken(config: RelayConfig, ports: RelayPorts): Promise<Response> {
	return jsonReply(200, { token: await createFormToken(config.hashSecret, ports.now()) });
}

async function receive(request: Request, config: RelayConfig, ports: RelayPorts, flow: LeadFlow): Promise<Response> {
	const original = await readRelayRequest(request);
	// Compares the whole text, so a list, a display name or a second address counts as another recipient.
	if (original.to.trim().toLowerCase() !== config.mailbox.trim().toLowerCase()) {
		throw new RelayProblem(403, "recipient_not_allowed", "This recipient is not allowed.");
	}
	const cleaned = cleanRequest(original);
	const idempotencyKey = readIdempotencyKey(request.headers);
	const senderHash = await hashSender(config.hashSecret, config.clientAddress(request));
	const suspicion = await findSuspicion(request.headers, cleaned.body, config.hashSecret, ports.now());
	const { lead, mail } = compose(original, cleaned, config, { idempotencyKey, senderHash, suspicion });
	const outcome = await flow.deliver(lead, mail);
	ports.log("accepted", { outcome });
	// A stored lead is a success even without its mail: an error would make the visitor write again.
	return jsonReply(200, outcome === "mailed" ? { ok: true } : { ok: true, delivered: false });
}

function cleanRequest(original: RelayRequest): { body: string; name: string; subject: string } {
	const cleaned = {
		body: cleanBody(original.body),
		name: cleanLine(original.name, MAX_SUBJECT),
		subject: cleanLine(original.subject, MAX_SUBJECT),
	};
	for (const [field, value] of Object.entries(cleaned)) {
		if (value === "") throw new RelayProblem(422, "empty_field", `The field ${field} must not be empty.`);
	}
	if (cleaned.body.length > MAX_BODY) throw new RelayProblem(422, "body_too_long", `The body is longer than ${MAX_BODY} characters.`);
	return cleaned;
}

function compose(
	original: RelayRequest,
	cleaned: { body: string; name: string; subject: string },
	config: RelayConfig,
	facts: Pick<NewLead, "idempotencyKey" | "senderHash" | "suspicion">,
): { lead: NewLead; mail: OutgoingMail } {
	const fields = parseLead(cleaned.body);
	const email = isPlainEmail(fields.email) ? fields.email : null;
	return {
		lead: {
			...facts,
			name: fields.name,
			email,
			phone: fields.phone || null,
			subject: cleaned.subject,
			body: cleaned.body,
			source: fields.source || null,
		},
		mail: {
			from: config.from,
			to: config.mailbox.trim(),
			...(email ? { replyTo: email } : {}),
			subject: cleaned.subject,
			text: mailText(cleaned.body, fields, `Sent from the website of ${cleaned.name}.`, facts.suspicion),
			original,
		},
	};
}

/** Throws an Error that names every wrong variable, never a value. */
function checkConfig({ mailbox, from, hashSecret, allowedOrigins }: RelayConfig): void {
	const wrong: string[] = [];
	if (!isPlainEmail(mailbox.trim())) wrong.push("MAIL_TO must be one plain email address");
	if (from === "" || from !== cleanLine(from, 320)) wrong.push("MAIL_FROM must be one line");
	if (hashSecret.length < 16) wrong.push("RATE_SALT must have 16 characters or more");
	if (!allowedOrigins.every(isOrigin)) wrong.push("SITE_ORIGINS must have only origins such as https://kalpa.example");
	if (wrong.length > 0) throw new Error(`The mail relay can't start. ${wrong.join("; ")}.`);
}

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, "").toLowerCase();
