import { createRelay } from "../../supabase/functions/send-email/handler.ts";
import type {
	CallerRole,
	Delivery,
	LeadReply,
	LeadStore,
	MailableLead,
	NewLead,
	OutgoingMail,
	RelayConfig,
	RelayPorts,
	RelayRequest,
	StoredLead,
} from "../../supabase/functions/send-email/ports.ts";

export const SITE = "https://kalpa.example";
export const MAILBOX = "hello@kalpa.example";
export const KEY = "3f0d2c1a-9b8e-4f7a-8c6d-5e4f3a2b1c0d";

/** Tokens that the fixture's database knows. */
export const ADMIN_TOKEN = "head.administrator.sign";
export const OTHER_TOKEN = "head.other.sign";

/** A relay with a store and a mailer in memory, for tests. */
export interface RelayFixture {
	relay: (request: Request) => Promise<Response>;
	leads: (NewLead & StoredLead & { note: string | undefined; createdAt: number; replies?: LeadReply[]; status: string })[];
	mails: OutgoingMail[];
	/** Store steps, `send` and log codes in order. */
	steps: string[];
	logged: string;
	clock: { now: number };
	/** Steps that fail, by name; with `hang` the mail server answers only at the end of `answer`, which is never unless a test sets it. With `insert answer`, an insert fails after it was stored, and with `first` before its name a step fails once. */
	broken: Set<string>;
	answer: Promise<void>;
	/** Before this step, as many requests wait for each other, so that they also overlap on a busy machine. */
	meeting: { step: string; requests: number } | null;
	/** Work that goes on after the relay has answered. */
	background: Promise<void>[];
	/** The client's address as the relay sees it. */
	address: { current: string | null };
	tokens: Map<string, CallerRole>;
}

export function createFixture(overrides: Partial<RelayConfig> = {}): RelayFixture {
	const fixture: RelayFixture = {
		relay: () => Promise.reject(new Error("The relay is not created yet")),
		leads: [],
		mails: [],
		steps: [],
		logged: "",
		clock: { now: Date.UTC(2026, 10, 20, 9) },
		broken: new Set(),
		answer: new Promise(() => {}),
		meeting: null,
		background: [],
		address: { current: "203.0.113.9" },
		tokens: new Map([
			[ADMIN_TOKEN, "administrator"],
			[OTHER_TOKEN, "other"],
		]),
	};
	const config: RelayConfig = {
		mailbox: MAILBOX,
		from: "Kalpa Studio website <relay@kalpa.example>",
		allowedOrigins: [SITE],
		hashSecret: "a secret for tests only",
		clientAddress: () => fixture.address.current,
		...overrides,
	};
	fixture.relay = createRelay(config, fixturePorts(fixture));
	return fixture;
}

function fixturePorts(fixture: RelayFixture): RelayPorts {
	const waiting: (() => void)[] = [];
	const meet = ({ requests }: { requests: number }) =>
		new Promise<void>((resolve) => {
			if (waiting.push(resolve) < requests) return;
			fixture.meeting = null;
			for (const goOn of waiting.splice(0)) goOn();
		});
	const step = async (name: string): Promise<void> => {
		fixture.steps.push(name);
		if (fixture.meeting?.step === name) await meet(fixture.meeting);
		// Lets parallel requests overlap like on a network.
		await new Promise((resolve) => setTimeout(resolve, 0));
		if (fixture.broken.delete(`first ${name}`) || fixture.broken.has(name)) throw new Error(`${name} is broken\n    at secret-place.ts:1`);
	};
	return {
		store: fixtureStore(fixture, step),
		mailer: {
			async send(mail) {
				await step("send");
				if (fixture.broken.has("hang")) await fixture.answer;
				fixture.mails.push(mail);
			},
		},
		async getCallerRole(token) {
			await step("role");
			return fixture.tokens.get(token) ?? "unknown";
		},
		waitUntil: (work) => void fixture.background.push(work),
		now: () => fixture.clock.now,
		log: (code, facts) => {
			fixture.steps.push(code);
			fixture.logged += JSON.stringify({ code, ...facts });
		},
	};
}

function fixtureStore(fixture: RelayFixture, step: (name: string) => Promise<void>): LeadStore {
	const write = (id: string, delivery: Delivery, note: string | undefined): void => {
		const lead = fixture.leads.find((row) => row.id === id);
		if (lead) Object.assign(lead, { delivery, note, touchedAt: fixture.clock.now, version: lead.version + 1 });
	};
	const known = (key: string): StoredLead | null => {
		const row = fixture.leads.find((lead) => lead.idempotencyKey === key);
		return row ? { ...row } : null;
	};
	return {
		async find(key) {
			await step("find");
			return known(key);
		},
		async insert(lead) {
			await step("insert");
			const present = known(lead.idempotencyKey);
			if (present) return { lead: present, created: false };
			const now = fixture.clock.now;
			const row = {
				...lead,
				id: leadId(fixture.leads.length),
				delivery: lead.suspicion ? ("held" as const) : ("pending" as const),
				touchedAt: now,
				createdAt: now,
				version: 1,
				note: undefined,
				status: "new",
			};
			fixture.leads.push(row);
			if (fixture.broken.has("insert answer")) throw new Error("no answer");
			return { lead: { ...row }, created: true };
		},
		async claim(lead) {
			await step("claim");
			const isMine = fixture.leads.find((row) => row.id === lead.id)?.version === lead.version;
			if (isMine) write(lead.id, "pending", undefined);
			return isMine;
		},
		async mark(id, delivery, note) {
			await step("mark");
			write(id, delivery, note);
		},
		async read(id): Promise<MailableLead | null> {
			await step("read");
			const row = fixture.leads.find((lead) => lead.id === id);
			return row ? { ...row, receivedAt: row.createdAt } : null;
		},
		async readReplies(id) {
			await step("read");
			const row = fixture.leads.find((lead) => lead.id === id);
			return row ? { id, version: row.version, status: row.status, email: row.email, replies: row.replies ?? [] } : null;
		},
		async writeReplies(lead, replies, status) {
			await step(status ? "mark" : "note");
			const row = fixture.leads.find(({ id }) => id === lead.id);
			if (row?.version !== lead.version) return null;
			Object.assign(row, { replies: [...replies], version: row.version + 1, ...(status ? { status } : {}) });
			if (fixture.broken.has("lost answer")) throw new Error("The operation timed out");
			return { ...lead, version: row.version, status: row.status, replies: [...replies] };
		},
		async countSince(senderHash, since) {
			await step("count");
			return fixture.leads.filter((lead) => lead.senderHash === senderHash && lead.createdAt >= since.getTime()).length;
		},
	};
}

export function leadId(position: number): string {
	return `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;
}

/** A request from the administrator's lead inbox; with null it has no token. */
export function resendCall(id: string, token: string | null = ADMIN_TOKEN, headers: Record<string, string> = {}): Request {
	return inboxCall("resend", { id }, token, headers);
}

export function replyCall(content: Record<string, unknown>, token: string | null = ADMIN_TOKEN): Request {
	return inboxCall("reply", content, token);
}

function inboxCall(name: string, content: unknown, token: string | null, headers: Record<string, string> = {}): Request {
	return new Request(`https://relay.example/send-email/${name}`, {
		method: "POST",
		headers: {
			"content-type": "application/json",
			origin: SITE,
			...(token === null ? {} : { authorization: `Bearer ${token}` }),
			...headers,
		},
		body: JSON.stringify(content),
	});
}

export function relayBody(changes: Partial<RelayRequest> = {}): RelayRequest {
	return {
		body: "Name: Ada Lovelace\nEmail: ada@example.com\nPhone: +447911123456\nMessage: Hello,\ncan you help?",
		name: "Kalpa Studio",
		subject: "A new project",
		to: MAILBOX,
		...changes,
	};
}

/** A request like the browser's with more `headers`; an empty text removes a header. */
export function relayCall(content: unknown = relayBody(), headers: Record<string, string> = {}, method = "POST"): Request {
	const all = new Headers({ "content-type": "application/json", origin: SITE, "idempotency-key": KEY });
	for (const [name, value] of Object.entries(headers)) {
		if (value === "") all.delete(name);
		else all.set(name, value);
	}
	const body = typeof content === "string" ? content : JSON.stringify(content);
	return new Request("https://relay.example/send-email", { method, headers: all, ...(method === "POST" ? { body } : {}) });
}
