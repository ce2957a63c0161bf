// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { backupText, contentHash, type Mode, post, project, restoreAs, rowId, stateOf } from "../support/database/backup-rows";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

const MODES = ["merge", "replace"] as const;
const NONE = { added: 0, changed: 0, removed: 0, unchanged: 0 };
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

const restore = (backup: unknown, mode: Mode = "replace", expected: string | null = null) =>
	restoreAs(database, "admin", backup, mode, expected);

async function query<Row>(sql: string): Promise<Row[]> {
	return (await database.query<Row>(sql)).rows;
}

const slugs = async () =>
	(await query<{ slug: string }>("select slug from public.portfolios union all select slug from public.blogs order by 1")).map(
		(r) => r.slug,
	);
const versions = async () =>
	Object.fromEntries(
		(await query<{ slug: string; version: number }>("select slug, version from public.portfolios")).map((r) => [r.slug, r.version]),
	);
const EMPTY_BOTH = "delete from public.portfolios; delete from public.blogs";

describe("a restore into the database", () => {
	it.each(MODES)("%s: counts added, changed, removed and unchanged rows in each table", async (mode) => {
		await restore({ projects: [project(1), project(2), project(3)], blogs: [post(1), post(2)] });
		const report = await restore(
			{ projects: [project(1), project(2, { title: "Edited" }), project(4), project(5)], blogs: [post(3)] },
			mode,
		);
		const removed = mode === "replace";
		expect(report).toEqual({
			projects: { added: 2, changed: 1, removed: removed ? 1 : 0, unchanged: 1 },
			blogs: { added: 1, changed: 0, removed: removed ? 2 : 0, unchanged: 0 },
			state: await stateOf(database),
		});
	});

	it("keeps rows that aren't in the backup in a merge, and removes them in a replace", async () => {
		const backup = { projects: [project(2)], blogs: [post(2)] };
		await restore({ projects: [project(1)], blogs: [post(1)] });
		await restore(backup, "merge");
		expect(await slugs()).toEqual(["post-1", "post-2", "project-1", "project-2"]);
		await restore(backup, "replace");
		expect(await slugs()).toEqual(["post-2", "project-2"]);
		await restore({ projects: [], blogs: [] }, "merge");
		expect(await slugs()).toEqual(["post-2", "project-2"]);
		await restore({ projects: [], blogs: [] }, "replace");
		expect(await slugs()).toEqual([]);
	});

	it.each(MODES)("%s: changes no version, date or history in a second run", async (mode) => {
		const backup = { projects: [project(1), project(2)], blogs: [post(1)] };
		await restore(backup);
		const before = await contentHash(database);
		const { projects, blogs } = await restore(backup, mode);
		expect({ projects, blogs }).toEqual({ projects: { ...NONE, unchanged: 2 }, blogs: { ...NONE, unchanged: 1 } });
		expect(await contentHash(database)).toBe(before);
	});

	it("increases the version of changed rows only", async () => {
		await restore({ projects: [project(1), project(2)], blogs: [] });
		await restore({ projects: [project(1), project(2, { client: "Grace" })], blogs: [] }, "merge");
		expect(await versions()).toEqual({ "project-1": 1, "project-2": 2 });
	});

	it("restores dates, listing and publication exactly, unlike an ordinary write", async () => {
		const rows = {
			projects: [
				project(1, { service_id: "game-development", listed: true }),
				project(2, { listed: false }),
				project(3, { status: "draft", published_at: null, updated_at: "1999-12-31T23:59:59.999999+00:00" }),
				project(4, { published_at: "2999-01-01T00:00:00.000001+00:00", created_at: "2031-01-01T00:00:00+00:00" }),
			],
			blogs: [post(1, { status: "draft", published_at: null, listed: false }), post(2, { published_at: "2999-01-01T00:00:00+00:00" })],
		};
		await restore(rows);
		const wanted = await backupText(database);
		expect(JSON.parse(wanted)).toEqual(rows);
		// Overwrite existing rows that differ in each of these columns.
		const other = { service_id: "web-development", listed: false, created_at: "2010-01-01T00:00:00+00:00", updated_at: null };
		await restore({ projects: rows.projects.map((row) => ({ ...row, ...other })), blogs: [] });
		const facts =
			"select distinct created_at = '2010-01-01T00:00:00Z' as dated, updated_at = now() as moved, listed from public.portfolios";
		expect(await query(facts)).toEqual([{ dated: true, moved: true, listed: false }]);
		await restore(rows, "merge");
		expect(await backupText(database)).toBe(wanted);
	});

	it("adds only changed and removed rows to the history", async () => {
		await restore({ projects: [project(1), project(2), project(3)], blogs: [post(1)] });
		await restore({ projects: [project(1), project(2, { title: "Edited" })], blogs: [post(1)] });
		const kept = await query(
			"select row_id, action, content ->> 'title' as title, changed, changed_by_email from public.revisions order by row_id",
		);
		expect(kept).toEqual([
			{ row_id: rowId(2), action: "update", title: "Project 2", changed: ["title"], changed_by_email: "admin@studio.example" },
			{ row_id: rowId(3), action: "delete", title: "Project 3", changed: [], changed_by_email: "admin@studio.example" },
		]);
	});

	it("blocks other writers but not readers until its transaction ends", async () => {
		await restore({ projects: [], blogs: [] }, "merge");
		// A server can have other databases with locks of their own.
		const locks = "pg_locks join pg_database on pg_database.oid = database and datname = current_database()";
		const held = await query<{ name: string }>(
			`select relation::regclass::text as name from ${locks} where mode = 'ShareRowExclusiveLock' and relation is not null order by 1`,
		);
		expect(held.map(({ name }) => name)).toEqual(["blogs", "portfolios", "redirects"]);
		expect(await query(`select 1 from ${locks} where mode = 'AccessExclusiveLock'`)).toEqual([]);
	});

	it("allows the service to restore", async () => {
		const report = await restoreAs(database, "service", { projects: [project(1)], blogs: [post(1)] }, "replace");
		expect(report).toMatchObject({ projects: { ...NONE, added: 1 }, blogs: { ...NONE, added: 1 } });
		expect(await slugs()).toEqual(["post-1", "project-1"]);
	});
});

describe("slugs that move between rows", () => {
	it.each(MODES)("%s: two rows swap slugs in both tables, and a third keeps its slug", async (mode) => {
		await restore({ projects: [1, 2, 3].map((n) => project(n)), blogs: [post(1), post(2)] });
		const backup = {
			projects: [project(1, { slug: "project-2" }), project(2, { slug: "project-1" }), project(3)],
			blogs: [post(1, { slug: "post-2" }), post(2, { slug: "post-1" })],
		};
		const { projects, blogs } = await restore(backup, mode);
		expect([projects, blogs]).toEqual([
			{ ...NONE, changed: 2, unchanged: 1 },
			{ ...NONE, changed: 2 },
		]);
		expect(JSON.parse(await backupText(database))).toMatchObject(backup);
		expect(await versions()).toEqual({ "project-1": 2, "project-2": 2, "project-3": 1 });
	});

	it.each([
		["a ring of three", ["project-2", "project-3", "project-1"]],
		["a chain to a new address", ["project-2", "project-3", "new"]],
		["a chain whose first address is taken by a new row", ["project-2", "project-3", "new", "project-1"]],
	])("%s: works in both modes and in either order", async (_name, wanted) => {
		for (const mode of MODES) {
			for (const order of [1, -1]) {
				await database.exec(EMPTY_BOTH);
				await restore({ projects: [1, 2, 3].map((n) => project(n)), blogs: [] });
				const projects = wanted.map((slug, index) => project(index + 1, { slug }));
				await restore({ projects: order === 1 ? projects : projects.toReversed(), blogs: [] }, mode);
				const rows = await query<{ slug: string }>("select slug from public.portfolios order by id");
				expect([mode, order, rows.map(({ slug }) => slug)]).toEqual([mode, order, wanted]);
			}
		}
	});

	it("frees the slug of a replaced row", async () => {
		await restore({ projects: [project(1), project(2)], blogs: [] });
		await restore({ projects: [project(2, { slug: "project-1" })], blogs: [] }, "replace");
		expect(await slugs()).toEqual(["project-1"]);
	});
});

describe("the migration of local data", () => {
	it("adds missing rows, and counts rows with a known id or slug as unchanged", async () => {
		await restore({ projects: [], blogs: [post(1), post(2)] });
		const before = await backupText(database);
		const wanted = {
			projects: [project(1), project(2)],
			blogs: [post(1, { title: "Local copy" }), post(9, { slug: "post-2", title: "Local copy" }), post(3), post(2, { slug: "post-1" })],
		};
		const { projects, blogs } = await restore(wanted, "migrate");
		expect([projects, blogs]).toEqual([
			{ ...NONE, added: 2 },
			{ ...NONE, added: 1, unchanged: 3 },
		]);
		expect(await slugs()).toEqual(["post-1", "post-2", "post-3", "project-1", "project-2"]);
		expect(JSON.parse(await backupText(database)).blogs.slice(0, 2)).toEqual(JSON.parse(before).blogs);
		expect(await query("select 1 from public.revisions where content ->> 'slug' like 'post%'")).toEqual([]);
	});

	it("is refused when a project exists, also in a second run", async () => {
		const wanted = { projects: [project(1)], blogs: [post(1)] };
		await restore(wanted, "migrate");
		const before = await contentHash(database);
		for (const backup of [wanted, { projects: [], blogs: [post(2)] }, { projects: [project(2)], blogs: [] }])
			await expect(restore(backup, "migrate")).rejects.toMatchObject({ code: "PT412" });
		expect(await contentHash(database)).toBe(before);
	});

	it("can be repeated while it has added no project", async () => {
		const wanted = { projects: [], blogs: [post(1)] };
		expect(await restore(wanted, "migrate")).toMatchObject({ blogs: { ...NONE, added: 1 } });
		expect(await restore(wanted, "migrate")).toMatchObject({ blogs: { ...NONE, unchanged: 1 } });
	});
});

describe("permission to set dates", () => {
	const OLD = "updated_at < now() - interval '1 day' or created_at > now()";
	const edit = () =>
		writeAs(database, "admin", "update public.portfolios set title = 'Edited', updated_at = '2001-01-01', created_at = '2999-01-01'");

	it.each(MODES)("ends with the restore (%s), in the same transaction", async (mode) => {
		await restore({ projects: [project(1)], blogs: [] }, mode);
		await edit();
		expect(await query(`select 1 from public.portfolios where ${OLD}`)).toEqual([]);
	});

	it("ends with a failed restore", async () => {
		await restore({ projects: [project(1)], blogs: [] });
		await expect(restore({ projects: [project(2)], blogs: [post(1, { title: null })] })).rejects.toMatchObject({ code: "23502" });
		await edit();
		expect(await query(`select 1 from public.portfolios where ${OLD}`)).toEqual([]);
	});

	it("ends after a failure inside a transaction that continues", async () => {
		await restore({ projects: [project(1)], blogs: [] });
		const bad = JSON.stringify({ projects: [project(2)], blogs: [post(1, { title: null })] });
		const sql = `do $do$ begin perform public.restore_backup($json$${bad}$json$, 'merge'); exception when not_null_violation then null; end $do$`;
		await writeAs(database, "admin", sql);
		await edit();
		expect(await query(`select 1 from public.portfolios where ${OLD}`)).toEqual([]);
	});
});
