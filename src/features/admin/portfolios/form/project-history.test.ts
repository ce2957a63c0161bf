import { expect, test } from "vitest";
import { portfolioRowSchema } from "@/data/portfolios/schema";
import { inOrder } from "@/features/admin/editor/history/history-definition";
import { projectEditor } from "./project-editor";
import { history } from "./project-history";

/** What a restored version leaves as it is, and spellings that the database has no longer. */
const others = "id status published_at created_at updated_at version project_industry project_timeline team".split(" ");

test("every column that restoring writes is compared, each under the field that edits it", () => {
	const columns = Object.keys(portfolioRowSchema.shape).filter((column) => !others.includes(column));
	expect(history.columns.map(({ column }) => column).sort()).toEqual(columns.sort());
	const labels = projectEditor.sections.flatMap(({ fields }) => Object.values(fields));
	const named = inOrder(history.columns, projectEditor.sections).map(({ label }) => label);
	expect(named).toEqual([...labels, "Metrics of the card", "Plain testimonial"]);
});

test("a service and a kind of project are said as the form says them", () => {
	const say = (column: string, value: unknown) => history.columns.find((one) => one.column === column)?.whole?.(value);
	expect([say("service_id", "saas"), say("service_id", "game-development"), say("service_id", null)]).toEqual([
		"SAAS Solutions",
		"Game Development (current: game-development)",
		"",
	]);
	expect([say("project_type", "arvr"), say("project_type", null)]).toEqual(["AR/VR", ""]);
});
