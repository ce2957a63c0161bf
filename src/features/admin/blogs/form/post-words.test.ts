import { describe, expect, test } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { offeredWords, suggestedTags } from "./post-words";

describe("words to offer", () => {
	test("the six categories first, then those in use, each once in whatever case", () => {
		const { categories } = offeredWords({ categories: ["saas", "Field notes", "field notes"], tags: [] });
		expect(categories).toEqual([
			"AI & Machine Learning",
			"Mobile Development",
			"SaaS",
			"Web Development",
			"Tech Trends",
			"Case Studies",
			"Field notes",
		]);
	});

	test("tags: the administrator's first, then those of the posts that the site brings", () => {
		const { tags } = offeredWords({ categories: [], tags: ["Queues"] });
		expect(tags[0]).toBe("Queues");
		for (const { tags: own } of staticPosts) expect(tags).toEqual(expect.arrayContaining(own.slice(0, 1)));
		expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
	});
});

test("suggested are tags that hold what is typed and are not chosen", () => {
	const offered = ["SQL", "PostgreSQL", "Go", "Queues"];
	expect(suggestedTags(offered, ["sql"], "", 10)).toEqual(["PostgreSQL", "Go", "Queues"]);
	expect(suggestedTags(offered, [], " sql ", 10)).toEqual(["SQL", "PostgreSQL"]);
	expect(suggestedTags(offered, [], "", 2)).toEqual(["SQL", "PostgreSQL"]);
	expect(suggestedTags(offered, [], "rust", 10)).toEqual([]);
});
