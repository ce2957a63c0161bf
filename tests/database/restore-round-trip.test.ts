// @vitest-environment node
import { createHash } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { type Backup, backupText, post, project, restoreAs } from "../support/database/backup-rows";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

/** JSON from text, to keep members such as "__proto__" and all digits of numbers. */
const json = (text: string): unknown => JSON.parse(text);

/** Characters that often break, each around a letter because a title must be readable. */
const TEXTS = {
	"quotes and slashes": `"double" 'single' \`back\` \\ \\\\ \\n \\u0041 / // $$ $1 :name ?`,
	"SQL and HTML": `Robert'); DELETE FROM blogs;-- <script>alert(1)</script> &amp; %s %1$I {{x}} \${y}`,
	"right to left": "\u202eabc\u202c \u200fمرحبا\u200e עברית \u2067x\u2069",
	"line separators": "a\u2028b\u2029c\u0085d\r\ne\rf\ng\th",
	"combining signs": "e\u0301 é A\u030a Å \u1112\u1161\u11ab 한 z\u0335\u0336\u0337\u0338",
	"joined signs": "👩‍👩‍👧 🏳️‍🌈 👍🏽 \u{1d54f} \u{20000} \u{e0001} \u{10fffd}",
	"what nobody sees": "a\u200b\u200c\u200d\ufeff\u00ad\u180e\u2060\u00a0\u3000b",
	noncharacters: "a\ufffe\uffff\ufdd0\u{1ffff}\ufffdb",
	controls: `${Array.from({ length: 31 }, (_, index) => String.fromCharCode(index + 1)).join("")}x\u007f\u0080\u009f`,
	"white space around": "  \t words \n  ",
	"text like a value": "null true 0 {} [] NaN -Infinity \\N",
} as const;

/** Cuts a text to a tag's maximum length. */
const short = (text: string): string => [...text].slice(0, 50).join("");

const METRICS =
	json(`{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}, "toString": "x", "hasOwnProperty": null, "": "no name",
	"0": "index", "a.b": "dot", "fraction": 0.1, "small": 1.5e-7, "large": 12345678901234, "negative": -0.000001, "third": 0.3333333333333333,
	"list": [1, [2, [3, []]], {}, null, false, ""], "deep": {"a": {"b": {"c": {}}}}}`);

const ROWS: Backup = {
	projects: [
		...Object.values(TEXTS).map((text, index) =>
			project(index, {
				title: text,
				client: text,
				description: text,
				challenge: text,
				image_alt: text,
				technologies: [short(text), "second"],
				features: [text],
				gallery: [{ url: "/media/a.avif", alt: text }, "/media/b.avif"],
				metrics: { [text]: text },
				detailed_metrics: [{ label: text, value: text, description: text, more: [text] }],
				tech_stack: [{ category: text, technologies: [text, ""] }],
			}),
		),
		project(50, { metrics: METRICS, extended_testimonial: METRICS }),
		project(51, { client: "", challenge: "", testimonial: "", timeline: "", extended_testimonial: {} }),
		project(52, { client: null, challenge: null, testimonial: null, extended_testimonial: null, project_type: null }),
	],
	blogs: [
		...Object.values(TEXTS).map((text, index) =>
			post(index, {
				title: text,
				content: text,
				excerpt: text,
				tags: [short(text), short(text)],
				category: short(text),
				author: { name: text, bio: text },
			}),
		),
		post(50, { author: { name: "Ada", ...Object(METRICS) }, reading_time: 600, excerpt: "", category: "" }),
	],
};

/** Timestamps that lose precision with milliseconds or fail with four-digit years. */
const MOMENTS = [
	"2026-11-21T05:29:56.026824+00:00",
	"2026-11-21T05:29:56.000001+00:00",
	"2026-11-21T05:29:56.999999+00:00",
	"2026-11-21T05:29:56+05:30",
	"1969-12-31T23:59:59.999999+00:00",
	"0001-01-01T00:00:00+00:00",
	"12026-01-01T00:00:00.5+00:00",
	"infinity",
];

async function emptied(): Promise<void> {
	await database.exec("delete from public.portfolios; delete from public.blogs");
	expect(JSON.parse(await backupText(database))).toEqual({ projects: [], blogs: [] });
}

/** Restores a backup of the database into an empty one. */
async function thereAndBack(rows: Backup, through: (text: string) => string): Promise<{ before: string; after: string }> {
	await restoreAs(database, "admin", rows, "replace");
	const before = await backupText(database);
	await emptied();
	await restoreAs(database, "admin", through(before), "replace");
	return { before, after: await backupText(database) };
}

const WAYS: [string, (text: string) => string][] = [
	["as the database gave it", (text) => text],
	["through a file that JavaScript wrote", (text) => JSON.stringify(JSON.parse(text), null, 2)],
	["with every sign escaped", (text) => text.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`)],
];

describe("restoring an empty database", () => {
	it.each(WAYS)("restores texts, lists and JSON byte for byte: %s", async (_name, through) => {
		const { before, after } = await thereAndBack(ROWS, through);
		expect(after).toBe(before);
		// Compare with the inserted rows in case both backups are damaged alike.
		expect(JSON.parse(after)).toEqual(ROWS);
	});

	it("keeps members called __proto__ and constructor as data", async () => {
		await thereAndBack({ projects: [project(1, { metrics: METRICS })], blogs: [] }, (text) => text);
		const { rows } = await database.query("select metrics -> '__proto__' as a, metrics -> 'constructor' as b from public.portfolios");
		expect(rows).toEqual([{ a: { polluted: true }, b: { prototype: 1 } }]);
	});

	it("keeps the digits of numbers that JavaScript would drop", async () => {
		const metrics = '{"price": 1.10, "id": 9007199254740993, "long": 12345678901234567890.123456789}';
		const rows = JSON.stringify({ projects: [project(1, { metrics: "METRICS" })], blogs: [] }).replace('"METRICS"', metrics);
		await restoreAs(database, "admin", rows, "replace");
		const before = await backupText(database);
		await emptied();
		await restoreAs(database, "admin", before, "replace");
		expect(await backupText(database)).toBe(before);
		for (const digits of ["1.10", "9007199254740993", "12345678901234567890.123456789"]) expect(before).toContain(digits);
	});

	it("keeps the microseconds of timestamps, also in unusual years", async () => {
		const projects = MOMENTS.map((moment, n) => project(n, { created_at: moment, updated_at: moment, published_at: moment }));
		const blogs = MOMENTS.map((moment, n) =>
			post(n, { created_at: moment, updated_at: moment, published_at: moment, published_date: moment }),
		);
		const { before, after } = await thereAndBack({ projects, blogs }, (text) => text);
		expect(after).toBe(before);
		const { rows } = await database.query<{ same: boolean }>(
			"select created_at = $1::timestamptz and updated_at = created_at and published_at = created_at as same from public.portfolios where slug = 'project-0'",
			[MOMENTS[0]],
		);
		expect(rows).toEqual([{ same: true }]);
		expect(before).toContain("2026-11-21T05:29:56.026824+00:00");
		expect(before).toContain("2026-11-21T05:29:56.000001+00:00");
	});

	it("restores every Unicode character that Postgres can store byte for byte", async () => {
		const contents = allOfUnicode();
		const blogs = contents.map((content, n) => post(n, { content }));
		const { before, after } = await thereAndBack({ projects: [], blogs }, (text) => text);
		expect(after === before).toBe(true);
		const { rows } = await database.query<{ md5: string }>("select md5(content) as md5 from public.blogs order by id");
		expect(rows.map(({ md5 }) => md5)).toEqual(contents.map((content) => createHash("md5").update(content).digest("hex")));
	});
});

/** All characters except NUL and lone surrogates, in texts of at most 200 kB. */
function allOfUnicode(): string[] {
	const contents: string[] = [];
	for (let from = 1; from <= 0x10ffff; from += 50_000) {
		const codes = Array.from({ length: Math.min(50_000, 0x110000 - from) }, (_, index) => from + index);
		contents.push(codes.map((code) => (code >= 0xd800 && code <= 0xdfff ? "" : String.fromCodePoint(code))).join(""));
	}
	return contents;
}
