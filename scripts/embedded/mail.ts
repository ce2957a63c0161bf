import type { IncomingMessage, ServerResponse } from "node:http";
import { createRelay } from "../../supabase/functions/send-email/handler.ts";
import { createLeadStore } from "../../supabase/functions/send-email/lead-store.ts";
import type { LogFacts, RelayConfig } from "../../supabase/functions/send-email/ports.ts";
import { createRoleLookup } from "../../supabase/functions/send-email/resend.ts";
import { EMBEDDED_PUBLISHABLE_KEY, type EmbeddedBackend } from "./backend.ts";
import { type Inbox, inboxMailer, refusingMailer, renderInboxPage } from "./inbox.ts";
import { isSameOrigin, sendReply, toWebRequest } from "./web-request.ts";

/** The address excludes the network; the name excludes sites whose own domain points to this machine. */
function isLoopbackCall(incoming: IncomingMessage): boolean {
	const address = incoming.socket.remoteAddress ?? "";
	const name = (incoming.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
	return /^(?:::ffff:)?127\.|^::1$/.test(address) && (name === "localhost" || name === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(name));
}

const RELAY_PATH = "/functions/v1/send-email";
const RELAY_PATHS = [RELAY_PATH, `${RELAY_PATH}/token`, `${RELAY_PATH}/resend`, `${RELAY_PATH}/reply`];
const INBOX_PATH = "/dev/mail";
const EMBEDDED_URL = "http://embedded.localhost";

/** Breaks the relay for one request: "500" is answered with an error, "hang" not at all. */
const FAULT_HEADER = "x-embedded-fault";

interface MailMiddlewareOptions {
	backend: Pick<EmbeddedBackend, "app" | "secretKey" | "jwtSecret">;
	inbox: Inbox;
	siteOrigin: string;
	mailbox: string;
	company: string;
	from: string;
	faults?: boolean;
	rateLimit?: RelayConfig["rateLimit"];
	log?: (code: string, facts: LogFacts) => void;
}

type MailMiddleware = (incoming: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The relay at /functions/v1/send-email and the inbox at /dev/mail. Other requests go to `next`. */
export function mailMiddleware(options: MailMiddlewareOptions): MailMiddleware {
	const callers = new WeakMap<Request, string | null>();
	let refused = "";
	const embedded = (url: string, init: RequestInit): Promise<Response> => options.backend.app.fetch(new Request(url, init));
	const relay = createRelay(
		{
			mailbox: options.mailbox,
			from: options.from,
			allowedOrigins: [options.siteOrigin],
			hashSecret: `sender-hash:${options.backend.jwtSecret}`,
			clientAddress: (request) => callers.get(request) ?? null,
			...(options.rateLimit ? { rateLimit: options.rateLimit } : {}),
		},
		{
			store: createLeadStore({ url: EMBEDDED_URL, key: options.backend.secretKey, fetch: embedded }),
			mailer: refusingMailer(inboxMailer(options.inbox), (subject) => refused !== "" && subject.includes(refused)),
			getCallerRole: createRoleLookup({ url: EMBEDDED_URL, key: EMBEDDED_PUBLISHABLE_KEY, fetch: embedded }),
			now: () => Date.now(),
			log: options.log ?? (() => {}),
		},
	);

	async function answerRelay(incoming: IncomingMessage): Promise<Response | null> {
		const fault = options.faults === true && incoming.method !== "OPTIONS" ? incoming.headers[FAULT_HEADER] : undefined;
		if (fault === "hang") return null;
		if (fault === "500") return Response.json({ error: { code: "internal", message: "Broken for a test." } }, { status: 500 });
		// The server has several names (localhost, 127.0.0.1), so its own pages count as same-origin.
		const request = toWebRequest(incoming, isSameOrigin(incoming) ? null : (incoming.headers.origin ?? null));
		callers.set(request, incoming.socket.remoteAddress ?? null);
		return relay(request);
	}

	async function setFault(incoming: IncomingMessage): Promise<Response> {
		const wanted: unknown = await toWebRequest(incoming, null)
			.json()
			.catch(() => null);
		const words = typeof wanted === "object" && wanted !== null && "refuse" in wanted ? wanted.refuse : null;
		if (typeof words !== "string") return text(422, "refuse must be text");
		refused = words;
		return Response.json({ refuse: refused });
	}

	return (incoming, response, next) => {
		const path = (incoming.url ?? "/").split("?")[0] ?? "/";
		const isInbox = path === INBOX_PATH || path.startsWith(`${INBOX_PATH}/`);
		if (!RELAY_PATHS.includes(path) && !isInbox) return next();
		const isFault = options.faults === true && path === `${INBOX_PATH}/faults`;
		const answer = !isInbox
			? answerRelay(incoming)
			: guardInbox(incoming) || (isFault ? setFault(incoming) : answerInbox(incoming, path, options));
		Promise.resolve(answer)
			.then((reply) => (reply ? sendReply(reply, response) : undefined))
			.catch(next);
	};
}

/** Only this machine, because the inbox has links that reset passwords. */
function guardInbox(incoming: IncomingMessage): Response | null {
	if (!isLoopbackCall(incoming)) return text(403, "The inbox opens only on this machine, at localhost.");
	if (incoming.method !== "GET" && !isSameOrigin(incoming)) return text(403, "Only the inbox page can do this.");
	return null;
}

function answerInbox(incoming: IncomingMessage, path: string, options: MailMiddlewareOptions): Response {
	switch (`${incoming.method} ${path}`) {
		case `GET ${INBOX_PATH}`:
			return page(renderInboxPage(options.inbox.list(), options.company));
		case `POST ${INBOX_PATH}/clear`:
			options.inbox.clear();
			return new Response(null, { status: 303, headers: { location: INBOX_PATH } });
		case `GET ${INBOX_PATH}/messages.json`:
			return Response.json({ messages: options.inbox.list() }, { headers: { "cache-control": "no-store" } });
		case `DELETE ${INBOX_PATH}/messages.json`:
			options.inbox.clear();
			return new Response(null, { status: 204 });
		default:
			return text(404, "This page does not exist in the inbox.");
	}
}

function page(html: string): Response {
	return new Response(html, {
		headers: {
			"content-type": "text/html; charset=utf-8",
			"cache-control": "no-store",
			"content-security-policy":
				"default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
			// With no-referrer, the form's own request would have the origin "null" and be refused.
			"referrer-policy": "same-origin",
			"x-content-type-options": "nosniff",
		},
	});
}

function text(status: number, content: string): Response {
	return new Response(content, { status, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } });
}
