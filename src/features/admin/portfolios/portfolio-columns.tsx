import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { describeGroup, portfolioGroups } from "@/content/services/index";
import { projectRows } from "@/data/portfolios/admin-repository";
import type { PortfolioRow } from "@/data/portfolios/schema";
import type { DeletedWords } from "@/features/admin/list/deleted-button";
import type { ListFilter } from "@/features/admin/list/list-definition";
import { EntryActions } from "@/features/admin/list/row-actions";
import { type Duplication, type Publishing, type Removal, useEntryActions } from "@/features/admin/list/use-row-actions";
import { RelativeTime } from "@/features/admin/ui/format";
import { StateBadge } from "@/features/admin/ui/state-badge";
import type { TableColumn } from "@/shared/ui/data-table-columns";

export const projectColumns = {
	title: {
		id: "title",
		name: "Title",
		sorts: "up",
		isTitle: true,
		cell: (row) => (
			<Link to={adminPaths.editPortfolio(row.id)} className="no-underline hover:underline">
				{projectTitle(row)}
			</Link>
		),
	},
	client: { id: "client", name: "Client", sorts: "up", cell: (row) => row.client },
	service: { id: "service_id", name: "Service", sorts: "up", cell: (row) => serviceLabel(row.service_id ?? "") },
	status: { id: "status", name: "Status", sorts: "up", narrow: "corner", cell: (row) => <StateBadge row={row} /> },
	updated: { id: "updated_at", name: "Updated", sorts: "down", cell: (row) => <RelativeTime at={row.updated_at} /> },
} satisfies Record<string, TableColumn<PortfolioRow>>;

export const serviceFilter: ListFilter = {
	kind: "select",
	name: "service",
	label: "Service",
	all: "All services",
	options: portfolioGroups.map(({ id, adminLabel }) => ({ value: id, label: adminLabel })),
};

export const projectTitle = (row: PortfolioRow): string => row.title ?? "Untitled Project";

/** The admin label of a service, or its public title. */
function serviceLabel(id: string): string {
	return portfolioGroups.find((group) => group.id === id)?.adminLabel ?? describeGroup(id).title;
}

/** Technologies shown before "+N more". */
const TECHNOLOGIES = 3;

const facts: TableColumn<PortfolioRow>[] = [
	projectColumns.title,
	projectColumns.client,
	projectColumns.service,
	{ id: "technologies", name: "Technologies", className: "@min-[54rem]:max-w-56", cell: technologiesOf },
	projectColumns.status,
	projectColumns.updated,
];

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

const portfolioActions: Removal<PortfolioRow> & Publishing<PortfolioRow> & Duplication = {
	name: "portfolios",
	log: "Portfolio",
	noun: "Portfolio",
	question: "Are you sure you want to delete this portfolio?",
	deleted: "Portfolio deleted",
	restored: "Portfolio restored",
	failed: "Failed to delete portfolio. Please try again.",
	remove: projectRows.remove,
	restore: projectRows.restore,
	update: projectRows.update,
	duplicate: projectRows.duplicate,
	editHref: adminPaths.editPortfolio,
};

export const deletedPortfolios: DeletedWords = {
	name: "portfolios",
	log: "Deleted portfolios",
	noun: "Portfolio",
	title: "Deleted portfolios",
	load: async () => (await import("@/data/revisions/histories")).projectHistory,
};
