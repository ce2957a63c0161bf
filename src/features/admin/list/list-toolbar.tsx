import type { RefObject } from "react";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { ClearFilters } from "./clear-filters";
import { FilterControl } from "./filter-control";
import { FilterSelect } from "./filter-select";
import type { ListFilter, ListWords } from "./list-words";
import { SearchBox } from "./search-box";
import type { List } from "./use-list";

interface ListToolbarProps<Row> {
	list: List<Row>;
	words: ListWords;
	filters: ListFilter[];
	columns: TableColumn<Row>[];
	searchBox: RefObject<HTMLInputElement | null>;
}

/** Search, filters, and the order where no column heads are there to choose it. */
export function ListToolbar<Row>({ list, words, filters, columns, searchBox }: ListToolbarProps<Row>) {
	const { state, change } = list;
	return (
		<search aria-label={words.caption} className="@container mb-4 block">
			<div className="flex flex-wrap items-center gap-2.5">
				<SearchBox ref={searchBox} label={words.search} hint={words.searchHint} asked={state.q} ask={(q) => change({ q }, "replace")} />
				{filters.map((filter) => (
					<FilterControl
						key={filter.name}
						filter={filter}
						value={state.filters[filter.name] ?? ""}
						onChange={(value) => change({ filters: { [filter.name]: value } })}
					/>
				))}
				<SortSelect list={list} columns={columns} />
				<ClearFilters list={list} />
			</div>
		</search>
	);
}

/** The orders that the column heads give, for where there are none. */
function SortSelect<Row>({ list: { state, change, rules }, columns }: { list: List<Row>; columns: TableColumn<Row>[] }) {
	const options = columns.flatMap(({ id, name, sorts }) =>
		sorts
			? [false, true].map((descending) => ({
					value: `${descending ? "-" : ""}${id}`,
					label: `${name}, ${descending ? "descending" : "ascending"}`,
				}))
			: [],
	);
	const standard = `${rules.order.descending ? "-" : ""}${rules.order.column}`;
	const value = `${state.sort.descending ? "-" : ""}${state.sort.column}`;
	return (
		<FilterSelect
			className="@min-[54rem]:hidden"
			label="Sort by"
			all="Newest first"
			options={options.filter((option) => option.value !== standard)}
			value={value === standard ? "" : value}
			onChange={(wanted) => {
				const chosen = wanted || standard;
				change({ sort: { column: chosen.replace(/^-/, ""), descending: chosen.startsWith("-") } });
			}}
		/>
	);
}
