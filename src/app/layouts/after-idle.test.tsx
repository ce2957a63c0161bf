// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { AfterIdle } from "./late-parts";

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
	test("loads nothing until the browser is idle, with a timeout of two seconds", async () => {
		const load = vi.fn(async () => Chat);
		const { container } = render(<AfterIdle load={load} />);
		expect([container.innerHTML, load.mock.calls.length, waits]).toEqual(["", 0, [2000]]);
		await goIdle();
		expect([screen.getByText("The assistant").tagName, load.mock.calls.length]).toEqual(["P", 1]);
	});

	test("waits 200 ms when the browser has no idle callback", async () => {
		Reflect.deleteProperty(window, "requestIdleCallback");
		vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
		const load = vi.fn(async () => Chat);
		render(<AfterIdle load={load} />);
		await act(() => vi.advanceTimersByTimeAsync(199));
		expect(load).not.toHaveBeenCalled();
		await act(() => vi.advanceTimersByTimeAsync(1));
		expect(screen.getByText("The assistant")).toBeTruthy();
	});

	test("logs only a warning when the code fails to load", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		const failed = vi.spyOn(console, "error").mockImplementation(() => {});
		const error = new TypeError("Failed to fetch dynamically imported module");
		const { container } = render(<AfterIdle load={() => Promise.reject(error)} />);
		await goIdle();
		expect([container.innerHTML, warned.mock.calls, failed.mock.calls]).toEqual(["", [["Loaded later:", error]], []]);
	});

	test("doesn't load the code when the visitor leaves the page first", async () => {
		const load = vi.fn(async () => Chat);
		render(<AfterIdle load={load} />).unmount();
		await goIdle();
		expect(load).not.toHaveBeenCalled();
	});
});
