import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createDebounce } from "./debounce";

describe("a debounce of 100 ms", () => {
	beforeEach(() => void vi.useFakeTimers());
	afterEach(() => void vi.useRealTimers());

	test("runs once, 100 ms after the last call", () => {
		const [debounce, run] = [createDebounce(100), vi.fn()];
		debounce.start(run);
		vi.advanceTimersByTime(60);
		debounce.start(run);
		vi.advanceTimersByTime(99);
		expect(run).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(run).toHaveBeenCalledOnce();
	});

	test("runs 200 ms after the first call when the calls don't end", () => {
		const [debounce, run] = [createDebounce(100), vi.fn()];
		for (let passed = 0; passed < 200; passed += 40) {
			debounce.start(run);
			vi.advanceTimersByTime(40);
		}
		expect(run).toHaveBeenCalledOnce();
	});

	test("runs nothing after it is stopped", () => {
		const [debounce, run] = [createDebounce(100), vi.fn()];
		debounce.start(run);
		expect(debounce.isWaiting()).toBe(true);
		debounce.stop();
		expect(debounce.isWaiting()).toBe(false);
		vi.runAllTimers();
		expect(run).not.toHaveBeenCalled();
	});
});
