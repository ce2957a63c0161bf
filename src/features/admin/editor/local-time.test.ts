import { afterEach, describe, expect, test } from "vitest";
import { fromBoxes, readableTime, sinceWhen, toBoxes, zoneAt } from "./local-time";

const zone = process.env.TZ;
afterEach(() => {
	process.env.TZ = zone;
});

describe("a schedule is where the reader is", () => {
	test.each([
		["Asia/Kolkata", "2026-12-03T03:30:00.000Z", "Asia/Calcutta (GMT+05:30)"],
		["America/New_York", "2026-12-03T14:00:00.000Z", "America/New York (GMT-05:00)"],
	])("3 Dec 2026, 09:00 in %s is %s", (name, iso, said) => {
		process.env.TZ = name;
		expect(fromBoxes("2026-12-03", "09:00")).toBe(iso);
		expect(toBoxes(new Date(iso))).toEqual({ day: "2026-12-03", time: "09:00" });
		expect(readableTime(iso)).toBe("3 Dec 2026, 09:00");
		expect(zoneAt(new Date(iso)).replace("Kolkata", "Calcutta")).toBe(said);
	});

	test("the zone's distance is that of the day, not of today", () => {
		process.env.TZ = "America/New_York";
		expect(zoneAt(new Date("2026-07-01T12:00:00Z"))).toContain("GMT-04:00");
	});

	test("what is no day or no time is no moment", () => {
		for (const [day, time] of [
			["", "09:00"],
			["2026-12-03", ""],
			["2026-13-03", "09:00"],
			["soon", "now"],
		] as const)
			expect(fromBoxes(day, time)).toBeNull();
	});
});

test("a draft of today is named by its time, an older one by its day", () => {
	process.env.TZ = "UTC";
	const now = new Date("2026-12-03T15:00:00Z");
	expect(sinceWhen("2026-12-03T14:32:00Z", now)).toBe("14:32");
	expect(sinceWhen("2026-12-02T14:32:00Z", now)).toBe("2 Dec 2026, 14:32");
});
