// @vitest-environment node
import type { PGlite } from "@electric-sql/pglite";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
	type Backup,
	type BackupRow,
	type Counts,
	contentHash,
	post,
	project,
	type Report,
	restoreAs,
} from "../support/database/backup-rows";
import { openMigratedPostgres, rolledBack } from "../support/database/bare-postgres";
import { SAMPLE_USERS } from "../support/database/sample-rows";
import type { EditableTable } from "../support/database/table-writes";

const RUNS = 150;
let database: PGlite;

beforeAll(async () => {
	database = await openMigratedPostgres();
	await database.exec(SAMPLE_USERS);
});

afterAll(() => database.close());

/** A row with so few possible ids, slugs and titles that collisions are frequent. */
interface Small {
	n: number;
	slug: string;
	title: string;
}

type Mode = "merge" | "replace" | "migrate";

const small: fc.Arbitrary<Small> = fc.record({
	n: fc.integer({ min: 1, max: 5 }),
	slug: fc.constantFrom("a", "b", "c", "d", "e", "f", "g", "h", "i"),
	title: fc.constantFrom("One", "Two"),
});

/** Rows that a table can contain; `wanted` can also contain a slug twice. */
const stored = fc.uniqueArray(small, { maxLength: 5, comparator: (one, other) => one.n === other.n || one.slug === other.slug });
const wanted = fc.uniqueArray(small, { maxLength: 5, selector: ({ n }) => n });

interface Ending {
	/** Sorted by number; null when a slug would occur twice, so nothing can be written. */
	rows: Small[] | null;
	counts: Counts;
	/** Numbers of the overwritten rows. */
	changed: number[];
}

const same = (one: Small, other: Small) => one.slug === other.slug && one.title === other.title;
const byNumber = (rows: Small[]) => rows.toSorted((one, other) => one.n - other.n);

/** A simple model of a restore. */
function ending(there: Small[], asked: Small[], mode: Mode): Ending {
	const before = (row: Small) => there.find(({ n }) => n === row.n);
	const taken = (row: Small) => mode === "migrate" && there.some(({ slug }) => slug === row.slug);
	const added = asked.filter((row) => !before(row) && !taken(row));
	const changed = asked.filter((row) => {
		const old = before(row);
		return mode !== "migrate" && old && !same(old, row);
	});
	const removed = mode === "replace" ? there.filter((row) => !asked.some(({ n }) => n === row.n)) : [];
	const written = new Set([...changed, ...removed].map(({ n }) => n));
	const rows = byNumber([...there.filter(({ n }) => !written.has(n)), ...changed, ...added]);
	const counts = {
		added: added.length,
		changed: changed.length,
		removed: removed.length,
		unchanged: asked.length - added.length - changed.length,
	};
	const isPossible = new Set(rows.map(({ slug }) => slug)).size === rows.length;
	return { rows: isPossible ? rows : null, counts, changed: changed.map(({ n }) => n) };
}

const rowOf =
	(kind: keyof Backup) =>
	({ n, slug, title }: Small): BackupRow =>
		kind === "projects" ? project(n, { slug, title }) : post(n, { slug, title });
const backupOf = (projects: Small[], blogs: Small[]): Backup => ({
	projects: projects.map(rowOf("projects")),
	blogs: blogs.map(rowOf("blogs")),
});

/** A table's rows in the model's form, with versions. */
async function held(table: EditableTable): Promise<{ rows: (Small & { version: number })[]; untouched: boolean }> {
	const { rows } = await database.query<{ id: string; slug: string; title: string; version: number; dated: boolean }>(
		`select id, slug, title, version, updated_at = '2020-05-06T07:08:09.000001Z' as dated from public.${table} order by id`,
	);
	return {
		rows: rows.map(({ id, slug, title, version }) => ({ n: Number(id.slice(-12)), slug, title, version })),
		untouched: rows.every(({ dated }) => dated),
	};
}

function withVersions({ rows, changed }: Ending) {
	return (rows ?? []).map((row) => ({ ...row, version: changed.includes(row.n) ? 2 : 1 }));
}

async function tried(backup: Backup, mode: Mode): Promise<Report | string> {
	try {
		return await restoreAs(database, "admin", backup, mode);
	} catch (error) {
		return error instanceof Error && "code" in error ? String(error.code) : String(error);
	}
}

it("a restore matches the model's rows, counts and versions, or writes nothing", async () => {
	const seen = { written: 0, refused: 0 };
	const anyMode = fc.constantFrom<Mode>("merge", "replace", "migrate");
	await fc.assert(
		fc.asyncProperty(anyMode, stored, stored, wanted, wanted, async (mode, projects, blogs, askedProjects, askedPosts) => {
			// A migration starts without projects; other tests cover its refusal.
			const there = mode === "migrate" ? [] : projects;
			const [first, second] = [ending(there, askedProjects, mode), ending(blogs, askedPosts, mode)];
			await rolledBack(database, async () => {
				await restoreAs(database, "admin", backupOf(there, blogs), "replace");
				const before = await contentHash(database);
				const report = await tried(backupOf(askedProjects, askedPosts), mode);
				if (first.rows === null || second.rows === null) {
					seen.refused++;
					expect(report).toBe("23505");
					expect(await contentHash(database)).toBe(before);
					return;
				}
				seen.written++;
				expect(report).toMatchObject({ projects: first.counts, blogs: second.counts });
				expect(await held("portfolios")).toEqual({ rows: withVersions(first), untouched: true });
				expect(await held("blogs")).toEqual({ rows: withVersions(second), untouched: true });
			});
		}),
		{ numRuns: RUNS, seed: 468 },
	);
	console.info(`restores against the model: ${seen.written} written, ${seen.refused} refused`);
	expect(Math.min(seen.written, seen.refused)).toBeGreaterThan(RUNS / 10);
});
