import { publicRows, toRows } from "../public-rows";
import { toProject, toProjectSummary } from "./row-mapper";
import { type ProjectRow, projectRowSchema } from "./schema";
import { storedProjectFields } from "./stored-fields";

/** The projects of an answer. Throws RequestFailed when it isn't a list. */
export const readProjectRows = (data: unknown): ProjectRow[] => toRows(data, "portfolios", projectRowSchema);

/** The public projects, newest first, and one by its id or a slug that it has or had. Throw DataTimeout after 5 s; RequestFailed. */
export const { list: getProjects, find: getProject } = publicRows({
	table: "portfolios",
	fields: storedProjectFields,
	newest: "created_at",
	readRows: readProjectRows,
	toCard: toProjectSummary,
	toPage: toProject,
});
