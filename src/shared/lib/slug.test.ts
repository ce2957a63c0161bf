import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { slugOf } from "./slug";

/** Any code point except surrogates. */
const anySign = fc.integer({ min: 0, max: 0x10f7ff }).map((code) => String.fromCodePoint(code < 0xd800 ? code : code + 0x800));

/** The database's rule for slugs (supabase/migrations). */
const DATABASE_RULE = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe("slugOf", () => {
	test.each([
		["Berth planning for 3 ports", "berth-planning-for-3-ports"],
		["  --Ports & Ferries!  ", "ports-ferries"],
		["Café Ünïcode", "cafe-unicode"],
		["a_b.c/d", "a-b-c-d"],
	])("turns “%s” into %s", (title, slug) => expect(slugOf(title)).toBe(slug));

	test("gives a slug of at most 80 characters that the database accepts for any title", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: anySign }), fc.string({ minLength: 60, maxLength: 300 })), (title) => {
				const slug = slugOf(title);
				expect(slug).toMatch(DATABASE_RULE);
				expect(slug.length).toBeLessThanOrEqual(80);
			}),
		);
	});

	test("doesn't end with a dash after cutting", () => {
		for (let length = 70; length < 90; length += 1) expect(slugOf(`${"a".repeat(length)} b`)).toMatch(DATABASE_RULE);
	});

	test("gives a different slug each time for a title without usable letters", () => {
		const [first, second] = [slugOf("मुंबई 😀"), slugOf("")];
		expect(first).toMatch(/^item-[0-9a-f]{8}$/);
		expect(second).toMatch(/^item-[0-9a-f]{8}$/);
		expect(first).not.toBe(second);
	});
});
