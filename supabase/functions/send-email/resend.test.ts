import { describe, expect, test } from "vitest";
import {
	ADMIN_TOKEN,
	createFixture,
	leadId,
	MAILBOX,
	type RelayFixture,
	relayBody,
	relayCall,
	resendCall,
	STRANGER_TOKEN,
} from "./relay-fixture.ts";

const FIRST = leadId(0);

/** A relay with one stored lead whose mail did not go out. */
async function withFailedLead(changes: Parameters<typeof createFixture>[0] = {}): Promise<RelayFixture> {
	const fixture = createFixture(changes);
	fixture.broken.add("send");
	await fixture.relay(relayCall());
	fixture.broken.clear();
	fixture.steps.length = 0;
	return fixture;
}

const read = async (reply: Response): Promise<unknown> => [reply.status, await reply.json()];

describe("sending a lead again", () => {
	test("the administrator sends it: one mail with the visitor's words, and the lead counts as sent", async () => {
		const fixture = await withFailedLead();
		expect(await read(await fixture.relay(resendCall(FIRST)))).toEqual([200, { delivery: "sent", note: null, already: false }]);
		expect(fixture.steps).toEqual(["who", "read", "claim", "send", "mark", "resent"]);
		expect(fixture.mails).toHaveLength(1);
		expect(fixture.mails[0]).toMatchObject({ to: MAILBOX, replyTo: "ada@example.com", subject: "A new project", original: null });
		expect(fixture.mails[0]?.text).toMatch(/^Name: Ada[\s\S]+Sent again from the lead inbox\. First received 2026-11-20T09:00:00\.000Z\./);
		expect(fixture.leads[0]).toMatchObject({ delivery: "sent", note: undefined });
	});

	test("a lead that was sent is not sent twice, however often it is asked for", async () => {
		const fixture = await withFailedLead();
		for (let attempt = 0; attempt < 3; attempt += 1) await fixture.relay(resendCall(FIRST));
		expect(await read(await fixture.relay(resendCall(FIRST)))).toEqual([200, { delivery: "sent", note: null, already: true }]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("two clicks at once send one mail; the second is told that it is being sent", async () => {
		const fixture = await withFailedLead();
		const replies = await Promise.all([fixture.relay(resendCall(FIRST)), fixture.relay(resendCall(FIRST))]);
		expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("the visitor's own second try and the administrator's do not both send", async () => {
		const fixture = await withFailedLead();
		const replies = await Promise.all([fixture.relay(resendCall(FIRST)), fixture.relay(relayCall())]);
		expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("another process has it in its hands: nothing is sent until it has died", async () => {
		const fixture = await withFailedLead();
		const lead = fixture.leads[0];
		if (lead) Object.assign(lead, { delivery: "pending", touchedAt: fixture.clock.now });
		expect((await fixture.relay(resendCall(FIRST))).status).toBe(409);
		fixture.clock.now += 61_000;
		expect(await read(await fixture.relay(resendCall(FIRST)))).toEqual([200, { delivery: "sent", note: null, already: false }]);
	});

	test("the mail server refuses again: the answer and the row say so, with the reason in one line", async () => {
		const fixture = await withFailedLead();
		fixture.broken.add("send");
		const reply = await fixture.relay(resendCall(FIRST));
		expect(await read(reply)).toEqual([200, { delivery: "failed", note: expect.stringMatching(/^send is broken[^\n]*$/), already: false }]);
		expect(fixture.leads[0]).toMatchObject({ delivery: "failed" });
	});

	test("a mail server that never answers is given up after the time limit", async () => {
		const fixture = await withFailedLead({ mailTimeoutMs: 20 });
		fixture.broken.add("hang");
		const reply = await fixture.relay(resendCall(FIRST));
		expect(await read(reply)).toEqual([200, { delivery: "failed", note: "no answer within 20 ms", already: false }]);
	});
});

describe("who may send a lead again", () => {
	test("no token, no token in form, a stranger's, one that nobody knows: refused, and nothing is read or sent", async () => {
		const fixture = await withFailedLead();
		const cases: [number, Request][] = [
			[401, resendCall(FIRST, null)],
			[401, resendCall(FIRST, "sb_secret_key")],
			[401, resendCall(FIRST, "head.administrator.")],
			[401, resendCall(FIRST, `${"a".repeat(9000)}.b.c`)],
			[401, resendCall(FIRST, null, { authorization: `Basic ${ADMIN_TOKEN}` })],
			[401, resendCall(FIRST, "forged.or.expired")],
			[403, resendCall(FIRST, STRANGER_TOKEN)],
		];
		for (const [status, request] of cases) expect((await fixture.relay(request)).status).toBe(status);
		expect(fixture.mails).toEqual([]);
		expect(fixture.steps).not.toContain("read");
		expect(fixture.leads[0]).toMatchObject({ delivery: "failed" });
	});

	test("the database that says who it is does not answer: refused with 503, nothing is sent", async () => {
		for (const step of ["who", "read", "claim"]) {
			const fixture = await withFailedLead();
			fixture.broken.add(step);
			const reply = await fixture.relay(resendCall(FIRST));
			expect([step, reply.status, fixture.mails.length]).toEqual([step, 503, 0]);
			expect(await reply.text()).not.toMatch(/broken|secret-place/);
		}
	});

	test("other sites are refused, the own one may read the answer; a preflight allows the token", async () => {
		const fixture = await withFailedLead();
		expect((await fixture.relay(resendCall(FIRST, ADMIN_TOKEN, { origin: "https://evil.example" }))).status).toBe(403);
		const preflight = await fixture.relay(
			new Request("https://relay.example/functions/v1/send-email/resend", {
				method: "OPTIONS",
				headers: { origin: "https://kalpa.example" },
			}),
		);
		expect(preflight.headers.get("access-control-allow-headers")).toContain("authorization");
		expect(fixture.mails).toEqual([]);
		expect((await fixture.relay(resendCall(FIRST))).headers.get("access-control-allow-origin")).toBe("https://kalpa.example");
	});

	test("attempts are limited for one network, with a token or without, and leads are still taken", async () => {
		const fixture = await withFailedLead({ resendLimit: { leads: 2, windowMs: 60_000 } });
		for (const token of [null, "forged.or.expired"]) expect((await fixture.relay(resendCall(FIRST, token))).status).toBe(401);
		const reply = await fixture.relay(resendCall(FIRST));
		expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "60"]);
		expect((await fixture.relay(relayCall(relayBody(), { "idempotency-key": "another-key-1" }))).status).toBe(200);
		fixture.clock.now += 61_000;
		expect((await fixture.relay(resendCall(FIRST))).status).toBe(200);
	});

	test("an unknown lead is 404, a body of another shape 422, another method 405", async () => {
		const fixture = await withFailedLead();
		expect((await fixture.relay(resendCall(leadId(7)))).status).toBe(404);
		expect((await fixture.relay(resendCall("../leads"))).status).toBe(422);
		const get = new Request("https://relay.example/send-email/resend", { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });
		expect((await fixture.relay(get)).status).toBe(405);
	});

	test("the log holds no token and nothing of the visitor", async () => {
		const fixture = await withFailedLead();
		await fixture.relay(resendCall(FIRST));
		expect(fixture.logged).toContain("resent");
		expect(fixture.logged).not.toMatch(/administrator\.sign|Ada|ada@/);
	});
});
