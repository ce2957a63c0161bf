import { describe, expect, test } from "vitest";
import { canonicalJson } from "@/shared/lib/canonical-json";
import { backupOf, NOW, post, project } from "../../../tests/support/data/backup-fixture";
import { getBackupName, makeBackup, serializeBackup } from "./backup-file";
import { columnsByKind } from "./columns";

describe("the backup record", () => {
	test("has projects, blogs, timestamp, version 1.0, counts and a checksum", async () => {
		const backup = await backupOf({ projects: [project(1), project(2)], blogs: [post(1)] });
		expect(backup).toMatchObject({
			version: "1.0",
			schema: 2,
			timestamp: "2026-11-22T10:00:00.000Z",
			counts: { projects: 2, blogs: 1 },
			checksum: expect.stringMatching(/^[0-9a-f]{64}$/),
		});
		expect(JSON.parse(serializeBackup(backup))).toEqual(backup);
	});

	test("keeps only the backup columns of a row", async () => {
		const backup = await backupOf({ projects: [{ ...project(1), version: 9, search_text: "x" }], blogs: [post(1)] });
		expect(Object.keys(backup.projects[0] ?? {})).toEqual(columnsByKind.projects);
		expect(Object.keys(backup.blogs[0] ?? {})).toEqual(columnsByKind.blogs);
	});

	test("gives equal bytes for equal rows in any spelling and order", async () => {
		const one = project(1, { created_at: "2026-03-01T08:00:00.5+00:00", metrics: { a: "1", b: { c: 1, d: 2 } } });
		const other = project(1, { created_at: "2026-03-01 13:30:00.500000+05:30", metrics: { b: { d: 2, c: 1 }, a: "1" } });
		const texts = await Promise.all([one, other].map(async (row) => serializeBackup(await backupOf({ projects: [row] }))));
		expect(texts[0]).toBe(texts[1]);
	});

	test("changes the checksum when a row changes, not when the timestamp changes", async () => {
		const rows = { projects: [project(1)], blogs: [post(1)] };
		const { checksum } = await makeBackup(rows, NOW);
		expect((await makeBackup(rows, new Date(0))).checksum).toBe(checksum);
		expect((await makeBackup({ ...rows, blogs: [post(1, { title: "Post  1" })] }, NOW)).checksum).not.toBe(checksum);
		expect((await makeBackup({ ...rows, blogs: [] }, NOW)).checksum).not.toBe(checksum);
	});

	test("keeps labels named like inherited members", async () => {
		const metrics: unknown = JSON.parse('{"__proto__": "1", "constructor": "2", "toString": "3"}');
		const text = serializeBackup(await backupOf({ projects: [project(1, { metrics })] }));
		expect(text).toContain(`"metrics":{"__proto__":"1","constructor":"2","toString":"3"}`);
		expect(canonicalJson(JSON.parse(text).projects[0].metrics)).toBe(canonicalJson(metrics));
		expect(Object.hasOwn(Object.prototype, "1")).toBe(false);
	});

	test("includes the creation time in the file name", () => {
		expect(getBackupName("2026-11-22T10:35:07.123Z")).toBe("backup-2026-11-22T10-35-07Z.json");
	});
});
