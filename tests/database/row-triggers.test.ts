// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMigratedPostgres } from "../support/database/bare-postgres";
import { rowsAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";
import { type EditableTable, insertFromJson, sample } from "../support/database/table-writes";

const BOOT_MS = 60_000;
const BEFORE = "2020-01-01T00:00:00Z";
let database: PGlite;

beforeAll(async () => {
	database = await openMigratedPostgres();
	await database.exec(SAMPLE_USERS);
}, BOOT_MS);

afterAll(() => database.close());
beforeEach(async () => void (await database.exec("begin")));
afterEach(async () => void (await database.exec("rollback")));

interface Facts {
	id: string;
	version: number;
	listed: boolean;
	status: string;
	/** Whether the moment is that of this transaction, which is what now() gives in it. */
	created_now: boolean;
	updated_now: boolean;
	published_now: boolean | null;
}

const FACTS = `id, version, listed, status, created_at = now() as created_now, updated_at = now() as updated_now, published_at = now() as published_now`;

/** Writes as the owner, for whom no grant and no policy stands in the way: what is kept here is kept for everybody. */
async function written(sql: string, params: unknown[] = []): Promise<Facts> {
	const { rows } = await database.query<Facts>(`${sql} returning ${FACTS}`, params);
	const [row] = rows;
	if (!row) throw new Error(`No row written by: ${sql}`);
	return row;
}

function insert(table: EditableTable, values: Record<string, unknown> = {}): Promise<Facts> {
	const row = sample(table, values);
	return written(insertFromJson(table, row), [JSON.stringify(row)]);
}

/** The same as the administrator: his rights reach the columns that are named. What he writes is undone. */
async function factsAsAdmin(sql: string, params: unknown[] = []): Promise<Facts | undefined> {
	return (await rowsAs<Facts>(database, "admin", `${sql} returning ${FACTS}`, params))[0];
}

describe.each(["portfolios", "blogs"] as const)("what the database keeps by itself in %s", (table) => {
	it("counts versions from 1, whatever the writer says", async () => {
		expect(await insert(table, { version: 41 })).toMatchObject({ version: 1 });
		expect(await written(`update public.${table} set title = 'Second'`)).toMatchObject({ version: 2 });
		expect(await written(`update public.${table} set version = 90`)).toMatchObject({ version: 3 });
	});

	it("an update that names the version it has read changes nothing when somebody was quicker", async () => {
		const { id } = await insert(table);
		await written(`update public.${table} set title = 'Quicker' where id = $1 and version = 1`, [id]);
		const late = await database.query(`update public.${table} set title = 'Late' where id = $1 and version = 1`, [id]);
		expect(late.affectedRows).toBe(0);
	});

	it("moves updated_at with every write and lets nobody set it", async () => {
		expect(await insert(table, { updated_at: BEFORE })).toMatchObject({ updated_now: true });
		expect(await written(`update public.${table} set updated_at = '${BEFORE}'`)).toMatchObject({ updated_now: true });
	});

	it("keeps id and created_at once the row is there", async () => {
		const { id } = await insert(table, { created_at: BEFORE });
		const after = await written(`update public.${table} set id = gen_random_uuid(), created_at = now()`);
		expect(after).toMatchObject({ id, created_now: false });
	});

	it("ignores the dates that the administrator names in an ordinary write, although a restore may name them", async () => {
		const row = sample(table, { updated_at: BEFORE, created_at: null });
		expect(await factsAsAdmin(insertFromJson(table, row), [JSON.stringify(row)])).toMatchObject({ updated_now: true, created_now: true });
		await insert(table, { created_at: BEFORE });
		const update = `update public.${table} set title = 'Edited', created_at = now(), updated_at = '${BEFORE}'`;
		expect(await factsAsAdmin(update)).toMatchObject({ updated_now: true, created_now: false, version: 2 });
	});

	it("fills created_at when the writer sends null", async () => {
		expect(await insert(table, { created_at: null })).toMatchObject({ created_now: true });
	});

	it("publishes at once what is published without a date, and keeps a date that was given", async () => {
		expect(await insert(table)).toMatchObject({ status: "published", published_now: true });
		expect(await insert(table, { slug: "dated", published_at: BEFORE })).toMatchObject({ published_now: false });
	});

	it("dates a draft only when it is published", async () => {
		expect(await insert(table, { status: "draft" })).toMatchObject({ published_now: null });
		expect(await written(`update public.${table} set status = 'published'`)).toMatchObject({ published_now: true });
		expect(await written(`update public.${table} set published_at = null`)).toMatchObject({ published_now: true });
	});

	it("refuses a second row of the same address", async () => {
		await insert(table);
		await expect(insert(table)).rejects.toMatchObject({ code: "23505" });
	});
});

describe("projects of two services stay off the public portfolio", () => {
	it.each(["game-development", "blockchain-development"])("%s is not listed unless somebody says so", async (service_id) => {
		expect(await insert("portfolios", { service_id })).toMatchObject({ listed: false });
		expect(await insert("portfolios", { service_id, slug: "wanted", listed: true })).toMatchObject({ listed: true });
	});

	it("any other service is listed", async () => {
		expect(await insert("portfolios", { service_id: "web-development" })).toMatchObject({ listed: true });
	});

	it("a project can be kept off the list by its id", async () => {
		expect(await insert("portfolios", { listed: false })).toMatchObject({ listed: false });
		expect(await written("update public.portfolios set title = 'Edited'")).toMatchObject({ listed: false });
	});

	it.each(["game-development", "blockchain-development"])("a project that moves to %s leaves the list", async (service_id) => {
		await insert("portfolios");
		expect(await written("update public.portfolios set service_id = $1", [service_id])).toMatchObject({ listed: false });
		expect(await written("update public.portfolios set listed = true")).toMatchObject({ listed: true });
		expect(await written("update public.portfolios set title = 'Edited'")).toMatchObject({ listed: true });
	});

	it("a project that was kept off the list does not come back with another service", async () => {
		await insert("portfolios", { service_id: "game-development" });
		expect(await written("update public.portfolios set service_id = 'web-development'")).toMatchObject({ listed: false });
	});
});

describe("leads", () => {
	const LEAD = "insert into public.leads (idempotency_key, subject, body, sender_hash) values ('click-0001', 'S', 'B', 'H')";

	it("the same click twice is one lead", async () => {
		await database.exec(LEAD);
		const again = await database.query(`${LEAD} on conflict (idempotency_key) do nothing`);
		expect(again.affectedRows).toBe(0);
	});

	it("counts versions when a lead is marked", async () => {
		await database.exec(LEAD);
		const { rows } = await database.query("update public.leads set status = 'read' returning version");
		expect(rows).toEqual([{ version: 2 }]);
	});
});
