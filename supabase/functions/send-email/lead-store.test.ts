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

/** A store whose database gives these replies in turn. */
function storeWith(replies: Response[], key = "sb_secret_test") {
	const calls: Call[] = [];
	const store = createLeadStore({
		url: "https://project.supabase.example/",
		key,
		fetch: async (url, init) => {
			const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : undefined;
			calls.push({ method: init.method ?? "", url: new URL(url), headers: new Headers(init.headers), body, signal: init.signal });
			const reply = replies.shift();
			if (!reply) throw new Error("no reply prepared");
			return reply;
		},
	});
	return { store, calls };
}

describe("the lead store", () => {
	test("writes every column and returns the row when it inserts", async () => {
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

	test("holds the mail of a suspected lead and stores the reason", async () => {
		const { store, calls } = storeWith([Response.json([{ ...ROW, delivery: "held" }], { status: 201 })]);
		expect(await store.insert({ ...LEAD, suspicion: "too_fast" })).toMatchObject({ lead: { delivery: "held" } });
		expect(calls[0]?.body).toMatchObject({ suspicion: "too_fast", delivery: "held" });
	});

	test("gives up every call after 2 s", async () => {
		const timeout = vi.spyOn(AbortSignal, "timeout");
		const { store, calls } = storeWith([Response.json([ROW], { status: 201 }), new Response(null, { status: 204 })]);
		await store.insert(LEAD);
		await store.mark("7b0c", "sent");
		expect(timeout.mock.calls).toEqual([[2000], [2000]]);
		expect(calls.map(({ signal }) => signal)).toEqual(timeout.mock.results.map(({ value }) => value));
	});

	test("finds the row instead of storing it twice when the key exists", async () => {
		const { store, calls } = storeWith([Response.json({ code: "23505" }, { status: 409 }), Response.json([ROW])]);
		expect(await store.insert(LEAD)).toEqual({ lead: STORED, created: false });
		expect(calls[1]?.url.searchParams.get("idempotency_key")).toBe("eq.key-number-1");
	});

	test("reads both time formats and returns null for an unknown key", async () => {
		const { store } = storeWith([Response.json([{ ...ROW, updated_at: "2026-11-20 09:00:00.5+00" }]), Response.json([])]);
		expect(await store.find("key-number-1")).toEqual(STORED);
		expect(await store.find("key-number-2")).toBeNull();
	});

	test("claims only the version that was read", async () => {
		const { store, calls } = storeWith([Response.json([{ id: "7b0c" }]), Response.json([])]);
		expect([await store.claim(STORED), await store.claim(STORED)]).toEqual([true, false]);
		expect(calls[0]?.url.searchParams.get("version")).toBe("eq.3");
	});

	test("reads everything that a mail needs, returns null for an unknown id and throws for an incomplete row", async () => {
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

	test("reads a lead's status with its replies, and writes it only when one is given", async () => {
		const row = { id: "7b0c", version: 3, status: "won", email: "ada@example.com", replies: [] };
		const { store, calls } = storeWith([row, row, row, { ...row, status: null }].map((content) => Response.json([content])));
		const lead = await store.readReplies("7b0c");
		expect(lead).toEqual(row);
		if (!lead) return;
		expect(await store.writeReplies(lead, [])).toEqual(row);
		await store.writeReplies(lead, [], "replied");
		expect(calls.map(({ body }) => body)).toEqual([undefined, { replies: [] }, { replies: [], status: "replied" }]);
		expect(calls.map(({ url }) => url.searchParams.get("select"))).toEqual(Array(3).fill("id,version,status,email,replies"));
		await expect(store.readReplies("7b0c")).rejects.toThrow("unexpected form");
	});

	test("writes the state and cuts the note when it marks", async () => {
		const { store, calls } = storeWith([new Response(null, { status: 204 }), new Response(null, { status: 204 })]);
		await store.mark("7b0c", "failed", "x".repeat(900));
		await store.mark("7b0c", "sent");
		expect(calls.map((call) => call.body)).toEqual([
			{ delivery: "failed", delivery_note: "x".repeat(500) },
			{ delivery: "sent", delivery_note: null },
		]);
		expect(calls[0]?.url.searchParams.get("id")).toBe("eq.7b0c");
	});

	test.each([
		["failed", "eq.pending"],
		["pending", "eq.pending"],
		["sent", null],
	] as const)("marks a lead as %s only where the delivery is %s", async (delivery, condition) => {
		const { store, calls } = storeWith([new Response(null, { status: 204 })]);
		await store.mark("7b0c", delivery);
		expect(calls[0]?.url.searchParams.get("delivery")).toBe(condition);
	});

	test("counts by the database's total instead of the rows in the reply", async () => {
		const { store, calls } = storeWith([Response.json([{ id: "1" }], { headers: { "content-range": "0-0/12" } }), Response.json([])]);
		const since = new Date("2026-11-20T09:00:00Z");
		expect(await store.countSince("abc", since)).toBe(12);
		expect(calls[0]?.url.searchParams.get("created_at")).toBe("gte.2026-11-20T09:00:00.000Z");
		await expect(store.countSince("abc", since)).rejects.toThrow("no total");
	});

	test("sends a secret key only as apikey and a JWT also as bearer", async () => {
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

	test("names the step and the status in errors, never the database's message", async () => {
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
