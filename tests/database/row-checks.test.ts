// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { webAddress } from "../../src/shared/lib/web-address";
import { TEXTS, textsOf, written } from "../hostile/hostile-table";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { hostileInputs } from "../support/database/hostile-inputs";
import { SAMPLE_USERS } from "../support/database/sample-rows";
import { type EditableTable, insertAsAdmin } from "../support/database/table-writes";

let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

/** 23514: failed CHECK. 23502: missing required value. 22P05, 22P02: JSON or text that Postgres can't store. */
const REFUSED = /^(23514|23502|22P05|22P02) /;

type Refusals = [EditableTable, string, unknown][];
const long = (length: number) => "x".repeat(length);

const BLANK = ["", " ", "\n\t ", "\u00a0\u3000\u2003", "\u200b\u200b", "\u2028", "\ufeff"];

describe("the database's checks match the forms", () => {
	it("accept the least complete row of each table", async () => {
		expect(await insertAsAdmin(database, "portfolios", {})).toBe("1");
		expect(await insertAsAdmin(database, "blogs", {})).toBe("1");
	});

	it.each([
		...BLANK.map((text): [EditableTable, string, unknown] => ["portfolios", "title", text]),
		...BLANK.map((text): [EditableTable, string, unknown] => ["portfolios", "description", text]),
		...BLANK.map((text): [EditableTable, string, unknown] => ["blogs", "title", text]),
		...BLANK.map((text): [EditableTable, string, unknown] => ["blogs", "content", text]),
		...BLANK.map((text): [EditableTable, string, unknown] => ["blogs", "author", { name: text }]),
		...BLANK.map((text): [EditableTable, string, unknown] => ["blogs", "tags", [text]]),
		...BLANK.map((text): [EditableTable, string, unknown] => ["portfolios", "tech_stack", [{ category: text, technologies: [] }]]),
	])("refuse a blank %s.%s %j", async (table, column, value) => {
		expect(await insertAsAdmin(database, table, { [column]: value })).toMatch(REFUSED);
	});

	it("accept a draft with a title alone, and refuse to publish it", async () => {
		const draft = { service_id: "", description: "", status: "draft" };
		expect(await insertAsAdmin(database, "portfolios", draft)).toBe("1");
		expect(await insertAsAdmin(database, "blogs", { content: "", author: { name: "", bio: "Later." }, status: "draft" })).toBe("1");
		for (const table of ["portfolios", "blogs"] as const)
			expect(await insertAsAdmin(database, table, { title: "", status: "draft" })).toMatch(REFUSED);
		await database.query("insert into public.portfolios (slug, title, service_id, description, status) values ('d', 'D', '', '', 'draft')");
		await expect(database.query("update public.portfolios set status = 'published'")).rejects.toThrow(
			/portfolios_(service_id|description)_check/,
		);
	});

	it.each([
		["portfolios", { description: " " }],
		["portfolios", { description: long(2001) }],
		["portfolios", { service_id: "Not a slug" }],
		["blogs", { content: " " }],
		["blogs", { content: long(204_801) }],
		["blogs", { author: {} }],
		["blogs", { author: [] }],
		["blogs", { author: { name: "", avatar: "javascript:alert(1)" } }],
		["blogs", { author: { name: " " } }],
	] as [EditableTable, Record<string, unknown>][])("refuse a draft of %s with %j", async (table, values) => {
		expect(await insertAsAdmin(database, table, { ...values, status: "draft" })).toMatch(REFUSED);
	});

	it.each(
		["", "Upper", "two--dashes", "-start", "end-", "under_score", "sp ace", "slash/", "dot.", "ümlaut", "a\n", long(121)].flatMap(
			(slug): Refusals => [
				["portfolios", "slug", slug],
				["blogs", "slug", slug],
				["portfolios", "service_id", slug],
			],
		),
	)("address part: %s.%s %j", async (table, column, value) => {
		expect(await insertAsAdmin(database, table, { [column]: value })).toMatch(REFUSED);
	});

	const NO_LIST = [{}, "text", 7, null, { length: 1 }];
	const SHAPES: Refusals = [
		...NO_LIST.flatMap(
			(value): Refusals => [
				["portfolios", "gallery", value],
				["portfolios", "tech_stack", value],
				["portfolios", "detailed_metrics", value],
			],
		),
		["portfolios", "gallery", [7]],
		["portfolios", "gallery", [null]],
		["portfolios", "gallery", [""]],
		["portfolios", "gallery", [["/a.jpg"]]],
		["portfolios", "gallery", [{ alt: "no address" }]],
		["portfolios", "gallery", [{ url: 7 }]],
		["portfolios", "gallery", [{ url: "" }]],
		["portfolios", "gallery", [{ url: "/a.jpg", alt: 7 }]],
		["portfolios", "gallery", [{ url: "/a.jpg", alt: null }]],
		["portfolios", "gallery", ["/ok.jpg", { url: "javascript:alert(1)" }]],
		["portfolios", "tech_stack", [{ technologies: ["Rust"] }]],
		["portfolios", "tech_stack", [{ category: "Core" }]],
		["portfolios", "tech_stack", [{ category: "Core", technologies: "Rust" }]],
		["portfolios", "tech_stack", [{ category: "Core", technologies: [{ name: "Rust" }] }]],
		["portfolios", "tech_stack", ["Rust"]],
		["portfolios", "detailed_metrics", [{ label: "Speed", value: "2x" }]],
		["portfolios", "detailed_metrics", [{ label: "Speed", value: 2, description: "Faster." }]],
		["portfolios", "detailed_metrics", [{ label: " ", value: "2x", description: "Faster." }]],
		["portfolios", "metrics", []],
		["portfolios", "metrics", "fast"],
		["portfolios", "extended_testimonial", ["Good."]],
		["portfolios", "extended_testimonial", "Good."],
		["portfolios", "technologies", [null]],
		["portfolios", "technologies", [["Rust", "Go"]]],
		["portfolios", "project_type", "spaceship"],
		["portfolios", "status", "archived"],
		["blogs", "author", "Ada"],
		["blogs", "author", ["Ada"]],
		["blogs", "author", {}],
		["blogs", "author", { name: 7 }],
		["blogs", "author", { name: "Ada", avatar: "javascript:alert(1)" }],
		["blogs", "author", { name: "Ada", avatar: { url: "/a.jpg" } }],
		["blogs", "author", null],
		["blogs", "reading_time", 0],
		["blogs", "reading_time", 601],
		["blogs", "status", null],
		["blogs", "title", "nul\u0000"],
	];
	it.each(SHAPES)("refuse a wrong shape in %s.%s %j", async (table, column, value) => {
		expect(await insertAsAdmin(database, table, { [column]: value })).toMatch(REFUSED);
	});

	const SIZES: Refusals = [
		["portfolios", "title", long(201)],
		["portfolios", "description", long(2001)],
		["portfolios", "challenge", long(20_001)],
		["portfolios", "client", long(201)],
		["portfolios", "image_alt", long(301)],
		["portfolios", "technologies", Array.from({ length: 81 }, () => "Rust")],
		["portfolios", "technologies", [long(81)]],
		["portfolios", "features", [long(401)]],
		["portfolios", "gallery", Array.from({ length: 61 }, () => "/a.jpg")],
		["portfolios", "gallery", [{ url: "/a.jpg", alt: long(301) }]],
		["portfolios", "gallery", [{ url: "/a.jpg", smuggled: long(300_000) }]],
		["portfolios", "metrics", { note: long(9000) }],
		["portfolios", "detailed_metrics", Array.from({ length: 41 }, () => ({ label: "L", value: "V", description: "D" }))],
		["portfolios", "detailed_metrics", [{ label: "L", value: "V", description: long(100_000) }]],
		["portfolios", "tech_stack", [{ category: "Core", technologies: [long(100_000)] }]],
		["portfolios", "extended_testimonial", { quote: long(17_000) }],
		...(["portfolios", "blogs"] as const).flatMap(
			(table): Refusals => [
				[table, "seo_title", long(121)],
				[table, "seo_description", long(321)],
				[table, "hidden_from_search", null],
			],
		),
		["blogs", "content", long(204_801)],
		["blogs", "excerpt", long(1001)],
		["blogs", "author", { name: "Ada", bio: long(9000) }],
		["blogs", "tags", Array.from({ length: 41 }, () => "tag")],
	];
	it("refuse a row larger than a page can show", async () => {
		const taken: string[] = [];
		for (const [table, column, value] of SIZES) {
			const outcome = await insertAsAdmin(database, table, { [column]: value });
			if (!REFUSED.test(outcome)) taken.push(`${table}.${column} (${JSON.stringify(value).length} characters): ${outcome}`);
		}
		expect(taken).toEqual([]);
	});

	it("accept common texts unchanged", async () => {
		const written: [EditableTable, Record<string, unknown>][] = [
			["portfolios", { gallery: ["/media/a.avif", { url: "https://cdn.example.com/b.jpg?w=1200#top", alt: "" }] }],
			[
				"portfolios",
				{ tech_stack: [{ category: "Core", technologies: ["Rust", "Go"] }], technologies: [], features: ["A — “quoted” feature"] },
			],
			["portfolios", { detailed_metrics: [{ label: "Speed", value: "2×", description: "Faster." }], metrics: { uptime: "99.9 %" } }],
			["portfolios", { title: "<b>bold?</b> مرحبا 👩‍👩‍👧", link: "http://example.com:8080/a_(b)/~c" }],
			["blogs", { author: { name: "Ada", avatar: "" }, tags: ["C:\\new\\table", "Robert'); DELETE FROM blogs;--"] }],
			["blogs", { content: long(204_800), title: long(200), reading_time: 600 }],
			["blogs", { seo_title: long(120), seo_description: long(320), social_image: "/media/a.png", hidden_from_search: true }],
		];
		for (const [table, values] of written) expect(await insertAsAdmin(database, table, values)).toBe("1");
	});
});

describe("URLs of the hostile corpus", () => {
	/** The fields that contain a URL, and the row values for each. */
	const FIELDS: [EditableTable, (url: string) => Record<string, unknown>][] = [
		["portfolios", (url) => ({ link: url })],
		["portfolios", (url) => ({ image: url })],
		["portfolios", (url) => ({ client_logo: url })],
		["portfolios", (url) => ({ social_image: url })],
		["blogs", (url) => ({ social_image: url })],
		["portfolios", (url) => ({ gallery: [url] })],
		["portfolios", (url) => ({ gallery: [{ url, alt: "A picture" }] })],
		["blogs", (url) => ({ image: url })],
		["blogs", (url) => ({ author: { name: "Ada", avatar: url } })],
	];
	const COLUMNS: Record<string, [EditableTable, string, Record<string, unknown>]> = {
		"html-content": ["blogs", "content", {}],
		"url-field": ["portfolios", "link", {}],
	};
	/** An international host is safe: a browser shows it as xn--…. */
	const HARMLESS = ["https://\u0430pple.com/"];

	it("refuses scripts, user info and disguised hosts in a URL field", async () => {
		const urls = hostileInputs("url-field").map(({ payload }) => String(payload));
		const taken = new Set<string>();
		for (const url of urls) {
			const { rows } = await database.query<{ ok: boolean }>("select private.is_web_url($1) as ok", [url.replaceAll("\u0000", "")]);
			if (rows[0]?.ok) taken.add(url);
			for (const [table, values] of FIELDS) if ((await insertAsAdmin(database, table, values(url))) === "1") taken.add(url);
		}
		console.info(`hostile addresses: ${urls.length} in ${FIELDS.length} fields, accepted: ${JSON.stringify([...taken])}`);
		expect([...taken]).toEqual(HARMLESS.filter((url) => urls.includes(url)));
	});

	it.each([
		"https://example.com/\u202egpj.exe",
		"https://exam\u200bple.com/",
		"https://ex\u00adample.com/",
		"https://example.com/\u00a0x",
		"https://example.com/\u3000x",
		"https://good.example%40evil.example/",
		"https://example\u3002com/",
		"https:///evil.example",
		"https:evil.example",
		"/\u202e",
		"/\\evil.example",
	])("refuses invisible characters and ambiguous URLs: %j", async (url) => {
		expect(await insertAsAdmin(database, "portfolios", { link: url })).toMatch(REFUSED);
	});

	it.each([
		"/",
		"/media/case-study/a.avif",
		"/%D0%BC?x=1&y=%2F#z",
		"https://cdn.example.com/a/b.jpg?w=1200&h=630#top",
		"HTTPS://EXAMPLE.COM",
		"http://example.com:8080/a_(b)/~c",
		"https://m\u00fcnchen.example/stra\u00dfe",
	])("accepts %j like the pages", async (url) => {
		expect(await insertAsAdmin(database, "portfolios", { link: url })).toBe("1");
		// Compare with the browser's spelling of a non-ASCII host.
		const site = "https://studio.example";
		expect(new URL(webAddress(url) ?? "", site).href).toBe(new URL(url, site).href);
	});

	it.each(TEXTS)("stores %s as it is or refuses it", async (category) => {
		const results: boolean[] = [];
		for (const text of textsOf(category)) {
			const [table, column, rest] = COLUMNS[category] ?? (["portfolios", "title", {}] as const);
			const outcome = await insertAsAdmin(database, table, { ...rest, [column]: text });
			expect([text, outcome]).toEqual([text, expect.stringMatching(/^(1$|23514|23502|22P05|22P02|22021)/)]);
			results.push(outcome === "1");
		}
		const accepted = results.filter(Boolean).length;
		// A text is only data; an address could lead somewhere.
		const leftOver = category === "url-field" ? accepted - HARMLESS.filter((url) => textsOf(category).includes(url)).length : 0;
		const count = { tried: results.length, accepted, leftOver };
		expect(count).toEqual(written[category]?.API);
	});

	it("refuses entries that are too long for a stored field", async () => {
		const meant = (inject: string[], field: string) => inject.some((place) => place.includes(field));
		for (const { id, payload, inject } of hostileInputs("length")) {
			if (meant(inject, "single-line"))
				expect([id, await insertAsAdmin(database, "blogs", { title: payload })]).toEqual([id, expect.stringMatching(REFUSED)]);
			if (meant(inject, "description"))
				expect([id, await insertAsAdmin(database, "portfolios", { description: payload })]).toEqual([id, expect.stringMatching(REFUSED)]);
			if (meant(inject, "gallery"))
				expect([id, await insertAsAdmin(database, "portfolios", { gallery: payload })]).toEqual([id, expect.stringMatching(REFUSED)]);
			if (meant(inject, "slug"))
				expect([id, await insertAsAdmin(database, "blogs", { slug: payload })]).toEqual([id, expect.stringMatching(REFUSED)]);
		}
	});
});
