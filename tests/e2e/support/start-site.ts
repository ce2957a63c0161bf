import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeDatabase, serveSite } from "./serve-site.ts";

/**
 * Makes the run's database and serves the built site to all tests with a copy of it, not with the build's own, which lacks the accounts.
 *
 * @returns the function that stops the site and removes both databases.
 */
export default async function startSite(): Promise<() => Promise<void>> {
	const folders = [await makeDatabase(), mkdtempSync(join(tmpdir(), "studio-journeys-"))] as const;
	const remove = () => {
		for (const folder of folders) rmSync(folder, { recursive: true, force: true });
	};
	try {
		const stop = await serveSite(process.env.PORT ?? "4199", folders[1]);
		return async () => {
			await stop();
			remove();
		};
	} catch (error) {
		remove();
		throw error;
	}
}
