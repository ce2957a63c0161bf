import { useMemo } from "react";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { projectRows } from "@/data/projects/admin-repository";
import type { ProjectRow } from "@/data/projects/schema";
import { ATTENTION, attentionColumn, attentionView } from "@/features/admin/list/attention";
import { useBulk } from "@/features/admin/list/bulk-bar";
import { DeletedButton } from "@/features/admin/list/deleted-button";
import type { DeletedLabels, ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { onlySamples, rowState, sampleFilter, stateFilter } from "@/features/admin/list/list-filters";
import { AddLink, ListScreen, RedirectsLink } from "@/features/admin/list/list-screen";
import { EntryActions } from "@/features/admin/list/row-actions";
import { useList } from "@/features/admin/list/use-list";
import { type Duplication, type Publishing, type Removal, useEntryActions } from "@/features/admin/list/use-row-actions";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { bulkProjects, projectTitle, serviceFilter, useProjectColumns } from "./project-columns";

const rules: ListRules = {
	sorts: ["title", "client", "service_id", "status", "updated_at", "created_at"],
	order: { column: "created_at", descending: true },
	filters: { state: stateFilter.options.map(({ value }) => value), service: "any", sample: [sampleFilter.on], view: [ATTENTION] },
};

const labels: ListLabels = {
	title: "Portfolio Management",
	caption: "Portfolios",
	one: "portfolio",
	many: "portfolios",
	search: "Search portfolios",
	searchHint: "Title, client, technology …",
	failed: "Failed to load portfolios. Please try again.",
	empty: { title: "No portfolios found" },
};

const deletedLabels: DeletedLabels = {
	name: "portfolios",
	log: "Deleted portfolios",
	noun: "Portfolio",
	title: "Deleted portfolios",
	load: async () => (await import("@/data/revisions/repository")).projectHistory,
};

const rowActions: Removal<ProjectRow> & Publishing<ProjectRow> & Duplication = {
	name: "portfolios",
	log: "Portfolio",
	noun: "Portfolio",
	question: bulkProjects.question,
	deleted: "Portfolio deleted",
	restored: "Portfolio restored",
	failed: "Failed to delete portfolio. Please try again.",
	many: bulkProjects.many,
	remove: projectRows.remove,
	restore: projectRows.restore,
	update: projectRows.update,
	duplicate: projectRows.duplicate,
	editHref: adminPaths.editProject,
};

const filters = [attentionView, stateFilter, serviceFilter, sampleFilter];

const read = (
	{ q, page, sort, filters: { state = "", service = "", sample = "", view } }: ListState,
	signal: AbortSignal,
	known?: number,
) => {
	const equals = { ...(service ? { service_id: service } : {}), ...onlySamples(sample) };
	return projectRows.list(
		{ page: page - 1, search: q, state: rowState(state), equals, sort, needsAttention: view === ATTENTION, known },
		signal,
	);
};

export function ProjectListPage() {
	const list = useList({ name: "portfolios", rules, read, failed: labels.failed, log: "Portfolios" });
	const { column, isBusy, bar, note } = useBulk(bulkProjects, list.rows);
	const { columns, busyId } = useColumns(column, list.state.filters.view === ATTENTION);
	return (
		<ListScreen
			list={list}
			labels={labels}
			columns={columns}
			bar={bar}
			note={note}
			filters={filters}
			rowId={(row) => row.id}
			isRowBusy={(row) => row.id === busyId || isBusy(row.id)}
			action={
				<div className="flex flex-wrap items-center gap-2">
					<span className="flex gap-2 max-sm:-ml-4">
						<RedirectsLink kind="portfolios" />
						<DeletedButton labels={deletedLabels} />
					</span>
					<AddLink to={adminPaths.newProject} label="Add Portfolio" />
				</div>
			}
			emptyAction={<AddLink to={adminPaths.newProject} label="Create your first portfolio" />}
		/>
	);
}

function useColumns(select: TableColumn<ProjectRow>, isAttention: boolean) {
	const { busyId, actions } = useEntryActions(rowActions);
	const { title, client, service, status, updated, copied } = useProjectColumns();
	const columns = useMemo(
		(): TableColumn<ProjectRow>[] => [
			select,
			title,
			...(isAttention ? [attentionColumn<ProjectRow>(copied)] : []),
			client,
			service,
			{ id: "technologies", name: "Technologies", className: "@min-[54rem]:max-w-56", cell: formatTechnologies },
			status,
			updated,
			{
				id: "actions",
				name: "Actions",
				isUnnamed: true,
				className: "@min-[54rem]:pointer-fine:w-14",
				cell: (row) => (
					<EntryActions
						row={row}
						title={projectTitle(row)}
						publicHref={paths.caseStudy(row.slug ?? row.id)}
						previewHref={adminPaths.previewProject(row.id)}
						editHref={adminPaths.editProject(row.id)}
						actions={actions}
					/>
				),
			},
		],
		[select, isAttention, title, client, service, status, updated, copied, actions],
	);
	return { columns, busyId };
}

const MAX_TECHNOLOGIES = 3;

function formatTechnologies(row: ProjectRow): string {
	const technologies = (row.technologies ?? []).filter((item) => typeof item === "string");
	const rest = technologies.length - MAX_TECHNOLOGIES;
	return `${technologies.slice(0, MAX_TECHNOLOGIES).join(", ")}${rest > 0 ? ` +${rest} more` : ""}`;
}
