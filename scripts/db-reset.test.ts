import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

let project = "";

beforeEach(() => {
	project = realpathSync(mkdtempSync(join(tmpdir(), "project-")));
	for (const name of ["db-reset.mjs", "options.mjs", "ending.mjs", "embedded/folder.mjs"])
		cpSync(join(import.meta.dirname, name), join(project, "scripts", name));
});

afterEach(() => rmSync(project, { recursive: true, force: true }));

function write(...files: string[]): void {
	for (const file of files) {
		mkdirSync(dirname(join(project, file)), { recursive: true });
		writeFileSync(join(project, file), "");
	}
}

/** What the script prints, without the project's path, and its exit status. */
function reset(cwd: string, folder = ""): [string, number | null] {
	const { stdout, stderr, status } = spawnSync(process.execPath, [join(project, "scripts/db-reset.mjs")], {
		cwd,
		env: { PATH: process.env.PATH, EMBEDDED_DATA_DIR: folder },
		encoding: "utf8",
	});
	return [(stdout + stderr).replaceAll(project, "…"), status];
}

const left = (folder: string) => readdirSync(join(project, folder));

describe("db:reset", () => {
	test("deletes the project's database when it runs in another folder", () => {
		write("supabase/.temp/data/PG_VERSION", "supabase/.temp/secrets.json", "supabase/.temp/cli-latest", "other/secrets.json");
		const line = "Deleted the embedded database in …/supabase/.temp. The next start creates a new one with the samples.\n";
		expect(reset(join(project, "other"))).toEqual([line, 0]);
		expect([left("supabase/.temp"), left("other")]).toEqual([["cli-latest"], ["secrets.json"]]);
	});

	test("says so when there is nothing to delete", () => {
		expect(reset(project, "nowhere")).toEqual(["There is no embedded database in …/nowhere. Nothing was deleted.\n", 0]);
	});

	test.each(["data", "files"])("keeps a folder named %s beside which there is no database", (name) => {
		write(`src/${name}/env.ts`);
		expect(reset(project, "src")).toEqual([`…/src/${name} isn't part of a database. Nothing was deleted. Check EMBEDDED_DATA_DIR.\n`, 1]);
		expect(left(`src/${name}`)).toEqual(["env.ts"]);
	});

	test.skipIf(process.platform === "win32" || process.getuid?.() === 0)(
		"marks the database before it deletes, so that the next one goes on",
		() => {
			write("db/data/PG_VERSION", "db/data/locked/file");
			chmodSync(join(project, "db/data/locked"), 0o500);
			expect(reset(project, "db")[1]).toBe(1);
			expect(left("db")).toContain("being-created");
			chmodSync(join(project, "db/data/locked"), 0o700);
			rmSync(join(project, "db/data/PG_VERSION"), { force: true });
			expect(reset(project, "db")[1]).toBe(0);
			expect(left("db")).toEqual([]);
		},
	);

	test("deletes a database whose creation was interrupted", () => {
		write("db/data/base", "db/being-created");
		expect(reset(project, "db")[1]).toBe(0);
		expect(left("db")).toEqual([]);
	});
});
