import { describe, expect, test } from "vitest";
import { site } from "@/content/site";
import { cutDescription, cutTitle, futureSlug, judgeDescription, judgeTitle, searchFacts } from "./search-facts";

const form = { title: "What a queue hides", slug: "", excerpt: "", content: "" };

describe("what a search result shows", () => {
	test("the title with the studio's name, as the page's head has it", () => {
		expect(searchFacts(form).title).toBe(`What a queue hides | ${site.name}`);
		expect(searchFacts({ ...form, title: " " }).title).toBe("");
	});

	test("the excerpt, or the first 160 characters of the content, cut at a word and without tags", () => {
		expect(searchFacts({ ...form, excerpt: " Short. ", content: "<p>Long.</p>" }).description).toBe("Short.");
		const { description } = searchFacts({ ...form, content: `<h2>Title</h2><p>${"word ".repeat(80)}</p>` });
		expect(description.length).toBeLessThanOrEqual(160);
		expect(description).toMatch(/^Title word .*word…$/);
	});

	test("the address is that of the slug, typed or made", () => {
		expect(searchFacts(form).address).toMatch(/\/blog\/what-a-queue-hides$/);
		expect(searchFacts({ ...form, slug: "queue" }).address).toMatch(/\/blog\/queue$/);
		expect(futureSlug({ slug: "", title: "Éclair" })).toBe("eclair");
		expect(futureSlug({ slug: "", title: "待ち行列" })).toBe("");
	});
});

test.each([
	["", false, "No title yet"],
	["x".repeat(60), true, "Title 60 characters: shown whole"],
	["x".repeat(61), false, "Title 61 characters: cut off after about 60"],
])("a title is judged by its length: %s", (title, fits, text) => expect(judgeTitle(title)).toEqual({ fits, text }));

test.each([
	["", false, "No description yet"],
	["x".repeat(69), false, "Description 69 characters: room for 160"],
	["x".repeat(70), true, "Description 70 characters: shown whole"],
	["x".repeat(161), false, "Description 161 characters: cut off after about 160"],
])("so is a description: %s", (description, fits, text) => expect(judgeDescription(description)).toEqual({ fits, text }));

test("what does not fit is cut, and never inside a sign", () => {
	expect(cutTitle("x".repeat(60))).toHaveLength(60);
	expect(cutTitle(`${"x".repeat(58)} yz`)).toBe(`${"x".repeat(58)}…`);
	expect(cutTitle(`${"x".repeat(59)}\u{1f600}`)).toBe(`${"x".repeat(59)}…`);
	expect(cutDescription("x".repeat(161))).toBe(`${"x".repeat(159)}…`);
});
