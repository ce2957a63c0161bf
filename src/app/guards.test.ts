// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { installTrustedTypes, keepEarlyClicks, reloadOnStaleChunk, reloadTowards } from "./guards";

afterEach(() => {
	vi.useRealTimers();
	sessionStorage.clear();
	document.body.innerHTML = "";
});

describe("files missing after a deployment", () => {
	/** A failed load of a chunk. */
	const fail = async () => {
		dispatchEvent(new Event("vite:preloadError", { cancelable: true }));
		await new Promise((resolve) => setTimeout(resolve));
	};

	let visited: string[];
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ["Date"] });
		visited = [];
		vi.stubGlobal("fetch", async () => new Response());
		vi.stubGlobal("location", { reload: () => visited.push("reload"), assign: (address: string) => visited.push(address) });
	});
	afterEach(() => reloadTowards(null));

	test("reloads once, skips a second failure within a minute, and reloads again for a later one", async () => {
		reloadOnStaleChunk();
		await fail();
		vi.setSystemTime(Date.now() + 59_000);
		await fail();
		expect(visited).toEqual(["reload"]);
		vi.setSystemTime(Date.now() + 2000);
		await fail();
		expect(visited).toEqual(["reload", "reload"]);
	});

	test("navigates to the contact section when its chunk fails, so that the click isn't lost", async () => {
		reloadOnStaleChunk();
		reloadTowards(() => "/#contact");
		await fail();
		expect(visited).toEqual(["/#contact"]);
	});

	test("navigates to any other page when its chunk fails, and shows the error page on a second failure within a minute", async () => {
		reloadOnStaleChunk();
		reloadTowards(() => "/portfolio?service=saas#projects-grid");
		await Promise.all([fail(), fail()]);
		await fail();
		expect(visited).toEqual(["/portfolio?service=saas#projects-grid"]);
	});

	test("doesn't reload the page when a file fails that no navigation needs", async () => {
		reloadOnStaleChunk();
		reloadTowards(() => null);
		await fail();
		expect(visited).toEqual([]);
	});

	test("keeps the page and doesn't use up the reload when the browser is offline", async () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		reloadOnStaleChunk();
		await fail();
		expect(visited).toEqual([]);
		online.mockReturnValue(true);
		await fail();
		expect(visited).toEqual(["reload"]);
	});

	test("keeps the page when the server can't be reached although the browser counts as online", async () => {
		vi.stubGlobal("fetch", async () => {
			throw new TypeError("Failed to fetch");
		});
		reloadOnStaleChunk();
		await fail();
		expect([visited, sessionStorage.length]).toEqual([[], 0]);
	});

	test("doesn't reload without storage, to avoid a loop", async () => {
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
		reloadOnStaleChunk();
		await fail();
		expect(visited).toEqual([]);
	});
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
		early.listening();
		early.replay();
		expect(opened).toHaveBeenCalledTimes(1);
		click("button");
		early.replay();
		expect(opened).toHaveBeenCalledTimes(2);
	});

	test("repeats a click when its island hydrates, and ignores clicks in hydrated islands", async () => {
		document.body.innerHTML = '<div data-island=""><button type="button">Copy</button></div>';
		keepEarlyClicks(page.signal).listening();
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
		keepEarlyClicks(page.signal).listening();
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
		early.replay();
		expect(pressed).not.toHaveBeenCalled();
		document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
		await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
	});

	test("doesn't repeat a click made after React began to listen", () => {
		document.body.innerHTML = '<button type="button">Menu</button>';
		const early = keepEarlyClicks(page.signal);
		const opened = vi.fn();
		document.querySelector("button")?.addEventListener("click", opened);
		early.listening();
		click("button");
		early.replay();
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
			early.listening();
			early.replay();
			document.querySelector("a")?.addEventListener("click", pressed);
			document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
			await vi.advanceTimersByTimeAsync(5000);
			expect(pressed).toHaveBeenCalledTimes(1);
			expect(location.hash).toBe("");
		});

		test.each([false, true])("leads to its address when the code doesn't come (React listens: %s)", async (isListening) => {
			const early = keepEarlyClicks(page.signal);
			if (isListening) early.listening();
			// React stops events that it can't deliver yet.
			document.querySelector("[data-island]")?.addEventListener("click", (event) => event.stopPropagation(), true);
			expect(clickLink()).toBe(true);
			await vi.advanceTimersByTimeAsync(2400);
			expect(location.hash).toBe("");
			await vi.advanceTimersByTimeAsync(200);
			expect(location.hash).toBe("#contact");
			document.querySelector("a")?.addEventListener("click", pressed);
			early.listening();
			early.replay();
			document.querySelector("[data-island]")?.setAttribute("data-hydrated", "");
			await vi.advanceTimersByTimeAsync(5000);
			expect(pressed).not.toHaveBeenCalled();
		});

		test("belongs to React once its island is hydrated, and to the browser with a modifier key", async () => {
			const early = keepEarlyClicks(page.signal);
			expect(clickLink({ ctrlKey: true })).toBe(false);
			early.listening();
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

describe("Trusted Types policy", () => {
	interface Rules {
		createHTML: (text: string) => string;
		createScript: (text: string) => string;
		createScriptURL: (url: string) => string;
	}
	let rules: Rules;

	beforeEach(() => {
		vi.stubGlobal("trustedTypes", {
			createPolicy: (name: string, given: Rules) => {
				expect(name).toBe("default");
				rules = given;
			},
		});
		installTrustedTypes();
	});

	test.each([
		"<img src=x onerror=alert(1)>",
		"<script>alert(1)</script>",
		"<b>x</b>",
		'{"a":"</script><img onerror=alert(1)>"}',
		"alert(1)",
	])("refuses %s as HTML and as a script", (text) => {
		expect(() => rules.createHTML(text)).toThrow(TypeError);
		if (text !== '{"a":"</script><img onerror=alert(1)>"}') expect(() => rules.createScript(text)).toThrow(TypeError);
	});

	test("accepts React's own literal and structured data", () => {
		expect(rules.createHTML("<script></script>")).toBe("<script></script>");
		expect(rules.createHTML('{"name":"Kalpa"}')).toBe('{"name":"Kalpa"}');
		expect(rules.createScript('{"name":"Kalpa"}')).toBe('{"name":"Kalpa"}');
	});

	test("refuses a script address of another origin", () => {
		expect(rules.createScriptURL("/assets/page.js")).toBe("/assets/page.js");
		for (const url of [
			"https://evil.example/x.js",
			"//evil.example/x.js",
			"data:text/javascript,alert(1)",
			"blob:https://evil.example/1",
		]) {
			expect(() => rules.createScriptURL(url)).toThrow();
		}
	});

	test("starts in a browser without Trusted Types", () => {
		Reflect.deleteProperty(window, "trustedTypes");
		expect(installTrustedTypes).not.toThrow();
	});
});
