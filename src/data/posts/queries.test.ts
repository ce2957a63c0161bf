import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { summaryOf } from "../../../tests/support/data/post-fixture";
import { bundledPosts, findBundledPost, mergePosts, postQuery, sortNewestFirst } from "./queries";
import type { PostSummary } from "./schema";

const own = (id: string, slug: string): PostSummary => ({ ...summaryOf({ id, slug }), bundled: true });
const row = (id: string, slug: string | null, date = "2026-01-01") => summaryOf({ id, slug, published_date: date });
const names = (posts: PostSummary[]) => posts.map(({ id, bundled }) => `${id}${bundled ? " own" : ""}`);

describe("mergePosts", () => {
	test("lists built-in posts first, then stored posts, each in order", () => {
		expect(names(mergePosts([own("a", "a"), own("b", "b")], [row("c", "c"), row("d", null)]))).toEqual(["a own", "b own", "c", "d"]);
	});

	test("replaces a built-in post with the stored post of the same id", () => {
		expect(names(mergePosts([own("a", "a"), own("b", "b")], [row("c", "c"), row("a", "renamed")]))).toEqual(["a", "b own", "c"]);
	});

	test("replaces a built-in post with the stored post of the same slug", () => {
		expect(names(mergePosts([own("a", "same"), own("b", "b")], [row("z", "same")]))).toEqual(["z", "b own"]);
	});

	test("returns the built-in posts when no post is stored", () => {
		expect(mergePosts(bundledPosts, [])).toEqual(bundledPosts);
	});

	test("loses no row and repeats no id or slug", () => {
		const post = fc.record({ id: fc.constantFrom("a", "b", "c", "d"), slug: fc.constantFrom("a", "b", "c", "d") });
		const list = fc
			.uniqueArray(post, { selector: ({ id }) => id })
			.map((posts) => posts.filter((one, index) => posts.findIndex(({ slug }) => slug === one.slug) === index));
		fc.assert(
			fc.property(list, list, (mine, theirs) => {
				const rows = theirs.map(({ id, slug }) => row(id, slug));
				const merged = mergePosts(
					mine.map(({ id, slug }) => own(id, slug)),
					rows,
				);
				for (const one of rows) expect(merged).toContain(one);
				expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
				expect(new Set(merged.map(({ slug }) => slug)).size).toBe(merged.length);
			}),
		);
	});
});

describe("sortNewestFirst", () => {
	test("sorts newest first, undated last, in a stable order", () => {
		const posts = [
			row("old", "o", "2025-01-01"),
			row("none", "n", ""),
			row("new", "w", "2026-05-01T10:00:00+05:30"),
			row("b", "b"),
			row("a", "a"),
		];
		expect(names(sortNewestFirst(posts))).toEqual(["new", "a", "b", "old", "none"]);
		expect(sortNewestFirst([...posts].reverse())).toEqual(sortNewestFirst(posts));
	});
});

describe("built-in posts", () => {
	test("are complete, with a computed reading time", () => {
		expect(bundledPosts.length).toBeGreaterThan(0);
		for (const post of bundledPosts) {
			expect(post).toMatchObject({ bundled: true, featured: false, author: { avatar: null } });
			expect(post.publishedDate).toMatch(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/);
			expect(post.readingTime).toBeGreaterThan(3);
		}
	});

	test("are found by id and by slug", () => {
		for (const post of bundledPosts) expect([findBundledPost(post.id), findBundledPost(post.slug ?? "")]).toEqual([post, post]);
		expect(findBundledPost("nobody-knows-it")).toBeUndefined();
	});

	test("uses different query keys for a built-in post and a row with its id", () => {
		const [post] = bundledPosts;
		if (!post) throw new Error("There is no post");
		expect(postQuery(post).queryKey).not.toEqual(postQuery({ ...post, bundled: false }).queryKey);
	});
});
