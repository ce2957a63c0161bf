import { describe, expect, test } from "vitest";
import { paths } from "@/content/paths";
import { site } from "@/content/site";
import { checkDescription, checkTitle, cutDescription, cutTitle, searchResult } from "./search-preview";

const form = { path: paths.post, title: "What a queue hides", slug: "", description: "", seoTitle: "", seoDescription: "" };

describe("a search result", () => {
	test("has the title with the studio's name", () => {
		expect(searchResult(form).title).toBe(`What a queue hides | ${site.name}`);
		expect(searchResult({ ...form, title: " " }).title).toBe("");
	});

	test("prefers the SEO title and description, and ignores blank ones", () => {
		const chosen = { ...form, description: " Short. ", seoTitle: " Queues, explained ", seoDescription: " Why you wait. " };
		expect(searchResult(chosen)).toMatchObject({ title: `Queues, explained | ${site.name}`, description: "Why you wait." });
		expect(searchResult({ ...chosen, seoTitle: " ", seoDescription: "\n" })).toMatchObject({
			title: `What a queue hides | ${site.name}`,
			description: "Short.",
		});
		expect(searchResult({ ...form, seoTitle: `Queues at ${site.name}` }).title).toBe(`Queues at ${site.name}`);
	});

	test("has the address of the typed or generated slug", () => {
		expect(searchResult(form).address).toMatch(/\/blog\/what-a-queue-hides$/);
		expect(searchResult({ ...form, slug: "queue" }).address).toMatch(/\/blog\/queue$/);
		expect(searchResult({ ...form, title: "Éclair" }).address).toMatch(/\/blog\/eclair$/);
		expect(searchResult({ ...form, title: "समुद्र" }).address).toMatch(/\/blog\/samudra$/);
		expect(searchResult({ ...form, title: "?!" }).address).toMatch(/\/blog\/…$/);
	});
});

describe("text lengths", () => {
	test.each([
		["", false, "No title yet"],
		["x".repeat(60), true, "Title 60 characters: shown in full"],
		["x".repeat(61), false, "Title 61 characters: cut off after about 60"],
	])("checks the length of the title %s", (title, fits, text) => expect(checkTitle(title)).toEqual({ fits, text }));

	test.each([
		["", false, "No description yet"],
		["x".repeat(69), false, "Description 69 characters: room for 160"],
		["x".repeat(70), true, "Description 70 characters: shown in full"],
		["x".repeat(161), false, "Description 161 characters: cut off after about 160"],
	])("checks the length of the description %s", (description, fits, text) => expect(checkDescription(description)).toEqual({ fits, text }));

	test("cuts long texts, but not inside a character", () => {
		expect(cutTitle("x".repeat(60))).toHaveLength(60);
		expect(cutTitle(`${"x".repeat(58)} yz`)).toBe(`${"x".repeat(58)}…`);
		expect(cutTitle(`${"x".repeat(59)}\u{1f600}`)).toBe(`${"x".repeat(59)}…`);
		expect(cutDescription("x".repeat(161))).toBe(`${"x".repeat(159)}…`);
	});
});
