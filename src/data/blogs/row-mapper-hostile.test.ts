import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { readPostRows } from "./repository";
import { toPost } from "./row-mapper";
import { completePost, postOf } from "./row-mapper-fixture";
import { postRowSchema } from "./schema";

const columns = Object.keys(postRowSchema.shape).filter((name) => name !== "id");
const everywhere = (value: unknown) => Object.fromEntries(columns.map((name) => [name, value]));

describe("hostile rows", () => {
	test("whatever stands in the columns, the post is complete and nothing throws", () => {
		const wild = fc.oneof(
			fc.jsonValue(),
			fc.array(fc.oneof(fc.string(), fc.jsonValue())),
			fc.record({ name: fc.jsonValue(), avatar: fc.jsonValue(), bio: fc.jsonValue() }, { requiredKeys: [] }),
			fc.string(),
		);
		fc.assert(
			fc.property(fc.record(Object.fromEntries(columns.map((name) => [name, wild])), { requiredKeys: [] }), (members) => {
				expect(completePost.safeParse(postOf(members)).error).toBeUndefined();
			}),
		);
	});

	test.each(
		["html-content", "url-field", "json-ld-and-head", "unicode-bidi", "text-field", "length"]
			.flatMap(hostileInputs)
			.map(({ id, payload }): [string, unknown] => [id, payload]),
	)("%s in every column", (_id, payload) => {
		for (const members of [everywhere(payload), everywhere([payload]), { author: { name: payload, avatar: payload, bio: payload } }])
			expect(completePost.safeParse(postOf(members)).error).toBeUndefined();
	});

	test("of the corpus, a picture and a portrait take the harmless entry only", () => {
		const taken = hostileInputs("url-field").filter(({ payload }) => {
			const post = postOf({ image: payload, author: { name: "x", avatar: payload } });
			expect(post.featuredImage).toBe(post.author.avatar);
			return post.featuredImage !== null;
		});
		// A homograph is a real address; it is shown as what it is.
		expect(taken.map(({ id }) => id)).toEqual(["U035"]);
		expect(postOf({ image: String(taken[0]?.payload) }).featuredImage).toContain("xn--");
	});

	test("members named __proto__ and constructor pollute nothing", () => {
		const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"__proto__","bio":"constructor"}';
		const parsed: unknown = JSON.parse(`{"id":"p1","author":${poison},"tags":["__proto__","toString"],"category":"constructor"}`);
		const post = toPost(postRowSchema.parse(parsed));
		expect(completePost.safeParse(post).error).toBeUndefined();
		expect([post.author.name, post.tags, post.category]).toEqual(["__proto__", ["__proto__", "toString"], "constructor"]);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	test("a row without an id is left out, one with a damaged member is not", () => {
		const rows = readPostRows([{ title: "no id" }, { id: "" }, { id: 7 }, null, "x", { id: "a", title: 7, tags: "none" }]);
		expect(rows.map(toPost)).toMatchObject([{ id: "a", title: "Untitled post", tags: [] }]);
	});
});
