// @vitest-environment node
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend";
import {
	at,
	backend,
	backUp,
	folder,
	OWN_NAME,
	restore,
	rowsOf,
	server,
	setUpBackupCommands,
	spawned,
	sql,
} from "../support/database/backup-commands";
import { forge } from "../support/database/rest-backend";

setUpBackupCommands();

describe("the key", () => {
	const hosted = "http://project.supabase.example";
	const cases: [string, Record<string, string>, number, RegExp][] = [
		["missing", { SUPABASE_SECRET_KEY: "" }, 2, /SUPABASE_SECRET_KEY .* is missing/],
		["a publishable one", { SUPABASE_SECRET_KEY: EMBEDDED_PUBLISHABLE_KEY }, 2, /publishable key, which can read only published rows/],
		["an anonymous token", { SUPABASE_SECRET_KEY: forge({ role: "anon" }, "x") }, 2, /for the role “anon”/],
		["for an unencrypted address", { SUPABASE_URL: hosted }, 2, /must begin with https/],
		["of another database", { SUPABASE_SECRET_KEY: ["sb", "secret", "of_another_one"].join("_") }, 1, /refused the key \(401\)/],
		["for a host that does not answer", { SUPABASE_URL: "http://127.0.0.1:9" }, 1, /127\.0\.0\.1:9 doesn't respond/],
	];

	test.each(cases)("%s", async (_name, env, code, message) => {
		const run = await backUp(["--dir", folder], env);
		expect(run).toMatchObject({ code, out: "", err: expect.stringMatching(message) });
		expect(run.err).not.toContain(env.SUPABASE_SECRET_KEY || "no key");
		expect(await readdir(folder)).toEqual([]);
	});

	test("--embedded uses the key stored beside the database", async () => {
		await mkdir(at("data"));
		await writeFile(at("data/secrets.json"), JSON.stringify({ secretKey: backend.secretKey }));
		const env = { SUPABASE_URL: "", SUPABASE_SECRET_KEY: "", EMBEDDED_DATA_DIR: at("data") };
		const embedded = ["--embedded", "--url", server.url];
		expect(await backUp([...embedded, "--out", at("x.json")], env)).toMatchObject({ code: 0, err: "" });
		const none = await restore([...embedded, at("x.json")], { ...env, EMBEDDED_DATA_DIR: folder });
		expect(none).toMatchObject({ code: 2, err: expect.stringContaining("no embedded database") });
		const away = await backUp(["--embedded", "--url", "https://project.supabase.example"], env);
		expect(away).toMatchObject({ code: 2, err: expect.stringContaining("--embedded works only on this machine") });
	});
});

describe("existing backup files", () => {
	test("are overwritten only with --force, and --keep removes and names only the oldest of its own", async () => {
		const old = [1, 2, 3].map((day) => `backup-2026-01-0${day}T03-00-00Z.json`);
		const others = ["backup-2026.json", "before-restore-2026-01-01T03-00-00Z.json", "mine.json"];
		for (const name of [...old, ...others]) await writeFile(at(name), name);
		// Reported before any row is read.
		const refused = await backUp(["--out", at("mine.json")], { SUPABASE_URL: "http://127.0.0.1:9" });
		expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("exists already") });
		expect(await readFile(at("mine.json"), "utf8")).toBe("mine.json");
		expect(await backUp(["--out", at("mine.json"), "--force", "--quiet"])).toEqual({ code: 0, out: "", err: "" });
		expect(await rowsOf("mine.json")).not.toEqual([]);

		const { out } = await backUp(["--dir", folder, "--keep", "2"]);
		expect(out).toContain(`Removed 2 older backups: ${old[0]}, ${old[1]}`);
		const left = await readdir(folder);
		expect(left.filter((name) => OWN_NAME.test(name)).sort()).toEqual([old[2], expect.stringContaining("backup-")]);
		expect(left.filter((name) => !OWN_NAME.test(name)).sort()).toEqual(others);
	});

	test("aren't replaced by an empty backup, which is written and counts as a failure", async () => {
		await backUp(["--out", at("first.json")]);
		await writeFile(at("backup-2026-01-01T03-00-00Z.json"), "");
		await sql("delete from public.portfolios; delete from public.blogs");
		const { code, out, err } = await backUp(["--dir", folder, "--keep", "1"]);
		expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining("0 projects, 0 posts") });
		expect(err).toContain("The backup is empty");
		expect((await readdir(folder)).filter((name) => OWN_NAME.test(name))).toHaveLength(2);
		expect(await readdir(folder)).toContain("backup-2026-01-01T03-00-00Z.json");
		expect(await restore([at("first.json"), "--apply"])).toMatchObject({ code: 0 });
	});

	const wrong = [
		["--keep", "0"],
		["--out", "a", "--dir", "b"],
		["--out", "a", "--keep", "2"],
		["--url", "http://localhost"],
		["--nothing"],
		["a.json"],
	];
	const wrongRestores = [[], ["a", "b"], ["a", "--mode", "all"], ["a", "--apply", "--dry-run"], ["a", "--dir", ""]];

	test("exits with code 2 and names --help when the options are wrong", async () => {
		for (const args of wrong)
			expect(await backUp(args), args.join(" ")).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--help") });
		for (const args of wrongRestores)
			expect(await restore(args), args.join(" ")).toMatchObject({ code: 2, out: "", err: expect.stringContaining("--help") });
		for (const script of ["backup", "restore"] as const)
			expect(await spawned(script, ["--help"])).toMatchObject({ code: 0, err: "", out: expect.stringContaining("SUPABASE_SECRET_KEY") });
	});
});
