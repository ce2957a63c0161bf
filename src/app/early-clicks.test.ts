// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepEarlyClicks } from "./early-clicks";
import { keepIslandClicks, replayEarlyClick } from "./island-clicks";

afterEach(() => {
	document.body.innerHTML = "";
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
		keepIslandClicks(early);
		replayEarlyClick(early);
		expect(opened).toHaveBeenCalledTimes(1);
		click("button");
		replayEarlyClick(early);
		expect(opened).toHaveBeenCalledTimes(2);
	});

	test("repeats a click when its island hydrates, and ignores clicks in hydrated islands", async () => {
		document.body.innerHTML = '<div data-island=""><button type="button">Copy</button></div>';
		keepIslandClicks(keepEarlyClicks(page.signal));
		const part = document.querySelector<HTMLElement>("[data-island]");
		const pressed = vi.fn();
		// React stops events that it can't deliver yet.
		const stop = (event: Event) => event.stopPropagation();
		part?.addEventListener("click", stop, true);
		click("button");
		click("button");
		part?.removeEventListener("click", stop, true);
		document.querySelector("button")?.addEventListener("click", pressed);
		part?.setAttribute("data-hydrated", "");
		await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
		click("button");
		await new Promise((done) => setTimeout(done));
		expect(pressed).toHaveBeenCalledTimes(2);
	});

	test("doesn't repeat a click that React delivered after hydrating the island", async () => {
		document.body.innerHTML = '<div data-island=""><button type="button">Copy</button></div>';
		keepIslandClicks(keepEarlyClicks(page.signal));
		const pressed = vi.fn();
		document.querySelector("button")?.addEventListener("click", pressed);
		click("button");
		document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
		await new Promise((done) => setTimeout(done));
		expect(pressed).toHaveBeenCalledTimes(1);
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
		keepIslandClicks(early);
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

		const clickLink = (init: MouseEventInit = {}) => {
			const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
			document.querySelector("a")?.dispatchEvent(event);
			return event.defaultPrevented;
		};

		test("waits for its island and is followed only once", async () => {
			const early = keepEarlyClicks(page.signal);
			expect(clickLink()).toBe(true);
			keepIslandClicks(early);
			replayEarlyClick(early);
			document.querySelector("a")?.addEventListener("click", pressed);
			document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
			await vi.advanceTimersByTimeAsync(5000);
			expect(pressed).toHaveBeenCalledTimes(1);
			expect(location.hash).toBe("");
		});

		test.each([false, true])("leads to its address when the code doesn't come (React listens: %s)", async (isListening) => {
			const early = keepEarlyClicks(page.signal);
			if (isListening) keepIslandClicks(early);
			// React stops events that it can't deliver yet.
			document.querySelector("[data-island]")?.addEventListener("click", (event) => event.stopPropagation(), true);
			expect(clickLink()).toBe(true);
			await vi.advanceTimersByTimeAsync(2400);
			expect(location.hash).toBe("");
			await vi.advanceTimersByTimeAsync(200);
			expect(location.hash).toBe("#contact");
			document.querySelector("a")?.addEventListener("click", pressed);
			keepIslandClicks(early);
			replayEarlyClick(early);
			document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
			await vi.advanceTimersByTimeAsync(5000);
			expect(pressed).not.toHaveBeenCalled();
		});

		test("waits again after it was followed", async () => {
			keepIslandClicks(keepEarlyClicks(page.signal));
			document.querySelector("[data-island]")?.addEventListener("click", (event) => event.stopPropagation(), true);
			clickLink();
			await vi.advanceTimersByTimeAsync(2600);
			history.replaceState(null, "", "/");
			expect(clickLink()).toBe(true);
			await vi.advanceTimersByTimeAsync(2600);
			expect(location.hash).toBe("#contact");
		});

		test("belongs to React once its island is hydrated, and to the browser with a modifier key", async () => {
			const early = keepEarlyClicks(page.signal);
			expect(clickLink({ ctrlKey: true })).toBe(false);
			keepIslandClicks(early);
			document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
			expect(clickLink()).toBe(false);
			await vi.advanceTimersByTimeAsync(5000);
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

	test.each(["pointerdown", "touchstart", "keydown", "focusin", "popstate"])("starts the page once on the first %s", (sign) => {
		const start = vi.fn();
		keepEarlyClicks(page.signal).onFirst(start);
		dispatchEvent(new Event(sign));
		dispatchEvent(new Event(sign));
		expect(start).toHaveBeenCalledTimes(1);
	});
});
