import type { LeadSummary, Suspicion } from "@/data/leads/schema";

/** A try that is older than this has ended without an answer; the relay lets another one begin then. */
const WAITING_MS = 60_000;

/** What became of the mail about a lead, in words. */
export interface DeliveryState {
	kind: "sent" | "waiting" | "failed";
	label: string;
	/** Why, and what that means; empty where nothing needs to be said. */
	detail: string;
	/** Whether it can be sent again now. */
	canSend: boolean;
}

/** @param now a mail that has waited for a minute will not go out by itself. */
export function deliveryState(lead: Pick<LeadSummary, "delivery" | "deliveryNote" | "touchedAt">, now: Date): DeliveryState {
	if (lead.delivery === "sent") return { kind: "sent", label: "Sent", detail: "", canSend: false };
	if (lead.delivery === "failed") {
		return { kind: "failed", label: "Not delivered", detail: reasonInWords(lead.deliveryNote ?? ""), canSend: true };
	}
	if (lead.delivery === "held") {
		return { kind: "waiting", label: "Held back", detail: "The mail was not sent because the message looked like spam.", canSend: true };
	}
	if (now.getTime() - Date.parse(lead.touchedAt) < WAITING_MS) {
		return { kind: "waiting", label: "Waiting", detail: "The mail is on its way to the mail server.", canSend: false };
	}
	return {
		kind: "waiting",
		label: "Waiting",
		detail: "The relay never learned what became of the mail. It may have reached the mailbox; look there before you send it again.",
		canSend: true,
	};
}

const REASONS: readonly [RegExp, string][] = [
	[/no answer within|timed? ?out|ETIMEDOUT|greeting never/i, "The mail server did not answer in time."],
	[/ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ECONNRESET|ESOCKET|closed/i, "The mail server could not be reached."],
	[
		/\b53[0-9]\b|EAUTH|invalid login|authentication/i,
		"The mail server refused the relay's sign-in. Its user name or password needs a look.",
	],
	[/certificate|TLS|SSL/i, "The mail server's certificate was not accepted."],
	[/\b55[0-4]\b|EENVELOPE|recipient|mailbox/i, "The mail server refused the mailbox's address or the message."],
	[/\b4[2-5][0-9]\b|too many|rate/i, "The mail server asked to try later."],
];

const SUSPICIONS: Record<Suspicion, string> = {
	honeypot: "A hidden field that people don’t see was filled in.",
	too_fast: "The form was sent within two seconds.",
	rate_limit: "The same network sent more than five messages within ten minutes.",
};

/** Why the relay suspects spam, as a sentence. */
export function suspicionInWords(suspicion: Suspicion): string {
	return SUSPICIONS[suspicion];
}

/** What a mail server's words mean to somebody who does not run one. */
export function reasonInWords(note: string): string {
	return REASONS.find(([pattern]) => pattern.test(note))?.[1] ?? "The mail server did not take the message.";
}
