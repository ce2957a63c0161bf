import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { stubEnvironment } from "../../tests/support/environment";
import corpus from "../../tests/support/hostile-inputs.json";
import { type ContactMessage, requestFormToken, SendFailed, type SendOptions, sendMessage } from "./mail-relay";

/** Any code point but half of a surrogate pair. */
const anySign = fc.integer({ min: 0, max: 0x10f7ff }).map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

const message: ContactMessage = {
	firstName: "Ada",
	lastName: "Lovelace",
	email: "ada@example.com",
	phone: "+447911123456",
	subject: "A new project",
	message: "We need a planner.\nFor two ports.",
};
const MAILBOX = "hello@studio.example.com";
const COMPANY = "Kalpa Studio";
const ONE_LINE = /^[^\r\n\0\u0085\u2028\u2029]*$/;

interface Call {
	url: string;
	init: RequestInit;
}

function relayThat(answer: (init: RequestInit) => Promise<Response>) {
	const calls: Call[] = [];
	const options: SendOptions = {
		relayUrl: "https://relay.example.com/functions/v1",
		mailbox: MAILBOX,
		company: COMPANY,
		idempotencyKey: "8b0f5a0e-0000-4000-8000-000000000001",
		fetch: async (url, init = {}) => {
			calls.push({ url: String(url), init });
			return answer(init);
		},
	};
	return { calls, options };
}
const ok = () => relayThat(async () => new Response(null, { status: 200 }));
const bodyOf = (call: Call | undefined): Record<string, string> => JSON.parse(String(call?.init.body));
async function sentBody(text: ContactMessage, more: Partial<SendOptions> = {}): Promise<Record<string, string> & { body: string }> {
	const { calls, options } = ok();
	await sendMessage(text, { ...options, ...more });
	const sent = bodyOf(calls[0]);
	return { ...sent, body: sent.body ?? "" };
}
const failureOf = (sending: Promise<void>) =>
	sending.then(
		() => null,
		(error: unknown) => error,
	);

afterEach(() => {
	vi.useRealTimers();
});

describe("the request", () => {
	test("posts JSON to {relay}/send-email, with or without a trailing slash in the address", async () => {
		for (const relayUrl of ["https://relay.example.com/functions/v1", "https://relay.example.com/functions/v1/"]) {
			const { calls, options } = ok();
			await sendMessage(message, { ...options, relayUrl });
			expect(calls).toHaveLength(1);
			expect(calls[0]?.url).toBe("https://relay.example.com/functions/v1/send-email");
			expect(calls[0]?.init.method).toBe("POST");
			expect(new Headers(calls[0]?.init.headers).get("content-type")).toBe("application/json");
		}
	});

	test("posts the same JSON to another form service, without the relay's headers", async () => {
		const endpoint = "https://forms.example.com/f/abc?lang=en";
		const { calls, options } = ok();
		await sendMessage(message, { ...options, trapped: true, endpoint });
		await sendMessage(message, { ...options, endpoint: "" });
		expect(calls.map(({ url }) => url)).toEqual([endpoint, "https://relay.example.com/functions/v1/send-email"]);
		expect(calls[0]?.init.body).toBe(calls[1]?.init.body);
		expect([...new Headers(calls[0]?.init.headers).keys()]).toEqual(["accept", "content-type"]);
	});

	test("sends exactly body, name, subject and to", async () => {
		const { calls, options } = ok();
		await sendMessage(message, { ...options, source: "ai-calling-hero" });
		expect(Object.keys(bodyOf(calls[0])).sort()).toEqual(["body", "name", "subject", "to"]);
	});

	test("has one line each for name, e-mail, phone and message in the text block", async () => {
		expect((await sentBody(message)).body.split("\n")).toEqual([
			"Name: Ada Lovelace",
			"Email: ada@example.com",
			"Phone: +447911123456",
			"Message: We need a planner.",
			"For two ports.",
		]);
	});

	test("adds the source as a line of the text block", async () => {
		expect((await sentBody(message, { source: "ai-calling-hero" })).body).toContain("\nSource: ai-calling-hero\n");
	});

	test("sends the company's name, its mailbox and the form's subject", async () => {
		const { calls, options } = ok();
		await sendMessage(message, options);
		expect(bodyOf(calls[0])).toMatchObject({ name: COMPANY, to: MAILBOX, subject: "A new project" });
	});

	test("succeeds on an ok status without reading the body", async () => {
		for (const status of [200, 201, 202]) {
			const response = new Response("<not json", { status });
			const { options } = relayThat(async () => response);
			await expect(sendMessage(message, options)).resolves.toBeUndefined();
			expect(response.bodyUsed).toBe(false);
		}
	});

	test("sends no cookies and follows no redirect", async () => {
		const { calls, options } = ok();
		await sendMessage(message, options);
		expect(calls[0]?.init).toMatchObject({ credentials: "omit", redirect: "error" });
	});
});

describe("hostile text", () => {
	const hostile = corpus.entries.flatMap(({ category, payload }) =>
		category === "contact-relay" && typeof payload === "string" ? [payload] : [],
	);
	const lines = ["firstName", "lastName", "email", "phone", "subject"] as const;
	const separators = fc.constantFrom("\r\n", "\n", "\r", "\0", "\u0085", "\u2028", "\u2029", "Bcc: v@example.com", " ", "x");
	const anyText = fc.oneof(
		fc.constantFrom(...hostile),
		fc.string({ unit: anySign }),
		fc.array(separators).map((parts) => parts.join("")),
	);

	test("never changes keys, recipient or sender, and keeps one-line fields on one line", async () => {
		await fc.assert(
			fc.asyncProperty(
				fc.record({ firstName: anyText, lastName: anyText, email: anyText, phone: anyText, subject: anyText, message: anyText }),
				async (text) => {
					const payload = await sentBody(text);
					expect(Object.keys(payload).sort()).toEqual(["body", "name", "subject", "to"]);
					expect([payload.to, payload.name]).toEqual([MAILBOX, COMPANY]);
					expect(payload.subject).toMatch(ONE_LINE);
					const head = payload.body.split("\n").slice(0, 4);
					expect(head.map((line) => line.split(":")[0])).toEqual(["Name", "Email", "Phone", "Message"]);
					for (const line of head.slice(0, 3)) expect(line).toMatch(ONE_LINE);
				},
			),
		);
	});

	test.each(lines)("keeps every entry of the corpus in %s on its line", async (name) => {
		for (const text of hostile) {
			const { body, subject } = await sentBody({ ...message, [name]: text });
			expect(subject).toMatch(ONE_LINE);
			expect(body.split("\n")).toHaveLength(5);
		}
	});

	test("drops unknown members of a message", async () => {
		const smuggled: ContactMessage = Object.assign({}, message, { to: "victim@example.com", name: "Evil", bcc: "v@example.com" });
		expect(await sentBody(smuggled)).toEqual(await sentBody(message));
	});
});

describe("failures", () => {
	test("tells a key that the relay knows from another message apart from other refusals", async () => {
		const failsWith = (body: string, status: number) =>
			failureOf(sendMessage(message, relayThat(async () => new Response(body, { status })).options));
		const refusal = (code: string) => JSON.stringify({ error: { code, message: "Refused." } });
		expect(await failsWith(refusal("key_reused"), 422)).toMatchObject({ reason: "known", status: 422 });
		for (const body of [refusal("empty_field"), ""]) expect(await failsWith(body, 422)).toMatchObject({ reason: "status" });
		expect(await failsWith(refusal("key_reused"), 409)).toMatchObject({ reason: "status" });
	});

	test("fails with the status after one request", async () => {
		for (const status of [400, 403, 413, 429, 500, 503]) {
			const { calls, options } = relayThat(async () => new Response(null, { status }));
			expect(await failureOf(sendMessage(message, options))).toMatchObject({ name: "SendFailed", reason: "status", status });
			expect(calls).toHaveLength(1);
		}
	});

	test("fails without a connection and doesn't retry", async () => {
		vi.useFakeTimers();
		const { calls, options } = relayThat(() => Promise.reject(new TypeError("Failed to fetch")));
		expect(await failureOf(sendMessage(message, options))).toMatchObject({ reason: "network" });
		await vi.advanceTimersByTimeAsync(10 * 60_000);
		expect(calls).toHaveLength(1);
	});

	test("aborts after exactly 15 s without an answer", async () => {
		vi.useFakeTimers();
		const { calls, options } = relayThat(
			({ signal }) => new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
		);
		const failed = vi.fn();
		const sending = sendMessage(message, options).catch(failed);
		await vi.advanceTimersByTimeAsync(14_999);
		expect(failed).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		await sending;
		expect(failed.mock.calls[0]?.[0]).toMatchObject({ reason: "timeout" });
		expect(calls[0]?.init.signal?.aborted).toBe(true);
		expect([calls.length, vi.getTimerCount()]).toEqual([1, 0]);
	});

	test("sends nothing when offline", async () => {
		vi.stubGlobal("navigator", { onLine: false });
		const { calls, options } = ok();
		expect(await failureOf(sendMessage(message, options))).toBeInstanceOf(SendFailed);
		expect(await failureOf(sendMessage(message, options))).toMatchObject({ reason: "offline" });
		expect(calls).toEqual([]);
	});
});

describe("headers", () => {
	test("sends the same idempotency key for every attempt", async () => {
		let status = 500;
		const { calls, options } = relayThat(async () => new Response(null, { status }));
		await failureOf(sendMessage(message, options));
		status = 200;
		await sendMessage(message, options);
		const keys = calls.map(({ init }) => new Headers(init.headers).get("idempotency-key"));
		expect(keys).toEqual([options.idempotencyKey, options.idempotencyKey]);
	});

	test("sends the relay's token only when there is one", async () => {
		const { calls, options } = ok();
		for (const token of ["1795651200000.0a1b", null]) await sendMessage(message, { ...options, token });
		expect(calls.map(({ init }) => new Headers(init.headers).get("x-form-token"))).toEqual(["1795651200000.0a1b", null]);
	});

	test("never tells the relay a time of the visitor's clock", async () => {
		vi.useFakeTimers({ now: Date.now() + 86_400_000 });
		const { calls, options } = ok();
		await sendMessage(message, options);
		expect([...new Headers(calls[0]?.init.headers).keys()]).toEqual(["content-type", "idempotency-key"]);
	});
});

describe("the relay's token", () => {
	beforeEach(() => {
		stubEnvironment({
			VITE_SUPABASE_URL: "https://db.example.com",
			VITE_MAIL_RELAY_URL: "https://relay.example.com/functions/v1/",
			VITE_CONTACT_MAILBOX: MAILBOX,
		});
		vi.stubGlobal("navigator", { onLine: true });
		vi.stubGlobal("window", { location: { origin: "https://studio.example.com" } });
	});

	test("is asked for without headers of its own, so that the browser needs no preflight", async () => {
		const calls: Call[] = [];
		vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
			calls.push({ url, init });
			return Response.json({ token: "1.a" });
		});
		expect(await requestFormToken()).toBe("1.a");
		expect(calls.map(({ url, init }) => [url, init.method, init.headers, init.credentials])).toEqual([
			["https://relay.example.com/functions/v1/send-email/token", undefined, undefined, "omit"],
		]);
	});

	test.each([
		["another service takes the forms", "VITE_FORM_ENDPOINT", "https://forms.example.com/send"],
		["the environment is wrong", "VITE_CONTACT_MAILBOX", ""],
	])("isn't asked for when %s", async (_when, name, value) => {
		const asked = vi.fn();
		vi.stubGlobal("fetch", asked);
		vi.stubEnv(name, value);
		// The environment is read once.
		vi.resetModules();
		const fresh = await import("./mail-relay");
		expect(await fresh.requestFormToken()).toBeNull();
		expect(asked).not.toHaveBeenCalled();
	});

	test("is null after exactly 3 s without an answer", async () => {
		vi.useFakeTimers();
		vi.stubGlobal(
			"fetch",
			(_url: string, { signal }: RequestInit) =>
				new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
		);
		const answered = vi.fn();
		const asking = requestFormToken().then(answered);
		await vi.advanceTimersByTimeAsync(2999);
		expect(answered).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		await asking;
		expect(answered.mock.calls).toEqual([[null]]);
	});
});
