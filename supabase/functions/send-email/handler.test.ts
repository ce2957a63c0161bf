import fc from "fast-check";
import { describe, expect, test } from "vitest";
import hostile from "../../../tests/support/hostile-inputs.json";
import { createFixture, MAILBOX, relayBody, relayCall, SITE } from "./relay-fixture.ts";

const ONE_LINE = /^[^\r\n\0\u0085\u2028\u2029]*$/;
const codeOf = async (reply: Response): Promise<unknown> => {
	const content: unknown = await reply.json();
	return typeof content === "object" && content !== null && "error" in content ? content.error : content;
};
const corpus = (target: string): [string, string][] =>
	hostile.entries.flatMap((entry): [string, string][] =>
		entry.category === "contact-relay" && entry.inject.includes(target) && typeof entry.payload === "string"
			? [[entry.id, entry.payload]]
			: [],
	);

describe("the specified call", () => {
	test("F260 F261 F262 F263 F264 R62: the four fields become one stored lead and one mail to the mailbox", async () => {
		const { relay, leads, mails } = createFixture();
		const reply = await relay(relayCall());
		expect(reply.status).toBe(200);
		expect(await reply.json()).toEqual({ ok: true });
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ to: MAILBOX, replyTo: "ada@example.com", subject: "A new project", original: relayBody() });
		expect(mails[0]?.text.startsWith(relayBody().body)).toBe(true);
		expect(leads).toHaveLength(1);
		expect(leads[0]).toMatchObject({
			name: "Ada Lovelace",
			email: "ada@example.com",
			phone: "+447911123456",
			delivery: "sent",
			source: null,
		});
	});

	test("S41: whatever is not exactly the mailbox is refused with 403, and nothing is stored or mailed", async () => {
		const { relay, leads, mails } = createFixture();
		const tricks = [
			`${MAILBOX},v@example.com`,
			`v@example.com,${MAILBOX}`,
			`${MAILBOX};v@x.example`,
			`<${MAILBOX}>`,
			`A <${MAILBOX}>`,
			`${MAILBOX}\nv@x.example`,
			"",
		];
		await fc.assert(
			fc.asyncProperty(fc.oneof(fc.constantFrom(...tricks), fc.string(), fc.emailAddress()), async (to) => {
				const reply = await relay(relayCall(relayBody({ to })));
				expect(reply.status).toBe(403);
				expect(await codeOf(reply)).toMatchObject({ code: "recipient_not_allowed" });
			}),
		);
		expect([leads, mails]).toEqual([[], []]);
		expect((await relay(relayCall(relayBody({ to: `  ${MAILBOX.toUpperCase()} ` })))).status).toBe(200);
		expect(mails[0]?.to).toBe(MAILBOX);
	});

	test("S36: no subject, name or e-mail can bring a line break or a second address into a header", async () => {
		const breaks = fc.constantFrom(
			"\r\n",
			"\n",
			"\r",
			"\0",
			"\u0085",
			"\u2028",
			"\u2029",
			"\v",
			"\u001b",
			"Bcc: v@example.com",
			",",
			";",
			"<",
			">",
		);
		const hostileText = fc.array(fc.oneof(breaks, fc.string({ unit: "binary" })), { minLength: 1 }).map((parts) => parts.join(""));
		await fc.assert(
			fc.asyncProperty(hostileText, hostileText, hostileText, async (subject, name, email) => {
				const { relay, mails, leads } = createFixture();
				const reply = await relay(relayCall(relayBody({ subject, name, body: `Email: ${email}\nMessage: hi` })));
				expect([200, 422]).toContain(reply.status);
				for (const mail of mails) {
					expect(mail.subject).toMatch(ONE_LINE);
					expect(mail.subject.length).toBeLessThanOrEqual(200);
					expect(mail.replyTo ?? "a@b.example").toMatch(/^[^\s,;<>"()\p{Cc}]+@[^\s,;<>"()\p{Cc}@]+$/u);
					expect(mail.text).not.toMatch(/(?![\t\n])\p{Cc}/u);
				}
				for (const lead of leads) expect(lead.name).toMatch(ONE_LINE);
			}),
		);
	});

	test.each(corpus("contact.subject"))("S35 S36 %s in the subject, the sender label and the name", async (_, payload) => {
		const { relay, mails, leads } = createFixture();
		const body = `Name: ${payload}\nEmail: ada@example.com\nMessage: hi`;
		expect((await relay(relayCall(relayBody({ subject: payload, name: payload, body })))).status).toBe(200);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ to: MAILBOX, replyTo: "ada@example.com", subject: expect.stringMatching(/^Hi [^\r\n]+$/) });
		expect(leads[0]?.name).toMatch(/^Hi[^\r\n]*$/);
	});

	test.each(corpus("contact.email"))("S35 S36 R59 %s as the visitor's address", async (id, payload) => {
		const { relay, mails } = createFixture();
		expect((await relay(relayCall(relayBody({ body: `Email: ${payload}\nMessage: hi` })))).status).toBe(200);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.replyTo).toBe(id === "C011" ? "a@b.co" : undefined);
	});

	test.each(corpus("contact.phone"))("R58 %s: a phone number with too few digits is marked, not refused", async (_, payload) => {
		const { relay, mails, leads } = createFixture();
		expect((await relay(relayCall(relayBody({ body: `Phone: ${payload}\nMessage: hi` })))).status).toBe(200);
		expect(leads[0]?.phone).toBe(payload);
		expect(mails[0]?.text.includes("Doubtful phone number")).toBe((payload.match(/\p{Nd}/gu) ?? []).length < 7);
	});
});

describe("who may call", () => {
	test("S41: a page of another site is refused without CORS headers, by every method", async () => {
		const { relay, mails } = createFixture();
		for (const method of ["POST", "OPTIONS", "GET"]) {
			for (const origin of ["https://evil.example", "null", "http://kalpa.example", "https://kalpa.example.evil.example"]) {
				const reply = await relay(relayCall(relayBody(), { origin }, method));
				expect(reply.status).toBe(403);
				expect(reply.headers.get("access-control-allow-origin")).toBeNull();
				expect(reply.headers.get("vary")).toBe("Origin");
			}
		}
		expect(mails).toEqual([]);
	});

	test("F260: the site's own pages get CORS headers with every answer; a request without an origin is served", async () => {
		const { relay, mails } = createFixture();
		expect((await relay(relayCall(relayBody(), { origin: "" }))).status).toBe(200);
		expect(mails).toHaveLength(1);
		const refused = await relay(relayCall("{"));
		expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([400, SITE]);
		const preflight = await relay(relayCall(undefined, { "access-control-request-method": "POST" }, "OPTIONS"));
		expect(preflight.status).toBe(204);
		expect(preflight.headers.get("access-control-allow-origin")).toBe(SITE);
		expect(preflight.headers.get("access-control-allow-methods")).toContain("POST");
		expect(preflight.headers.get("access-control-allow-headers")).toBe(
			"content-type, idempotency-key, x-form-elapsed, x-form-trap, authorization, apikey",
		);
		expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
	});

	test.each(["GET", "PUT", "DELETE", "HEAD"])("F260: %s is answered 405 with Allow", async (method) => {
		const reply = await createFixture().relay(relayCall(relayBody(), {}, method));
		expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
	});
});

describe("what is accepted", () => {
	const LARGEST_BYTES = 32 * 1024;
	const tooLong = relayBody({ body: "x".repeat(LARGEST_BYTES) });
	test.each<[string, number, string, unknown, Record<string, string>]>([
		["a form post", 415, "unsupported_media_type", "body=x", { "content-type": "application/x-www-form-urlencoded" }],
		["text that holds JSON", 415, "unsupported_media_type", relayBody(), { "content-type": "text/plain; application/json" }],
		["broken JSON", 400, "invalid_json", "{", {}],
		["an empty body", 400, "invalid_json", "", {}],
		["a list", 422, "wrong_shape", [relayBody()], {}],
		["a list of recipients", 422, "wrong_shape", { ...relayBody(), to: [MAILBOX] }, {}],
		["a missing field", 422, "wrong_shape", { body: "x", name: "x", to: MAILBOX }, {}],
		["a field too many", 422, "unknown_field", { ...relayBody(), cc: "v@example.com" }, {}],
		["a prototype", 422, "unknown_field", `{"__proto__":{},"body":"x","name":"x","subject":"x","to":"${MAILBOX}"}`, {}],
		["an empty message", 422, "empty_field", relayBody({ body: " \u0000\r\n " }), {}],
		["an empty subject", 422, "empty_field", relayBody({ subject: "\u2028" }), {}],
		["a body too long", 422, "body_too_long", relayBody({ body: "x".repeat(20_001) }), {}],
		["a request too large", 413, "too_large", tooLong, {}],
		["a bad key", 400, "bad_idempotency_key", relayBody(), { "idempotency-key": "short" }],
		["a key with a filter", 400, "bad_idempotency_key", relayBody(), { "idempotency-key": "abcdefgh,id.eq.1" }],
	])("S41: %s is answered %i %s", async (_, status, code, content, headers) => {
		const { relay, leads, mails } = createFixture();
		const reply = await relay(relayCall(content, headers));
		expect(reply.status).toBe(status);
		expect(await codeOf(reply)).toEqual({ code, message: expect.any(String) });
		expect([leads, mails]).toEqual([[], []]);
	});

	test("S41: the size is measured while reading, whatever Content-Length says, and reading stops there", async () => {
		let sent = 0;
		const endless = new ReadableStream<Uint8Array>({
			pull(controller) {
				sent += 1024;
				controller.enqueue(new Uint8Array(1024));
			},
		});
		const init: RequestInit & { duplex: "half" } = {
			method: "POST",
			body: endless,
			duplex: "half",
			headers: { "content-type": "application/json" },
		};
		expect((await createFixture().relay(new Request("https://relay.example/", init))).status).toBe(413);
		expect(sent).toBeLessThan(2 * LARGEST_BYTES);
	});

	test("S41: bytes that are no UTF-8 are refused", async () => {
		const init = { method: "POST", body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { "content-type": "application/json" } };
		expect((await createFixture().relay(new Request("https://relay.example/", init))).status).toBe(400);
	});

	test.each([
		["the hidden field was filled in", { "x-form-trap": "1" }, "honeypot"],
		["the form was sent after 150 ms", { "x-form-elapsed": "150" }, "too_fast"],
		["the form's time is negative", { "x-form-elapsed": "-5" }, "too_fast"],
		["both signs are there", { "x-form-trap": "Acme Corp", "x-form-elapsed": "150" }, "honeypot"],
	])("S40: stores the message without a mail when %s", async (_, headers, suspicion) => {
		const { relay, leads, mails } = createFixture();
		const reply = await relay(relayCall(relayBody(), headers));
		expect([reply.status, await reply.json()]).toEqual([200, { ok: true, delivered: false }]);
		expect(leads).toMatchObject([{ suspicion, delivery: "held", name: "Ada Lovelace", body: relayBody().body }]);
		expect(mails).toEqual([]);
	});

	test("mails a suspected message, marked as such, when it can't be stored", async () => {
		const { relay, broken, mails } = createFixture();
		broken.add("insert");
		expect((await relay(relayCall(relayBody(), { "x-form-trap": "1" }))).status).toBe(200);
		expect(mails[0]?.text).toContain("Suspected spam (honeypot).");
	});

	test("answers 502 when a suspected message can be neither stored nor mailed", async () => {
		const { relay, broken } = createFixture();
		broken.add("insert").add("send");
		expect((await relay(relayCall(relayBody(), { "x-form-trap": "1" }))).status).toBe(502);
	});

	test.each([["2000"], [""], ["soon"]])("S40: a form time of '%s' does not cost a person the message", async (elapsed) => {
		const { relay, mails } = createFixture();
		expect((await relay(relayCall(relayBody(), { "x-form-elapsed": elapsed }))).status).toBe(200);
		expect(mails).toHaveLength(1);
	});

	test("S41: what nobody expected is a 500 without internals", async () => {
		const { relay, logged } = createFixture({
			clientAddress: () => {
				throw new TypeError("secret-place");
			},
		});
		const reply = await relay(relayCall());
		expect(reply.status).toBe(500);
		expect((await reply.text()) + logged).not.toContain("secret-place");
	});

	test.each([
		["mailbox", { mailbox: `${MAILBOX}, v@example.com` }],
		["from", { from: "a@b.example\r\nBcc: v@example.com" }],
		["allowedOrigins", { allowedOrigins: ["*"] }],
		["allowedOrigins", { allowedOrigins: ["https://kalpa.example/path"] }],
		["hashSecret", { hashSecret: "short" }],
	])("S35: a configuration with a bad %s does not start", (name, overrides) => {
		expect(() => createFixture(overrides)).toThrow(name);
	});
});
