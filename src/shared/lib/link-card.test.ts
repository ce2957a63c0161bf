import { describe, expect, test } from "vitest";
import { cardFileName, linkCard } from "./link-card";

const SITE = "/media/social/default.jpg";
const RANDOM = "0123456789abcdef0123";
const row = { socialImage: null, image: null, imageAlt: "A board", slug: "berth" };
const card = (changes: Partial<Parameters<typeof linkCard>[0]>) => linkCard({ ...row, ...changes }, SITE);

describe("the link card of a row", () => {
	test("is the site's without a picture", () => expect(card({})).toEqual({ url: SITE, isCard: true }));

	test.each([
		["/media/projects/berth-1.webp", "/media/social/project-berth.jpg"],
		["/media/projects/berth-12.webp", "/media/social/project-berth.jpg"],
		["/media/posts/berth.webp", "/media/social/post-berth.jpg"],
	])("of %s is the one drawn for its page", (image, url) => expect(card({ image })).toEqual({ url, isCard: true }));

	test.each([
		["/media/projects/berth-1.webp", "copy-of-berth"],
		["/media/projects/berth-1.webp", "bert"],
		["/media/projects/berth-1.webp", null],
		["/media/posts/berth.webp", "berth-2"],
		["/media/projects/berth-2-1.webp", "berth"],
		["/media/services/iot.webp", "iot"],
		["https://cdn.example.com/berth.png", "berth"],
	])("of %s on the page %s is the picture itself with its text", (image, slug) => {
		expect(card({ image, slug })).toEqual({ url: image, isCard: false, alt: "A board" });
	});

	test.each(["", "https://project.supabase.co"])("of an upload on %s is the card beside it", (origin) => {
		const folder = `${origin}/storage/v1/object/public/pictures/`;
		expect(card({ image: `${folder}${RANDOM}c-board.webp` })).toEqual({
			url: `${folder}${RANDOM}card-board.jpg`,
			isCard: true,
			alt: "A board",
		});
		expect(card({ image: `${folder}${RANDOM}-board.webp` })).toMatchObject({ url: `${folder}${RANDOM}-board.webp`, isCard: false });
	});

	test("of an upload with a focal point is the card around it, and no card's address has the point", () => {
		const folder = "/storage/v1/object/public/pictures/";
		expect(card({ image: `${folder}${RANDOM}c-board.webp#at=30x100` })).toMatchObject({
			url: `${folder}${RANDOM}card30x100-board.jpg`,
			isCard: true,
		});
		for (const image of [`${folder}${RANDOM}-old.webp`, "https://cdn.example.com/berth.png"])
			expect(card({ image: `${image}#at=0x50` })).toMatchObject({ url: image, isCard: false });
		expect(card({ image: `${folder}${RANDOM}c-board.webp#at=30` })).toMatchObject({ isCard: false });
	});

	test("prefers the social picture, which the picture's text doesn't describe", () => {
		const image = "/media/projects/berth-1.webp";
		expect(card({ image, socialImage: "https://cdn.example.com/own.png" })).toEqual({
			url: "https://cdn.example.com/own.png",
			isCard: false,
		});
	});
});

test.each([
	[`${RANDOM}-board.webp`, null],
	[`${RANDOM}c.webp`, null],
	[`${RANDOM}card-board.jpg`, null],
	[`${RANDOM}c-board.svg`, null],
	[`${RANDOM}c-night-desk-2.png`, `${RANDOM}card-night-desk-2.jpg`],
])("the file %s has the card %s", (name, expected) => expect(cardFileName(name)).toBe(expected));
