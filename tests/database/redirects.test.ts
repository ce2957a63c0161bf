// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Content, RedirectCopy } from "../../src/data/backup/columns";
import { countChanges, planRestore, type RestoreMode } from "../../src/data/backup/restore-plan";
import { type BackupRow, contentHash, post, project, restoreAs, rowId, stateOf } from "../support/database/backup-rows";
import { rolledBack, withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_ROWS, SAMPLE_USERS } from "../support/database/sample-rows";
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

	it.each([
		["a draft", UNPUBLISHED, "status = 'published'"],
		["a scheduled row", { published_at: "2999-01-01" }, "published_at = '2020-01-01'"],
		["an unlisted row", { listed: false }, "listed = true"],
	])("works beside %s with the address until visitors can see that row", async (_name, values, shows) => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await put(table, 2, "first", values);
		expect(await redirects(table)).toEqual(["first > second"]);
		await remove(table, 1);
		await put(table, 1, "second");
		expect(await redirects(table)).toEqual(["first > second"]);
		await set(table, 2, shows);
		expect(await redirects(table)).toEqual([]);
	});

	it("leads to a scheduled row that became visible meanwhile, once that row gives up the address", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await put(table, 2, "first", { published_at: "2999-01-01" });
		await database.exec(`alter table public.${table} disable trigger user; update public.${table} set published_at = '2020-01-01' where slug = 'first';
			alter table public.${table} enable trigger user`);
		expect(await redirects(table)).toEqual(["first > second"]);
		await rename(table, 2, "third");
		expect(await redirects(table)).toEqual(["first > third"]);
	});

	it("isn't kept from the address of its own draft", async () => {
		await put(table, 1, "first");
		await rename(table, 1, "second");
		await set(table, 1, "status = 'draft'");
		await rename(table, 1, "first");
		expect(await count()).toBe(1);
		await expect(add(table, "first", 1)).rejects.toMatchObject({ code: "23505" });
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

	describe("of a deleted row", () => {
		/** A row with a redirect that its history no longer knows, one added by hand, and a former slug whose redirect was deleted. */
		async function deleted(): Promise<unknown[]> {
			await put(table, 1, "first");
			await rename(table, 1, "second");
			for (let n = 0; n < 52; n += 1) await set(table, 1, `title = 'Title ${n}'`);
			await rename(table, 1, "third");
			await add(table, "printed-on-a-card", 1);
			await writeAs(database, "admin", "delete from public.redirects where slug = 'second'");
			const before = await whole();
			expect(before).toHaveLength(2);
			await remove(table, 1);
			expect(await count()).toBe(0);
			return before;
		}
		const whole = () => rowsAs<object>(database, "admin", "select id, kind, slug, row_id, created_at from public.redirects order by slug");

		it("comes back with the row exactly as it was", async () => {
			const before = await deleted();
			await put(table, 1, "third");
			expect(await whole()).toEqual(before);
		});

		it("comes back when a restore brings back the row", async () => {
			const before = await deleted();
			const rows = [rowOf(table, 1, { slug: "third" })];
			const backup = table === "portfolios" ? { projects: rows, blogs: [] } : { projects: [], blogs: rows };
			await restoreAs(database, "admin", backup, "merge");
			expect(await whole()).toEqual(before);
		});

		it("comes back beside the slug that the row had, when it gets another one", async () => {
			await deleted();
			await put(table, 1, "fourth");
			expect(await redirects(table)).toEqual(["first > fourth", "printed-on-a-card > fourth", "third > fourth"]);
		});

		it("stays with the row or redirect that has the address by now", async () => {
			await deleted();
			await put(table, 2, "first");
			await add(table, "printed-on-a-card", 2);
			await put(table, 1, "third");
			expect(await redirects(table)).toEqual(["printed-on-a-card > first"]);
		});

		it("is read from the history when the deletion didn't keep it", async () => {
			await put(table, 1, "first");
			await rename(table, 1, "second");
			await remove(table, 1);
			await database.query("update public.revisions set redirects = null");
			await put(table, 1, "second");
			expect(await redirects(table)).toEqual(["first > second"]);
		});
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

	it("can be added by hand from the address of a draft", async () => {
		await put(table, 1, "current");
		await put(table, 2, "planned", UNPUBLISHED);
		await add(table, "planned", 1);
		expect(await redirects(table)).toEqual(["planned > current"]);
	});

	it("can be added by hand, unless a visible row or a redirect has it", async () => {
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

it("takes a row for visible exactly when visitors can read it", async () => {
	await database.exec(SAMPLE_ROWS);
	for (const table of ["portfolios", "blogs"] as const) {
		const shown = await database.query(`select slug from public.${table} as t where private.is_shown(to_jsonb(t)) order by 1`);
		expect(shown.rows).toEqual(await rowsAs(database, "anon", `select slug from public.${table} order by 1`));
		expect(shown.rows).not.toEqual([]);
	}
});

it("hides from visitors where a hidden row was", async () => {
	await put("blogs", 1, "first");
	await rename("blogs", 1, "second");
	await set("blogs", 1, "listed = false");
	expect(await attempt(database, "anon", "select slug from public.redirects")).toBe("0");
	expect(await attempt(database, "stranger", "select slug from public.redirects")).toBe("0");
	expect(await attempt(database, "admin", "select slug from public.redirects")).toBe("1");
});

const MOMENT = "2021-02-03T04:05:06.000007Z";
const redirect = (kind: EditableTable, slug: string, n: number, created_at = MOMENT): RedirectCopy => ({
	kind,
	slug,
	row_id: rowId(n),
	created_at,
});

/** Three posts, and as many projects, with these redirects; the slug of a post can be another. */
const contentOf = (redirects: RedirectCopy[] | undefined, slug = "post-3"): Content => {
	const content = { projects: [1, 2, 3].map((n) => project(n)), blogs: [post(1), post(2), post(3, { slug })] };
	return JSON.parse(JSON.stringify({ ...content, redirects }));
};

/** All redirects in the order of their addresses, as the administrator reads them. */
async function stored(): Promise<RedirectCopy[]> {
	const sql = `select kind, slug, row_id, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at
		from public.redirects order by kind, slug`;
	return rowsAs<RedirectCopy>(database, "admin", sql);
}

const restoring = (content: unknown, mode: RestoreMode | "migrate") => restoreAs(database, "admin", content, mode);

describe("redirects in a backup", () => {
	it("come back into an empty database with their dates, also those that the history doesn't know", async () => {
		const wanted = [redirect("blogs", "old", 1), redirect("portfolios", "card", 2), redirect("portfolios", "old", 1)];
		expect(await restoring(contentOf(wanted), "merge")).toMatchObject({ redirects: { added: 3, changed: 0, removed: 0, unchanged: 0 } });
		expect(await stored()).toEqual(wanted);
		const state = await stateOf(database);
		expect(await restoring(contentOf(wanted), "replace")).toMatchObject({ redirects: { added: 0, removed: 0, unchanged: 3 }, state });
	});

	it("come back from the address of another row, which can have become visible since", async () => {
		const wanted = [redirect("blogs", "post-2", 1)];
		for (const status of ["draft", "published"]) {
			const content = contentOf(wanted);
			content.blogs = content.blogs.map((row) => ({ ...row, status }));
			await restoring(content, "replace");
			expect(await stored()).toEqual(wanted);
		}
	});

	it("stay when the backup is from before they were in it", async () => {
		const wanted = [redirect("blogs", "old", 1)];
		await restoring(contentOf(wanted), "merge");
		for (const mode of ["merge", "replace"] as const) expect(await restoring(contentOf(undefined), mode)).not.toHaveProperty("redirects");
		expect(await stored()).toEqual(wanted);
	});

	it("are exactly those of the backup after a replace, and are added to the others in a merge", async () => {
		await restoring(contentOf([redirect("blogs", "one", 1), redirect("blogs", "two", 1)]), "replace");
		const other = contentOf([redirect("blogs", "two", 2), redirect("blogs", "three", 3)]);
		expect(await restoring(other, "merge")).toMatchObject({ redirects: { added: 1, changed: 1, removed: 0, unchanged: 0 } });
		expect((await stored()).map(({ slug, row_id }) => [slug, row_id])).toEqual([
			["one", rowId(1)],
			["three", rowId(3)],
			["two", rowId(2)],
		]);
		expect(await restoring(other, "replace")).toMatchObject({ redirects: { added: 0, changed: 0, removed: 1, unchanged: 2 } });
		expect(await stored()).toEqual([redirect("blogs", "three", 3), redirect("blogs", "two", 2)]);
	});

	it("change the state that a restore was planned on", async () => {
		await restoring(contentOf([]), "replace");
		const seen = await stateOf(database);
		await add("blogs", "since", 1);
		expect(await stateOf(database)).not.toBe(seen);
		await expect(restoreAs(database, "admin", contentOf([]), "merge", seen)).rejects.toMatchObject({ code: "PT409" });
	});

	it.each([
		["to a row that the backup lacks", [redirect("blogs", "old", 9)], "23503"],
		["from the row's own address", [redirect("portfolios", "project-1", 1)], "23505"],
		["from another site", [redirect("blogs", "https://evil.example", 1)], "23514"],
		["from a page of the site", [redirect("blogs", "/admin", 1)], "23514"],
		["from an address that is too long", [redirect("blogs", "x".repeat(121), 1)], "23514"],
		["from one address twice", [redirect("blogs", "old", 1), redirect("blogs", "old", 2)], "22023"],
		["that isn't one", ["old"], "22023"],
		["of another table", [{ ...redirect("blogs", "old", 1), kind: "leads" }], "23514"],
	])("refuses all of the backup for a redirect %s", async (_what, redirects, code) => {
		await restoring(contentOf([redirect("blogs", "there", 1)]), "replace");
		for (const mode of ["merge", "replace"] as const) {
			const before = [await contentHash(database), await stored()];
			const changed = { ...contentOf([], "post-three"), redirects };
			await expect(restoring(changed, mode)).rejects.toMatchObject({ code });
			expect([await contentHash(database), await stored()]).toEqual(before);
		}
	});

	it("are planned as the database restores them", async () => {
		const one = fc.record({ slug: fc.constantFrom("a", "b", "c"), n: fc.integer({ min: 1, max: 3 }), year: fc.constantFrom(2020, 2021) });
		const some = fc
			.uniqueArray(one, { selector: ({ slug }) => slug })
			.map((list) => list.map(({ slug, n, year }) => redirect("blogs", slug, n, `${year}-01-01T00:00:00.000000Z`)));
		const kept = fc.constantFrom("post-3", "a", "z");
		const modes = fc.constantFrom<RestoreMode>("merge", "replace");
		await fc.assert(
			fc.asyncProperty(some, some, kept, modes, async (there, wanted, slug, mode) => {
				await rolledBack(database, async () => {
					const before = contentOf(
						there.filter((each) => each.slug !== slug || each.row_id !== rowId(3)),
						slug,
					);
					await restoring(before, "replace");
					const asked = contentOf(wanted.filter(({ row_id }) => row_id !== rowId(3)));
					// A row that stays in a merge.
					asked.blogs = asked.blogs.slice(0, 2);
					const plan = planRestore(before, asked, mode).redirects;
					const { redirects } = await restoring(asked, mode);
					expect(redirects).toEqual({
						added: plan?.added.length,
						changed: plan?.changed.length,
						removed: plan?.removed.length,
						unchanged: plan?.unchanged,
					});
					const after = { ...asked, blogs: mode === "merge" ? before.blogs : asked.blogs, redirects: await stored() };
					expect(countChanges({ ...planRestore(after, asked, mode), ...NO_ROWS })).toBe(0);
				});
			}),
			{ numRuns: 60 },
		);
	});
});

const NOTHING = { added: [], changed: [], removed: [], unchanged: 0, blocked: [] };
const NO_ROWS = { projects: NOTHING, blogs: NOTHING };
