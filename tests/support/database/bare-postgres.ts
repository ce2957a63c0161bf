import { openAsBlob, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";

const MIGRATIONS = join(import.meta.dirname, "../../../supabase/migrations");

/** The hosted platform before the first migration. The embedded backend grants everything, so it can't show a missing or excessive grant. */
const PLATFORM = `
	create role anon nologin;
	create role authenticated nologin;
	create role service_role nologin bypassrls;
	create schema auth;
	create table auth.users (id uuid primary key, email text);
	create function auth.uid() returns uuid language sql stable as
		$$ select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid $$;
	grant usage on schema auth, public to anon, authenticated, service_role;
	create schema storage;
	create table storage.buckets (id text primary key, name text not null unique, public boolean default false, file_size_limit bigint,
		allowed_mime_types text[]);
	create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets (id), name text,
		owner_id text, metadata jsonb, unique (bucket_id, name));
	alter table storage.buckets enable row level security;
	alter table storage.objects enable row level security;
	grant usage on schema storage to anon, authenticated, service_role;
	grant all on storage.buckets, storage.objects to anon, authenticated, service_role;
`;

/** Hosted default since 2026-10-30: no grants on new tables. */
const GRANTED_TO_NOBODY = "alter default privileges revoke all on tables from public, anon, authenticated, service_role;";

/** Hosted default before that date: new public objects are granted to everyone. */
const GRANTED_TO_EVERYBODY = ["tables", "functions", "sequences"]
	.map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
	.join("\n");

export type PlatformDefaults = "granted to nobody" | "granted to everybody";

export function migrationFiles(): { name: string; sql: string }[] {
	const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith(".sql"));
	return names.sort().map((name) => ({ name, sql: readFileSync(join(MIGRATIONS, name), "utf8") }));
}

/** A new Postgres in memory with the platform roles and the migrations. Throws with the name of a failing migration. */
export async function migratePostgres(defaults: PlatformDefaults): Promise<PGlite> {
	const database = await PGlite.create();
	await database.exec(PLATFORM);
	await database.exec(defaults === "granted to nobody" ? GRANTED_TO_NOBODY : GRANTED_TO_EVERYBODY);
	for (const { name, sql } of migrationFiles()) {
		try {
			await database.exec(sql);
		} catch (error) {
			throw new Error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
		}
	}
	return database;
}

/** A copy of the test run's migrated Postgres. */
export async function openMigratedPostgres(): Promise<PGlite> {
	return PGlite.create({ loadDataDir: await openAsBlob(inject("snapshots").bare) });
}

/** Opens a migrated Postgres with the rows of `sql` for the tests of a file. What a test writes ends with it. */
export function withMigratedPostgres(sql: string, use: (database: PGlite) => void): void {
	let database: PGlite;
	beforeAll(async () => {
		database = await openMigratedPostgres();
		await database.exec(sql);
		use(database);
	});
	beforeEach(async () => void (await database.exec("begin")));
	afterEach(async () => void (await database.exec("rollback")));
	afterAll(() => database.close());
}

/** The first column of a query as text. */
export async function texts(database: PGlite, sql: string): Promise<string[]> {
	const { rows } = await database.query<Record<string, unknown>>(sql);
	return rows.map((row) => String(Object.values(row)[0]));
}

/** Runs `work` in a transaction that is always rolled back. */
export async function rolledBack<T>(database: PGlite, work: () => Promise<T>): Promise<T> {
	await database.exec("begin");
	try {
		return await work();
	} finally {
		await database.exec("rollback");
	}
}
