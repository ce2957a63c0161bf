import * as z from "zod/mini";
import { withDeadline } from "@/shared/lib/deadline";
import { adminClient } from "../admin-client";
import { environment } from "../env";

const RESEND_TIMEOUT_MS = 20_000;

export interface SentAgain {
	delivery: "sent" | "failed";
	note: string | null;
	already: boolean;
}

/** The relay didn't try. "busy": another try is in progress; "session": sign in again. */
export class ResendFailed extends Error {
	override name = "ResendFailed";
	constructor(
		readonly reason: "session" | "busy" | "gone" | "too-many" | "unreachable",
		readonly status = 0,
	) {
		super(`The lead was not sent again (${reason}${status ? ` ${status}` : ""})`);
	}
}

const answerSchema = z.object({ delivery: z.enum(["sent", "failed"]), note: z.nullable(z.string()), already: z.boolean() });

const REASONS: Record<number, ResendFailed["reason"]> = { 401: "session", 403: "session", 404: "gone", 409: "busy", 429: "too-many" };

/** Asks the relay to mail a stored lead once more. Throws ResendFailed; after 20 s it may have been sent. */
export function sendLeadAgain(id: string): Promise<SentAgain> {
	return withDeadline(
		RESEND_TIMEOUT_MS,
		() => new ResendFailed("unreachable"),
		undefined,
		async (signal) => {
			const { data } = await adminClient().auth.getSession();
			if (!data.session) throw new ResendFailed("session");
			const response = await fetch(`${environment().mailRelayUrl.replace(/\/$/, "")}/send-email/resend`, {
				method: "POST",
				headers: {
					"Content-Type": "application/json",
					apikey: environment().supabaseAnonKey,
					Authorization: `Bearer ${data.session.access_token}`,
				},
				body: JSON.stringify({ id }),
				credentials: "omit",
				redirect: "error",
				signal,
			}).catch(() => {
				throw new ResendFailed("unreachable");
			});
			if (!response.ok) throw new ResendFailed(REASONS[response.status] ?? "unreachable", response.status);
			const answer = answerSchema.safeParse(await response.json().catch(() => null));
			if (!answer.success) throw new ResendFailed("unreachable", response.status);
			return answer.data;
		},
	);
}
