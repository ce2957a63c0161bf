// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { type BackupRow, post, project, restoreAs, rowId } from "../support/database/backup-rows";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";
import { type EditableTable, insertFromJson } from "../support/database/table-writes";

const UNPUBLISHED = { status: "draft", published_at: null };
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

const rowOf = (table: EditableTable, n: number, values: BackupRow) => (table === "portfolios" ? project : post)(n, values);

/** Inserts the nth row of a table with this slug as the administrator. */
async function put(table: EditableTable, n: number, slug: string, values: BackupRow = {}): Promise<void> {
	const row = rowOf(table, n, { slug, ...values });
	await writeAs(database, "admin", insertFromJson(table, row), [JSON.stringify(row)]);
}

const set = (table: EditableTable, n: number, sets: string) =>
	writeAs(database, "admin", `update public.${table} set ${sets} where id = $1`, [rowId(n)]);
const rename = (table: EditableTable, n: number, slug: string) => set(table, n, `slug = '${slug}'`);
const remove = (table: EditableTable, n: number) => writeAs(database, "admin", `delete from public.${table} where id = $1`, [rowId(n)]);
const add = (kind: EditableTable, slug: string, n: number) =>
	writeAs(database, "admin", "insert into public.redirects (kind, slug, row_id) values ($1, $2, $3)", [kind, slug, rowId(n)]);

/** Old slugs with the current slug of their row, as a visitor reads them. */
async function redirects(table: EditableTable): Promise<string[]> {
	const key = table === "portfolios" ? "project_id" : "post_id";
	const sql = `select r.slug || ' > ' || t.slug as line from public.redirects as r join public.${table} as t on t.id = r.${key} order by 1`;
	return (await rowsAs<{ line: string }>(database, "anon", sql)).map(({ line }) => line);
}

const count = async () => (await database.query<{ n: number }>("select count(*)::int as n from public.redirects")).rows[0]?.n;

describe.each(["portfolios", "blogs"] as const)("an old address of %s", (table) => {
	it("leads to the newest slug after two renames", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await rename(table, 1, "third");
		expect(await redirects(table)).toEqual(["first > third", "second > third"]);
	});

	it("makes no loop when a row gets its first slug back", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await rename(table, 1, "first");
		expect(await redirects(table)).toEqual(["second > first"]);
	});

	it("belongs to the row that takes it, by a rename or as a new row", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await put(table, 2, "first");
		expect(await redirects(table)).toEqual([]);
		await rename(table, 1, "third");
		await rename(table, 2, "second");
		expect(await redirects(table)).toEqual(["first > second"]);
	});

	it("leads to the last row that had it", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await put(table, 2, "first");
		await rename(table, 2, "third");
		expect(await redirects(table)).toEqual(["first > third"]);
	});

	it("isn't kept for a row that visitors have never seen", async () => {
		await put(table, 1, "draft", UNPUBLISHED);
		await rename(table, 1, "better");
		await put(table, 2, "scheduled", { published_at: "2999-01-01" });
		await rename(table, 2, "later");
		expect(await count()).toBe(0);
	});

	it("is kept for a row that was unpublished or rescheduled first, and works once the row is public again", async () => {
		await put(table, 1, "first");
		await set(table, 1, "status = 'draft'");
		await set(table, 1, "status = 'published', published_at = '2999-01-01'");
		await rename(table, 1, "second");
		expect([await redirects(table), await count()]).toEqual([[], 1]);
		await set(table, 1, "published_at = '2020-01-01'");
		expect(await redirects(table)).toEqual(["first > second"]);
	});

	it("survives other changes of the row", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await set(table, 1, "title = 'New title'");
		expect(await redirects(table)).toEqual(["first > second"]);
	});

	it("goes with a deleted row and comes back with it", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await rename(table, 1, "third");
		await remove(table, 1);
		expect(await count()).toBe(0);
		await put(table, 2, "second");
		await put(table, 1, "third");
		expect(await redirects(table)).toEqual(["first > third"]);
	});

	it("stays when a restore exchanges the slugs of two rows", async () => {
		await put(table, 1, "one");
		await put(table, 2, "two");
		await rename(table, 1, "ours");
		const rows = [rowOf(table, 1, { slug: "two" }), rowOf(table, 2, { slug: "ours" })];
		const backup = table === "portfolios" ? { projects: rows, blogs: [] } : { projects: [], blogs: rows };
		await restoreAs(database, "admin", backup, "replace");
		expect(await redirects(table)).toEqual(["one > two"]);
	});

	it("can be added by hand, unless a row or a redirect has it", async () => {
		await put(table, 1, "current");
		await add(table, "printed-on-a-card", 1);
		expect(await redirects(table)).toEqual(["printed-on-a-card > current"]);
		for (const slug of ["current", "printed-on-a-card"]) await expect(add(table, slug, 1)).rejects.toMatchObject({ code: "23505" });
		await expect(add(table, "Not a slug", 1)).rejects.toMatchObject({ code: "23514" });
		await expect(add(table, "to-nothing", 7)).rejects.toMatchObject({ code: "23503" });
	});
});

it("keeps addresses of projects and posts apart", async () => {
	await put("portfolios", 1, "same");
	await put("blogs", 1, "same");
	await rename("portfolios", 1, "other");
	expect([await redirects("portfolios"), await redirects("blogs")]).toEqual([["same > other"], []]);
});

it("hides from visitors where a hidden row was", async () => {
	await put("blogs", 1, "first");
	await rename("blogs", 1, "second");
	await set("blogs", 1, "listed = false");
	expect(await attempt(database, "anon", "select slug from public.redirects")).toBe("0");
	expect(await attempt(database, "stranger", "select slug from public.redirects")).toBe("0");
	expect(await attempt(database, "admin", "select slug from public.redirects")).toBe("1");
});
