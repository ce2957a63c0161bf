import { describe, expect, test, vi } from "vitest";
import { MAX_REPLY } from "../../../src/data/leads/send-again";
import {
	createFixture,
	leadId,
	MAILBOX,
	OTHER_TOKEN,
	type RelayFixture,
	relayBody,
	relayCall,
	replyCall,
} from "../../../tests/support/mail-relay.ts";
import { NoAnswer } from "./ports.ts";

const FIRST = leadId(0);
const REPLY_ID = leadId(900);
const REPLY = { id: FIRST, replyId: REPLY_ID, subject: "Re: A new project", text: "Hello Ada,\n\nyes." };

/** A relay with one stored lead that was mailed. */
async function withLead(changes: Parameters<typeof createFixture>[0] = {}, body = relayBody()): Promise<RelayFixture> {
	const fixture = createFixture(changes);
	await fixture.relay(relayCall(body));
	fixture.steps.length = 0;
	fixture.mails.length = 0;
	return fixture;
}

const read = async (reply: Response): Promise<unknown> => [reply.status, await reply.json()];
const codeOf = async (reply: Response): Promise<unknown> => {
	const { error }: { error: { code: string } } = await reply.json();
	return `${reply.status} ${error.code}`;
};
const sent = { id: REPLY_ID, state: "sent", subject: REPLY.subject, text: REPLY.text, at: "2026-11-20T09:00:00.000Z" };

describe("a reply to a lead", () => {
	test("goes to the lead's own address, is noted before it is mailed, and marks the lead", async () => {
		const fixture = await withLead();
		expect(await read(await fixture.relay(replyCall(REPLY)))).toEqual([200, { reply: sent, already: false }]);
		expect(fixture.steps).toEqual(["role", "read", "note", "send", "mark", "replied"]);
		expect(fixture.mails).toEqual([
			{
				from: "Kalpa Studio website <relay@kalpa.example>",
				to: "ada@example.com",
				replyTo: MAILBOX,
				subject: "Re: A new project",
				text: "Hello Ada,\n\nyes.",
				original: null,
			},
		]);
		expect(fixture.leads[0]).toMatchObject({ status: "replied", replies: [sent] });
	});

	test("can be as long as the form allows", async () => {
		const fixture = await withLead();
		const longest = { ...REPLY, subject: "x".repeat(MAX_REPLY.subject), text: "x".repeat(MAX_REPLY.text) };
		expect((await fixture.relay(replyCall(longest))).status).toBe(200);
		expect(fixture.mails).toMatchObject([{ subject: longest.subject, text: longest.text }]);
	});

	test.each([
		["new", "replied"],
		["read", "replied"],
		["replied", "replied"],
		["won", "won"],
		["lost", "lost"],
		["archived", "archived"],
	])("with the status %s ends with %s", async (status, expected) => {
		const fixture = await withLead();
		Object.assign(fixture.leads[0] ?? {}, { status });
		await fixture.relay(replyCall(REPLY));
		expect(fixture.leads[0]).toMatchObject({ status: expected, replies: [sent] });
	});

	test.each([
		["won", "won"],
		["read", "replied"],
	])("whose status becomes %s while the mail goes out ends with %s", async (status, expected) => {
		const fixture = await withLead();
		fixture.broken.add("hang");
		let finish = () => {};
		fixture.answer = new Promise((resolve) => {
			finish = resolve;
		});
		const reply = fixture.relay(replyCall(REPLY));
		await vi.waitFor(() => expect(fixture.steps).toContain("send"));
		const [lead] = fixture.leads;
		if (lead) Object.assign(lead, { status, version: lead.version + 1 });
		finish();
		expect((await reply).status).toBe(200);
		expect(lead).toMatchObject({ status: expected, replies: [sent] });
	});

	test("is mailed once, however often it is asked for", async () => {
		const fixture = await withLead();
		for (let tries = 0; tries < 3; tries += 1) await fixture.relay(replyCall(REPLY));
		expect(await read(await fixture.relay(replyCall(REPLY)))).toEqual([200, { reply: sent, already: true }]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("is mailed once when two requests with the same id overlap", async () => {
		const fixture = await withLead();
		fixture.meeting = { step: "note", requests: 2 };
		const replies = await Promise.all([fixture.relay(replyCall(REPLY)), fixture.relay(replyCall(REPLY))]);
		expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(fixture.mails).toHaveLength(1);
	});

	test("both are kept when two different replies overlap", async () => {
		const fixture = await withLead();
		const other = { ...REPLY, replyId: leadId(901), text: "Also this." };
		fixture.meeting = { step: "note", requests: 2 };
		const replies = await Promise.all([fixture.relay(replyCall(REPLY)), fixture.relay(replyCall(other))]);
		expect(replies.map(({ status }) => status)).toEqual([200, 200]);
		expect(fixture.leads[0]?.replies?.map(({ text, state }) => `${state} ${text}`).sort()).toEqual([
			"sent Also this.",
			`sent ${REPLY.text}`,
		]);
	});

	test("leaves no trace when the mail server refuses it, and can be sent again", async () => {
		const fixture = await withLead();
		fixture.broken.add("send");
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("502 delivery_failed");
		expect(fixture.leads[0]).toMatchObject({ replies: [] });
		expect(fixture.leads[0]?.status).toBe("new");
		fixture.broken.clear();
		expect((await fixture.relay(replyCall(REPLY))).status).toBe(200);
		expect(fixture.mails).toHaveLength(1);
	});

	test("stays pending when the mail server doesn't answer in time, and isn't mailed again by a repeated request", async () => {
		const fixture = await withLead({ mailTimeoutMs: 20 });
		fixture.broken.add("hang");
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("504 no_answer");
		expect(fixture.leads[0]?.replies).toEqual([{ ...sent, state: "pending" }]);
		expect(fixture.leads[0]?.status).toBe("new");
		fixture.broken.clear();
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("409 in_progress");
		expect(fixture.mails).toEqual([]);
	});

	/** Sends a reply whose mail server answers only when the returned function is called, after the relay has given up. */
	async function sendLate(): Promise<{ fixture: RelayFixture; end: (failure?: Error) => Promise<void> }> {
		const fixture = await withLead({ mailTimeoutMs: 20 });
		fixture.broken.add("hang");
		let finish = (_?: Error) => {};
		fixture.answer = new Promise((resolve, reject) => {
			finish = (failure) => (failure ? reject(failure) : resolve());
		});
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("504 no_answer");
		return {
			fixture,
			async end(failure) {
				finish(failure);
				await Promise.all(fixture.background);
			},
		};
	}

	test("is marked as sent when the mail server accepts it late", async () => {
		const { fixture, end } = await sendLate();
		await end();
		expect(fixture.leads[0]).toMatchObject({ status: "replied", replies: [sent] });
		expect(await read(await fixture.relay(replyCall(REPLY)))).toEqual([200, { reply: sent, already: true }]);
		expect(fixture.mails).toHaveLength(1);
	});

	test.each([
		["won", "won"],
		["read", "replied"],
	])("accepted late, when the status has become %s, ends with %s", async (status, expected) => {
		const { fixture, end } = await sendLate();
		const [lead] = fixture.leads;
		if (lead) Object.assign(lead, { status, version: lead.version + 1 });
		await end();
		expect(lead).toMatchObject({ status: expected, replies: [sent] });
	});

	test.each([new NoAnswer("ETIMEDOUT"), new Error("550 no")])(
		"stays pending when it fails late (%s), so that its text isn't lost",
		async (failure) => {
			const { fixture, end } = await sendLate();
			await end(failure);
			expect(fixture.leads[0]?.replies).toEqual([{ ...sent, state: "pending" }]);
		},
	);

	test("stays pending when its end can't be noted, and is tried again only a minute later", async () => {
		const fixture = await withLead();
		fixture.broken.add("mark");
		expect((await fixture.relay(replyCall(REPLY))).status).toBe(200);
		expect(fixture.leads[0]?.replies).toMatchObject([{ state: "pending" }]);
		fixture.broken.clear();
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("409 in_progress");
		fixture.clock.now += 61_000;
		expect((await fixture.relay(replyCall(REPLY))).status).toBe(200);
	});

	test("stays pending when its second try is refused, because the first may have arrived", async () => {
		const fixture = await withLead({ mailTimeoutMs: 20 });
		fixture.broken.add("hang");
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("504 no_answer");
		fixture.broken.clear();
		fixture.broken.add("send");
		fixture.clock.now += 61_000;
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("502 delivery_failed");
		expect(fixture.leads[0]?.replies).toEqual([{ ...sent, state: "pending" }]);
	});

	test("is mailed although the answer to its note is lost", async () => {
		const fixture = await withLead();
		fixture.broken.add("lost answer");
		expect(await read(await fixture.relay(replyCall(REPLY)))).toEqual([200, { reply: sent, already: false }]);
		expect(fixture.mails).toHaveLength(1);
		expect(fixture.leads[0]).toMatchObject({ status: "replied", replies: [sent] });
	});

	test("has one line as subject, and no header of its own", async () => {
		const fixture = await withLead();
		await fixture.relay(replyCall({ ...REPLY, subject: "Hi\r\nBcc: all@evil.example\u202e" }));
		expect(fixture.mails[0]?.subject).toBe("Hi Bcc: all@evil.example");
	});
});

describe("what the relay refuses", () => {
	test.each([
		["401 sign_in_first", REPLY, null],
		["401 sign_in_first", REPLY, "forged.or.expired"],
		["403 not_administrator", REPLY, OTHER_TOKEN],
		["404 no_such_lead", { ...REPLY, id: leadId(7) }, undefined],
		["422 wrong_shape", { ...REPLY, id: "../leads" }, undefined],
		["422 wrong_shape", { ...REPLY, replyId: 7 }, undefined],
		["422 unknown_field", { ...REPLY, to: "victim@example.com" }, undefined],
		["422 empty_field", { ...REPLY, subject: " \n" }, undefined],
		["422 empty_field", { ...REPLY, text: "\u0000" }, undefined],
		["422 subject_too_long", { ...REPLY, subject: "x".repeat(MAX_REPLY.subject + 1) }, undefined],
		["422 text_too_long", { ...REPLY, text: "x".repeat(MAX_REPLY.text + 1) }, undefined],
	])("%s", async (expected, content, token) => {
		const fixture = await withLead();
		expect(await codeOf(await fixture.relay(replyCall(content, token)))).toBe(expected);
		expect(fixture.mails).toEqual([]);
		expect(fixture.leads[0]?.replies ?? []).toEqual([]);
	});

	test("a lead without an address", async () => {
		const fixture = await withLead({}, relayBody({ body: "Name: Ada\nMessage: Hello" }));
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("422 no_address");
	});

	test("another text under the id of a sent reply", async () => {
		const fixture = await withLead();
		await fixture.relay(replyCall(REPLY));
		expect(await codeOf(await fixture.relay(replyCall({ ...REPLY, text: "Other" })))).toBe("422 key_reused");
	});

	test("more than sixty requests of one network within ten minutes", async () => {
		const fixture = await withLead();
		for (let tries = 0; tries < 60; tries += 1) await fixture.relay(replyCall(REPLY, null));
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("429 too_many_requests");
	});

	test.each(["role", "read", "note"])("a reply while the database doesn't answer (%s)", async (step) => {
		const fixture = await withLead();
		fixture.broken.add(step);
		expect(await codeOf(await fixture.relay(replyCall(REPLY)))).toBe("503 store_unavailable");
		expect(fixture.mails).toEqual([]);
	});

	test("logs neither the text nor the address", async () => {
		const fixture = await withLead();
		await fixture.relay(replyCall(REPLY));
		expect(fixture.logged).toContain("replied");
		expect(fixture.logged).not.toMatch(/ada@|Hello Ada/);
	});
});
