import { RelayProblem } from "./http.ts";
import { cleanLine } from "./lead-text.ts";
import {
	type MailableLead,
	type NewLead,
	NoAnswer,
	type OutgoingMail,
	type RelayConfig,
	type RelayPorts,
	type StoredLead,
} from "./ports.ts";

/** A pending try that is older than this died with its process and can be repeated. */
export const PENDING_MS = 60_000;
const DEFAULT_LIMIT: NonNullable<RelayConfig["rateLimit"]> = { leads: 5, windowMs: 600_000 };
const REFUSE_AFTER = 60;
export const DEFAULT_MAIL_TIMEOUT_MS = 8000;
/** The browser gives up after 15 s, so the relay answers before. */
const ANSWER_MS = 14_000;
const MARK_MS = 1000;
const MAX_SENDERS = 5000;

type Outcome = "mailed" | "stored" | "held";

interface MailResult {
	/** "pending": the mail may have arrived. */
	delivery: "sent" | "failed" | "pending";
	note: string | null;
}

interface ResendResult extends MailResult {
	already: boolean;
}

export interface LeadFlow {
	/** A repeat gets the running request's outcome. Throws RelayProblem 422 (another message has the key), 429, or 502 (not stored, not mailed). */
	deliver(lead: NewLead, mail: OutgoingMail): Promise<Outcome>;
	/** Throws RelayProblem 409 (another try is in progress) or 503. */
	resend(lead: MailableLead, mail: OutgoingMail, startedAt: number): Promise<ResendResult>;
}

/** See docs/decisions.md, "Leads are stored before they are mailed" and "Suspected spam is stored without a mail". */
export function createLeadFlow(config: RelayConfig, ports: RelayPorts): LeadFlow {
	const limits = createLimits(config.rateLimit ?? DEFAULT_LIMIT);
	const running = new Map<string, { lead: NewLead; outcome: Promise<Outcome> }>();

	/** The store settles races between processes; within one, a double click must not use up the sender's limit. */
	async function deliverOnce(lead: NewLead, mail: OutgoingMail): Promise<Outcome> {
		const key = lead.idempotencyKey;
		for (let first = running.get(key); first; first = running.get(key)) {
			if (isSameMessage(first.lead, lead)) return first.outcome;
			await first.outcome.catch(() => {});
		}
		const outcome = deliver(config, ports, limits, lead, mail).finally(() => running.delete(key));
		running.set(key, { lead, outcome });
		return outcome;
	}

	return {
		deliver: deliverOnce,
		resend: (lead, mail, startedAt) => resend(config, ports, lead, mail, startedAt),
	};
}

interface Limits {
	windowMs: number;
	mail: SenderLimit;
	store: SenderLimit;
}

function createLimits({ leads, windowMs, refuseAfter = REFUSE_AFTER }: NonNullable<RelayConfig["rateLimit"]>): Limits {
	return {
		windowMs,
		mail: createSenderLimit({ leads, windowMs }),
		store: createSenderLimit({ leads: Math.max(leads, refuseAfter), windowMs }),
	};
}

async function deliver(config: RelayConfig, ports: RelayPorts, limits: Limits, lead: NewLead, mail: OutgoingMail): Promise<Outcome> {
	const now = ports.now();
	const known = await tryStore(ports, "find", () => ports.store.find(lead.idempotencyKey));
	if (known) return resume(config, ports, known, lead, mail, now);
	const since = new Date(now - limits.windowMs);
	const count = (await tryStore(ports, "count", () => ports.store.countSince(lead.senderHash, since))) ?? 0;
	const releaseStore = limits.store.take(lead.senderHash, count, now);
	if (!releaseStore) throw tooMany(limits);
	const releaseMail = lead.suspicion ? null : limits.mail.take(lead.senderHash, count, now);
	const suspicion = lead.suspicion ?? (releaseMail ? null : "rate_limit");
	const release = (): void => {
		releaseStore();
		releaseMail?.();
	};
	const stored = await insertOnce(ports, { ...lead, suspicion });
	if (stored && !stored.created) {
		release();
		return resume(config, ports, stored.lead, lead, mail, now);
	}
	if (stored && suspicion) return "held";
	if (!stored && suspicion === "rate_limit") throw tooMany(limits);
	const { delivery } = await mailAndMark(config, ports, mail, stored?.lead.id ?? null, now);
	if (delivery === "sent") return "mailed";
	if (stored) return "stored";
	release();
	throw new RelayProblem(502, "delivery_failed", "The message couldn't be delivered. Please try again.");
}

/** Null when the lead can't be stored. An insert that took too long can have arrived. */
async function insertOnce(ports: RelayPorts, lead: NewLead): Promise<{ lead: StoredLead; created: boolean } | null> {
	const answer = await tryStore(ports, "insert", () => ports.store.insert(lead));
	if (answer) return answer;
	const stored = await tryStore(ports, "find", () => ports.store.find(lead.idempotencyKey));
	if (!stored) return null;
	const isUntouched = stored.version === 1 && stored.delivery === (lead.suspicion ? "held" : "pending");
	return { lead: stored, created: isUntouched && isSameMessage(stored, lead) };
}

async function resume(
	config: RelayConfig,
	ports: RelayPorts,
	lead: StoredLead,
	sent: NewLead,
	mail: OutgoingMail,
	startedAt: number,
): Promise<Outcome> {
	// Answering "ok" here would drop the new message.
	if (!isSameMessage(lead, sent)) {
		throw new RelayProblem(422, "key_reused", "This Idempotency-Key belongs to another message.");
	}
	if (lead.delivery === "sent") return "mailed";
	if (lead.delivery === "held") return "held";
	// Without a claim, another try may be mailing it: the message is stored in any case.
	if (!(await claim(ports, lead))) return "stored";
	const { delivery } = await mailAndMark(config, ports, mail, lead.id, startedAt);
	return delivery === "sent" ? "mailed" : "stored";
}

function isSameMessage(one: Pick<NewLead, "subject" | "body">, other: Pick<NewLead, "subject" | "body">): boolean {
	return one.subject === other.subject && one.body === other.body;
}

async function resend(
	config: RelayConfig,
	ports: RelayPorts,
	lead: MailableLead,
	mail: OutgoingMail,
	startedAt: number,
): Promise<ResendResult> {
	if (lead.delivery === "sent") return { delivery: "sent", note: null, already: true };
	const claimed = await claim(ports, lead);
	if (claimed === false) throw new RelayProblem(409, "in_progress", "This message is already being sent.");
	if (claimed === null) throw new RelayProblem(503, "store_unavailable", "The leads can't be read right now. Please try again.");
	return { ...(await mailAndMark(config, ports, mail, lead.id, startedAt)), already: false };
}

/** False while another try has the lead; null when the store doesn't answer. */
async function claim(ports: RelayPorts, lead: StoredLead): Promise<boolean | null> {
	const isPending = lead.delivery === "pending" && ports.now() - lead.touchedAt < PENDING_MS;
	return isPending ? false : tryStore(ports, "claim", () => ports.store.claim(lead));
}

/** A lead whose mail may have arrived stays pending, so that the administrator looks before sending it again. */
async function mailAndMark(
	config: RelayConfig,
	ports: RelayPorts,
	mail: OutgoingMail,
	leadId: string | null,
	startedAt: number,
): Promise<MailResult> {
	const remaining = (until: number): number => Math.max(MARK_MS, startedAt + until - ports.now());
	const sending = ports.mailer.send(mail);
	const timeout = Math.min(config.mailTimeoutMs ?? DEFAULT_MAIL_TIMEOUT_MS, remaining(ANSWER_MS - MARK_MS));
	const result = await toMailResult(withDeadline(sending, timeout));
	if (result.note !== null) ports.log("mail_failed", { reason: result.note, stored: leadId !== null });
	if (leadId === null) return result;
	await tryStore(ports, "mark", () => withDeadline(mark(ports, leadId, result), remaining(ANSWER_MS)));
	if (result.delivery === "pending") {
		const late = markLate(ports, leadId, sending, startedAt);
		ports.waitUntil?.(late);
	}
	return result;
}

function toMailResult(sending: Promise<void>): Promise<MailResult> {
	return sending.then(
		() => ({ delivery: "sent", note: null }),
		(error: unknown) => ({ delivery: error instanceof NoAnswer ? "pending" : "failed", note: shortReason(error) }),
	);
}

/** Marks a lead whose mail the server accepts or refuses after the answer. A later refusal could be older than the next attempt. */
async function markLate(ports: RelayPorts, leadId: string, sending: Promise<void>, startedAt: number): Promise<void> {
	const result = await toMailResult(sending);
	const isLast = result.delivery === "sent" || ports.now() - startedAt < PENDING_MS;
	if (result.delivery !== "pending" && isLast) await tryStore(ports, "mark", () => mark(ports, leadId, result));
}

/** Repeats a failed "sent" mark once: without it, the next try would mail the lead twice. */
async function mark(ports: RelayPorts, leadId: string, { delivery, note }: MailResult): Promise<void> {
	if (delivery !== "sent") return ports.store.mark(leadId, delivery, note ?? undefined);
	try {
		await ports.store.mark(leadId, "sent");
	} catch {
		await ports.store.mark(leadId, "sent");
	}
}

async function tryStore<T>(ports: RelayPorts, step: string, call: () => Promise<T>): Promise<T | null> {
	try {
		return await call();
	} catch (error) {
		ports.log("store_failed", { step, reason: shortReason(error) });
		return null;
	}
}

function tooMany({ windowMs }: Limits): RelayProblem {
	const seconds = String(Math.ceil(windowMs / 1000));
	return new RelayProblem(429, "too_many_requests", "Too many messages. Please try again later.", { "retry-after": seconds });
}

/** The message of an error in one line of at most 200 characters. */
export function shortReason(error: unknown): string {
	return cleanLine(error instanceof Error ? error.message : "unknown error", 200) || "unknown error";
}

/** Throws NoAnswer after `ms` milliseconds. */
export async function withDeadline(work: Promise<void>, ms: number): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const deadline = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new NoAnswer(`no answer within ${ms} ms`)), ms);
	});
	try {
		await Promise.race([work, deadline]);
	} finally {
		clearTimeout(timer);
	}
}

interface SenderLimit {
	take(senderHash: string, storedCount: number, now: number): (() => void) | null;
}

/** The store's count spans restarts. The count in memory covers parallel requests and a store that is down. */
export function createSenderLimit(limit: { leads: number; windowMs: number }): SenderLimit {
	const admitted = new Map<string, number[]>();
	return {
		take(senderHash, storedCount, now) {
			const recent = (admitted.get(senderHash) ?? []).filter((time) => time > now - limit.windowMs);
			if (Math.max(recent.length, storedCount) >= limit.leads) return null;
			recent.push(now);
			admitted.delete(senderHash);
			admitted.set(senderHash, recent);
			const oldest = admitted.keys().next();
			if (admitted.size > MAX_SENDERS && !oldest.done) admitted.delete(oldest.value);
			return () => {
				const times = admitted.get(senderHash);
				if (times?.includes(now)) times.splice(times.indexOf(now), 1);
			};
		},
	};
}
