import { migrationFiles, type PlatformDefaults } from "../database/bare-postgres.ts";
import { openDatabase } from "./database.ts";
import { PLATFORM } from "./platform.ts";

/** The hosted default since 2026-10-30, and the one before. */
const DEFAULTS: Record<PlatformDefaults, string> = {
	"granted to nobody": "",
	"granted to everybody": ["tables", "functions", "sequences"]
		.map((kind) => `alter default privileges in schema public grant all on ${kind} to anon, authenticated, service_role;`)
		.join("\n"),
};

/**
 * Creates a database like a new hosted project, and runs the migrations as `postgres`, each in a transaction of its own like the
 * platform's command.
 *
 * @returns the server's messages. Throws with the name of a failing migration
 */
export async function migrate({ port, name, defaults }: { port: number; name: string; defaults: PlatformDefaults }): Promise<string[]> {
	const admin = await openDatabase({ port, user: "supabase_admin", database: "postgres" });
	await admin.exec(`create database ${name} owner postgres`).finally(() => admin.close());
	const platform = await openDatabase({ port, user: "supabase_admin", database: name });
	await platform.exec(PLATFORM).finally(() => platform.close());
	const owner = await openDatabase({ port, user: "postgres", database: name });
	try {
		await owner.exec(DEFAULTS[defaults]);
		for (const { name: file, sql } of migrationFiles()) {
			await owner.exec(`begin;\n${sql}\n;commit;`).catch((error: unknown) => {
				throw new Error(`${file} failed: ${error instanceof Error ? error.message : String(error)}`);
			});
		}
		return owner.notices;
	} finally {
		await owner.close();
	}
}
