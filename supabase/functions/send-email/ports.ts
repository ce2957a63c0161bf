export interface RelayRequest {
	body: string;
	name: string;
	subject: string;
	to: string;
}

/** State of the mail. "held": the message looks like spam and waits without a mail. */
export type Delivery = "pending" | "sent" | "failed" | "held";

export type Suspicion = "honeypot" | "forged_time" | "too_fast" | "links" | "rate_limit";

export interface NewLead {
	idempotencyKey: string;
	name: string;
	email: string | null;
	phone: string | null;
	subject: string;
	body: string;
	source: string | null;
	/** Keyed hash of the sender's network; the address itself is never stored. */
	senderHash: string;
	suspicion: Suspicion | null;
}

export interface StoredLead {
	id: string;
	delivery: Delivery;
	touchedAt: number;
	version: number;
	subject: string;
	body: string;
}

export interface MailableLead extends StoredLead {
	idempotencyKey: string;
	email: string | null;
	receivedAt: number;
}

export interface LeadReply {
	/** A UUID that the browser makes, so that a repeated request sends nothing twice. */
	id: string;
	/** "pending": given to the mail server, which hasn't answered. */
	state: "pending" | "sent";
	subject: string;
	text: string;
	/** ISO 8601. */
	at: string;
}

/** What a reply needs to know about its lead. */
export interface AnsweredLead {
	id: string;
	version: number;
	status: string;
	email: string | null;
	replies: LeadReply[];
}

/** "unknown": a forged or expired token, or one without an account. */
export type CallerRole = "administrator" | "other" | "unknown";

export interface LeadStore {
	find(idempotencyKey: string): Promise<StoredLead | null>;
	/** Stores the lead as pending, or as held when it is suspected. When the key exists, `lead` is that row. */
	insert(lead: NewLead): Promise<{ lead: StoredLead; created: boolean }>;
	/** Of two callers that read the same version, only one gets true. */
	claim(lead: StoredLead): Promise<boolean>;
	mark(id: string, delivery: "sent" | "failed" | "pending", note?: string): Promise<void>;
	read(id: string): Promise<MailableLead | null>;
	readReplies(id: string): Promise<AnsweredLead | null>;
	/** Replaces the replies, and the status if one is given. Of two callers that read the same version, only one gets the row back. */
	writeReplies(lead: AnsweredLead, replies: readonly LeadReply[], status?: "replied"): Promise<AnsweredLead | null>;
	countSince(senderHash: string, since: Date): Promise<number>;
}

export interface OutgoingMail {
	from: string;
	to: string;
	replyTo?: string;
	subject: string;
	text: string;
	/** The request before cleaning, for the development inbox only. Null when a lead is sent again. */
	original: RelayRequest | null;
}

/** A server didn't answer in time, or the connection broke first, so it may have done what it was asked. */
export class NoAnswer extends Error {
	override name = "NoAnswer";
}

export interface Mailer {
	/** Throws NoAnswer when the mail may have arrived, and another error when it hasn't. */
	send(mail: OutgoingMail): Promise<void>;
}

export type LogFacts = Record<string, string | number | boolean>;

export interface RelayPorts {
	store: LeadStore;
	mailer: Mailer;
	getCallerRole?(token: string): Promise<CallerRole>;
	/** Keeps the process for work that goes on after the answer. The work never fails. */
	waitUntil?(work: Promise<void>): void;
	now(): number;
	log(code: string, facts: LogFacts): void;
}

export interface RelayConfig {
	mailbox: string;
	from: string;
	allowedOrigins: readonly string[];
	/** Key of the sender hash and of form tokens, 16 characters or more. Changing it resets the counts and makes open forms suspicious. */
	hashSecret: string;
	/** Address as a trusted proxy saw it. All clients without an address share one limit. */
	clientAddress(request: Request): string | null;
	/** Messages of one network: suspected spam after `leads` (5) in `windowMs` (10 min), refused after `refuseAfter` (60). */
	rateLimit?: { leads: number; windowMs: number; refuseAfter?: number };
	resendLimit?: { leads: number; windowMs: number };
	/** In milliseconds. Default 8000, because the browser gives up after 15 s. */
	mailTimeoutMs?: number;
}
