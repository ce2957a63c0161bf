// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { type BackupRow, post, project, rowId } from "../support/database/backup-rows";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { ADMIN_ID, attempt, PEOPLE, type Person, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";
import { type EditableTable, insertFromJson } from "../support/database/table-writes";

const TABLES = ["portfolios", "blogs"] as const;
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

interface Revision {
	id: number;
	source: string;
	row_id: string;
	version: number;
	action: string;
	changed: string[];
	content: BackupRow;
	changed_by: string | null;
	changed_by_email: string | null;
	/** Whether the timestamp is this transaction's. */
	now: boolean;
}

async function history(table: EditableTable, n: number): Promise<Revision[]> {
	const sql = "select *, changed_at = now() as now from public.revisions where source = $1 and row_id = $2 order by id";
	return (await database.query<Revision>(sql, [table, rowId(n)])).rows;
}

/** Inserts the nth row of a table as the administrator. */
async function put(table: EditableTable, n: number, values: BackupRow = {}): Promise<void> {
	const row = table === "portfolios" ? project(n, values) : post(n, values);
	await writeAs(database, "admin", insertFromJson(table, row), [JSON.stringify(row)]);
}

/** A row in the form that the history stores. */
async function whole(table: EditableTable, n: number): Promise<BackupRow | undefined> {
	const sql = `select to_jsonb(t) - 'search_text' as row from public.${table} as t where id = $1`;
	return (await database.query<{ row: BackupRow }>(sql, [rowId(n)])).rows[0]?.row;
}

const update = (table: EditableTable, n: number, sets = "title = 'Second'", person: Person = "admin") =>
	writeAs(database, person, `update public.${table} set ${sets} where id = $1`, [rowId(n)]);
const remove = (table: EditableTable, n: number, person: Person = "admin") =>
	writeAs(database, person, `delete from public.${table} where id = $1`, [rowId(n)]);

const versions = (rows: Revision[]) => rows.map(({ version }) => version);

describe.each(TABLES)("the history of %s", (table) => {
	it("stores the previous row, the user, the changed columns and the time on an update", async () => {
		await put(table, 1, { image: "/media/a.avif", image_alt: "“Quoted” \\ 👩‍👩‍👧", status: "draft", published_at: null });
		const before = await whole(table, 1);
		await update(table, 1, "title = 'Second', image_alt = null");
		const [revision, ...more] = await history(table, 1);
		expect(more).toEqual([]);
		expect(revision).toMatchObject({ version: 1, action: "update", changed: ["image_alt", "title"], now: true });
		expect(revision).toMatchObject({ changed_by: ADMIN_ID, changed_by_email: "admin@studio.example" });
		expect(revision?.content).toEqual(before);
		expect(Object.keys(revision?.content ?? {})).toEqual(expect.arrayContaining(["id", "version", "created_at", "updated_at", "listed"]));
	});

	it("stores the previous row on a deletion", async () => {
		await put(table, 1);
		await update(table, 1);
		const before = await whole(table, 1);
		await remove(table, 1);
		const [, revision] = await history(table, 1);
		expect(revision).toMatchObject({ version: 2, action: "delete", changed: [], changed_by: ADMIN_ID, now: true });
		expect(revision?.content).toEqual(before);
	});

	it("stores no entry for an insert or for a refused or rolled-back write", async () => {
		await put(table, 1);
		await database.exec(
			`savepoint s; update public.${table} set title = 'Taken back'; delete from public.${table}; rollback to savepoint s`,
		);
		await expect(update(table, 1, "slug = 'Not a slug'")).rejects.toMatchObject({ code: "23514" });
		await update(table, 1, "title = 'Of a stranger'", "stranger");
		await remove(table, 1, "stranger");
		expect(await history(table, 1)).toEqual([]);
	});

	it("names no user when the service or the owner writes", async () => {
		await put(table, 1);
		await update(table, 1, "title = 'By a key'", "service");
		await database.exec(`delete from public.${table}`);
		const nobody = { changed_by: null, changed_by_email: null };
		expect(await history(table, 1)).toMatchObject([
			{ action: "update", ...nobody },
			{ action: "delete", ...nobody },
		]);
	});

	it("keeps the user's e-mail address after the account is deleted", async () => {
		await put(table, 1);
		await update(table, 1);
		await database.exec("delete from auth.users");
		expect(await history(table, 1)).toMatchObject([{ changed_by: ADMIN_ID, changed_by_email: "admin@studio.example" }]);
	});

	it("keeps a row's last fifty entries without touching other rows or the other table", async () => {
		const other = table === "portfolios" ? "blogs" : "portfolios";
		await put(table, 1);
		await put(table, 2);
		await put(other, 1);
		await update(table, 2);
		await update(other, 1);
		for (let n = 1; n <= 60; n++) await update(table, 1, `title = 'Edit ${n}'`);
		const kept = await history(table, 1);
		expect(versions(kept)).toEqual(Array.from({ length: 50 }, (_, index) => index + 11));
		expect(kept.at(-1)?.content.title).toBe("Edit 59");
		expect(versions(await history(table, 2))).toEqual([1]);
		expect(versions(await history(other, 1))).toEqual([1]);
	});

	it("continues the version of a restored row so that earlier edits are stale", async () => {
		await put(table, 1);
		await update(table, 1);
		await remove(table, 1);
		await put(table, 1);
		expect(await whole(table, 1)).toMatchObject({ version: 3 });
		const stale = `update public.${table} set title = 'Stale' where id = $1 and version = 2`;
		expect(await attempt(database, "admin", stale, [rowId(1)])).toBe("0");
		await update(table, 1);
		expect(versions(await history(table, 1))).toEqual([1, 2, 3]);
		await put(table, 2);
		expect(await whole(table, 2)).toMatchObject({ version: 1 });
	});

	it("starts at version 1 for an id that the other table has used", async () => {
		const other = table === "portfolios" ? "blogs" : "portfolios";
		await put(other, 1);
		await remove(other, 1);
		await put(table, 1);
		expect(await whole(table, 1)).toMatchObject({ version: 1 });
	});
});

describe("access to the history", () => {
	const INSERT =
		"insert into public.revisions (source, row_id, version, action, content) values ('blogs', gen_random_uuid(), 1, 'update', '{}')";
	const WRITES = [INSERT, "update public.revisions set changed_by_email = null", "truncate public.revisions"];

	it.each(PEOPLE)("%s can't rewrite entries", async (person) => {
		await put("blogs", 1);
		await update("blogs", 1);
		for (const sql of WRITES) expect([sql, await attempt(database, person, sql)]).toEqual([sql, "denied"]);
		// Only the service can delete old entries; API users can't.
		expect(await attempt(database, person, "delete from public.revisions")).toBe(person === "service" ? "1" : "denied");
	});

	it("only the administrator and the service can read it", async () => {
		await put("portfolios", 1);
		await update("portfolios", 1);
		const read: Record<string, string> = {};
		for (const person of PEOPLE) read[person] = await attempt(database, person, "select id, content from public.revisions");
		expect(read).toEqual({ anon: "denied", stranger: "0", pretender: "0", admin: "1", service: "1" });
	});
});

interface Deleted {
	id: number;
	row_id: string;
	title: string;
	slug: string;
	status: string;
	changed_by_email: string | null;
}

async function deletedRows(kind: string, before: number | null = null, person: Person = "admin"): Promise<Deleted[]> {
	const sql = "select public.deleted_rows($1, $2) as list";
	return (await rowsAs<{ list: Deleted[] }>(database, person, sql, [kind, before]))[0]?.list ?? [];
}

describe("the list of deleted rows", () => {
	it.each(TABLES)("%s: is sorted latest first, in pages of fifty, with each row once", async (table) => {
		for (let n = 1; n <= 60; n++) await put(table, n, { status: n === 60 ? "draft" : "published" });
		for (let n = 1; n <= 60; n++) await remove(table, n);
		const first = await deletedRows(table);
		const second = await deletedRows(table, first.at(-1)?.id);
		const expected = Array.from({ length: 60 }, (_, index) => rowId(60 - index));
		expect(first).toHaveLength(50);
		expect([...first, ...second].map((row) => row.row_id)).toEqual(expected);
		expect(await deletedRows(table, second.at(-1)?.id)).toEqual([]);
		const word = table === "portfolios" ? "project" : "post";
		expect(first[0]).toMatchObject({ slug: `${word}-60`, status: "draft", changed_by_email: "admin@studio.example" });
		expect(await deletedRows(table === "portfolios" ? "blogs" : "portfolios")).toEqual([]);
		expect(await deletedRows("leads")).toEqual([]);
	});

	it.each(TABLES)("%s: omits a restored row and lists a row deleted twice once", async (table) => {
		await put(table, 1);
		await put(table, 2);
		await remove(table, 1);
		await remove(table, 2);
		await put(table, 1);
		expect((await deletedRows(table)).map((row) => row.row_id)).toEqual([rowId(2)]);
		await update(table, 1, "title = 'Again'");
		await remove(table, 1);
		expect((await deletedRows(table)).map((row) => [row.row_id, row.title])).toEqual([
			[rowId(1), "Again"],
			[rowId(2), table === "portfolios" ? "Project 2" : "Post 2"],
		]);
	});

	it("is empty for a stranger and refused for a visitor", async () => {
		await put("blogs", 1);
		await remove("blogs", 1);
		expect(await deletedRows("blogs", null, "stranger")).toEqual([]);
		expect(await deletedRows("blogs", null, "pretender")).toEqual([]);
		expect(await attempt(database, "anon", "select public.deleted_rows('blogs')")).toBe("denied");
	});
});
