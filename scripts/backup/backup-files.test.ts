import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { makeBackup, serializeBackup } from "../../src/data/backup/backup-file.ts";
import { readBackup } from "../../src/data/backup/read-backup.ts";
import { pruneBackups, saveBackup } from "./backup-files.ts";

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "backup-files-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const moment = "2026-11-22T10:35:07Z";
const post = {
	id: "11111111-1111-4111-8111-111111111111",
	slug: "what-a-queue-costs",
	title: "What a queue costs",
	content: "<p>Ein Käse — 三</p>",
	author: { name: "Ada" },
	tags: [],
	featured: false,
	listed: true,
	is_sample: false,
	hidden_from_search: false,
	status: "draft",
	published_at: null,
	published_date: moment,
	created_at: moment,
	updated_at: moment,
	image: null,
	image_alt: null,
	excerpt: null,
	category: null,
	reading_time: null,
	seo_title: null,
	seo_description: null,
	social_image: null,
};
const backupOf = (row: Partial<typeof post>) => makeBackup({ projects: [], blogs: [{ ...post, ...row }] }, new Date(moment));

describe("saveBackup", () => {
	test("writes the whole text for its owner only and leaves no other file", async () => {
		const backup = await backupOf({});
		const bytes = await saveBackup(backup, at("deep/down/a.json"), false);
		const text = await readFile(at("deep/down/a.json"), "utf8");
		expect(text).toBe(serializeBackup(backup));
		expect(bytes).toBe(Buffer.byteLength(text));
		expect((await readBackup(text, new Date())).backup).toEqual(backup);
		expect((await stat(at("deep/down/a.json"))).mode & 0o777).toBe(0o600);
		expect((await stat(at("deep"))).mode & 0o777).toBe(0o700);
		expect(await readdir(at("deep/down"))).toEqual(["a.json"]);
	});

	test("keeps an existing file unless it is forced to replace it", async () => {
		await writeFile(at("a.json"), "mine");
		await expect(saveBackup(await backupOf({}), at("a.json"), false)).rejects.toThrow("exists already");
		expect(await readFile(at("a.json"), "utf8")).toBe("mine");
		await saveBackup(await backupOf({}), at("a.json"), true);
		expect(await readFile(at("a.json"), "utf8")).toContain("What a queue costs");
		expect(await readdir(folder)).toEqual(["a.json"]);
	});

	test("fails and saves under another name when a restore would refuse a row", async () => {
		const broken = await backupOf({ slug: "No Address" });
		await expect(saveBackup(broken, at("a.json"), false)).rejects.toThrow(
			/A restore would refuse[\s\S]*“What a queue costs”[\s\S]*a\.unverified\.json/,
		);
		expect(await readdir(folder)).toEqual(["a.unverified.json"]);
		expect(await readFile(at("a.unverified.json"), "utf8")).toBe(serializeBackup(broken));
	});

	test("names the file when the folder can't be written", async () => {
		await writeFile(at("file"), "");
		await expect(saveBackup(await backupOf({}), at("file/a.json"), false)).rejects.toThrow(/file\/a\.json was not written: /);
	});
});

describe("pruneBackups", () => {
	const name = (day: string) => `backup-2026-11-${day}T10-35-07Z.json`;

	test("keeps the newest names and the new backup, and doesn't touch other names, folders and links", async () => {
		// A wrong clock dated one backup in the future, so the new one is the oldest by name.
		const made = name("01");
		for (const day of ["01", "02", "03", "30"]) await writeFile(at(name(day)), "");
		const others = ["a.json", "backup-x.json", `before-${made}`, `${made}.part`, name("04").replace(".json", ".unverified.json")];
		for (const other of others) await writeFile(at(other), "");
		await mkdir(at(name("05")));
		await symlink(at("a.json"), at(name("06")));
		expect(await pruneBackups(folder, 2, made)).toEqual([name("02"), name("03")]);
		expect((await readdir(folder)).sort()).toEqual([...others, made, name("05"), name("06"), name("30")].sort());
	});

	test("keeps all backups when there are fewer", async () => {
		await writeFile(at(name("01")), "");
		expect(await pruneBackups(folder, 30, name("01"))).toEqual([]);
		expect(await readdir(folder)).toEqual([name("01")]);
	});
});
