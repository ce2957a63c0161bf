import { describe, expect, test } from "vitest";
import { labeledSections } from "./admin-rows/form-fields";
import { type Fields, inputName, listColumns, shown } from "./fields";
import { postFields, postSections } from "./posts/fields";
import { projectFields, projectSections } from "./projects/fields";
import { plainReaders } from "./row-kinds";

describe.each([
	["projects", projectFields, projectSections],
	["posts", postFields, postSections],
] satisfies [string, Fields, unknown][])("the fields of %s", (_name, fields, sections) => {
	const all = Object.entries<Fields[string]>(fields);

	test("are all in one section of the form, when the form edits them", () => {
		const edited = all.filter(([, field]) => inputName(field) !== null).map(([column]) => column);
		expect(sections.flatMap<string>(({ columns }) => columns).sort()).toEqual(edited.sort());
	});

	test("have a label when the form edits them", () => {
		expect(all.filter(([, field]) => inputName(field) !== null && !field.label)).toEqual([]);
	});

	test("have a limit when they are text or a list", () => {
		const limited = all.filter(([, { kind }]) => ["slug", "text", "requiredText", "list"].includes(kind));
		expect(limited.length).toBeGreaterThan(3);
		for (const [column, { kind, limit = 0, most = 0 }] of limited)
			expect([column, limit > 0, kind !== "list" || most > 0]).toEqual([column, true, true]);
	});

	test("have one name each in the code and in the form", () => {
		for (const names of [all.map(([, { member }]) => member), all.map(([, field]) => inputName(field))]) {
			const given = names.filter((name) => typeof name === "string");
			expect(new Set(given).size).toBe(given.length);
		}
	});

	test("are read by pages when cards read them", () => {
		const page = listColumns(fields, "page").split(",");
		expect(page).toEqual(expect.arrayContaining(listColumns(fields, "card").split(",")));
		expect(page.length).toBeGreaterThan(listColumns(fields, "card").split(",").length);
	});

	test("are never read by visitors when they decide who sees a row", () => {
		for (const hidden of ["status", "listed", "version"]) expect(listColumns(fields, "page").split(",")).not.toContain(hidden);
		expect(listColumns(fields, "list").split(",")).toEqual(expect.arrayContaining(["status", "listed", "version"]));
	});
});

describe("shown", () => {
	const fields = {
		team_size: { kind: "text", member: "teamSize", read: "card", fallback: "3 developers", legacy: ["team"] },
		link: { kind: "address", member: "liveUrl", read: "page" },
		status: { kind: "text", read: "card" },
		note: { kind: "text", member: "note", read: "admin" },
	} as const satisfies Fields;
	const page = (row: object) => shown(fields, row, "page", plainReaders);

	test("uses the names of the code and leaves out columns that visitors don't read", () => {
		expect(page({ team_size: " 5 people ", link: "/app", status: "draft", note: "secret" })).toEqual({
			teamSize: "5 people",
			liveUrl: "/app",
		});
		expect(shown(fields, { team_size: "5 people", link: "/app" }, "card", plainReaders)).toEqual({ teamSize: "5 people" });
	});

	test("takes an older spelling, otherwise the fallback, otherwise null, when the column has no readable value", () => {
		expect(page({ team_size: " ", team: "6" })).toEqual({ teamSize: "6", liveUrl: null });
		expect(page({ team_size: 7, link: "javascript:alert(1)" })).toEqual({ teamSize: "3 developers", liveUrl: null });
	});
});

test("gives each form section the labels of its fields under their form names", () => {
	const section = labeledSections(projectFields, projectSections).find(({ title }) => title === "Testimonial");
	expect(section).toEqual({ title: "Testimonial", fields: { testimonial: "Testimonial" } });
});
