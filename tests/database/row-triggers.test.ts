// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_USERS } from "../support/database/sample-rows";
import { type EditableTable, insertFromJson, sample } from "../support/database/table-writes";

const BEFORE = "2020-01-01T00:00:00Z";
let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

interface Facts {
	id: string;
	version: number;
	listed: boolean;
	status: string;
	/** Whether the timestamp is this transaction's now(). */
	created_now: boolean;
	updated_now: boolean;
	published_now: boolean | null;
}

const FACTS = `id, version, listed, status, created_at = now() as created_now, updated_at = now() as updated_now, published_at = now() as published_now`;

/** Writes as the owner, whom no grant or policy restricts, so the triggers alone are tested. */
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

/** Writes as the administrator, whose rights cover only the named columns, and rolls the write back. */
async function factsAsAdmin(sql: string, params: unknown[] = []): Promise<Facts | undefined> {
	return (await rowsAs<Facts>(database, "admin", `${sql} returning ${FACTS}`, params))[0];
}

describe.each(["portfolios", "blogs"] as const)("triggers of %s", (table) => {
	it("count versions from 1 and ignore the writer's value", async () => {
		expect(await insert(table, { version: 41 })).toMatchObject({ version: 1 });
		expect(await written(`update public.${table} set title = 'Second'`)).toMatchObject({ version: 2 });
		expect(await written(`update public.${table} set version = 90`)).toMatchObject({ version: 3 });
	});

	it("keep the working copy of a deleted row, and let it follow the row that comes back unchanged", async () => {
		const kind = table === "portfolios" ? "project" : "post";
		const { id } = await insert(table, { title: "Live" });
		await database.query(
			`insert into public.working_copies (kind, row_id, "values", base_version) values ($1, $2, '{"title": "Mine"}', 1)`,
			[kind, id],
		);
		await database.exec(
			"set session_replication_role = replica; update public.working_copies set updated_at = '2020-01-01'; set session_replication_role = origin",
		);
		const copy = async () => {
			const sql = 'select "values", base_version, version, updated_at from public.working_copies where row_id = $1';
			return (await database.query(sql, [id])).rows[0];
		};
		const [deleted] = (
			await database.query<{ row: object }>(`delete from public.${table} as t where id = $1 returning to_jsonb(t) as row`, [id])
		).rows;
		const before = await copy();
		expect(before).toMatchObject({ values: { title: "Mine" }, base_version: 1 });
		await database.exec("savepoint orphan");
		const late = database.query(`update public.working_copies set "values" = '{}' where row_id = $1`, [id]);
		await expect(late).rejects.toMatchObject({ code: "23503" });
		await database.exec("rollback to savepoint orphan");

		const back = (values: object) => {
			const { search_text: _text, version: _version, ...row }: Record<string, unknown> = { ...deleted?.row, ...values };
			return written(insertFromJson(table, row), [JSON.stringify(row)]);
		};
		await database.exec("savepoint deleted");
		expect(await back({})).toMatchObject({ version: 2 });
		expect(await copy()).toEqual({ ...Object(before), base_version: 2 });
		await database.exec("rollback to savepoint deleted");
		await back({ title: "From an old backup" });
		expect(await copy()).toEqual(before);
	});

	it("give a working copy that is created again a version that no earlier one had", async () => {
		const kind = table === "portfolios" ? "project" : "post";
		const { id } = await insert(table);
		const copy = async (sql: string) => (await database.query<{ version: number }>(`${sql} returning version`)).rows;
		const created = `insert into public.working_copies (kind, row_id, "values", base_version) values ('${kind}', '${id}', '{}', 1)`;
		const known: number[] = [];
		for (const sql of [
			created,
			`update public.working_copies set "values" = '{"title": "Mine"}'`,
			"delete from public.working_copies",
			created,
		])
			known.push(...(await copy(sql)).map(({ version }) => version));
		const last = known.pop();
		expect(known).not.toContain(last);
		expect(last).toBeGreaterThan(Math.max(...known) + 1000);
	});

	it("change nothing when an update names an outdated version", async () => {
		const { id } = await insert(table);
		await written(`update public.${table} set title = 'Quicker' where id = $1 and version = 1`, [id]);
		const late = await database.query(`update public.${table} set title = 'Late' where id = $1 and version = 1`, [id]);
		expect(late.affectedRows).toBe(0);
	});

	it("set updated_at on every write and ignore the writer's value", async () => {
		expect(await insert(table, { updated_at: BEFORE })).toMatchObject({ updated_now: true });
		expect(await written(`update public.${table} set updated_at = '${BEFORE}'`)).toMatchObject({ updated_now: true });
	});

	it("keep id and created_at after the insert", async () => {
		const { id } = await insert(table, { created_at: BEFORE });
		const after = await written(`update public.${table} set id = gen_random_uuid(), created_at = now()`);
		expect(after).toMatchObject({ id, created_now: false });
	});

	it("ignore the administrator's dates in an ordinary write, unlike in a restore", async () => {
		const row = sample(table, { updated_at: BEFORE, created_at: null });
		expect(await factsAsAdmin(insertFromJson(table, row), [JSON.stringify(row)])).toMatchObject({ updated_now: true, created_now: true });
		await insert(table, { created_at: BEFORE });
		const update = `update public.${table} set title = 'Edited', created_at = now(), updated_at = '${BEFORE}'`;
		expect(await factsAsAdmin(update)).toMatchObject({ updated_now: true, created_now: false, version: 2 });
	});

	it("fill created_at when the writer sends null", async () => {
		expect(await insert(table, { created_at: null })).toMatchObject({ created_now: true });
	});

	it("set the publication date to now when it is missing, and keep a given date", async () => {
		expect(await insert(table)).toMatchObject({ status: "published", published_now: true });
		expect(await insert(table, { slug: "dated", published_at: BEFORE })).toMatchObject({ published_now: false });
	});

	it("date a draft only when it is published", async () => {
		expect(await insert(table, { status: "draft" })).toMatchObject({ published_now: null });
		expect(await written(`update public.${table} set status = 'published'`)).toMatchObject({ published_now: true });
		expect(await written(`update public.${table} set published_at = null`)).toMatchObject({ published_now: true });
	});

	it("refuse a second row with the same slug", async () => {
		await insert(table);
		await expect(insert(table)).rejects.toMatchObject({ code: "23505" });
	});
});

describe("projects of two services that the public portfolio hides", () => {
	it.each(["game-development", "blockchain-development"])("%s is unlisted unless the writer lists it", async (service_id) => {
		expect(await insert("portfolios", { service_id })).toMatchObject({ listed: false });
		expect(await insert("portfolios", { service_id, slug: "wanted", listed: true })).toMatchObject({ listed: true });
	});

	it("lists projects of any other service", async () => {
		expect(await insert("portfolios", { service_id: "web-development" })).toMatchObject({ listed: true });
	});

	it("keeps an unlisted project unlisted after an edit", async () => {
		expect(await insert("portfolios", { listed: false })).toMatchObject({ listed: false });
		expect(await written("update public.portfolios set title = 'Edited'")).toMatchObject({ listed: false });
	});

	it.each(["game-development", "blockchain-development"])("unlists a project that moves to %s", async (service_id) => {
		await insert("portfolios");
		expect(await written("update public.portfolios set service_id = $1", [service_id])).toMatchObject({ listed: false });
		expect(await written("update public.portfolios set listed = true")).toMatchObject({ listed: true });
		expect(await written("update public.portfolios set title = 'Edited'")).toMatchObject({ listed: true });
	});

	it("keeps an unlisted project unlisted when its service changes", async () => {
		await insert("portfolios", { service_id: "game-development" });
		expect(await written("update public.portfolios set service_id = 'web-development'")).toMatchObject({ listed: false });
	});
});

describe("leads", () => {
	const LEAD = "insert into public.leads (idempotency_key, subject, body, sender_hash) values ('click-0001', 'S', 'B', 'H')";

	it("stores one lead for a repeated request", async () => {
		await database.exec(LEAD);
		const again = await database.query(`${LEAD} on conflict (idempotency_key) do nothing`);
		expect(again.affectedRows).toBe(0);
	});

	it("counts versions when a lead is marked", async () => {
		await database.exec(LEAD);
		const { rows } = await database.query("update public.leads set status = 'read' returning version");
		expect(rows).toEqual([{ version: 2 }]);
	});

	it("gives a lead that the administrator brings back a version that it never had", async () => {
		await database.exec(LEAD);
		await database.exec("update public.leads set status = 'read'");
		const back = async () => {
			await database.exec("delete from public.leads");
			const [lead] = await writeAs<{ version: number }>(database, "admin", `${LEAD} returning version`);
			return lead?.version ?? 0;
		};
		const first = await back();
		expect(first).toBeGreaterThan(1000);
		expect(await back()).toBeGreaterThan(first + 1000);
	});
});
