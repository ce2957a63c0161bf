import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backupOf, NOW, post, project } from "../../../tests/support/data/backup-fixture";
import { literalInputs } from "../../../tests/support/database/hostile-inputs";
import { makeBackup, serializeBackup } from "./backup-file";
import { columnsByKind, type RedirectCopy } from "./columns";
import { BackupRefused, findDanger, readBackup } from "./read-backup";
import { postRules, projectRules } from "./row-rules";

const whole = () => backupOf({ projects: [project(1), project(2)], blogs: [post(1)] });

const redirect = (values: Record<string, string> = {}): RedirectCopy =>
	Object.assign({ kind: "blogs" as const, slug: "old-name", row_id: post(1).id, created_at: "2026-03-01T08:00:00Z" }, values);

async function issuesOf(text: string): Promise<string[]> {
	try {
		await readBackup(text, NOW);
		return [];
	} catch (error) {
		if (error instanceof BackupRefused) return error.issues;
		throw error;
	}
}

async function changed(change: Record<string, unknown>): Promise<string> {
	const { projects, blogs, version, timestamp } = await whole();
	return JSON.stringify({ version, timestamp, projects, blogs, ...change });
}

describe("reading a backup", () => {
	test("has a rule for every column", () => {
		expect(Object.keys(projectRules.shape).sort()).toEqual([...columnsByKind.projects].sort());
		expect(Object.keys(postRules.shape).sort()).toEqual([...columnsByKind.blogs].sort());
	});

	test("refuses a slug of 20 MB like any other that is too long", async () => {
		const text = await changed({ projects: [project(1, { slug: "a-".repeat(10_000_000) })] });
		expect((await issuesOf(text)).join()).toContain("slug is longer than");
	});

	test("reads a complete backup to the last byte", async () => {
		const backup = await whole();
		const { backup: read, warnings } = await readBackup(serializeBackup(backup), NOW);
		expect(serializeBackup(read)).toBe(serializeBackup(backup));
		expect(warnings).toEqual([]);
	});

	test("changes the rows of an untouched file before it checks them", async () => {
		const text = serializeBackup(await whole());
		const change = (row: unknown) => ({ ...Object(row), image: "/media/other.webp" });
		const { backup } = await readBackup(text, NOW, { change });
		const image = { image: "/media/other.webp" };
		expect(backup).toEqual(await backupOf({ projects: [project(1, image), project(2, image)], blogs: [post(1, image)] }));
		await expect(readBackup(text, NOW, { change: (row) => ({ ...Object(row), image: "javascript:alert(1)" }) })).rejects.toThrow(
			"image must be a web address",
		);
		await expect(readBackup(text.replace("A board", "The board"), NOW, { change })).rejects.toThrow("The checksum doesn't match");
	});

	test("reads a backup of the first schema, which has no redirects", async () => {
		const { warnings } = await readBackup(JSON.stringify({ ...(await whole()), schema: 1 }), NOW);
		expect(warnings).toEqual([]);
	});

	test("accepts a record without counts and checksum, with a warning", async () => {
		const { backup, warnings } = await readBackup(await changed({}), NOW);
		expect(backup).toEqual(await whole());
		expect(warnings).toEqual(["This backup has no checksum, so we can't tell whether it was changed."]);
	});

	test("reads a backup from before samples were marked as one without samples", async () => {
		const older = ({ is_sample: _mark, ...row }: Record<string, unknown>) => row;
		const { projects, blogs } = await whole();
		const { backup } = await readBackup(await changed({ projects: projects.map(older), blogs: blogs.map(older) }), NOW);
		expect([...backup.projects, ...backup.blogs].map(({ is_sample }) => is_sample)).toEqual([false, false, false]);
	});

	test("reads a backup from before pages had their own heads as one with the fallbacks", async () => {
		const older = ({ seo_title: _a, seo_description: _b, social_image: _c, hidden_from_search: _d, ...row }: Record<string, unknown>) =>
			row;
		const { projects, blogs } = await whole();
		const { backup } = await readBackup(await changed({ projects: projects.map(older), blogs: blogs.map(older) }), NOW);
		for (const row of [...backup.projects, ...backup.blogs])
			expect(row).toMatchObject({ seo_title: null, seo_description: null, social_image: null, hidden_from_search: false });
	});

	test("reads a backup from before redirects as one without them", async () => {
		expect((await readBackup(await changed({}), NOW)).backup).not.toHaveProperty("redirects");
	});

	test("keeps the redirects of a backup, and notices when they are removed or changed", async () => {
		const { projects, blogs } = await whole();
		const text = serializeBackup(await makeBackup({ projects, blogs, redirects: [redirect({ slug: "z" }), redirect()] }, NOW));
		const { backup } = await readBackup(text, NOW);
		expect(backup.counts).toEqual({ projects: 2, blogs: 1, redirects: 2 });
		expect(backup.redirects?.map(({ slug }) => slug)).toEqual(["old-name", "z"]);
		expect(serializeBackup(backup)).toBe(text);
		const damaged = "The checksum doesn't match, so the backup was changed or damaged.";
		const { redirects: _gone, ...rest } = backup;
		expect(await issuesOf(JSON.stringify(rest))).toEqual([damaged]);
		expect(await issuesOf(text.replace("old-name", "my-name"))).toEqual([damaged]);
	});

	test.each([
		["a list that isn't one", { redirects: {} }, "Redirects data is corrupted"],
		[
			"a wrong count",
			{ counts: { projects: 2, blogs: 1, redirects: 2 }, redirects: [] },
			"This backup should have 2 redirects, but it has 0.",
		],
		["no redirect", { redirects: [7] }, "Redirect 1: it isn't a row."],
		[
			"another site",
			{ redirects: [redirect({ slug: "https://evil.example" })] },
			"Redirect 1 “https://evil.example”: slug can have only lowercase letters, digits and single dashes.",
		],
		[
			"another site as the target",
			{ redirects: [{ ...redirect(), to: "https://evil.example" }] },
			"Redirect 1 “old-name”: a redirect has no “to”.",
		],
		[
			"a built-in path",
			{ redirects: [redirect({ slug: "/admin" })] },
			"Redirect 1 “/admin”: slug can have only lowercase letters, digits and single dashes.",
		],
		[
			"a path out of the folder",
			{ redirects: [redirect({ slug: "../contact" })] },
			"Redirect 1 “../contact”: slug can have only lowercase letters, digits and single dashes.",
		],
		["another folder", { redirects: [redirect({ kind: "admin" })] }, "Redirect 1 “old-name”: kind must be portfolios or blogs."],
		[
			"an address that is too long",
			{ redirects: [redirect({ slug: "x".repeat(121) })] },
			`Redirect 1 “${"x".repeat(60)}”: slug is longer than 120 characters.`,
		],
		[
			"a loop",
			{ redirects: [redirect({ slug: "post-1" })] },
			"Redirect 1 “post-1”: the post that it leads to has this slug, so it would lead to itself.",
		],
		[
			"a target that isn't there",
			{ redirects: [redirect({ row_id: post(9).id })] },
			"Redirect 1 “old-name”: the backup doesn't have the post that it leads to.",
		],
		[
			"a target of the other kind",
			{ redirects: [redirect({ row_id: project(1).id })] },
			"Redirect 1 “old-name”: the backup doesn't have the post that it leads to.",
		],
		["one address twice", { redirects: [redirect(), redirect()] }, "Redirect 2 “old-name”: another one has the same slug."],
		["no date", { redirects: [redirect({ created_at: "then" })] }, "Redirect 1 “old-name”: created at must be a date."],
	])("refuses redirects with %s", async (_what, change, reason) => {
		expect(await issuesOf(await changed(change))).toEqual([reason]);
	});

	test("accepts a redirect from the slug of another row, which visitors may not see yet", async () => {
		const redirects = [redirect({ slug: "post-2" })];
		expect(await issuesOf(serializeBackup(await backupOf({ projects: [], blogs: [post(1), post(2)], redirects })))).toEqual([]);
	});

	test("accepts a leading byte order mark", async () => {
		expect(await issuesOf(`\ufeff${serializeBackup(await whole())}`)).toEqual([]);
	});

	test.each([
		["another version", { version: "99.0" }, "This backup has version “99.0”, but this site reads version “1.0”."],
		["another schema", { schema: 3 }, "This backup has version “1.0”, rows “3”, but this site reads version “1.0”."],
		["no date", { timestamp: "yesterday" }, "This backup has no valid date."],
		["a date in the future", { timestamp: "2026-11-24T10:00:00Z" }, "This backup is dated in the future. Check the clock of this device."],
		["projects that aren't a list", { projects: { length: 1e9 } }, "Projects data is corrupted"],
		["posts that aren't a list", { blogs: null }, "Blogs data is corrupted"],
		["wrong counts", { counts: { projects: 3, blogs: 1 } }, "This backup should have 3 projects, but it has 2."],
		["an empty backup", { projects: [], blogs: [] }, "This backup has no projects or posts, so there is nothing to restore."],
		["a wrong checksum", { checksum: "0000" }, "The checksum doesn't match, so the backup was changed or damaged."],
		["a row that isn't an object", { projects: [7] }, "Project 1: it isn't a row."],
		["a script", { projects: [project(1, { link: "javascript:alert(1)" })] }, "Project 1 “Project 1”: link must be a web address."],
		["no title", { blogs: [post(1, { title: " \u200b" })] }, "Post 1: title is empty."],
		["no description", { projects: [project(1, { description: undefined })] }, "Project 1 “Project 1”: description is missing."],
		["no id", { blogs: [post(1, { id: "same" })] }, "Post 1 “Post 1”: id is malformed."],
		["two rows with the same id", { blogs: [post(1), post(1, { slug: "b" })] }, "Post 2 “Post 1”: another one has the same ID."],
		[
			"two rows with the same slug",
			{ blogs: [post(1), post(2, { slug: "post-1" })] },
			"Post 2 “Post 2”: another one has the same slug, “post-1”.",
		],
		["a NUL character", { blogs: [post(1, { excerpt: "a\0" })] }, "Post 1 “Post 1”: excerpt has characters that the database can't store."],
		[
			"half a surrogate pair",
			{ blogs: [post(1, { excerpt: "\ud800" })] },
			"Post 1 “Post 1”: excerpt has characters that the database can't store.",
		],
		["content that is too long", { blogs: [post(1, { content: "é".repeat(102_401) })] }, "Post 1 “Post 1”: content is longer than 200 kB."],
	])("refuses %s", async (_what, change, reason) => {
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
		expect(warnings).toEqual(expect.arrayContaining([expect.stringContaining("“extra”")]));
	});

	test("refuses a truncated backup", async () => {
		const text = serializeBackup(await whole()).trimEnd();
		await fc.assert(
			fc.asyncProperty(fc.integer({ min: 0, max: text.length - 1 }), async (end) => {
				expect(await issuesOf(text.slice(0, end))).not.toEqual([]);
			}),
		);
	});

	test("refuses any changed character, or reads the same content", async () => {
		const text = serializeBackup(await whole());
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

	test.each(entries)("refuses $id with a reason and pollutes no prototype", async ({ payload }) => {
		const issues = await issuesOf(String(payload));
		expect(issues.length).toBeGreaterThan(0);
		for (const issue of issues) expect(issue).toMatch(/^[A-Z].{9,}/);
		expect(Reflect.get({}, "polluted")).toBeUndefined();
	});
});

const maps = new Set(["metrics"]);

describe("dangerous members", () => {
	test.each(["__proto__", "constructor", "prototype"])("finds %s at any depth", (name) => {
		const at = (text: string) => findDanger(JSON.parse(text.replace("NAME", name)), maps);
		expect(at('{"NAME": {"polluted": 1}}')).toContain(name);
		expect(at('{"projects": [{"author": [{"NAME": 1}]}]}')).toContain(name);
		expect(at('{"projects": [{"metrics": {"deep": {"NAME": 1}}}]}')).toContain(name);
	});

	test("accepts them as labels of metrics", () => {
		expect(findDanger(JSON.parse('{"projects": [{"metrics": {"__proto__": "1", "constructor": "2"}}]}'), maps)).toBeNull();
	});

	test("refuses a hundred thousand nested lists without crashing", () => {
		const value: unknown = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
		expect(findDanger(value, maps)).toBe("This backup is nested too deeply.");
		expect(findDanger(JSON.parse(`${"[".repeat(60)}${"]".repeat(60)}`), maps)).toBeNull();
	});
});
