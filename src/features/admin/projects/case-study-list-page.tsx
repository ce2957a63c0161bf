import { useMemo } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { paths } from "@/content/paths";
import { projectRows } from "@/data/projects/admin-repository";
import type { ProjectRow } from "@/data/projects/schema";
import { useBulk } from "@/features/admin/list/bulk-bar";
import type { ListFilter, ListLabels, ListRules, ListState } from "@/features/admin/list/list-definition";
import { rowState, stateFilter } from "@/features/admin/list/list-filters";
import { ListScreen } from "@/features/admin/list/list-screen";
import { RowActions } from "@/features/admin/list/row-actions";
import { useList } from "@/features/admin/list/use-list";
import { usePublicState } from "@/features/admin/ui/state-badge";
import { buttonStyles } from "@/shared/ui/button-styles";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { bulkProjects, projectTitle, serviceFilter, useProjectColumns } from "./project-columns";

const rules: ListRules = {
	sorts: ["title", "client", "service_id", "status", "updated_at", "created_at"],
	order: { column: "created_at", descending: true },
	filters: { state: stateFilter.options.map(({ value }) => value), service: "any", incomplete: ["yes"] },
	widening: ["incomplete"],
};

// No `failed` text: a list that fails to load looks empty.
const labels: ListLabels = {
	title: "Case Study Management",
	caption: "Case studies",
	one: "case study",
	many: "case studies",
	search: "Search case studies",
	searchHint: "Title, client, technology …",
	empty: { title: "No case studies yet", detail: "Case studies are created by adding Challenge and Solution content to portfolios." },
};

const filters: ListFilter[] = [stateFilter, serviceFilter, { kind: "toggle", name: "incomplete", label: "Show incomplete", on: "yes" }];

function useColumns(select: TableColumn<ProjectRow>): TableColumn<ProjectRow>[] {
	const { title, client, service, status, updated } = useProjectColumns();
	return useMemo(
		() => [select, title, client, service, ...texts, status, updated, actions],
		[select, title, client, service, status, updated],
	);
}

const texts: TableColumn<ProjectRow>[] = [
	{ id: "challenge", name: "Has Challenge", cell: (row) => <YesNo value={row.challenge} /> },
	{ id: "solution", name: "Has Solution", cell: (row) => <YesNo value={row.solution} /> },
];

const actions: TableColumn<ProjectRow> = {
	id: "actions",
	name: "Actions",
	isUnnamed: true,
	cell: (row) => <CaseStudyActions row={row} />,
};

function CaseStudyActions({ row }: { row: ProjectRow }) {
	const isPublished = usePublicState(row) === "published";
	return (
		<RowActions
			id={row.id}
			title={projectTitle(row)}
			viewHref={isPublished ? paths.caseStudy(row.slug ?? row.id) : adminPaths.previewProject(row.id)}
			editHref={adminPaths.editProject(row.id)}
		/>
	);
}

const read = ({ q, page, sort, filters: { state = "", service = "", incomplete } }: ListState, signal: AbortSignal, known?: number) =>
	projectRows.list(
		{
			page: page - 1,
			search: q,
			state: rowState(state),
			equals: service ? { service_id: service } : {},
			filled: incomplete ? [] : ["challenge", "solution"],
			sort,
			known,
		},
		signal,
	);

export function CaseStudyListPage() {
	const list = useList({ name: "portfolios", rules, read, log: "Case studies" });
	const { column, isBusy, bar, note } = useBulk(bulkProjects, list.rows);
	const columns = useColumns(column);
	return (
		<ListScreen
			list={list}
			labels={labels}
			columns={columns}
			bar={bar}
			note={note}
			filters={filters}
			rowId={(row) => row.id}
			isRowBusy={(row) => isBusy(row.id)}
			emptyAction={
				<Link to={adminPaths.portfolios} className={buttonStyles({ tone: "line", size: "s" })}>
					Go to portfolios
				</Link>
			}
		/>
	);
}

function YesNo({ value }: { value: string | null | undefined }) {
	return value?.trim() ? <span className="text-ok">Yes</span> : <span className="text-ink-3">No</span>;
}
