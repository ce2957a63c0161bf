import { afterEach, describe, expect, test } from "vitest";
import { fromBoxes, shortTime, toBoxes, zoneAt } from "./local-time";

const zone = process.env.TZ;
afterEach(() => {
	process.env.TZ = zone;
});

describe("date and time inputs", () => {
	test.each([
		["Asia/Kolkata", "2026-12-03T03:30:00.000Z", "Asia/Calcutta (GMT+05:30)"],
		["America/New_York", "2026-12-03T14:00:00.000Z", "America/New York (GMT-05:00)"],
	])("mean local time in %s", (name, iso, label) => {
		process.env.TZ = name;
		expect(fromBoxes("2026-12-03", "09:00")).toBe(iso);
		expect(toBoxes(new Date(iso))).toEqual({ day: "2026-12-03", time: "09:00" });
		expect(zoneAt(new Date(iso)).replace("Kolkata", "Calcutta")).toBe(label);
	});

	test("show the UTC offset of the chosen day", () => {
		process.env.TZ = "America/New_York";
		expect(zoneAt(new Date("2026-07-01T12:00:00Z"))).toContain("GMT-04:00");
	});

	test("mean nothing when one is empty or invalid", () => {
		for (const [day, time] of [
			["", "09:00"],
			["2026-12-03", ""],
			["2026-13-03", "09:00"],
			["soon", "now"],
		] as const)
			expect(fromBoxes(day, time)).toBeNull();
	});
});

test("shortTime omits the date of today", () => {
	const now = new Date(2026, 11, 3, 15);
	expect(shortTime(new Date(2026, 11, 3, 14, 32).toISOString(), now)).toMatch(/^2:32\sPM$/);
	expect(shortTime(new Date(2026, 11, 2, 14, 32).toISOString(), now)).toMatch(/^Dec 2, 2026, 2:32\sPM$/);
});
