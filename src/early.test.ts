// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

declare global {
	/** The endings of the addresses that the entry below was loaded from. */
	var loadedEntries: string[];
	var isOffline: boolean;
}

/** Ends in a comment, so that anything after it is allowed. The number makes each test's address new. */
const entryOf = (test: number) =>
	`data:text/javascript,loadedEntries.push(import.meta.url.split("//")[2]);if(isOffline)throw new TypeError("Failed to fetch");//${test}`;
let number = 0;
/** Modules load outside of the fake time. */
const loaded = async () => {
	for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
	return globalThis.loadedEntries;
};
const preloaded = () => [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);

/** How the visitor came to the page. */
function visit(type: NavigationTimingType): void {
	Object.assign(performance, { getEntriesByType: () => [{ type }] });
}
const isSettled = () => document.documentElement.dataset.settled === "";

/** Runs the inline script as it runs in a page of the build at `address`, with HTML that was built for `path`. */
async function runEarly(address: string, path: string | null, content = "", known?: string): Promise<void> {
	history.replaceState(null, "", address);
	document.head.innerHTML = "";
	document.body.innerHTML = `<div id="root" ${path === null ? "" : `data-path="${path}"`}${known === undefined ? "" : ` data-known="${known}"`}>${content}</div>`;
	const own = document.createElement("script");
	number += 1;
	globalThis.loadedEntries = [];
	globalThis.isOffline = false;
	own.dataset.entry = entryOf(number);
	own.dataset.preload = "/assets/entry.js /assets/start.js /assets/start.css";
	vi.spyOn(document, "currentScript", "get").mockReturnValue(own);
	vi.resetModules();
	await import("./early");
}

describe("the inline start script", () => {
	let added: Parameters<typeof addEventListener>[] = [];

	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["setTimeout"] });
		vi.stubGlobal("matchMedia", () => new EventTarget());
		visit("navigate");
		delete document.documentElement.dataset.settled;
		const add = globalThis.addEventListener;
		vi.spyOn(globalThis, "addEventListener").mockImplementation((...call: Parameters<typeof addEventListener>) => {
			added.push(call);
			add(...call);
		});
	});
	afterEach(() => {
		for (const [type, listener, options] of added) removeEventListener(type, listener, options);
		added = [];
		vi.useRealTimers();
		vi.restoreAllMocks();
		vi.unstubAllGlobals();
	});

	test("loads nothing by itself", async () => {
		await runEarly("/blogs", "/blogs");
		await vi.advanceTimersByTimeAsync(60_000);
		expect(await loaded()).toEqual([]);
		expect(preloaded()).toEqual([]);
	});

	test.each([
		["pointermove", 20],
		["keydown", 150],
		["pointerdown", 300],
		["touchstart", 300],
		["scroll", 20],
	])("loads the entry and its imports after the first %s", async (type, wait) => {
		await runEarly("/blogs", "/blogs");
		dispatchEvent(new Event(type));
		expect(preloaded()).toEqual([]);
		await vi.advanceTimersByTimeAsync(wait - 1);
		expect(preloaded()).toEqual(["modulepreload /assets/entry.js", "modulepreload /assets/start.js", "preload /assets/start.css"]);
		expect(await loaded()).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		dispatchEvent(new Event(type));
		await vi.advanceTimersByTimeAsync(1000);
		expect(await loaded()).toHaveLength(1);
	});

	test("loads the entry right after the frame that shows the effect of a tap", async () => {
		const frames: FrameRequestCallback[] = [];
		vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
		await runEarly("/blogs", "/blogs");
		dispatchEvent(new Event("pointerdown"));
		await vi.advanceTimersByTimeAsync(60);
		dispatchEvent(new Event("click"));
		await vi.advanceTimersByTimeAsync(60);
		expect(await loaded()).toEqual([]);
		frames.shift()?.(0);
		expect(await loaded()).toEqual([]);
		await vi.advanceTimersByTimeAsync(0);
		expect(await loaded()).toHaveLength(1);
		await vi.advanceTimersByTimeAsync(1000);
		expect(await loaded()).toHaveLength(1);
	});

	test.each([
		["/nowhere", false],
		["/nowhere/blog/x", false],
		["/", true],
		["/Blog/new-post", true],
		["/blogs", true],
	])("the page for unknown addresses starts at once at %s: %s", async (address, starts) => {
		await runEarly(address, "/page-that-does-not-exist", "", " admin blog blogs");
		expect(await loaded()).toHaveLength(starts ? 1 : 0);
	});

	test.each([
		["/portfolio/x", "/portfolio"],
		["/unknown", null],
		["/portfolio?service=IoT", "/portfolio"],
		["/blogs?from=mail&q=agents", "/blogs"],
	])("starts at once for %s in a document of %s", async (address, path) => {
		await runEarly(address, path);
		expect(await loaded()).toHaveLength(1);
	});

	test("waits for a visitor with a search text that filters nothing", async () => {
		await runEarly("/portfolio?utm_source=mail", "/portfolio");
		await vi.advanceTimersByTimeAsync(1000);
		expect(await loaded()).toEqual([]);
	});

	test("starts when a part without rows comes near the viewport", async () => {
		let see: (entries: { isIntersecting: boolean }[]) => void = () => undefined;
		const observe = vi.fn();
		vi.stubGlobal(
			"IntersectionObserver",
			class {
				constructor(callback: typeof see) {
					see = callback;
				}
				observe = observe;
			},
		);
		await runEarly("/portfolio", "/portfolio", "<div data-loading></div>");
		expect(observe).toHaveBeenCalledWith(document.querySelector("[data-loading]"));
		see([{ isIntersecting: false }]);
		expect(await loaded()).toEqual([]);
		see([{ isIntersecting: true }]);
		expect(await loaded()).toHaveLength(1);
	});

	test("asks again under another address after a failure, on the next input or with the connection", async () => {
		const running = runEarly("/x", "/other");
		globalThis.isOffline = true;
		await running;
		await loaded();
		dispatchEvent(new Event("pointerdown"));
		expect(await loaded()).toEqual([`${number}`, `${number}?1`]);
		globalThis.isOffline = false;
		dispatchEvent(new Event("online"));
		dispatchEvent(new Event("online"));
		await loaded();
		dispatchEvent(new Event("pointerdown"));
		expect(await loaded()).toEqual([`${number}`, `${number}?1`, `${number}?2`]);
	});

	test.each([
		["a new visit", "navigate", "/blogs", false],
		["a link to a part", "navigate", "/blogs#posts", true],
		["Back", "back_forward", "/blogs", true],
		["Reload", "reload", "/blogs", true],
		["a document of another page", "navigate", "/blogs/x", true],
	] as const)("for %s (%s to %s), everything is laid out at once: %s", async (_name, type, address, settled) => {
		visit(type);
		await runEarly(address, "/blogs");
		expect(isSettled()).toBe(settled);
	});

	test("notes that the visitor leaves from the moment on when code begins to load", async () => {
		await runEarly("/blogs", "/blogs");
		dispatchEvent(new Event("beforeunload"));
		expect(window.early?.leftAt).toBeUndefined();
		dispatchEvent(new Event("wheel"));
		await vi.advanceTimersByTimeAsync(20);
		dispatchEvent(new Event("beforeunload"));
		expect(window.early?.leftAt).toBeTypeOf("number");
	});

	test("lays out everything before a link to a part of the page scrolls", async () => {
		await runEarly("/blogs", "/blogs", "<a href='/blogs#posts'><b>Posts</b></a><a href='/contact'>Contact</a>");
		document.querySelector<HTMLElement>("[href='/contact']")?.dispatchEvent(new Event("click", { bubbles: true }));
		expect(isSettled()).toBe(false);
		document.querySelector("b")?.dispatchEvent(new Event("click", { bubbles: true }));
		expect(isSettled()).toBe(true);
	});
});
