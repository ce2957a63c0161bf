import type { RelayRequest, Suspicion } from "./ports.ts";
import { RelayProblem } from "./relay-reply.ts";

/** Largest request body in bytes. */
const MAX_REQUEST_BYTES = 32 * 1024;
/** A person rarely sends sooner than this after the form appeared, in milliseconds. */
const MIN_FILL_MS = 2000;
const FIELDS: readonly (keyof RelayRequest)[] = ["body", "name", "subject", "to"];

/**
 * Reads and checks the JSON body: exactly four texts, nothing else.
 *
 * @throws RelayProblem 415 (content type), 413 (too large), 400 (no JSON), 422 (wrong fields).
 */
export async function readRelayRequest(request: Request): Promise<RelayRequest> {
	const fields = await readFields(request, FIELDS);
	return { body: text(fields, "body"), name: text(fields, "name"), subject: text(fields, "subject"), to: text(fields, "to") };
}

/**
 * Reads the body of a request to send a lead again: its id and nothing else.
 *
 * @throws RelayProblem as `readRelayRequest`.
 */
export async function readLeadId(request: Request): Promise<string> {
	const id = text(await readFields(request, ["id"]), "id");
	if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id))
		throw new RelayProblem(422, "wrong_shape", "The field id must be a UUID.");
	return id;
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
		if (!known.includes(name)) throw new RelayProblem(422, "unknown_field", "The body has a field that is not known.");
	}
	return fields;
}

/**
 * The key of the request that makes repeating it harmless; a caller that sends none gets a new one.
 *
 * @throws RelayProblem 400 when the key is not 8 to 128 letters, digits, `_` or `-`.
 */
export function readIdempotencyKey(headers: Headers): string {
	const key = headers.get("idempotency-key");
	if (key === null || key === "") return crypto.randomUUID();
	if (!/^[A-Za-z0-9_-]{8,128}$/.test(key)) {
		throw new RelayProblem(400, "bad_idempotency_key", "Idempotency-Key must be 8 to 128 letters, digits, _ or -.");
	}
	return key;
}

/** Tells why a request looks like a program's, or null. A missing or unreadable time isn't suspicious: a browser may strip the header. */
export function readSuspicion(headers: Headers): Suspicion | null {
	if ((headers.get("x-form-trap") ?? "").trim() !== "") return "honeypot";
	const elapsed = (headers.get("x-form-elapsed") ?? "").trim();
	return /^-?\d{1,15}$/.test(elapsed) && Number(elapsed) < MIN_FILL_MS ? "too_fast" : null;
}

/** Counts while it reads: Content-Length is the caller's word, and a chunked body has none. */
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
		throw new RelayProblem(400, "invalid_json", "The body is not valid JSON in UTF-8.");
	}
}

function text(fields: ReadonlyMap<string, unknown>, name: string): string {
	const value = fields.get(name);
	if (typeof value !== "string") throw new RelayProblem(422, "wrong_shape", `The field ${name} must be a text.`);
	return value;
}
