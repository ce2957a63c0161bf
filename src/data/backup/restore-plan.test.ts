import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { post, project } from "../../../tests/support/data/backup-fixture";
import type { Rows } from "./columns";
import { countChanges, listObstacles, planRestore } from "./restore-plan";

const rows = (projects: Rows["projects"], blogs: Rows["blogs"] = []): Rows => ({ projects, blogs });

describe("planRestore", () => {
	const stored = rows([project(1), project(2), project(3)], [post(1)]);
	const wanted = rows([project(1), project(2, { title: "Second", metrics: { a: "1" } }), project(4)], [post(1)]);

	test("lists added, changed and unchanged rows, and removes nothing when merging", () => {
		expect(planRestore(stored, wanted, "merge")).toEqual({
			projects: {
				added: [{ id: project(4).id, title: "Project 4", columns: [] }],
				changed: [{ id: project(2).id, title: "Second", columns: ["title", "metrics"] }],
				removed: [],
				unchanged: 1,
				blocked: [],
			},
			blogs: { added: [], changed: [], removed: [], unchanged: 1, blocked: [] },
		});
	});

	test("removes rows missing from the backup when replacing", () => {
		const plan = planRestore(stored, wanted, "replace");
		expect(plan.projects.removed).toEqual([{ id: project(3).id, title: "Project 3", columns: [] }]);
		expect(countChanges(plan)).toBe(3);
	});

	test("ignores the order of object members", () => {
		const one = rows([project(1, { metrics: { a: 1, b: 2 } })]);
		expect(countChanges(planRestore(one, rows([project(1, { metrics: { b: 2, a: 1 } })]), "replace"))).toBe(0);
	});

	test("blocks a restore when a remaining row uses the slug", () => {
		const clash = rows([project(9, { slug: "project-3" })]);
		expect(listObstacles(planRestore(stored, clash, "merge"))).toEqual([
			"“Project 9” can't be added because “Project 3” already uses its slug, “project-3”.",
		]);
		expect(listObstacles(planRestore(stored, clash, "replace"))).toEqual([]);
		const swapped = rows([project(1, { slug: "project-2" }), project(2, { slug: "project-1" })]);
		expect(listObstacles(planRestore(stored, swapped, "merge"))).toEqual([]);
	});

	test("counts the redirects of a backup that has them, and leaves the address of a remaining row alone", () => {
		const redirect = (slug: string, number: number) => ({
			kind: "blogs" as const,
			slug,
			row_id: post(number).id,
			created_at: "2026-01-01T00:00:00Z",
		});
		const there = { ...rows([], [post(1), post(2)]), redirects: [redirect("a", 1), redirect("b", 1)] };
		const asked = { ...rows([], [post(1)]), redirects: [redirect("b", 1), redirect("c", 1), redirect("post-2", 1)] };
		const added = { id: "/blog/c", title: "/blog/c", columns: [] };
		expect(planRestore(there, asked, "merge").redirects).toEqual({ added: [added], changed: [], removed: [], unchanged: 2, blocked: [] });
		const replaced = planRestore(there, asked, "replace");
		expect(replaced.redirects?.removed).toEqual([{ id: "/blog/a", title: "/blog/a", columns: [] }]);
		expect(countChanges(replaced)).toBe(4);
		expect(planRestore(there, rows([], [post(1)]), "replace").redirects).toBeUndefined();
	});

	test("plans every row once and nothing for restored ones", () => {
		const some = fc.uniqueArray(fc.record({ number: fc.nat(12), title: fc.constantFrom("A", "B") }), { selector: ({ number }) => number });
		const asRows = (list: { number: number; title: string }[]) => rows(list.map(({ number, title }) => project(number, { title })));
		fc.assert(
			fc.property(some, some, (one, other) => {
				const [there, asked] = [asRows(one), asRows(other)];
				const { projects } = planRestore(there, asked, "replace");
				expect(projects.added.length + projects.changed.length + projects.unchanged).toBe(other.length);
				expect(projects.removed.length + projects.changed.length + projects.unchanged).toBe(one.length);
				expect(countChanges(planRestore(asked, asked, "replace"))).toBe(0);
			}),
		);
	});
});
