// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import { describe, expect, it } from "vitest";
import { type Backup, type BackupRow, contentHash, post, project, restoreAs, rowId, stateOf } from "../support/database/backup-rows";
import { withMigratedPostgres } from "../support/database/bare-postgres";
import { type Person, rowsAs, writeAs } from "../support/database/people";
import { SAMPLE_ROWS, SAMPLE_USERS } from "../support/database/sample-rows";

let database: PGlite;

withMigratedPostgres(SAMPLE_USERS, (opened) => {
	database = opened;
});

const restore = (backup: unknown, mode: string | null = "replace", expected: string | null = null, person: Person = "admin") =>
	restoreAs(database, person, backup, mode, expected);

/** The rows before a restore that changes, removes and keeps some of them. */
const THERE: Backup = {
	projects: [project(1), project(2, { title: "Older" }), project(90)],
	blogs: [post(1), post(2, { title: "Older" }), post(90)],
};

/** Five valid rows of each table, of which the first two already exist. */
function good(): Backup {
	const numbers = [1, 2, 3, 4, 5];
	return { projects: numbers.map((n) => project(n)), blogs: numbers.map((n) => post(n)) };
}

/** Runs the work, expects every row and the history unchanged, and returns the error code. */
async function refusedWith(work: () => Promise<unknown>): Promise<string> {
	const before = await contentHash(database);
	const code = await work().then(
		() => "accepted",
		(error: unknown) => (error instanceof Error && "code" in error ? String(error.code) : String(error)),
	);
	expect(await contentHash(database)).toBe(before);
	return code;
}

const BAD_VALUES: [string, BackupRow, string][] = [
	["no title", { title: null }, "23502"],
	["a blank title", { title: "\u200b " }, "23514"],
	["an address part with a space", { slug: "not a slug" }, "23514"],
	["a picture that is a script", { image: "javascript:alert(1)" }, "23514"],
	["an unknown status", { status: "archived" }, "23514"],
	["a date that is none", { created_at: "yesterday-ish" }, "22007"],
	["a date that does not exist", { updated_at: "2026-02-30T00:00:00Z" }, "22008"],
	["an id that is none", { id: "../1" }, "22P02"],
	["no id", { id: null }, "22023"],
	["the address of another row", { slug: "taken" }, "23505"],
];
const BAD_PROJECTS: typeof BAD_VALUES = [
	["a link that is a script", { link: "javascript:alert(1)" }, "23514"],
	["a service of no known form", { service_id: "Web Development" }, "23514"],
	["a gallery that is no list", { gallery: {} }, "23514"],
	["a column that is missing", { metrics: undefined }, "23502"],
];
const BAD_POSTS: typeof BAD_VALUES = [
	["an author without a name", { author: {} }, "23514"],
	["a reading time of a fraction", { reading_time: "1.5" }, "22P02"],
	["a listing that is neither", { listed: null }, "23502"],
];

const CASES = [
	...[...BAD_VALUES, ...BAD_PROJECTS].map((entry) => ["projects", ...entry] as const),
	...[...BAD_VALUES, ...BAD_POSTS].map((entry) => ["blogs", ...entry] as const),
];

/** A backup with these values at one position, and with another row that uses their slug. */
function spoiled(kind: keyof Backup, at: number, values: BackupRow): Backup {
	const backup = good();
	backup[kind] = backup[kind].map((row, index) => {
		if (index === at) return { ...row, ...values };
		return index === (at + 1) % 5 && values.slug === "taken" ? { ...row, slug: "taken" } : row;
	});
	return backup;
}

describe("one invalid row", () => {
	it.each(CASES)("in %s, %s: writes nothing at any position and in any mode", async (kind, _name, values, code) => {
		await restore(THERE);
		for (const mode of ["merge", "replace"])
			for (const at of [0, 2, 4])
				expect([mode, at, await refusedWith(() => restore(spoiled(kind, at, values), mode))]).toEqual([mode, at, code]);
	});

	it.each(["projects", "blogs"] as const)("in %s, writes nothing when two rows have the same id, stored or not", async (kind) => {
		await restore(THERE);
		for (const mode of ["merge", "replace", "migrate"]) {
			if (mode === "migrate") await database.exec("delete from public.portfolios");
			for (const [at, n] of [
				[1, 1],
				[4, 1],
				[4, 4],
			] as const)
				expect([mode, at, n, await refusedWith(() => restore(spoiled(kind, at, { id: rowId(n).toUpperCase() }), mode))]).toEqual([
					mode,
					at,
					n,
					"22023",
				]);
		}
	});

	it.each(["\\u0000", "\\ud800"])("writes nothing when a text contains %s, which Postgres can't store", async (spelled) => {
		await restore(THERE);
		for (const kind of ["projects", "blogs"] as const) {
			const text = JSON.stringify(spoiled(kind, 4, { title: "ESCAPE" })).replace("ESCAPE", `a${spelled}b`);
			expect(await refusedWith(() => restore(text))).toMatch(/^(22P05|22P02)$/);
		}
	});

	it("control: writes the same rows without the invalid one", async () => {
		await restore(THERE);
		expect(await restore(good())).toMatchObject({ projects: { added: 3, changed: 1, removed: 1, unchanged: 1 } });
	});

	it.each(["projects", "blogs"] as const)("in %s, refuses a merge but not a replace when an existing row uses the slug", async (kind) => {
		await restore(THERE);
		const word = kind === "projects" ? "project" : "post";
		const backup = spoiled(kind, 3, { slug: `${word}-90` });
		expect(await refusedWith(() => restore(backup, "merge"))).toBe("23505");
		expect(await restore(backup, "replace")).toMatchObject({ [kind]: { added: 3, removed: 1 } });
	});
});

describe("a restore is refused before it begins for", () => {
	it("an outdated state", async () => {
		await restore(THERE);
		const seen = await stateOf(database);
		await writeAs(database, "admin", "update public.blogs set title = 'Meanwhile' where slug = 'post-1'");
		for (const expected of [seen, "", "no state"])
			for (const mode of ["merge", "replace", "migrate"]) expect(await refusedWith(() => restore(good(), mode, expected))).toBe("PT409");
		expect(await restore(good(), "merge", await stateOf(database))).toMatchObject({ projects: { added: 3 } });
	});

	it.each([
		["an insert", "insert into public.blogs (slug, title, content, author) values ('n', 'T', 'C', '{\"name\": \"N\"}')"],
		["an update that says the same again", "update public.portfolios set title = title where slug = 'project-1'"],
		["a deletion", "delete from public.portfolios where slug = 'project-1'"],
		["a deletion that was undone", "with gone as (delete from public.blogs where slug = 'post-1') select 1"],
	])("an outdated state after %s", async (_name, sql) => {
		await restore(THERE);
		const seen = await stateOf(database);
		await writeAs(database, "admin", sql);
		expect(await stateOf(database)).not.toBe(seen);
		if (sql.startsWith("with gone")) await restore(THERE, "merge");
		expect(await stateOf(database)).not.toBe(seen);
	});

	it.each(["", "MERGE", "append", "replace ", null])("the mode %j", async (mode) => {
		await restore(THERE);
		expect(await refusedWith(() => restore(good(), mode))).toBe("22023");
	});

	it.each([
		null,
		[],
		{},
		7,
		"text",
		{ projects: [] },
		{ blogs: [] },
		{ projects: {}, blogs: [] },
		{ projects: [], blogs: "[]" },
		{ projects: [], blogs: null },
	])("the shape %j", async (backup) => {
		await restore(THERE);
		expect(await refusedWith(() => restore(JSON.stringify(backup)))).toBe("22023");
	});

	it.each(["[1]", '["text"]', "[null]", "[[]]", "[[{}]]", "[{}]"])("the rows %s", async (rows) => {
		await restore(THERE);
		expect(await refusedWith(() => restore(`{"projects": ${rows}, "blogs": []}`))).toMatch(/^22/);
		expect(await refusedWith(() => restore(`{"projects": [], "blogs": ${rows}}`))).toMatch(/^22/);
	});

	it.each(["anon", "stranger", "pretender"] as const)("a user who isn't the administrator: %s, in every mode", async (person) => {
		await restore(THERE);
		const seen = await stateOf(database);
		for (const mode of ["merge", "replace", "migrate", "nonsense"])
			for (const backup of [good(), { projects: [], blogs: [] }, {}])
				for (const expected of [null, seen]) expect(await refusedWith(() => restore(backup, mode, expected, person))).toBe("42501");
	});

	it("an administrator removed from the list", async () => {
		await restore(THERE);
		await database.exec("delete from private.admins");
		expect(await refusedWith(() => restore(good()))).toBe("42501");
	});
});

describe("the state for a restore", () => {
	it("covers only what a stranger can read", async () => {
		await database.exec(SAMPLE_ROWS);
		const told = async (person: Person) => {
			const [row] = await rowsAs<{ told: { projects: number; blogs: number; state: string } }>(
				database,
				person,
				"select public.content_state() as told",
			);
			return row?.told;
		};
		const [admin, stranger] = [await told("admin"), await told("stranger")];
		expect(admin).toMatchObject({ projects: 7, blogs: 6 });
		expect(stranger).toMatchObject({ projects: 1, blogs: 1 });
		await database.exec(
			"update public.portfolios set title = 'Edited' where slug = 'draft'; delete from public.blogs where slug = 'scheduled'",
		);
		expect(await told("stranger")).toEqual(stranger);
		expect((await told("admin"))?.state).not.toBe(admin?.state);
	});
});
