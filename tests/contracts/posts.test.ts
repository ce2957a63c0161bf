import { existsSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import type { StaticPost } from "@/content/blog/post-schema";
import { ROOT } from "./source-files";

const modules = import.meta.glob<{ post?: StaticPost }>("../../src/content/blog/*-*.ts", { eager: true });
const posts = Object.values(modules).flatMap(({ post }) => post ?? []);

test("the site's own posts are complete, each with its own slug, title and picture", () => {
	expect(posts.length).toBeGreaterThan(0);
	for (const key of ["id", "slug", "title", "excerpt", "image"] as const)
		expect(new Set(posts.map((post) => post[key])).size, key).toBe(posts.length);
	for (const { category } of posts) expect(category.trim()).not.toBe("");
});

test.each(posts.map((post) => [post.slug, post] as const))("%s has plain markup, headings, an excerpt and a picture", (_slug, post) => {
	const { document } = new JSDOM(post.content).window;
	expect(document.querySelectorAll("h1, script, style, [style], [class], [id]")).toHaveLength(0);
	expect(document.querySelectorAll("h2").length).toBeGreaterThan(0);
	expect(document.querySelectorAll("p").length).toBeGreaterThan(0);
	expect(post.excerpt.length).toBeGreaterThanOrEqual(50);
	expect(post.excerpt.length).toBeLessThanOrEqual(160);
	expect(existsSync(join(ROOT, "public", post.image))).toBe(true);
});
