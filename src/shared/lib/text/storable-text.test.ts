import { expect, test } from "vitest";
import { storableJson, storableText } from "./storable-text";

test.each([
	["a\0b", "ab"],
	["half \ud83d of a pair", "half  of a pair"],
	["whole 😀", "whole 😀"],
	[String.raw`the escape \u0000 in words`, String.raw`the escape \u0000 in words`],
	[`${String.raw`a backslash \ and`}\0 NUL`, String.raw`a backslash \ and NUL`],
	['\0"quoted"\n', '"quoted"\n'],
])("%j without what the database refuses is %j, alone and in JSON", (text, expected) => {
	expect(storableText(text)).toBe(expected);
	expect(JSON.parse(storableJson(JSON.stringify({ [text]: [text] })))).toEqual({ [expected]: [expected] });
});
