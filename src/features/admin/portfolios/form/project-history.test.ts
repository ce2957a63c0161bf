import { expect, test } from "vitest";
import { projectFields } from "@/data/portfolios/fields";
import { inOrder } from "@/features/admin/editor/history/history-definition";
import { projectEditor } from "./project-editor";
import { history } from "./project-history";

/** What a restored version leaves as it is. */
const others = "id status published_at created_at updated_at version".split(" ");

test("compares every column that a restore writes, under the label of its field", () => {
	const columns = Object.keys(projectFields).filter((column) => !others.includes(column));
	expect(history.columns.map(({ column }) => column).sort()).toEqual(columns.sort());
	const labels = projectEditor.sections.flatMap(({ fields }) => Object.values(fields));
	const named = inOrder(history.columns, projectEditor.sections).map(({ label }) => label);
	expect(named).toEqual([...labels, "Metrics of the card", "Plain testimonial"]);
});

test("shows a service and a project type in the words of the form", () => {
	const say = (column: string, value: unknown) => history.columns.find((one) => one.column === column)?.whole?.(value);
	expect([say("service_id", "saas"), say("service_id", "game-development"), say("service_id", null)]).toEqual([
		"SAAS Solutions",
		"Game Development (current: game-development)",
		"",
	]);
	expect([say("project_type", "arvr"), say("project_type", null)]).toEqual(["AR/VR", ""]);
});
