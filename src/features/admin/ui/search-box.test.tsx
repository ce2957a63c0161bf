// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useDebouncedText } from "./search-box";

afterEach(() => vi.useRealTimers());

test("a debounced text is asked for after its pause, however often the screen renders meanwhile", () => {
	vi.useFakeTimers();
	const asked: string[] = [];
	const { result, rerender } = renderHook(() => useDebouncedText("", (text) => asked.push(text), 250));
	act(() => result.current.setText("board"));
	for (let time = 0; time < 300; time += 100) {
		act(() => vi.advanceTimersByTime(100));
		rerender();
	}
	expect(asked).toEqual(["board"]);
});
