// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { heroFilm } from "@/content/home/hero-film";
import { hostNotices, type Notice } from "@/shared/lib/notify";
import { HeroFilm } from "./hero";

let readyState: DocumentReadyState;
let hidden: boolean;
let motionAllowed: boolean;
/** Callbacks that wait for an idle browser. */
let whenIdle: (() => void)[];
let motionChanged: (() => void)[];

beforeEach(() => {
	readyState = "complete";
	hidden = false;
	motionAllowed = true;
	whenIdle = [];
	motionChanged = [];
	vi.spyOn(document, "readyState", "get").mockImplementation(() => readyState);
	vi.spyOn(document, "hidden", "get").mockImplementation(() => hidden);
	vi.stubGlobal("requestIdleCallback", (callback: () => void) => whenIdle.push(callback));
	vi.stubGlobal("matchMedia", () => ({
		get matches() {
			return motionAllowed;
		},
		addEventListener: (_type: string, listener: () => void, options?: { signal: AbortSignal }) =>
			motionChanged.push(() => options?.signal.aborted || listener()),
		removeEventListener: () => {},
	}));
});
afterEach(() => {
	cleanup();
	Reflect.deleteProperty(navigator, "connection");
});

const idle = () => act(async () => whenIdle.splice(0).map((callback) => callback()));
const loader = () => vi.fn(async () => () => <p>The film</p>);

async function show(load = loader()) {
	await act(async () => render(<HeroFilm load={load} />));
	return load;
}

describe("loading of the hero's film", () => {
	test("renders a still and a Play button in the HTML and at first in the browser, and fetches nothing", async () => {
		const load = loader();
		const html = renderToString(<HeroFilm load={load} />);
		expect(html).toMatch(/^<div aria-hidden="true" class="hero-still"><\/div><button .*Play film<\/span><\/button>$/);
		const errors = vi.spyOn(console, "error");
		const root = document.createElement("div");
		root.innerHTML = html;
		const hydrated = await act(async () => hydrateRoot(root, <HeroFilm load={load} />));
		expect(root.innerHTML).toBe(html);
		expect(errors).not.toHaveBeenCalled();
		expect(load).not.toHaveBeenCalled();
		act(() => hydrated.unmount());
	});

	test("waits on a loaded page until the browser is idle, then loads once", async () => {
		const load = await show();
		expect(load).not.toHaveBeenCalled();
		await idle();
		expect(screen.getByText("The film")).toBeTruthy();
		await act(async () => document.dispatchEvent(new Event("visibilitychange")));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("waits for the load event when hydration comes first", async () => {
		readyState = "interactive";
		const load = await show();
		await act(async () => document.dispatchEvent(new Event("visibilitychange")));
		expect(whenIdle).toHaveLength(0);
		readyState = "complete";
		await act(async () => window.dispatchEvent(new Event("load")));
		expect(load).not.toHaveBeenCalled();
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("waits a moment in a browser without idle callbacks", async () => {
		vi.useFakeTimers();
		Reflect.deleteProperty(window, "requestIdleCallback");
		const load = await show();
		expect(load).not.toHaveBeenCalled();
		await act(() => vi.advanceTimersByTimeAsync(300));
		expect(load).toHaveBeenCalledTimes(1);
		vi.useRealTimers();
	});

	test("fetches nothing under reduced motion until the preference changes", async () => {
		motionAllowed = false;
		const load = await show();
		await idle();
		expect(load).not.toHaveBeenCalled();
		motionAllowed = true;
		await act(async () => motionChanged.map((listener) => listener()));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test.each([{ saveData: true }, { effectiveType: "3g" }, { effectiveType: "slow-2g", saveData: false }])(
		"fetches nothing with %o until the visitor presses Play",
		async (value) => {
			Object.defineProperty(navigator, "connection", { value, configurable: true });
			const load = await show();
			await idle();
			expect(load).not.toHaveBeenCalled();
			await userEvent.click(screen.getByRole("button", { name: "Play film" }));
			expect(load).toHaveBeenCalledTimes(1);
		},
	);

	test("fetches nothing in a hidden tab until it is visible", async () => {
		hidden = true;
		const load = await show();
		await idle();
		expect(load).not.toHaveBeenCalled();
		hidden = false;
		await act(async () => document.dispatchEvent(new Event("visibilitychange")));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("fetches nothing when the visitor leaves before the browser is idle", async () => {
		const load = await show();
		cleanup();
		await idle();
		expect(load).not.toHaveBeenCalled();
	});

	test("keeps the still silently when the player's code fails to load, tries again on request, and then says that it failed", async () => {
		const load = vi.fn(() => Promise.reject(new Error("gone")));
		await act(async () => render(<HeroFilm load={load} />));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
		const notices: Notice[] = [];
		const stop = hostNotices((notice) => notices.push(notice));
		expect(notices).toEqual([]);
		await userEvent.click(screen.getByRole("button", { name: "Play film" }));
		expect(load).toHaveBeenCalledTimes(2);
		expect(notices).toEqual([{ kind: "error", text: heroFilm.failed }]);
		expect(screen.getByRole("button", { name: "Play film" })).toBeTruthy();
		stop();
	});
});
