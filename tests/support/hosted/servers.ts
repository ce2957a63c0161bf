import type { TestProject } from "vitest/node";
import type { PlatformDefaults } from "../database/bare-postgres.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { migrate } from "./migrate.ts";
import { MAY_CREATE_POLICIES, ROLES } from "./platform.ts";
import { hostedTools } from "./tools.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Port of the PostgreSQL of `npm run test:hosted`, which has a migrated database "migrated". */
		hosted: { port: number };
	}
}

/** Starts PostgreSQL and migrates a database once for all test files. Returns a function that removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
	const cluster: Cluster = await startCluster(hostedTools());
	const admin = await cluster.open("supabase_admin", "postgres");
	try {
		await admin.exec(ROLES);
		await admin.exec(MAY_CREATE_POLICIES);
		const defaults: PlatformDefaults = "granted to nobody";
		await migrate({ port: cluster.port, name: "migrated", defaults });
	} catch (error) {
		await admin.close();
		await cluster.close();
		throw error;
	}
	await admin.close();
	project.provide("hosted", { port: cluster.port });
	return cluster.close;
}
