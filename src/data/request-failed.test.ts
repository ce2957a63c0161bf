import { describe, expect, test } from "vitest";
import { queryClient } from "./query-client";
import { DataTimeout, isRefusedByCheck, RequestFailed } from "./request-failed";

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
	])("retries status %i: %s", (status, again) => {
		expect(new RequestFailed("portfolios", status).retryable).toBe(again);
	});

	test("has subject, status and code in its message", () => {
		expect(new RequestFailed("portfolios", 503).message).toBe("portfolios: 503");
		expect(new RequestFailed("portfolio", 400, "22P02").message).toBe("portfolio: 400 22P02");
	});

	test("names a time-out “Admin data timeout”", () => {
		expect(new DataTimeout()).toMatchObject({ name: "DataTimeout", message: "Admin data timeout" });
		expect(new DataTimeout()).not.toBeInstanceOf(RequestFailed);
	});
});

test.each([
	[400, "23514", true],
	[500, "SUP", true],
	[409, "23505", false],
	[500, "", false],
])("tells a refusal by a check from other failures: %i %s", (status, code, isCheck) => {
	expect(isRefusedByCheck(new RequestFailed("x", status, code))).toBe(isCheck);
});

describe("retries", () => {
	const retry = (failures: number, error: Error) => {
		const rule = queryClient.getDefaultOptions().queries?.retry;
		return typeof rule === "function" ? rule(failures, error) : rule;
	};

	test("retries a broken connection once", () => {
		expect([retry(0, new RequestFailed("x", 0)), retry(1, new RequestFailed("x", 0))]).toEqual([true, false]);
	});

	test("doesn't retry a refusal or a time-out", () => {
		for (const error of [new RequestFailed("x", 403), new DataTimeout(), new TypeError("ours")]) expect(retry(0, error)).toBe(false);
	});

	test("never retries a write", () => {
		expect(queryClient.getDefaultOptions().mutations?.retry).toBe(false);
	});
});
