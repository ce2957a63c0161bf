import { publicRows, rowsOf } from "../public-rows";
import { toProject, toProjectSummary } from "./row-mapper";
import { type ProjectRow, projectRowSchema } from "./schema";
import { storedProjectFields } from "./stored-fields";

/** The projects of an answer. Throws RequestFailed when it isn't a list. */
export const readProjectRows = (data: unknown): ProjectRow[] => rowsOf(data, "portfolios", projectRowSchema);

export const { list: getProjects, find: getProject } = publicRows({
	table: "portfolios",
	fields: storedProjectFields,
	newest: "created_at",
	readRows: readProjectRows,
	toCard: toProjectSummary,
	toPage: toProject,
});
