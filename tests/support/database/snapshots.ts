import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { startEmbeddedBackend } from "../../../scripts/embedded/backend.ts";
import { migratePostgres } from "./bare-postgres.ts";

const ROOT = join(import.meta.dirname, "../../..");

declare module "vitest" {
	interface ProvidedContext {
		/** Files with migrated databases: bare Postgres, and the embedded backend without samples. */
		snapshots: { bare: string; backend: string };
	}
}

/** Migrates both kinds of database once for all test files. Returns a function that removes the snapshots. */
export async function setup(project: TestProject): Promise<() => void> {
	const folder = mkdtempSync(join(tmpdir(), "studio-snapshots-"));
	const files = { bare: join(folder, "bare.tar"), backend: join(folder, "backend.tar") };
	const remove = () => rmSync(folder, { recursive: true, force: true });
	try {
		const bare = await migratePostgres("granted to nobody");
		writeFileSync(files.bare, Buffer.from(await (await bare.dumpDataDir("none")).arrayBuffer()));
		await bare.close();
		const backend = await startEmbeddedBackend({ root: ROOT, dataDir: null, siteUrl: "http://localhost", seed: false });
		writeFileSync(files.backend, Buffer.from(await (await backend.connection.driver.dumpDataDir("none")).arrayBuffer()));
		await backend.close();
	} catch (error) {
		remove();
		throw error;
	}
	project.provide("snapshots", files);
	return remove;
}
