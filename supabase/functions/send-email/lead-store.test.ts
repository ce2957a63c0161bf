import { describe, expect, test, vi } from "vitest";
import { createLeadStore } from "./lead-store.ts";
import type { NewLead } from "./ports.ts";

interface Call {
	method: string;
	url: URL;
	headers: Headers;
	body: unknown;
	signal: AbortSignal | null | undefined;
}

const ROW = { id: "7b0c", delivery: "pending", updated_at: "2026-11-20T09:00:00.5+00:00", version: 3, subject: "Hi", body: "Message: hi" };
const STORED = {
	id: "7b0c",
	delivery: "pending",
	touchedAt: Date.UTC(2026, 10, 20, 9, 0, 0, 500),
	version: 3,
	subject: "Hi",
	body: "Message: hi",
} as const;
const LEAD: NewLead = {
	idempotencyKey: "key-number-1",
	name: "Ada",
	email: null,
	phone: null,
	subject: "Hi",
	body: "Message: hi",
	source: "chat",
	senderHash: "abc",
	suspicion: null,
};

/** A store before a database that gives these answers in turn. */
function storeWith(replies: Response[], key = "sb_secret_test") {
	const calls: Call[] = [];
	const store = createLeadStore({
		url: "https://project.supabase.example/",
		key,
		fetch: async (url, init) => {
			const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
			calls.push({ method: init.method ?? "", url: new URL(url), headers: new Headers(init.headers), body, signal: init.signal });
			const reply = replies.shift();
			if (!reply) throw new Error("no answer prepared");
			return reply;
		},
	});
	return { store, calls };
}

describe("the lead store", () => {
	test("insert writes every column and gives the row", async () => {
		const { store, calls } = storeWith([Response.json([ROW], { status: 201 })]);
		expect(await store.insert(LEAD)).toEqual({ lead: STORED, created: true });
		expect(calls[0]).toMatchObject({
			method: "POST",
			body: { idempotency_key: "key-number-1", name: "Ada", email: null, source: "chat", sender_hash: "abc" },
		});
		expect(calls[0]?.url.pathname).toBe("/rest/v1/leads");
		expect(calls[0]?.headers.get("prefer")).toBe("return=representation");
		expect(calls[0]?.signal).toBeInstanceOf(AbortSignal);
	});

	test("insert holds the mail of a suspected lead and says why", async () => {
		const { store, calls } = storeWith([Response.json([{ ...ROW, delivery: "held" }], { status: 201 })]);
		expect(await store.insert({ ...LEAD, suspicion: "too_fast" })).toMatchObject({ lead: { delivery: "held" } });
		expect(calls[0]?.body).toMatchObject({ suspicion: "too_fast", delivery: "held" });
	});

	test("every call is given up after 2 s", async () => {
		const timeout = vi.spyOn(AbortSignal, "timeout");
		const { store, calls } = storeWith([Response.json([ROW], { status: 201 }), new Response(null, { status: 204 })]);
		await store.insert(LEAD);
		await store.mark("7b0c", "sent");
		expect(timeout.mock.calls).toEqual([[2000], [2000]]);
		expect(calls.map(({ signal }) => signal)).toEqual(timeout.mock.results.map(({ value }) => value));
	});

	test("a key that is there already is found, not stored twice", async () => {
		const { store, calls } = storeWith([Response.json({ code: "23505" }, { status: 409 }), Response.json([ROW])]);
		expect(await store.insert(LEAD)).toEqual({ lead: STORED, created: false });
		expect(calls[1]?.url.searchParams.get("idempotency_key")).toBe("eq.key-number-1");
	});

	test("find reads both ways of writing a time, and knows nothing of an unknown key", async () => {
		const { store } = storeWith([Response.json([{ ...ROW, updated_at: "2026-11-20 09:00:00.5+00" }]), Response.json([])]);
		expect(await store.find("key-number-1")).toEqual(STORED);
		expect(await store.find("key-number-2")).toBeNull();
	});

	test("claim asks for the version that was read", async () => {
		const { store, calls } = storeWith([Response.json([{ id: "7b0c" }]), Response.json([])]);
		expect([await store.claim(STORED), await store.claim(STORED)]).toEqual([true, false]);
		expect(calls[0]?.url.searchParams.get("version")).toBe("eq.3");
	});

	test("read gives what a mail is made of; an unknown id is null, an incomplete row an error", async () => {
		const content = {
			idempotency_key: "key-number-1",
			email: null,
			subject: "Hi",
			body: "Message: hi",
			created_at: "2026-11-20 08:00:00+00",
		};
		const { store, calls } = storeWith([Response.json([{ ...ROW, ...content }]), Response.json([]), Response.json([ROW])]);
		const lead = { idempotencyKey: "key-number-1", email: null, subject: "Hi", body: "Message: hi", receivedAt: Date.UTC(2026, 10, 20, 8) };
		expect(await store.read("7b0c")).toEqual({ ...STORED, ...lead });
		expect(calls[0]?.url.searchParams.get("id")).toBe("eq.7b0c");
		expect(await store.read("7b0c")).toBeNull();
		await expect(store.read("7b0c")).rejects.toThrow("unexpected form");
	});

	test("mark writes the state and a note that fits", async () => {
		const { store, calls } = storeWith([new Response(null, { status: 204 }), new Response(null, { status: 204 })]);
		await store.mark("7b0c", "failed", "x".repeat(900));
		await store.mark("7b0c", "sent");
		expect(calls.map((call) => call.body)).toEqual([
			{ delivery: "failed", delivery_note: "x".repeat(500) },
			{ delivery: "sent", delivery_note: null },
		]);
		expect(calls[0]?.url.searchParams.get("id")).toBe("eq.7b0c");
	});

	test("the count is the database's total, not the number of rows in the answer", async () => {
		const { store, calls } = storeWith([Response.json([{ id: "1" }], { headers: { "content-range": "0-0/12" } }), Response.json([])]);
		const since = new Date("2026-11-20T09:00:00Z");
		expect(await store.countSince("abc", since)).toBe(12);
		expect(calls[0]?.url.searchParams.get("created_at")).toBe("gte.2026-11-20T09:00:00.000Z");
		await expect(store.countSince("abc", since)).rejects.toThrow("no total");
	});

	test("a secret key goes into apikey alone, a JWT also as bearer", async () => {
		const secret = storeWith([Response.json([])]);
		await secret.store.find("key-number-1");
		expect([secret.calls[0]?.headers.get("apikey"), secret.calls[0]?.headers.get("authorization")]).toEqual(["sb_secret_test", null]);
		const jwt = storeWith([Response.json([])], "head.claims.sign");
		await jwt.store.find("key-number-1");
		expect([jwt.calls[0]?.headers.get("apikey"), jwt.calls[0]?.headers.get("authorization")]).toEqual([
			"head.claims.sign",
			"Bearer head.claims.sign",
		]);
	});

	test("errors name the step and the status, never what the database said", async () => {
		const failure = (): Response => Response.json({ message: "ada@example.com" }, { status: 500 });
		const { store } = storeWith([failure(), failure(), failure(), failure(), failure(), failure()]);
		const since = new Date(0);
		const works = [
			() => store.find("k"),
			() => store.insert(LEAD),
			() => store.claim(STORED),
			() => store.mark("1", "sent"),
			() => store.read("1"),
			() => store.countSince("h", since),
		];
		for (const work of works) await expect(work()).rejects.toThrow(/^\w+: the database answered 500$/);
		for (const row of [null, {}, { ...ROW, delivery: "lost" }, { ...ROW, updated_at: "soon" }]) {
			await expect(storeWith([Response.json([row])]).store.find("k")).rejects.toThrow();
		}
	});
});
