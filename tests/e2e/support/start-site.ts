import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDatabase, serveSite } from "./serve-site.ts";

/**
 * Makes the run's database and serves the built site to all tests with a copy of it.
 *
 * @returns the function that stops the site and removes the database.
 */
export default async function startSite(): Promise<() => Promise<void>> {
	const database = await makeDatabase();
	const remove = () => rmSync(database, { recursive: true, force: true });
	try {
		const dataDir = process.env.EMBEDDED_DATA_DIR ?? mkdtempSync(join(tmpdir(), "studio-journeys-"));
		const stop = await serveSite(process.env.PORT ?? "4199", dataDir);
		return async () => {
			await stop();
			remove();
		};
	} catch (error) {
		remove();
		throw error;
	}
}
