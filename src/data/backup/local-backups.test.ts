// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { NOW, post, project } from "../../../tests/support/data/backup-fixture";
import { literalInputs } from "../../../tests/support/database/hostile-inputs";
import { findBackupIssues, findDatabaseIssues, findLocalIssues } from "./admin-backup";
import { makeBackup } from "./backup-file";
import { listLocalBackups, removeLocalBackup, storeBackup } from "./local-backups";
import { areCopiesCurrent, LOCAL_KEYS, readLocalCopy, removeCopies, storeCopies } from "./local-storage";
import { readBackup } from "./read-backup";

const backupAt = (minute: number, projects = [project(1)]) =>
	makeBackup({ projects, blogs: [post(1)] }, new Date(Date.UTC(2026, 10, 22, 9, minute)));

const stored = () => JSON.stringify(Object.entries(localStorage).sort());

function limitStorage(room: number) {
	const set = Storage.prototype.setItem;
	const taken = () => Object.values(localStorage).join("").length;
	const most = taken() + room;
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key: string, value: string) {
		if (taken() - (this.getItem(key)?.length ?? 0) + value.length > most)
			throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
		set.call(this, key, value);
	});
}

function at(place: number) {
	const backup = listLocalBackups()[place];
	if (!backup) throw new Error(`No backup ${place}`);
	return backup;
}

beforeEach(() => {
	vi.restoreAllMocks();
	localStorage.clear();
});

describe("local backups", () => {
	test("stores the latest record under its key", async () => {
		const backup = await backupAt(1);
		storeBackup(backup);
		expect(JSON.parse(localStorage.getItem(LOCAL_KEYS.backup) ?? "")).toEqual(backup);
		expect(JSON.parse(localStorage.getItem(LOCAL_KEYS.history) ?? "")).toEqual([backup]);
	});

	test("keeps the newest five backups, newest first", async () => {
		for (const minute of [1, 2, 3, 4, 5, 6, 7]) storeBackup(await backupAt(minute));
		expect(listLocalBackups().map(({ place, timestamp }) => [place, timestamp?.slice(14, 16)])).toEqual([
			[0, "07"],
			[1, "06"],
			[2, "05"],
			[3, "04"],
			[4, "03"],
		]);
		expect(listLocalBackups()[0]).toMatchObject({ counts: { projects: 1, blogs: 1 }, checksum: (await backupAt(7)).checksum });
	});

	test("does not keep a backup that leaves no room for autosaves", async () => {
		const small = await backupAt(1);
		limitStorage(260_000);
		expect(() => storeBackup(small)).toThrow(/quota/i);
		expect(Object.keys(localStorage)).toEqual([]);
		vi.restoreAllMocks();
		limitStorage(290_000);
		storeBackup(small);
		expect(Object.keys(localStorage).sort()).toEqual([LOCAL_KEYS.history, LOCAL_KEYS.backup].sort());
	});

	test("removes a backup when storage is full", async () => {
		for (const minute of [1, 2]) storeBackup(await backupAt(minute));
		limitStorage(10);
		removeLocalBackup(at(1));
		expect(listLocalBackups()).toHaveLength(1);
	});

	test.each([500, 5000])("changes nothing with room for only %i characters", async (room) => {
		for (const minute of [1, 2]) storeBackup(await backupAt(minute));
		const before = stored();
		limitStorage(room);
		const large = await backupAt(3, [project(1, { challenge: "x".repeat(3000) })]);
		expect(() => storeBackup(large)).toThrow(/quota/i);
		expect(stored()).toBe(before);
	});

	test("removes one and updates the latest record", async () => {
		for (const minute of [1, 2, 3]) storeBackup(await backupAt(minute));
		removeLocalBackup(at(0));
		expect(listLocalBackups().map(({ timestamp }) => timestamp?.slice(14, 16))).toEqual(["02", "01"]);
		expect(JSON.parse(localStorage.getItem(LOCAL_KEYS.backup) ?? "")).toEqual(await backupAt(2));
		removeLocalBackup(at(1));
		removeLocalBackup(at(0));
		expect(localStorage.getItem(LOCAL_KEYS.backup)).toBeNull();
	});

	test("removes the given backup after a newer one has moved it, and nothing when it is gone", async () => {
		for (const minute of [1, 2, 3, 4, 5]) storeBackup(await backupAt(minute));
		const [named, oldest] = [at(3), at(4)];
		storeBackup(await backupAt(6));
		removeLocalBackup(named);
		removeLocalBackup(oldest);
		expect(listLocalBackups().map(({ timestamp }) => timestamp?.slice(14, 16))).toEqual(["06", "05", "04", "03"]);
	});

	test("keeps the one that is being restored, however old", async () => {
		for (const minute of [1, 2, 3, 4, 5]) storeBackup(await backupAt(minute));
		for (const minute of [6, 7]) storeBackup(await backupAt(minute), await backupAt(1));
		expect(listLocalBackups().map(({ timestamp }) => timestamp?.slice(14, 16))).toEqual(["07", "06", "05", "04", "01"]);
	});

	test("lists a backup that can be restored", async () => {
		storeBackup(await backupAt(1));
		expect((await readBackup(at(0).text, NOW)).backup).toEqual(await backupAt(1));
	});

	test("reads and writes no backups when storage throws", async () => {
		for (const name of ["getItem", "setItem", "removeItem"] as const)
			vi.spyOn(Storage.prototype, name).mockImplementation(() => {
				throw new DOMException("Storage is switched off", "SecurityError");
			});
		expect(listLocalBackups()).toEqual([]);
		expect(findLocalIssues()).toEqual(["Projects data is missing from localStorage", "Blogs data is missing from localStorage"]);
		expect(storeCopies(await backupAt(1), "s")).toBe(false);
		const backup = await backupAt(1);
		expect(() => storeBackup(backup)).toThrow();
	});
});

describe("a damaged history", () => {
	const entries = literalInputs("backup-and-storage").filter(({ inject }) => inject.includes("backup history"));

	test.each(entries)("lists and refuses $id without changing it", async ({ payload }) => {
		localStorage.setItem(LOCAL_KEYS.history, `[${String(payload)}]`);
		localStorage.setItem(LOCAL_KEYS.backup, String(payload));
		const before = stored();
		expect(listLocalBackups().length).toBeLessThanOrEqual(1);
		await expect(readBackup(listLocalBackups()[0]?.text ?? "", NOW)).rejects.toMatchObject({ name: "BackupRefused" });
		expect(stored()).toBe(before);
		expect(Reflect.get({}, "polluted")).toBeUndefined();
	});

	test("puts a new backup before a damaged one, which stays readable as text", async () => {
		localStorage.setItem(
			LOCAL_KEYS.history,
			'["damaged", {"version": "1.0", "timestamp": "9999-12-31T23:59:59Z", "projects": [], "blogs": []}]',
		);
		storeBackup(await backupAt(1));
		const list = listLocalBackups();
		expect(list.map(({ counts }) => counts)).toEqual([{ projects: 1, blogs: 1 }, null, { projects: 0, blogs: 0 }]);
		expect(list[1]?.text).toBe('"damaged"');
		expect(await findBackupIssues(NOW)).toEqual([expect.stringMatching(/^Backup 2: This file isn't a backup\.$/)]);
	});
});

describe("local copies", () => {
	test("are missing, corrupted or whole", async () => {
		expect(findLocalIssues()).toEqual(["Projects data is missing from localStorage", "Blogs data is missing from localStorage"]);
		for (const text of ["{", "null", "{}", '[{"id": 1}]', "[7]", '[["title"]]']) {
			localStorage.setItem(LOCAL_KEYS.projects, text);
			localStorage.setItem(LOCAL_KEYS.blogs, text);
			expect([text, findLocalIssues()]).toEqual([text, ["Projects data is corrupted", "Blogs data is corrupted"]]);
		}
		expect(storeCopies(await backupAt(1), "state 1")).toBe(true);
		expect(findLocalIssues()).toEqual([]);
		expect(readLocalCopy("projects")).toEqual({ state: "whole", rows: [(await backupAt(1)).projects[0]] });
	});

	test("belong to one state of the database", async () => {
		storeCopies(await backupAt(1), "state 1");
		expect([areCopiesCurrent("state 1"), areCopiesCurrent("state 2")]).toEqual([true, false]);
		localStorage.setItem(LOCAL_KEYS.blogs, "{");
		expect(areCopiesCurrent("state 1")).toBe(false);
	});

	test("keeps a filled copy when the table is empty", async () => {
		storeCopies(await backupAt(1), "state 1");
		storeCopies(await makeBackup({ projects: [], blogs: [] }, NOW), "state 2");
		expect(readLocalCopy("projects")).toMatchObject({ state: "whole", rows: [{ title: "Project 1" }] });
		storeCopies(await makeBackup({ projects: [project(2)], blogs: [] }, NOW), "state 3");
		expect(readLocalCopy("projects")).toMatchObject({ rows: [{ title: "Project 2" }] });
	});

	test("keeps the previous copies when the new ones do not fit", async () => {
		storeCopies(await backupAt(1), "state 1");
		const before = stored();
		limitStorage(1000);
		expect(storeCopies(await backupAt(2, [project(1, { challenge: "x".repeat(3000) })]), "state 2")).toBe(false);
		expect(stored()).toBe(before);
	});

	test("are removed without the backups", async () => {
		storeCopies(await backupAt(1), "state 1");
		storeBackup(await backupAt(1));
		removeCopies();
		expect(Object.keys(localStorage).sort()).toEqual([LOCAL_KEYS.history, LOCAL_KEYS.backup].sort());
	});

	test("finds database rows that no backup could restore", () => {
		expect(findDatabaseIssues({ projects: [project(1)], blogs: [post(1)] })).toEqual([]);
		expect(findDatabaseIssues({ projects: [project(1, { title: "" })], blogs: [post(1, { author: {} })] })).toEqual([
			"In the database: Project 1: title is empty.",
			"In the database: Post 1 “Post 1”: author must be an author with a name.",
		]);
	});
});
