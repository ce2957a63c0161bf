import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { modifiedAt, readInstant } from "./instant";

describe("readInstant", () => {
	test.each([
		["2026-02-01", "2026-02-01T00:00:00.000Z"],
		["2026-02-01T09:00:00+05:30", "2026-02-01T03:30:00.000Z"],
		["2026-02-01 03:30:00.026824+00", "2026-02-01T03:30:00.026Z"],
		["2026-02-01T03:30:00.026824+00:00", "2026-02-01T03:30:00.026Z"],
		["2026-02-01T09:00:00+0530", "2026-02-01T03:30:00.000Z"],
		["2026-02-01T09:00", "2026-02-01T09:00:00.000Z"],
		["2024-02-29T00:00:00z", "2024-02-29T00:00:00.000Z"],
		[" 2026-02-01 ", "2026-02-01T00:00:00.000Z"],
	])("reads %s as %s in every time zone", (text, instant) => expect(readInstant(text)).toBe(instant));

	test.each([
		"",
		" ",
		"yesterday",
		"post 7",
		"1 2 3",
		"2026-13-01",
		"2026-02-30",
		"2025-02-29",
		"0000-00-00",
		"2026-02-01T25:00:00Z",
		"01/02/2026",
		"{date}",
		null,
		undefined,
		0,
		{},
	])("returns null for %j", (value) => expect(readInstant(value)).toBeNull());

	test("reads its own output unchanged", () => {
		fc.assert(
			fc.property(fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true }), (date) => {
				expect(readInstant(date.toISOString())).toBe(date.toISOString());
			}),
		);
	});

	test("never throws", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string(), fc.anything()), (value) => {
				const instant = readInstant(value);
				if (instant !== null) expect(new Date(instant).toISOString()).toBe(instant);
			}),
		);
	});
});

describe("modifiedAt", () => {
	const [earlier, later] = ["2026-02-01T03:30:00.000Z", "2026-02-02T03:30:00.000Z"];

	test.each([
		[earlier, later, later],
		[later, earlier, later],
		[null, earlier, earlier],
		[earlier, null, undefined],
		[null, null, undefined],
	])("of a text published at %s and updated at %s is %s", (published, updated, modified) =>
		expect(modifiedAt(published, updated)).toBe(modified),
	);
});
