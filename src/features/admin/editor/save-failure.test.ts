import { describe, expect, test } from "vitest";
import { RowGone } from "@/data/admin-rows/row-errors";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import type { Visitor } from "@/data/session";
import { explainFailure } from "./save-failure";

const administrator: Visitor = { kind: "administrator", email: "a@example.org" };
const explain = (error: unknown, who: () => Promise<Visitor> = async () => administrator) =>
	explainFailure(error, { who, onChange: () => () => {}, end: async () => {} }).then(({ kind }) => kind);

describe("what a failed save means", () => {
	test.each([
		["slug-taken", new RequestFailed("portfolios", 409, "23505")],
		["network", new RequestFailed("portfolios", 0)],
		["network", new DataTimeout()],
		["session", new RequestFailed("portfolios", 401, "PGRST301")],
		["unknown", new RequestFailed("portfolios", 500)],
		["unknown", new Error("anything")],
	])("%s", async (kind, error) => {
		expect(await explain(error)).toBe(kind);
	});

	test("a row that does not come back is gone for the administrator, and a question of the session for nobody", async () => {
		expect(await explain(new RowGone())).toBe("gone");
		expect(await explain(new RowGone(), async () => ({ kind: "nobody" }))).toBe("session");
		expect(await explain(new RowGone(), async () => ({ kind: "stranger", email: "s@example.org" }))).toBe("refused");
		expect(await explain(new RowGone(), () => Promise.reject(new Error("no answer")))).toBe("network");
	});

	test("a refusal is asked after in the same way", async () => {
		const refusal = new RequestFailed("portfolios", 403, "42501");
		expect(await explain(refusal)).toBe("refused");
		expect(await explain(refusal, async () => ({ kind: "nobody" }))).toBe("session");
	});
});
