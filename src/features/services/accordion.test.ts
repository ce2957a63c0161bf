// @vitest-environment jsdom
import * as fc from "fast-check";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { type AccordionAction, accordionReducer, bringUp, closed, holdInPlace } from "./accordion";

const openAfter = (...actions: AccordionAction[]) => actions.reduce(accordionReducer, closed).open;
const hover = (id: string): AccordionAction => ({ type: "hover", id });
const leave = (id: string): AccordionAction => ({ type: "leave", id });
const click = (id: string): AccordionAction => ({ type: "press", id, by: "pointer" });
const key = (id: string): AccordionAction => ({ type: "press", id, by: "keyboard" });
const keep = (id: string): AccordionAction => ({ type: "keep", id });
const gone = (id: string): AccordionAction => ({ type: "gone", id });

describe("accordion state", () => {
	test("opens on hover and closes on leave, but not when the mouse leaves another card", () => {
		expect([openAfter(hover("a")), openAfter(hover("a"), leave("a")), openAfter(hover("a"), leave("b"))]).toEqual(["a", null, "a"]);
	});

	test("toggles on a press", () => {
		expect([openAfter(click("a")), openAfter(click("a"), click("a")), openAfter(key("a")), openAfter(key("a"), key("a"))]).toEqual([
			"a",
			null,
			"a",
			null,
		]);
	});

	test("keeps a hovered card open after a click, until the next click", () => {
		expect(openAfter(hover("a"), click("a"), leave("a"))).toBe("a");
		expect(openAfter(hover("a"), click("a"), leave("a"), click("a"))).toBeNull();
	});

	test("closes a hovered card with a key", () => {
		expect(openAfter(hover("a"), key("a"))).toBeNull();
	});

	test("keeps a pinned card when the mouse leaves it, until another opens", () => {
		expect(openAfter(click("a"), leave("a"))).toBe("a");
		expect(openAfter(click("a"), hover("b"))).toBe("b");
		expect(openAfter(click("a"), hover("b"), leave("b"))).toBeNull();
		expect(openAfter(click("a"), click("b"))).toBe("b");
	});

	test("keeps a card that the visitor works in or that the browser opened", () => {
		expect(openAfter(hover("a"), keep("a"), leave("a"))).toBe("a");
		expect(openAfter(keep("a"), leave("a"))).toBe("a");
		expect(openAfter(keep("a"), gone("a"))).toBeNull();
		expect(openAfter(keep("b"), gone("a"))).toBe("b");
	});

	test("moves from card to card on hover", () => {
		expect(openAfter(hover("a"), hover("b"), leave("a"))).toBe("b");
	});

	test("opens a card only through its own events, and has a single closed state", () => {
		const action = fc.record({
			type: fc.constantFrom("hover", "leave", "press", "keep", "gone"),
			id: fc.constantFrom("a", "b", "c"),
			by: fc.constantFrom("pointer", "keyboard"),
		}) as fc.Arbitrary<AccordionAction>;
		fc.assert(
			fc.property(fc.array(action), (actions) => {
				let state = closed;
				for (const next of actions) {
					const before = state.open;
					state = accordionReducer(state, next);
					if (state.open !== before) expect([null, next.id]).toContain(state.open);
					if (state.open === null) expect(state.pinned).toBe(false);
				}
			}),
		);
	});
});

/** Distance of the edge from the top of the page; the page's scroll position. */
let edge: number;
let position: number;
let reported: number[];
let frames: FrameRequestCallback[];
let now: number;

const anchoring = () => document.documentElement.style.getPropertyValue("overflow-anchor");
const frame = (milliseconds = 16) => {
	now += milliseconds;
	for (const callback of frames.splice(0)) callback(now);
};
const hold = () =>
	holdInPlace(
		() => edge - position,
		(pixels) => reported.push(pixels),
	);

beforeEach(() => {
	[edge, position, reported, frames, now] = [1000, 600, [], [], 0];
	vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
	vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
	vi.spyOn(performance, "now").mockImplementation(() => now);
	Object.defineProperty(window, "scrollY", { configurable: true, get: () => position });
	vi.stubGlobal("scrollBy", ({ top = 0, behavior }: ScrollToOptions) => {
		expect(behavior).toBe("instant");
		position = Math.max(0, position + top);
	});
});

describe("holdInPlace", () => {
	test("keeps an edge at its viewport position, frame by frame, while a card closes", () => {
		hold();
		for (const next of [950, 800.4, 500.8, 500.8]) {
			edge = next;
			frame();
			expect(Math.abs(edge - position - 400)).toBeLessThanOrEqual(0.5);
		}
		expect(reported.reduce((sum, pixels) => sum + pixels, 0)).toBe(position - 600);
	});

	test("keeps the visitor's own scrolling", () => {
		hold();
		edge = 900;
		frame();
		position += 70;
		frame();
		expect([edge - position, reported]).toEqual([330, [-100]]);
	});

	test("stops at the top of the page and reports the distance scrolled", () => {
		hold();
		edge = 200;
		frame();
		frame();
		expect([position, reported]).toEqual([0, [-600]]);
	});

	test("disables the browser's scroll anchoring for the same time", () => {
		hold();
		expect(anchoring()).toBe("none");
		frame(300);
		expect(anchoring()).toBe("none");
		frame(300);
		expect([anchoring(), frames.length]).toEqual(["", 0]);
		edge = 0;
		frame();
		expect(position).toBe(600);
	});

	test("goes on after slow frames until the edge rests", () => {
		hold();
		for (const next of [800, 500]) {
			edge = next;
			frame(700);
			expect(edge - position).toBe(400);
		}
		frame();
		expect([anchoring(), frames.length]).toEqual(["", 0]);
	});

	test("can be stopped", () => {
		const stop = hold();
		stop();
		edge = 0;
		frame();
		expect([position, anchoring()]).toEqual([600, ""]);
	});
});

describe("bringUp", () => {
	const HEIGHT = 900;
	const start = (scrolled = (pixels: number) => void reported.push(pixels)) => {
		vi.stubGlobal("innerHeight", HEIGHT);
		const element = document.createElement("div");
		element.getBoundingClientRect = () => ({ ...new DOMRect(), bottom: edge - position });
		return bringUp(element, scrolled);
	};
	const run = () => {
		for (let count = 0; frames.length > 0 && count < 200; count += 1) frame();
	};
	const prefersReduced = (matches: boolean) => vi.stubGlobal("matchMedia", () => ({ matches }));

	test("scrolls step by step until the element is 24 px above the viewport's lower edge, and reports it", () => {
		prefersReduced(false);
		edge = position + HEIGHT + 200;
		start();
		frame();
		expect(position).toBe(645);
		run();
		expect(edge - position).toBe(HEIGHT - 24);
		expect(reported.reduce((sum, pixels) => sum + pixels, 0)).toBe(224);
	});

	test("scrolls at once under reduced motion, and not at all when the element is in view", () => {
		prefersReduced(true);
		edge = position + HEIGHT;
		start();
		frame();
		expect(position).toBe(624);
		edge = position + HEIGHT - 24;
		start();
		run();
		expect(position).toBe(624);
	});

	test("follows an element that moves while another panel closes", () => {
		prefersReduced(true);
		edge = position + HEIGHT - 100;
		start();
		frame();
		expect(position).toBe(600);
		edge = position + HEIGHT + 100;
		frame();
		expect(edge - position).toBe(HEIGHT - 24);
		frame(600);
		expect(frames).toHaveLength(0);
	});

	test("ends when the visitor scrolls, presses or types", () => {
		prefersReduced(false);
		for (const type of ["wheel", "touchstart", "pointerdown", "keydown"]) {
			edge = position + HEIGHT + 200;
			start();
			frame();
			const reached = position;
			dispatchEvent(new Event(type));
			run();
			expect(position, type).toBe(reached);
		}
	});
});
