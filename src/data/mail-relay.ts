import { withDeadline } from "@/shared/lib/deadline";
import { environment } from "./env";

const SEND_TIMEOUT_MS = 15_000;
const TOKEN_TIMEOUT_MS = 3000;

export interface ContactMessage {
	firstName: string;
	lastName: string;
	email: string;
	phone: string;
	subject: string;
	message: string;
}

export interface SendOptions {
	relayUrl: string;
	/** Address of another form service. It gets the same JSON, but none of the relay's headers, which it might refuse. */
	endpoint?: string;
	mailbox: string;
	company: string;
	idempotencyKey: string;
	/** From requestFormToken. */
	token?: string | null;
	trapped?: boolean;
	source?: string;
	fetch?: typeof fetch;
	signal?: AbortSignal;
}

export class SendFailed extends Error {
	override name = "SendFailed";
	constructor(
		/** "known": the relay already has another message with this idempotency key. */
		readonly reason: "offline" | "timeout" | "network" | "known" | "status",
		readonly status = 0,
	) {
		super(`The message was not sent (${reason}${status ? ` ${status}` : ""})`);
	}

	/** Whether the message can have arrived all the same. 409: an earlier attempt at it isn't finished. */
	get mayHaveArrived(): boolean {
		return this.reason === "timeout" || this.reason === "network" || this.status >= 500 || this.status === 409;
	}
}

/** Asks the relay for the signed moment at which a form is begun; null when there is none. A request without own headers needs no preflight. */
export async function requestFormToken(): Promise<string | null> {
	if (navigator.onLine === false) return null;
	try {
		const { formEndpoint, mailRelayUrl } = environment();
		if (formEndpoint) return null;
		return await withDeadline(
			TOKEN_TIMEOUT_MS,
			() => new SendFailed("timeout"),
			undefined,
			async (signal) => {
				const response = await fetch(`${base(mailRelayUrl)}/send-email/token`, {
					credentials: "omit",
					redirect: "error",
					signal,
				});
				const answer: unknown = response.ok ? await response.json() : null;
				const { token }: { token?: unknown } = { ...Object(answer) };
				return typeof token === "string" && /^[\w.-]{1,200}$/.test(token) ? token : null;
			},
		);
	} catch {
		return null;
	}
}

const base = (relayUrl: string): string => relayUrl.replace(/\/$/, "");

/** One-line fields lose their line breaks, so a visitor can't add a labeled line. */
function relayPayload(message: ContactMessage, options: SendOptions) {
	const line = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
	const body = [
		`Name: ${line(`${message.firstName} ${message.lastName}`)}`,
		`Email: ${line(message.email)}`,
		`Phone: ${line(message.phone)}`,
		...(options.source ? [`Source: ${line(options.source)}`] : []),
		`Message: ${message.message.trim()}`,
	].join("\n");
	return { body, name: options.company, subject: line(message.subject), to: options.mailbox };
}

function relayHeaders({ idempotencyKey, token, trapped }: SendOptions): Record<string, string> {
	return {
		"Idempotency-Key": idempotencyKey,
		...(token ? { "X-Form-Token": token } : {}),
		...(trapped ? { "X-Form-Trap": "1" } : {}),
	};
}

/** Sends one message; any ok status is success. Throws SendFailed, also after 15 s. Never retries. */
export async function sendMessage(message: ContactMessage, options: SendOptions): Promise<void> {
	if (typeof navigator !== "undefined" && navigator.onLine === false) throw new SendFailed("offline");
	const send = options.fetch ?? fetch;
	await withDeadline(
		SEND_TIMEOUT_MS,
		() => new SendFailed("timeout"),
		options.signal,
		async (signal) => {
			let response: Response;
			try {
				response = await send(options.endpoint || `${base(options.relayUrl)}/send-email`, {
					method: "POST",
					headers: {
						"Content-Type": "application/json",
						...(options.endpoint ? { Accept: "application/json" } : relayHeaders(options)),
					},
					body: JSON.stringify(relayPayload(message, options)),
					credentials: "omit",
					redirect: "error",
					signal,
				});
			} catch {
				throw new SendFailed("network");
			}
			if (!response.ok) throw new SendFailed((await isKnownKey(response)) ? "known" : "status", response.status);
		},
	);
}

async function isKnownKey(response: Response): Promise<boolean> {
	return response.status === 422 && (await response.text().catch(() => "")).includes('"key_reused"');
}
