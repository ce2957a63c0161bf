// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import { useScrollLock } from "./use-scroll-lock";

const page = document.documentElement;

afterEach(() => {
	cleanup();
	page.style.overflow = "";
});

describe("useScrollLock", () => {
	test("the page stands still while it is locked, and scrolls again after", () => {
		const { rerender } = renderHook(({ locked }) => useScrollLock(locked), { initialProps: { locked: false } });
		expect(page.style.overflow).toBe("");
		rerender({ locked: true });
		expect(page.style.overflow).toBe("hidden");
		rerender({ locked: false });
		expect(page.style.overflow).toBe("");
	});

	test("what locked the page and is taken away gives it back", () => {
		renderHook(() => useScrollLock(true)).unmount();
		expect(page.style.overflow).toBe("");
	});

	test("it gives back what was there before", () => {
		page.style.overflow = "clip";
		renderHook(() => useScrollLock(true)).unmount();
		expect(page.style.overflow).toBe("clip");
	});

	test("of two over each other the page is free only when both are gone, whichever goes first", () => {
		for (const order of [
			[0, 1],
			[1, 0],
		] as const) {
			const locks = [renderHook(() => useScrollLock(true)), renderHook(() => useScrollLock(true))];
			locks[order[0]]?.unmount();
			expect([order, page.style.overflow]).toEqual([order, "hidden"]);
			locks[order[1]]?.unmount();
			expect([order, page.style.overflow]).toEqual([order, ""]);
		}
	});
});
