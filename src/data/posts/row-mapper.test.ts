import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completePost, postOf, summaryOf } from "../../../tests/support/data/post-fixture";
import { readMinutes, toReadingMinutes } from "./row-mapper";

const full = {
	slug: "a-post",
	title: "A post",
	excerpt: "What it says.",
	content: "<p>Words.</p>",
	author: { name: "Leela Nair", avatar: "https://cdn.example.org/l.jpg", bio: "Builds speech systems." },
	category: "SaaS",
	tags: ["PostgreSQL", "Billing"],
	image: "/media/posts/a.webp",
	image_alt: "A plan chest",
	reading_time: 7,
	featured: true,
	published_date: "2026-02-01T09:00:00+05:30",
	published_at: "2026-02-02T09:00:00+05:30",
	updated_at: "2026-03-01 03:30:00.026824+00",
	seo_title: "What a post says",
	seo_description: "In one sentence.",
	social_image: "https://cdn.example.org/card.jpg",
	hidden_from_search: true,
};

describe("toPost", () => {
	test("maps every column to its member", () => {
		expect(postOf(full)).toEqual({
			id: "p1",
			slug: "a-post",
			title: "A post",
			excerpt: "What it says.",
			content: "<p>Words.</p>",
			author: full.author,
			category: "SaaS",
			tags: ["PostgreSQL", "Billing"],
			featuredImage: "/media/posts/a.webp",
			featuredImageAlt: "A plan chest",
			readingTime: 7,
			publishedDate: "2026-02-01T03:30:00.000Z",
			updatedAt: "2026-03-01T03:30:00.026Z",
			featured: true,
			bundled: false,
			seoTitle: "What a post says",
			seoDescription: "In one sentence.",
			socialImage: "https://cdn.example.org/card.jpg",
			hiddenFromSearch: true,
		});
	});

	test("returns a complete post for an empty row", () => {
		const post = postOf();
		expect(completePost.safeParse(post).error).toBeUndefined();
		expect(post).toMatchObject({
			title: "Untitled post",
			author: { name: "Editorial team", avatar: null, bio: "" },
			category: null,
			content: "",
		});
	});

	test.each([
		["publishedDate", { published_date: "2026-02-01" }],
		["publishedDate", { publishedDate: "2026-02-01" }],
		["publishedDate", { published_at: "2026-02-01T00:00:00Z" }],
		["publishedDate", { publishedAt: "2026-02-01" }],
		["publishedDate", { published_date: "Invalid Date", publishedAt: "2026-02-01" }],
		["updatedAt", { updated_at: "2026-02-01" }],
		["updatedAt", { updatedAt: "2026-02-01" }],
	] as const)("reads %s from %j", (member, row) => expect(postOf(row)[member]).toBe("2026-02-01T00:00:00.000Z"));

	test.each([
		["featuredImage", "/a.png", { image: "/a.png" }],
		["featuredImage", null, { image: "javascript:alert(1)" }],
		["featuredImage", "/a.png", { featuredImage: "/a.png" }],
		["featuredImage", "/a.png", { featured_image: "/a.png", image: "javascript:alert(1)" }],
		["featuredImage", "/b.png", { featured_image: "/a.png", image: "/b.png" }],
		["featuredImageAlt", "Plan", { image_alt: "Plan" }],
		["featuredImageAlt", "Plan", { imageAlt: "Plan" }],
		["featuredImageAlt", "Illustration for “T”", { title: "T" }],
		["readingTime", 9, { reading_time: "9" }],
		["readingTime", 9, { readingTime: "9" }],
		["readingTime", 9, { reading_time: "", readingTime: 9 }],
	] as const)("gives %s %j for %j", (member, value, row) => expect(postOf(row)[member]).toBe(value));

	test("never shows “Invalid Date” or “undefined”", () => {
		const post = postOf({ published_date: "soon", publishedDate: "2026-99-99", reading_time: "undefined", title: "  " });
		expect([post.publishedDate, post.readingTime, post.title]).toEqual([null, 5, "Untitled post"]);
	});

	test("trims tags, keeps their order and drops repeated ones", () => {
		expect(postOf({ tags: [" SQL ", "SQL", "", null, 3, ["x"], "Go"] }).tags).toEqual(["SQL", "Go"]);
	});

	test("reads an author stored as text as a name", () => {
		expect(postOf({ author: " Leela Nair " }).author).toEqual({ name: "Leela Nair", avatar: null, bio: "" });
	});

	test("drops an unsafe portrait, and names the editorial team without a readable name", () => {
		expect(postOf({ author: { name: "L", avatar: "javascript:alert(1)" } }).author.avatar).toBeNull();
		for (const author of [null, 7, [], ["x"], { name: 7 }, ""]) expect(postOf({ author }).author.name).toBe("Editorial team");
	});
});

describe("reading time", () => {
	test.each([
		[0, 1],
		[1, 1],
		[200, 1],
		[201, 2],
		[1000, 5],
		[1001, 6],
		[10_000_000, 600],
	])("takes %i words as %i min", (words, minutes) => expect(toReadingMinutes(words)).toBe(minutes));

	test("is computed from the words when blank", () => {
		const content = `<h2>Title</h2><p>${"word ".repeat(450)}</p>`;
		for (const blank of [null, undefined, "", "  ", 0, -3]) expect(postOf({ content, reading_time: blank }).readingTime).toBe(3);
	});

	test("is 5 for text that isn't a number, otherwise the leading number", () => {
		for (const value of ["soon", {}, [], true, "NaN", "Infinity"]) expect(readMinutes(value)).toBe(5);
		expect([readMinutes("7 min"), readMinutes("7.9"), readMinutes(7.9), readMinutes(5000)]).toEqual([7, 7, 7, 600]);
	});

	test("is null in a list, which has no content", () => {
		expect(summaryOf({ reading_time: null }).readingTime).toBeNull();
		expect(summaryOf({ reading_time: "soon" }).readingTime).toBe(5);
	});

	test("is null or a whole number for any value", () => {
		fc.assert(
			fc.property(fc.anything(), (value) => {
				const minutes = readMinutes(value);
				if (minutes !== null) expect(Number.isInteger(minutes) && minutes >= 1 && minutes <= 600).toBe(true);
			}),
		);
	});
});
