import { expect, test } from "vitest";
import { cutText } from "./cut-text";

test.each([
	["short", 5, "short"],
	["longer", 5, "longe"],
	["abcd😀", 5, "abcd"],
	["abcd😀", 6, "abcd😀"],
	["", 5, ""],
])("cuts %j to %i characters without half a pair", (text, longest, expected) => expect(cutText(text, longest)).toBe(expected));
