import { adminRows, formStore } from "../admin-rows/admin-rows";
import { listColumns } from "../fields";
import { projectFields } from "./fields";
import { toProjectRow, type WritableProject } from "./input-mapper";
import { PROJECTS_CHANGED_KEY } from "./queries";
import { readProjectRows } from "./repository";
import type { ProjectRow } from "./schema";

export const projectRows = adminRows<ProjectRow, WritableProject>({
	table: "portfolios",
	listColumns: listColumns(projectFields, "list"),
	readRows: readProjectRows,
	changedKey: PROJECTS_CHANGED_KEY,
});

/** Whole projects for the form; only a slug made from the title can change. Throws DataTimeout, RequestFailed, RowGone. */
export const projectStore = formStore(projectRows, toProjectRow);
