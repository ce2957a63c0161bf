import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { completePost, postOf } from "../../../tests/support/data/post-fixture";
import { readPostRows } from "./repository";
import { toPost } from "./row-mapper";
import { postRowSchema } from "./schema";

const columns = Object.keys(postRowSchema.shape).filter((name) => name !== "id");

describe("hostile rows", () => {
	test("returns a complete post for any column values", () => {
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

	test("pollutes no prototype with members named __proto__ and constructor", () => {
		const poison = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"name":"__proto__","bio":"constructor"}';
		const parsed: unknown = JSON.parse(`{"id":"p1","author":${poison},"tags":["__proto__","toString"],"category":"constructor"}`);
		const post = toPost(postRowSchema.parse(parsed));
		expect(completePost.safeParse(post).error).toBeUndefined();
		expect([post.author.name, post.tags, post.category]).toEqual(["__proto__", ["__proto__", "toString"], "constructor"]);
		expect(({} as Record<string, unknown>).polluted).toBeUndefined();
	});

	test("drops a row without an id and keeps one with a damaged member", () => {
		const rows = readPostRows([{ title: "no id" }, { id: "" }, { id: 7 }, null, "x", { id: "a", title: 7, tags: "none" }]);
		expect(rows.map(toPost)).toMatchObject([{ id: "a", title: "Untitled post", tags: [] }]);
	});
});
