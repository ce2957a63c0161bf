import { rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { afterEach, describe, expect, test } from "vitest";
import { MAX_BYTES } from "../../src/data/backup/backup-file.ts";
import { RestoreFailed } from "../../src/data/backup/restore.ts";
import { planRestore } from "../../src/data/backup/restore-plan.ts";
import { DataTimeout, RequestFailed } from "../../src/data/request-failed.ts";
import { explainError, printable } from "./command.ts";
import { formatPlan, readBackupFile } from "./restore-command.ts";

describe("output", () => {
	test("replaces characters that control the terminal or the direction of text", () => {
		expect(printable("a\u001b[2Jb\u202ec\u0007\nd")).toBe("a\ufffd[2Jb\ufffdc\ufffd\ufffdd");
		expect(printable("  ~ “Käse — 三” (title)")).toBe("  ~ “Käse — 三” (title)");
	});

	test("never prints text that looks like a key", () => {
		const secret = ["sb", "secret", "N7UND0UgjKTVK4Uodkm0Hg"].join("_");
		const token = ["eyJhbGciOiJIUzI1NiJ9", "eyJyb2xlIjoieCJ9", "c2lnbmF0dXJl"].join(".");
		expect(printable(`Unexpected argument '${secret}' ${token}`)).toBe("Unexpected argument '[key]' [key]");
	});

	test("lists at most twenty rows of each change and counts the others", () => {
		const row = (index: number) => ({ id: `id-${index}`, slug: `slug-${index}`, title: `Title ${index} ${"x".repeat(index)}` });
		const wanted = { projects: Array.from({ length: 120 }, (_, index) => row(index)), blogs: [] };
		const lines = formatPlan(planRestore({ projects: [], blogs: [row(0)] }, wanted, "replace"));
		expect(lines[0]).toBe("Projects: 120 added, 0 changed, 0 removed, 0 unchanged");
		expect(lines.slice(19, 24)).toEqual([
			`  + “Title 18 ${"x".repeat(18)}”`,
			`  + “Title 19 ${"x".repeat(19)}”`,
			"  + and 100 more",
			"Posts: 0 added, 0 changed, 1 removed, 0 unchanged",
			"  - “Title 0 ”",
		]);
	});
});

describe("sentencesOf", () => {
	const peer = { host: "db.example.com", trouble: "ENOTFOUND" };
	test.each([
		[new RequestFailed("portfolios", 0), "db.example.com doesn't respond (ENOTFOUND)."],
		[new RequestFailed("content_state", 401), "db.example.com refused the key (401)."],
		[new RequestFailed("content_state", 404, "PGRST202"), "db.example.com has no “content_state”"],
		[new RequestFailed("blogs", 503), "db.example.com answered 503 to a request for “blogs”."],
		[new DataTimeout(), "db.example.com took longer than 15 seconds to respond."],
		[new RestoreFailed("denied", "Your session has ended."), "db.example.com refused the key. Nothing was written."],
		[new RestoreFailed("refused", "The database refused the backup."), "The database refused the backup. Nothing was written."],
		[new RestoreFailed("unreachable", ""), "The connection to db.example.com was lost"],
	])("%s", (error, sentence) => {
		expect(explainError(error, peer)).toEqual([expect.stringContaining(sentence)]);
	});

	test.each([
		[["--nosuch"], "Unknown option '--nosuch'."],
		[["--mode"], "Option '--mode' needs a value."],
	])("says in one sentence what is wrong with %j", (args, sentence) => {
		const parse = () => parseArgs({ args, options: { mode: { type: "string" } }, allowPositionals: true });
		expect(parse).toThrow(expect.toSatisfy((error: unknown) => explainError(error, peer).join() === sentence));
	});

	test("does not claim that nothing was written when the connection broke", () => {
		expect(explainError(new RestoreFailed("unreachable", ""), peer).join()).not.toContain("Nothing was written");
	});
});

describe("readBackupFile", () => {
	const file = join(tmpdir(), `backup-file-${process.pid}.json`);
	afterEach(() => rm(file, { force: true }));

	test("refuses a file that is too large before reading it", async () => {
		await writeFile(file, "");
		// A sparse file takes no space, and reading it would take a while.
		await truncate(file, 100 * MAX_BYTES);
		await expect(readBackupFile(file)).rejects.toThrow("128 MB");
	});

	test("refuses bytes that are not text and removes a byte order mark", async () => {
		await writeFile(file, Buffer.from([0x50, 0x4b, 0x03, 0x04, 0xff, 0xfe]));
		await expect(readBackupFile(file)).rejects.toThrow("UTF-8");
		await writeFile(file, "\ufeff{}");
		expect(await readBackupFile(file)).toBe("{}");
	});
});
