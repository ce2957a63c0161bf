// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { type Person, rowsAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

const ROWS = 10_000;
let database: PGlite;

/** One row in ten is a draft, to reveal a plan that reads drafts and filters later. No trigger runs, which would take most of the time. */
const MANY_ROWS = `
	set session_replication_role = replica;
	insert into public.portfolios (slug, title, service_id, description, status, listed, created_at, published_at)
		select 'project-' || n, 'Project ' || n, 'service-' || n % 5, 'A description.', case when n % 10 = 0 then 'draft' else 'published' end, true,
			timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2020-01-01' from generate_series(1, ${ROWS}) as n;
	insert into public.blogs (slug, title, content, author, listed, published_date, published_at)
		select 'post-' || n, 'Post ' || n, 'Words.', '{"name": "Ada"}', true, timestamptz '2020-01-01' + n * interval '1 minute', timestamptz '2020-01-01'
			from generate_series(1, ${ROWS}) as n;
	insert into public.leads (idempotency_key, email, subject, body, sender_hash, follow_up_on)
		select 'lead-number-' || n, 'Visitor' || n % 2000 || '@example.com', 'S', 'B', 'H', case when n % 100 = 0 then date '2026-01-01' + n % 365 end
			from generate_series(1, ${ROWS}) as n;
	reset session_replication_role;
	analyze;
`;

withMigratedPostgres(SAMPLE_USERS + MANY_ROWS, (opened) => {
	database = opened;
});

async function plan(person: Person, sql: string): Promise<string> {
	const rows = await rowsAs<{ "QUERY PLAN": string }>(database, person, `explain ${sql}`);
	return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

const NEWEST_PROJECTS = "select id, slug, title, image from public.portfolios order by created_at desc, id desc limit 24";
const NEWEST_POSTS = "select id, slug, title, image from public.blogs order by published_date desc, id desc limit 24";
const ONE_SERVICE = "select id, slug from public.portfolios where service_id = 'service-3' order by created_at desc, id desc limit 24";

describe("query plans for 10,000 rows", () => {
	it("read a visitor's projects in index order, without a sort or is_admin()", async () => {
		const steps = await plan("anon", NEWEST_PROJECTS);
		expect(steps).toContain("Index Scan using portfolios_public_newest");
		expect(steps).not.toMatch(/Sort|Seq Scan|is_admin/);
	});

	it("read a visitor's posts in index order", async () => {
		const steps = await plan("anon", NEWEST_POSTS);
		expect(steps).toContain("Index Scan using blogs_public_newest");
		expect(steps).not.toMatch(/Sort|Seq Scan|is_admin/);
	});

	it.each([
		["projects of one service", ONE_SERVICE],
		["one project", "select id from public.portfolios where slug = 'project-77'"],
		["one post", "select id from public.blogs where slug = 'post-77'"],
	])("read %s for a visitor without a table scan", async (_name, sql) => {
		expect(await plan("anon", sql)).not.toMatch(/Seq Scan|is_admin/);
	});

	it.each(["stranger", "admin"] as const)("use the index and is_admin() as an InitPlan for a signed-in user (%s)", async (person) => {
		for (const [sql, index] of [
			[NEWEST_PROJECTS, "portfolios_newest"],
			[NEWEST_POSTS, "blogs_newest"],
		] as const) {
			const steps = await plan(person, sql);
			expect(steps).toMatch(/InitPlan 1/);
			expect(steps).toContain(`Index Scan using ${index}`);
			expect(steps).not.toMatch(/Filter: .*is_admin\(\)|Sort|Seq Scan/);
		}
	});

	it.each([
		["stranger", ROWS * 0.9],
		["admin", ROWS],
	] as const)("call is_admin() once when %s reads the whole table", async (person, visible) => {
		await database.exec("set local track_functions = 'all'");
		const calls = async () => {
			const { rows } = await database.query<{ calls: number }>(
				"select coalesce(sum(calls), 0)::int as calls from pg_stat_xact_user_functions where schemaname = 'private' and funcname = 'is_admin'",
			);
			return rows[0]?.calls ?? 0;
		};
		const before = await calls();
		const seen = await rowsAs<{ count: number }>(database, person, "select count(*)::int as count from public.portfolios");
		expect(seen).toEqual([{ count: visible }]);
		expect((await calls()) - before).toBe(1);
	});
});

describe("the view of rows that need attention", () => {
	it("reads 10,000 projects once, and the working copies once", async () => {
		await database.exec(`insert into public.working_copies (kind, row_id, "values", base_version)
			select 'project', id, '{}', 1 from public.portfolios order by created_at limit 100`);
		const rows = await rowsAs<{ "QUERY PLAN": string }>(
			database,
			"admin",
			`explain analyze select p.id from public.portfolios as p
				where (p.image <> '' and coalesce(p.image_alt, '') = '') or (p.status = 'draft' and p.created_at < now() - interval '30 days')
					or p.id in (select c.row_id from public.working_copies as c where c.kind = 'project')`,
		);
		const steps = rows.map((row) => row["QUERY PLAN"]).join("\n");
		expect(steps).toMatch(/hashed SubPlan/);
		expect(steps.match(/loops=(?!1\b)\d+/g)).toBeNull();
		const found = await rowsAs<{ count: number }>(
			database,
			"admin",
			"select count(*)::int as count from public.portfolios_needing_attention()",
		);
		expect(found).toEqual([{ count: ROWS / 10 + 90 }]);
	});
});

describe("10,000 leads", () => {
	it.each([
		["a sender's other messages", "sender = 'visitor7@example.com' order by created_at desc, id desc limit 20", "leads_of_sender"],
		["the follow-ups of a day", "follow_up_on <= date '2026-01-05' order by follow_up_on, id limit 6", "leads_follow_up"],
	])("are searched by an index for %s", async (_name, condition, index) => {
		const steps = await plan("admin", `select id, subject from public.leads where ${condition}`);
		expect(steps).toContain(index);
		expect(steps).not.toContain("Seq Scan");
	});
});

describe("a large history", () => {
	/** Pages of the history's index fetched since the transaction began. */
	const pages = async () => {
		const { rows } = await database.query<{ pages: number }>(
			"select pg_stat_get_xact_blocks_fetched('public.revisions_of_row'::regclass)::integer as pages",
		);
		return rows[0]?.pages ?? -1;
	};
	/** Pages that a statement fetches. */
	const pagesFor = async (sql: string) => {
		const before = await pages();
		await database.exec(sql);
		return (await pages()) - before;
	};

	it("reads only a few pages on an insert and on an update of a row with many versions", async () => {
		await database.exec("update public.portfolios set featured = true");
		for (let turn = 0; turn < 60; turn += 1) await database.exec("update public.portfolios set featured = false where slug = 'project-77'");
		expect(await pages()).toBeGreaterThan(1000);
		expect(
			await pagesFor("insert into public.portfolios (slug, title, service_id, description) values ('new', 'New', 'saas', 'New.')"),
		).toBeLessThan(10);
		expect(await pagesFor("update public.portfolios set title = 'Other' where slug = 'project-77'")).toBeLessThan(20);
	});
});
