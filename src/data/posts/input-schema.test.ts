import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { createEmptyPost } from "./input-mapper";
import { type PostFields, postInputSchema } from "./input-schema";

const NOW = new Date("2026-11-21T12:00:00Z");
const least: PostFields = {
	...createEmptyPost(NOW),
	title: "What a queue hides",
	content: "It hides the wait.",
	author: { name: "Leela Nair", avatar: "", bio: "" },
};
const messages = (fields: Partial<PostFields>) =>
	postInputSchema.safeParse({ ...least, ...fields }).error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
const accepted = (fields: Partial<PostFields>) => postInputSchema.parse({ ...least, ...fields });
const author = (members: Partial<PostFields["author"]>) => ({ author: { ...least.author, ...members } });

describe("required fields", () => {
	test("accepts title, content, author and date", () => {
		expect(messages({})).toEqual([]);
	});

	test.each([
		["title", (title: string) => ({ title }), "title: Title is required"],
		["author name", (name: string) => author({ name }), "author.name: Author name is required"],
	] as const)("refuses a blank %s", (_name, fields, message) => {
		for (const blank of ["", "   ", "\n\t", "\u200b\u200b", "\u3000"]) expect(messages(fields(blank))).toEqual([message]);
	});

	test("refuses a missing date and one that doesn't exist", () => {
		expect(messages({ publishedDate: "" })).toEqual(["publishedDate: Choose a date"]);
		for (const none of ["2026-02-30", "2026-13-01", "0026-11-21", "9999-01-01"])
			expect(messages({ publishedDate: none })).toEqual(["publishedDate: Choose a date between 1970 and 2199"]);
	});
});

describe("content", () => {
	test("reports missing content as required", () => {
		expect(messages({ content: "" })).toEqual(["content: Content is required"]);
	});

	test.each([
		" ",
		"\n\n\t",
		"\u00a0\u200b\u2060",
		"<p></p>",
		"<p>&nbsp;</p>",
		"<p><br></p>\n<h2> </h2>",
		"<p>&#8203;&#xa0;</p>",
		"<hr>",
		"<script>alert(1)</script>",
		"<!-- later --><p></p>",
		"<p data-src='x'></p>",
	])("treats %j as blank", (content) => {
		expect(messages({ content })).toEqual(["content: Content cannot be empty."]);
	});

	test.each(["x", "?", "<p>1</p>", '<img src="/media/a.webp" alt="">', "x <y and z>", "<>"])("doesn't treat %j as blank", (content) => {
		expect(accepted({ content }).content).toBe(content);
	});

	test("keeps HTML and plain text with outer white space", () => {
		for (const content of ["One\n\ntwo  ", "  <p>One</p>\n"]) expect(accepted({ content }).content).toBe(content);
	});

	test("accepts exactly 200 kB and 5,000 tags and refuses more with the size", () => {
		expect(messages({ content: "x".repeat(204_800) })).toEqual([]);
		expect(messages({ content: "é".repeat(102_401) })).toEqual([expect.stringMatching(/^content: .*201 kB/)]);
		expect(messages({ content: "<b>x</b>".repeat(2500) })).toEqual([]);
		expect(messages({ content: `<i>x</i>${"<b>x</b>".repeat(2500)}` })).toEqual([expect.stringMatching(/^content: .*5,000 HTML tags/)]);
	});
});

describe("limits", () => {
	test.each([
		["title", 200],
		["slug", 120],
		["excerpt", 1000],
		["category", 80],
		["featuredImageAlt", 300],
		["readingTime", 20],
	] as const)("limits %s to %i characters", (field, longest) => {
		expect(messages({ [field]: "7".repeat(longest) })).toEqual([]);
		expect(messages({ [field]: "7".repeat(longest + 1) })).toEqual([`${field}: Use at most ${longest} characters`]);
	});

	test("trims tags, keeps their order and drops repeated ones", () => {
		fc.assert(
			fc.property(fc.array(fc.constantFrom("Go", " Go", "Rust ", "Rust", "SQL")), (tags) => {
				expect(accepted({ tags }).tags).toEqual([...new Set(tags.map((tag) => tag.trim()))]);
			}),
		);
		expect(messages({ tags: ["Go", " "] })).toHaveLength(1);
		expect(messages({ tags: Array.from({ length: 41 }, (_, index) => `t${index}`) })).toEqual([expect.stringMatching(/^tags: .*40/)]);
	});

	test("accepts only lowercase slugs with single dashes", () => {
		for (const slug of ["", "a", "a-2-b"]) expect(messages({ slug })).toEqual([]);
		for (const slug of ["A", "a--b", "-a", "a b", "ä", "../x"]) expect(messages({ slug })).toHaveLength(1);
	});

	test("refuses the slug whose file a static host shows at another address", () => {
		expect(messages({ slug: " index " })).toEqual([expect.stringContaining("Web servers reserve “index”")]);
		expect(messages({ slug: "index-2" })).toEqual([]);
	});
});

describe("addresses", () => {
	const places: [string, (url: string) => Partial<PostFields>][] = [
		["the featured picture", (featuredImage) => ({ featuredImage })],
		["the author's portrait", (avatar) => author({ avatar })],
	];

	test.each(places)("accepts an https address, a path or nothing for %s", (_name, place) => {
		for (const url of ["https://example.com/a.png?b=1", "/media/a.svg", "", "  "]) expect(messages(place(url))).toEqual([]);
		for (const url of ["example.com/a.png", "javascript:alert(1)", "//evil.example/a.png"])
			expect(messages(place(url))[0]).toContain("Enter an https:// address");
	});
});

describe("a new post", () => {
	test.each([
		["Asia/Kolkata", "2026-11-20T18:29:00Z", "2026-11-20"],
		["Asia/Kolkata", "2026-11-20T18:31:00Z", "2026-11-21"],
		["America/Los_Angeles", "2026-11-21T05:00:00Z", "2026-11-20"],
		["Pacific/Auckland", "2026-11-20T12:00:00Z", "2026-11-21"],
	])("is dated by the admin's day: in %s at %s it is %s", (zone, now, date) => {
		vi.stubEnv("TZ", zone);
		expect(createEmptyPost(new Date(now)).publishedDate).toBe(date);
	});

	test("is published and listed by default", () => {
		expect(createEmptyPost(NOW)).toMatchObject({ status: "published", listed: true, featured: false, publishAt: "" });
	});
});
