// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { beforeEach, describe, expect, it } from "vitest";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

const OLD = "2020-01-01T00:00:00+00:00";
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});
beforeEach(async () => {
	for (const status of ["draft", "published"])
		await database.exec(`insert into public.portfolios (slug, title, service_id, description, status, published_at, listed)
			values ('${status}', 'A title', 'saas', 'Words.', '${status}', '${OLD}', true)`);
	await database.exec(`insert into public.blogs (slug, title, content, author, status, published_at, published_date)
		values ('published', 'A title', 'Words.', '{"name": "Ada"}', 'published', '${OLD}', '${OLD}')`);
	await database.exec(`update public.site_builds set changed_at = '${OLD}'`);
});

interface State {
	changedAt: string;
	requestedAt: string | null;
	failedAt: string | null;
	failure: string | null;
	restoredAt: string | null;
}

const stateAs = async (person: "stranger" | "admin" | "service"): Promise<State | null> => {
	const [row] = await rowsAs(database, person, "select public.site_build_state() as state");
	return (row as { state: State | null } | undefined)?.state ?? null;
};
/** A moment of the database's clock that is later than everything before. */
async function nextMoment(): Promise<string> {
	await database.exec(
		"do $$ declare before timestamptz := clock_timestamp(); begin while clock_timestamp() <= before + interval '101 ms' loop null; end loop; end $$",
	);
	const { rows } = await database.query<{ moment: string }>("select clock_timestamp()::text as moment");
	return rows[0]?.moment ?? "";
}
const isNoted = async (): Promise<boolean> => {
	const { rows } = await database.query<{ noted: boolean }>("select changed_at >= now() as noted from public.site_builds");
	return rows[0]?.noted ?? false;
};

describe("a change of content", () => {
	it.each([
		[
			"a new published project",
			`insert into public.portfolios (slug, title, service_id, description) values ('new', 'New', 'saas', 'Words.')`,
		],
		["an edit of a published project", "update public.portfolios set title = 'Changed' where slug = 'published'"],
		["the publication of a draft", "update public.portfolios set status = 'published' where slug = 'draft'"],
		["a withdrawal", "update public.portfolios set status = 'draft' where slug = 'published'"],
		["the deletion of a published project", "delete from public.portfolios where slug = 'published'"],
		["an edit of a published post", "update public.blogs set title = 'Changed'"],
		["the deletion of a published post", "delete from public.blogs"],
	])("is noted for %s", async (_name, sql) => {
		await writeAs(database, "admin", sql);
		expect(await isNoted()).toBe(true);
	});

	it.each([
		[
			"a new draft",
			`insert into public.portfolios (slug, title, service_id, description, status) values ('new', 'New', 'saas', 'Words.', 'draft')`,
		],
		["an edit of a draft", "update public.portfolios set title = 'Changed' where slug = 'draft'"],
		["the deletion of a draft", "delete from public.portfolios where slug = 'draft'"],
	])("isn't noted for %s", async (_name, sql) => {
		await writeAs(database, "admin", sql);
		expect(await isNoted()).toBe(false);
	});

	const REDIRECT =
		"insert into public.redirects (kind, slug, row_id) select 'portfolios', 'old', id from public.portfolios where slug = 'published'";
	const forget = () => database.exec(`update public.site_builds set changed_at = '${OLD}'`);

	it("is noted for an added and for a deleted redirect", async () => {
		await writeAs(database, "admin", REDIRECT);
		expect(await isNoted()).toBe(true);
		await forget();
		await writeAs(database, "admin", "delete from public.redirects");
		expect(await isNoted()).toBe(true);
	});

	it("isn't noted for the redirects of a draft that change with it", async () => {
		await writeAs(database, "admin", REDIRECT);
		await writeAs(database, "admin", "update public.portfolios set status = 'draft' where slug = 'published'");
		await forget();
		await writeAs(database, "admin", "update public.portfolios set slug = 'renamed' where slug = 'published'");
		await writeAs(database, "admin", "delete from public.portfolios where slug = 'renamed'");
		expect((await database.query("select from public.redirects")).rows).toEqual([]);
		expect(await isNoted()).toBe(false);
	});

	it.each([
		["content", "update public.portfolios set title = title || '!' where slug = 'published'"],
		["settings", "update public.site_settings set hours = coalesce(hours, '') || '9'"],
	])("is noted with the moment of the last write of %s, however long its transaction takes", async (_name, sql) => {
		await forget();
		for (let write = 0; write < 2; write += 1) {
			const moment = await nextMoment();
			await writeAs(database, "admin", sql);
			const { rows } = await database.query<{ isLater: boolean }>(
				'select changed_at >= $1::timestamptz as "isLater" from public.site_builds',
				[moment],
			);
			expect(rows[0]?.isLater).toBe(true);
		}
	});

	it("is refused together with a write that the database refuses", async () => {
		await writeAs(database, "stranger", "update public.portfolios set title = 'Defaced'");
		expect(await isNoted()).toBe(false);
	});
});

describe("the state of the builds", () => {
	it("is read by the administrator and the service only", async () => {
		for (const person of ["admin", "service"] as const)
			expect(await stateAs(person)).toEqual({ changedAt: OLD, requestedAt: null, failedAt: null, failure: null, restoredAt: null });
		expect(await stateAs("stranger")).toBeNull();
	});

	it.each([
		["a project", "update public.portfolios set published_at = now() - interval '1 minute' where slug = 'published'"],
		["a post", "update public.blogs set published_at = now() - interval '1 minute'"],
	])("counts the schedule of %s as a change once it has come", async (_name, sql) => {
		await database.exec(sql);
		await database.exec(`update public.site_builds set changed_at = '${OLD}'`);
		const { rows } = await database.query<{ age: string }>(
			"select (now() - (public.site_build_state() ->> 'changedAt')::timestamptz)::text as age",
		);
		expect(rows[0]?.age).toBe("00:01:00");
	});

	it("counts midnight in India for a post whose date came today", async () => {
		await database.exec("update public.blogs set published_date = date_trunc('day', now(), 'Asia/Kolkata') + interval '3 hours'");
		await database.exec(`update public.site_builds set changed_at = '${OLD}'`);
		const { rows } = await database.query<{ isMidnight: boolean }>(
			`select (public.site_build_state() ->> 'changedAt')::timestamptz = date_trunc('day', now(), 'Asia/Kolkata') as "isMidnight"`,
		);
		expect(rows[0]?.isMidnight).toBe(true);
	});

	it.each([
		["a schedule that is still to come", "update public.portfolios set published_at = now() + interval '1 minute'"],
		["an unlisted project", "update public.portfolios set listed = false, published_at = now() - interval '1 minute'"],
		["a post of tomorrow", "update public.blogs set published_date = now() + interval '24 hours'"],
	])("doesn't count %s", async (_name, sql) => {
		await database.exec(sql);
		await database.exec(`update public.site_builds set changed_at = '${OLD}'`);
		expect((await stateAs("admin"))?.changedAt).toBe(OLD);
	});

	it("knows when a backup last brought public rows back", async () => {
		const write = (what: string) =>
			database.exec(
				`select set_config('studio.restoring', 'on', true); update public.portfolios set title = 'Back' where slug = '${what}'; select set_config('studio.restoring', 'off', true)`,
			);
		await writeAs(database, "admin", "update public.portfolios set title = 'Changed' where slug = 'published'");
		await write("draft");
		expect((await stateAs("admin"))?.restoredAt).toBeNull();
		await write("published");
		const { changedAt, restoredAt } = (await stateAs("admin")) ?? {};
		expect(Date.parse(restoredAt ?? "")).toBeGreaterThanOrEqual(Date.parse(changedAt ?? ""));
	});

	it("shows the service's notes about requests", async () => {
		await writeAs(database, "service", `update public.site_builds set failed_at = '${OLD}', failure = 'The host answered 500.'`);
		expect(await stateAs("admin")).toMatchObject({ failedAt: OLD, failure: "The host answered 500." });
	});
});
