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

	test("rejects at the deadline although the work ignores its signal, and ignores how that work ends", async () => {
		const result = run(() => new Promise((_resolve, reject) => setTimeout(() => reject(new Error("too late")), 9000)));
		await vi.advanceTimersByTimeAsync(5000);
		expect(await Promise.race([result, "waiting"])).toBeInstanceOf(Late);
		await vi.advanceTimersByTimeAsync(4000);
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

	test.each([
		["later", 1000],
		["at once", 0],
	])("rejects with the reason of a signal that fires %s although the work ignores it", async (_when, ms) => {
		const controller = new AbortController();
		const reason = new Error("left the page");
		if (ms === 0) controller.abort(reason);
		const result = run(() => new Promise(() => {}), controller.signal);
		await vi.advanceTimersByTimeAsync(ms);
		controller.abort(reason);
		await vi.advanceTimersByTimeAsync(0);
		expect(await Promise.race([result, "waiting"])).toBe(reason);
		expect(vi.getTimerCount()).toBe(0);
	});
});
