import { describe, expect, test } from "vitest";
import { exactInstant } from "./exact-instant";

describe("exactInstant", () => {
	test.each([
		["2026-11-21 05:29:56.026824+00", "2026-11-21T05:29:56.026824Z"],
		["2026-11-21T05:29:56.026824+00:00", "2026-11-21T05:29:56.026824Z"],
		["2026-11-21T10:59:56.02+05:30", "2026-11-21T05:29:56.02Z"],
		["2026-11-21T05:29:56.500000Z", "2026-11-21T05:29:56.5Z"],
		["2026-11-21T05:29:56.000Z", "2026-11-21T05:29:56Z"],
		["2026-11-21", "2026-11-21T00:00:00Z"],
		["0099-02-28T00:00:00Z", "0099-02-28T00:00:00Z"],
	])("reads %s", (value, instant) => expect(exactInstant(value)).toBe(instant));

	test.each(["infinity", "2026-02-30", "", null, 7, "12026-01-01T00:00:00Z"])("returns null for %s", (value) =>
		expect(exactInstant(value)).toBeNull(),
	);
});
