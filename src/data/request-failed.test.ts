import { describe, expect, test } from "vitest";
import { queryClient } from "./query-client";
import { DataTimeout, RequestFailed } from "./request-failed";

describe("RequestFailed", () => {
	test.each([
		[0, true],
		[500, true],
		[503, true],
		[400, false],
		[401, false],
		[403, false],
		[404, false],
		[406, false],
		[429, false],
	])("status %i: worth the same read again: %s", (status, again) => {
		expect(new RequestFailed("portfolios", status).retryable).toBe(again);
	});

	test("the message is for the log: subject, status and code, where there is one", () => {
		expect(new RequestFailed("portfolios", 503).message).toBe("portfolios: 503");
		expect(new RequestFailed("portfolio", 400, "22P02").message).toBe("portfolio: 400 22P02");
	});

	test("a time-out carries the specified words and a name of its own", () => {
		expect(new DataTimeout()).toMatchObject({ name: "DataTimeout", message: "Admin data timeout" });
		expect(new DataTimeout()).not.toBeInstanceOf(RequestFailed);
	});
});

describe("the one layer that retries", () => {
	const retry = (failures: number, error: Error) => {
		const rule = queryClient.getDefaultOptions().queries?.retry;
		return typeof rule === "function" ? rule(failures, error) : rule;
	};

	test("a broken connection is tried once more, and only once", () => {
		expect([retry(0, new RequestFailed("x", 0)), retry(1, new RequestFailed("x", 0))]).toEqual([true, false]);
	});

	test("neither a refusal nor a time-out is tried again", () => {
		for (const error of [new RequestFailed("x", 403), new DataTimeout(), new TypeError("ours")]) expect(retry(0, error)).toBe(false);
	});

	test("a write is never tried again by itself", () => {
		expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false);
	});
});
