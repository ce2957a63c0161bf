// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Replaces the browser's observer: the test decides when the element is near. */
let near: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
let observing = 0;

class FakeObserver {
	constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
		near = callback;
	}
	observe() {
		observing += 1;
	}
	disconnect() {
		observing -= 1;
	}
}

let lazyWhenNear: typeof import("./lazy-when")["lazyWhenNear"];

beforeEach(async () => {
	// The module remembers that a page change began.
	vi.resetModules();
	({ lazyWhenNear } = await import("./lazy-when"));
	near = undefined;
	observing = 0;
	vi.stubGlobal("IntersectionObserver", FakeObserver);
	document.body.innerHTML = '<section id="portfolio"></section>';
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

async function show(anchor: string) {
	const load = vi.fn(async () => () => <p>Projects</p>);
	const Lazy = lazyWhenNear(anchor, load);
	await act(async () => render(<Suspense fallback={<p>Loading</p>}>{<Lazy />}</Suspense>));
	return load;
}

describe("lazyWhenNear", () => {
	test("loads once when its element comes near", async () => {
		const load = await show("portfolio");
		expect([load.mock.calls.length, observing]).toEqual([0, 1]);
		await act(async () => near?.([{ isIntersecting: false }]));
		expect(load).not.toHaveBeenCalled();
		await act(async () => near?.([{ isIntersecting: true }]));
		expect(screen.getByText("Projects")).toBeTruthy();
		expect([load.mock.calls.length, observing]).toEqual([1, 0]);
	});

	test("tries again at once when the connection returned while a load failed", async () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const load = vi.fn(async () => {
			if (load.mock.calls.length > 1) return () => <p>Projects</p>;
			online.mockReturnValue(true);
			throw new TypeError("Failed to fetch");
		});
		const Lazy = lazyWhenNear("portfolio", load);
		await act(async () => render(<Suspense fallback={<p>Loading</p>}>{<Lazy />}</Suspense>));
		await act(async () => near?.([{ isIntersecting: true }]));
		expect(screen.getByText("Projects")).toBeTruthy();
		expect(load).toHaveBeenCalledTimes(2);
		online.mockRestore();
	});

	test("handles several reports at once", async () => {
		const load = await show("portfolio");
		await act(async () => near?.([{ isIntersecting: false }, { isIntersecting: true }]));
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("loads all waiting parts, and later ones at once, for a page change", async () => {
		const { loadAllParts } = await import("./lazy-when");
		const waiting = await show("portfolio");
		expect(waiting).not.toHaveBeenCalled();
		await act(async () => loadAllParts());
		expect(waiting).toHaveBeenCalledTimes(1);
		expect(await show("portfolio")).toHaveBeenCalledTimes(1);
	});

	test("loads at once without its element or without IntersectionObserver", async () => {
		expect(await show("elsewhere")).toHaveBeenCalledTimes(1);
		Reflect.deleteProperty(window, "IntersectionObserver");
		expect(await show("portfolio")).toHaveBeenCalledTimes(1);
	});
});
