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
	test("prevents scrolling while locked", () => {
		const { rerender } = renderHook(({ locked }) => useScrollLock(locked), { initialProps: { locked: false } });
		expect(page.style.overflow).toBe("");
		rerender({ locked: true });
		expect(page.style.overflow).toBe("hidden");
		rerender({ locked: false });
		expect(page.style.overflow).toBe("");
	});

	test("unlocks the page on unmount", () => {
		renderHook(() => useScrollLock(true)).unmount();
		expect(page.style.overflow).toBe("");
	});

	test("restores the previous style", () => {
		page.style.overflow = "clip";
		renderHook(() => useScrollLock(true)).unmount();
		expect(page.style.overflow).toBe("clip");
	});

	test("unlocks only when the last of two locks ends, in any order", () => {
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
