import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { bundledPosts } from "@/data/posts/queries";
import type { PostSummary } from "@/data/posts/schema";
import { findNeighbors, relatedPosts } from "./filter-posts";

const [sample] = bundledPosts;
if (!sample) throw new Error("There is no post");
const post = (id: string, category: string | null): PostSummary => ({ ...sample, id, category });
const ids = (posts: PostSummary[]) => posts.map(({ id }) => id);

describe("relatedPosts", () => {
	const me = post("me", "SaaS");

	test("returns posts of the same category, without the post itself", () => {
		expect(ids(relatedPosts([post("a", "SaaS"), me, post("b", "Tech Trends"), post("c", "saas"), post("d", null)], me))).toEqual([
			"a",
			"c",
		]);
	});

	test("returns at most the first three", () => {
		expect(
			ids(
				relatedPosts(
					["a", "b", "me", "c", "d"].map((id) => post(id, "SaaS")),
					me,
				),
			),
		).toEqual(["a", "b", "c"]);
	});

	test("returns none for a post without a category", () => {
		const lonely = post("lonely", null);
		expect(relatedPosts([lonely, post("a", null), post("b", "SaaS")], lonely)).toEqual([]);
	});

	test("returns valid results for any posts", () => {
		const some = fc.uniqueArray(fc.record({ id: fc.constantFrom(..."abcdefgh"), category: fc.constantFrom("SaaS", "Web", null) }), {
			selector: ({ id }) => id,
			minLength: 1,
		});
		fc.assert(
			fc.property(some, (list) => {
				const posts = list.map(({ id, category }) => post(id, category));
				const [one] = posts;
				if (!one) return;
				const related = relatedPosts(posts, one);
				expect(related.length).toBeLessThanOrEqual(3);
				for (const other of related) expect([other.id === one.id, other.category]).toEqual([false, one.category]);
			}),
		);
	});
});

describe("neighborsOf", () => {
	const posts = ["new", "middle", "old"].map((id) => post(id, null));
	const around = (id: string) => {
		const { older, newer } = findNeighbors(posts, post(id, null));
		return [older?.id ?? null, newer?.id ?? null];
	};

	test("returns the older post as the next one in a newest-first list", () => {
		expect(around("middle")).toEqual(["old", "new"]);
		expect(around("new")).toEqual(["middle", null]);
		expect(around("old")).toEqual([null, "middle"]);
	});

	test("returns none for a post outside the list", () => {
		expect(around("unlisted")).toEqual([null, null]);
	});
});
