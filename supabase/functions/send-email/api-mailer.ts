import { AwsV4Signer } from "aws4fetch";
import type { PostmarkSettings, ResendSettings, SesSettings } from "./mail-settings.ts";
import { type Mailer, NoAnswer, type OutgoingMail } from "./ports.ts";

const TIMEOUT_MS = 7000;
const MAX_REASON = 160;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;
type ApiRequest = { url: string; headers: Headers; body: string };

/** The HTTP API of a mail provider. */
export interface MailApi {
	name: string;
	/** The request that sends a mail. */
	toRequest: (mail: OutgoingMail) => Promise<ApiRequest>;
	/** Member of an answer in JSON that says what is wrong. */
	reason: "message" | "Message";
}

/**
 * Sends mails by a provider's API. Throws an Error with the provider's name, its status and its reason, or NoAnswer after 7 s or when
 * the connection broke once it was there.
 */
export function createApiMailer({ name, toRequest, reason }: MailApi, fetch: Fetch): Mailer {
	return {
		async send(mail) {
			const { url, headers, body } = await toRequest(mail);
			const signal = AbortSignal.timeout(TIMEOUT_MS);
			const reply = await fetch(url, { method: "POST", headers, body, redirect: "manual", signal }).catch((error: unknown) => {
				if (signal.aborted) throw new NoAnswer(`${name}: no answer within ${TIMEOUT_MS} ms`, { cause: error });
				if (neverConnected(error)) throw new Error(`${name} couldn't be reached`, { cause: error });
				throw new NoAnswer(`${name}: connection closed before the answer`, { cause: error });
			});
			const text = await reply.text().catch(() => "");
			const Failure = GATEWAYS.includes(reply.status) ? NoAnswer : Error;
			if (!reply.ok) throw new Failure(`${name} answered ${reply.status}${reasonIn(text, reason)}`);
		},
	};
}

/** Answers of a gateway that got none from the provider. */
const GATEWAYS = [502, 504];

/** Of Node, only while it looks for the server and connects. */
const CONNECT_CODES = ["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "UND_ERR_CONNECT_TIMEOUT"];

/** Whether a fetch surely sent nothing. Deno says so only in its words, which 2.9 moved into the cause. */
function neverConnected(error: unknown): boolean {
	const { cause }: { cause?: unknown } = Object(error);
	return [error, cause].some((one) => {
		const { message = "", code = "" }: { message?: unknown; code?: unknown } = Object(one);
		return String(message).includes("client error (Connect)") || CONNECT_CODES.includes(String(code));
	});
}

/** The first line of the provider's reason: later lines of AWS repeat the signed request. */
function reasonIn(text: string, member: string): string {
	try {
		const answer: unknown = JSON.parse(text);
		const words = Object.entries(Object(answer)).find(([key]) => key === member)?.[1];
		return typeof words === "string" && words !== "" ? `: ${words.split("\n")[0]?.slice(0, MAX_REASON)}` : "";
	} catch {
		return "";
	}
}

const json = (more: Record<string, string>): Headers =>
	new Headers({ accept: "application/json", "content-type": "application/json", ...more });

/** https://resend.com/docs/api-reference/emails/send-email */
export function resendApi({ key }: ResendSettings): MailApi {
	return {
		name: "Resend",
		reason: "message",
		toRequest: async ({ from, to, replyTo, subject, text }) => ({
			url: "https://api.resend.com/emails",
			headers: json({ authorization: `Bearer ${key}` }),
			body: JSON.stringify({ from, to: [to], ...(replyTo ? { reply_to: replyTo } : {}), subject, text }),
		}),
	};
}

/** https://postmarkapp.com/developer/api/email-api */
export function postmarkApi({ token, stream }: PostmarkSettings): MailApi {
	return {
		name: "Postmark",
		reason: "Message",
		toRequest: async ({ from, to, replyTo, subject, text }) => ({
			url: "https://api.postmarkapp.com/email",
			headers: json({ "x-postmark-server-token": token }),
			body: JSON.stringify({
				From: from,
				To: to,
				...(replyTo ? { ReplyTo: replyTo } : {}),
				Subject: subject,
				TextBody: text,
				MessageStream: stream,
			}),
		}),
	};
}

/** https://docs.aws.amazon.com/ses/latest/APIReference-V2/API_SendEmail.html */
export function sesApi({ region, accessKeyId, secretAccessKey }: SesSettings): MailApi {
	return {
		name: "Amazon SES",
		reason: "message",
		async toRequest({ from, to, replyTo, subject, text }) {
			const content = (data: string) => ({ Data: data, Charset: "UTF-8" });
			const body = JSON.stringify({
				FromEmailAddress: encodeName(from),
				Destination: { ToAddresses: [to] },
				...(replyTo ? { ReplyToAddresses: [replyTo] } : {}),
				Content: { Simple: { Subject: content(subject), Body: { Text: content(text) } } },
			});
			const url = `https://email.${region}.amazonaws.com/v2/email/outbound-emails`;
			const signer = new AwsV4Signer({
				method: "POST",
				url,
				headers: json({}),
				body,
				accessKeyId,
				secretAccessKey,
				region,
				service: "ses",
			});
			return { url, headers: (await signer.sign()).headers, body };
		},
	};
}

/** SES takes only ASCII in an address, so a name in other letters becomes an encoded word (RFC 2047). */
function encodeName(from: string): string {
	const [, name = "", address = ""] = /^\s*"?([^"<]*?)"?\s*(<[^<>]+>)\s*$/.exec(from) ?? [];
	if (!/[^\x20-\x7e]/.test(name)) return from;
	const bytes = Array.from(new TextEncoder().encode(name), (byte) => String.fromCharCode(byte)).join("");
	return `=?UTF-8?B?${btoa(bytes)}?= ${address}`;
}
