import { cleanLine } from "./lead-text.ts";
import type { KeptLead, NewLead, OutgoingMail, RelayConfig, RelayPorts, StoredLead } from "./ports.ts";
import { RelayProblem } from "./relay-reply.ts";
import { createSenderLimit } from "./sender-limit.ts";

/** A try that is older than this has died with its process and may be repeated. */
const PENDING_MS = 60_000;
const DEFAULT_LIMIT: NonNullable<RelayConfig["rateLimit"]> = { leads: 5, windowMs: 600_000 };
/** Far more than a shared office sends in the window; keeps a flood from filling the database. */
const REFUSE_AFTER = 60;
const DEFAULT_MAIL_TIMEOUT_MS = 8000;
/** The browser gives up after 15 s, so the answer goes out before, however slow the store and the mail server are. */
const ANSWER_MS = 14_000;
/** What remains of it, at the least, for noting in the store what became of the mail. */
const MARK_MS = 1000;

/** Where a lead ended up: in the studio's mailbox, only in the lead inbox, or in its folder of suspected spam. */
export type Outcome = "mailed" | "stored" | "held";

/** What became of a lead that was to be sent again. */
export interface SentAgain {
	delivery: "sent" | "failed";
	/** Why it failed; one line. */
	note: string | null;
	/** Whether it had been sent before: then nothing was sent now. */
	already: boolean;
}

/** Stores a lead, then mails it. */
export interface LeadFlow {
	/** @throws RelayProblem 409 (same key still at work), 422 (same key, another message), 429 (too many), 502 (neither stored nor mailed). */
	deliver(lead: NewLead, mail: OutgoingMail): Promise<Outcome>;
	/**
	 * Mails a stored lead once more, unless that has been done.
	 *
	 * @param began when the request came; the answer goes out in time.
	 * @throws RelayProblem 409 (another try is at work), 503 (the store does not answer: nothing was sent).
	 */
	again(lead: KeptLead, mail: OutgoingMail, began: number): Promise<SentAgain>;
}

/**
 * The lead is stored before it is mailed, so that a failing mail server loses nothing. If storing fails, the mail is tried anyway;
 * only when both fail does the caller get an error. A suspected lead is stored without a mail.
 */
export function createLeadFlow(config: RelayConfig, ports: RelayPorts): LeadFlow {
	const rule = config.rateLimit ?? DEFAULT_LIMIT;
	const mailLimit = createSenderLimit(rule);
	const storeLimit = createSenderLimit({ leads: Math.max(rule.leads, rule.refuseAfter ?? REFUSE_AFTER), windowMs: rule.windowMs });
	const atWork = new Set<string>();

	/** Gives null when the store does not answer: the lead goes on without it. */
	async function ask<T>(step: string, call: () => Promise<T>): Promise<T | null> {
		try {
			return await call();
		} catch (error) {
			ports.log("store_failed", { step, reason: shortReason(error) });
			return null;
		}
	}

	/** Gives the reason why the mail did not go out, or null. */
	async function mailAndMark(mail: OutgoingMail, leadId: string | null, began: number): Promise<string | null> {
		/** Never nothing: the clock may have been set meanwhile. */
		const left = (until: number): number => Math.max(MARK_MS, began + until - ports.now());
		let note: string | undefined;
		try {
			await withDeadline(ports.mailer.send(mail), Math.min(config.mailTimeoutMs ?? DEFAULT_MAIL_TIMEOUT_MS, left(ANSWER_MS - MARK_MS)));
		} catch (error) {
			note = shortReason(error);
			ports.log("mail_failed", { reason: note, stored: leadId !== null });
		}
		if (leadId !== null) await ask("mark", () => withDeadline(mark(leadId, note), left(ANSWER_MS)));
		return note ?? null;
	}

	/** A delivered mail that is not marked so would be mailed again by the next try, hence twice. */
	async function mark(leadId: string, note: string | undefined): Promise<void> {
		if (note !== undefined) return ports.store.mark(leadId, "failed", note);
		try {
			await ports.store.mark(leadId, "sent");
		} catch {
			await ports.store.mark(leadId, "sent");
		}
	}

	/** Takes a stored lead for a new try; false when the store does not answer. */
	async function take(lead: StoredLead): Promise<boolean> {
		const stillAtWork = lead.delivery === "pending" && ports.now() - lead.touchedAt < PENDING_MS;
		const claimed = stillAtWork ? false : await ask("claim", () => ports.store.claim(lead));
		if (claimed === false) throw alreadyAtWork();
		return claimed !== null;
	}

	/** The same key again: never a second mail for a lead that was mailed. */
	async function resume(lead: StoredLead, sent: NewLead, mail: OutgoingMail, began: number): Promise<Outcome> {
		// Answering "ok" here would drop the new message.
		if (lead.body !== sent.body || lead.subject !== sent.subject) {
			throw new RelayProblem(422, "key_reused", "This Idempotency-Key belongs to another message.");
		}
		if (lead.delivery === "sent") return "mailed";
		if (lead.delivery === "held") return "held";
		return (await take(lead)) && (await mailAndMark(mail, lead.id, began)) === null ? "mailed" : "stored";
	}

	async function deliver(lead: NewLead, mail: OutgoingMail): Promise<Outcome> {
		const now = ports.now();
		const known = await ask("find", () => ports.store.find(lead.idempotencyKey));
		if (known) return resume(known, lead, mail, now);
		const since = new Date(now - rule.windowMs);
		const count = (await ask("count", () => ports.store.countSince(lead.senderHash, since))) ?? 0;
		const place = storeLimit.take(lead.senderHash, count, now);
		if (!place) throw tooMany();
		const mailPlace = lead.suspicion ? null : mailLimit.take(lead.senderHash, count, now);
		const suspicion = lead.suspicion ?? (mailPlace ? null : "rate_limit");
		const release = (): void => {
			place();
			mailPlace?.();
		};
		const stored = await ask("insert", () => ports.store.insert({ ...lead, suspicion }));
		if (stored && !stored.created) {
			release();
			return resume(stored.lead, lead, mail, now);
		}
		if (stored && suspicion) return "held";
		if (!stored && suspicion === "rate_limit") throw tooMany();
		if ((await mailAndMark(mail, stored?.lead.id ?? null, now)) === null) return "mailed";
		if (stored) return "stored";
		release();
		throw new RelayProblem(502, "delivery_failed", "The message could not be delivered. Please try again.");
	}

	function tooMany(): RelayProblem {
		const seconds = String(Math.ceil(rule.windowMs / 1000));
		return new RelayProblem(429, "too_many_requests", "Too many messages. Please try again later.", { "retry-after": seconds });
	}

	async function again(lead: KeptLead, mail: OutgoingMail, began: number): Promise<SentAgain> {
		if (lead.delivery === "sent") return { delivery: "sent", note: null, already: true };
		if (!(await take(lead))) throw new RelayProblem(503, "store_unavailable", "The leads cannot be read now. Please try again.");
		const note = await mailAndMark(mail, lead.id, began);
		return { delivery: note === null ? "sent" : "failed", note, already: false };
	}

	/** The store settles this between processes; within one, a double click must not even use up the sender's limit. */
	async function alone<T>(key: string, work: () => Promise<T>): Promise<T> {
		if (atWork.has(key)) throw alreadyAtWork();
		atWork.add(key);
		try {
			return await work();
		} finally {
			atWork.delete(key);
		}
	}

	return {
		deliver: (lead, mail) => alone(lead.idempotencyKey, () => deliver(lead, mail)),
		again: (lead, mail, began) => alone(lead.idempotencyKey, () => again(lead, mail, began)),
	};
}

function alreadyAtWork(): RelayProblem {
	return new RelayProblem(409, "in_progress", "This message is being sent already.");
}

/** One line about an error, without its stack. */
function shortReason(error: unknown): string {
	return cleanLine(error instanceof Error ? error.message : "unknown error", 200) || "unknown error";
}

/** Stops waiting after a time; the work itself may still end, which then changes nothing. */
async function withDeadline(work: Promise<void>, ms: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const deadline = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
	});
	try {
		await Promise.race([work, deadline]);
	} finally {
		clearTimeout(timer);
	}
}
