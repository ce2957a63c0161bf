import { expect, test } from "vitest";
import { localDay } from "./local-day";

test.each([
	[new Date(2026, 10, 24), "2026-11-24"],
	[new Date(2026, 0, 5, 23, 59, 59, 999), "2026-01-05"],
	[new Date(2028, 1, 29, 0, 0, 1), "2028-02-29"],
])("names the day of %s in the browser's time zone", (moment, day) => {
	expect(localDay(moment)).toBe(day);
});
