import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withDeadline } from "./deadline";

class Late extends Error {}

/** Work that ends only when it is aborted. */
const untilAborted = (signal: AbortSignal) =>
	new Promise<never>((_resolve, reject) => {
		if (signal.aborted) reject(signal.reason);
		signal.addEventListener("abort", () => reject(signal.reason));
	});
const run = (work: (signal: AbortSignal) => Promise<unknown>, signal?: AbortSignal) =>
	withDeadline(5000, () => new Late(), signal, work).catch((error: unknown) => error);

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	vi.useRealTimers();
});

describe("withDeadline", () => {
	test("rejects exactly at the deadline with the caller's error", async () => {
		const settled = vi.fn();
		const result = run(untilAborted).finally(settled);
		await vi.advanceTimersByTimeAsync(4999);
		expect(settled).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await result).toBeInstanceOf(Late);
	});

	test("rejects with the deadline's error even if the work throws another one", async () => {
		const result = run((signal) => untilAborted(signal).catch(() => Promise.reject(new TypeError("aborted"))));
		await vi.advanceTimersByTimeAsync(5000);
		expect(await result).toBeInstanceOf(Late);
	});

	test("returns a result in time and clears the timer", async () => {
		expect(await run(async () => "answer")).toBe("answer");
		expect(vi.getTimerCount()).toBe(0);
	});

	test("rethrows an earlier error and clears the timer", async () => {
		const error = new RangeError("ours");
		expect(await run(() => Promise.reject(error))).toBe(error);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("aborts with the reason of the caller's signal", async () => {
		const controller = new AbortController();
		const result = run(untilAborted, controller.signal);
		const reason = new Error("left the page");
		controller.abort(reason);
		expect(await result).toBe(reason);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("aborts at once when the signal has already fired", async () => {
		const reason = new Error("already gone");
		expect(await run(untilAborted, AbortSignal.abort(reason))).toBe(reason);
	});
});
