// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

/** Stands for the browser's observer: the test says when the element comes near. */
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
	// A person who was there once stays for the life of the module.
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
	test("loads nothing until its place comes near, then once", async () => {
		const load = await show("portfolio");
		expect([load.mock.calls.length, observing]).toEqual([0, 1]);
		await act(async () => near?.([{ isIntersecting: false }]));
		expect(load).not.toHaveBeenCalled();
		await act(async () => near?.([{ isIntersecting: true }]));
		expect(screen.getByText("Projects")).toBeTruthy();
		expect([load.mock.calls.length, observing]).toEqual([1, 0]);
	});

	test("on a busy page the browser reports far and near in one go", async () => {
		const load = await show("portfolio");
		await act(async () => near?.([{ isIntersecting: false }, { isIntersecting: true }]));
		expect(load).toHaveBeenCalledTimes(1);
	});

	test.each(["pointerdown", "touchstart", "keydown", "popstate"])("loads at the first %s of a person", async (sign) => {
		const load = await show("portfolio");
		expect(load).not.toHaveBeenCalled();
		await act(async () => window.dispatchEvent(new Event(sign)));
		expect(load).toHaveBeenCalledTimes(1);
		expect(screen.getByText("Projects")).toBeTruthy();
	});

	test("a part that begins to wait after that first sign does not wait: it would hold up the change of page that the sign began", async () => {
		window.dispatchEvent(new Event("pointerdown"));
		expect(await show("portfolio")).toHaveBeenCalledTimes(1);
		expect(observing).toBe(0);
	});

	test("the click that brought the code counts, too", async () => {
		const { loadAllParts } = await import("./lazy-when");
		const waiting = await show("portfolio");
		expect(waiting).not.toHaveBeenCalled();
		await act(async () => loadAllParts());
		expect(waiting).toHaveBeenCalledTimes(1);
		expect(await show("portfolio")).toHaveBeenCalledTimes(1);
	});

	test("loads at once where there is no such element, and in a browser without the observer", async () => {
		expect(await show("elsewhere")).toHaveBeenCalledTimes(1);
		Reflect.deleteProperty(window, "IntersectionObserver");
		expect(await show("portfolio")).toHaveBeenCalledTimes(1);
	});
});
