import { describe, expect, test } from "vitest";
import { labelColumns, orderColumns } from "./history-definition";
import { compareVersions } from "./version-changes";

const columns = orderColumns(
	[
		{ column: "body", member: "content", html: true },
		{ column: "at", member: "date", whole: (value) => String(value ?? "").slice(0, 10) },
		{ column: "author", member: "author", parts: { name: "Name", bio: "Bio" } },
		{ column: "title", member: "title" },
		{ column: "tags", member: "tags" },
		{ column: "listed", member: "listed" },
		{ column: "old_quote" },
	],
	[
		{ title: "One", fields: { title: "Title", author: "Author", date: "Date", listed: "Listed" } },
		{ title: "Two", fields: { tags: "Tags", content: "Content" } },
	],
);
const changes = (now: object, then: object) => compareVersions(columns, now, { row: then, columns: { ...then } });

describe("compareVersions", () => {
	test("uses the order and labels of the form, with columns outside the form last", () => {
		const all = changes(
			{ title: "A", tags: ["x"], listed: true, author: { bio: "", name: "Ines" }, body: "One", at: "2026-01-02", old_quote: "Q" },
			{ title: "B", tags: [], listed: false, author: { bio: "Engineer", name: "Ines" }, body: "Two", at: "2026-01-03", old_quote: null },
		);
		expect(all.map(({ label, isHidden }) => [label, isHidden])).toEqual([
			["Title", false],
			["Author", false],
			["Date", false],
			["Listed", false],
			["Tags", false],
			["Content", false],
			["Old quote", true],
		]);
		expect(all[1]?.change).toEqual({
			kind: "entries",
			entries: [
				{ kind: "same", pieces: [{ kind: "same", text: "Name: Ines" }] },
				{ kind: "returns", pieces: [{ kind: "returns", text: "Bio: Engineer" }] },
			],
		});
		expect(all[3]?.change).toEqual({ kind: "whole", goes: "Yes", returns: "No" });
	});

	test("treats all empty values as equal, and two notations of one instant", () => {
		const then = { title: "", tags: null, author: null, at: "2026-01-02 00:00:00+00" };
		expect(changes({ title: null, tags: [], author: {}, at: "2026-01-02T00:00:00Z" }, then)).toEqual([]);
	});

	test("leaves out columns that were added after the version", () => {
		const kept = { row: { title: "A", tags: [] }, columns: { title: "A" } };
		expect(compareVersions(columns, { title: "B", tags: ["x"] }, kept).map(({ label }) => label)).toEqual(["Title"]);
	});

	test("compares the text of HTML and reports a change of markup only", () => {
		const [words] = changes({ body: "<p>We wait <b>nine</b> days.</p>" }, { body: "<h2>We wait ten days.</h2>" });
		expect(words?.change).toEqual({
			kind: "text",
			pieces: [
				{ kind: "same", text: "We wait " },
				{ kind: "goes", text: "nine" },
				{ kind: "returns", text: "ten" },
				{ kind: "same", text: " days." },
			],
		});
		expect(changes({ body: "<p>We wait.</p>" }, { body: "<h2>We wait.</h2>" })[0]?.change).toEqual({ kind: "markup" });
	});

	test("returns whole texts with little in common, and excerpts of very long ones", () => {
		expect(changes({ title: "A quite different one" }, { title: "Payment reminders" })[0]?.change).toEqual({
			kind: "whole",
			goes: "A quite different one",
			returns: "Payment reminders",
		});
		const words = (from: number) => Array.from({ length: 20_000 }, (_, n) => `w${from + n}`).join(" ");
		const change = changes({ title: words(0) }, { title: words(50_000) })[0]?.change;
		expect(change?.kind).toBe("excerpts");
		expect(change?.kind === "excerpts" ? change.goes.length : 0).toBeLessThan(100);
	});
});

describe("labelColumns", () => {
	test("returns labels in the order of the form, then status columns, then unknown columns", () => {
		expect(labelColumns(["new_thing", "body", "status", "title", "published_at"], columns)).toEqual([
			"Title",
			"Content",
			"Status",
			"Publication",
			"New thing",
		]);
	});
});
