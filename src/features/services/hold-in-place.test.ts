// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { holdInPlace } from "./hold-in-place";

/** Distance of the edge from the top of the page; the page's scroll position. */
let edge: number;
let position: number;
let told: number[];
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
		(pixels) => told.push(pixels),
	);

beforeEach(() => {
	[edge, position, told, frames, now] = [1000, 600, [], [], 0];
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
		expect(told.reduce((sum, pixels) => sum + pixels, 0)).toBe(position - 600);
	});

	test("keeps the visitor's own scrolling", () => {
		hold();
		edge = 900;
		frame();
		position += 70;
		frame();
		expect([edge - position, told]).toEqual([330, [-100]]);
	});

	test("stops at the top of the page and reports the distance scrolled", () => {
		hold();
		edge = 200;
		frame();
		frame();
		expect([position, told]).toEqual([0, [-600]]);
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

	test("can be stopped", () => {
		const stop = hold();
		stop();
		edge = 0;
		frame();
		expect([position, anchoring()]).toEqual([600, ""]);
	});
});
