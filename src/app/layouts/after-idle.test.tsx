// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AfterIdle } from "./after-idle";

const Chat = () => <p>The assistant</p>;

let idle: Map<number, () => void>;
let waits: (number | undefined)[];

beforeEach(() => {
	idle = new Map();
	waits = [];
	vi.stubGlobal("requestIdleCallback", (callback: () => void, options?: { timeout?: number }) => {
		waits.push(options?.timeout);
		idle.set(waits.length, callback);
		return waits.length;
	});
	vi.stubGlobal("cancelIdleCallback", (handle: number) => idle.delete(handle));
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const goIdle = () => act(async () => [...idle.values()].forEach((callback) => void callback()));

describe("AfterIdle", () => {
	test("nothing is there, nor asked for, until the browser is idle, for two seconds at most", async () => {
		const load = vi.fn(async () => Chat);
		const { container } = render(<AfterIdle load={load} />);
		expect([container.innerHTML, load.mock.calls.length, waits]).toEqual(["", 0, [2000]]);
		await goIdle();
		expect([screen.getByText("The assistant").tagName, load.mock.calls.length]).toEqual(["P", 1]);
	});

	test("a browser that does not say when it is idle is given 200 ms", async () => {
		Reflect.deleteProperty(window, "requestIdleCallback");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const load = vi.fn(async () => Chat);
		render(<AfterIdle load={load} />);
		await act(() => vi.advanceTimersByTimeAsync(199));
		expect(load).not.toHaveBeenCalled();
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(screen.getByText("The assistant")).toBeTruthy();
	});

	test("code that cannot be had is a warning in the log, and nothing else", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		const failed = vi.spyOn(console, "error").mockImplementation(() => {});
		const error = new TypeError("Failed to fetch dynamically imported module");
		const { container } = render(<AfterIdle load={() => Promise.reject(error)} />);
		await goIdle();
		expect([container.innerHTML, warned.mock.calls, failed.mock.calls]).toEqual(["", [["Loaded later:", error]], []]);
	});

	test("a page that is left before is not made to load it", async () => {
		const load = vi.fn(async () => Chat);
		render(<AfterIdle load={load} />).unmount();
		await goIdle();
		expect(load).not.toHaveBeenCalled();
	});
});
