// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type FakeDatabase, fakeIndexedDb } from "../../../../tests/support/admin/fake-indexed-db";
import type { Autosave, AutosavePlace } from "./autosaves";

const place: AutosavePlace = { owner: "a@example.org", table: "blogs", row: "new" };
const autosave = (text: string, changes: Partial<Autosave> = {}): Autosave => ({
	id: "d1",
	rowId: "r1",
	version: null,
	at: new Date().toISOString(),
	shape: 1,
	form: { text },
	...changes,
});
const KEY = "studio-draft/a%40example.org/blogs/new/d1";
const DAY = 86_400_000;
const secondsAgo = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString();

let fake: FakeDatabase;
let autosaves: typeof import("./autosaves");
const offered = async () => (await autosaves.findAbandonedAutosaves(place)).map(({ id, form }) => [id, form]);

beforeEach(async () => {
	localStorage.clear();
	fake = fakeIndexedDb();
	// The module keeps its connection.
	vi.resetModules();
	autosaves = await import("./autosaves");
});

/** As after a crash: the disk has local storage as it was before. */
async function crash(before: string | null): Promise<void> {
	await fake.idle();
	if (before === null) localStorage.removeItem(KEY);
	else localStorage.setItem(KEY, before);
}

describe("autosaves in two stores", () => {
	test("offers the last text when a crash loses it in local storage", async () => {
		autosaves.keepAutosave(place, autosave("First"));
		await crash(null);
		expect(await offered()).toEqual([["d1", { text: "First" }]]);
	});

	test("offers each autosave once, with its later text", async () => {
		autosaves.keepAutosave(place, autosave("Early", { at: secondsAgo(90) }));
		const before = localStorage.getItem(KEY);
		autosaves.keepAutosave(place, autosave("Late", { at: secondsAgo(50) }));
		autosaves.keepAutosave(place, autosave("Other", { id: "d2", at: secondsAgo(10) }));
		expect(await offered()).toEqual([
			["d2", { text: "Other" }],
			["d1", { text: "Late" }],
		]);
		await crash(before);
		expect(await offered()).toEqual([
			["d2", { text: "Other" }],
			["d1", { text: "Late" }],
		]);
	});

	test("offers the text of local storage when it is later", async () => {
		autosaves.keepAutosave(place, autosave("Early", { at: secondsAgo(90) }));
		await fake.idle();
		fake.isFull = true;
		autosaves.keepAutosave(place, autosave("Late", { at: secondsAgo(50) }));
		expect(await offered()).toEqual([["d1", { text: "Late" }]]);
	});

	test("hides an autosave from other rows, tables and accounts", async () => {
		autosaves.keepAutosave(place, autosave("Kept"));
		await crash(null);
		for (const other of [{ row: "n" }, { row: "new/d1" }, { table: "portfolios" }, { owner: "b@example.org" }, { owner: "a@example.or" }])
			expect(await autosaves.findAbandonedAutosaves({ ...place, ...other })).toEqual([]);
		expect(await autosaves.findAbandonedAutosaves({ ...place, owner: "A@Example.org" })).toHaveLength(1);
	});

	test("ignores damaged records", async () => {
		for (const [index, text] of ["{", "null", '{"id":"x"}'].entries())
			fake.rows.set(`${KEY}${index}`, { key: `${KEY}${index}`, at: Date.now(), text });
		expect(await offered()).toEqual([]);
	});
});

describe("a dropped autosave", () => {
	test.each([
		["before the database is open", async () => undefined],
		["when the text is stored", () => fake.idle()],
	])("is in neither store, also when it is dropped %s", async (_when, wait) => {
		autosaves.keepAutosave(place, autosave("One"));
		await wait();
		autosaves.keepAutosave(place, autosave("Two"));
		autosaves.dropAutosave(place, "d1");
		expect(await offered()).toEqual([]);
		await fake.idle();
		expect([...fake.rows.values()].map(({ text }) => text)).toEqual([null]);
		expect(await offered()).toEqual([]);
	});

	test("isn't offered when a crash brings it back in local storage", async () => {
		autosaves.keepAutosave(place, autosave("Saved"));
		const before = localStorage.getItem(KEY);
		autosaves.dropAutosave(place, "d1");
		await crash(before);
		expect(await offered()).toEqual([]);
		expect(localStorage.getItem(KEY)).toBeNull();
	});

	test("leaves later text of the same form that the database refused", async () => {
		autosaves.keepAutosave(place, autosave("Saved"));
		autosaves.dropAutosave(place, "d1");
		await fake.idle();
		fake.isFull = true;
		autosaves.keepAutosave(place, autosave("Late", { at: new Date(Date.now() + 60_000).toISOString() }));
		expect(await offered()).toEqual([["d1", { text: "Late" }]]);
	});

	test("is back when it is kept again", async () => {
		autosaves.keepAutosave(place, autosave("One"));
		autosaves.dropAutosave(place, "d1");
		autosaves.keepAutosave(place, autosave("One"));
		await crash(null);
		expect(await offered()).toEqual([["d1", { text: "One" }]]);
	});
});

describe("the database", () => {
	test("loses autosaves older than two months", async () => {
		autosaves.keepAutosave(place, autosave("Old", { id: "old", at: new Date(Date.now() - 61 * DAY).toISOString() }));
		autosaves.keepAutosave(place, autosave("New", { at: new Date(Date.now() - 59 * DAY).toISOString() }));
		await offered();
		await fake.idle();
		expect([...fake.rows.keys()]).toEqual([KEY]);
	});

	test("takes a text that local storage refuses, which doesn't count as kept", async () => {
		const long = "x".repeat(1_000_001);
		expect(autosaves.keepAutosave(place, autosave(long))).toBe(false);
		expect(await offered()).toEqual([["d1", { text: long }]]);
		autosaves.dropAutosave(place, "d1");
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		expect(autosaves.keepAutosave(place, autosave("Kept"))).toBe(false);
		expect(await offered()).toEqual([["d1", { text: "Kept" }]]);
	});

	test("is opened again when the admin has cleared the site's data", async () => {
		autosaves.keepAutosave(place, autosave("One"));
		await fake.idle();
		fake.clear();
		autosaves.keepAutosave(place, autosave("Two"));
		await crash(null);
		expect(await offered()).toEqual([["d1", { text: "Two" }]]);
	});

	test.each([
		["missing", () => vi.stubGlobal("indexedDB", undefined)],
		[
			"blocked",
			() =>
				vi.stubGlobal("indexedDB", {
					open: () => {
						throw new DOMException("denied", "SecurityError");
					},
				}),
		],
		[
			"full",
			() => {
				fake.isFull = true;
			},
		],
	])("leaves everything to local storage when it is %s", async (_what, fail) => {
		fail();
		expect(autosaves.keepAutosave(place, autosave("Kept"))).toBe(true);
		expect(await offered()).toEqual([["d1", { text: "Kept" }]]);
		autosaves.dropAutosave(place, "d1");
		expect(await offered()).toEqual([]);
	});

	test("leaves everything to local storage when it never opens", async () => {
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		fake.isStuck = true;
		autosaves.keepAutosave(place, autosave("Kept"));
		const found = offered();
		await vi.advanceTimersByTimeAsync(5000);
		expect(await found).toEqual([["d1", { text: "Kept" }]]);
		vi.useRealTimers();
	});
});
