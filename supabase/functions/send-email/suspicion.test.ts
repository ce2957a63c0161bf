import { describe, expect, test } from "vitest";
import { createFixture, type RelayFixture, relayBody, relayCall, SITE } from "../../../tests/support/mail-relay.ts";
import { sign } from "./http.ts";
import { createFormToken } from "./suspicion.ts";

const DAY = 86_400_000;

async function askToken({ relay }: RelayFixture): Promise<string> {
	const reply = await relay(new Request("https://relay.example/send-email/token", { headers: { origin: SITE } }));
	const { token }: { token: string } = await reply.json();
	return token;
}

/** Asks for a token, lets the relay's clock run, and sends a message with it or with what `change` makes of it. */
async function sendAfter(ms: number, change = (token: string): string => token) {
	const fixture = createFixture();
	const token = change(await askToken(fixture));
	fixture.clock.now += ms;
	const reply = await fixture.relay(relayCall(relayBody(), { "x-form-token": token }));
	expect(reply.status).toBe(200);
	const [lead] = fixture.leads;
	return { suspicion: lead?.suspicion, delivery: lead?.delivery, mails: fixture.mails.length };
}
const free = { suspicion: null, delivery: "sent", mails: 1 };
const held = (suspicion: string) => ({ suspicion, delivery: "held", mails: 0 });

describe("the form's token", () => {
	test("is given to the site's pages, never from a cache, and only by GET", async () => {
		const { relay } = createFixture();
		const ask = (method: string, origin = SITE) =>
			relay(new Request("https://relay.example/send-email/token", { method, headers: { origin } }));
		const reply = await ask("GET");
		expect([reply.status, reply.headers.get("cache-control"), reply.headers.get("access-control-allow-origin")]).toEqual([
			200,
			"no-store",
			SITE,
		]);
		expect(await reply.json()).toEqual({ token: expect.stringMatching(/^\d+\.[0-9a-f]{64}$/) });
		const posted = await ask("POST");
		expect([posted.status, posted.headers.get("allow")]).toEqual([405, "GET, OPTIONS"]);
		expect((await ask("GET", "https://evil.example")).status).toBe(403);
	});

	test("makes a message suspicious when it is younger than two seconds by the relay's clock", async () => {
		expect(await sendAfter(0)).toEqual(held("too_fast"));
		expect(await sendAfter(1999)).toEqual(held("too_fast"));
		expect(await sendAfter(2000)).toEqual(free);
		expect(await sendAfter(DAY)).toEqual(free);
	});

	test("says nothing when it is older than a day or comes from an instance whose clock is far ahead", async () => {
		expect(await sendAfter(DAY + 1)).toEqual(free);
		expect(await sendAfter(-1000)).toEqual(held("too_fast"));
		expect(await sendAfter(-DAY)).toEqual(free);
	});

	test.each<[string, (token: string) => string]>([
		["another moment", (token) => token.replace(/^\d+/, (moment) => String(Number(moment) - 60_000))],
		["another signature", (token) => token.replace(/.$/, (end) => (end === "0" ? "1" : "0"))],
		["a shorter signature", (token) => token.slice(0, -1)],
		["no signature", (token) => token.split(".")[0] ?? ""],
		["a time of the visitor's own", () => "15000"],
		["a moment with other digits", (token) => `0${token}`],
		["words", () => "yesterday"],
	])("makes a message suspicious when it has %s", async (_, change) => {
		expect(await sendAfter(60_000, change)).toEqual(held("forged_time"));
	});

	test("is forged when another secret signed it, or the same secret for another purpose", async () => {
		const other = await createFormToken("another secret for tests", Date.UTC(2026, 10, 20, 8));
		expect(await sendAfter(60_000, () => other)).toEqual(held("forged_time"));
		const bare = await sign("a secret for tests only", String(Date.UTC(2026, 10, 20, 8)));
		expect(await sendAfter(60_000, () => `${Date.UTC(2026, 10, 20, 8)}.${bare}`)).toEqual(held("forged_time"));
	});

	test("may be missing, as from an old page, which still tells its own time", async () => {
		const old: Record<string, string> = { "x-form-elapsed": "15" };
		for (const headers of [{}, old]) {
			const { relay, leads, mails } = createFixture();
			expect((await relay(relayCall(relayBody(), headers))).status).toBe(200);
			expect([leads[0]?.suspicion, mails.length]).toEqual([null, 1]);
		}
	});
});

describe("other signs of spam", () => {
	const links = (count: number) =>
		Array.from({ length: count }, (_, at) => (at % 2 ? `www.spam${at}.example` : `https://spam.example/${at}`)).join(" ");

	test.each<[string, string, Record<string, string>, string | null]>([
		["the hidden field was filled in", "Hello", { "x-form-trap": "1" }, "honeypot"],
		["the hidden field was filled in and the token is forged", "Hello", { "x-form-trap": "Acme Corp", "x-form-token": "15" }, "honeypot"],
		["it has six links", links(6), {}, "links"],
		["it has six links and a forged token", links(6), { "x-form-token": "15" }, "forged_time"],
		["it has five links", links(5), {}, null],
		["its hidden field is blank", "Hello", { "x-form-trap": " " }, null],
	])("when %s", async (_, message, headers, suspicion) => {
		const { relay, leads, mails } = createFixture();
		const body = `Name: Ada\nEmail: ada@example.com\nMessage: ${message}`;
		const reply = await relay(relayCall(relayBody({ body }), headers));
		expect([reply.status, await reply.json()]).toEqual([200, suspicion ? { ok: true, delivered: false } : { ok: true }]);
		expect(leads).toMatchObject([{ suspicion, delivery: suspicion ? "held" : "sent", name: "Ada", body }]);
		expect(mails).toHaveLength(suspicion ? 0 : 1);
	});
});
