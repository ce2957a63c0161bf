import * as z from "zod/mini";
import { callFunction } from "../edge-function";

const RESEND_TIMEOUT_MS = 20_000;

export interface SentAgain {
	/** "pending": the mail may have arrived. */
	delivery: "sent" | "failed" | "pending";
	note: string | null;
	already: boolean;
}

/** The relay didn't try. "busy": another try is in progress; "session": sign in again. */
export class ResendFailed extends Error {
	override name = "ResendFailed";
	constructor(
		readonly reason: "session" | "busy" | "gone" | "too-many" | "unreachable" | "refused",
		readonly status = 0,
		/** In the relay's words. */
		readonly detail?: string,
	) {
		super(`The lead was not sent again (${reason}${status ? ` ${status}` : ""})`);
	}
}

const answerSchema = z.object({ delivery: z.enum(["sent", "failed", "pending"]), note: z.nullable(z.string()), already: z.boolean() });

const REASONS: Record<number, ResendFailed["reason"]> = {
	401: "session",
	403: "session",
	404: "gone",
	409: "busy",
	422: "refused",
	429: "too-many",
	502: "refused",
};

/** Asks the relay to mail a stored lead once more. Throws ResendFailed; after 20 s it may have been sent. */
export function sendLeadAgain(id: string): Promise<SentAgain> {
	return askRelay("resend", { id }, answerSchema);
}

export interface ReplyText {
	subject: string;
	text: string;
}

/** Characters, as in the relay. */
export const MAX_REPLY = { subject: 200, text: 10_000 };

const replySchema = z.object({ already: z.boolean() });

/**
 * Mails a reply to the address of a lead. A repeated call with the same `replyId` (a UUID) sends nothing twice.
 * Throws ResendFailed; after 20 s it may have been sent.
 */
export function sendReply(id: string, replyId: string, { subject, text }: ReplyText): Promise<{ already: boolean }> {
	return askRelay("reply", { id, replyId, subject, text }, replySchema);
}

async function askRelay<T>(path: string, content: object, schema: z.ZodMiniType<T>): Promise<T> {
	const { ok, status, body } = await callFunction({
		path: `send-email/${path}`,
		content,
		timeout: RESEND_TIMEOUT_MS,
		failure: (reason) => new ResendFailed(reason),
	});
	if (!ok) throw new ResendFailed(REASONS[status] ?? "unreachable", status, problemSchema.safeParse(body).data);
	const answer = schema.safeParse(body);
	if (!answer.success) throw new ResendFailed("unreachable", status);
	return answer.data;
}

const problemSchema = z.pipe(
	z.object({ error: z.object({ message: z.string() }) }),
	z.transform(({ error }) => error.message),
);
