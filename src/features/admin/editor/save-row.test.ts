import { describe, expect, test } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import { DataTimeout, RequestFailed } from "@/data/request-failed";
import type { CurrentUser } from "@/data/session";
import { explainFailure } from "./save-row";

const administrator: CurrentUser = { kind: "administrator", email: "a@example.org" };
const explain = (error: unknown, who: () => Promise<CurrentUser> = async () => administrator) =>
	explainFailure(error, { who, onChange: () => () => {}, end: async () => {} }).then(({ kind }) => kind);

describe("explainFailure", () => {
	test.each([
		["slug-taken", new RequestFailed("portfolios", 409, "23505")],
		["network", new RequestFailed("portfolios", 0)],
		["network", new DataTimeout()],
		["session", new RequestFailed("portfolios", 401, "PGRST301")],
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

	test("asks for the user when the server refuses the save", async () => {
		const refusal = new RequestFailed("portfolios", 403, "42501");
		expect(await explain(refusal)).toBe("refused");
		expect(await explain(refusal, async () => ({ kind: "signed-out" }))).toBe("session");
		expect(await explain(refusal, () => Promise.reject(new Error("refused, too")))).toBe("unknown");
	});
});
