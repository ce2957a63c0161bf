import type { RelayRequest } from "./ports.ts";

export const MAX_REQUEST_BYTES = 32 * 1024;
const ALLOWED_METHODS = "GET, POST, OPTIONS";
// Pages that were opened before an update still send x-form-elapsed.
const ALLOWED_HEADERS = "content-type, idempotency-key, x-form-token, x-form-trap, x-form-elapsed, authorization, apikey";
const FIELDS: readonly (keyof RelayRequest)[] = ["body", "name", "subject", "to"];

/** A refusal. The message repeats nothing that the caller sent and names no internals. */
export class RelayProblem extends Error {
	override name = "RelayProblem";
	readonly status: number;
	readonly code: string;
	readonly headers: Readonly<Record<string, string>>;

	constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
		super(message);
		this.status = status;
		this.code = code;
		this.headers = headers;
	}
}

/** The four texts of a contact form. Throws RelayProblem 400, 413, 415 or 422. */
export async function readRelayRequest(request: Request): Promise<RelayRequest> {
	const fields = await readFields(request, FIELDS);
	return { body: text(fields, "body"), name: text(fields, "name"), subject: text(fields, "subject"), to: text(fields, "to") };
}

export async function readLeadId(request: Request): Promise<string> {
	return uuid(await readFields(request, ["id"]), "id");
}

/** A reply to a lead. Throws RelayProblem 400, 413, 415 or 422. */
export async function readReplyRequest(request: Request): Promise<{ id: string; replyId: string; subject: string; text: string }> {
	const fields = await readFields(request, ["id", "replyId", "subject", "text"]);
	return { id: uuid(fields, "id"), replyId: uuid(fields, "replyId"), subject: text(fields, "subject"), text: text(fields, "text") };
}

function uuid(fields: ReadonlyMap<string, unknown>, name: string): string {
	const value = text(fields, name).toLowerCase();
	if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value)) {
		throw new RelayProblem(422, "wrong_shape", `The field ${name} must be a UUID.`);
	}
	return value;
}

/** The idempotency key, or a new one. Throws RelayProblem 400 unless it has 8 to 128 letters, digits, _ or -. */
export function readIdempotencyKey(headers: Headers): string {
	const key = headers.get("idempotency-key");
	if (key === null || key === "") return crypto.randomUUID();
	if (!/^[A-Za-z0-9_-]{8,128}$/.test(key)) {
		throw new RelayProblem(400, "bad_idempotency_key", "Idempotency-Key must be 8 to 128 letters, digits, _ or -.");
	}
	return key;
}

async function readFields(request: Request, known: readonly string[]): Promise<ReadonlyMap<string, unknown>> {
	const contentType = request.headers.get("content-type") ?? "";
	if (contentType.split(";")[0]?.trim().toLowerCase() !== "application/json") {
		throw new RelayProblem(415, "unsupported_media_type", "The content type must be application/json.");
	}
	const content = parseJson(await readBytes(request));
	if (typeof content !== "object" || content === null || Array.isArray(content)) {
		throw new RelayProblem(422, "wrong_shape", "The body must be a JSON object.");
	}
	const fields = new Map<string, unknown>(Object.entries(content));
	for (const name of fields.keys()) {
		if (!known.includes(name)) throw new RelayProblem(422, "unknown_field", "The body has an unknown field.");
	}
	return fields;
}

/** Counts while reading: Content-Length can lie, and a chunked body has none. */
async function readBytes(request: Request): Promise<Uint8Array> {
	const reader = request.body?.getReader();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
		size += part.value.byteLength;
		if (size > MAX_REQUEST_BYTES) {
			await reader?.cancel().catch(() => {});
			throw new RelayProblem(413, "too_large", `The body is larger than ${MAX_REQUEST_BYTES} bytes.`);
		}
		chunks.push(part.value);
	}
	const bytes = new Uint8Array(size);
	let offset = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, offset);
		offset += chunk.byteLength;
	}
	return bytes;
}

function parseJson(bytes: Uint8Array): unknown {
	try {
		return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new RelayProblem(400, "invalid_json", "The body must be valid JSON in UTF-8.");
	}
}

function text(fields: ReadonlyMap<string, unknown>, name: string): string {
	const value = fields.get(name);
	if (typeof value !== "string") throw new RelayProblem(422, "wrong_shape", `The field ${name} must be text.`);
	return value;
}

export function jsonReply(status: number, content: unknown, headers: Readonly<Record<string, string>> = {}): Response {
	return new Response(JSON.stringify(content), {
		status,
		headers: {
			"content-type": "application/json; charset=utf-8",
			"cache-control": "no-store",
			"x-content-type-options": "nosniff",
			...headers,
		},
	});
}

export function problemReply(problem: RelayProblem): Response {
	return jsonReply(problem.status, { error: { code: problem.code, message: problem.message } }, problem.headers);
}

export function preflightReply(): Response {
	return new Response(null, {
		status: 204,
		headers: {
			allow: ALLOWED_METHODS,
			"access-control-allow-methods": ALLOWED_METHODS,
			"access-control-allow-headers": ALLOWED_HEADERS,
			"access-control-max-age": "600",
		},
	});
}

/** Lets pages of an allowed origin read the reply. Without an origin it adds only `Vary`. */
export function withCors(reply: Response, origin: string | null): Response {
	reply.headers.set("vary", "Origin");
	if (origin !== null) {
		reply.headers.set("access-control-allow-origin", origin);
		reply.headers.set("access-control-expose-headers", "Retry-After");
	}
	return reply;
}

/** The last hop of a proxy's header, because callers can forge the others. A second proxy needs another header. */
export function addressFromHeader(name: string): (request: Request) => string | null {
	return (request) => request.headers.get(name)?.split(",").at(-1)?.trim() || null;
}

/** The network that a limit counts: an IPv6 caller can change addresses within its /64. Unreadable ones share "unknown". */
export function senderNetwork(address: string | null): string {
	const given = (address ?? "").trim().toLowerCase();
	// Some proxies add the port, to IPv6 with brackets.
	const plain = (/^\[([^\]]*)\](?::\d{1,5})?$/.exec(given)?.[1] ?? given.replace(/^([\d.]+):\d{1,5}$/, "$1")).split("%")[0] ?? "";
	if (IPV4.test(plain)) return plain;
	const groups = ipv6Groups(plain);
	if (!groups) return "unknown";
	const [high = 0, low = 0] = groups.slice(6);
	const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
	if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join(".");
	return `${groups
		.slice(0, 4)
		.map((group) => group.toString(16))
		.join(":")}::/64`;
}

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/;

/** The eight numbers of an IPv6 address, whose end can be an IPv4 address; null for another text. */
function ipv6Groups(address: string): number[] | null {
	const end = /[^:]*$/.exec(address)?.[0] ?? "";
	const [a = 0, b = 0, c = 0, d = 0] = IPV4.test(end) ? end.split(".").map(Number) : [];
	const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
	const plain = IPV4.test(end) ? `${address.slice(0, -end.length)}${hex(a, b)}:${hex(c, d)}` : address;
	const [head = "", tail, more] = plain.split("::");
	const parts = (text: string) => (text === "" ? [] : text.split(":"));
	const [before, after] = [parts(head), parts(tail ?? "")];
	const gap = 8 - before.length - after.length;
	if (more !== undefined || (tail === undefined ? gap !== 0 : gap < 1)) return null;
	const groups = [...before, ...Array.from({ length: gap }, () => "0"), ...after];
	return groups.every((group) => /^[0-9a-f]{1,4}$/.test(group)) ? groups.map((group) => Number.parseInt(group, 16)) : null;
}

/** HMAC-SHA-256 in hex. See docs/decisions.md, "The relay stores a hash of the network". */
export function hashSender(secret: string, address: string | null): Promise<string> {
	return sign(secret, senderNetwork(address));
}

/** HMAC-SHA-256 of a text, in hex. */
export async function sign(secret: string, text: string): Promise<string> {
	const encoder = new TextEncoder();
	const key = await crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
	const signature = await crypto.subtle.sign("HMAC", key, encoder.encode(text));
	return Array.from(new Uint8Array(signature), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
