// @vitest-environment node
import { join } from "node:path";
import { isFileServingAllowed, resolveConfig } from "vite";
import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../..");

test("the development server serves sources but no backups or files beside the embedded database", async () => {
	const config = await resolveConfig({ root: ROOT, configFile: join(ROOT, "vite.config.ts"), logLevel: "error" }, "serve");
	const served = (path: string) => isFileServingAllowed(config, join(ROOT, path));
	expect(served("src/main.tsx")).toBe(true);
	const backup = "backup-2026-11-22T10-00-00Z.json";
	for (const path of [
		`backups/${backup}`,
		`elsewhere/${backup}`,
		`elsewhere/${backup.replace("backup", "before-restore")}`,
		"supabase/.temp/secrets.json",
		"earlier/secrets.json",
		".env.backup",
		".git/HEAD",
	])
		expect([path, served(path)]).toEqual([path, false]);
});
