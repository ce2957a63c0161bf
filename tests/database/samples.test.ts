// @vitest-environment node
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleStatements } from "../../scripts/embedded/sample-rows.mjs";
import { services } from "../../src/content/services/index";
import { openMigratedPostgres } from "../support/database/bare-postgres";
import { type Person, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

const ROOT = join(import.meta.dirname, "../..");
const seed = readFileSync(join(ROOT, "supabase/seed.sql"), "utf8");
/** Only the content: the accounts of the seed need the tables of an auth server. */
const seededContent = seed.slice(seed.indexOf("$admin$;") + "$admin$;".length);

let database: PGlite;

beforeAll(async () => {
	database = await openMigratedPostgres();
	await database.exec(SAMPLE_USERS + seededContent);
});

afterAll(() => database.close());
beforeEach(async () => {
	await database.exec("rollback");
	await database.exec("begin");
});

const tables = ["portfolios", "blogs"] as const;
const all = async <Row>(sql: string): Promise<Row[]> => (await database.query<Row>(sql)).rows;
const marks = (table: string, where = "true") =>
	all<{ is_sample: boolean }>(`select distinct is_sample from public.${table} where ${where}`).then((rows) =>
		rows.map((row) => row.is_sample),
	);

const people: Person[] = ["anon", "stranger"];
const shown = async (who: Person, table: string) => (await rowsAs(database, who, `select id from public.${table}`)).length;

describe("the switch of the settings", () => {
	it.each(people)("hides samples from: %s, at once, and leaves the administrator's lists and other rows as they are", async (who) => {
		await database.exec(
			"update public.portfolios set is_sample = false where slug = (select min(slug) from public.portfolios where status = 'published' and listed)",
		);
		const before = { projects: await shown(who, "portfolios"), posts: await shown(who, "blogs"), all: await shown("admin", "portfolios") };
		expect(before.projects).toBeGreaterThan(1);
		expect(before.posts).toBeGreaterThan(0);
		await writeAs(database, "admin", "update public.site_settings set samples = 'hidden'");
		expect([await shown(who, "portfolios"), await shown(who, "blogs"), await shown("admin", "portfolios")]).toEqual([1, 0, before.all]);
		await writeAs(database, "admin", "update public.site_settings set samples = null");
		expect([await shown(who, "portfolios"), await shown(who, "blogs")]).toEqual([before.projects, before.posts]);
	});
});

describe("the mark of a sample", () => {
	it.each(tables)("is on every seeded row of %s, which are all first versions", async (table) => {
		expect(await marks(table)).toEqual([true]);
		expect(await all(`select slug from public.${table} where version <> 1`)).toEqual([]);
	});

	it("isn't on rows that are added later, and is on rows of db:fill", async () => {
		await writeAs(
			database,
			"admin",
			"insert into public.portfolios (slug, title, service_id, description) values ('own', 'Own', 'saas', 'Real.')",
		);
		await writeAs(
			database,
			"admin",
			`insert into public.blogs (slug, title, content, author) values ('own', 'Own', 'Real.', '{"name": "Ada"}')`,
		);
		for (const table of tables) expect(await marks(table, "slug = 'own'")).toEqual([false]);
		await database.exec(sampleStatements({ projects: 3, posts: 3 }));
		for (const table of tables) expect(await marks(table, "slug like 'sample-%'")).toEqual([true]);
	});

	it.each(tables)("stays through an edit of %s, and through another run of the seed after the admin has cleared it", async (table) => {
		await writeAs(database, "admin", `update public.${table} set title = title || ' edited'`);
		expect(await marks(table)).toEqual([true]);
		await writeAs(database, "admin", `update public.${table} set is_sample = false`);
		await database.exec(seededContent);
		expect(await marks(table)).toEqual([false]);
	});

	it.each(["anon", "stranger"] satisfies Person[])("can't be set by a caller without rights (%s)", async (person) => {
		await writeAs(database, person, "update public.portfolios set is_sample = false").catch(() => []);
		expect(await marks("portfolios")).toEqual([true]);
	});

	it("can't be read by visitors", async () => {
		await expect(rowsAs(database, "anon", "select is_sample from public.portfolios")).rejects.toThrow(/permission denied/);
		await expect(rowsAs(database, "anon", "select id from public.blogs where is_sample")).rejects.toThrow(/permission denied/);
	});
});

const WEEKS = { week: 1, month: 4.35 };

/** "14 weeks" or "8-16 weeks" in weeks; null for anything else. */
function weeksOf(text: string): { from: number; to: number } | null {
	const [, from, to = from, unit] = /^(\d+)(?:\s*[-–]\s*(\d+))? (week|month)s?\b/.exec(text.trim()) ?? [];
	if (from === undefined || (unit !== "week" && unit !== "month")) return null;
	return { from: Number(from) * WEEKS[unit], to: Number(to) * WEEKS[unit] };
}

describe("the sample projects", () => {
	it("take as long as their service's price list says", async () => {
		const projects = await all<{ slug: string; service_id: string; timeline: string }>(
			"select slug, service_id, timeline from public.portfolios order by slug",
		);
		const outside = projects.flatMap(({ slug, service_id, timeline }) => {
			const service = services.find(({ id, aliases }) => [id, ...aliases].includes(service_id));
			const [listed, taken] = [weeksOf(service?.timeline ?? ""), weeksOf(timeline)];
			const fits = service && (!service.timeline || (listed && taken && taken.from >= listed.from && taken.to <= listed.to));
			return fits ? [] : [`${slug}: ${timeline}, but ${service?.title ?? service_id} takes ${service?.timeline ?? "no known time"}`];
		});
		expect(outside).toEqual([]);
	});

	it("have teams of two to four people", async () => {
		const projects = await all<{ slug: string; team_size: string }>("select slug, team_size from public.portfolios order by slug");
		const people = (text: string) => [...text.matchAll(/\d+/g)].reduce((sum, [digits]) => sum + Number(digits), 0);
		expect(projects.filter(({ team_size }) => people(team_size) < 2 || people(team_size) > 4)).toEqual([]);
	});
});
