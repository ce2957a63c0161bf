import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import type { PortfolioRow } from "@/data/portfolios/schema";
import { EntryActions } from "@/features/admin/list/entry-actions";
import { projectColumns, projectTitle } from "@/features/admin/list/project-columns";
import { useEntryActions } from "@/features/admin/list/use-entry-actions";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { portfolioActions } from "./portfolio-actions";

/** Technologies of a row before "+N more". */
const TECHNOLOGIES = 3;

const facts: TableColumn<PortfolioRow>[] = [
	projectColumns.title,
	projectColumns.client,
	projectColumns.service,
	{ id: "technologies", name: "Technologies", className: "@min-[54rem]:max-w-56", cell: technologiesOf },
	projectColumns.status,
	projectColumns.updated,
];

/** The columns of the list of projects, and the row that something is being done to. */
export function usePortfolioColumns() {
	const actions = useEntryActions(portfolioActions);
	const columns: TableColumn<PortfolioRow>[] = [
		...facts,
		{
			id: "actions",
			name: "Actions",
			isUnnamed: true,
			cell: (row) => (
				<EntryActions
					row={row}
					title={projectTitle(row)}
					publicHref={paths.caseStudy(row.id)}
					previewHref={adminPaths.previewPortfolio(row.id)}
					editHref={adminPaths.editPortfolio(row.id)}
					actions={actions}
				/>
			),
		},
	];
	return { columns, busyId: actions.busyId };
}

function technologiesOf(row: PortfolioRow): string {
	const technologies = (row.technologies ?? []).filter((item) => typeof item === "string");
	const rest = technologies.length - TECHNOLOGIES;
	return `${technologies.slice(0, TECHNOLOGIES).join(", ")}${rest > 0 ? ` +${rest} more` : ""}`;
}
