import { CornerDownRight, Plus, X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "@/content/admin-paths";
import { formatNumber } from "@/features/admin/ui/format";
import { LIST_HEADING, rescueFocus } from "@/features/admin/ui/lost-focus";
import { Pager } from "@/features/admin/ui/pager";
import { SearchBox, useSearchKey } from "@/features/admin/ui/search-box";
import { buttonStyles } from "@/shared/ui/button-styles";
import { DataTable } from "@/shared/ui/data-table";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { useShownColumns } from "./column-menu";
import { isFiltered, type ListFilter, type ListLabels } from "./list-definition";
import { ClearFilters, DayFilter, FilterSelect } from "./list-filters";
import { ListEmpty, ListFailed } from "./list-states";
import { RowLinks, useListState, useReturnToRow } from "./row-link";
import type { List } from "./use-list";

interface ListScreenProps<Row> {
	list: List<Row>;
	labels: ListLabels;
	/** With a new identity, all rows render again. */
	columns: TableColumn<Row>[];
	rowId: (row: Row) => string;
	filters?: ListFilter[];
	action?: ReactNode;
	emptyAction?: ReactNode;
	isRowBusy?: (row: Row) => boolean;
	/** Above the table's head. */
	bar?: ReactNode;
	/** Above the table and its empty and error states. */
	note?: ReactNode;
}

export function ListScreen<Row>({
	list,
	labels,
	columns,
	rowId,
	filters = [],
	action,
	emptyAction,
	isRowBusy,
	bar,
	note,
}: ListScreenProps<Row>) {
	const top = useRef<HTMLDivElement>(null);
	const search = useSearchKey(top);
	const { rows, total, narrowed } = list;
	const isEmpty = rows !== null && total === 0;
	const { shown, menu } = useShownColumns(list.name, columns);
	useReturnToRow(rows !== null);
	return (
		<div ref={top} className="mx-auto max-w-320 scroll-mt-24">
			<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<Heading title={labels.title} count={countLine(list, labels)} />
				{action}
			</div>
			<ListToolbar list={list} labels={labels} filters={filters} columns={columns} searchBox={search} columnMenu={menu} />
			{note}
			{list.failed ? (
				<ListFailed list={list} labels={labels} emptyAction={emptyAction} />
			) : isEmpty ? (
				<ListEmpty labels={labels} narrowed={narrowed} message={findEmptyView(list, filters)} onClear={list.clear} action={emptyAction} />
			) : (
				<RowLinks>
					{rows === null ? (
						<p role="status" className="sr-only">
							Loading {labels.many}
						</p>
					) : null}
					<DataTable
						caption={labels.caption}
						columns={shown}
						rows={rows}
						rowId={rowId}
						sort={list.state.sort}
						onSort={(sort) => list.change({ sort: sort ?? list.rules.order })}
						busy={list.busy}
						isRowBusy={isRowBusy}
						bar={bar}
					/>
					<Pager list={list} onTurn={() => top.current?.scrollIntoView({ block: "start" })} />
				</RowLinks>
			)}
		</div>
	);
}

function Heading({ title, count }: { title: string; count: string }) {
	return (
		<div>
			<h1 id={LIST_HEADING} tabIndex={-1} className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">
				{title}
			</h1>
			<p role="status" className="mt-2.5 mb-0 min-h-6 text-ink-2 tabular-nums">
				{count}
			</p>
		</div>
	);
}

/** What an empty view says when nothing else narrows the list. */
function findEmptyView<Row>({ state, rules }: List<Row>, filters: ListFilter[]) {
	const view = filters.find((filter) => filter.kind === "view" && state.filters[filter.name] === filter.on);
	if (view?.kind !== "view" || isFiltered({ ...state, filters: { ...state.filters, [view.name]: "" } }, rules)) return undefined;
	return view.empty;
}

/** "214 portfolios", "12 of 214 portfolios". */
function countLine<Row>({ failed, total, all }: List<Row>, { one, many }: ListLabels): string {
	if (failed) return "";
	if (total === undefined) return "Counting…";
	const noun = (all ?? total) === 1 ? one : many;
	return `${formatNumber(total)}${all === undefined ? "" : ` of ${formatNumber(all)}`} ${noun}`;
}

export function AddLink({ to, label }: { to: string; label: string }) {
	return (
		<Link to={to} state={useListState()} className={buttonStyles({ tone: "accent", size: "s" })}>
			<Plus aria-hidden="true" className="size-4" />
			{label}
		</Link>
	);
}

export function RedirectsLink({ kind }: { kind: "portfolios" | "blogs" }) {
	return (
		<Link to={adminPaths.redirectsOf(kind)} className={buttonStyles({ tone: "quiet", size: "s" })}>
			<CornerDownRight aria-hidden="true" className="size-4" />
			Redirects
		</Link>
	);
}

interface ListToolbarProps<Row> {
	list: List<Row>;
	labels: ListLabels;
	filters: ListFilter[];
	columns: TableColumn<Row>[];
	searchBox: RefObject<HTMLInputElement | null>;
	columnMenu: ReactNode;
}

function ListToolbar<Row>({ list, labels, filters, columns, searchBox, columnMenu }: ListToolbarProps<Row>) {
	const { state, change } = list;
	return (
		<search aria-label={labels.caption} className="@container mb-4 block">
			{filters.map((filter) => (filter.kind === "view" ? <ViewSwitch key={filter.name} filter={filter} list={list} /> : null))}
			<div className="flex flex-wrap items-center gap-2.5">
				<SearchBox ref={searchBox} label={labels.search} hint={labels.searchHint} asked={state.q} ask={(q) => change({ q }, "replace")} />
				{filters.map((filter) => (filter.kind === "view" ? null : <FilterControl key={filter.name} filter={filter} list={list} />))}
				<SortSelect list={list} columns={columns} />
				<ClearFilters list={list} />
				{columnMenu}
			</div>
		</search>
	);
}

function SortSelect<Row>({ list: { state, change, rules }, columns }: { list: List<Row>; columns: TableColumn<Row>[] }) {
	const options = columns.flatMap(({ id, name, sorts }) =>
		sorts
			? [false, true].map((descending) => ({
					value: `${descending ? "-" : ""}${id}`,
					label: `${name}, ${descending ? "descending" : "ascending"}`,
				}))
			: [],
	);
	if (options.length === 0) return null;
	const standard = `${rules.order.descending ? "-" : ""}${rules.order.column}`;
	const value = `${state.sort.descending ? "-" : ""}${state.sort.column}`;
	return (
		<FilterSelect
			className="@min-[54rem]:hidden"
			label="Sort by"
			all={(rules.order.descending ? null : options.find((option) => option.value === standard)?.label) ?? "Newest first"}
			options={options.filter((option) => option.value !== standard)}
			value={value === standard ? "" : value}
			onChange={(wanted) => {
				const chosen = wanted || standard;
				change({ sort: { column: chosen.replace(/^-/, ""), descending: chosen.startsWith("-") } });
			}}
		/>
	);
}

function ViewSwitch<Row>({ filter, list }: { filter: Extract<ListFilter, { kind: "view" }>; list: List<Row> }) {
	const now = list.state.filters[filter.name] ?? "";
	return (
		<fieldset aria-label={filter.label} className="m-0 mb-3 flex gap-1.5 border-0 p-0">
			{[
				{ value: "", label: filter.all },
				{ value: filter.on, label: filter.view },
			].map(({ value, label }) => (
				<button
					key={value}
					type="button"
					aria-pressed={now === value}
					onClick={() => list.change({ filters: { [filter.name]: value } })}
					className="h-9 rounded-full border border-line-strong px-3.5 font-medium text-[0.88rem] text-ink-2 transition-colors hover:text-ink aria-pressed:border-transparent aria-pressed:bg-solid aria-pressed:text-on-solid"
				>
					{label}
				</button>
			))}
		</fieldset>
	);
}

interface FilterControlProps<Row> {
	filter: Exclude<ListFilter, { kind: "view" }>;
	list: List<Row>;
}

function FilterControl<Row>({ filter, list: { state, change } }: FilterControlProps<Row>) {
	const value = state.filters[filter.name] ?? "";
	const onChange = (wanted: string, entry?: "replace") => change({ filters: { [filter.name]: wanted } }, entry);
	if (filter.kind === "select")
		return <FilterSelect label={filter.label} all={filter.all} options={filter.options} value={value} onChange={onChange} />;
	if (filter.kind === "day") return <DayFilter label={filter.label} asked={value} ask={(day) => onChange(day, "replace")} />;
	if (filter.kind === "toggle")
		return (
			<label className="flex h-10 cursor-pointer items-center gap-2 px-1.5 font-medium text-[0.88rem] text-ink-2">
				<input
					type="checkbox"
					checked={value === filter.on}
					onChange={(event) => onChange(event.target.checked ? filter.on : "")}
					className="size-4.5 accent-(--accent)"
				/>
				{filter.label}
			</label>
		);
	if (value === "") return null;
	return (
		<span className="inline-flex h-10 max-w-full items-center gap-1 rounded-[10px] border border-ink bg-surface pr-1.5 pl-3.5 font-medium text-[0.88rem]">
			<span className="truncate">
				<span className="text-ink-3">{filter.label}</span> {value}
			</span>
			<button
				type="button"
				onClick={() => {
					onChange("");
					rescueFocus();
				}}
				aria-label={`Remove ${filter.label.toLowerCase()} ${value}`}
				className="grid size-7 shrink-0 place-items-center rounded-full text-ink-3 hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden="true" className="size-4" />
			</button>
		</span>
	);
}
