import { useMemo } from "react";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { getLabel } from "@/data/fields";
import { projectRows } from "@/data/projects/admin-repository";
import { projectFields } from "@/data/projects/fields";
import type { ProjectRow } from "@/data/projects/schema";
import type { ListFilter } from "@/features/admin/list/list-definition";
import { RowLink } from "@/features/admin/list/row-link";
import type { BulkDefinition } from "@/features/admin/list/use-bulk-actions";
import { CopyBadge, useCopiedRows } from "@/features/admin/ui/copy-badge";
import { RelativeTime } from "@/features/admin/ui/format";
import { SampleBadge } from "@/features/admin/ui/sample-badge";
import { useStatusColumn } from "@/features/admin/ui/site-build";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { serviceLabel, services } from "./service-options";

/** The columns that both lists of projects have. They keep their identity until unpublished changes or the build change. */
export function useProjectColumns() {
	const copied = useCopiedRows("project");
	const status = useStatusColumn(paths.caseStudy);
	return useMemo(() => ({ ...dataColumns, title: titleColumn(copied), status, copied }), [copied, status]);
}

const titleColumn = (copied: ReadonlySet<string>): TableColumn<ProjectRow> => ({
	id: "title",
	name: "Title",
	sorts: "up",
	isTitle: true,
	cell: (row) => (
		<>
			<RowLink isTitle row={row.id} to={adminPaths.editProject(row.id)} className="scroll-my-32 no-underline hover:underline">
				{projectTitle(row)}
			</RowLink>
			<SampleBadge row={row} />
			{copied.has(row.id) ? <CopyBadge /> : null}
		</>
	),
});

const dataColumns = {
	client: { id: "client", name: "Client", sorts: "up", cell: (row) => row.client },
	service: { id: "service_id", name: "Service", sorts: "up", cell: (row) => serviceLabel(row.service_id ?? "") },
	updated: { id: "updated_at", name: "Updated", sorts: "down", cell: (row) => <RelativeTime at={row.updated_at} /> },
} satisfies Record<string, TableColumn<ProjectRow>>;

export const serviceFilter: ListFilter = { kind: "select", name: "service", label: "Service", all: "All services", options: services };

export const bulkProjects: BulkDefinition<ProjectRow> = {
	name: "portfolios",
	log: "Portfolio",
	one: "portfolio",
	many: "portfolios",
	question: "Are you sure you want to delete this portfolio?",
	several: projectRows.several,
	getTitle: (row) => projectTitle(row),
	editHref: adminPaths.editProject,
	getLabel: (column) => getLabel(projectFields, column),
};

export const projectTitle = (row: ProjectRow): string => row.title ?? "Untitled Project";
