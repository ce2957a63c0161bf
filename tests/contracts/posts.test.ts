import { existsSync } from "node:fs";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import type { StaticPost } from "@/content/blog/post-schema";
import { ROOT } from "./source-files";

const modules = import.meta.glob<{ post?: StaticPost }>("../../src/content/blog/*-*.ts", { eager: true });
const posts = Object.values(modules).flatMap(({ post }) => post ?? []);

test("six posts stand in the site itself, one of each category", () => {
	expect(posts).toHaveLength(6);
	expect(posts.map(({ category }) => category).sort()).toEqual([
		"AI & Machine Learning",
		"Case Studies",
		"Mobile Development",
		"SaaS",
		"Tech Trends",
		"Web Development",
	]);
	for (const key of ["id", "slug", "title", "excerpt", "image"] as const) expect(new Set(posts.map((post) => post[key])).size, key).toBe(6);
});

test.each(posts.map((post) => [post.slug, post] as const))(
	"quality: %s is an article: 600 to 1200 words under headings, with a picture",
	(_slug, post) => {
		const { document } = new JSDOM(post.content).window;
		expect(document.querySelectorAll("h1, script, style, [style], [class], [id]")).toHaveLength(0);
		expect(document.querySelectorAll("h2").length).toBeGreaterThanOrEqual(4);
		expect(document.querySelectorAll("table, pre").length).toBeGreaterThan(0);
		for (const aside of document.querySelectorAll("pre, table")) aside.remove();
		const words = [...document.querySelectorAll("p, li, blockquote, h2, h3, figcaption")].flatMap(({ textContent }) =>
			textContent.split(/\s+/).filter(Boolean),
		);
		expect(words.length).toBeGreaterThanOrEqual(600);
		expect(words.length).toBeLessThanOrEqual(1200);
		expect(post.excerpt.length).toBeGreaterThanOrEqual(50);
		expect(post.excerpt.length).toBeLessThanOrEqual(160);
		expect(existsSync(join(ROOT, "public", post.image))).toBe(true);
	},
);
