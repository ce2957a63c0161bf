import { describe, expect, test, vi } from "vitest";
import { fromBoxes, quickTimes, toBoxes, zoneAt } from "./local-time";

describe("date and time inputs", () => {
	test.each([
		["Asia/Kolkata", "2026-12-03T03:30:00.000Z", "Asia/Calcutta (GMT+05:30)"],
		["America/New_York", "2026-12-03T14:00:00.000Z", "America/New York (GMT-05:00)"],
	])("mean local time in %s", (name, iso, label) => {
		vi.stubEnv("TZ", name);
		expect(fromBoxes("2026-12-03", "09:00")).toBe(iso);
		expect(toBoxes(new Date(iso))).toEqual({ day: "2026-12-03", time: "09:00" });
		expect(zoneAt(new Date(iso)).replace("Kolkata", "Calcutta")).toBe(label);
	});

	test("show the UTC offset of the chosen day", () => {
		vi.stubEnv("TZ", "America/New_York");
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

describe("quick times", () => {
	const days = (day: string) => quickTimes(new Date(`${day}T23:30`)).map(({ label, day: found, time }) => `${label}: ${found} ${time}`);

	test.each([
		["2026-12-03", ["Tomorrow 9:00: 2026-12-04 09:00", "Monday 9:00: 2026-12-07 09:00"]],
		["2026-12-07", ["Tomorrow 9:00: 2026-12-08 09:00", "Monday 9:00: 2026-12-14 09:00"]],
		["2026-12-31", ["Tomorrow 9:00: 2027-01-01 09:00", "Monday 9:00: 2027-01-04 09:00"]],
	])("late on %s are the next morning and Monday's", (day, expected) => expect(days(day)).toEqual(expected));

	test("on a Sunday are one, because tomorrow is Monday", () => {
		expect(days("2026-12-06")).toEqual(["Tomorrow 9:00: 2026-12-07 09:00"]);
	});

	test("are 9:00 on the clock of the day when the clocks change", () => {
		vi.stubEnv("TZ", "America/New_York");
		const [tomorrow] = quickTimes(new Date("2026-03-07T12:00"));
		expect(fromBoxes(tomorrow?.day ?? "", tomorrow?.time ?? "")).toBe("2026-03-08T13:00:00.000Z");
	});
});
