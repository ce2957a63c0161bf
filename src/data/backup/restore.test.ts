import { describe, expect, test } from "vitest";
import { backupText } from "./backup-file";
import { backupOf, NOW, post, project } from "./backup-fixture";
import { storedDatabase } from "./backup-harness";
import { readCurrent, restore } from "./restore";

const many = (count: number) => Array.from({ length: count }, (_, index) => project(index));

describe("reading everything", () => {
	test("2,505 projects are 2,505 in the backup, in the order of their ids, page after page", async () => {
		const { rest } = storedDatabase({ projects: many(2505).reverse(), blogs: [post(1)] });
		const progress: [number, number][] = [];
		const { backup, state } = await readCurrent(rest, NOW, (read, total) => progress.push([read, total]));
		expect(backup.counts).toEqual({ projects: 2505, blogs: 1 });
		expect(backupText(backup)).toBe(backupText(await backupOf({ projects: many(2505), blogs: [post(1)] })));
		expect(state).toBe("state 1");
		expect(progress.at(-1)).toEqual([2506, 2506]);
		expect(progress.length).toBeGreaterThan(3);
	});

	test("reads everything again when rows change during the read", async () => {
		const stored = storedDatabase(
			{ projects: many(3), blogs: [] },
			{
				before: (request) => {
					if (request !== 3) return;
					stored.database.rows = { projects: many(4), blogs: [] };
					stored.database.turn += 1;
				},
			},
		);
		const { backup, state } = await readCurrent(stored.rest, NOW);
		expect([backup.counts.projects, state]).toEqual([4, "state 2"]);
	});

	test("fails when rows keep changing during every read", async () => {
		const stored = storedDatabase({ projects: many(2), blogs: [] }, { before: () => void stored.touch() });
		await expect(readCurrent(stored.rest, NOW)).rejects.toMatchObject({ name: "ContentMoving" });
	});
});

describe("a restore whose answer is lost", () => {
	const before = { projects: many(3), blogs: [] };
	const wanted = { projects: [project(0), project(1, { title: "Other" })], blogs: [post(1)] };

	test("returns the database's report when the answer arrives", async () => {
		const { rest, database } = storedDatabase(before, { restore: "answers" });
		const report = await restore(rest, wanted, "replace", await readCurrent(rest, NOW));
		expect(report).toEqual({
			projects: { added: 0, changed: 1, removed: 1, unchanged: 1 },
			blogs: { added: 1, changed: 0, removed: 0, unchanged: 0 },
		});
		expect(database.rows).toEqual(wanted);
	});

	test("detects a completed restore when the answer is lost", async () => {
		const { rest, asked } = storedDatabase(before, { restore: "loses the answer" });
		const report = await restore(rest, wanted, "replace", await readCurrent(rest, NOW));
		expect(report.projects).toEqual({ added: 0, changed: 1, removed: 1, unchanged: 1 });
		expect(asked.filter((request) => request.endsWith("restore_backup"))).toHaveLength(1);
	});

	test("reports a lost connection without sending the restore again", async () => {
		const { rest, asked, database } = storedDatabase(before, { restore: "loses the request" });
		const current = await readCurrent(rest, NOW);
		await expect(restore(rest, wanted, "replace", current)).rejects.toMatchObject({ problem: "unreachable" });
		expect(database.rows).toBe(before);
		expect(asked.filter((request) => request.endsWith("restore_backup"))).toHaveLength(1);
	});
});
