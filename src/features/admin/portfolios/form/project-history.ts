import { projectFields } from "@/data/portfolios/fields";
import type { PortfolioRow } from "@/data/portfolios/schema";
import { projectHistory } from "@/data/revisions/histories";
import { type EditorHistory, historyColumns } from "@/features/admin/editor/history/history-definition";
import { projectTypeWords, serviceWords } from "./service-options";

/** The kept versions of projects, and their columns in the words of the form. */
export const history: EditorHistory<PortfolioRow> = {
	rows: projectHistory,
	columns: historyColumns(projectFields, {
		service_id: { whole: serviceWords },
		project_type: { whole: projectTypeWords },
		extended_testimonial: { parts: { quote: "Quote", author: "Author", position: "Position", company: "Company" } },
	}),
};
