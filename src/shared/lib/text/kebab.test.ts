import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { kebab } from "./kebab";

describe("kebab", () => {
	test.each([
		["What it costs", "what-it-costs"],
		["Two: record what happened, not what is", "two-record-what-happened-not-what-is"],
		["Café & Crème", "cafe-creme"],
		["  --  ", ""],
		["परीक्षण सेट", "परीक्षण-सेट"],
		["C++ / C#", "c-c"],
	])("turns %j into %j", (text, piece) => expect(kebab(text)).toBe(piece));

	test("contains only id characters and respects the maximum length", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 80 }), (text, longest) => {
				const piece = kebab(text, longest);
				expect(piece).toMatch(/^[\p{L}\p{M}\p{N}-]*$/u);
				expect(piece.length).toBeLessThanOrEqual(longest);
				expect(piece).not.toMatch(/^-|-$|--/);
				expect(kebab(text, longest)).toBe(piece);
			}),
		);
	});
});
