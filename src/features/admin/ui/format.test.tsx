// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { RelativeTime } from "./format";

afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

test("the words for a moment follow the time on an open page", () => {
	vi.useFakeTimers({ now: new Date("2026-11-24T12:00:00Z") });
	const { container } = render(<RelativeTime at="2026-11-24T11:59:30Z" />);
	const words = () => container.textContent;
	const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
	expect(words()).toBe("just now");
	wait(30_001);
	expect(words()).toBe("1 minute ago");
	wait(60_000);
	expect(words()).toBe("2 minutes ago");
	wait(2 * 60 * 60_000);
	expect(words()).toBe("2 hours ago");
	wait(7 * 24 * 60 * 60_000);
	expect(words()).toBe("Nov 24");
	expect(vi.getTimerCount()).toBe(0);
});
