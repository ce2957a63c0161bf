/** The JSON body of the contact form's request: exactly these four texts. */
export interface RelayRequest {
	body: string;
	name: string;
	subject: string;
	to: string;
}

/** State of the mail about a stored lead. "held" means the message looks like spam and waits without a mail. */
export type Delivery = "pending" | "sent" | "failed" | "held";

/** Why a message looks like spam: the hidden field was filled in, it came within two seconds, or its network sends too many. */
export type Suspicion = "honeypot" | "too_fast" | "rate_limit";

/** A lead to store; every text is cleaned and fits its column. */
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
	/** Null for an ordinary message. A suspected one is stored without a mail. */
	suspicion: Suspicion | null;
}

export interface StoredLead {
	id: string;
	delivery: Delivery;
	/** When the row was last written, milliseconds since 1970. */
	touchedAt: number;
	version: number;
	subject: string;
	body: string;
}

export interface MailableLead extends StoredLead {
	idempotencyKey: string;
	email: string | null;
	/** When the relay first received it, milliseconds since 1970. */
	receivedAt: number;
}

/** The role of a token's owner. "unknown" means a forged or expired token, or one without an account. */
export type CallerRole = "administrator" | "other" | "unknown";

/** Keeps the leads. Every call can throw when the database doesn't answer. */
export interface LeadStore {
	find(idempotencyKey: string): Promise<StoredLead | null>;
	/** Stores the lead as pending, or as held when it is suspected. `created` is false when the key exists; `lead` is that row then. */
	insert(lead: NewLead): Promise<{ lead: StoredLead; created: boolean }>;
	/** Claims a lead for another try. Of two callers that read the same version, only one gets true. */
	claim(lead: StoredLead): Promise<boolean>;
	mark(id: string, delivery: "sent" | "failed", note?: string): Promise<void>;
	read(id: string): Promise<MailableLead | null>;
	countSince(senderHash: string, since: Date): Promise<number>;
}

export interface OutgoingMail {
	from: string;
	to: string;
	/** The visitor's address, present only when it is a single plain address. */
	replyTo?: string;
	subject: string;
	text: string;
	/** The request before cleaning, for the development inbox only. Null when a lead is sent again. */
	original: RelayRequest | null;
}

export interface Mailer {
	/** Hands the mail to the mail server; throws when the server refuses it. */
	send(mail: OutgoingMail): Promise<void>;
}

/** Facts of a log line: codes and numbers, never a visitor's text. */
export type LogFacts = Record<string, string | number | boolean>;

export interface RelayPorts {
	store: LeadStore;
	mailer: Mailer;
	/** Asks the database for the role of a token's owner. Without it, leads can't be sent again. */
	getCallerRole?(token: string): Promise<CallerRole>;
	/** Milliseconds since 1970. */
	now(): number;
	log(code: string, facts: LogFacts): void;
}

export interface RelayConfig {
	/** The only address that receives mail. */
	mailbox: string;
	/** Fixed sender of the mails, as an address or `Name <address>`. */
	from: string;
	/** Origins of the site, such as `https://kalpa.example`. No wildcard. */
	allowedOrigins: readonly string[];
	/** Key of the sender hash, 16 characters or more. Changing it resets the counts. */
	hashSecret: string;
	/** Address of the client as a trusted proxy saw it, or null. All clients without an address share one limit. */
	clientAddress(request: Request): string | null;
	/**
	 * Messages from one network: after `leads` in `windowMs` they count as suspected spam, after `refuseAfter` they are refused (429).
	 * Default: 5 and 60 in 10 minutes.
	 */
	rateLimit?: { leads: number; windowMs: number; refuseAfter?: number };
	/** Requests to send a lead again, from one network. Default: 60 in 10 minutes. */
	resendLimit?: { leads: number; windowMs: number };
	/** How long the mail server can take, in milliseconds. Default 8000, because the browser gives up after 15 s. */
	mailTimeoutMs?: number;
}
