import type { AnsweredLead, Delivery, LeadReply, LeadStore, MailableLead, NewLead, StoredLead } from "./ports.ts";

const CALL_TIMEOUT_MS = 2000;
const COLUMNS = "id,delivery,updated_at,version,subject,body";
const REPLY_COLUMNS = "id,version,status,email,replies";
const MAIL_COLUMNS = "idempotency_key,email,created_at";

interface LeadStoreOptions {
	url: string;
	key: string;
	fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/** Keeps leads with the service key. Calls throw an Error with the HTTP status, never with a row, or after 2 s. */
export function createLeadStore(options: LeadStoreOptions): LeadStore {
	const call: Call = (method, query, prefer, content) =>
		options.fetch(`${options.url.replace(/\/$/, "")}/rest/v1/leads?${new URLSearchParams(query)}`, {
			method,
			headers: { ...keyHeaders(options.key), accept: "application/json", "content-type": "application/json", prefer },
			signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
			...(content === undefined ? {} : { body: JSON.stringify(content) }),
		});
	return {
		find: (idempotencyKey) => find(call, idempotencyKey),
		insert: (lead) => insert(call, lead),
		claim: (lead) => claim(call, lead),
		mark: (id, delivery, note) => mark(call, id, delivery, note),
		read: (id) => read(call, id),
		readReplies: (id) => readReplies(call, id),
		writeReplies: (lead, replies, status) => writeReplies(call, lead, replies, status),
		countSince: (senderHash, since) => countSince(call, senderHash, since),
	};
}

/** The headers of a request with an API key. New keys aren't JWTs: the API refuses them as a bearer, so they go only into `apikey`. */
export function keyHeaders(key: string): Record<string, string> {
	return key.split(".").length === 3 ? { apikey: key, authorization: `Bearer ${key}` } : { apikey: key };
}

type Call = (method: string, query: Record<string, string>, prefer: string, content?: unknown) => Promise<Response>;

async function find(call: Call, idempotencyKey: string): Promise<StoredLead | null> {
	const reply = await call("GET", { idempotency_key: `eq.${idempotencyKey}`, select: COLUMNS, limit: "1" }, "");
	const [row] = await readRows(reply, "find");
	return row === undefined ? null : toStoredLead(row);
}

async function insert(call: Call, lead: NewLead): Promise<{ lead: StoredLead; created: boolean }> {
	const reply = await call("POST", { select: COLUMNS }, "return=representation", toRow(lead));
	if (reply.status === 409) {
		await reply.body?.cancel();
		const known = await find(call, lead.idempotencyKey);
		if (known) return { lead: known, created: false };
		throw new Error("insert: a conflict, but no row with this key");
	}
	const [row] = await readRows(reply, "insert");
	return { lead: toStoredLead(row), created: true };
}

async function claim(call: Call, lead: StoredLead): Promise<boolean> {
	// Of two callers that read the same version, only the first still finds it.
	const query = { id: `eq.${lead.id}`, version: `eq.${lead.version}`, select: "id" };
	const reply = await call("PATCH", query, "return=representation", { delivery: "pending", delivery_note: null });
	return (await readRows(reply, "claim")).length === 1;
}

async function mark(call: Call, id: string, delivery: "sent" | "failed" | "pending", note?: string): Promise<void> {
	const content = { delivery, delivery_note: note?.slice(0, 500) ?? null };
	// The mail can be accepted, also that of a later try, while a slow "pending" or "failed" is on its way.
	const query = { id: `eq.${id}`, ...(delivery === "sent" ? {} : { delivery: "eq.pending" }) };
	const reply = await call("PATCH", query, "return=minimal", content);
	await reply.body?.cancel();
	if (!reply.ok) throw new Error(`mark: the database answered ${reply.status}`);
}

async function read(call: Call, id: string): Promise<MailableLead | null> {
	const reply = await call("GET", { id: `eq.${id}`, select: `${COLUMNS},${MAIL_COLUMNS}`, limit: "1" }, "");
	const [row] = await readRows(reply, "read");
	return row === undefined ? null : toMailableLead(row);
}

async function readReplies(call: Call, id: string): Promise<AnsweredLead | null> {
	const reply = await call("GET", { id: `eq.${id}`, select: REPLY_COLUMNS, limit: "1" }, "");
	const [row] = await readRows(reply, "read");
	return row === undefined ? null : toAnsweredLead(row);
}

async function writeReplies(
	call: Call,
	lead: AnsweredLead,
	replies: readonly LeadReply[],
	status?: "replied",
): Promise<AnsweredLead | null> {
	const query = { id: `eq.${lead.id}`, version: `eq.${lead.version}`, select: REPLY_COLUMNS };
	const reply = await call("PATCH", query, "return=representation", { replies, ...(status ? { status } : {}) });
	const [row] = await readRows(reply, "reply");
	return row === undefined ? null : toAnsweredLead(row);
}

async function countSince(call: Call, senderHash: string, since: Date): Promise<number> {
	const query = { sender_hash: `eq.${senderHash}`, created_at: `gte.${since.toISOString()}`, select: "id", limit: "1" };
	const reply = await call("GET", query, "count=exact");
	await readRows(reply, "count");
	const total = /\/(\d+)$/.exec(reply.headers.get("content-range") ?? "")?.[1];
	if (total === undefined) throw new Error("count: the answer has no total");
	return Number(total);
}

function toRow(lead: NewLead): Record<string, string | null> {
	return {
		idempotency_key: lead.idempotencyKey,
		name: lead.name,
		email: lead.email,
		phone: lead.phone,
		subject: lead.subject,
		body: lead.body,
		source: lead.source,
		sender_hash: lead.senderHash,
		...(lead.suspicion ? { suspicion: lead.suspicion, delivery: "held" } : {}),
	};
}

async function readRows(reply: Response, step: string): Promise<unknown[]> {
	if (!reply.ok) {
		await reply.body?.cancel();
		throw new Error(`${step}: the database answered ${reply.status}`);
	}
	const rows: unknown = await reply.json();
	if (!Array.isArray(rows)) throw new Error(`${step}: the answer is not a list`);
	return rows;
}

function toStoredLead(row: unknown): StoredLead {
	if (typeof row !== "object" || row === null) throw new Error("the answer has no row");
	const { id, delivery, updated_at: updatedAt, version, subject, body }: Partial<Record<string, unknown>> = { ...row };
	const touchedAt = typeof updatedAt === "string" ? parseTimestamp(updatedAt) : Number.NaN;
	if (typeof id !== "string" || !isDelivery(delivery) || Number.isNaN(touchedAt) || typeof version !== "number") {
		throw new Error("the row has an unexpected form");
	}
	if (typeof subject !== "string" || typeof body !== "string") throw new Error("the row has an unexpected form");
	return { id, delivery, touchedAt, version, subject, body };
}

function toMailableLead(row: unknown): MailableLead {
	const stored = toStoredLead(row);
	const { idempotency_key: key, email, created_at: createdAt }: Partial<Record<string, unknown>> = { ...Object(row) };
	const receivedAt = typeof createdAt === "string" ? parseTimestamp(createdAt) : Number.NaN;
	if (typeof key !== "string" || Number.isNaN(receivedAt)) throw new Error("the row has an unexpected form");
	return { ...stored, idempotencyKey: key, email: typeof email === "string" ? email : null, receivedAt };
}

function toAnsweredLead(row: unknown): AnsweredLead {
	const { id, version, status, email, replies }: Partial<Record<string, unknown>> = { ...Object(row) };
	if (typeof id !== "string" || typeof version !== "number" || typeof status !== "string" || !Array.isArray(replies)) {
		throw new Error("the row has an unexpected form");
	}
	return { id, version, status, email: typeof email === "string" ? email : null, replies: replies.filter(isReply) };
}

function isReply(value: unknown): value is LeadReply {
	const { id, state, subject, text, at }: Partial<Record<string, unknown>> = { ...Object(value) };
	return [id, subject, text, at].every((part) => typeof part === "string") && (state === "pending" || state === "sent");
}

function isDelivery(value: unknown): value is Delivery {
	return value === "pending" || value === "sent" || value === "failed" || value === "held";
}

/** PostgREST writes ISO 8601; the embedded backend writes the format of Postgres, `2026-11-21 13:38:37.909+00`. */
function parseTimestamp(text: string): number {
	return Date.parse(text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));
}
