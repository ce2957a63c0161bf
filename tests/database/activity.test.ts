// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { beforeEach, describe, expect, it } from "vitest";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { attempt, writeAs } from "../support/database/people";
import { SAMPLE_ROWS, SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;
withMigratedPostgres(`${SAMPLE_USERS} ${SAMPLE_ROWS}`, (opened) => {
	database = opened;
});

beforeEach(() => database.exec("delete from public.activity"));

const asAdmin = (sql: string) => writeAs(database, "admin", sql);

/** Entries in the order in which they were written: "blogs publish Draft by admin@studio.example (published_at, status)". */
async function log(): Promise<string[]> {
	const { rows } = await database.query<{ line: string }>(`
		select concat_ws(' ', source, action, title, 'by ' || by_email, case when is_gone then 'and gone' end,
			'(' || nullif(array_to_string(changed, ', '), '') || ')') as line from public.activity order by id`);
	return rows.map(({ line }) => line);
}

const BY = "by admin@studio.example";

describe("the activity log", () => {
	it("names what was created, changed, published and unpublished, and the account", async () => {
		await asAdmin(`insert into public.portfolios (slug, title, service_id, description, status)
			values ('fresh', 'Fresh', 'web-development', 'D', 'draft')`);
		await asAdmin("update public.portfolios set title = 'Fresher', client = 'Ada' where slug = 'fresh'");
		await asAdmin("update public.portfolios set status = 'published' where slug = 'fresh'");
		await asAdmin("update public.blogs set status = 'draft' where slug = 'shown'");
		await database.exec("update public.blogs set title = 'By hand' where slug = 'shown'");
		expect(await log()).toEqual([
			`portfolios create Fresh ${BY}`,
			`portfolios update Fresher ${BY} (client, title)`,
			expect.stringMatching(`^portfolios publish Fresher ${BY} \\(.*status\\)$`),
			expect.stringMatching(`^blogs unpublish Shown ${BY} \\(.*status\\)$`),
			"blogs update By hand (title)",
		]);
	});

	it("has no entry for an update without a change", async () => {
		await asAdmin("update public.portfolios set title = title");
		expect(await log()).toEqual([]);
	});

	it("marks the entries of a deleted row until it comes back", async () => {
		await asAdmin("update public.portfolios set client = 'Ada' where slug = 'draft'");
		await asAdmin("delete from public.portfolios where slug = 'draft'");
		const entries = [`portfolios update Draft ${BY}`, `portfolios delete Draft ${BY}`];
		expect(await log()).toEqual([`${entries[0]} and gone (client)`, `${entries[1]} and gone`]);
		await asAdmin(`insert into public.portfolios (id, slug, title, service_id, description, status)
			select row_id, 'draft', 'Draft', 'web-development', 'D', 'draft' from public.activity where action = 'delete'`);
		expect(await log()).toEqual([`${entries[0]} (client)`, entries[1], `portfolios restore Draft ${BY}`]);
	});

	it("covers pictures, settings and redirects, but no redirect that a renamed row adds", async () => {
		await asAdmin("update public.pictures set alt = 'A board'");
		await asAdmin("update public.site_settings set phone = '+91 22 5550 0199'");
		await asAdmin("delete from public.redirects where slug = 'formerly-draft'");
		await asAdmin("update public.portfolios set slug = 'shown-now' where slug = 'shown'");
		expect(await log()).toEqual([
			`pictures update Board.png ${BY} (alt)`,
			`site_settings update ${BY} (phone)`,
			`redirects delete formerly-draft ${BY} and gone`,
			`portfolios update Shown ${BY} (slug)`,
		]);
		expect(await database.query("select 1 from public.redirects where slug = 'shown'")).toMatchObject({ rows: [{}] });
	});

	it("notes deleted and restored leads without their names, and not what the form sends", async () => {
		await asAdmin("delete from public.leads");
		const lead = "insert into public.leads (idempotency_key, name, subject, body, sender_hash) values";
		await database.exec(`${lead} ('lead-0007', 'Grace', 'S', 'B', 'H')`);
		await asAdmin(`insert into public.leads (id, idempotency_key, name, subject, body, sender_hash)
			select row_id, 'lead-0001', 'Grace', 'S', 'B', 'H' from public.activity`);
		expect(await log()).toEqual([`leads delete ${BY}`, `leads restore ${BY}`]);
	});

	it("has one entry for a session", async () => {
		const claims = (session: number) =>
			`select set_config('request.jwt.claims', (current_setting('request.jwt.claims')::jsonb || '{"session_id": "${session}0000000-0000-4000-8000-000000000000"}')::text, true)`;
		for (const session of [1, 2, 1]) {
			await asAdmin(`with claims as materialized (${claims(session)}) select public.record_sign_in('Firefox on Linux') from claims`);
		}
		expect(await log()).toEqual([`session sign-in ${BY}`, `session sign-in ${BY}`]);
		expect(await attempt(database, "admin", "select public.record_sign_in('a\nb')")).toContain("device");
	});

	it("keeps the newest twenty thousand entries", async () => {
		await database.exec(
			`insert into public.activity (source, action, title) select 'blogs', 'update', n::text from generate_series(1, 20010) as n`,
		);
		await asAdmin("update public.pictures set alt = 'A board'");
		const { rows } = await database.query(
			"select count(*)::int as n, min(title) filter (where source = 'blogs') is null as none from public.activity",
		);
		expect(rows).toEqual([{ n: 20000, none: false }]);
	});
});
