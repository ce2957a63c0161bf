// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { counted, formatBytes, RelativeTime, shortTime } from "./format";

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

test("counts use the singular for one and commas for thousands", () => {
	expect([counted(1, "word"), counted(0, "word"), counted(1204, "word")]).toEqual(["1 word", "0 words", "1,204 words"]);
});

test.each([
	[1023, "1023 B"],
	[1024, "1 kB"],
	[200 * 1024, "200 kB"],
	[1000 * 1024, "1 MB"],
	[1.5 * 1024 * 1024, "1.5 MB"],
	[30 * 1024 * 1024, "30 MB"],
])("shows a size of %d bytes in units of 1,024", (bytes, text) => {
	expect(formatBytes(bytes)).toBe(text);
});

test("shortTime omits the date of today", () => {
	const now = new Date(2026, 11, 3, 15);
	expect(shortTime(new Date(2026, 11, 3, 14, 32).toISOString(), now)).toMatch(/^2:32\sPM$/);
	expect(shortTime(new Date(2026, 11, 2, 14, 32).toISOString(), now)).toMatch(/^Dec 2, 2026, 2:32\sPM$/);
});
