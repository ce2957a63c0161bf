import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ROOT } from "./source-files";

const path = join(ROOT, "README.md");
const readme = existsSync(path) ? readFileSync(path, "utf8") : "";

describe("README.md", () => {
	test("exists and has at most 120 lines", () => {
		expect(readme.trim()).not.toBe("");
		expect(readme.trimEnd().split("\n").length).toBeLessThanOrEqual(120);
	});

	test.each(["npm run dev", "npm test", "npm start", "npm run db:reset"])("explains `%s`", (command) => {
		expect(readme).toContain(command);
	});

	test("names only npm scripts that exist", () => {
		const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
		const named = [...readme.matchAll(/npm run ([a-z][a-z0-9:-]*)/g)].map(([, name = ""]) => name);
		expect(named.filter((name) => !(name in scripts))).toEqual([]);
	});
});
