// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PART_LOADED } from "@/shared/lib/lazy-when";
import { keepEarlyClicks } from "./early-clicks";
import { holdInput, keepIslandClicks, replayEarlyClick } from "./island-clicks";

afterEach(() => {
	document.body.innerHTML = "";
	delete document.documentElement.dataset.hydrated;
});

describe("input before the page's script runs", () => {
	let page: AbortController;
	beforeEach(() => {
		page = new AbortController();
	});
	afterEach(() => page.abort());

	const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
	/** Submits the form and returns whether that was prevented. */
	const submit = () => !document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));

	test("repeats an early button click once React listens, and only once", () => {
		document.body.innerHTML = '<button type="button"><span>Menu</span></button>';
		const early = keepEarlyClicks(page.signal);
		click("span");
		const opened = vi.fn();
		document.querySelector("button")?.addEventListener("click", opened);
		keepIslandClicks(early, page.signal);
		replayEarlyClick(early);
		expect(opened).toHaveBeenCalledTimes(1);
		click("button");
		replayEarlyClick(early);
		expect(opened).toHaveBeenCalledTimes(2);
	});

	test("repeats a click when its island hydrates, and ignores clicks in hydrated islands", async () => {
		document.body.innerHTML = '<div data-island=""><button type="button">Copy</button></div>';
		keepIslandClicks(keepEarlyClicks(page.signal), page.signal);
		holdInput(page.signal);
		document.documentElement.dataset.hydrated = "";
		const part = document.querySelector<HTMLElement>("[data-island]");
		const pressed = vi.fn();
		document.querySelector("button")?.addEventListener("click", pressed);
		click("button");
		click("button");
		expect(pressed).not.toHaveBeenCalled();
		part?.setAttribute("data-hydrated", "");
		await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
		click("button");
		await new Promise((done) => setTimeout(done));
		expect(pressed).toHaveBeenCalledTimes(2);
	});

	test("repeats the click that started the page once its island hydrates", async () => {
		document.body.innerHTML = '<div data-island=""><button type="button">Copy</button></div>';
		const early = keepEarlyClicks(page.signal);
		click("button");
		const pressed = vi.fn();
		document.querySelector("button")?.addEventListener("click", pressed);
		replayEarlyClick(early);
		expect(pressed).not.toHaveBeenCalled();
		document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
		await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
	});

	test("doesn't repeat a click made after React began to listen", () => {
		document.body.innerHTML = '<button type="button">Menu</button>';
		const early = keepEarlyClicks(page.signal);
		const opened = vi.fn();
		document.querySelector("button")?.addEventListener("click", opened);
		keepIslandClicks(early, page.signal);
		click("button");
		replayEarlyClick(early);
		expect(opened).toHaveBeenCalledTimes(1);
	});

	describe.each(['aria-haspopup="dialog"', 'role="button"'])("a link with %s", (attribute) => {
		const pressed = vi.fn((event: Event) => event.preventDefault());

		beforeEach(() => {
			vi.useFakeTimers();
			pressed.mockClear();
			history.replaceState(null, "", "/");
			document.body.innerHTML = `<div data-island=""><a href="/#contact" ${attribute}>Schedule</a></div>`;
		});
		afterEach(() => {
			vi.useRealTimers();
		});

		const hydrateIsland = () => document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
		/** Whether the page stopped the browser from following the link. The document here never follows it. */
		const clickLink = (init: MouseEventInit = {}) => {
			let isStopped = false;
			const notFollowed = (event: Event) => {
				isStopped = event.defaultPrevented;
				event.preventDefault();
			};
			addEventListener("click", notFollowed, { once: true });
			document.querySelector("a")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
			return isStopped;
		};

		test("waits for its island and is followed only once", async () => {
			const early = keepEarlyClicks(page.signal);
			expect(clickLink()).toBe(true);
			keepIslandClicks(early, page.signal);
			replayEarlyClick(early);
			document.querySelector("a")?.addEventListener("click", pressed);
			hydrateIsland();
			await vi.advanceTimersByTimeAsync(5000);
			expect(pressed).toHaveBeenCalledTimes(1);
			expect(location.hash).toBe("");
		});

		test.each([false, true])("leads to its address when the code doesn't come (React listens: %s)", async (isListening) => {
			const early = keepEarlyClicks(page.signal);
			if (isListening) keepIslandClicks(early, page.signal);
			expect(clickLink()).toBe(true);
			await vi.advanceTimersByTimeAsync(2400);
			expect(location.hash).toBe("");
			await vi.advanceTimersByTimeAsync(200);
			expect(location.hash).toBe("#contact");
			document.querySelector("a")?.addEventListener("click", pressed);
			keepIslandClicks(early, page.signal);
			replayEarlyClick(early);
			hydrateIsland();
			await vi.advanceTimersByTimeAsync(5000);
			expect(pressed).not.toHaveBeenCalled();
		});

		test("waits again after it was followed", async () => {
			keepIslandClicks(keepEarlyClicks(page.signal), page.signal);
			clickLink();
			await vi.advanceTimersByTimeAsync(2600);
			history.replaceState(null, "", "/");
			expect(clickLink()).toBe(true);
			await vi.advanceTimersByTimeAsync(2600);
			expect(location.hash).toBe("#contact");
		});

		describe("beside another link", () => {
			const clickOther = (init: MouseEventInit = {}) =>
				document.querySelector("#other")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));

			beforeEach(() => {
				document.body.insertAdjacentHTML("beforeend", '<a id="other" href="#other">Reviews</a>');
				document.querySelector("#other")?.addEventListener("click", (event) => event.preventDefault());
			});

			test.each([false, true])("is dropped when the visitor clicks the other one (React listens: %s)", async (isListening) => {
				const early = keepEarlyClicks(page.signal);
				if (isListening) keepIslandClicks(early, page.signal);
				clickLink();
				clickOther();
				document.querySelector("a")?.addEventListener("click", pressed);
				await vi.advanceTimersByTimeAsync(2600);
				if (!isListening) keepIslandClicks(early, page.signal);
				replayEarlyClick(early);
				hydrateIsland();
				await vi.advanceTimersByTimeAsync(0);
				expect([location.hash, pressed.mock.calls.length]).toEqual(["", 0]);
			});

			test("is dropped when the visitor clicks the other one, which acts as a button on hydrated HTML", async () => {
				document.querySelector("#other")?.setAttribute("role", "button");
				keepIslandClicks(keepEarlyClicks(page.signal), page.signal);
				clickLink();
				clickOther();
				await vi.advanceTimersByTimeAsync(2600);
				expect(location.hash).toBe("");
			});

			test("is kept when the visitor clicks it again after the other one", async () => {
				keepIslandClicks(keepEarlyClicks(page.signal), page.signal);
				for (const click of [clickLink, clickOther, clickLink]) click();
				document.querySelector("a")?.addEventListener("click", pressed);
				hydrateIsland();
				await vi.advanceTimersByTimeAsync(0);
				expect(pressed).toHaveBeenCalledTimes(1);
			});

			test("is kept when the visitor opens the other one in a new tab", async () => {
				keepEarlyClicks(page.signal);
				clickLink();
				clickOther({ ctrlKey: true });
				await vi.advanceTimersByTimeAsync(2600);
				expect(location.hash).toBe("#contact");
			});
		});

		test.each(["popstate", "pagehide"])("is dropped when the visitor goes Back (%s)", async (type) => {
			keepEarlyClicks(page.signal);
			clickLink();
			dispatchEvent(new Event(type));
			await vi.advanceTimersByTimeAsync(2600);
			expect(location.hash).toBe("");
		});

		test.each(["the page", "its island"])("leads to its address when React replaces the HTML of %s", async (html) => {
			const early = keepEarlyClicks(page.signal);
			if (html === "its island") keepIslandClicks(early, page.signal);
			clickLink();
			document.querySelector("a")?.remove();
			if (html === "the page") keepIslandClicks(early, page.signal);
			replayEarlyClick(early);
			hydrateIsland();
			await vi.advanceTimersByTimeAsync(2600);
			expect(location.hash).toBe("#contact");
		});

		test("belongs to React once its island is hydrated, and to the browser with a modifier key", async () => {
			const early = keepEarlyClicks(page.signal);
			expect(clickLink({ ctrlKey: true })).toBe(false);
			keepIslandClicks(early, page.signal);
			hydrateIsland();
			expect(clickLink()).toBe(false);
			await vi.advanceTimersByTimeAsync(5000);
		});
	});

	describe("HTML that isn't hydrated", () => {
		const heard = vi.fn();
		let early: ReturnType<typeof keepEarlyClicks>;
		/** Whether React, which listens at the page's root, gets the event. */
		const reaches = (selector: string, type: string) => {
			heard.mockClear();
			document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true }));
			return heard.mock.calls.some(([event]) => event.type === type);
		};

		beforeEach(() => {
			vi.useFakeTimers();
			vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frame());
			document.body.innerHTML = `<main><a href="#x">Link</a><button>Menu</button>
				<div data-island=""><button id="chip">IoT</button><summary>Question</summary><input><a href="#y">Link</a></div>
				<div data-island="" data-lost=""><div data-lost-note=""><button>Try Again</button></div></div></main>`;
			for (const type of ["pointerdown", "input", "click", "touchcancel"])
				document.querySelector("main")?.addEventListener(type, heard, true);
			early = keepEarlyClicks(page.signal);
			holdInput(page.signal);
		});
		afterEach(() => {
			vi.useRealTimers();
			vi.unstubAllGlobals();
		});

		test("gets no input before the page is hydrated, but clicks on links", () => {
			const inputs = [reaches("main > button", "pointerdown"), reaches("main > button", "click"), reaches("#chip", "click")];
			expect([...inputs, reaches("main > a", "click")]).toEqual([false, false, false, true]);
		});

		test("gets no input in islands afterwards until they are hydrated", () => {
			keepIslandClicks(early, page.signal);
			document.documentElement.dataset.hydrated = "";
			expect([reaches("main > button", "click"), reaches("[data-lost-note] button", "click")]).toEqual([true, true]);
			const inputs = () => [reaches("#chip", "pointerdown"), reaches("summary", "click"), reaches("input", "input")];
			expect([...inputs(), reaches("[data-island] a", "click")]).toEqual([false, false, false, true]);
			document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
			expect(inputs()).toEqual([true, true, true]);
		});

		test("is hydrated at once after a click that waits for it, and again when its code is there", () => {
			keepIslandClicks(early, page.signal);
			document.documentElement.dataset.hydrated = "";
			const hurried = () => heard.mock.calls.map(([event]) => `${event.type} ${event.target.id}`);
			reaches("summary", "click");
			vi.runAllTimers();
			expect(hurried()).toEqual([]);
			reaches("#chip", "click");
			expect(hurried()).toEqual([]);
			vi.runAllTimers();
			expect(hurried()).toEqual(["touchcancel chip"]);
			dispatchEvent(new Event(PART_LOADED));
			vi.runAllTimers();
			expect(hurried()).toEqual(["touchcancel chip", "touchcancel chip"]);
		});
	});

	test("keeps an unhydrated form on the page and remembers that it was submitted", () => {
		document.body.innerHTML = "<form><input></form>";
		keepEarlyClicks(page.signal);
		expect(submit()).toBe(true);
		expect(document.querySelector("form")?.hasAttribute("data-held")).toBe(true);
	});

	test("ignores a form that is ready", () => {
		document.body.innerHTML = '<form data-ready=""><input></form>';
		keepEarlyClicks(page.signal);
		expect(submit()).toBe(false);
	});

	test.each(["pointerdown", "keydown", "focusin", "popstate"])("starts the page once on the first %s", (sign) => {
		const start = vi.fn();
		keepEarlyClicks(page.signal).onFirst(start);
		dispatchEvent(new Event(sign));
		dispatchEvent(new Event(sign));
		expect(start).toHaveBeenCalledTimes(1);
	});
});
