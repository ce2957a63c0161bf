import { expect, test } from "vitest";
import { createBuildStore } from "./store.ts";

const AT = Date.parse("2026-11-23T10:00:00Z");
const KNOWN = Date.parse("2026-11-23T09:00:00.123Z");

/** A store whose writes answer with these rows, and what it sends. */
function setUp(rows: object[] = [{}]) {
	const sent: [address: string, body: unknown][] = [];
	const fetch = async (url: string, { body }: RequestInit) => {
		sent.push([url.replace("https://project.example/rest/v1/", ""), JSON.parse(String(body))]);
		return Response.json(rows);
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
	expect(await setUp([]).store.claimRequest(AT, known)).toBe(false);
});

test.each([
	[KNOWN, "2026-11-23T09:00:00.123Z"],
	[null, null],
])("puts the last request back after a failed one: %s", async (known, stored) => {
	const { store, sent } = setUp();
	await store.saveRequest(AT, "The host answered 500.", known);
	const failed = { failed_at: "2026-11-23T10:00:00.000Z", failure: "The host answered 500." };
	expect(sent).toEqual([["site_builds?only_row=is.true", { requested_at: stored, ...failed }]]);
	await expect(setUp([]).store.saveRequest(AT, null, known)).rejects.toThrow("not written");
});
