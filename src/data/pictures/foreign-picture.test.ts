// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubBackend } from "../../../tests/support/data/backend-harness";
import { DataTimeout } from "../request-failed";
import { ForeignPictureFailed, isForeignPicture, readForeignPicture } from "./foreign-picture";

const PICTURE = "https://pictures.example.org/2026/A%20board.png?w=800";

let asked: { url: string; init: RequestInit }[] = [];
let respond: (init: RequestInit) => Response | Promise<Response> = () => new Response("12345");

beforeEach(() => {
	asked = [];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: String(input), init });
		return respond(init);
	});
});
afterEach(() => vi.useRealTimers());

describe("a picture's address is of another site", () => {
	test.each([
		[PICTURE, true],
		["http://pictures.example.org/a.png", true],
		["https://project.example.com/storage/v1/object/public/pictures/a.webp", false],
		["/media/services/iot.webp", false],
		["data:image/png;base64,AAAA", false],
		["rubbish", false],
		["", false],
	])("%s: %s", (address, expected) => expect(isForeignPicture(address)).toBe(expected));
});

describe("reading a picture of another site", () => {
	test("asks without cookies, referrer and cache, and gives the file the name of its address", async () => {
		respond = () => new Response("12345", { headers: { "content-type": "image/png" } });
		const file = await readForeignPicture(PICTURE, 5);
		expect([file.name, file.type, file.size]).toEqual(["A board.png", "image/png", 5]);
		expect(asked[0]).toMatchObject({ url: PICTURE, init: { cache: "no-store", credentials: "omit", referrerPolicy: "no-referrer" } });
	});

	test.each([
		["https://pictures.example.org/", "pictures.example.org"],
		["https://pictures.example.org/%E0%A4%A", "%E0%A4%A"],
	])("calls the file of %s %s", async (address, name) => {
		respond = () => new Response("1");
		expect((await readForeignPicture(address, 5)).name).toBe(name);
	});

	test("asks over https for an http address", async () => {
		respond = () => new Response("1");
		await readForeignPicture("http://pictures.example.org/a.png", 5);
		expect(asked[0]?.url).toBe("https://pictures.example.org/a.png");
	});

	test.each([
		["an answer without CORS", () => Promise.reject(new TypeError("Failed to fetch")), "unreachable"],
		[
			"a connection that is lost on the way",
			() => new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError("network error")) })),
			"unreachable",
		],
		["a missing file", () => new Response("", { status: 404 }), "missing"],
		["a refusal", () => new Response("", { status: 403 }), "refused"],
		["a file of more bytes than allowed", () => new Response("123456"), "too-large"],
	] as const)("reports %s", async (_what, answer, reason) => {
		respond = answer;
		await expect(readForeignPicture(PICTURE, 5)).rejects.toMatchObject({ name: ForeignPictureFailed.name, reason });
	});

	test("says when the page's own policy forbids it", async () => {
		respond = () => {
			const event = Object.assign(new Event("securitypolicyviolation"), { effectiveDirective: "connect-src", blockedURI: PICTURE });
			setTimeout(() => document.dispatchEvent(event));
			throw new TypeError("Failed to fetch");
		};
		await expect(readForeignPicture(PICTURE, 5)).rejects.toMatchObject({ reason: "policy" });
	});

	test("gives up after a minute, or when it is canceled", async () => {
		vi.useFakeTimers();
		respond = ({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
		const late = expect(readForeignPicture(PICTURE, 5)).rejects.toBeInstanceOf(DataTimeout);
		await vi.advanceTimersByTimeAsync(60_000);
		await late;
		const control = new AbortController();
		const canceled = expect(readForeignPicture(PICTURE, 5, control.signal)).rejects.toThrow("Enough");
		control.abort(new Error("Enough"));
		await canceled;
	});
});
