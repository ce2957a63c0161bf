// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type DraftPlace, draftsAt, dropDraft, keepDraft, type LocalDraft } from "./local-drafts";

beforeEach(() => localStorage.clear());

const place: DraftPlace = { owner: "a@example.org", table: "portfolios", row: "r1" };
const draft = (changes: Partial<LocalDraft> = {}): LocalDraft => ({
	id: "d1",
	rowId: "r1",
	version: 3,
	at: new Date().toISOString(),
	shape: 1,
	form: { title: "Kept" },
	...changes,
});

describe("local drafts", () => {
	test("returns stored drafts, newest first, until they are dropped", () => {
		keepDraft(place, draft({ at: "2026-11-21T10:00:00.000Z" }));
		keepDraft(place, draft({ id: "d2", at: "2026-11-21T11:00:00.000Z" }));
		expect(draftsAt(place).map(({ id }) => id)).toEqual(["d2", "d1"]);
		expect(draftsAt(place)[1]).toMatchObject({ rowId: "r1", version: 3, shape: 1, form: { title: "Kept" } });
		dropDraft(place, "d2");
		expect(draftsAt(place).map(({ id }) => id)).toEqual(["d1"]);
	});

	test("hides a draft from other rows, tables and accounts", () => {
		keepDraft(place, draft());
		for (const other of [
			{ row: "r" },
			{ row: "r1/d1" },
			{ row: "new" },
			{ table: "blogs" },
			{ owner: "b@example.org" },
			{ owner: "a@example.or" },
		])
			expect(draftsAt({ ...place, ...other })).toEqual([]);
		expect(draftsAt({ ...place, owner: "A@Example.org" })).toHaveLength(1);
	});

	test("ignores damaged entries", () => {
		const key = "studio-draft/a%40example.org/portfolios/r1/";
		for (const [index, text] of [
			"{",
			"null",
			"[]",
			'{"id":"x"}',
			JSON.stringify({ ...draft(), at: "soon" }),
			JSON.stringify({ ...draft(), version: "3" }),
		].entries())
			localStorage.setItem(`${key}${index}`, text);
		expect(draftsAt(place)).toEqual([]);
	});

	test("returns false and keeps all other entries when storage is full", () => {
		localStorage.setItem("theme", "dark");
		const hour = 3_600_000;
		keepDraft(place, draft({ id: "old", at: new Date(Date.now() - 30 * hour).toISOString() }));
		keepDraft({ ...place, table: "blogs" }, draft({ id: "newer", at: new Date(Date.now() - 2 * hour).toISOString() }));
		const setItem = Storage.prototype.setItem;
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key: string, value: string) {
			if (Object.keys(this).filter((name) => name.startsWith("studio-draft/")).length >= 2)
				throw new DOMException("full", "QuotaExceededError");
			setItem.call(this, key, value);
		});
		expect(keepDraft(place, draft({ id: "now" }))).toBe(false);
		expect(draftsAt(place).map(({ id }) => id)).toEqual(["old"]);
		expect(draftsAt({ ...place, table: "blogs" })).toHaveLength(1);
		expect(localStorage.getItem("theme")).toBe("dark");
	});

	test("deletes drafts older than two months", () => {
		keepDraft(place, draft({ id: "ancient", at: new Date(Date.now() - 61 * 86_400_000).toISOString() }));
		keepDraft(place, draft());
		expect(draftsAt(place).map(({ id }) => id)).toEqual(["d1"]);
	});

	test("returns false when storage is blocked or the draft is too long", () => {
		expect(keepDraft(place, draft({ form: { title: "x".repeat(1_000_001) } }))).toBe(false);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		expect(keepDraft(place, draft())).toBe(false);
		vi.stubGlobal("localStorage", undefined);
		expect(keepDraft(place, draft())).toBe(false);
		expect(draftsAt(place)).toEqual([]);
		dropDraft(place, "d1");
	});
});
