// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { startEmbeddedBackend } from "../../scripts/embedded/backend.ts";

const FIRST = "20260101000000_notes.sql";
const SECOND = "20260301000000_titles.sql";
const LATE = "20260302000000_late.sql";
const THIRD = "20260401000000_dates.sql";
let root = "";

beforeAll(() => {
	root = mkdtempSync(join(tmpdir(), "migrations-"));
	mkdirSync(join(root, "supabase/migrations"), { recursive: true });
	write(FIRST, "create table public.notes (id int primary key);");
});
afterAll(() => rmSync(root, { recursive: true, force: true }));
afterEach(() => void vi.restoreAllMocks());

function write(name: string, sql: string): void {
	writeFileSync(join(root, "supabase/migrations", name), sql);
}

/** Starts the embedded database, stops it, and returns the migrations that ran. */
async function start(): Promise<string[]> {
	// The library reads the migrations of the current directory, and a worker can't change it.
	vi.spyOn(process, "cwd").mockReturnValue(root);
	const backend = await startEmbeddedBackend({ root, dataDir: join(root, "database"), siteUrl: "http://localhost:5173", seed: false });
	await backend.close();
	return backend.applied;
}

describe("the start of the embedded database", () => {
	test("runs the migrations that an older database lacks, but none with a lower number than one that ran", async () => {
		expect(await start()).toEqual([FIRST]);
		write(SECOND, "alter table public.notes add title text;");
		write(THIRD, "alter table public.notes add day date;");
		expect(await start()).toEqual([SECOND, THIRD]);
		write(LATE, "alter table public.notes drop title;");
		await expect(start()).rejects.toThrow(`${LATE} is new, but the database already has ${THIRD}. Give the new migration a higher number`);
		rmSync(join(root, "supabase/migrations", LATE));
	});

	test("names the migration that fails, and keeps the ones before it", async () => {
		write("20260403000000_good.sql", "alter table public.notes add good int;");
		write("20260404000000_faulty.sql", "alter table public.notes add body text;\nalter table public.missing add body text;");
		write("20260405000000_after.sql", "alter table public.notes add more text;");
		// The library prints the reason of Postgres itself.
		const printed = vi.spyOn(console, "error").mockImplementation(() => {});
		await expect(start()).rejects.toThrow(
			/^supabase\/migrations\/20260404000000_faulty\.sql failed: .*alter table public\.missing add body text$/,
		);
		expect(String(printed.mock.calls[0])).toContain('relation "public.missing" does not exist');
		write("20260404000000_faulty.sql", "alter table public.notes add body text;");
		expect(await start()).toEqual(["20260404000000_faulty.sql", "20260405000000_after.sql"]);
	});
});
