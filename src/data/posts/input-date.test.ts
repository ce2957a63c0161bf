import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { postZone } from "@/content/blogs";
import { comingDay, dayStart, nextDay, POST_ZONE, toInstant, wallClock } from "./input-date";

describe("dates in the zone of the pages", () => {
	test("matches the time zone in which pages print dates", () => {
		expect(POST_ZONE).toBe(postZone);
	});

	test.each([
		["2026-11-20T18:29:59.999Z", "2026-11-20", "23:59:59.999"],
		["2026-11-20T18:30:00.000Z", "2026-11-21", "00:00:00.000"],
		["2026-02-28T20:00:00.000Z", "2026-03-01", "01:30:00.000"],
	])("%s is %s at %s in Mumbai", (moment, date, time) => {
		expect(wallClock(new Date(moment))).toEqual({ date, time });
		expect(toInstant({ date, time })).toBe(moment);
	});

	test.each(["Asia/Kolkata", "America/St_Johns", "Europe/Berlin", "Australia/Lord_Howe", "Pacific/Apia", "UTC"])(
		"converts every moment in %s back, except in a repeated hour",
		(zone) => {
			const moments = fc.date({ min: new Date("1970-01-02"), max: new Date("2199-12-30"), noInvalidDate: true });
			fc.assert(
				fc.property(moments, (moment) => {
					const shown = wallClock(moment, zone);
					const back = toInstant(shown, zone) ?? "";
					expect(wallClock(new Date(back), zone)).toEqual(shown);
					// Newfoundland moved its clocks by two hours in 1988.
					expect(Math.abs(new Date(back).getTime() - moment.getTime())).toBeLessThanOrEqual(7_200_000);
				}),
				{ numRuns: 400 },
			);
		},
	);

	test("moves a skipped hour forward and returns null for a day that doesn't exist", () => {
		expect(toInstant({ date: "2026-03-29", time: "02:30:00.000" }, "Europe/Berlin")).toBe("2026-03-29T01:30:00.000Z");
		for (const date of ["2026-02-30", "2026-13-01", "", "soon"]) expect(toInstant({ date, time: "10:00:00.000" })).toBeNull();
	});
});

describe("the day from which a post is public", () => {
	test("begins at midnight in the zone of the pages", () => {
		expect(dayStart("2026-11-20T18:29:59.999Z")).toBe("2026-11-19T18:30:00.000Z");
		expect(dayStart("2026-11-20T18:30:00Z")).toBe("2026-11-20T18:30:00.000Z");
		expect(nextDay(new Date("2026-11-20T18:29:59.999Z"))).toBe("2026-11-20T18:30:00.000Z");
		expect(nextDay(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21T18:30:00.000Z");
		for (const none of ["", "soon", null]) expect(dayStart(none)).toBeNull();
	});

	test("is in the future until it begins there", () => {
		const now = new Date("2026-11-20T18:29:59Z");
		expect(comingDay("2026-11-21", now)).toBe("2026-11-21");
		expect(comingDay("2026-11-20T18:30:00+00:00", now)).toBe("2026-11-21");
		for (const begun of ["2026-11-20", "2026-11-20T23:59:59+05:30", "1999-01-01", "", "soon", null])
			expect(comingDay(begun, now)).toBeNull();
	});
});
