import { describe, expect, test } from "vitest";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { staticPosts } from "./list";
import { loadStaticPost } from "./load";

describe("the site's own posts", () => {
	test("gives each post its own id, slug, title, excerpt and picture", () => {
		for (const member of ["id", "slug", "title", "excerpt", "image"] as const)
			expect(new Set(staticPosts.map((post) => post[member])).size, member).toBe(staticPosts.length);
	});

	test("loads each post by its slug, with the same data as in the list", async () => {
		for (const { words, ...card } of staticPosts) {
			const { content, ...rest } = await loadStaticPost(card.slug);
			expect(rest).toEqual(card);
			expect(Math.abs(words - countWords(content)) / words).toBeLessThan(0.03);
		}
	});

	test("sorts the posts newest first", () => {
		const dates = staticPosts.map(({ publishedDate }) => publishedDate);
		expect(dates).toEqual([...dates].sort().reverse());
	});

	test("has no post content in the list", () => {
		expect(JSON.stringify(staticPosts)).not.toMatch(/<p>|<h2>/);
	});

	test("throws for an unknown slug", async () => {
		await expect(loadStaticPost("list")).rejects.toThrow("There is no post list");
		await expect(loadStaticPost("../site")).rejects.toThrow();
	});
});
