import { describe, expect, test } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import type { CurrentUser } from "@/data/session";
import { explainFailure, saveRow } from "./save-row";

const administrator: CurrentUser = { kind: "administrator", email: "a@example.org" };
const explain = (error: unknown, who: () => Promise<CurrentUser> = async () => administrator) =>
	explainFailure(error, { who, onChange: () => () => {}, end: async () => {} }).then(({ kind }) => kind);

describe("explainFailure", () => {
	test.each([
		["slug-taken", new RequestFailed("portfolios", 409, "23505")],
		["network", new RequestFailed("portfolios", 0)],
		["network", new DataTimeout()],
		["unknown", new RequestFailed("portfolios", 500)],
		["unknown", new Error("anything")],
	])("returns %s for %s", async (kind, error) => {
		expect(await explain(error)).toBe(kind);
	});

	test("asks for the user when the row is gone", async () => {
		expect(await explain(new RowGone())).toBe("gone");
		expect(await explain(new RowGone(), async () => ({ kind: "signed-out" }))).toBe("session");
		expect(await explain(new RowGone(), async () => ({ kind: "stranger", email: "s@example.org" }))).toBe("refused");
		expect(await explain(new RowGone(), () => Promise.reject(new Error("no answer")))).toBe("network");
	});

	test("ends the session after a 401 only when the server says that it has ended", async () => {
		const refusal = new RequestFailed("portfolios", 401, "42501");
		expect(await explain(refusal, async () => ({ kind: "signed-out" }))).toBe("session");
		expect(await explain(refusal)).toBe("unknown");
		expect(await explain(refusal, () => Promise.reject(new Error("no answer")))).toBe("network");
	});

	test("asks for the user when the server refuses the save", async () => {
		const refusal = new RequestFailed("portfolios", 403, "42501");
		expect(await explain(refusal)).toBe("refused");
		expect(await explain(refusal, async () => ({ kind: "signed-out" }))).toBe("session");
		expect(await explain(refusal, () => Promise.reject(new Error("refused, too")))).toBe("unknown");
	});
});

describe("saveRow", () => {
	/** A store whose first `lost` writes arrive although their answers don't. */
	function storeWith(lost: number) {
		let saved: { row: { id: string; text: string }; version: number } | null = null;
		let writes = 0;
		const answered = () => {
			writes += 1;
			if (!saved || writes <= lost) throw new RequestFailed("portfolios", 0);
			return saved;
		};
		return {
			read: async () => saved,
			create: async (id: string, text: string) => {
				if (saved) throw new RequestFailed("portfolios", 409, "23505");
				saved = { row: { id, text }, version: 1 };
				return answered();
			},
			update: async (id: string, version: number, text: string) => {
				if (!saved || saved.version !== version)
					return saved?.row.text === text ? { saved } : { newer: saved ?? { row: { id, text }, version } };
				saved = { row: { id, text }, version: version + 1 };
				return { saved: answered() };
			},
		};
	}

	test.each([
		["a new row", null],
		["a row", 1],
	])("stores %s whose earlier answers were lost, each with more text", async (_what, version) => {
		const store = storeWith(version === null ? 2 : 3);
		if (version !== null) await store.create("one", "before").catch(() => null);
		const rowRef = { id: "one", version, publishedAt: null };
		const lost: string[] = [];
		for (const text of ["a", "ab"]) await saveRow(store, rowRef, text, lost).catch(() => lost.push(text));
		expect(lost).toEqual(["a", "ab"]);
		expect(await saveRow(store, rowRef, "abc", lost)).toMatchObject({ saved: { row: { text: "abc" } } });
	});

	test("doesn't replace a row that another form created from the same draft, unless it has the same text", async () => {
		const store = storeWith(0);
		const rowRef = { id: "one", version: null, publishedAt: null };
		await saveRow(store, rowRef, "finished");
		expect(await saveRow(store, rowRef, "begun")).toMatchObject({ newer: { row: { text: "finished" }, version: 1 } });
		expect(await saveRow(store, rowRef, "finished")).toMatchObject({ saved: { version: 1 } });
	});
});
