import { expect, test } from "vitest";
import { contentLimit, count } from "./content-status";

test.each([
	["", "fine", ""],
	["x ".repeat(90_000), "fine", ""],
	["x ".repeat(95_000), "near", "186 of 200 kB are full."],
	["x ".repeat(105_000), "over", "At most 200 kB; this has 206 kB. Divide it into two posts."],
	// Two bytes each, as the database counts.
	["é".repeat(105_000), "over", "At most 200 kB; this has 206 kB. Divide it into two posts."],
	["<b>x</b>".repeat(2300), "near", "4,600 of 5,000 tags are used."],
	["<b>x</b>".repeat(2600), "over", "At most 5,000 tags; this has 5,200. Divide it into two posts."],
])("contentLimit warns near a limit and reports an error over it (%#)", (value, state, text) => {
	expect(contentLimit(value)).toEqual({ state, text });
});

test("count uses the singular for one and commas for thousands", () => {
	expect([count(1, "word"), count(0, "word"), count(1204, "word")]).toEqual(["1 word", "0 words", "1,204 words"]);
});
