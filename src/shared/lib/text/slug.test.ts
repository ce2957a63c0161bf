import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSlug, isSlugOf, latinSlug } from "./slug";

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
		["The client’s choice", "the-clients-choice"],
		["समुद्र और रोस्टर", "samudra-aur-rostar"],
		["मुंबई में नया काम", "munbai-men-naya-kam"],
		["தமிழ் கடல்", "tamil-katal"],
		["ગુજરાતી", "gujarati"],
		["Привет, мир", "privet-mir"],
		["Ελληνικά νέα", "ellinika-nea"],
		["Łódź & Straße", "lodz-strasse"],
		["你好世界", "ni-hao-shi-jie"],
		["Index", "index-page"],
		["Index of ports", "index-of-ports"],
	])("turns “%s” into %s", (title, slug) => expect(createSlug(title)).toBe(slug));

	test("gives a slug of at most 80 characters that the database accepts for any title", () => {
		fc.assert(
			fc.property(fc.oneof(fc.string({ unit: anySign }), fc.string({ minLength: 60, maxLength: 300 })), (title) => {
				const slug = createSlug(title);
				expect(slug).toMatch(DATABASE_RULE);
				expect(slug.length).toBeLessThanOrEqual(80);
			}),
		);
	});

	test("doesn't end with a dash after cutting", () => {
		for (let length = 70; length < 90; length += 1) expect(createSlug(`${"a".repeat(length)} b`)).toMatch(DATABASE_RULE);
	});

	test("gives a different slug each time for a title without usable letters", () => {
		const [first, second] = [createSlug("!? 😀"), createSlug("")];
		expect(first).toMatch(/^item-[0-9a-f]{8}$/);
		expect(second).toMatch(/^item-[0-9a-f]{8}$/);
		expect(first).not.toBe(second);
	});
});

test("latinSlug is empty for a title without letters or digits", () => expect(["", "?!", "😀"].map(latinSlug)).toEqual(["", "", ""]));

describe("isSlugOf", () => {
	test.each([
		["copy-of-ports", "Copy of Ports", true],
		["copy-of-ports-5d0374", "Copy of Ports", true],
		["copy-of-ports-202611", "Copy of Ports", false],
		["copy-of-ports", "Ports", false],
		["ports-2026", "Ports", false],
		["ports-and-ferries", "Ports", false],
		["item-5d037411", "!?", false],
	])("%s of “%s”: %s", (slug, title, expected) => expect(isSlugOf(slug, title, "5d037411-8b86-4d01-b42d-00cf4fc964ff")).toBe(expected));
});
