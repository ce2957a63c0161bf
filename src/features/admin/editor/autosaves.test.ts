// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type Autosave, type AutosavePlace, dropAutosave, keepAutosave, readAutosaves } from "./autosaves";

beforeEach(() => localStorage.clear());

const place: AutosavePlace = { owner: "a@example.org", table: "portfolios", row: "r1" };
const autosave = (changes: Partial<Autosave> = {}): Autosave => ({
	id: "d1",
	rowId: "r1",
	version: 3,
	at: new Date().toISOString(),
	shape: 1,
	form: { title: "Kept" },
	...changes,
});

describe("autosaves", () => {
	test("returns stored texts, newest first, until they are dropped", () => {
		keepAutosave(place, autosave({ at: new Date(Date.now() - 3_600_000).toISOString() }));
		keepAutosave(place, autosave({ id: "d2" }));
		expect(readAutosaves(place).map(({ id }) => id)).toEqual(["d2", "d1"]);
		expect(readAutosaves(place)[1]).toMatchObject({ rowId: "r1", version: 3, shape: 1, form: { title: "Kept" } });
		dropAutosave(place, "d2");
		expect(readAutosaves(place).map(({ id }) => id)).toEqual(["d1"]);
	});

	test("hides an autosave from other rows, tables and accounts", () => {
		keepAutosave(place, autosave());
		for (const other of [
			{ row: "r" },
			{ row: "r1/d1" },
			{ row: "new" },
			{ table: "blogs" },
			{ owner: "b@example.org" },
			{ owner: "a@example.or" },
		])
			expect(readAutosaves({ ...place, ...other })).toEqual([]);
		expect(readAutosaves({ ...place, owner: "A@Example.org" })).toHaveLength(1);
	});

	test("ignores damaged entries", () => {
		const key = "studio-draft/a%40example.org/portfolios/r1/";
		for (const [index, text] of [
			"{",
			"null",
			"[]",
			'{"id":"x"}',
			JSON.stringify({ ...autosave(), at: "soon" }),
			JSON.stringify({ ...autosave(), version: "3" }),
		].entries())
			localStorage.setItem(`${key}${index}`, text);
		expect(readAutosaves(place)).toEqual([]);
	});

	test("returns false and keeps all other entries when storage is full", () => {
		localStorage.setItem("theme", "dark");
		const hour = 3_600_000;
		keepAutosave(place, autosave({ id: "old", at: new Date(Date.now() - 30 * hour).toISOString() }));
		keepAutosave({ ...place, table: "blogs" }, autosave({ id: "newer", at: new Date(Date.now() - 2 * hour).toISOString() }));
		const setItem = Storage.prototype.setItem;
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key: string, value: string) {
			if (Object.keys(this).filter((name) => name.startsWith("studio-draft/")).length >= 2)
				throw new DOMException("full", "QuotaExceededError");
			setItem.call(this, key, value);
		});
		expect(keepAutosave(place, autosave({ id: "now" }))).toBe(false);
		expect(readAutosaves(place).map(({ id }) => id)).toEqual(["old"]);
		expect(readAutosaves({ ...place, table: "blogs" })).toHaveLength(1);
		expect(localStorage.getItem("theme")).toBe("dark");
	});

	test("deletes autosaves older than two months", () => {
		keepAutosave(place, autosave({ id: "ancient", at: new Date(Date.now() - 61 * 86_400_000).toISOString() }));
		keepAutosave(place, autosave());
		expect(readAutosaves(place).map(({ id }) => id)).toEqual(["d1"]);
	});

	test("returns false when storage is blocked or the text is too long", () => {
		expect(keepAutosave(place, autosave({ form: { title: "x".repeat(1_000_001) } }))).toBe(false);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("denied", "SecurityError");
		});
		expect(keepAutosave(place, autosave())).toBe(false);
		vi.stubGlobal("localStorage", undefined);
		expect(keepAutosave(place, autosave())).toBe(false);
		expect(readAutosaves(place)).toEqual([]);
		dropAutosave(place, "d1");
	});
});
