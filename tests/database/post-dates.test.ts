// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { nextDay, POST_ZONE } from "../../src/data/posts/input-date";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { rowsAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";

const MIDNIGHT = `date_trunc('day', now() at time zone '${POST_ZONE}') at time zone '${POST_ZONE}'`;
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

/** Stores a published post with this date, an expression in SQL. */
const store = (date: string, publishedAt = "'2020-01-01'") =>
	database.exec(`insert into public.blogs (slug, title, content, author, published_at, published_date)
		values ('dated', 'Dated', 'Words.', '{"name": "Ada"}', ${publishedAt}, ${date})`);
const seen = async (person: "anon" | "stranger" | "admin") => (await rowsAs(database, person, "select slug from public.blogs")).length;

describe("the date of a published post", () => {
	it.each([
		["a day long past", "'1970-01-01'"],
		["the first moment of today", MIDNIGHT],
		["the last moment of today", `${MIDNIGHT} + interval '24 hours' - interval '1 microsecond'`],
	])("shows it to visitors when it is %s where the studio is", async (_name, date) => {
		await store(date);
		for (const person of ["anon", "stranger", "admin"] as const) expect(await seen(person)).toBe(1);
	});

	it.each([
		["the first moment of tomorrow", `${MIDNIGHT} + interval '24 hours'`],
		["years away", "'2999-01-01'"],
		["infinity", "'infinity'"],
	])("hides it from everyone but the admin when it is %s", async (_name, date) => {
		await store(date);
		for (const person of ["anon", "stranger"] as const) expect(await seen(person)).toBe(0);
		expect(await seen("admin")).toBe(1);
	});

	it("doesn't show it before its time of publication", async () => {
		await store("'2020-01-01'", "now() + interval '1 hour'");
		expect(await seen("anon")).toBe(0);
	});

	it.each(["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/New_York"])(
		"counts days alike when the session is in %s",
		async (zone) => {
			await database.exec(`set local time zone '${zone}'`);
			await store(`${MIDNIGHT} + interval '24 hours' - interval '1 microsecond'`);
			expect(await seen("anon")).toBe(1);
			await database.exec(`update public.blogs set published_date = ${MIDNIGHT} + interval '24 hours'`);
			expect(await seen("anon")).toBe(0);
		},
	);

	it("changes at the time that the admin's lists use", async () => {
		const { rows } = await database.query<{ now: string; next: string }>(
			`select to_json(now()) as now, to_json(${MIDNIGHT} + interval '24 hours') as next`,
		);
		const [moment] = rows;
		expect(nextDay(new Date(moment?.now ?? ""))).toBe(new Date(moment?.next ?? "").toISOString());
	});
});
