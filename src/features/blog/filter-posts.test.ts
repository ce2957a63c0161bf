import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledPosts } from "@/data/posts/queries";
import type { PostSummary } from "@/data/posts/schema";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { countNames, filterPosts, isFiltering, noFilter, readFilter, writeFilter } from "./filter-posts";

const [sample] = bundledPosts;
if (!sample) throw new Error("There is no post");
const post = (members: Partial<PostSummary>): PostSummary => ({ ...sample, title: "", excerpt: "", tags: [], category: null, ...members });
const posts = [
	post({ id: "billing", title: "Usage billing", excerpt: "One meter in SQL.", tags: ["PostgreSQL", "Café"], category: "SaaS" }),
	post({ id: "voice", title: "Voice agents", excerpt: "Cents per call.", tags: ["AI agents", "C++"], category: "AI & Machine Learning" }),
	post({ id: "phone", title: "Four percent", excerpt: "What a phone does.", tags: ["postgresql", "C#"], category: "Mobile Development" }),
];
const ids = (filter: Partial<typeof noFilter>) => filterPosts(posts, { ...noFilter, ...filter }).map(({ id }) => id);

describe("filterPosts", () => {
	test("returns every post in order without a filter", () => {
		expect(filterPosts(posts, noFilter)).toEqual(posts);
	});

	test.each([
		[{ category: "SaaS" }, ["billing"]],
		[{ category: "saas" }, ["billing"]],
		[{ category: "ai & machine learning" }, ["voice"]],
		[{ category: "Sales" }, []],
		[{ tag: "PostgreSQL" }, ["billing", "phone"]],
		[{ tag: "C++" }, ["voice"]],
		[{ tag: "C#" }, ["phone"]],
		[{ tag: "cafe" }, ["billing"]],
		[{ category: "SaaS", tag: "C#" }, []],
		[{ text: "meter" }, ["billing"]],
		[{ text: "  CENTS   voice " }, ["voice"]],
		[{ text: "cafe" }, ["billing"]],
		[{ text: "postgres" }, ["billing", "phone"]],
		[{ text: "c++" }, ["voice"]],
		[{ text: "meter phone" }, []],
		[{ text: "(.*" }, []],
		[{ category: "SaaS", text: "agents" }, []],
	])("returns %j for %j", (filter, shown) => expect(ids(filter)).toEqual(shown));

	test("finds typographic quotation marks and dashes however they are typed", () => {
		const typeset = [post({ title: "The client’s “one‑page” brief: 5–7 days — don’t wait", tags: ["Go-live"] })];
		const plainly = ["client's", "client’s", "don‘t", '"one-page"', "“one‐page”", "5-7", "5–7", "days -", "days —", "go‑live", "GO−LIVE"];
		expect(plainly.filter((text) => filterPosts(typeset, { ...noFilter, text }).length === 0)).toEqual([]);
		expect(filterPosts([post({ title: "The client's brief" })], { ...noFilter, text: "client’s" })).toHaveLength(1);
		expect(filterPosts(typeset, { ...noFilter, tag: "Go–live" })).toHaveLength(1);
	});

	test("always returns a subset of the posts in order", () => {
		const any = fc.oneof(fc.string(), fc.constantFrom("SaaS", "C++", "a", "__proto__"));
		fc.assert(
			fc.property(any, any, any, (category, tag, text) => {
				const shown = filterPosts(posts, { category, tag, text });
				expect(shown).toEqual(posts.filter((one) => shown.includes(one)));
			}),
		);
	});
});

describe("filter query", () => {
	test("reads and writes category, tag and text, and omits unset filters", () => {
		const filter = { category: "AI & Machine Learning", tag: "C++", text: "cents per call" };
		const search = new URLSearchParams(writeFilter(filter)).toString();
		expect(search).toBe("category=AI+%26+Machine+Learning&tag=C%2B%2B&q=cents+per+call");
		expect(readFilter(new URLSearchParams(search))).toEqual(filter);
		expect([writeFilter(noFilter), isFiltering(noFilter), isFiltering({ ...noFilter, text: "  " })]).toEqual([{}, false, false]);
	});

	test.each(hostileInputs("postgrest-and-route").map(({ id, payload }): [string, string] => [id, String(payload)]))(
		"treats %s as plain text",
		(_id, text) => {
			for (const query of [text, `q=${text}`, `category=${text}&tag=${text}`]) {
				const filter = readFilter(new URLSearchParams(query));
				expect(filter.text.length).toBeLessThanOrEqual(200);
				expect(() => filterPosts(posts, filter)).not.toThrow();
			}
		},
	);
});

describe("countNames", () => {
	test("counts each name once regardless of spelling, most frequent first", () => {
		expect(countNames(posts, ({ tags }) => tags)).toEqual([
			{ name: "PostgreSQL", count: 2 },
			{ name: "AI agents", count: 1 },
			{ name: "C#", count: 1 },
			{ name: "C++", count: 1 },
			{ name: "Café", count: 1 },
		]);
		expect(countNames([], ({ tags }) => tags)).toEqual([]);
	});

	test("accepts tags named __proto__ or constructor", () => {
		const names = countNames([post({ tags: ["__proto__", "constructor", "toString"] })], ({ tags }) => tags);
		expect(names.map(({ name, count }) => [name, count])).toEqual(
			expect.arrayContaining([
				["__proto__", 1],
				["constructor", 1],
			]),
		);
	});
});
