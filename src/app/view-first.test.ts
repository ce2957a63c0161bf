// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changeViewFirst, layOutParts } from "./view-first";

let frames: (() => void)[] = [];
let page: AbortController;

const part = (id: string) => document.getElementById(id) as HTMLElement;
const press = (selector: string, type = "mouseup") =>
	document.querySelector(selector)?.dispatchEvent(new MouseEvent(type, { bubbles: true }));
const hidden = () =>
	[...document.querySelectorAll<HTMLElement>("section")].filter(({ style }) => style.contentVisibility === "hidden").map(({ id }) => id);
const nextFrame = () => {
	for (const frame of frames.splice(0)) frame();
	vi.runAllTimers();
};

beforeEach(() => {
	page = new AbortController();
	frames = [];
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	vi.stubGlobal("requestAnimationFrame", (frame: () => void) => frames.push(frame));
	document.documentElement.dataset.settled = "";
	document.body.innerHTML = `<button data-opens="menu"><i>Open</i></button><button data-theme-choice="dark">Dark</button><a href="#x">Link</a>
		<section id="above"></section><section id="seen"></section><section id="below"><input></section><section id="far"></section>`;
	for (const [id, top] of [
		["above", -700],
		["seen", -100],
		["below", innerHeight + 1],
		["far", innerHeight + 601],
	] as const)
		part(id).getBoundingClientRect = () => new DOMRect(0, top, 390, 600);
	changeViewFirst(page.signal);
});
afterEach(() => {
	page.abort();
	vi.useRealTimers();
	vi.unstubAllGlobals();
	delete document.documentElement.dataset.settled;
	document.body.innerHTML = "";
});

describe("a control that changes the whole page", () => {
	test.each(["[data-opens] i", "[data-theme-choice]"])("%s leaves parts out of view for later, at their height", (control) => {
		press(control);
		expect(hidden()).toEqual(["above", "below", "far"]);
		expect(part("far").style.height).toBe("600px");
	});

	test("brings them back one per frame, after the frame that shows the change", () => {
		press("[data-opens]");
		press("[data-opens]", "click");
		nextFrame();
		expect(hidden()).toHaveLength(3);
		for (const left of [2, 1, 0]) {
			nextFrame();
			expect(hidden()).toHaveLength(left);
		}
		expect(part("far").style.height).toBe("");
		nextFrame();
		expect(frames).toEqual([]);
	});

	test("keeps the part with the focus", () => {
		document.querySelector("input")?.focus();
		press("[data-opens]", "click");
		expect(hidden()).toEqual(["above", "far"]);
	});

	test("changes nothing before all parts are laid out, and other clicks never do", () => {
		press("a");
		delete document.documentElement.dataset.settled;
		press("[data-opens]");
		expect([hidden(), frames]).toEqual([[], []]);
	});
});

test("the first layout is completed one part per frame", () => {
	delete document.documentElement.dataset.settled;
	const shown = () => [...document.querySelectorAll("section")].filter(({ style }) => style.contentVisibility === "visible").length;
	layOutParts();
	for (const count of [1, 2, 3, 4]) {
		expect([shown(), document.documentElement.dataset.settled]).toEqual([count, undefined]);
		nextFrame();
	}
	expect(document.documentElement.dataset.settled).toBe("");
	expect(frames).toEqual([]);
});
