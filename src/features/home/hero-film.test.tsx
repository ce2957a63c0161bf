// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HeroFilm } from "./hero-film";

let readyState: DocumentReadyState;
let hidden: boolean;
let motionAllowed: boolean;
/** What waits for the browser to be idle. */
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
		addEventListener: (_type: string, listener: () => void, { signal }: { signal: AbortSignal }) =>
			motionChanged.push(() => signal.aborted || listener()),
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

describe("what may start the hero's film", () => {
	test("the HTML and the first render in the browser hold an empty layer, and nothing is fetched", async () => {
		const load = loader();
		const html = renderToString(<HeroFilm load={load} />);
		expect(html).toBe('<div aria-hidden="true" class="hero-still"></div>');
		const errors = vi.spyOn(console, "error");
		const root = document.createElement("div");
		root.innerHTML = html;
		const hydrated = await act(async () => hydrateRoot(root, <HeroFilm load={load} />));
		expect(root.innerHTML).toBe(html);
		expect(errors).not.toHaveBeenCalled();
		expect(load).not.toHaveBeenCalled();
		act(() => hydrated.unmount());
	});

	test("on a loaded page it waits until the browser is idle, then comes once", async () => {
		const load = await show();
		expect(load).not.toHaveBeenCalled();
		await idle();
		expect(screen.getByText("The film")).toBeTruthy();
		await act(async () => document.dispatchEvent(new Event("visibilitychange")));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("a page that came alive before it had loaded waits for the load event first", async () => {
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

	test("a browser without idle callbacks gets a moment's rest instead", async () => {
		vi.useFakeTimers();
		Reflect.deleteProperty(window, "requestIdleCallback");
		const load = await show();
		expect(load).not.toHaveBeenCalled();
		await act(() => vi.advanceTimersByTimeAsync(300));
		expect(load).toHaveBeenCalledTimes(1);
		vi.useRealTimers();
	});

	test("reduced motion fetches nothing, until the preference changes", async () => {
		motionAllowed = false;
		const load = await show();
		await idle();
		expect(load).not.toHaveBeenCalled();
		motionAllowed = true;
		await act(async () => motionChanged.map((listener) => listener()));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("Save-Data fetches nothing", async () => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true });
		const load = await show();
		await idle();
		expect(load).not.toHaveBeenCalled();
	});

	test("a tab that nobody sees fetches nothing before it is looked at", async () => {
		hidden = true;
		const load = await show();
		await idle();
		expect(load).not.toHaveBeenCalled();
		hidden = false;
		await act(async () => document.dispatchEvent(new Event("visibilitychange")));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("a page that is left before the browser is idle fetches nothing", async () => {
		const load = await show();
		cleanup();
		await idle();
		expect(load).not.toHaveBeenCalled();
	});

	test("where the player's code cannot be had the gradient stays, and nothing is said", async () => {
		const load = vi.fn(() => Promise.reject(new Error("gone")));
		await act(async () => render(<HeroFilm load={load} />));
		await idle();
		expect(load).toHaveBeenCalledTimes(1);
		expect(document.body.textContent).toBe("");
	});
});
