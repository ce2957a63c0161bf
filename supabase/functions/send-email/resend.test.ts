import { describe, expect, test } from "vitest";
import {
	ADMIN_TOKEN,
	createFixture,
	leadId,
	MAILBOX,
	OTHER_TOKEN,
	type RelayFixture,
	relayBody,
	relayCall,
	resendCall,
} from "../../../tests/support/mail-relay.ts";
import { createRoleLookup } from "./resend.ts";

const FIRST = leadId(0);

/** A relay with one stored lead whose mail failed. */
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
	test("mails the visitor's words once and marks the lead as sent", async () => {
		const fixture = await withFailedLead();
		expect(await read(await fixture.relay(resendCall(FIRST)))).toEqual([200, { delivery: "sent", note: null, already: false }]);
		expect(fixture.steps).toEqual(["role", "read", "claim", "send", "mark", "resent"]);
		expect(fixture.mails).toHaveLength(1);
		expect(fixture.mails[0]).toMatchObject({ to: MAILBOX, replyTo: "ada@example.com", subject: "A new project", original: null });
		expect(fixture.mails[0]?.text).toMatch(/^Name: Ada[\s\S]+Sent again from the lead inbox\. First received 2026-11-20T09:00:00\.000Z\./);
		expect(fixture.leads[0]).toMatchObject({ delivery: "sent", note: undefined });
	});

	test("does not send a lead twice, however often the administrator asks", async () => {
		const fixture = await withFailedLead();
		for (let attempt = 0; attempt < 3; attempt += 1) await fixture.relay(resendCall(FIRST));
		expect(await read(await fixture.relay(resendCall(FIRST)))).toEqual([200, { delivery: "sent", note: null, already: true }]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("sends one mail and answers 409 to the second of two clicks", async () => {
		const fixture = await withFailedLead();
		fixture.meeting = { step: "claim", requests: 2 };
		const replies = await Promise.all([fixture.relay(resendCall(FIRST)), fixture.relay(resendCall(FIRST))]);
		expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("sends one mail when the visitor and the administrator try at once", async () => {
		const fixture = await withFailedLead();
		const [administrator, visitor] = await Promise.all([fixture.relay(resendCall(FIRST)), fixture.relay(relayCall())]);
		expect(visitor.status).toBe(200);
		expect([200, 409]).toContain(administrator.status);
		expect(fixture.mails).toHaveLength(1);
	});

	test("sends nothing while another process has the lead, until that try is too old", async () => {
		const fixture = await withFailedLead();
		const lead = fixture.leads[0];
		if (lead) Object.assign(lead, { delivery: "pending", touchedAt: fixture.clock.now });
		expect((await fixture.relay(resendCall(FIRST))).status).toBe(409);
		fixture.clock.now += 61_000;
		expect(await read(await fixture.relay(resendCall(FIRST)))).toEqual([200, { delivery: "sent", note: null, already: false }]);
	});

	test("reports and stores the reason in one line when the mail server refuses again", async () => {
		const fixture = await withFailedLead();
		fixture.broken.add("send");
		const reply = await fixture.relay(resendCall(FIRST));
		expect(await read(reply)).toEqual([200, { delivery: "failed", note: expect.stringMatching(/^send is broken[^\n]*$/), already: false }]);
		expect(fixture.leads[0]).toMatchObject({ delivery: "failed" });
	});

	test("gives up after the time limit when the mail server never answers", async () => {
		const fixture = await withFailedLead({ mailTimeoutMs: 20 });
		fixture.broken.add("hang");
		const reply = await fixture.relay(resendCall(FIRST));
		expect(await read(reply)).toEqual([200, { delivery: "pending", note: "no answer within 20 ms", already: false }]);
	});
});

describe("permission to send a lead again", () => {
	test("refuses missing, malformed, unknown and other users' tokens before reading or sending anything", async () => {
		const fixture = await withFailedLead();
		const cases: [number, Request][] = [
			[401, resendCall(FIRST, null)],
			[401, resendCall(FIRST, "sb_secret_key")],
			[401, resendCall(FIRST, "head.administrator.")],
			[401, resendCall(FIRST, `${"a".repeat(9000)}.b.c`)],
			[401, resendCall(FIRST, null, { authorization: `Basic ${ADMIN_TOKEN}` })],
			[401, resendCall(FIRST, "forged.or.expired")],
			[403, resendCall(FIRST, OTHER_TOKEN)],
		];
		for (const [status, request] of cases) expect((await fixture.relay(request)).status).toBe(status);
		expect(fixture.mails).toEqual([]);
		expect(fixture.steps).not.toContain("read");
		expect(fixture.leads[0]).toMatchObject({ delivery: "failed" });
	});

	test("answers 503 and sends nothing when the database does not answer", async () => {
		for (const step of ["role", "read", "claim"]) {
			const fixture = await withFailedLead();
			fixture.broken.add(step);
			const reply = await fixture.relay(resendCall(FIRST));
			expect([step, reply.status, fixture.mails.length]).toEqual([step, 503, 0]);
			expect(await reply.text()).not.toMatch(/broken|secret-place/);
		}
	});

	test("refuses other sites, lets the own site read the reply and allows the token in a preflight", async () => {
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

	test("limits attempts per network with or without a token and still accepts leads", async () => {
		const fixture = await withFailedLead({ resendLimit: { leads: 2, windowMs: 60_000 } });
		for (const token of [null, "forged.or.expired"]) expect((await fixture.relay(resendCall(FIRST, token))).status).toBe(401);
		const reply = await fixture.relay(resendCall(FIRST));
		expect([reply.status, reply.headers.get("retry-after")]).toEqual([429, "60"]);
		expect((await fixture.relay(relayCall(relayBody(), { "idempotency-key": "another-key-1" }))).status).toBe(200);
		fixture.clock.now += 61_000;
		expect((await fixture.relay(resendCall(FIRST))).status).toBe(200);
	});

	test("answers 404 for an unknown lead, 422 for a wrong body and 405 for another method", async () => {
		const fixture = await withFailedLead();
		expect((await fixture.relay(resendCall(leadId(7)))).status).toBe(404);
		expect((await fixture.relay(resendCall("../leads"))).status).toBe(422);
		const get = new Request("https://relay.example/send-email/resend", { headers: { authorization: `Bearer ${ADMIN_TOKEN}` } });
		expect((await fixture.relay(get)).status).toBe(405);
	});

	test("logs neither the token nor the visitor's data", async () => {
		const fixture = await withFailedLead();
		await fixture.relay(resendCall(FIRST));
		expect(fixture.logged).toContain("resent");
		expect(fixture.logged).not.toMatch(/administrator\.sign|Ada|ada@/);
	});
});

function lookUp(reply: Response) {
	const calls: { url: string; init: RequestInit }[] = [];
	const ask = createRoleLookup({
		url: "https://project.supabase.example/",
		key: "sb_publishable_test",
		fetch: async (url, init) => {
			calls.push({ url, init });
			return reply;
		},
	});
	return { ask, calls };
}

describe("createRoleLookup", () => {
	test("asks the database with the token's rights and a time limit", async () => {
		const { ask, calls } = lookUp(Response.json(true));
		expect(await ask("a.b.c")).toBe("administrator");
		const headers = new Headers(calls[0]?.init.headers);
		expect(calls[0]?.url).toBe("https://project.supabase.example/rest/v1/rpc/is_administrator");
		expect([headers.get("apikey"), headers.get("authorization")]).toEqual(["sb_publishable_test", "Bearer a.b.c"]);
		expect(calls[0]?.init.signal).toBeInstanceOf(AbortSignal);
	});

	test("returns administrator only when the database answers true", async () => {
		for (const answer of [false, null, "true", 1, [true], { is_administrator: true }]) {
			expect([answer, await lookUp(Response.json(answer)).ask("a.b.c")]).toEqual([answer, "other"]);
		}
	});

	test("returns unknown for a refused token and throws without details when the database fails", async () => {
		for (const status of [401, 403]) expect(await lookUp(Response.json({}, { status })).ask("a.b.c")).toBe("unknown");
		await expect(lookUp(Response.json({ message: "internal" }, { status: 500 })).ask("a.b.c")).rejects.toThrow(
			/^is_administrator: the database answered 500$/,
		);
	});
});
