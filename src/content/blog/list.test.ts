import { describe, expect, test } from "vitest";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { staticPosts } from "./list";
import { loadStaticPost } from "./load";

describe("the posts that the site brings itself", () => {
	test("six, each with its own id, slug and words", async () => {
		expect(staticPosts).toHaveLength(6);
		for (const member of ["id", "slug", "title", "excerpt", "image"] as const)
			expect(new Set(staticPosts.map((post) => post[member])).size, member).toBe(6);
	});

	test("each is loaded by its slug, and says in the list what it says in itself", async () => {
		for (const { words, ...card } of staticPosts) {
			const { content, ...rest } = await loadStaticPost(card.slug);
			expect(rest).toEqual(card);
			expect(Math.abs(words - countWords(content)) / words).toBeLessThan(0.03);
		}
	});

	test("they come newest first", () => {
		const dates = staticPosts.map(({ publishedDate }) => publishedDate);
		expect(dates).toEqual([...dates].sort().reverse());
	});

	test("a list holds no article", () => {
		expect(JSON.stringify(staticPosts)).not.toMatch(/<p>|<h2>/);
		expect(JSON.stringify(staticPosts).length).toBeLessThan(6000);
	});

	test("another slug is an error", async () => {
		await expect(loadStaticPost("list")).rejects.toThrow("There is no post list");
		await expect(loadStaticPost("../site")).rejects.toThrow();
	});
});
