import { cleanLine } from "./lead-text.ts";
import type { NewLead, OutgoingMail, RelayConfig, RelayPorts, StoredLead } from "./ports.ts";
import { RelayProblem } from "./relay-reply.ts";
import { createSenderLimit } from "./sender-limit.ts";

/** A try that is older than this has died with its process and may be repeated. */
const PENDING_MS = 60_000;
const DEFAULT_LIMIT = { leads: 5, windowMs: 600_000 };
const DEFAULT_MAIL_TIMEOUT_MS = 8000;
/** The browser gives up after 15 s, so the answer goes out before, however slow the store and the mail server are. */
const ANSWER_MS = 14_000;
/** What remains of it, at the least, for noting in the store what became of the mail. */
const MARK_MS = 1000;

/** Where a lead ended up: in the studio's mailbox, or only in the lead inbox. */
export type Outcome = "mailed" | "stored";

/** Stores a lead, then mails it. */
export interface LeadFlow {
	/** @throws RelayProblem 409 (same key still at work), 429 (too many), 502 (neither stored nor mailed). */
	deliver(lead: NewLead, mail: OutgoingMail): Promise<Outcome>;
}

/**
 * The rules of keeping and delivering (R62): the lead is stored before it is mailed, so that a failing mail server loses
 * nothing; if storing fails the mail is tried all the same; only when both fail does the caller hear of it.
 */
export function createLeadFlow(config: RelayConfig, ports: RelayPorts): LeadFlow {
	const rule = config.rateLimit ?? DEFAULT_LIMIT;
	const limit = createSenderLimit(rule);
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

	async function mailAndMark(mail: OutgoingMail, leadId: string | null, began: number): Promise<boolean> {
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
		return note === undefined;
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

	/** The same key again: never a second mail for a lead that was mailed. */
	async function resume(lead: StoredLead, mail: OutgoingMail, began: number): Promise<Outcome> {
		if (lead.delivery === "sent") return "mailed";
		const stillAtWork = lead.delivery === "pending" && ports.now() - lead.touchedAt < PENDING_MS;
		const claimed = stillAtWork ? false : await ask("claim", () => ports.store.claim(lead));
		if (claimed === null) return "stored";
		if (!claimed) throw alreadyAtWork();
		return (await mailAndMark(mail, lead.id, began)) ? "mailed" : "stored";
	}

	async function deliver(lead: NewLead, mail: OutgoingMail): Promise<Outcome> {
		const now = ports.now();
		const known = await ask("find", () => ports.store.find(lead.idempotencyKey));
		if (known) return resume(known, mail, now);
		const since = new Date(now - rule.windowMs);
		const count = (await ask("count", () => ports.store.countSince(lead.senderHash, since))) ?? 0;
		const release = limit.take(lead.senderHash, count, now);
		if (!release) {
			const seconds = String(Math.ceil(rule.windowMs / 1000));
			throw new RelayProblem(429, "too_many_requests", "Too many messages. Please try again later.", { "retry-after": seconds });
		}
		const stored = await ask("insert", () => ports.store.insert(lead));
		if (stored && !stored.created) {
			release();
			return resume(stored.lead, mail, now);
		}
		if (await mailAndMark(mail, stored?.lead.id ?? null, now)) return "mailed";
		if (stored) return "stored";
		release();
		throw new RelayProblem(502, "delivery_failed", "The message could not be delivered. Please try again.");
	}

	return {
		async deliver(lead, mail) {
			// The store settles this between processes; within one, a double click must not even use up the sender's limit.
			if (atWork.has(lead.idempotencyKey)) throw alreadyAtWork();
			atWork.add(lead.idempotencyKey);
			try {
				return await deliver(lead, mail);
			} finally {
				atWork.delete(lead.idempotencyKey);
			}
		},
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
