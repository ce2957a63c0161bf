// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const scripts = () => [...document.head.querySelectorAll<HTMLScriptElement>("script[type=module]")];
const addresses = (selector: string, attribute: string) =>
	[...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

/** Runs the inline script as it runs in a page of the build at `address`, with HTML that was built for `path`. */
async function runEarly(address: string, path: string | null, content = ""): Promise<void> {
	history.replaceState(null, "", address);
	document.head.innerHTML = "";
	document.body.innerHTML = `<div id="root" ${path === null ? "" : `data-path="${path}"`}>${content}</div>`;
	const own = document.createElement("script");
	own.dataset.entry = "/assets/entry.js";
	own.dataset.preload = "/assets/entry.js /assets/start.js";
	vi.spyOn(document, "currentScript", "get").mockReturnValue(own);
	vi.resetModules();
	await import("./early");
}

describe("the inline start script", () => {
	let added: Parameters<typeof addEventListener>[] = [];

	beforeEach(() => {
		vi.useFakeTimers();
		vi.stubGlobal("matchMedia", () => new EventTarget());
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
		expect(scripts()).toEqual([]);
		expect(addresses("link", "href")).toEqual([]);
	});

	test.each([
		["pointermove", 20],
		["keydown", 150],
		["pointerdown", 150],
		["touchstart", 150],
		["scroll", 20],
	])("loads the entry and its imports after the first %s", async (type, wait) => {
		await runEarly("/blogs", "/blogs");
		dispatchEvent(new Event(type));
		expect(addresses("link[rel=modulepreload]", "href")).toEqual(["/assets/entry.js", "/assets/start.js"]);
		await vi.advanceTimersByTimeAsync(wait - 1);
		expect(scripts()).toEqual([]);
		await vi.advanceTimersByTimeAsync(1);
		dispatchEvent(new Event(type));
		await vi.advanceTimersByTimeAsync(1000);
		expect(addresses("script", "src")).toEqual(["/assets/entry.js"]);
	});

	test.each([
		["/portfolio/x", "/portfolio"],
		["/unknown", null],
		["/portfolio?service=IoT", "/portfolio"],
		["/blogs?from=mail&q=agents", "/blogs"],
	])("starts at once for %s in a document of %s", async (address, path) => {
		await runEarly(address, path);
		expect(addresses("script", "src")).toEqual(["/assets/entry.js"]);
	});

	test("waits for a visitor with a search text that filters nothing", async () => {
		await runEarly("/portfolio?utm_source=mail", "/portfolio");
		await vi.advanceTimersByTimeAsync(1000);
		expect(scripts()).toEqual([]);
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
		expect(scripts()).toEqual([]);
		see([{ isIntersecting: true }]);
		expect(scripts()).toHaveLength(1);
	});

	test("asks again under another address after a failure, on the next input or with the connection", async () => {
		await runEarly("/x", "/other");
		scripts()[0]?.onerror?.(new Event("error"));
		dispatchEvent(new Event("pointerdown"));
		expect(addresses("script", "src")).toEqual(["/assets/entry.js", "/assets/entry.js?1"]);
		scripts()[1]?.onerror?.(new Event("error"));
		dispatchEvent(new Event("online"));
		dispatchEvent(new Event("online"));
		expect(addresses("script", "src").at(-1)).toBe("/assets/entry.js?2");
		expect(scripts()).toHaveLength(3);
	});
});
