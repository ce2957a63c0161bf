import { adminRows, alternativeSlug, type SavedRow, type SaveOutcome } from "../admin-rows/admin-rows";
import { selectOf } from "../fields";
import { projectFields } from "./fields";
import { toRow, type WritableRow } from "./input-mapper";
import type { ProjectInput } from "./input-schema";
import { PROJECTS_CHANGED_KEY } from "./queries";
import { readRows } from "./repository";
import type { PortfolioRow } from "./schema";

export type SavedProject = SavedRow<PortfolioRow>;

export const projectRows = adminRows<PortfolioRow, WritableRow>({
	table: "portfolios",
	listColumns: selectOf(projectFields, "list"),
	readRows,
	changedKey: PROJECTS_CHANGED_KEY,
});

export const readProject = projectRows.read;

/** Creates a project; only a slug made from the title can change. Throws RequestFailed, RowGone. */
export function createProject(id: string, input: ProjectInput): Promise<SavedProject> {
	return projectRows.create(id, toRow(input, null, new Date()), alternativeSlug(input, id));
}

/** Saves over the version that was read. Throws RowGone, RequestFailed. */
export function updateProject(
	id: string,
	version: number,
	input: ProjectInput,
	publishedAt: string | null,
): Promise<SaveOutcome<PortfolioRow>> {
	return projectRows.update(id, version, toRow(input, publishedAt, new Date()), alternativeSlug(input, id));
}
