import { describe, expect, test } from "vitest";
import type { Publication, RowState } from "@/data/admin-rows/publication";
import { findChangedLabels, findDifferences, findStatusDifference, formatForm, isSameValue, withTyped } from "./differences";
import type { EditorSection } from "./editor-definition";
import { initialState, type SaveAs } from "./editor-state";

const definition: { sections: EditorSection[] } = {
	sections: [
		{ title: "One", fields: { title: "Title", tags: "Tags", listed: "Listed" } },
		{ title: "Two", fields: { body: "Body", author: "Author", metrics: "Metrics" } },
	],
};

describe("findDifferences", () => {
	test("lists the fields that differ in the order of the form, with both texts", () => {
		const mine = { body: "b", title: "A", tags: ["x", "y"], listed: true, author: { name: "Ines", bio: "" }, metrics: [] };
		const theirs = {
			body: "b",
			title: "B",
			tags: ["x"],
			listed: false,
			author: { name: "Ines", bio: "Engineer" },
			metrics: [{ label: "L", value: "V" }],
		};
		expect(findDifferences(definition, mine, theirs)).toEqual([
			{ label: "Title", mine: "A", theirs: "B" },
			{ label: "Tags", mine: "x, y", theirs: "x" },
			{ label: "Listed", mine: "Yes", theirs: "No" },
			{ label: "Author", mine: "Ines", theirs: "Ines · Engineer" },
			{ label: "Metrics", mine: "empty", theirs: "L · V" },
		]);
	});

	test("cuts a long text around the first change", () => {
		const same = "This stays as it was. ".repeat(40);
		const [difference] = findDifferences(definition, { body: `${same}Mine` }, { body: `${same}Theirs` });
		expect(difference?.mine).toMatch(/^….{1,30}Mine$/);
		expect(difference?.theirs).toMatch(/Theirs$/);
		expect(findDifferences(definition, { body: "x".repeat(500) }, { body: "" })[0]?.mine).toHaveLength(91);
	});

	test("uses the formatter of a member", () => {
		const formatters = { body: (value: unknown) => String(value).replace(/<[^>]*>/g, "") };
		expect(findDifferences({ ...definition, formatters }, { body: "<p>A</p>" }, { body: "<p>B</p>" })).toEqual([
			{ label: "Body", mine: "A", theirs: "B" },
		]);
	});

	test("ignores members without a section", () => {
		expect(findDifferences(definition, { pending: { tags: "x" } }, { pending: { tags: "" } })).toEqual([]);
	});

	test("formatForm returns every filled field in full", () => {
		expect(formatForm(definition, { title: "A", body: "one\ntwo", tags: [], author: { name: "Ines", bio: "" } })).toBe(
			"Title\nA\n\nBody\none\ntwo\n\nAuthor\nInes",
		);
	});
});

test("findChangedLabels also names a schedule that only one of them has", () => {
	const draft = { title: "A", status: "draft", publishAt: "" };
	const scheduled = { title: "B", status: "scheduled", publishAt: "2096-12-03T09:00" };
	expect(findChangedLabels(definition, scheduled, draft)).toEqual(["Title", "Schedule"]);
	expect(findChangedLabels(definition, { ...scheduled, title: "A" }, draft)).toEqual(["Schedule"]);
	expect(findChangedLabels(definition, scheduled, { ...scheduled, publishAt: "2096-12-03T09:00:00" })).toEqual([]);
	expect(findChangedLabels(definition, draft, { ...draft, status: "published" })).toEqual([]);
});

test("findChangedLabels doesn't name the schedule by which the row went public", () => {
	const published = { title: "A", status: "published", publishAt: "" };
	const scheduled = { title: "A", status: "scheduled", publishAt: "2020-12-03T09:00:00.000Z" };
	expect(findChangedLabels(definition, scheduled, published, "2020-12-03T09:00:00+00:00")).toEqual([]);
	expect(findChangedLabels(definition, scheduled, published, "2020-12-01T09:00:00+00:00")).toEqual(["Schedule"]);
	const ahead = { ...scheduled, publishAt: "2096-12-03T09:00:00.000Z" };
	expect(findChangedLabels(definition, ahead, published, "2096-12-03T09:00:00+00:00")).toEqual(["Schedule"]);
});

describe("findStatusDifference", () => {
	const at = (status: RowState, publishAt = "") => ({ status, publishAt });
	const between = (as: SaveAs, nextStatus: RowState, mine: Publication, theirs: Publication) => {
		const start = initialState({ rowRef: { id: "r", version: 1, publishedAt: null }, values: mine });
		const step = { name: "conflict" as const, newer: { rowRef: { id: "r", version: 2, publishedAt: null }, values: theirs } };
		return findStatusDifference({ ...start, step, nextStatus, lastCommand: { as, after: "leave" } }, mine);
	};

	test("names what the button does and what the row is now", () => {
		expect(between("public", "published", at("published"), at("draft"))).toEqual([{ label: "Status", mine: "Published", theirs: "Draft" }]);
		expect(between("public", "scheduled", at("scheduled", "2096-12-03T09:00:00"), at("published"))).toEqual([
			{ label: "Status", mine: "Scheduled for Dec 3, 2096, 9:00 AM", theirs: "Published" },
		]);
	});

	test("says that Ctrl+S leaves a status that was changed elsewhere", () => {
		expect(between("present", "draft", at("draft"), at("published"))).toEqual([
			{ label: "Status", mine: "Stays as it is now", theirs: "Published" },
		]);
	});

	test("is empty when both are the same", () => {
		expect(between("public", "published", at("draft"), at("published"))).toEqual([]);
		expect(between("present", "draft", at("draft"), at("draft"))).toEqual([]);
	});
});

test("isSameValue compares by content and treats undefined as absent", () => {
	expect(isSameValue({ a: [1, { b: "c" }], d: undefined }, { a: [1, { b: "c" }] })).toBe(true);
	for (const [one, other] of [
		[{ a: [1, 2] }, { a: [2, 1] }],
		[{ a: "" }, { a: null }],
		[[], {}],
		[{ a: 1 }, { a: 1, b: 2 }],
	])
		expect(isSameValue(one, other)).toBe(false);
});

test("withTyped keeps what was typed since a save began and takes everything else as stored", () => {
	const sent = { title: "A ", slug: "", author: { name: "Ines ", bio: "" }, tags: ["x "] };
	const stored = { title: "A", slug: "a", author: { name: "Ines", bio: "" }, tags: ["x"] };
	expect(withTyped(structuredClone(sent), sent, stored)).toEqual(stored);
	expect(withTyped({ ...sent, title: "A b" }, sent, stored)).toEqual({ ...stored, title: "A b" });
	const typed = { ...sent, author: { name: "Ines ", bio: "Eng" }, tags: ["x ", "y"] };
	expect(withTyped(typed, sent, stored)).toEqual({ ...stored, author: { name: "Ines", bio: "Eng" }, tags: ["x ", "y"] });
});
