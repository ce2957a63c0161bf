import { describe, expect, test } from "vitest";
import { projectFields } from "@/data/projects/fields";
import { orderColumns } from "@/features/admin/editor/history/history-definition";
import { projectEditor } from "./project-editor";

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
