import { withDeadline } from "@/shared/lib/deadline";

/** Longest wait for the relay. */
const SEND_TIMEOUT_MS = 15_000;

/** What a person wrote. */
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
	/** The company's mailbox: the only recipient that the relay accepts. */
	mailbox: string;
	/** Fixed sender label. */
	company: string;
	/** See docs/decisions.md, "One key for every attempt at a message". */
	idempotencyKey: string;
	/** Milliseconds between the form's first sight and now. */
	elapsedMs: number;
	/** Whether the form's hidden field was filled in: the relay then stores the message as suspected spam. */
	trapped?: boolean;
	/** Where the message was started, such as "ai-calling-hero"; absent for the contact section. */
	source?: string;
	fetch?: typeof fetch;
	signal?: AbortSignal;
}

/** The message did not reach the relay, or the relay refused it. */
export class SendFailed extends Error {
	override name = "SendFailed";
	constructor(
		readonly reason: "offline" | "timeout" | "network" | "status",
		readonly status = 0,
	) {
		super(`The message was not sent (${reason}${status ? ` ${status}` : ""})`);
	}
}

/**
 * The request body: body (text block), name, subject, to. Line breaks cannot come in through one-line fields.
 */
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

/**
 * Sends one message to the relay. Success is an ok status and nothing else; the answer's body is not read.
 *
 * @throws SendFailed when offline, refused, unreachable, or without an answer for 15 s. Never tries again by itself.
 */
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
				response = await send(`${options.relayUrl.replace(/\/$/, "")}/send-email`, {
					method: "POST",
					headers: {
						"Content-Type": "application/json",
						"Idempotency-Key": options.idempotencyKey,
						"X-Form-Elapsed": String(Math.max(0, Math.round(options.elapsedMs))),
						...(options.trapped ? { "X-Form-Trap": "1" } : {}),
					},
					body: JSON.stringify(relayPayload(message, options)),
					credentials: "omit",
					redirect: "error",
					signal,
				});
			} catch {
				throw new SendFailed("network");
			}
			if (!response.ok) throw new SendFailed("status", response.status);
		},
	);
}
