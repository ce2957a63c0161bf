import type { App } from "@supabase/lite";
import { applyPendingMigrations, listMigrationFiles } from "@supabase/lite/cli";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { Problem } from "./folder.mjs";

/**
 * Runs the migrations that the database lacks, each in a transaction of its own.
 *
 * @returns names of the files that ran
 * @throws {Problem} with the file's name when a migration fails, or when its number is lower than that of one that ran before
 */
export async function migrate(app: App, connection: PgliteConnection): Promise<string[]> {
	await app.ensureSystemSchema();
	const files = await listMigrationFiles(app);
	const before = await recorded(connection);
	const newest = [...before.keys()].sort().at(-1);
	const late = files.find(({ version }) => newest !== undefined && version < newest && !before.has(version));
	if (late && newest !== undefined)
		throw new Problem(
			`${late.filename} is new, but the database already has ${before.get(newest)}. Give the new migration a higher number than that: a new database would run it earlier than this one.`,
		);
	try {
		const { applied } = await applyPendingMigrations(app);
		return applied.map(({ filename }) => filename);
	} catch (error) {
		const after = await recorded(connection);
		const failed = files.find(({ version }) => !after.has(version));
		throw new Problem(`supabase/migrations/${failed?.filename} failed: ${reasonOf(error)}`);
	}
}

/** What a thrown value says. Postgres also throws objects that aren't errors. */
export function reasonOf(error: unknown): string {
	if (typeof error === "object" && error !== null && "message" in error) return String(error.message);
	return typeof error === "string" ? error : "";
}

/** The migrations that ran: number and file name. */
async function recorded({ driver }: PgliteConnection): Promise<Map<string, string>> {
	const { rows } = await driver.query<{ version: string; name: string | null }>(
		"select version, name from supabase_migrations.schema_migrations",
	);
	return new Map(rows.map(({ version, name }) => [version, `${version}${name === null ? "" : `_${name}`}.sql`]));
}
