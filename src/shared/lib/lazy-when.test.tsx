// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { SectionBoundary } from "../ui/section-boundary";

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

	describe("after a failure in view", () => {
		let isHidden: boolean;
		let failures: number;
		const load = vi.fn(async () => {
			if (failures-- > 0) throw new TypeError("Failed to fetch");
			return () => <p>Projects</p>;
		});
		const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

		beforeEach(() => {
			vi.useFakeTimers();
			load.mockClear();
			isHidden = false;
			vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
		});
		afterEach(() => {
			vi.useRealTimers();
			vi.restoreAllMocks();
		});

		async function fail(times: number) {
			failures = times;
			const Lazy = lazyWhenNear("portfolio", load);
			await act(async () => render(<Suspense fallback={<p>Loading</p>}>{<Lazy />}</Suspense>));
			await act(async () => near?.([{ isIntersecting: true }]));
			expect(load).toHaveBeenCalledTimes(1);
		}

		test("tries again by itself", async () => {
			await fail(1);
			await pass(2000);
			expect([screen.getByText("Projects").tagName, load.mock.calls.length, observing]).toEqual(["P", 2, 0]);
			await pass(600_000);
			expect(load).toHaveBeenCalledTimes(2);
		});

		test("pauses twice as long each time, at most a minute", async () => {
			await fail(100);
			for (const [index, seconds] of [2, 4, 8, 16, 32, 60, 60, 60].entries()) {
				await pass(seconds * 1000 - 1);
				expect(load).toHaveBeenCalledTimes(index + 1);
				await pass(1);
				expect(load).toHaveBeenCalledTimes(index + 2);
			}
		});

		test("waits in a hidden tab until it is shown", async () => {
			await fail(1);
			isHidden = true;
			await pass(600_000);
			expect(load).toHaveBeenCalledTimes(1);
			isHidden = false;
			await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
			expect(screen.getByText("Projects")).toBeTruthy();
		});

		test("waits without a connection until it returns", async () => {
			const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
			await fail(1);
			await pass(600_000);
			expect(load).toHaveBeenCalledTimes(1);
			online.mockReturnValue(true);
			await act(async () => dispatchEvent(new Event("online")));
			expect(screen.getByText("Projects")).toBeTruthy();
		});

		test("tries again at once when the part comes back into view", async () => {
			await fail(1);
			await act(async () => near?.([{ isIntersecting: true }, { isIntersecting: false }]));
			expect(load).toHaveBeenCalledTimes(1);
			await act(async () => near?.([{ isIntersecting: true }]));
			expect(screen.getByText("Projects")).toBeTruthy();
			await pass(600_000);
			expect(load).toHaveBeenCalledTimes(2);
		});
	});

	test("writes a translated part's own texts back, and hydrates it before a translator can act", async () => {
		const sent = document.implementation.createHTMLDocument();
		sent.body.innerHTML = '<section id="portfolio"><div data-island=""><p>Our work</p></div></section>';
		document.body.innerHTML = sent.body.innerHTML.replace("Our work", "<font>Proyectos</font>");
		vi.stubGlobal(
			"XMLHttpRequest",
			class {
				responseXML = sent;
				onloadend = () => {};
				open() {}
				send() {
					this.onloadend();
				}
			},
		);
		const events: string[] = [];
		const translated = document.querySelector("p");
		translated?.addEventListener("touchcancel", () => events.push(`hydrated with “${translated.textContent}”`));
		addEventListener("partloaded", () => setTimeout(() => events.push("translated")), { once: true });
		await show("portfolio");
		expect(events).toEqual([]);
		await act(async () => near?.([{ isIntersecting: true }]));
		await vi.waitFor(() => expect(events).toEqual(["hydrated with “Our work”", "translated"]));
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

	describe("whose code is missing", () => {
		beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
		afterEach(() => vi.restoreAllMocks());

		async function lose() {
			const load = vi.fn(() => Promise.reject(new TypeError("Failed to fetch")));
			const Lazy = lazyWhenNear("portfolio", load);
			const boundary = (
				<SectionBoundary name="portfolio">
					<Suspense fallback={<p>Loading</p>}>
						<Lazy />
					</Suspense>
				</SectionBoundary>
			);
			await act(async () => render(boundary));
			return load;
		}

		test("fails once the visitor is on another page, because that page would wait for it", async () => {
			const { loadAllParts } = await import("./lazy-when");
			const load = await lose();
			await act(async () => loadAllParts());
			expect([screen.getByText("Loading").tagName, load.mock.calls.length]).toEqual(["P", 1]);
			await act(async () => loadAllParts(true));
			expect([screen.getByText("Unable to load portfolio section").tagName, load.mock.calls.length]).toEqual(["P", 2]);
		});

		test("fails on the other page also later", async () => {
			const { loadAllParts } = await import("./lazy-when");
			loadAllParts(true);
			loadAllParts(false);
			await lose();
			expect(screen.getByText("Unable to load portfolio section")).toBeTruthy();
		});
	});

	test("loads all parts when React has replaced their elements, and none before", async () => {
		const { loadReplacedParts } = await import("./lazy-when");
		const waiting = await show("portfolio");
		await act(async () => loadReplacedParts());
		expect(waiting).not.toHaveBeenCalled();
		document.getElementById("portfolio")?.remove();
		await act(async () => loadReplacedParts());
		expect(waiting).toHaveBeenCalledTimes(1);
	});

	test("loads at once without its element or without IntersectionObserver", async () => {
		expect(await show("elsewhere")).toHaveBeenCalledTimes(1);
		Reflect.deleteProperty(window, "IntersectionObserver");
		expect(await show("portfolio")).toHaveBeenCalledTimes(1);
	});
});
