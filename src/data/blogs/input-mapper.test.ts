import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { webAddress } from "@/shared/lib/web-address";
import { byInput } from "../admin-rows/form-fields";
import { postFields } from "./fields";
import { wallClock } from "./input-date";
import { emptyPost, toPostFields, toPostRow } from "./input-mapper";
import { type PostFields, type PostInput, postInputSchema } from "./input-schema";
import { minutesOf, toPost } from "./row-mapper";
import { type PostRow, postRowSchema } from "./schema";

const NOW = new Date("2026-11-21T12:00:00Z");
const visible = /[^\p{C}\p{Z}]/u;
const text = (longest: number) =>
	fc
		.string({ unit: "grapheme", minLength: 1, maxLength: 40 })
		.map((words) => words.trim().slice(0, longest).trim())
		.filter((words) => visible.test(words));
const maybe = (some: fc.Arbitrary<string>) => fc.oneof(fc.constant(""), some);
const address = fc.oneof(
	fc.webUrl({ withFragments: true, withQueryParameters: true }).filter((url) => webAddress(url) === url),
	fc.constantFrom("/media/a.svg", "/media/b.png?v=2"),
);
const publication = fc.constantFrom(
	{ status: "draft" as const, publishAt: "" },
	{ status: "published" as const, publishAt: "" },
	{ status: "scheduled" as const, publishAt: "2026-12-03T09:00:00.000Z" },
);
const moment = fc.date({ min: new Date("1970-01-02"), max: new Date("2199-12-30"), noInvalidDate: true });

const arbitraries = byInput(postFields, {
	slug: () => fc.constantFrom("", "queues", "a-2-b"),
	text: ({ limit = 0 }) => maybe(text(limit)),
	requiredText: ({ limit = 0 }) => text(limit),
	address: () => maybe(address),
	list: ({ limit = 0 }) => fc.uniqueArray(text(limit), { maxLength: 4 }),
	flag: () => fc.boolean(),
	content: () =>
		fc.oneof(
			text(2000),
			text(2000).map((words) => `<p>${words}!</p>`),
			fc.constant("One\n\ntwo  "),
			fc.constant(`<p>${"word ".repeat(900)}</p>`),
		),
	author: () => fc.record({ name: text(120), avatar: maybe(address), bio: maybe(text(1000)) }),
	minutes: () => fc.oneof(fc.constant(""), fc.integer({ min: 1, max: 600 }).map(String)),
	day: () => fc.constant(""),
});
const fieldsArbitrary: fc.Arbitrary<PostFields> = fc.tuple(fc.record(arbitraries), moment, publication).map(([content, date, where]) => {
	const shown = wallClock(date);
	return { ...content, publishedDate: shown.date, publishedTime: shown.time, ...where };
});

/** What the database gives back for a saved input: the same columns, through JSON and the tolerant schema. */
function stored(input: PostInput): PostRow {
	return postRowSchema.parse(JSON.parse(JSON.stringify({ id: "p1", version: 1, ...toPostRow(input, null, NOW) })));
}

const least: PostFields = {
	...emptyPost(NOW),
	title: "Ports & Ferries",
	content: "A board.",
	author: { name: "Leela", avatar: "", bio: "" },
};
const rowOf = (fields: Partial<PostFields>, publishedAt: string | null = null) =>
	toPostRow(postInputSchema.parse({ ...least, ...fields }), publishedAt, NOW);
const fieldsOf = (members: Record<string, unknown>) => toPostFields(postRowSchema.parse({ id: "p1", ...members }), NOW);

describe("what the administrator types comes back", () => {
	test("every field survives form → row → form", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const input = postInputSchema.parse(fields);
				const row = stored(input);
				const computed = String(minutesOf(countWords(input.content)));
				expect(toPostFields(row, NOW)).toEqual({
					...input,
					slug: input.slug || row.slug,
					readingTime: input.readingTime === computed ? "" : input.readingTime,
				});
			}),
		);
	});

	test("a post saved again without a change is the same row", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const row = stored(postInputSchema.parse(fields));
				expect(stored(postInputSchema.parse(toPostFields(row, NOW)))).toEqual(row);
			}),
		);
	});

	test("form → row → page shows what was typed", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const input = postInputSchema.parse(fields);
				const page = toPost(stored(input));
				expect(page).toMatchObject({
					title: input.title,
					excerpt: input.excerpt,
					content: input.content,
					author: { name: input.author.name, avatar: input.author.avatar || null, bio: input.author.bio },
					category: input.category || null,
					tags: input.tags,
					featuredImage: input.featuredImage || null,
					featured: input.featured,
				});
				if (input.readingTime) expect(page.readingTime).toBe(Number(input.readingTime));
				expect(wallClock(new Date(page.publishedDate ?? "")).date).toBe(input.publishedDate);
			}),
		);
	});

	test("every field of the form has a column, and every column a field", () => {
		const row = rowOf({});
		// Two fields say where a post stands and two say when; the picture's and the author's have one each.
		expect(Object.keys(row)).toHaveLength(Object.keys(least).length - 1);
		expect(Object.keys(row)).toEqual(
			expect.arrayContaining(["title", "content", "excerpt", "author", "published_date", "reading_time", "tags", "image", "category"]),
		);
		expect(Object.values(row)).not.toContain(undefined);
	});
});

describe("toPostRow", () => {
	test("an empty optional text is stored as null, an empty slug is made from the title", () => {
		expect(rowOf({})).toMatchObject({ slug: "ports-ferries", excerpt: null, category: null, image: null, image_alt: null, tags: [] });
		expect(rowOf({ slug: "typed" }).slug).toBe("typed");
	});

	test("an author is stored with what he has", () => {
		expect(rowOf({}).author).toEqual({ name: "Leela" });
		const full = { name: "Leela", avatar: "/media/l.webp", bio: "Builds speech systems." };
		expect(rowOf({ author: full }).author).toEqual(full);
	});

	test("a save never writes id, version, created_at or updated_at", () => {
		for (const name of ["id", "version", "created_at", "updated_at"]) expect(Object.keys(rowOf({}))).not.toContain(name);
	});

	test("the date is sent as a moment, on that day where pages are read", () => {
		expect(rowOf({ publishedDate: "2026-11-21", publishedTime: "00:15:00.000" }).published_date).toBe("2026-11-20T18:45:00.000Z");
		const late = { publishedDate: "2026-11-21", publishedTime: "23:59:59.999" };
		expect(rowOf(late).published_date).toBe("2026-11-21T18:29:59.999Z");
	});

	test("what is half typed can be previewed: a date that is none is not shown", () => {
		const row = toPostRow({ ...least, publishedDate: "", slug: "a", tags: [] }, null, NOW);
		expect(toPost(postRowSchema.parse({ id: "p1", ...row })).publishedDate).toBeNull();
	});

	test.each([
		["", 3],
		["  ", 3],
		["0", 3],
		["-4", 3],
		["7", 7],
		["7.9", 7],
		["12 min", 12],
		["5000", 600],
		["soon", 5],
		["NaN", 5],
	])("reading time %j of a post of 450 words is %i minutes", (readingTime, minutes) => {
		expect(rowOf({ readingTime, content: `<p>${"word ".repeat(450)}</p>` }).reading_time).toBe(minutes);
	});

	test("a draft has no publication, a first one gets the database's now, a public post keeps its own", () => {
		const first = "2026-01-05T09:00:00+00:00";
		const later = "2026-12-24T09:00:00.000Z";
		expect(rowOf({ status: "draft" }, first)).toMatchObject({ status: "draft" });
		expect(rowOf({ status: "draft" }, first)).not.toHaveProperty("published_at");
		expect(rowOf({ status: "published" })).toMatchObject({ status: "published", published_at: null });
		expect(rowOf({ status: "published" }, first)).not.toHaveProperty("published_at");
		expect(rowOf({ status: "published" }, later)).toMatchObject({ status: "published", published_at: null });
		const future = new Date(Date.now() + 86_400_000).toISOString();
		expect(rowOf({ status: "scheduled", publishAt: future }, first)).toMatchObject({ status: "published", published_at: future });
	});
});

describe("toPostFields", () => {
	test("the form shows what is stored, without the defaults of a page", () => {
		expect(fieldsOf({})).toEqual(emptyPost(NOW));
	});

	test.each([
		["Leela Nair", { name: "Leela Nair", avatar: "", bio: "" }],
		[
			{ name: "Leela", bio: "x" },
			{ name: "Leela", avatar: "", bio: "x" },
		],
		[
			{ name: 7, avatar: null, bio: ["x"] },
			{ name: "", avatar: "", bio: "" },
		],
		[null, { name: "", avatar: "", bio: "" }],
		[["Leela"], { name: "", avatar: "", bio: "" }],
	])("an author stored as %j is shown as %j", (author, shown) => expect(fieldsOf({ author }).author).toEqual(shown));

	test("an author with members named __proto__ and constructor pollutes nothing", () => {
		const author: unknown = JSON.parse('{"__proto__":{"bio":"p"},"constructor":{"prototype":{"x":1}},"name":"__proto__"}');
		expect(fieldsOf({ author }).author).toEqual({ name: "__proto__", avatar: "", bio: "" });
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});

	test("old spellings are shown, and saved under the canonical ones", () => {
		const fields = fieldsOf({
			title: "T",
			content: "C",
			author: "A",
			featured_image: "/a.png",
			imageAlt: "Plan",
			readingTime: "9",
			publishedDate: "2026-02-01T09:00:00+05:30",
		});
		expect(fields).toMatchObject({ featuredImage: "/a.png", featuredImageAlt: "Plan", readingTime: "9", publishedDate: "2026-02-01" });
		expect(toPostRow(postInputSchema.parse(fields), null, NOW)).toMatchObject({
			image: "/a.png",
			image_alt: "Plan",
			reading_time: 9,
			published_date: "2026-02-01T03:30:00.000Z",
			author: { name: "A" },
		});
	});

	test("an evening in UTC is the next day where pages are read; a date that is none is today", () => {
		const evening = fieldsOf({ published_date: "2026-02-01 20:00:00.026824+00" });
		expect(evening).toMatchObject({ publishedDate: "2026-02-02", publishedTime: "01:30:00.026" });
		expect(fieldsOf({ published_date: "Invalid Date" }).publishedDate).toBe(emptyPost(NOW).publishedDate);
	});

	test("a reading time that the words give is not shown as somebody's own, so that it follows them", () => {
		const content = `<p>${"word ".repeat(450)}</p>`;
		expect(fieldsOf({ content, reading_time: 3 }).readingTime).toBe("");
		expect(fieldsOf({ content, reading_time: 4 }).readingTime).toBe("4");
	});

	test("a publication that is still to come is a schedule, until it has come", () => {
		const row = { status: "published", published_at: "2026-12-24T09:00:00+00:00" };
		expect(fieldsOf(row)).toMatchObject({ status: "scheduled", publishAt: "2026-12-24T09:00:00.000Z" });
		expect(toPostFields(postRowSchema.parse({ id: "p1", ...row }), new Date("2026-12-25T00:00:00Z"))).toMatchObject({
			status: "published",
			publishAt: "",
		});
		expect(fieldsOf({ status: "draft", published_at: "2026-12-24T09:00:00Z" })).toMatchObject({ status: "draft", publishAt: "" });
	});
});
