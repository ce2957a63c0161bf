import { cleanLine } from "./lead-text.ts";
import type { NewLead, OutgoingMail, RelayConfig, RelayPorts, StoredLead } from "./ports.ts";
import { RelayProblem } from "./relay-reply.ts";
import { createSenderLimit } from "./sender-limit.ts";

/** A try that is older than this has died with its process and may be repeated. */
const PENDING_MS = 60_000;
const DEFAULT_LIMIT = { leads: 5, windowMs: 600_000 };
const DEFAULT_MAIL_TIMEOUT_MS = 8000;

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

	async function mailAndMark(mail: OutgoingMail, leadId: string | null): Promise<boolean> {
		let note: string | undefined;
		try {
			await withDeadline(ports.mailer.send(mail), config.mailTimeoutMs ?? DEFAULT_MAIL_TIMEOUT_MS);
		} catch (error) {
			note = shortReason(error);
			ports.log("mail_failed", { reason: note, stored: leadId !== null });
		}
		if (leadId !== null) await ask("mark", () => ports.store.mark(leadId, note === undefined ? "sent" : "failed", note));
		return note === undefined;
	}

	/** The same key again: never a second mail for a lead that was mailed. */
	async function resume(lead: StoredLead, mail: OutgoingMail): Promise<Outcome> {
		if (lead.delivery === "sent") return "mailed";
		const stillAtWork = lead.delivery === "pending" && ports.now() - lead.touchedAt < PENDING_MS;
		const claimed = stillAtWork ? false : await ask("claim", () => ports.store.claim(lead));
		if (claimed === null) return "stored";
		if (!claimed) throw alreadyAtWork();
		return (await mailAndMark(mail, lead.id)) ? "mailed" : "stored";
	}

	async function deliver(lead: NewLead, mail: OutgoingMail): Promise<Outcome> {
		const known = await ask("find", () => ports.store.find(lead.idempotencyKey));
		if (known) return resume(known, mail);
		const now = ports.now();
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
			return resume(stored.lead, mail);
		}
		if (await mailAndMark(mail, stored?.lead.id ?? null)) return "mailed";
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
