import { describe, expect, test } from "vitest";
import { sharedSheets } from "./shared-sheets.ts";

const CSS = "abcdefgh"
	.split("")
	.map((name) => `.${name}{margin:1px;padding:${name === "h" ? "1px;color:#123456;background:#123456" : "1px"}}`)
	.join("");
const page = (classes: string, length = 100) => ({ words: new Set(classes.split("")), length });
const wordsOf = (groups: { pages: { words: ReadonlySet<string> }[] }[]) =>
	groups.map(({ pages }) => pages.map(({ words }) => [...words].join("")).sort()).sort();

describe("sharedSheets", () => {
	test("leaves each page its own sheet while there are few", async () => {
		const groups = await sharedSheets(CSS, [page("ab"), page("cd")], 2);
		expect(groups.map(({ style }) => style.match(/\.\w/g))).toEqual([
			[".a", ".b"],
			[".c", ".d"],
		]);
	});

	test("merges the pages that are most alike", async () => {
		const groups = await sharedSheets(CSS, [page("abc"), page("efg"), page("abd"), page("efh")], 2);
		expect(wordsOf(groups)).toEqual([
			["abc", "abd"],
			["efg", "efh"],
		]);
		expect(groups.find(({ pages }) => pages[0]?.words.has("a"))?.style.match(/\.\w/g)).toEqual([".a", ".b", ".c", ".d"]);
	});

	test("keeps a long page alone when short ones can share instead", async () => {
		const groups = await sharedSheets(CSS, [page("ab", 9000), page("cd"), page("ef")], 2);
		expect(wordsOf(groups)).toEqual([["ab"], ["cd", "ef"]]);
	});

	test("makes the same sheets every time", async () => {
		const pages = ["ab", "cd", "ef", "ag", "ch"].map((classes) => page(classes));
		expect(await sharedSheets(CSS, pages, 3)).toEqual(await sharedSheets(CSS, pages, 3));
	});
});
