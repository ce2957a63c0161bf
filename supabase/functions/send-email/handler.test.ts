import fc from "fast-check";
import { describe, expect, test } from "vitest";
import hostile from "../../../tests/support/hostile-inputs.json";
import { createFixture, MAILBOX, relayBody, relayCall, SITE } from "../../../tests/support/mail-relay.ts";
import { MAX_REQUEST_BYTES } from "./http.ts";

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

describe("a contact form's request", () => {
	test("becomes one stored lead and one mail to the mailbox", async () => {
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

	test("is refused with 403 when the recipient is not exactly the mailbox, and nothing is stored or mailed", async () => {
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

	test("never puts a line break or a second address into a header", async () => {
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

	test.each(corpus("contact.subject"))("keeps %s in the subject and the names on one line", async (_, payload) => {
		const { relay, mails, leads } = createFixture();
		const body = `Name: ${payload}\nEmail: ada@example.com\nMessage: hi`;
		expect((await relay(relayCall(relayBody({ subject: payload, name: payload, body })))).status).toBe(200);
		expect(mails).toHaveLength(1);
		expect(mails[0]).toMatchObject({ to: MAILBOX, replyTo: "ada@example.com", subject: expect.stringMatching(/^Hi [^\r\n]+$/) });
		expect(leads[0]?.name).toMatch(/^Hi[^\r\n]*$/);
	});

	test.each(corpus("contact.email"))("sets no reply address for %s unless it is one plain address", async (id, payload) => {
		const { relay, mails } = createFixture();
		expect((await relay(relayCall(relayBody({ body: `Email: ${payload}\nMessage: hi` })))).status).toBe(200);
		expect(mails).toHaveLength(1);
		expect(mails[0]?.replyTo).toBe(id === "C011" ? "a@b.co" : undefined);
	});

	test.each(corpus("contact.phone"))("accepts %s as a phone number and marks it when it has too few digits", async (_, payload) => {
		const { relay, mails, leads } = createFixture();
		expect((await relay(relayCall(relayBody({ body: `Phone: ${payload}\nMessage: hi` })))).status).toBe(200);
		expect(leads[0]?.phone).toBe(payload);
		expect(mails[0]?.text.includes("phone number looks incomplete")).toBe((payload.match(/\p{Nd}/gu) ?? []).length < 7);
	});
});

describe("allowed callers", () => {
	test("refuses pages of other sites without CORS headers, by every method", async () => {
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

	test("adds CORS headers to every reply to the site's own pages and serves requests without an origin", async () => {
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
			"content-type, idempotency-key, x-form-token, x-form-trap, x-form-elapsed, authorization, apikey",
		);
		expect(preflight.headers.get("access-control-allow-credentials")).toBeNull();
	});

	test.each(["GET", "PUT", "DELETE", "HEAD"])("answers %s with 405 and Allow", async (method) => {
		const reply = await createFixture().relay(relayCall(relayBody(), {}, method));
		expect([reply.status, reply.headers.get("allow")]).toEqual([405, "POST, OPTIONS"]);
	});
});

describe("accepted content", () => {
	const tooLong = relayBody({ body: "x".repeat(MAX_REQUEST_BYTES) });
	test.each<[string, number, string, unknown, Record<string, string>]>([
		["a form post", 415, "unsupported_media_type", "body=x", { "content-type": "application/x-www-form-urlencoded" }],
		["text that holds JSON", 415, "unsupported_media_type", relayBody(), { "content-type": "text/plain; application/json" }],
		["broken JSON", 400, "invalid_json", "{", {}],
		["an empty body", 400, "invalid_json", "", {}],
		["a list", 422, "wrong_shape", [relayBody()], {}],
		["a list of recipients", 422, "wrong_shape", { ...relayBody(), to: [MAILBOX] }, {}],
		["a missing field", 422, "wrong_shape", { body: "x", name: "x", to: MAILBOX }, {}],
		["an extra field", 422, "unknown_field", { ...relayBody(), cc: "v@example.com" }, {}],
		["a prototype", 422, "unknown_field", `{"__proto__":{},"body":"x","name":"x","subject":"x","to":"${MAILBOX}"}`, {}],
		["an empty message", 422, "empty_field", relayBody({ body: " \u0000\r\n " }), {}],
		["an empty subject", 422, "empty_field", relayBody({ subject: "\u2028" }), {}],
		["a body too long", 422, "body_too_long", relayBody({ body: "x".repeat(20_001) }), {}],
		["a request too large", 413, "too_large", tooLong, {}],
		["a bad key", 400, "bad_idempotency_key", relayBody(), { "idempotency-key": "short" }],
		["a key with a filter", 400, "bad_idempotency_key", relayBody(), { "idempotency-key": "abcdefgh,id.eq.1" }],
	])("answers %s with %i %s", async (_, status, code, content, headers) => {
		const { relay, leads, mails } = createFixture();
		const reply = await relay(relayCall(content, headers));
		expect(reply.status).toBe(status);
		expect(await codeOf(reply)).toEqual({ code, message: expect.any(String) });
		expect([leads, mails]).toEqual([[], []]);
	});

	test("stops reading at the size limit without relying on Content-Length", async () => {
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
		expect(sent).toBeLessThan(2 * MAX_REQUEST_BYTES);
	});

	test("refuses bytes that are not UTF-8", async () => {
		const init = { method: "POST", body: new Uint8Array([0x7b, 0xff, 0x7d]), headers: { "content-type": "application/json" } };
		expect((await createFixture().relay(new Request("https://relay.example/", init))).status).toBe(400);
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

	test("answers 500 without internals when an unexpected error occurs", async () => {
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
		[["MAIL_TO"], { mailbox: `${MAILBOX}, v@example.com` }],
		[["MAIL_FROM"], { from: "a@b.example\r\nBcc: v@example.com" }],
		[["SITE_ORIGINS"], { allowedOrigins: ["*"] }],
		[["SITE_ORIGINS"], { allowedOrigins: ["https://kalpa.example", "https://kalpa.example/path"] }],
		[["RATE_SALT"], { hashSecret: "hidden" }],
		[["SITE_ORIGINS", "RATE_SALT"], { hashSecret: "hidden", allowedOrigins: ["hidden"] }],
	])("doesn't start with a wrong value of %s, and names no value", (names, overrides) => {
		const start = () => createFixture(overrides);
		for (const name of names) expect(start).toThrow(name);
		expect(start).not.toThrow(/hidden|path|Bcc|v@example/);
	});
});
