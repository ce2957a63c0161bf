import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveSite } from "./serve-site.ts";

/**
 * Serves the built site to all tests with a temporary database.
 *
 * @returns the function that stops it.
 */
export default function startSite(): Promise<() => Promise<void>> {
	return serveSite(process.env.PORT ?? "4199", process.env.EMBEDDED_DATA_DIR ?? mkdtempSync(join(tmpdir(), "studio-journeys-")));
}
