// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ScrollGate, type ScrollSpeed, useScrollSpeed } from "./use-scroll-speed";

describe("ScrollGate", () => {
	const fastAfter = (...frames: number[]) => {
		const gate = new ScrollGate();
		for (const pixels of frames) gate.frame(pixels);
		return gate.fast;
	};

	test("is fast above 10 px per frame in either direction", () => {
		expect([fastAfter(10), fastAfter(11), fastAfter(-10), fastAfter(-11)]).toEqual([false, true, false, true]);
	});

	test("is calm below 5 px per frame", () => {
		expect([fastAfter(11, 5), fastAfter(11, 4), fastAfter(-11, -5), fastAfter(-11, -4)]).toEqual([true, false, true, false]);
	});

	test("keeps the last answer between 5 and 10 px", () => {
		expect([fastAfter(5, 10, 7), fastAfter(11, 10, 5, 9), fastAfter(11, 0, 10)]).toEqual([false, true, false]);
	});
});

describe("useScrollSpeed", () => {
	let frames: FrameRequestCallback[];

	beforeEach(() => {
		frames = [];
		vi.stubGlobal("requestAnimationFrame", (callback: FrameRequestCallback) => frames.push(callback));
		vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
		vi.stubGlobal("scrollY", 300);
	});
	afterEach(cleanup);

	const scrollTo = (top: number) => {
		vi.stubGlobal("scrollY", top);
		dispatchEvent(new Event("scroll"));
	};
	const frame = () => {
		for (const callback of frames.splice(0)) callback(0);
	};
	const watch = (): ScrollSpeed => renderHook(() => useScrollSpeed()).result.current;

	test("measures each frame, starting from the first position", () => {
		const speed = watch();
		scrollTo(310);
		frame();
		expect(speed.isFast()).toBe(false);
		scrollTo(321);
		frame();
		expect(speed.isFast()).toBe(true);
		scrollTo(316);
		frame();
		expect(speed.isFast()).toBe(true);
		scrollTo(320);
		frame();
		expect(speed.isFast()).toBe(false);
	});

	test("measures only while the page scrolls, and is calm at rest", () => {
		const speed = watch();
		expect(frames).toHaveLength(0);
		scrollTo(900);
		dispatchEvent(new Event("scroll"));
		expect(frames).toHaveLength(1);
		frame();
		expect([speed.isFast(), frames.length]).toEqual([true, 1]);
		frame();
		expect([speed.isFast(), frames.length]).toEqual([false, 0]);
	});

	test("ignores distances that a script scrolls", () => {
		const speed = watch();
		speed.discount(500);
		scrollTo(800);
		frame();
		expect(speed.isFast()).toBe(false);
	});

	test("stops measuring after unmounting", () => {
		const { unmount } = renderHook(() => useScrollSpeed());
		scrollTo(900);
		unmount();
		expect(frames).toHaveLength(0);
		scrollTo(1800);
		expect(frames).toHaveLength(0);
	});
});
