// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { adminClient } from "../../src/data/admin-client";
import { readDatabase, restoreDatabase } from "../../src/data/backup/admin-backup";
import { computeChecksum, makeBackup, serializeBackup } from "../../src/data/backup/backup-file";
import { columnsByKind, kinds, tableByKind } from "../../src/data/backup/columns";
import { readBackup } from "../../src/data/backup/read-backup";
import { countChanges, planRestore } from "../../src/data/backup/restore-plan";
import { useAdminSession } from "../support/database/admin-session";
import { manyPosts, manyProjects } from "../support/database/many-rows";
import { openRestBackend, type RestBackend, rowHash } from "../support/database/rest-backend";

/** More projects and redirects than one response contains; posts go the same way. */
const PROJECTS = 1100;
const POSTS = 60;
let backend: RestBackend;

beforeAll(async () => {
	backend = await openRestBackend();
	await useAdminSession(backend);
});

afterAll(() => backend.close());

const empty = () => backend.connection.driver.exec("delete from public.portfolios; delete from public.blogs");

describe("the round trip", () => {
	it("restores 1,100 projects, their redirects and 60 posts byte for byte into an empty database", async () => {
		await empty();
		const made = await makeBackup({ projects: manyProjects(PROJECTS), blogs: manyPosts(POSTS) }, new Date(0));
		const driver = backend.connection.driver;
		await driver.exec("set studio.restoring = 'on'");
		for (const kind of kinds) {
			const [table, columns] = [`public.${tableByKind[kind]}`, columnsByKind[kind].join(", ")];
			await driver.query(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`, [
				JSON.stringify(made[kind]),
			]);
		}
		await driver.exec("set studio.restoring = ''");

		await driver.exec(
			"insert into public.redirects (kind, slug, row_id, created_at) select 'portfolios', 'old-' || slug, id, '2020-01-02T03:04:05.000007Z' from public.portfolios",
		);

		const first = await readDatabase();
		const { redirects, ...rows } = first.backup;
		expect(first.backup.counts).toEqual({ projects: PROJECTS, blogs: POSTS, redirects: PROJECTS });
		expect(redirects?.[0]?.created_at).toBe("2020-01-02T03:04:05.000007Z");
		// Compare with the inserted rows, too: a faulty read would damage both backups alike.
		expect(await computeChecksum(rows)).toBe(made.checksum);
		const file = serializeBackup(first.backup);

		await empty();
		const before = await readDatabase();
		expect(before.backup.counts).toEqual({ projects: 0, blogs: 0, redirects: 0 });
		const { backup, warnings } = await readBackup(file, new Date());
		expect(warnings).toEqual([]);
		const report = await restoreDatabase(backup, "replace", before);
		expect(report.projects).toEqual({ added: PROJECTS, changed: 0, removed: 0, unchanged: 0 });
		expect(report.blogs).toEqual({ added: POSTS, changed: 0, removed: 0, unchanged: 0 });
		expect(report.redirects).toEqual({ added: PROJECTS, changed: 0, removed: 0, unchanged: 0 });

		const second = await readDatabase();
		expect(serializeBackup({ ...second.backup, timestamp: first.backup.timestamp })).toBe(file);
		expect(countChanges(planRestore(second.backup, backup, "replace"))).toBe(0);
	});

	it("refuses a second restore planned on the same state and changes nothing", async () => {
		const current = await readDatabase();
		const [one, ...others] = current.backup.projects;
		if (!one) throw new Error("No project");
		const wanted = { projects: [{ ...one, title: "First" }, ...others], blogs: current.backup.blogs };
		const late = { projects: [{ ...one, title: "Second" }, ...others], blogs: [] };
		await restoreDatabase(wanted, "replace", current);
		const hash = await rowHash(backend);
		// Silence the backend's error log.
		vi.spyOn(console, "error").mockImplementation(() => {});
		await expect(restoreDatabase(late, "replace", current)).rejects.toMatchObject({ name: "RestoreFailed", problem: "changed" });
		expect(await rowHash(backend)).toBe(hash);
	});

	it("reports an ended session and changes nothing", async () => {
		const current = await readDatabase();
		const hash = await rowHash(backend);
		vi.spyOn(console, "error").mockImplementation(() => {});
		await adminClient().auth.signOut({ scope: "local" });
		await expect(restoreDatabase({ projects: [], blogs: [] }, "replace", current)).rejects.toMatchObject({ problem: "denied" });
		expect(await rowHash(backend)).toBe(hash);
	});
});
