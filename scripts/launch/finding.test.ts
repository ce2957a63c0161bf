import { describe, expect, test } from "vitest";
import { findingLines, locateIn } from "./finding.ts";

const list = ["export const list = [", "\t{", '\t\tid: "a",', "\t\tsample: true,", "\t},", '\t{ id: "b", sample: true },', "];"].join("\n");
const locate = locateIn([
	{ path: "src/other.ts", text: 'id: "b"' },
	{ path: "src/list.ts", text: list },
	{ path: "src/quotes.ts", text: 'first\nwhat: "The \\"real\\" one"' },
]);

describe("locateIn", () => {
	test("gives the first mark at or after the anchor", () => {
		expect(locate("src/list.ts", 'id: "a"', "sample: true")).toBe("src/list.ts:4");
		expect(locate("src/list.ts", 'id: "b"', "sample: true")).toBe("src/list.ts:6");
	});

	test("gives the anchor's own line without a mark, or when no mark follows", () => {
		expect(locate("src/list.ts", 'id: "a"')).toBe("src/list.ts:3");
		expect(locate("src/list.ts", 'id: "b"', "confirmed: false")).toBe("src/list.ts:6");
	});

	test("looks only below the given path, and finds text with escaped quotes", () => {
		expect(locate("src/", 'id: "b"')).toBe("src/other.ts:1");
		expect(locate("src/quotes.ts", 'The "real" one')).toBe("src/quotes.ts:2");
	});

	test("gives the path when the text isn't there", () => {
		expect(locate("src/list.ts", "nothing like it")).toBe("src/list.ts");
	});
});

test("prints groups in order with their counts", () => {
	const findings = [
		{ group: "Reviews", place: "a.ts:1", what: "One" },
		{ group: "Posts", place: "b.ts:2", what: "Two" },
		{ group: "Reviews", place: "a.ts:9", what: "Three" },
	];
	expect(findingLines(findings)).toEqual(["", "Reviews (2)", "  a.ts:1  One", "  a.ts:9  Three", "", "Posts (1)", "  b.ts:2  Two"]);
});
