// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, describe, expect, test, vi } from "vitest";
import { useScrolledPast } from "./use-scrolled-past";

afterEach(cleanup);

describe("useScrolledPast", () => {
	test("is true only beyond the distance", () => {
		const { result } = renderHook(() => useScrolledPast(50));
		for (const [y, past] of [
			[0, false],
			[50, false],
			[51, true],
			[900, true],
			[50, false],
			[0, false],
		] as const) {
			vi.stubGlobal("scrollY", y);
			act(() => void dispatchEvent(new Event("scroll")));
			expect([y, result.current]).toEqual([y, past]);
		}
	});
});
