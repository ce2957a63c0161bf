import { describe, expect, test, vi } from "vitest";
import { createFixture, KEY, relayBody, relayCall } from "../../../tests/support/mail-relay.ts";

const call = (index: number): Request => relayCall(relayBody(), { "idempotency-key": `key-number-${index}` });

describe("delivering a lead", () => {
	test("stores the lead before mailing it, then marks it", async () => {
		const { relay, steps } = createFixture();
		await relay(relayCall());
		expect(steps).toEqual(["find", "count", "insert", "send", "mark", "accepted"]);
	});

	test("keeps the lead as failed with a short note and answers 200 when the mail server fails", async () => {
		const { relay, broken, leads } = createFixture();
		broken.add("send");
		const reply = await relay(relayCall());
		expect([reply.status, await reply.json()]).toEqual([200, { ok: true, delivered: false }]);
		expect(leads[0]).toMatchObject({ delivery: "failed", note: expect.stringMatching(/^send is broken[^\n]*$/) });
	});

	test("keeps the lead as pending after the time limit, because the mail may have arrived", async () => {
		const { relay, broken, leads, background } = createFixture({ mailTimeoutMs: 20 });
		broken.add("hang");
		expect(await (await relay(relayCall())).json()).toEqual({ ok: true, delivered: false });
		expect(leads[0]).toMatchObject({ delivery: "pending", note: "no answer within 20 ms" });
		expect(background).toHaveLength(1);
	});

	test("marks the lead when the mail server accepts the mail after the time limit", async () => {
		const fixture = createFixture({ mailTimeoutMs: 20 });
		fixture.broken.add("hang");
		let accept = () => {};
		fixture.answer = new Promise((resolve) => {
			accept = resolve;
		});
		await fixture.relay(relayCall());
		accept();
		await Promise.all(fixture.background);
		expect(fixture.leads[0]?.delivery).toBe("sent");
	});

	test("leaves the lead to the attempt that mails it when an insert without an answer has found its row", async () => {
		for (const delivery of ["pending", "sent", "held"] as const) {
			const fixture = createFixture();
			await fixture.relay(relayCall());
			const lead = fixture.leads[0];
			if (lead) Object.assign(lead, { delivery, touchedAt: fixture.clock.now, version: 2 });
			fixture.broken.add("first find").add("insert");
			expect((await fixture.relay(relayCall())).status).toBe(200);
			expect(fixture.mails).toHaveLength(1);
			expect(fixture.leads).toMatchObject([{ delivery }]);
		}
	});

	test("marks the lead of an insert that was stored without an answer", async () => {
		const fixture = createFixture();
		fixture.broken.add("insert answer");
		expect(await (await fixture.relay(relayCall())).json()).toEqual({ ok: true });
		expect(fixture.leads).toMatchObject([{ delivery: "sent" }]);
		expect(fixture.mails).toHaveLength(1);
	});

	test.each(["find", "count", "insert", "mark"])("sends the mail when the store fails at %s", async (step) => {
		const { relay, broken, mails } = createFixture();
		broken.add(step);
		expect((await relay(relayCall())).status).toBe(200);
		expect(mails).toHaveLength(1);
	});

	test("answers 502 without internals when it can neither store nor mail, and doesn't count that try", async () => {
		const { relay, broken, mails } = createFixture({ rateLimit: { leads: 1, windowMs: 600_000 } });
		broken.add("insert").add("send");
		const reply = await relay(relayCall());
		expect(reply.status).toBe(502);
		const text = await reply.text();
		expect(text).toContain("delivery_failed");
		expect(text).not.toMatch(/broken|secret-place/);
		broken.clear();
		expect((await relay(relayCall())).status).toBe(200);
		expect(mails).toHaveLength(1);
	});

	test("logs codes and never the visitor's text or address", async () => {
		const fixture = createFixture();
		await fixture.relay(relayCall());
		fixture.broken.add("send");
		await fixture.relay(call(1));
		expect(fixture.logged).toContain("mail_failed");
		expect(fixture.logged).not.toMatch(/Ada|ada@|447911|can you help|203\.0\.113/);
		expect(JSON.stringify(fixture.leads)).not.toContain("203.0.113");
	});
});

describe("a repeated key", () => {
	test("succeeds without a second mail when the first mail went out", async () => {
		const { relay, mails, leads } = createFixture();
		await relay(relayCall());
		const again = await relay(relayCall());
		expect([again.status, await again.json()]).toEqual([200, { ok: true }]);
		expect([mails.length, leads.length]).toEqual([1, 1]);
	});

	test("tries the mail again when it failed before", async () => {
		const { relay, mails, leads, broken } = createFixture();
		broken.add("send");
		await relay(relayCall());
		broken.clear();
		const again = await relay(relayCall());
		expect(await again.json()).toEqual({ ok: true });
		expect([mails.length, leads.length, leads[0]?.delivery]).toEqual([1, 1, "sent"]);
	});

	test("succeeds without a second mail while the first try is pending, and mails again after 60 seconds", async () => {
		const { relay, mails, leads, broken, clock } = createFixture();
		broken.add("mark");
		await relay(relayCall());
		broken.clear();
		expect(leads[0]?.delivery).toBe("pending");
		clock.now += 59_000;
		const early = await relay(relayCall());
		expect([early.status, await early.json(), mails.length]).toEqual([200, { ok: true, delivered: false }, 1]);
		clock.now += 2000;
		expect((await relay(relayCall())).status).toBe(200);
		expect([mails.length, leads[0]?.delivery]).toEqual([2, "sent"]);
	});

	test("makes one lead and one mail out of ten parallel requests", async () => {
		const { relay, mails, leads } = createFixture();
		const replies = await Promise.all(Array.from({ length: 10 }, () => relay(relayCall())));
		expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
		expect([mails.length, leads.length]).toEqual([1, 1]);
	});

	test("sends one mail when two parallel requests repeat a failed one", async () => {
		const { relay, mails, broken } = createFixture();
		broken.add("send");
		await relay(relayCall());
		broken.clear();
		const statuses = (await Promise.all([relay(relayCall()), relay(relayCall())])).map(({ status }) => status);
		expect(statuses).toEqual([200, 200]);
		expect(mails).toHaveLength(1);
	});

	test("gives a repeat of a running request the true failure of the first", async () => {
		const { relay, broken } = createFixture();
		broken.add("insert").add("send");
		const replies = await Promise.all([relay(relayCall()), relay(relayCall())]);
		expect(replies.map(({ status }) => status)).toEqual([502, 502]);
	});

	test("refuses another message while the first is running, and takes it if the first failed", async () => {
		const { relay, broken, leads, mails, steps } = createFixture();
		/** Sends two messages with the same key, the second when the first is running. */
		const inTurn = async (headers: Record<string, string>) => {
			steps.length = 0;
			const first = relay(relayCall(relayBody(), headers));
			await vi.waitFor(() => expect(steps).toContain("find"), { interval: 1 });
			return Promise.all([first, relay(relayCall(relayBody({ subject: "Another project" }), headers))]);
		};
		const [first, refused] = await inTurn({});
		expect([first.status, refused.status, await refused.json()]).toMatchObject([200, 422, { error: { code: "key_reused" } }]);
		broken.add("first insert").add("first send");
		expect((await inTurn({ "idempotency-key": "another-key" })).map(({ status }) => status)).toEqual([502, 200]);
		expect([leads.map(({ subject }) => subject), mails.length]).toEqual([["A new project", "Another project"], 2]);
	});

	test("sends one mail when two processes handle the key in parallel", async () => {
		const fixtures = [createFixture(), createFixture()];
		const [first, second] = fixtures;
		if (!first || !second) throw new Error("two are needed");
		second.leads = first.leads;
		const statuses = (await Promise.all(fixtures.map(({ relay }) => relay(relayCall())))).map(({ status }) => status);
		expect(statuses).toEqual([200, 200]);
		expect([first.leads.length, first.mails.length + second.mails.length]).toEqual([1, 1]);
		Object.assign(first.leads[0] ?? {}, { delivery: "failed" });
		const again = (await Promise.all(fixtures.map(({ relay }) => relay(relayCall())))).map(({ status }) => status);
		expect(again).toEqual([200, 200]);
		expect(first.mails.length + second.mails.length).toBe(2);
	});

	test("makes a new lead of every request without a key", async () => {
		const { relay, leads } = createFixture();
		await relay(relayCall(relayBody(), { "idempotency-key": "" }));
		await relay(relayCall(relayBody(), { "idempotency-key": "" }));
		expect(leads.map((lead) => lead.idempotencyKey)).toEqual([expect.stringMatching(/^[\w-]{36}$/), expect.not.stringMatching(KEY)]);
	});
});

describe("the limit per network", () => {
	test("stores the sixth lead in 10 minutes as suspected spam, but not from another network or later", async () => {
		const { relay, address, clock, leads, mails } = createFixture();
		for (let index = 0; index < 6; index += 1) expect((await relay(call(index))).status).toBe(200);
		address.current = "203.0.113.10";
		await relay(call(6));
		address.current = "203.0.113.9";
		clock.now += 600_001;
		await relay(call(7));
		const free = [null, "sent"];
		expect(leads.map(({ suspicion, delivery }) => [suspicion, delivery])).toEqual([
			...Array.from({ length: 5 }, () => free),
			["rate_limit", "held"],
			free,
			free,
		]);
		expect(mails).toHaveLength(7);
	});

	test("stores every lead of a burst and mails only as many as the limit allows", async () => {
		const { relay, leads, mails } = createFixture();
		const replies = await Promise.all(Array.from({ length: 30 }, (_, index) => relay(call(index))));
		expect(replies.filter(({ status }) => status === 200)).toHaveLength(30);
		expect([leads.length, mails.length]).toEqual([30, 5]);
	});

	test("refuses a flood with 429 and Retry-After", async () => {
		const { relay, leads } = createFixture({ rateLimit: { leads: 2, windowMs: 600_000, refuseAfter: 4 } });
		for (let index = 0; index < 4; index += 1) await relay(call(index));
		const fifth = await relay(call(4));
		expect([fifth.status, fifth.headers.get("retry-after"), leads.length]).toEqual([429, "600", 4]);
		expect((await relay(call(0))).status).toBe(200);
	});

	test("neither mails nor stores a held lead twice when its request is repeated", async () => {
		const { relay, leads, mails } = createFixture();
		const trapped = () => relayCall(relayBody(), { "x-form-trap": "1" });
		expect([(await relay(trapped())).status, (await relay(trapped())).status]).toEqual([200, 200]);
		expect([leads.length, mails.length]).toEqual([1, 0]);
	});

	test("refuses a used key with another message", async () => {
		const { relay, leads } = createFixture();
		await relay(relayCall());
		const reply = await relay(relayCall(relayBody({ subject: "Another project" })));
		expect([reply.status, await reply.json()]).toMatchObject([422, { error: { code: "key_reused" } }]);
		expect(leads).toHaveLength(1);
	});

	test("limits mails while the store is down and, by the store's count, after a restart", async () => {
		const down = createFixture();
		for (const step of ["find", "count", "insert", "mark"]) down.broken.add(step);
		for (let index = 0; index < 7; index += 1) await down.relay(call(index));
		expect(down.mails).toHaveLength(5);

		const first = createFixture();
		for (let index = 0; index < 5; index += 1) await first.relay(call(index));
		const restarted = createFixture();
		restarted.leads.push(...first.leads);
		await restarted.relay(call(9));
		expect(restarted.leads.at(-1)).toMatchObject({ suspicion: "rate_limit", delivery: "held" });
	});
});
