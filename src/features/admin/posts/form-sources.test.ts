import { describe, expect, test } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { suggestTags, suggestVocabulary } from "./form-sources";

describe("suggested vocabulary", () => {
	test("lists the six categories first, then those in use, without duplicates in any case", () => {
		const { categories } = suggestVocabulary({ categories: ["saas", "Field notes", "field notes"], tags: [] });
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

	test("lists the admin's tags first, then those of static posts", () => {
		const { tags } = suggestVocabulary({ categories: [], tags: ["Queues"] });
		expect(tags[0]).toBe("Queues");
		for (const { tags: own } of staticPosts) expect(tags).toEqual(expect.arrayContaining(own.slice(0, 1)));
		expect(new Set(tags.map((tag) => tag.toLowerCase())).size).toBe(tags.length);
	});

	test("suggests unchosen tags that contain the typed text", () => {
		const offered = ["SQL", "PostgreSQL", "Go", "Queues"];
		expect(suggestTags(offered, ["sql"], "", 10)).toEqual(["PostgreSQL", "Go", "Queues"]);
		expect(suggestTags(offered, [], " sql ", 10)).toEqual(["SQL", "PostgreSQL"]);
		expect(suggestTags(offered, [], "", 2)).toEqual(["SQL", "PostgreSQL"]);
		expect(suggestTags(offered, [], "rust", 10)).toEqual([]);
	});
});
