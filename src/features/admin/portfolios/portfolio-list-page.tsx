import { adminPaths } from "@/content/admin-paths";
import { projectRows } from "@/data/portfolios/admin-repository";
import { DeletedButton } from "@/features/admin/list/deleted-button";
import type { ListRules, ListState, ListWords } from "@/features/admin/list/list-definition";
import { rowState, stateFilter } from "@/features/admin/list/list-filters";
import { AddLink, ListScreen } from "@/features/admin/list/list-screen";
import { useList } from "@/features/admin/list/use-list";
import { deletedPortfolios, serviceFilter, usePortfolioColumns } from "./portfolio-columns";

const rules: ListRules = {
	sorts: ["title", "client", "service_id", "status", "updated_at", "created_at"],
	order: { column: "created_at", descending: true },
	filters: { state: stateFilter.options.map(({ value }) => value), service: "any" },
};

const words: ListWords = {
	title: "Portfolio Management",
	caption: "Portfolios",
	one: "portfolio",
	many: "portfolios",
	search: "Search portfolios",
	searchHint: "Title, client, technology …",
	failed: "Failed to load portfolios. Please try again.",
	empty: { title: "No portfolios found" },
};

const filters = [stateFilter, serviceFilter];

const read = ({ q, page, sort, filters: { state = "", service = "" } }: ListState, signal: AbortSignal) =>
	projectRows.list({ page: page - 1, search: q, state: rowState(state), equals: service ? { service_id: service } : {}, sort }, signal);

export function PortfolioListPage() {
	const list = useList({ name: "portfolios", rules, read, failed: words.failed, log: "Portfolios" });
	const { columns, busyId } = usePortfolioColumns();
	return (
		<ListScreen
			list={list}
			words={words}
			columns={columns}
			filters={filters}
			rowId={(row) => row.id}
			isRowBusy={(row) => row.id === busyId}
			action={
				<div className="flex flex-wrap items-center gap-2 max-sm:-ml-4">
					<DeletedButton words={deletedPortfolios} />
					<AddLink to={adminPaths.newPortfolio} label="Add Portfolio" />
				</div>
			}
			emptyAction={<AddLink to={adminPaths.newPortfolio} label="Create your first portfolio" />}
		/>
	);
}
