import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { literalInputs } from "../../../tests/support/database/hostile-inputs";
import { backupText } from "./backup-file";
import { backupOf, NOW, post, project } from "./backup-fixture";
import { columnsOf } from "./columns";
import { BackupRefused, readBackup } from "./read-backup";
import { blogRules, projectRules } from "./row-rules";

const whole = () => backupOf({ projects: [project(1), project(2)], blogs: [post(1)] });

/** Why a text is refused; an empty list: it is not. */
async function issuesOf(text: string): Promise<string[]> {
	try {
		await readBackup(text, NOW);
		return [];
	} catch (error) {
		if (error instanceof BackupRefused) return error.issues;
		throw error;
	}
}

/** A whole backup without its proofs, changed. */
async function changed(change: Record<string, unknown>): Promise<string> {
	const { projects, blogs, version, timestamp } = await whole();
	return JSON.stringify({ version, timestamp, projects, blogs, ...change });
}

describe("reading a backup", () => {
	test("the rules name every column of a backup: one without a rule would be dropped in silence", () => {
		expect(Object.keys(projectRules.shape).sort()).toEqual([...columnsOf.projects].sort());
		expect(Object.keys(blogRules.shape).sort()).toEqual([...columnsOf.blogs].sort());
	});

	test("reads a complete backup to the last byte", async () => {
		const backup = await whole();
		const { backup: read, warnings } = await readBackup(backupText(backup), NOW);
		expect(backupText(read)).toBe(backupText(backup));
		expect(warnings).toEqual([]);
	});

	test("the record of the specification alone is taken, with a warning", async () => {
		const { backup, warnings } = await readBackup(await changed({}), NOW);
		expect(backup).toEqual(await whole());
		expect(warnings).toEqual(["It has no checksum: nobody can tell whether it is still as it was made."]);
	});

	test("accepts a leading byte order mark", async () => {
		expect(await issuesOf(`\ufeff${backupText(await whole())}`)).toEqual([]);
	});

	test.each([
		["another version", { version: "99.0" }, "Its version is “99.0”; this site reads version “1.0”."],
		["rows of another shape", { schema: 2 }, "Its version is “1.0”, rows “2”; this site reads version “1.0”."],
		["no date", { timestamp: "yesterday" }, "It does not say when it was made."],
		["a date in the future", { timestamp: "2026-11-24T10:00:00Z" }, "It is dated in the future."],
		["projects that are no list", { projects: { length: 1e9 } }, "Projects data is corrupted"],
		["posts that are no list", { blogs: null }, "Blogs data is corrupted"],
		["wrong counts", { counts: { projects: 3, blogs: 1 } }, "It should hold 3 projects and holds 2."],
		["nothing", { projects: [], blogs: [] }, "It holds no projects and no posts: there is nothing to restore."],
		["a wrong checksum", { checksum: "0000" }, "Its checksum does not match: it was changed or damaged."],
		["a row that is none", { projects: [7] }, "Project 1: it is no row."],
		["a script", { projects: [project(1, { link: "javascript:alert(1)" })] }, "Project 1 “Project 1”: link is no web address."],
		["no title", { blogs: [post(1, { title: " \u200b" })] }, "Post 1: title is empty."],
		["no description", { projects: [project(1, { description: undefined })] }, "Project 1 “Project 1”: description is missing."],
		["no id", { blogs: [post(1, { id: "same" })] }, "Post 1 “Post 1”: id is malformed."],
		["one id twice", { blogs: [post(1), post(1, { slug: "b" })] }, "Post 2 “Post 1”: another one has the same id."],
		[
			"two rows with the same slug",
			{ blogs: [post(1), post(2, { slug: "post-1" })] },
			"Post 2 “Post 2”: another one has the same address, “post-1”.",
		],
		["a sign that no text holds", { blogs: [post(1, { excerpt: "a\0" })] }, "Post 1 “Post 1”: excerpt holds signs that no text may hold."],
		["half a sign", { blogs: [post(1, { excerpt: "\ud800" })] }, "Post 1 “Post 1”: excerpt holds signs that no text may hold."],
		["too long a text", { blogs: [post(1, { content: "é".repeat(102_401) })] }, "Post 1 “Post 1”: content is longer than 200 kB."],
	])("%s is refused", async (_what, change, reason) => {
		expect(await issuesOf(await changed(change))).toEqual([reason]);
	});

	test("lists twenty issues and counts the others", async () => {
		const projects = Array.from({ length: 50 }, (_, index) => project(index, { title: "" }));
		const issues = await issuesOf(await changed({ projects }));
		expect(issues).toHaveLength(21);
		expect(issues[20]).toBe("And 30 more.");
	});

	test("drops and reports unknown columns", async () => {
		const { backup, warnings } = await readBackup(await changed({ blogs: [{ ...post(1), extra: "col" }] }), NOW);
		expect(backup.blogs[0]).not.toHaveProperty("extra");
		expect(warnings).toContain("Left out, because the tables have no such columns: “extra”.");
	});

	test("refuses a truncated backup", async () => {
		const text = backupText(await whole()).trimEnd();
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (end) => {
				expect(await issuesOf(text.slice(0, end))).not.toEqual([]);
			}),
		);
	});

	test("one in which any one sign was changed is refused, or says the same", async () => {
		const text = backupText(await whole());
		await fc.assert(
			fc.asyncProperty(
				fc.integer({ min: text.indexOf('"projects": ['), max: text.length - 1 }),
				fc.constantFrom("x", "0", " "),
				async (at, sign) => {
					const other = `${text.slice(0, at)}${sign}${text.slice(at + 1)}`;
					const issues = await issuesOf(other);
					if (issues.length === 0) expect(JSON.parse(other)).toEqual(JSON.parse(text));
				},
			),
		);
	});
});

describe("the corpus of hostile backups", () => {
	const entries = literalInputs("backup-and-storage").filter(({ inject }) => inject.includes("backup file upload"));

	test("the corpus is not empty", () => expect(entries.length).toBeGreaterThanOrEqual(12));

	test.each(entries)("$id is refused with a reason, and nothing is inherited from it", async ({ payload }) => {
		const issues = await issuesOf(String(payload));
		expect(issues.length).toBeGreaterThan(0);
		for (const issue of issues) expect(issue).toMatch(/^[A-Z].{9,}/);
		expect(Reflect.get({}, "polluted")).toBeUndefined();
	});
});
