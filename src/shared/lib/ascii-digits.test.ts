import { expect, test } from "vitest";
import { asciiDigits } from "./ascii-digits";

test.each([
	["Arabic", "٠١٢٣٤٥٦٧٨٩"],
	["Persian", "۰۱۲۳۴۵۶۷۸۹"],
	["Devanagari", "०१२३४५६७८९"],
	["full-width", "０１２３４５６７８９"],
	["ASCII", "0123456789"],
])("writes %s digits as ASCII", (_name, digits) => {
	expect(asciiDigits(digits)).toBe("0123456789");
});

test("writes the signs of a full-width keyboard as ASCII, and keeps other text", () => {
	expect(asciiDigits("＋８１（３）　１－２ abc-./")).toBe("+81(3) 1-2 abc-./");
});
