import { describe, expect, test } from "vitest";
import { visibleText } from "./visible-text";

describe("visibleText", () => {
	test.each(["", " \n\t", "\u00a0\u3000", "\u200b\u200d\ufeff", "\u0000", "\u2028"])("is empty for %j", (text) => {
		expect(visibleText(text)).toBe("");
	});

	test.each([
		["  Ada  ", "Ada"],
		["\u200bAda", "\u200bAda"],
		["नमस्ते\n", "नमस्ते"],
	])("keeps what is visible in %j", (text, expected) => {
		expect(visibleText(text)).toBe(expected);
	});
});
