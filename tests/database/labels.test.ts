// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { beforeEach, describe, expect, it } from "vitest";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, type Person, writeAs } from "../support/database/people";
import { SAMPLE_ROWS, SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;
withMigratedPostgres(`${SAMPLE_USERS} ${SAMPLE_ROWS}`, (opened) => {
	database = opened;
});

beforeEach(async () => {
	await database.exec(`
		delete from public.blogs where slug not in ('shown', 'draft');
		update public.blogs set category = 'Web', tags = '{CRM,Postgres,Salesforce}' where slug = 'shown';
		update public.blogs set category = 'web', tags = '{crm,CRM}' where slug = 'draft';
		delete from public.working_copies where kind = 'post';
		insert into public.working_copies (kind, row_id, "values", base_version)
			select 'post', id, '{"tags": ["New", "CRM"], "category": "Web"}', version from public.blogs where slug = 'shown';`);
});

const called = async <T>(call: string, params: unknown[] = [], person: Person = "admin"): Promise<T | undefined> => {
	const [row] = await writeAs<{ answer: T }>(database, person, `select ${call} as answer`, params);
	return row?.answer;
};
const replace = (kind: string, from: string, to: string | null) => called<unknown[]>("public.replace_label($1, $2, $3)", [kind, from, to]);
const stored = async () => (await database.query("select slug, category, tags from public.blogs order by slug desc")).rows;
const copy = async () =>
	(
		await database.query(`select w."values", w.base_version = b.version as "isCurrent" from public.working_copies as w
			join public.blogs as b on b.id = w.row_id where w.kind = 'post'`)
	).rows;

describe("the labels of posts", () => {
	it("are counted, each spelling on its own", async () => {
		const labels = await called<{ kind: string; name: string; posts: number }[]>("public.post_labels()");
		expect(labels?.map(({ kind, name, posts }) => `${kind} ${name} ${posts}`).sort()).toEqual([
			"category Web 1",
			"category web 1",
			"tag CRM 2",
			"tag Postgres 1",
			"tag Salesforce 1",
			"tag crm 1",
		]);
	});

	it("are renamed in all posts and in unpublished changes, which stay current", async () => {
		expect(await replace("tag", "CRM", "Customers")).toHaveLength(2);
		expect(await stored()).toEqual([
			{ slug: "shown", category: "Web", tags: ["Customers", "Postgres", "Salesforce"] },
			{ slug: "draft", category: "web", tags: ["crm", "Customers"] },
		]);
		expect(await copy()).toEqual([{ values: { tags: ["New", "Customers"], category: "Web" }, isCurrent: true }]);
	});

	it("are merged into the first place of either, each once", async () => {
		await replace("tag", "Salesforce", "CRM");
		await replace("tag", "crm", "CRM");
		await replace("category", "web", "Web");
		expect(await stored()).toEqual([
			{ slug: "shown", category: "Web", tags: ["CRM", "Postgres"] },
			{ slug: "draft", category: "Web", tags: ["CRM"] },
		]);
	});

	it("are deleted", async () => {
		await replace("tag", "CRM", null);
		await replace("category", "Web", null);
		expect(await stored()).toEqual([
			{ slug: "shown", category: null, tags: ["Postgres", "Salesforce"] },
			{ slug: "draft", category: "web", tags: ["crm"] },
		]);
		expect(await copy()).toEqual([{ values: { tags: ["New"], category: "" }, isCurrent: true }]);
	});

	it("come back as they were, except in posts that were changed since", async () => {
		const before = await stored();
		const posts = await replace("tag", "CRM", "Salesforce");
		expect(await called("public.set_labels('tag', $1)", [JSON.stringify(posts)])).toBe(2);
		expect(await stored()).toEqual(before);
		expect(await copy()).toEqual([{ values: { tags: ["New", "CRM"], category: "Web" }, isCurrent: true }]);
		const again = await replace("category", "Web", null);
		await database.exec("update public.blogs set title = 'Another title' where slug = 'shown'");
		expect(await called("public.set_labels('category', $1)", [JSON.stringify(again)])).toBe(0);
		expect(await stored()).toMatchObject([{ category: null }, { category: "web" }]);
	});

	it("come back in unpublished changes alone, but not where these were changed since", async () => {
		const posts = await replace("tag", "New", null);
		expect(posts).toMatchObject([{ version: null, labels: null, copy: { labels: ["New", "CRM"] } }]);
		expect(await copy()).toMatchObject([{ values: { tags: ["CRM"] } }]);
		expect(await called("public.set_labels('tag', $1)", [JSON.stringify(posts)])).toBe(1);
		expect(await copy()).toEqual([{ values: { tags: ["New", "CRM"], category: "Web" }, isCurrent: true }]);
		const again = await replace("tag", "CRM", "Customers");
		await database.exec(`update public.working_copies set "values" = '{"tags": ["Mine"]}' where kind = 'post'`);
		expect(await called("public.set_labels('tag', $1)", [JSON.stringify(again)])).toBe(1);
		expect(await stored()).toMatchObject([{ tags: ["CRM", "Postgres", "Salesforce"] }, { tags: ["crm", "CRM"] }]);
		expect(await copy()).toEqual([{ values: { tags: ["Mine"] }, isCurrent: true }]);
		const last = await replace("tag", "CRM", "Customers");
		await database.exec("delete from public.working_copies where kind = 'post'");
		expect(await called("public.set_labels('tag', $1)", [JSON.stringify(last)])).toBe(2);
	});

	it("stay in unpublished changes of a post that was changed since", async () => {
		const posts = await replace("tag", "CRM", "Customers");
		await database.exec("update public.blogs set title = 'Another title' where slug = 'shown'");
		expect(await called("public.set_labels('tag', $1)", [JSON.stringify(posts)])).toBe(1);
		expect(await copy()).toEqual([{ values: { tags: ["New", "Customers"], category: "Web" }, isCurrent: false }]);
	});

	it("change without the unpublished changes of a deleted post, which stay as they are", async () => {
		const waiting = async () => (await database.query(`select "values" from public.working_copies where kind = 'post'`)).rows;
		const undo = await replace("tag", "New", null);
		const kept = await waiting();
		await database.exec("delete from public.blogs where slug = 'shown'");
		expect(await called("public.set_labels('tag', $1)", [JSON.stringify(undo)])).toBe(0);
		expect(await replace("tag", "CRM", "Clients")).toHaveLength(1);
		expect(await replace("category", "web", "Web")).toHaveLength(1);
		expect(await stored()).toEqual([{ slug: "draft", category: "Web", tags: ["crm", "Clients"] }]);
		expect(await waiting()).toEqual(kept);
	});

	it.each([
		["no name", "tag", "CRM", " "],
		["the same name", "tag", "CRM", "CRM"],
		["another kind", "author", "CRM", "Ada"],
	])("refuse %s", async (_what, kind, from, to) => {
		expect(await attempt(database, "admin", `select public.replace_label('${kind}', '${from}', '${to}')`)).toMatch(/^22023/);
	});

	it("stay as they are when one post refuses the name", async () => {
		const before = await stored();
		expect(await attempt(database, "admin", `select public.replace_label('tag', 'CRM', '${"x".repeat(61)}')`)).toMatch(/^23514/);
		expect(await stored()).toEqual(before);
	});

	it("can be read and changed only by the administrator", async () => {
		for (const call of ["post_labels()", "replace_label('tag', 'CRM', 'Mine')", "set_labels('tag', '[]')"])
			expect(await attempt(database, "anon", `select public.${call}`), call).toBe("denied");
		const before = await stored();
		expect(await called("public.replace_label('tag', 'CRM', 'Mine')", [], "stranger")).toEqual([]);
		expect(await stored()).toEqual(before);
	});
});
