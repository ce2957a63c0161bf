import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { describeGroup, portfolioGroups } from "@/content/services/index";
import type { PortfolioRow } from "@/data/portfolios/schema";
import { RelativeTime } from "@/features/admin/ui/relative-time";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import type { ListFilter } from "./list-words";
import { StateBadge } from "./state-badge";

/** Columns that the lists of projects and of case studies share. */
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

/** The administration's own label of a service; one outside the five gets its public title. */
function serviceLabel(id: string): string {
	return portfolioGroups.find((group) => group.id === id)?.adminLabel ?? describeGroup(id).title;
}
