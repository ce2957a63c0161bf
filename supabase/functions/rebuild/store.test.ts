import { beforeEach, expect, test, vi } from "vitest";
import { createBuildStore } from "./store.ts";

const AT = Date.parse("2026-11-23T10:00:00Z");
const KNOWN = Date.parse("2026-11-23T09:00:00.123Z");

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0.0425));

/** A store whose writes change this many rows, in this order; the last number repeats, and -1 gets no answer. And what it sends. */
function setUp(...changed: number[]) {
	const sent: [address: string, body: unknown][] = [];
	const fetch = async (url: string, { body }: RequestInit) => {
		const count = changed[Math.min(sent.length, changed.length - 1)] ?? 1;
		sent.push([url.replace("https://project.example/rest/v1/site_builds?only_row=is.true&", ""), JSON.parse(String(body))]);
		if (count < 0) throw new Error("timeout");
		return Response.json(Array.from({ length: count }, () => ({})));
	};
	return { store: createBuildStore({ url: "https://project.example/", key: "key", fetch }), sent };
}

const OWN = "2026-11-23T10:00:00.000042Z";
const failed = (failure: string) => [`requested_at=eq.${OWN}`, { requested_at: null, failed_at: "2026-11-23T10:00:00.000Z", failure }];

test.each([
	[null, "requested_at=is.null"],
	[KNOWN, "requested_at=gte.2026-11-23T09:00:00.123Z&requested_at=lt.2026-11-23T09:00:00.124Z"],
])("claims a request only while the last one is %s", async (known, condition) => {
	const { store, sent } = setUp();
	expect(await store.claimRequest(AT, known)).not.toBeNull();
	expect(sent).toEqual([[condition, { requested_at: OWN }]]);
	expect(await setUp(0).store.claimRequest(AT, known)).toBeNull();
});

test.each([
	["The host answered 500.", failed("The host answered 500.")],
	[null, [`requested_at=eq.${OWN}`, { failed_at: null, failure: null }]],
])("stores the outcome %s only while the last request is its own", async (failure, expected) => {
	const { store, sent } = setUp(1, 0);
	await (await store.claimRequest(AT, KNOWN))?.(failure);
	expect(sent.slice(1)).toEqual([expected]);
});

test.each([
	["stores that", [-1, 1]],
	["doesn't answer that either", [-1]],
])("gives back a claim without an answer, and the database %s", async (_what, changed) => {
	const { store, sent } = setUp(...changed);
	await expect(store.claimRequest(AT, KNOWN)).rejects.toThrow("timeout");
	expect(sent.slice(1)).toEqual([failed("The database did not respond.")]);
});
