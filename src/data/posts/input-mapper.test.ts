import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { countWords } from "@/shared/lib/rich-text/plain-text";
import { createSlug } from "@/shared/lib/text/slug";
import { webAddress } from "@/shared/lib/web-address";
import { mapInputs } from "../admin-rows/form-fields";
import { postFields } from "./fields";
import { toInstant, wallClock } from "./input-date";
import { createEmptyPost, toPostFields, toPostRow } from "./input-mapper";
import { type PostFields, type PostInput, postInputSchema } from "./input-schema";
import { toPost, toReadingMinutes } from "./row-mapper";
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

const arbitraries = mapInputs(postFields, {
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

function stored(input: PostInput): PostRow {
	return postRowSchema.parse(JSON.parse(JSON.stringify({ id: "p1", version: 1, ...toPostRow(input, null, NOW) })));
}

const least: PostFields = {
	...createEmptyPost(NOW),
	title: "Ports & Ferries",
	content: "A board.",
	author: { name: "Leela", avatar: "", bio: "" },
};
const rowOf = (fields: Partial<PostFields>, publishedAt: string | null = null) =>
	toPostRow(postInputSchema.parse({ ...least, ...fields }), publishedAt, NOW);
const fieldsOf = (members: Record<string, unknown>) => toPostFields(postRowSchema.parse({ id: "p1", ...members }), NOW);

test("the slug of a post that was never public follows its title, unless it was typed", () => {
	const never = { id: "5d037411-8b86-4d01-b42d-00cf4fc964ff", title: "Copy of Queues", published_at: null };
	const slugOfForm = (members: Record<string, unknown>) => fieldsOf({ ...never, ...members }).slug;
	expect(slugOfForm({ slug: "copy-of-queues-5d0374" })).toBe("");
	for (const typed of ["typed", "copy-of-queues-202611"]) expect(slugOfForm({ slug: typed })).toBe(typed);
	expect(slugOfForm({ slug: "copy-of-queues-5d0374", published_at: "2026-01-01T00:00:00Z" })).toBe("copy-of-queues-5d0374");
});

describe("round trips", () => {
	test("keeps every field from form to row to form", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const input = postInputSchema.parse(fields);
				const row = stored(input);
				const computed = String(toReadingMinutes(countWords(input.content)));
				const shown = toPostFields(row, NOW);
				const isComing = (toInstant({ date: input.publishedDate, time: input.publishedTime }) ?? "") > NOW.toISOString();
				expect(shown.slug || createSlug(input.title)).toBe(row.slug);
				expect(shown).toEqual({
					...input,
					slug: shown.slug,
					publishedTime: isComing ? "00:00:00.000" : input.publishedTime,
					readingTime: input.readingTime === computed ? "" : input.readingTime,
				});
			}),
		);
	});

	test("saves an unchanged post as the same row", () => {
		fc.assert(
			fc.property(fieldsArbitrary, (fields) => {
				const row = stored(postInputSchema.parse(fields));
				expect(stored(postInputSchema.parse(toPostFields(row, NOW)))).toEqual(row);
			}),
		);
	});

	test("shows the input on the page", () => {
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

	test("has a column for every form field and a field for every column", () => {
		const row = rowOf({});
		expect(Object.keys(row)).toHaveLength(Object.keys(least).length - 1);
		expect(Object.keys(row)).toEqual(
			expect.arrayContaining(["title", "content", "excerpt", "author", "published_date", "reading_time", "tags", "image", "category"]),
		);
		expect(Object.values(row)).not.toContain(undefined);
	});
});

describe("toPostRow", () => {
	test("stores an empty optional text as null and makes an empty slug from the title", () => {
		expect(rowOf({})).toMatchObject({ slug: "ports-ferries", excerpt: null, category: null, image: null, image_alt: null, tags: [] });
		expect(rowOf({ slug: "typed" }).slug).toBe("typed");
	});

	test("stores only the filled parts of an author", () => {
		expect(rowOf({}).author).toEqual({ name: "Leela" });
		const full = { name: "Leela", avatar: "/media/l.webp", bio: "Builds speech systems." };
		expect(rowOf({ author: full }).author).toEqual(full);
	});

	test("never writes id, version, created_at or updated_at", () => {
		for (const name of ["id", "version", "created_at", "updated_at"]) expect(Object.keys(rowOf({}))).not.toContain(name);
	});

	test("sends the date as a moment on that day in the zone of the pages", () => {
		expect(rowOf({ publishedDate: "2026-11-21", publishedTime: "00:15:00.000" }).published_date).toBe("2026-11-20T18:45:00.000Z");
		const late = { publishedDate: "2026-11-20", publishedTime: "23:59:59.999" };
		expect(rowOf(late).published_date).toBe("2026-11-20T18:29:59.999Z");
	});

	test.each([
		["2026-11-28", "22:00:00.000", "2026-11-27T18:30:00.000Z"],
		["2026-11-21", "22:00:00.000", "2026-11-20T18:30:00.000Z"],
		["2026-11-21", "17:29:00.000", "2026-11-21T11:59:00.000Z"],
	])("stores the start of its day instead of a time that is still to come: %s, %s", (publishedDate, publishedTime, moment) => {
		expect(rowOf({ publishedDate, publishedTime }).published_date).toBe(moment);
	});

	test("treats an incomplete date as empty", () => {
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
	])("turns reading time %j of 450 words into %i minutes", (readingTime, minutes) => {
		expect(rowOf({ readingTime, content: `<p>${"word ".repeat(450)}</p>` }).reading_time).toBe(minutes);
	});

	test("sets no publication for a draft, the database's time at first, and keeps it later", () => {
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
	test("shows stored values without the defaults of pages", () => {
		expect(fieldsOf({})).toEqual(createEmptyPost(NOW));
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
	])("shows an author stored as %j as %j", (author, shown) => expect(fieldsOf({ author }).author).toEqual(shown));

	test("pollutes no prototype with members named __proto__ and constructor", () => {
		const author: unknown = JSON.parse('{"__proto__":{"bio":"p"},"constructor":{"prototype":{"x":1}},"name":"__proto__"}');
		expect(fieldsOf({ author }).author).toEqual({ name: "__proto__", avatar: "", bio: "" });
		expect(({} as Record<string, unknown>).x).toBeUndefined();
	});

	test("shows older spellings, and saves them under the canonical names", () => {
		const fields = fieldsOf({
			title: "T",
			content: "C",
			author: "A",
			image: "",
			featured_image: "/a.png",
			imageAlt: "Plan",
			readingTime: "9",
			publishedDate: "2026-02-01T09:00:00+05:30",
		});
		expect(fields).toMatchObject({ featuredImage: "/a.png", featuredImageAlt: "Plan", readingTime: "9", publishedDate: "2026-02-01" });
		const row = toPostRow(postInputSchema.parse(fields), null, NOW);
		expect(row).toMatchObject({
			image: "/a.png",
			image_alt: "Plan",
			reading_time: 9,
			published_date: "2026-02-01T03:30:00.000Z",
			author: { name: "A" },
		});
		for (const old of ["featured_image", "imageAlt", "readingTime", "publishedDate"]) expect(row).not.toHaveProperty(old);
	});

	test("shows an evening in UTC as the next day, and an invalid date as today", () => {
		const evening = fieldsOf({ published_date: "2026-02-01 20:00:00.026824+00" });
		expect(evening).toMatchObject({ publishedDate: "2026-02-02", publishedTime: "01:30:00.026" });
		expect(fieldsOf({ published_date: "Invalid Date" }).publishedDate).toBe(createEmptyPost(NOW).publishedDate);
	});

	test("leaves a computed reading time empty", () => {
		const content = `<p>${"word ".repeat(450)}</p>`;
		expect(fieldsOf({ content, reading_time: 3 }).readingTime).toBe("");
		expect(fieldsOf({ content, reading_time: 4 }).readingTime).toBe("4");
	});

	test("shows a future publication as a schedule", () => {
		const row = { status: "published", published_at: "2026-12-24T09:00:00+00:00" };
		expect(fieldsOf(row)).toMatchObject({ status: "scheduled", publishAt: "2026-12-24T09:00:00.000Z" });
		expect(toPostFields(postRowSchema.parse({ id: "p1", ...row }), new Date("2026-12-25T00:00:00Z"))).toMatchObject({
			status: "published",
			publishAt: "",
		});
		expect(fieldsOf({ status: "draft", published_at: "2026-12-24T09:00:00Z" })).toMatchObject({ status: "draft", publishAt: "" });
	});
});
