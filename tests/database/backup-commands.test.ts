// @vitest-environment node
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeSamples, sampleStatements } from "../../scripts/embedded/sample-rows.mjs";
import {
	at,
	backend,
	backUp,
	folder,
	hash,
	names,
	OWN_NAME,
	recordOf,
	restore,
	rowsOf,
	setUpBackupCommands,
	spawned,
	sql,
} from "../support/database/backup-commands";
import { serveBackend } from "../support/database/command-line";
import { literalInputs } from "../support/database/hostile-inputs";

setUpBackupCommands();

describe("a backup and restore of the whole database from a terminal", () => {
	beforeAll(async () => {
		// More projects than one response contains; posts go the same way.
		await sql(sampleStatements({ projects: 1050, posts: 40 }));
	});
	afterAll(async () => {
		await sql(removeSamples);
		const { rows } = await backend.connection.driver.query("select 1 from public.revisions where content ->> 'slug' like 'sample-%'");
		expect(rows).toEqual([]);
	});

	test("writes over 1,000 rows, drafts included, unchanged to a file that only its owner can read", async () => {
		const { code, out, err } = await spawned("backup", ["--dir", folder]);
		expect({ code, err }).toEqual({ code: 0, err: "" });
		const [name = ""] = await readdir(folder);
		expect(name).toMatch(OWN_NAME);
		expect((await stat(at(name))).mode & 0o777).toBe(0o600);
		const { projects, blogs, counts, checksum } = await recordOf(name);
		expect(out).toContain(`${counts.projects} projects, ${counts.blogs} posts`);
		expect(out).toContain(checksum);
		expect(out).toContain(at(name));
		for (const [table, rows] of Object.entries({ portfolios: projects, blogs })) {
			const stored = await backend.connection.driver.query(
				`select to_jsonb(t) - 'version' - 'search_text' as row from public.${table} t order by id`,
			);
			expect(rows.length).toBe(stored.rows.length);
			expect(rows.length).toBeGreaterThan(table === "portfolios" ? 1000 : 40);
			expect(rows.some((row: { status: string }) => row.status === "draft")).toBe(true);
			expect(withMoments(rows)).toEqual(withMoments(stored.rows.map((entry) => Object(entry).row)));
		}
	});

	test("restores an empty database so that the second backup equals the first byte for byte", async () => {
		await spawned("backup", ["--out", at("first.json")]);
		await sql("delete from public.portfolios; delete from public.blogs");
		const { code, out, err } = await spawned("restore", [at("first.json"), "--apply", "--dir", folder]);
		expect({ code, err }).toEqual({ code: 0, err: "" });
		const { timestamp, checksum, counts } = await recordOf("first.json");
		expect(out).toContain(`Restored the backup of ${timestamp.slice(0, 16).replace("T", " ")} UTC`);
		expect(out).toContain(`Projects: ${counts.projects} added, 0 changed, 0 removed, 0 unchanged`);
		expect(out).toContain(`  + and ${counts.projects - 20} more`);
		expect(await names("before-restore-")).toHaveLength(1);
		await backUp(["--out", at("second.json")]);
		expect((await recordOf("second.json")).checksum).toBe(checksum);
		expect(await rowsOf("second.json")).toEqual(await rowsOf("first.json"));
	});
});

describe("restoring", () => {
	beforeEach(async () => {
		await backUp(["--out", at("first.json")]);
	});
	afterEach(async () => {
		// Use a separate folder: two backups within one second would have the same name.
		const { code } = await restore([at("first.json"), "--mode", "replace", "--apply", "--yes-remove", "--dir", at("after")]);
		expect(code).toBe(0);
	});

	const ADD = (slug: string, title: string) =>
		`insert into public.blogs (slug, title, content, author) values (${slug}, '${title}', '<p>x</p>', '{"name": "Ada"}');`;
	const LAST = "(select id from public.blogs order by id desc limit 1)";

	test("shows the changes and writes nothing in a dry run; --apply backs up first and writes them", async () => {
		const [first, gone] = (await recordOf("first.json")).blogs.toReversed();
		await sql(
			`delete from public.blogs where id = '${gone.id}'; update public.blogs set title = 'Another title', excerpt = 'x' where id = ${LAST}`,
		);
		const before = await hash();
		for (const args of [[], ["--dry-run"], ["--mode", "replace"]]) {
			const { code, out, err } = await restore([at("first.json"), ...args]);
			expect({ code, err }).toEqual({ code: 0, err: "" });
			expect(out).toMatch(/Posts: 1 added, 1 changed, 0 removed, \d+ unchanged/);
			expect(out).toContain(`  ~ “${first.title}” (title, excerpt, updated_at)`);
			expect(out).toContain(`  + “${gone.title}”`);
			expect(out).toContain("Nothing was written");
		}
		expect(await hash()).toBe(before);
		expect(await readdir(folder)).toEqual(["first.json"]);

		expect(await restore([at("first.json"), "--apply"])).toMatchObject({ code: 0, err: "" });
		const [kept = ""] = await names("before-restore-");
		expect((await rowsOf(kept)).filter((line) => line.includes("Another title"))).toHaveLength(1);
		await backUp(["--out", at("second.json")]);
		expect(await rowsOf("second.json")).toEqual(await rowsOf("first.json"));
		expect((await restore([at("first.json"), "--apply"])).out).toContain("already has the whole backup");
	});

	test("removes rows only with --yes-remove, and otherwise lists them and writes nothing", async () => {
		await sql(ADD("'later'", "Written later"));
		const before = await hash();
		const refused = await spawned("restore", [at("first.json"), "--mode", "replace", "--apply", "--dir", folder]);
		expect(refused.code).toBe(1);
		expect(refused.out).toContain("  - “Written later”");
		expect(refused.err).toContain("--yes-remove");
		expect(await hash()).toBe(before);
		expect(await names("before-restore-")).toEqual([]);

		const { code, out } = await restore([at("first.json"), "--mode", "replace", "--apply", "--yes-remove"]);
		expect(code).toBe(0);
		expect(out).toContain("exactly this backup");
		await backUp(["--out", at("second.json")]);
		expect((await recordOf("second.json")).checksum).toBe((await recordOf("first.json")).checksum);
	});

	test("restores nothing when another row uses the slug or the current rows can't be backed up", async () => {
		const { id, slug, title } = (await recordOf("first.json")).blogs[0];
		await sql(`delete from public.blogs where id = '${id}'; ${ADD(`'${slug}'`, "In the way")}`);
		const before = await hash();
		const blocked = await restore([at("first.json"), "--apply"]);
		expect(blocked).toMatchObject({ code: 1, err: expect.stringContaining(`“${title}” can't be added because “In the way”`) });
		await writeFile(at("no-folder"), "");
		const unkept = await restore([at("first.json"), "--mode", "replace", "--apply", "--yes-remove", "--dir", at("no-folder")]);
		expect(unkept).toMatchObject({ code: 1, err: expect.stringContaining("Nothing was restored") });
		expect(await hash()).toBe(before);
	});

	test("writes redirects into the file, restores them, and lists those that a replace would remove", async () => {
		await sql(`insert into public.redirects (kind, slug, row_id) select 'blogs', 'printed', ${LAST}`);
		expect((await backUp(["--out", at("with.json")])).out).toContain(", 1 redirect,");
		await sql(`update public.redirects set slug = 'other'`);
		const args = [at("with.json"), "--mode", "replace", "--apply"];
		const refused = await restore(args);
		expect(refused.out).toContain("Redirects: 1 added, 0 changed, 1 removed, 0 unchanged");
		expect(refused.out).toContain("  + “/blog/printed”");
		expect(refused.err).toContain("This would remove rows: 1.");
		expect(await restore([...args, "--yes-remove"])).toMatchObject({
			code: 0,
			err: "",
			out: expect.stringContaining("exactly this backup"),
		});
		await backUp(["--out", at("again.json")]);
		expect((await recordOf("again.json")).checksum).toBe((await recordOf("with.json")).checksum);
	});

	test("reports differences after a restore and the path of the earlier backup", async () => {
		await sql(ADD("'later'", "Written later"));
		const meddled = await serveBackend(backend, async (path) => {
			if (path.endsWith("/restore_backup")) await sql(ADD("'meddled'", "Written right after"));
		});
		const args = [at("first.json"), "--mode", "replace", "--apply", "--yes-remove"];
		const { code, err } = await restore(args, { SUPABASE_URL: meddled.url });
		await meddled.close();
		expect(code).toBe(1);
		expect(err).toContain("the database differs from the backup");
		expect(err).toContain("  - “Written right after”");
		expect(err).toContain(at("before-restore-"));
	});

	test("doesn't overwrite rows that changed after they were read", async () => {
		await sql(ADD("'later'", "Written later"));
		let reads = 0;
		const busy = await serveBackend(backend, async (path) => {
			// Each read requests the state before and after.
			if (path.endsWith("/content_state") && ++reads === 2) await sql("update public.blogs set excerpt = 'meanwhile' where slug = 'later'");
		});
		const args = [at("first.json"), "--mode", "replace", "--apply", "--yes-remove"];
		const { code, err } = await restore(args, { SUPABASE_URL: busy.url });
		await busy.close();
		expect({ code, err }).toEqual({
			code: 1,
			err: expect.stringMatching(/Someone changed the database in the meantime.*Nothing was written/),
		});
		const { rows } = await backend.connection.driver.query("select excerpt from public.blogs where slug = 'later'");
		expect(rows).toEqual([{ excerpt: "meanwhile" }]);
	});

	test("refuses every hostile file with a reason and writes nothing", async () => {
		const good = await readFile(at("first.json"), "utf8");
		const files = new Map(literalInputs("backup-and-storage").map(({ id, payload }) => [id, String(payload)]));
		expect(files.size).toBeGreaterThan(8);
		files.set("cut off", good.slice(0, -2000));
		files.set("one letter", good.replace("<p>", "<P>"));
		files.set("no text", "\u0000");
		const ruling = { title: "\u001b[2Jx" };
		files.set("ruling", JSON.stringify({ version: "1.0", timestamp: "2026-11-01T00:00:00Z", projects: [ruling], blogs: [] }));
		const before = await hash();
		for (const [id, text] of files) {
			await writeFile(at("hostile.json"), text);
			const { code, out, err } = await restore([at("hostile.json"), "--apply", "--mode", "replace", "--yes-remove"]);
			expect({ id, code, out }).toEqual({ id, code: 1, out: "" });
			expect(err, id).toMatch(/^This backup can't be restored:\n {2}\S.{8,}/);
			expect(err, id).not.toContain("\u001b");
		}
		const { code, out } = await spawned("restore", [at("hostile.json"), "--apply"]);
		expect({ code, out }).toEqual({ code: 1, out: "" });
		expect(await hash()).toBe(before);
	});

	test("refuses a missing file and a folder, and reads a backup from standard input", async () => {
		expect(await restore([at("none.json")])).toMatchObject({ code: 1, err: expect.stringContaining("can't be read") });
		expect(await restore([folder])).toMatchObject({ code: 1, err: expect.stringContaining("is a folder") });
		const { out } = await spawned("backup", ["--out", "-"]);
		const read = await spawned("restore", ["-"], out);
		expect(read).toMatchObject({ code: 0, err: "", out: expect.stringContaining("Nothing was written") });
	});
});

/** Rows with timestamps as numbers, because Postgres and a backup format them differently. */
function withMoments(rows: Record<string, unknown>[]): Record<string, unknown>[] {
	const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
	const asNumber = (value: unknown) => (typeof value === "string" && moment.test(value) ? Date.parse(value) : value);
	return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, asNumber(value)])));
}
