// @vitest-environment node
import { createHash } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import { beforeEach, describe, expect, it } from "vitest";
import { type Field, inputName } from "../../src/data/fields";
import { postFields } from "../../src/data/posts/fields";
import { createEmptyPost } from "../../src/data/posts/input-mapper";
import { projectFields } from "../../src/data/projects/fields";
import { emptyProject } from "../../src/data/projects/input-mapper";
import { type BackupRow, post, project, restoreAs } from "../support/database/backup-rows";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, type Person, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_ROWS, SAMPLE_USERS } from "../support/database/sample-rows";
import { insertFromJson } from "../support/database/table-writes";

const TOKEN = `${"A".repeat(42)}b`;
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS + SAMPLE_ROWS, (opened) => {
	database = opened;
});
beforeEach(async () => void (await database.exec("delete from public.preview_links")));

type Kind = "project" | "post";

interface Shown {
	kind: Kind;
	row: Record<string, unknown>;
	changes: Record<string, unknown> | null;
	expiresAt: string;
	isPublic: boolean;
}

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const rowOf = (kind: Kind, n: number, values: BackupRow) => (kind === "project" ? project : post)(n, values);
const tableOf = (kind: Kind) => (kind === "project" ? "portfolios" : "blogs");

/** Makes a link to the row with this slug as the administrator. */
async function share(kind: Kind, slug: string, token = TOKEN, days = 7): Promise<void> {
	const sql = `insert into public.preview_links (kind, row_id, token_hash, days) select $1, id, $2, $3 from public.${tableOf(kind)} where slug = $4`;
	await writeAs(database, "admin", sql, [kind, hashOf(token), days, slug]);
}

async function open(token: string | null = TOKEN, person: Person = "anon"): Promise<Shown | null> {
	const [row] = await rowsAs<{ shown: Shown | null }>(database, person, "select public.preview_row($1) as shown", [token]);
	return row?.shown ?? null;
}

const expire = () => database.exec("update public.preview_links set expires_at = now()");
const count = async () => (await database.query<{ n: number }>("select count(*)::int as n from public.preview_links")).rows[0]?.n;

describe.each(["project", "post"] as const)("a link to a %s", (kind) => {
	it("shows a draft to visitors, who still can't read the row itself", async () => {
		await share(kind, "draft");
		expect(await open()).toMatchObject({ kind, row: { slug: "draft", title: "Draft" }, changes: null, isPublic: false });
		expect(await attempt(database, "anon", `select id from public.${tableOf(kind)} where slug = 'draft'`)).toBe("0");
	});

	it("shows only the columns that visitors can read", async () => {
		await share(kind, "draft");
		const sql = `select column_name as name from information_schema.column_privileges
			where grantee = 'anon' and table_name = $1 and privilege_type = 'SELECT' order by 1`;
		const { rows } = await database.query<{ name: string }>(sql, [tableOf(kind)]);
		expect(Object.keys((await open())?.row ?? {}).sort()).toEqual(rows.map(({ name }) => name).sort());
	});

	it("carries the working copy without the members that no page shows", async () => {
		await share(kind, "draft");
		const form = kind === "project" ? emptyProject : createEmptyPost(new Date());
		const values = { ...form, title: "Still writing", pending: { tag: "x" } };
		await database.query(
			`insert into public.working_copies (kind, row_id, "values", base_version) select $1, id, $2, 1 from public.${tableOf(kind)} where slug = 'draft'`,
			[kind, JSON.stringify(values)],
		);
		const fields: Field[] = Object.values(kind === "project" ? projectFields : postFields);
		const hidden = ["status", "publishAt", ...fields.flatMap((field) => (field.read === "admin" ? (inputName(field) ?? []) : []))];
		expect(hidden).toContain("isSample");
		const changes = (await open())?.changes ?? {};
		expect(changes.title).toBe("Still writing");
		expect(Object.keys(changes).sort()).toEqual(
			Object.keys(form)
				.filter((name) => !hidden.includes(name))
				.sort(),
		);
	});

	it("says whether visitors see the row on the site", async () => {
		await share(kind, "shown");
		expect((await open())?.isPublic).toBe(true);
		await database.exec(`update public.${tableOf(kind)} set listed = false where slug = 'shown'`);
		expect((await open())?.isPublic).toBe(false);
	});

	it("shows nothing once it has expired, is revoked or was never made", async () => {
		await share(kind, "draft");
		for (const forged of [null, "", TOKEN.toLowerCase(), `${TOKEN} `, hashOf(TOKEN), "A".repeat(100_000), "%"])
			expect(await open(forged)).toBeNull();
		await expire();
		expect(await open()).toBeNull();
		await share(kind, "draft", "C".repeat(43));
		expect(await open("C".repeat(43))).not.toBeNull();
		expect(await writeAs(database, "admin", "delete from public.preview_links returning id")).toHaveLength(1);
		expect(await open("C".repeat(43))).toBeNull();
	});

	it("shows nothing while its row is deleted, and works again when the deletion is undone, unless it has expired", async () => {
		const row = rowOf(kind, 1, { slug: "brief" });
		const insert = () => writeAs(database, "admin", insertFromJson(tableOf(kind), row), [JSON.stringify(row)]);
		const remove = () => writeAs(database, "admin", `delete from public.${tableOf(kind)} where slug = 'brief'`);
		await insert();
		await share(kind, "brief");
		await remove();
		expect(await open()).toBeNull();
		await insert();
		expect((await open())?.row).toMatchObject({ slug: "brief" });
		await remove();
		await expire();
		await insert();
		expect(await open()).toBeNull();
	});

	it("stays when a restore deletes its row and inserts it again", async () => {
		const rows = (one: string, two: string) => [rowOf(kind, 1, { slug: one }), rowOf(kind, 2, { slug: two })];
		const restore = (wanted: BackupRow[]) =>
			restoreAs(database, "admin", kind === "project" ? { projects: wanted, blogs: [] } : { projects: [], blogs: wanted }, "replace");
		await restore(rows("one", "two"));
		await share(kind, "one");
		await restore(rows("two", "one"));
		await database.exec("set constraints all immediate");
		expect((await open())?.row).toMatchObject({ slug: "two" });
	});
});

describe("making a link", () => {
	it.each([1, 7, 30])("lets it work for %i days by the database's clock", async (days) => {
		await share("project", "draft", TOKEN, days);
		const sql = "select (expires_at - created_at)::text as lasts, created_at = now() as starts from public.preview_links";
		expect((await database.query(sql)).rows).toEqual([{ lasts: days === 1 ? "1 day" : `${days} days`, starts: true }]);
	});

	it("is refused for another time, for a token in place of its hash and for a row that doesn't exist", async () => {
		await expect(share("project", "draft", TOKEN, 365)).rejects.toMatchObject({ code: "23514" });
		const insert = (hash: string, rowId: string) =>
			writeAs(database, "admin", "insert into public.preview_links (kind, row_id, token_hash, days) values ('post', $1, $2, 7)", [
				rowId,
				hash,
			]);
		const { rows } = await database.query<{ id: string }>("select id from public.blogs where slug = 'draft'");
		await expect(insert(TOKEN, rows[0]?.id ?? "")).rejects.toMatchObject({ code: "23514" });
		await expect(insert(hashOf(TOKEN), crypto.randomUUID())).rejects.toMatchObject({ code: "23503" });
	});

	it("removes the expired ones, and keeps the others", async () => {
		await share("project", "draft");
		await expire();
		await share("post", "draft", "B".repeat(43));
		await share("post", "shown", "C".repeat(43));
		expect(await count()).toBe(2);
	});
});

it.each(["stranger", "admin", "service"] as const)("shows a link to the %s as to visitors", async (person) => {
	await share("post", "draft");
	expect((await open(TOKEN, person))?.row).toEqual((await open())?.row);
});
