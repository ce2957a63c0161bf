import { expect, test } from "vitest";
import { createBuildStore } from "./store.ts";

const AT = Date.parse("2026-11-23T10:00:00Z");
const KNOWN = Date.parse("2026-11-23T09:00:00.123Z");

/** A store whose writes change this many rows, in this order; the last number repeats. And what it sends. */
function setUp(...changed: number[]) {
	const sent: [address: string, body: unknown][] = [];
	const fetch = async (url: string, { body }: RequestInit) => {
		const count = changed[Math.min(sent.length, changed.length - 1)] ?? 1;
		sent.push([url.replace("https://project.example/rest/v1/", ""), JSON.parse(String(body))]);
		return Response.json(Array.from({ length: count }, () => ({})));
	};
	return { store: createBuildStore({ url: "https://project.example/", key: "key", fetch }), sent };
}

test.each([
	[null, "is.null"],
	[KNOWN, "lt.2026-11-23T09:00:00.124Z"],
])("claims a request only while the last one is %s", async (known, condition) => {
	const { store, sent } = setUp();
	expect(await store.claimRequest(AT, known)).toBe(true);
	expect(sent).toEqual([[`site_builds?only_row=is.true&requested_at=${condition}`, { requested_at: "2026-11-23T10:00:00.000Z" }]]);
	expect(await setUp(0).store.claimRequest(AT, known)).toBe(false);
});

const failed = { failed_at: "2026-11-23T10:00:00.000Z", failure: "The host answered 500." };
const own = "site_builds?only_row=is.true&requested_at=eq.2026-11-23T10:00:00.000Z";

test.each<[what: string, changed: number[], written: [address: string, stored: string | null][]]>([
	[
		"the last request back after a failed one",
		[0, 1],
		[
			[`${own}&failed_at=not.is.null`, null],
			[own, "2026-11-23T09:00:00.123Z"],
		],
	],
	["no request back after two failed ones", [1], [[`${own}&failed_at=not.is.null`, null]]],
])("puts %s", async (_what, changed, written) => {
	const { store, sent } = setUp(...changed);
	await store.saveRequest(AT, failed.failure, KNOWN);
	expect(sent).toEqual(written.map(([address, stored]) => [address, { requested_at: stored, ...failed }]));
});

test("keeps a later request of another function when this one is accepted", async () => {
	const at = "2026-11-23T10:00:00.000Z";
	const accepted = { failed_at: null, failure: null };
	const unlessLater = [`site_builds?only_row=is.true&or=(requested_at.is.null,requested_at.lte.${at})`, { requested_at: at, ...accepted }];
	const latest = setUp(1);
	await latest.store.saveRequest(AT, null, KNOWN);
	expect(latest.sent).toEqual([unlessLater]);
	const earlier = setUp(0, 1);
	await earlier.store.saveRequest(AT, null, KNOWN);
	expect(earlier.sent).toEqual([unlessLater, ["site_builds?only_row=is.true", accepted]]);
});

test("keeps a request that another function has stored since", async () => {
	const { store, sent } = setUp(0, 1);
	await store.saveRequest(AT, failed.failure, null);
	expect(sent).toEqual([
		[own, { requested_at: null, ...failed }],
		["site_builds?only_row=is.true", failed],
	]);
});

test.each([null, "The host answered 500."])("throws when the result isn't stored: %s", async (failure) => {
	await expect(setUp(0).store.saveRequest(AT, failure, KNOWN)).rejects.toThrow("not written");
});
