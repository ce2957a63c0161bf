import { describe, expect, test } from "vitest";
import { asText, differences } from "./differences";
import type { EditorSection } from "./editor-definition";
import { sameValue } from "./same-value";

const definition: { sections: EditorSection[] } = {
	sections: [
		{ title: "One", fields: { title: "Title", tags: "Tags", listed: "Listed" } },
		{ title: "Two", fields: { body: "Body", author: "Author", metrics: "Metrics" } },
	],
};

describe("what differs", () => {
	test("the fields that differ, by name and in the order of the page, with both texts", () => {
		const mine = { body: "b", title: "A", tags: ["x", "y"], listed: true, author: { name: "Ines", bio: "" }, metrics: [] };
		const theirs = {
			body: "b",
			title: "B",
			tags: ["x"],
			listed: false,
			author: { name: "Ines", bio: "Engineer" },
			metrics: [{ label: "L", value: "V" }],
		};
		expect(differences(definition, mine, theirs)).toEqual([
			{ label: "Title", mine: "A", theirs: "B" },
			{ label: "Tags", mine: "x, y", theirs: "x" },
			{ label: "Listed", mine: "Yes", theirs: "No" },
			{ label: "Author", mine: "Ines", theirs: "Ines · Engineer" },
			{ label: "Metrics", mine: "empty", theirs: "L · V" },
		]);
	});

	test("a long text is shown around the first change, so that the change is seen", () => {
		const same = "This stays as it was. ".repeat(40);
		const [difference] = differences(definition, { body: `${same}Mine` }, { body: `${same}Theirs` });
		expect(difference?.mine).toMatch(/^….{1,30}Mine$/);
		expect(difference?.theirs).toMatch(/Theirs$/);
		expect(differences(definition, { body: "x".repeat(500) }, { body: "" })[0]?.mine).toHaveLength(91);
	});

	test("a form can say a member in its own words", () => {
		const words = { body: (value: unknown) => String(value).replace(/<[^>]*>/g, "") };
		expect(differences({ ...definition, words }, { body: "<p>A</p>" }, { body: "<p>B</p>" })).toEqual([
			{ label: "Body", mine: "A", theirs: "B" },
		]);
	});

	test("what no section names, such as boxes that are not added yet, is no difference", () => {
		expect(differences(definition, { pending: { tags: "x" } }, { pending: { tags: "" } })).toEqual([]);
	});

	test("my text is every filled field, whole", () => {
		expect(asText(definition, { title: "A", body: "one\ntwo", tags: [], author: { name: "Ines", bio: "" } })).toBe(
			"Title\nA\n\nBody\none\ntwo\n\nAuthor\nInes",
		);
	});
});

test("two values are the same by what they say", () => {
	expect(sameValue({ a: [1, { b: "c" }], d: undefined }, { a: [1, { b: "c" }] })).toBe(true);
	for (const [one, other] of [
		[{ a: [1, 2] }, { a: [2, 1] }],
		[{ a: "" }, { a: null }],
		[[], {}],
		[{ a: 1 }, { a: 1, b: 2 }],
	])
		expect(sameValue(one, other)).toBe(false);
});
