import { adminRows, alternativeSlug, type SavedRow, type SaveOutcome } from "../admin-rows/admin-rows";
import { listColumns } from "../fields";
import { projectFields } from "./fields";
import { toProjectRow, type WritableProject } from "./input-mapper";
import type { ProjectInput } from "./input-schema";
import { PROJECTS_CHANGED_KEY } from "./queries";
import { readProjectRows } from "./repository";
import type { ProjectRow } from "./schema";

export type SavedProject = SavedRow<ProjectRow>;

export const projectRows = adminRows<ProjectRow, WritableProject>({
	table: "portfolios",
	listColumns: listColumns(projectFields, "list"),
	readRows: readProjectRows,
	changedKey: PROJECTS_CHANGED_KEY,
});

/** One project with everything the form edits; null when it doesn't exist. Throws DataTimeout, RequestFailed. */
export const readProject = projectRows.read;

/** Creates a project; only a slug made from the title can change. Throws RequestFailed, RowGone. */
export function createProject(id: string, input: ProjectInput): Promise<SavedProject> {
	return projectRows.create(id, toProjectRow(input, null, new Date()), alternativeSlug(input, id));
}

/** Saves over the version that was read. Throws RowGone, RequestFailed. */
export function updateProject(
	id: string,
	version: number,
	input: ProjectInput,
	publishedAt: string | null,
): Promise<SaveOutcome<ProjectRow>> {
	return projectRows.update(id, version, toProjectRow(input, publishedAt, new Date()), alternativeSlug(input, id));
}
