import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, inject } from "vitest";
import type { PlatformDefaults } from "../database/bare-postgres.ts";
import { type HostedDatabase, openDatabase } from "./database.ts";
import { migrate } from "./migrate.ts";

// Takes the place of ../database/bare-postgres.ts in `npm run test:hosted`.
export * from "../database/bare-postgres.ts";

const newName = (): string => `test_${randomUUID().replaceAll("-", "")}`;

export const openAsAdmin = (name: string): Promise<HostedDatabase> =>
	openDatabase({ port: inject("hosted").port, user: "supabase_admin", database: name });

/** A copy of the migrated database under a new name. */
export async function copyMigrated(): Promise<string> {
	const name = newName();
	const admin = await openAsAdmin("postgres");
	// Two test files can copy at the same time.
	await admin.exec(`select pg_advisory_lock(1)`);
	await admin.exec(`create database ${name} template migrated`).finally(() => admin.close());
	return name;
}

export async function openMigratedPostgres(): Promise<HostedDatabase> {
	return openAsAdmin(await copyMigrated());
}

export async function migratePostgres(defaults: PlatformDefaults): Promise<HostedDatabase> {
	const name = newName();
	await migrate({ port: inject("hosted").port, name, defaults });
	return openAsAdmin(name);
}

const BOOT_MS = 60_000;

export function withMigratedPostgres(sql: string, use: (database: HostedDatabase) => void): void {
	let database: HostedDatabase;
	beforeAll(async () => {
		database = await openMigratedPostgres();
		await database.exec(sql);
		use(database);
	}, BOOT_MS);
	beforeEach(async () => void (await database.exec("begin")));
	afterEach(async () => void (await database.exec("rollback")));
	afterAll(() => database.close());
}
