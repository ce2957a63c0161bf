// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { columnsByKind, type Kind, kinds, tableByKind } from "../../src/data/backup/columns";
import { validateRows } from "../../src/data/backup/read-backup";
import { post, project } from "../support/data/backup-fixture";
import { texts, withMigratedPostgres } from "../support/database/bare-postgres";
import { hostileInputs } from "../support/database/hostile-inputs";
import { SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

const rowOf = { projects: project, blogs: post };

const takes = (kind: Kind, row: unknown): boolean => {
	const issues: string[] = [];
	validateRows(kind, [row], issues);
	return issues.length === 0;
};

/** The row as stored, with numbers in text columns as text; null when the database refused it. */
async function stored(kind: Kind, row: unknown): Promise<unknown> {
	const columns = columnsByKind[kind].join(", ");
	const place = `public.${tableByKind[kind]}`;
	await database.exec("savepoint one");
	try {
		const { rows } = await database.query<{ row: unknown }>(
			`insert into ${place} as t (${columns}) select ${columns} from jsonb_populate_record(null::${place}, $1::jsonb) returning to_jsonb(t) as row`,
			[JSON.stringify(row)],
		);
		return rows[0]?.row;
	} catch {
		return null;
	} finally {
		await database.exec("rollback to savepoint one");
	}
}

/** Expects the backup rules to accept exactly the values that the database accepts. */
async function expectAgreement(kind: Kind, column: string, values: unknown[], status = "published") {
	for (const value of values) {
		const row: unknown = JSON.parse(JSON.stringify(rowOf[kind](1, { status, [column]: value })));
		const kept = await stored(kind, row);
		expect([column, value, takes(kind, kept ?? row)]).toEqual([column, value, kept !== null]);
	}
}

describe("the rules of a backup match the tables", () => {
	it.each(kinds)("the columns of %s are all columns that the database doesn't generate", async (kind) => {
		const all = await texts(
			database,
			`select attname from pg_attribute where attrelid = 'public.${tableByKind[kind]}'::regclass and attnum > 0 and not attisdropped
				and attgenerated = '' and attname <> 'version' order by attnum`,
		);
		expect(columnsByKind[kind]).toEqual(all);
	});

	it("both accept the same addresses", async () => {
		const addresses = [
			...hostileInputs("url-field").map(({ payload }) => payload),
			...[
				"/media/a.webp",
				"//a.b",
				"/",
				"https://a.b",
				"http://a.b:80/x?y#z",
				"https://a.b.",
				"https://a",
				"https://ü.example/é",
				"",
				" /a",
				"/a\u2060",
			],
			`https://a.example/${"x".repeat(2030)}`,
			`https://a.example/${"x".repeat(2031)}`,
		];
		for (const column of ["link", "image", "client_logo", "social_image"]) await expectAgreement("projects", column, addresses);
		await expectAgreement(
			"projects",
			"gallery",
			addresses.flatMap((url) => [[url], [{ url, alt: "" }]]),
		);
		await expectAgreement(
			"blogs",
			"author",
			addresses.map((avatar) => ({ name: "Ada", avatar })),
		);
	});

	it("both accept the same texts", async () => {
		const written = ["text-field", "unicode-bidi", "length"].flatMap((category) => hostileInputs(category).map(({ payload }) => payload));
		const edges = [
			"",
			" ",
			"\u200b",
			"\u00a0\u3000",
			"x".repeat(200),
			"x".repeat(201),
			"😀".repeat(200),
			"😀".repeat(201),
			null,
			7,
			true,
			{},
			[],
		];
		for (const column of ["title", "client", "slug", "image_alt", "timeline"])
			await expectAgreement("projects", column, [...written, ...edges]);
		for (const column of ["title", "content", "excerpt", "category", "seo_title", "seo_description"])
			await expectAgreement("blogs", column, [...written, ...edges]);
		for (const column of ["technologies", "features"])
			await expectAgreement(
				"projects",
				column,
				[...written, ...edges].map((entry) => [entry]),
			);
	});

	it("both accept the same incomplete drafts", async () => {
		const texts = ["", " ", "\u200b", "x", "a-b", "x".repeat(61), "x".repeat(2001), "é".repeat(102_401), null, 7];
		for (const status of ["draft", "published"]) {
			for (const column of ["title", "service_id", "description"]) await expectAgreement("projects", column, texts, status);
			for (const column of ["title", "content"]) await expectAgreement("blogs", column, texts, status);
			const authors = ["", " ", "A", null, 7].flatMap((name) => [{ name }, { name, avatar: "/a.webp" }, { name, avatar: "//a.b" }]);
			await expectAgreement("blogs", "author", [...authors, {}, [], "A", null], status);
		}
	});

	it("both accept the same lists and maps", async () => {
		const entry = { label: "Waiting", value: "1", description: "less" };
		const odd = [null, {}, [], "x", 7, [null], [[]], [{}], [7], { a: 1 }, [entry], [{ ...entry, value: "" }], Array(41).fill(entry)];
		for (const column of ["gallery", "detailed_metrics", "metrics", "extended_testimonial", "tech_stack", "technologies"])
			await expectAgreement("projects", column, odd);
		await expectAgreement("projects", "tech_stack", [
			[{ category: "Web", technologies: [] }],
			[{ category: "Web", technologies: [7] }],
			[{ category: "Web" }],
		]);
		await expectAgreement("blogs", "author", [...odd, { name: "" }, { name: "A" }, { name: "A", avatar: null }, { name: "A", avatar: 7 }]);
		await expectAgreement("blogs", "reading_time", [null, 0, 1, 600, 601, 1.5, "x"]);
		await expectAgreement("projects", "project_type", [null, "saas", "x"]);
		await expectAgreement("projects", "status", [null, "draft", "published", "x"]);
		for (const column of ["featured", "hidden_from_search"]) await expectAgreement("blogs", column, [null, true]);
	});
});
