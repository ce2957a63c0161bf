// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepEarlyClicks } from "./early-clicks";
import { holdInput, keepIslandClicks } from "./island-clicks";

const react = vi.fn();
let page: AbortController;

/** Clicks a link and returns whether React gets the click. The document here follows no plain event. */
function reachesReact(id: string, init: MouseEventInit = {}): boolean {
	react.mockClear();
	document.getElementById(id)?.dispatchEvent(Object.assign(new Event("click", { bubbles: true, cancelable: true }), init));
	vi.advanceTimersByTime(1);
	return react.mock.calls.length > 0;
}

beforeEach(() => {
	vi.useFakeTimers();
	page = new AbortController();
	history.replaceState(null, "", "/iot");
	document.documentElement.dataset.hydrated = "";
	document.body.innerHTML = `<main><a id="blog" href="/blogs"><b>Blog</b></a><a id="dialog" href="/#contact" aria-haspopup="dialog">Write</a>
		<a id="part" href="/iot#faq">FAQ</a><a id="mail" href="mailto:office@example.com">Mail</a><a id="tab" href="/blogs" target="_blank">Blog</a></main>`;
	document.querySelector("main")?.addEventListener("click", react);
	window.early = keepEarlyClicks(page.signal);
	holdInput(page.signal);
});
afterEach(() => {
	page.abort();
	react.mockReset();
	vi.unstubAllGlobals();
	vi.useRealTimers();
	delete window.early;
	delete document.documentElement.dataset.hydrated;
	document.body.innerHTML = "";
});

describe("while the browser loads another page", () => {
	test("it follows a later link too: otherwise the other page replaces what React shows", () => {
		expect(reachesReact("blog")).toBe(true);
		window.early?.leave();
		expect([reachesReact("blog"), reachesReact("dialog")]).toEqual([false, true]);
	});

	test("React gets links again after 10 s", () => {
		window.early?.leave();
		vi.advanceTimersByTime(10_000);
		expect(reachesReact("blog")).toBe(true);
	});
});

describe("a click on a link", () => {
	const isLeaving = () => window.early?.leftAt !== undefined;

	test("begins to leave the page when the browser follows it", () => {
		reachesReact("blog");
		expect(isLeaving()).toBe(true);
	});

	test("that waits for React begins to leave the page when its time is over", () => {
		vi.stubGlobal("location", { host: location.host, pathname: location.pathname, assign: () => {} });
		reachesReact("dialog");
		expect(isLeaving()).toBe(false);
		vi.advanceTimersByTime(2500);
		expect(isLeaving()).toBe(true);
	});

	test("leaves nothing when React follows it", () => {
		react.mockImplementation((event: Event) => event.preventDefault());
		reachesReact("blog");
		expect(isLeaving()).toBe(false);
	});

	test.each([
		["within the page", "part", {}],
		["of another program", "mail", {}],
		["for a new tab", "blog", { ctrlKey: true }],
		["that opens a new tab", "tab", {}],
	])("%s leaves nothing", (_kind, id, init) => {
		reachesReact(id, init);
		expect(isLeaving()).toBe(false);
	});
});

describe("clicks in a part that isn't hydrated yet", () => {
	const clicked: string[] = [];

	beforeEach(() => {
		clicked.length = 0;
		document.body.innerHTML = `<main><a id="blog" href="/blogs">Blog</a><a id="part" href="/iot#faq">FAQ</a><a id="tab" href="/blogs" target="_blank">Blog</a>
			<div data-island><button id="a">A</button><button id="b">B</button></div></main>`;
		for (const button of document.querySelectorAll("button"))
			button.addEventListener("click", () => void (isHydrated() && clicked.push(button.id)));
		if (window.early) keepIslandClicks(window.early, page.signal);
	});

	const island = () => document.querySelector<HTMLElement>("[data-island]");
	const isHydrated = () => island()?.dataset.hydrated === "";
	const click = (id: string, init: MouseEventInit = {}) =>
		document.getElementById(id)?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
	async function hydrate(): Promise<void> {
		island()?.setAttribute("data-hydrated", "");
		await Promise.resolve();
	}

	test.each([
		["each once, in the order of the last clicks", ["a", "b", "a"], ["b", "a"]],
		["not after a later link to another page, whose change they could cancel", ["a", "blog"], []],
		["after an earlier link", ["blog", "a"], ["a"]],
		["after a link within the page", ["a", "part"], ["a"]],
		["after a link to a new tab", ["a", "tab"], ["a"]],
	])("are repeated %s", async (_when, clicks, repeated) => {
		for (const id of clicks) click(id);
		expect(clicked).toEqual([]);
		await hydrate();
		expect(clicked).toEqual(repeated);
	});

	test.each(["ctrlKey", "altKey"])("are repeated after a click on a link with %s, which keeps the page open", async (key) => {
		click("a");
		click("blog", { [key]: true });
		await hydrate();
		expect(clicked).toEqual(["a"]);
	});
});
