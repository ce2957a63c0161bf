import { slugOf } from "@/shared/lib/slug";
import { adminRows, type SavedRow, type SaveOutcome } from "../admin-rows/admin-rows";
import { selectOf } from "../fields";
import { projectFields } from "./fields";
import { toRow, type WritableRow } from "./input-mapper";
import type { ProjectInput } from "./input-schema";
import { PORTFOLIO_CHANGED_KEY } from "./queries";
import { readRows } from "./repository";
import type { PortfolioRow } from "./schema";

export type SavedProject = SavedRow<PortfolioRow>;

/** The administrator's projects. */
export const projectRows = adminRows<PortfolioRow, WritableRow>({
	table: "portfolios",
	listColumns: selectOf(projectFields, "list"),
	readRows,
	changedKey: PORTFOLIO_CHANGED_KEY,
});

/** One project for editing, or null when there is none; @throws DataTimeout, RequestFailed. */
export const readProject = projectRows.read;

/**
 * Creates a project. A slug that was made from the title gives way to one that is free; one that was typed does not.
 *
 * @throws RequestFailed, RowGone.
 */
export function createProject(id: string, input: ProjectInput): Promise<SavedProject> {
	return projectRows.create(id, toRow(input, null, new Date()), input.slug === "" ? `${slugOf(input.title)}-${id.slice(0, 6)}` : undefined);
}

/**
 * Saves over the version that was read.
 *
 * @param publishedAt of the row as it was read: what is public keeps the date of its first publication.
 * @throws RowGone, RequestFailed.
 */
export function updateProject(
	id: string,
	version: number,
	input: ProjectInput,
	publishedAt: string | null,
): Promise<SaveOutcome<PortfolioRow>> {
	return projectRows.update(id, version, toRow(input, publishedAt, new Date()));
}
