import { expect, test } from "vitest";
import { exactTime, relativeTime } from "./relative-time";

const now = new Date("2026-11-21T12:00:00Z");

test.each([
	["2026-11-21T11:59:30Z", "just now"],
	["2026-11-21T12:00:20Z", "just now"],
	["2026-11-21T11:59:00Z", "1 minute ago"],
	["2026-11-21T11:01:00Z", "59 minutes ago"],
	["2026-11-21T10:30:00Z", "1 hour ago"],
	["2026-11-20T12:00:00Z", "yesterday"],
	["2026-11-15T12:00:00Z", "6 days ago"],
	["2026-11-14T12:00:00Z", "Nov 14"],
	["2025-03-02T12:00:00Z", "Mar 2, 2025"],
	["2026-12-02T12:00:00Z", "Dec 2"],
])("shows %s as %s", (instant, words) => {
	expect(relativeTime(instant, now)).toBe(words);
});

test("shows weekday, date and time as the exact time", () => {
	expect(exactTime("2026-11-21T12:00:00Z")).toMatch(/^Saturday, November 21, 2026 at \d{1,2}:00\s[AP]M$/);
});
