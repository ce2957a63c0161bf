import { expect, test } from "vitest";
import { exactTime, relativeTime, relativeTimeEnds } from "./relative-time";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
	["2026-11-21T11:59:30Z", "just now"],
	["2026-11-21T12:00:20Z", "just now"],
	["2026-11-21T11:59:00Z", "1 minute ago"],
	["2026-11-21T11:01:00Z", "59 minutes ago"],
	["2026-11-21T10:30:00Z", "1 hour ago"],
	["2026-11-20T12:00:00Z", "1 day ago"],
	["2026-11-15T12:00:00Z", "6 days ago"],
	["2026-11-14T12:00:00Z", "Nov 14"],
	["2025-03-02T12:00:00Z", "Mar 2, 2025"],
	["2026-12-02T12:00:00Z", "Dec 2"],
])("shows %s as %s", (instant, words) => {
	expect(relativeTime(instant, now)).toBe(words);
});

test.each([
	["2026-11-21T11:59:30Z", "2026-11-21T12:00:30.000Z"],
	["2026-11-21T12:00:20Z", "2026-11-21T12:01:20.000Z"],
	["2026-11-21T11:59:00Z", "2026-11-21T12:01:00.000Z"],
	["2026-11-21T10:30:00Z", "2026-11-21T12:30:00.000Z"],
	["2026-11-20T12:00:00Z", "2026-11-22T12:00:00.000Z"],
	["2026-11-14T12:00:01Z", "2026-11-21T12:00:01.000Z"],
	["2026-11-14T12:00:00Z", null],
	["2026-12-02T12:00:00Z", "2026-12-02T11:59:00.001Z"],
])("what is shown for %s stays until %s", (instant, end) => {
	expect(relativeTimeEnds(instant, now)).toBe(end);
	if (end === null) return;
	const last = new Date(Date.parse(end) - 1);
	expect(relativeTime(instant, last)).toBe(relativeTime(instant, now));
	expect(relativeTime(instant, new Date(end))).not.toBe(relativeTime(instant, now));
});

test("shows weekday, date and time as the exact time", () => {
	expect(exactTime("2026-11-21T12:00:00Z")).toMatch(/^Saturday, November 21, 2026 at \d{1,2}:00\s[AP]M$/);
});
