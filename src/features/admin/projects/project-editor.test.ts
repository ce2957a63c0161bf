import { describe, expect, test } from "vitest";
import { projectFields } from "@/data/projects/fields";
import { orderColumns } from "@/features/admin/editor/history/history-definition";
import { projectEditor } from "./project-editor";
import { absorbPending, toProjectForm } from "./project-form-values";

/** Columns that a restore leaves unchanged. */
const unrestored = "id status published_at created_at updated_at version".split(" ");

describe("the history of projects", () => {
	test("compares every column that a restore writes, under the label of its field", async () => {
		const history = await projectEditor.history();
		const columns = Object.keys(projectFields).filter((column) => !unrestored.includes(column));
		expect(history.columns.map(({ column }) => column).sort()).toEqual(columns.sort());
		const labels = projectEditor.sections.flatMap(({ fields }) => Object.values(fields));
		const named = orderColumns(history.columns, projectEditor.sections).map(({ label }) => label);
		expect(named).toEqual([...labels, "Card metrics", "Plain testimonial"]);
	});

	test("shows services and project types with their labels", async () => {
		const history = await projectEditor.history();
		const say = (column: string, value: unknown) => history.columns.find((one) => one.column === column)?.whole?.(value);
		expect([say("service_id", "saas"), say("service_id", "game-development"), say("service_id", null)]).toEqual([
			"SAAS Solutions",
			"Game Development (current: game-development)",
			"",
		]);
		expect([say("project_type", "arvr"), say("project_type", null)]).toEqual(["AR/VR", ""]);
	});
});

describe("a picture that was typed and not added", () => {
	const typed = (alt: string, knownAlt = "") => {
		const form = toProjectForm();
		const picture = { url: " /a.webp", alt };
		return { ...form, gallery: [{ url: "/a.webp", alt: knownAlt }], pending: { ...form.pending, picture } };
	};

	test("stays in its boxes when the gallery has its URL with another text", () => {
		const form = typed("The booking screen");
		const unfinished = [{ text: "the picture is already in the gallery", box: "pending.picture.url" }];
		expect(absorbPending(form)).toEqual({ form, unfinished });
	});

	test.each([
		["no text", typed("", "A desk")],
		["the same text", typed("A desk ", "A desk")],
	])("is dropped with %s", (_text, form) => {
		const after = absorbPending(form);
		expect([after.form.gallery, after.form.pending, after.unfinished]).toEqual([form.gallery, toProjectForm().pending, []]);
	});
});
