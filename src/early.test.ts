// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

declare global {
	/** The endings of the addresses that the entry below was loaded from. */
	var loadedEntries: string[];
	var isOffline: boolean;
}

/** Without a space, which ends an address in the list, and with a comment at the end, so that anything after it is allowed. The number makes each test's address new. */
const entryOf = (test: number) =>
	`data:text/javascript,loadedEntries.push(import.meta.url.split("//")[2]);if(isOffline)throw%20TypeError("Failed%20to%20fetch");//${test}`;
let number = 0;
/** Modules load outside of the fake time. */
const loaded = async () => {
	for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
	return globalThis.loadedEntries;
};
const preloaded = () => [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);

/** How the visitor came to the page. */
function visit(type: NavigationTimingType, name = "https://kalpa.example/"): void {
	Object.assign(performance, { getEntriesByType: () => [{ type, name }] });
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
	own.dataset.entry = `${entryOf(number)} /assets/start.js /assets/start.css`;
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
		["scroll", 20],
	])("loads the entry and its imports after the first %s", async (type, wait) => {
		await runEarly("/blogs", "/blogs");
		dispatchEvent(new Event(type));
		expect(preloaded()).toEqual([]);
		await vi.advanceTimersByTimeAsync(wait - 1);
		expect(preloaded()).toEqual([`modulepreload ${entryOf(number)}`, "modulepreload /assets/start.js", "preload /assets/start.css"]);
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

	test.each([
		["a search text that filters nothing", "/portfolio?utm_source=mail"],
		["a slash at the end, which some hosts add", "/portfolio/"],
	])("waits for a visitor with %s", async (_what, address) => {
		await runEarly(address, "/portfolio");
		await vi.advanceTimersByTimeAsync(1000);
		expect(await loaded()).toEqual([]);
	});

	test.each([true, "form"])("starts at once when the chat has reloaded the page or its form has a draft (%s)", async (run) => {
		visit("reload");
		vi.spyOn(History.prototype, "state", "get").mockReturnValue({ run });
		await runEarly("/", "/");
		expect(await loaded()).toHaveLength(1);
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

	describe("after a failure", () => {
		/** Starts the page without its entry, and returns the reload that the page would make. */
		async function fail(answer: () => Promise<unknown>) {
			const reload = vi.fn();
			// The document here can't reload.
			vi.stubGlobal("location", { hash: "", pathname: "/x", search: "", reload });
			vi.stubGlobal("fetch", answer);
			const running = runEarly("/x", "/other");
			globalThis.isOffline = true;
			await running;
			await loaded();
			return reload;
		}
		const pass = async (ms: number) => {
			await vi.advanceTimersByTimeAsync(ms);
			return (await loaded()).length;
		};

		test("asks again under another address with the connection", async () => {
			await fail(async () => ({}));
			globalThis.isOffline = false;
			dispatchEvent(new Event("online"));
			dispatchEvent(new Event("online"));
			await loaded();
			await pass(60_000);
			expect(await loaded()).toEqual([`${number}`, `${number}?1`]);
		});

		test("asks again by itself after pauses that grow, and not with each input", async () => {
			await fail(() => Promise.reject(new TypeError("Failed to fetch")));
			for (const [index, seconds] of [3, 6, 9].entries()) {
				for (let input = 0; input < 50; input += 1) dispatchEvent(new Event("pointermove"));
				expect(await pass(seconds * 1000 - 1)).toBe(index + 1);
				expect(await pass(1)).toBe(index + 2);
			}
		});

		test("reloads the page when the entry fails twice although the site answers", async () => {
			const reload = await fail(async () => ({}));
			expect(reload).not.toHaveBeenCalled();
			await pass(3000);
			expect(reload).toHaveBeenCalledTimes(1);
		});

		test.each(["input", "textarea"])("keeps typed text in <%s> instead of reloading", async (field) => {
			const reload = await fail(async () => ({}));
			const element = document.body.appendChild(document.createElement(field)) as HTMLInputElement;
			element.value = "Mohammed";
			await pass(3000);
			await pass(6000);
			expect(reload).not.toHaveBeenCalled();
			element.value = "";
			await pass(9000);
			expect(reload).toHaveBeenCalledTimes(1);
		});

		test("doesn't cancel a link by a reload", async () => {
			const now = vi.spyOn(Date, "now").mockReturnValue(1_000_000);
			const reload = await fail(async () => ({}));
			window.early?.leave();
			now.mockReturnValue(1_009_999);
			await pass(3000);
			await pass(6000);
			expect(reload).not.toHaveBeenCalled();
			now.mockReturnValue(1_010_000);
			await pass(9000);
			expect(reload).toHaveBeenCalledTimes(1);
		});

		test.each([
			["without an answer", "navigate", () => Promise.reject(new TypeError("Failed to fetch"))],
			["after a reload, which didn't help", "reload", async () => ({})],
		] as const)("keeps the page %s", async (_when, type, answer) => {
			visit(type);
			const reload = await fail(answer);
			expect(await pass(3000)).toBe(2);
			expect(await pass(60_000)).toBeGreaterThan(3);
			expect(reload).not.toHaveBeenCalled();
		});
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

	test("lays out everything at once for a link to a text, which the browser hides from scripts", async () => {
		visit("navigate", "https://kalpa.example/blogs#:~:text=agents");
		await runEarly("/blogs", "/blogs");
		expect(isSettled()).toBe(true);
	});

	test("notes that the visitor leaves from the moment on when code begins to load", async () => {
		await runEarly("/blogs", "/blogs");
		dispatchEvent(new Event("beforeunload"));
		expect(window.early?.leftAt).toBeUndefined();
		dispatchEvent(new Event("scroll"));
		await vi.advanceTimersByTimeAsync(20);
		dispatchEvent(new Event("beforeunload"));
		expect(window.early?.leftAt).toBeTypeOf("number");
		// Back can show the page again.
		dispatchEvent(new Event("pagehide"));
		expect(window.early?.leftAt).toBe(0);
	});

	test.each([
		["/reviews", true],
		["/reviews#top", true],
		["/blogs?q=agents", true],
		["#posts", false],
		["https://example.com/", false],
		["mailto:hello@example.com", false],
	])("a link to %s leaves the page: %s", async (href, leaves) => {
		await runEarly("/blogs", "/blogs", `<a href="${href}">Link</a>`);
		// Not a MouseEvent, which the document here would answer with a navigation.
		document.querySelector("a")?.dispatchEvent(new Event("click", { bubbles: true }));
		await vi.advanceTimersByTimeAsync(0);
		expect(window.early?.leftAt !== undefined).toBe(leaves);
	});

	test("lays out everything before a link to a part of the page scrolls", async () => {
		await runEarly("/blogs", "/blogs", "<a href='/blogs#posts'><b>Posts</b></a><a href='/contact'>Contact</a>");
		document.querySelector<HTMLElement>("[href='/contact']")?.dispatchEvent(new Event("click", { bubbles: true }));
		expect(isSettled()).toBe(false);
		document.querySelector("b")?.dispatchEvent(new Event("click", { bubbles: true }));
		expect(isSettled()).toBe(true);
	});
});
