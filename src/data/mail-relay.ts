import { withDeadline } from "@/shared/lib/deadline";

const SEND_TIMEOUT_MS = 15_000;

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
	elapsedMs: number;
	trapped?: boolean;
	source?: string;
	fetch?: typeof fetch;
	signal?: AbortSignal;
}

export class SendFailed extends Error {
	override name = "SendFailed";
	constructor(
		readonly reason: "offline" | "timeout" | "network" | "status",
		readonly status = 0,
	) {
		super(`The message was not sent (${reason}${status ? ` ${status}` : ""})`);
	}
}

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

function relayHeaders({ idempotencyKey, elapsedMs, trapped }: SendOptions): Record<string, string> {
	return {
		"Idempotency-Key": idempotencyKey,
		"X-Form-Elapsed": String(Math.max(0, Math.round(elapsedMs))),
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
				response = await send(options.endpoint || `${options.relayUrl.replace(/\/$/, "")}/send-email`, {
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
			if (!response.ok) throw new SendFailed("status", response.status);
		},
	);
}
