// @vitest-environment node
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startEmbeddedBackend } from "../../scripts/embedded/backend";
import { MAX_PICTURE_BYTES } from "../../src/data/pictures/picture-types";
import { openRestBackend, type RestBackend, rowHash } from "../support/database/rest-backend";
import { CALLERS, type Caller, callerHeaders } from "../support/database/rest-callers";

const OBJECTS = "/storage/v1/object";
let backend: RestBackend;
let headers: Record<Caller, Record<string, string>>;

beforeAll(async () => {
	backend = await openRestBackend();
	headers = await callerHeaders(backend);
	expect(await upload("as the administrator", "kept.webp")).toBe("200");
});

afterAll(() => backend.close());

beforeEach(() => {
	// Silence the log: these tests provoke refusals.
	vi.spyOn(console, "error").mockImplementation(() => {});
});

interface Call {
	method: string;
	path: string;
	headers?: Record<string, string>;
	body?: BodyInit;
}

async function ask(caller: Caller, { method, path, headers: more, body }: Call): Promise<Response> {
	const request = new Request(`http://localhost${path}`, { method, headers: { ...headers[caller], ...more }, body: body ?? null });
	return backend.app.fetch(request);
}

/** The response's status, or the status in the storage's response body. */
async function inShort(answer: Promise<Response>): Promise<string> {
	const response = await answer;
	const named = /"statusCode":"?(\d+)/.exec(await response.text())?.[1];
	return named ?? String(response.status);
}

function upload(
	caller: Caller,
	name: string,
	bytes: Uint8Array<ArrayBuffer> = new Uint8Array([1, 2, 3]),
	type = "image/webp",
): Promise<string> {
	const facts = { "content-type": type, "content-length": String(bytes.byteLength), "cache-control": "max-age=31536000" };
	return inShort(ask(caller, { method: "POST", path: `${OBJECTS}/pictures/${name}`, headers: facts, body: bytes }));
}

const JSON_BODY = { "content-type": "application/json" };
const WRITES: Record<string, Call> = {
	uploads: { method: "POST", path: `${OBJECTS}/pictures/new.webp`, headers: { "content-type": "image/webp" }, body: "x" },
	"uploads over a file": {
		method: "POST",
		path: `${OBJECTS}/pictures/kept.webp`,
		headers: { "content-type": "image/webp", "x-upsert": "true" },
		body: "x",
	},
	"replaces a file": { method: "PUT", path: `${OBJECTS}/pictures/kept.webp`, headers: { "content-type": "image/webp" }, body: "x" },
	"deletes a file": { method: "DELETE", path: `${OBJECTS}/pictures`, headers: JSON_BODY, body: '{"prefixes":["kept.webp"]}' },
	"moves a file": {
		method: "POST",
		path: `${OBJECTS}/move`,
		headers: JSON_BODY,
		body: '{"bucketId":"pictures","sourceKey":"kept.webp","destinationKey":"taken.webp"}',
	},
	"copies a file": {
		method: "POST",
		path: `${OBJECTS}/copy`,
		headers: JSON_BODY,
		body: '{"bucketId":"pictures","sourceKey":"kept.webp","destinationKey":"copy.webp"}',
	},
	"signs an upload": { method: "POST", path: `${OBJECTS}/upload/sign/pictures/new.webp` },
	"makes a bucket": { method: "POST", path: "/storage/v1/bucket", headers: JSON_BODY, body: '{"id":"mine","name":"mine","public":true}' },
	"opens the bucket to every type": {
		method: "PUT",
		path: "/storage/v1/bucket/pictures",
		headers: JSON_BODY,
		body: '{"allowed_mime_types":["text/html"]}',
	},
	"empties the bucket": { method: "POST", path: "/storage/v1/bucket/pictures/empty" },
	"deletes the bucket": { method: "DELETE", path: "/storage/v1/bucket/pictures" },
};

const names = Object.keys(CALLERS) as Caller[];
/** The storage requires no key, so the administrator's token alone is enough. */
const KEYLESS: Caller = "with the administrator's token but no key";
const outsiders = names.filter((name) => !["admin", "service"].includes(CALLERS[name]) && name !== KEYLESS);

describe("the storage of the embedded backend", () => {
	it.each(outsiders)("%s: can read a picture by its URL but can't list or change files or rows", async (caller) => {
		const before = await rowHash(backend);
		const wrong: string[] = [];
		for (const [name, call] of Object.entries(WRITES)) {
			const answer = await ask(caller, call);
			const text = await answer.text();
			// A refused deletion, or emptying a bucket with no visible files, reports success and does nothing.
			if (answer.ok && !/^(\[\]|.*Empty bucket.*)$/.test(text)) wrong.push(`${name}: ${answer.status} ${text}`);
			if ((await rowHash(backend)) !== before) wrong.push(`${name}: changed rows`);
		}
		expect(wrong).toEqual([]);
		const listed = await ask(caller, { method: "POST", path: `${OBJECTS}/list/pictures`, headers: JSON_BODY, body: '{"prefix":""}' });
		if (listed.ok) expect(await listed.json()).toEqual([]);
		const read = await ask(caller, { method: "GET", path: `${OBJECTS}/public/pictures/kept.webp` });
		// The gateway refuses every browser request with a secret key.
		if (caller === "with the secret key from a browser") return expect(read.status).toBe(401);
		expect([read.status, read.headers.get("content-type"), read.headers.get("cache-control")]).toEqual([
			200,
			"image/webp",
			"max-age=31536000",
		]);
		expect(new Uint8Array(await read.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]));
	});

	it("accepts the administrator's uploads that the bucket allows, refuses others, and deletes files", async () => {
		expect(await upload("as the administrator", "board.webp")).toBe("200");
		expect(await upload("as the administrator", "board.webp")).toBe("409");
		expect(await upload("as the administrator", "drawing.svg", undefined, "image/svg+xml")).toBe("415");
		expect(await upload("as the administrator", "moving.gif", undefined, "image/gif")).toBe("415");
		expect(await upload("as the administrator", "page.webp", undefined, "text/html")).toBe("415");
		expect(await upload("as the administrator", "large.webp", new Uint8Array(MAX_PICTURE_BYTES + 1))).toBe("413");
		const call: Call = { method: "DELETE", path: `${OBJECTS}/pictures`, headers: JSON_BODY, body: '{"prefixes":["board.webp"]}' };
		const removed = await ask("as the administrator", call);
		expect(await removed.json()).toMatchObject([{ name: "board.webp" }]);
		expect(await inShort(ask("as a visitor", { method: "GET", path: `${OBJECTS}/public/pictures/board.webp` }))).toBe("404");
	});
});

it("stores files beside the database, keeps them through a restart and deletes them on request", async () => {
	const dataDir = mkdtempSync(join(tmpdir(), "studio-files-"));
	const options = { root: join(import.meta.dirname, "../.."), dataDir, siteUrl: "http://localhost:4173" };
	try {
		const first = await startEmbeddedBackend(options);
		const put = { method: "POST", headers: { apikey: first.secretKey, "content-type": "image/webp" }, body: "picture" };
		expect((await first.app.fetch(new Request(`http://localhost${OBJECTS}/pictures/kept.webp`, put))).status).toBe(200);
		await first.close();
		expect(readdirSync(join(dataDir, "files/pictures"))).toEqual(["kept.webp", "kept.webp.facts.json"]);
		const second = await startEmbeddedBackend(options);
		expect(second.applied).toEqual([]);
		const read = await second.app.fetch(new Request(`http://localhost${OBJECTS}/public/pictures/kept.webp`));
		expect([read.status, await read.text()]).toEqual([200, "picture"]);
		const remove = { method: "DELETE", headers: { apikey: second.secretKey, ...JSON_BODY }, body: '{"prefixes":["kept.webp"]}' };
		await second.app.fetch(new Request(`http://localhost${OBJECTS}/pictures`, remove));
		expect(readdirSync(join(dataDir, "files/pictures"))).toEqual([]);
		await second.close();
	} finally {
		rmSync(dataDir, { recursive: true, force: true });
	}
});
