import { expect, test } from "vitest";
import { contentLimit } from "./content-status";

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
