import { describe, expect, test } from "vitest";
import { chosen, disturbed, formatSpread, median, parseHeaders, shuffle, spread, table, wholeNumber } from "./measure.mjs";

describe("figures", () => {
	test("sorts numbers, not texts, and averages the middle of an even count", () => {
		expect(median([10, 9, 100])).toBe(10);
		expect(median([4, 1, 3, 2])).toBe(2.5);
		expect(() => median([])).toThrow("at least one");
	});

	test("shows the range unless all values are equal", () => {
		expect(formatSpread(spread([3, 1, 2]))).toBe("2 (1–3)");
		expect(formatSpread(spread([0.0004, 0.0001]), 3)).toBe("0.000");
	});

	test("finds runs whose CPU index is far under the median, from three runs on", () => {
		const runs = [1000, 1000, 790, 810].map((index) => ({ index }));
		expect(disturbed(runs)).toEqual([]);
		expect(disturbed([...runs, { index: 1000 }])).toEqual([{ index: 790 }]);
		expect(disturbed([{ index: 1000 }, { index: 1 }])).toEqual([]);
	});

	test("writes a Markdown table", () => {
		expect(table(["Page", "ms"], [["/", "5"]])).toBe("| Page | ms |\n| --- | ---: |\n| / | 5 |");
	});
});

describe("the order of the runs", () => {
	const list = Array.from({ length: 40 }, (_, index) => index);

	test("depends on the seed only and keeps every run", () => {
		expect(shuffle(list, 7)).toEqual(shuffle(list, 7));
		expect(shuffle(list, 7)).not.toEqual(shuffle(list, 8));
		expect(shuffle(list, 7)).not.toEqual(list);
		expect(shuffle(list, 7).sort((a, b) => a - b)).toEqual(list);
	});
});

describe("options", () => {
	test.each(["0", "1.5", "x", "", undefined])("refuses %s as a number of runs", (text) => {
		expect(() => wholeNumber(text, "runs", 1)).toThrow("--runs");
	});

	test("takes known names once, and all names without the option", () => {
		expect(wholeNumber("3", "runs", 1)).toBe(3);
		expect(chosen("b, a,b", ["a", "b"], "only")).toEqual(["b", "a"]);
		expect(chosen(undefined, ["a", "b"], "only")).toEqual(["a", "b"]);
		expect(() => chosen("c", ["a", "b"], "only")).toThrow("--only");
		expect(() => chosen("", ["a", "b"], "only")).toThrow("--only");
	});
});

describe("a _headers file", () => {
	const rules = parseHeaders("# note\n/*\n  X-All: a: b\n/assets/*\n  Cache-Control: immutable\n");
	const of = (path: string) => rules.filter(({ pattern }) => pattern.test(path)).flatMap(({ headers }) => headers);

	test("gives a path the headers of every rule that matches", () => {
		expect(of("/assets/a.js")).toEqual([
			["X-All", "a: b"],
			["Cache-Control", "immutable"],
		]);
		expect(of("/contact")).toEqual([["X-All", "a: b"]]);
	});
});
