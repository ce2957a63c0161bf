import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withDeadline } from "./deadline";

class Late extends Error {}

/** Work that ends only when it is told to. */
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
	test("gives up at the deadline and not a millisecond before, with the caller's own error", async () => {
		const settled = vi.fn();
		const result = run(untilAborted).finally(settled);
		await vi.advanceTimersByTimeAsync(4999);
		expect(settled).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(await result).toBeInstanceOf(Late);
	});

	test("work that answers its abort with an error of its own is late all the same", async () => {
		const result = run((signal) => untilAborted(signal).catch(() => Promise.reject(new TypeError("aborted"))));
		await vi.advanceTimersByTimeAsync(5000);
		expect(await result).toBeInstanceOf(Late);
	});

	test("what comes in time is given on, and no timer is left", async () => {
		expect(await run(async () => "answer")).toBe("answer");
		expect(vi.getTimerCount()).toBe(0);
	});

	test("an error before the deadline is that error, and no timer is left", async () => {
		const error = new RangeError("ours");
		expect(await run(() => Promise.reject(error))).toBe(error);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("the caller's signal ends the work with the caller's reason", async () => {
		const controller = new AbortController();
		const result = run(untilAborted, controller.signal);
		const reason = new Error("left the page");
		controller.abort(reason);
		expect(await result).toBe(reason);
		expect(vi.getTimerCount()).toBe(0);
	});

	test("a signal that fired before ends the work at once", async () => {
		const reason = new Error("already gone");
		expect(await run(untilAborted, AbortSignal.abort(reason))).toBe(reason);
	});
});
