import { expect, test } from "vitest";
import { contentLimit, count } from "./content-status";

test.each([
	["", "fine", ""],
	["x ".repeat(90_000), "fine", ""],
	["x ".repeat(95_000), "near", "186 of 200 kB"],
	["x ".repeat(105_000), "over", "206 kB"],
	// Two bytes each, as the database counts.
	["é".repeat(105_000), "over", "206 kB"],
	["<b>x</b>".repeat(2300), "near", "4,600 of 5,000 HTML tags"],
	["<b>x</b>".repeat(2600), "over", "5,200 HTML tags"],
])("contentLimit warns near a limit and reports an error over it (%#)", (value, state, text) => {
	expect(contentLimit(value)).toEqual({ state, text: expect.stringContaining(text) });
});

test("count uses the singular for one and commas for thousands", () => {
	expect([count(1, "word"), count(0, "word"), count(1204, "word")]).toEqual(["1 word", "0 words", "1,204 words"]);
});
