/** The JSON body of the specified call: exactly these four texts. */
export interface RelayRequest {
	body: string;
	name: string;
	subject: string;
	to: string;
}

/** What became of the mail about a stored lead. "held": it waits because the message looks like spam. */
export type Delivery = "pending" | "sent" | "failed" | "held";

/** Why a message looks like spam: the hidden field was filled in, it was sent within two seconds, or its sender sends too many. */
export type Suspicion = "honeypot" | "too_fast" | "rate_limit";

/** A lead that is about to be stored; every text is cleaned and fits its column. */
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
	/** Null: an ordinary message. Otherwise it is stored without a mail. */
	suspicion: Suspicion | null;
}

/** What the relay needs to know about a lead that is already stored. */
export interface StoredLead {
	id: string;
	delivery: Delivery;
	/** When the row was last written, milliseconds since 1970. */
	touchedAt: number;
	version: number;
	subject: string;
	body: string;
}

/** A stored lead with what a mail about it needs. */
export interface KeptLead extends StoredLead {
	idempotencyKey: string;
	email: string | null;
	/** When it was first received, milliseconds since 1970. */
	receivedAt: number;
}

/** Who a token belongs to, as the database says; "nobody": it is forged, expired or of no account. */
export type Standing = "administrator" | "stranger" | "nobody";

/** Keeps the leads. Every call may throw when the database does not answer. */
export interface LeadStore {
	find(idempotencyKey: string): Promise<StoredLead | null>;
	/** Stores the lead as pending, or as held when it is suspected; `created` is false when the key was already there (then `lead` is that one). */
	insert(lead: NewLead): Promise<{ lead: StoredLead; created: boolean }>;
	/** Takes a lead for another try, if nobody has written it since it was read; of two callers only one gets true. */
	claim(lead: StoredLead): Promise<boolean>;
	mark(id: string, delivery: "sent" | "failed", note?: string): Promise<void>;
	/** A lead by its id. */
	read(id: string): Promise<KeptLead | null>;
	countSince(senderHash: string, since: Date): Promise<number>;
}

/** A text-only mail to the studio. */
export interface OutgoingMail {
	from: string;
	to: string;
	/** The visitor's address, present only when it is beyond doubt a single plain address. */
	replyTo?: string;
	subject: string;
	text: string;
	/** What the caller sent, before cleaning: the development inbox shows it, a real mailer must not use it. Null: sent again. */
	original: RelayRequest | null;
}

export interface Mailer {
	/** Hands the mail over; throws when the mail server does not take it. */
	send(mail: OutgoingMail): Promise<void>;
}

/** Facts of a log line: codes and numbers, never what a visitor typed. */
export type LogFacts = Record<string, string | number | boolean>;

/** Everything the relay does to the outside world. */
export interface RelayPorts {
	store: LeadStore;
	mailer: Mailer;
	/** Asks the database whose token this is; absent where that is not set up (then nothing can be sent again). */
	whoIs?(token: string): Promise<Standing>;
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
	/** Key of the sender hash, 16 characters or more; changing it forgets the counts. */
	hashSecret: string;
	/** Address of the client as a proxy that we trust saw it; null when unknown (then all unknown share one limit). */
	clientAddress(request: Request): string | null;
	/**
	 * Messages from one network: after `leads` in `windowMs` they count as suspected spam, after `refuseAfter` they are refused (429).
	 * Default: 5 and 60 in 10 minutes.
	 */
	rateLimit?: { leads: number; windowMs: number; refuseAfter?: number };
	/** Calls to send a lead again, from one network. Default: 60 in 10 minutes. */
	resendLimit?: { leads: number; windowMs: number };
	/** How long the mail server may take, in milliseconds (default 8000: the browser gives up after 15 s). */
	mailTimeoutMs?: number;
}
