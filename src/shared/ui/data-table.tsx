import { type Column, getCoreRowModel, type SortingState, useReactTable } from "@tanstack/react-table";
import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { classNames } from "../lib/class-names";
import { cellStyles, headStyles, rowStyles, type TableColumn, tableRoles } from "./data-table-columns";
import { Skeleton } from "./skeleton";

export interface TableSort {
	column: string;
	descending: boolean;
}

interface DataTableProps<Row> {
	/** Only for screen readers. */
	caption: string;
	columns: TableColumn<Row>[];
	/** Null while the first page loads: placeholder rows are shown. */
	rows: Row[] | null;
	rowId: (row: Row) => string;
	sort: TableSort;
	/** Null means the list's default order. */
	onSort: (sort: TableSort | null) => void;
	/** The next page is loading and the old rows are still shown. */
	busy?: boolean;
	isRowBusy?: (row: Row) => boolean;
	/** Stays above the head of the table while the page scrolls. */
	bar?: ReactNode;
}

/** One page of a sorted list: a table, or a stack of entries in a narrow container. The caller sorts and pages. */
export function DataTable<Row>({ caption, columns, rows, rowId, sort, onSort, busy = false, isRowBusy, bar }: DataTableProps<Row>) {
	const { frame, content, overflows } = useOverflow();
	const facts = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
	const table = useReactTable({
		data: rows ?? [],
		columns: useMemo(
			() =>
				columns.map(({ id, sorts }) => ({ id, accessorFn: () => null, enableSorting: Boolean(sorts), sortDescFirst: sorts === "down" })),
			[columns],
		),
		state: { sorting: [{ id: sort.column, desc: sort.descending }] },
		onSortingChange: (change) => {
			const [first]: SortingState = typeof change === "function" ? change([{ id: sort.column, desc: sort.descending }]) : change;
			onSort(first ? { column: first.id, descending: first.desc } : null);
		},
		getRowId: rowId,
		getCoreRowModel: getCoreRowModel(),
		manualSorting: true,
		manualPagination: true,
	});
	return (
		<div className="@container">
			<div
				ref={frame}
				{...(overflows ? { role: "region", "aria-label": caption, tabIndex: 0 } : {})}
				data-scrolls={overflows || undefined}
				className={classNames(
					"group/frame relative rounded-box border border-line bg-surface",
					overflows ? "overflow-x-auto" : "overflow-clip",
					bar ? "[--table-top:6.75rem]" : undefined,
				)}
			>
				{bar ? <div className="sticky top-15 left-0 z-20 border-line border-b group-data-scrolls/frame:top-0">{bar}</div> : null}
				<table
					ref={content}
					{...tableRoles.table}
					aria-busy={busy || rows === null}
					className="block w-full border-collapse text-[0.9rem] leading-snug @min-[54rem]:table"
				>
					<caption className="sr-only">{caption}</caption>
					<thead {...tableRoles.group} className="hidden @min-[54rem]:table-header-group">
						<tr {...tableRoles.row}>
							{table.getFlatHeaders().map(({ column }) => (
								<Head key={column.id} column={column} facts={facts.get(column.id)} />
							))}
						</tr>
					</thead>
					<tbody
						{...tableRoles.group}
						className={classNames("block transition-opacity duration-150 @min-[54rem]:table-row-group", busy && "opacity-55")}
					>
						{rows === null ? <SkeletonRows columns={columns} /> : null}
						{table.getRowModel().rows.map((row) => (
							<tr
								key={row.id}
								{...tableRoles.row}
								aria-busy={isRowBusy?.(row.original) || undefined}
								className={classNames(rowStyles, "hover:bg-paper aria-busy:opacity-50")}
							>
								{row.getAllCells().map(({ column }) => (
									<Cell key={column.id} column={facts.get(column.id)} row={row.original} />
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}

function Head<Row>({ column, facts }: { column: Column<Row>; facts: TableColumn<Row> | undefined }) {
	if (!facts) return null;
	const sorted = column.getIsSorted();
	const Sign = sorted === "asc" ? ArrowUp : sorted === "desc" ? ArrowDown : ChevronsUpDown;
	return (
		<th
			scope="col"
			{...tableRoles.columnHead}
			aria-sort={column.getCanSort() ? (sorted === "asc" ? "ascending" : sorted === "desc" ? "descending" : "none") : undefined}
			className={headStyles(facts)}
		>
			{column.getCanSort() ? (
				<button
					type="button"
					onClick={column.getToggleSortingHandler()}
					className={classNames(
						"group -mx-2 inline-flex h-7 items-center gap-1.5 rounded-chip px-2 transition-colors hover:bg-line/60 hover:text-ink",
						sorted && "text-ink",
					)}
				>
					{facts.name}
					<Sign
						aria-hidden="true"
						className={classNames("size-3.5", sorted ? "text-accent" : "opacity-45 transition-opacity group-hover:opacity-100")}
					/>
				</button>
			) : (
				<span className={facts.isUnnamed || facts.isLead ? "sr-only" : undefined}>{facts.name}</span>
			)}
		</th>
	);
}

function Cell<Row>({ column, row }: { column: TableColumn<Row> | undefined; row: Row }): ReactNode {
	if (!column) return null;
	const content = column.cell(row);
	if (column.isTitle)
		return (
			<th scope="row" {...tableRoles.rowHead} className={cellStyles(column)}>
				{content}
			</th>
		);
	return (
		<td
			{...tableRoles.cell}
			data-label={column.isUnnamed || column.isLead ? undefined : column.name}
			data-lead={column.isLead || undefined}
			className={cellStyles(column)}
		>
			{content}
		</td>
	);
}

const placeholderRows = ["a", "b", "c", "d", "e", "f", "g", "h"];
const placeholderWidths = ["w-full", "w-4/5", "w-11/12", "w-3/5"];

function SkeletonRows<Row>({ columns }: { columns: TableColumn<Row>[] }) {
	return placeholderRows.map((row, index) => (
		<tr key={row} {...tableRoles.standIn} className={classNames(rowStyles, "@min-[54rem]:h-15")}>
			{columns.map((column, place) => (
				<td key={column.id} data-lead={column.isLead || undefined} className={classNames(cellStyles(column), "before:hidden")}>
					<Skeleton
						className={classNames(
							column.isLead ? "h-10 w-14! @min-[54rem]:ml-10" : "h-4 min-w-12",
							column.isTitle ? "min-w-44 @min-[54rem]:min-w-56" : "max-w-40",
							column.isUnnamed && "ml-auto",
							placeholderWidths[(index + place) % placeholderWidths.length],
						)}
					/>
				</td>
			))}
		</tr>
	));
}

interface Overflow {
	frame: RefObject<HTMLDivElement | null>;
	content: RefObject<HTMLTableElement | null>;
	overflows: boolean;
}

/** Whether a table is wider than its frame: only then does the frame scroll and take the keyboard focus. */
function useOverflow(): Overflow {
	const frame = useRef<HTMLDivElement>(null);
	const content = useRef<HTMLTableElement>(null);
	const [overflows, setOverflows] = useState(false);
	useEffect(() => {
		const { current: outer } = frame;
		const { current: inner } = content;
		if (!outer || !inner || typeof ResizeObserver === "undefined") return;
		const watch = new ResizeObserver(() => setOverflows(inner.offsetWidth > outer.clientWidth + 1));
		watch.observe(outer);
		watch.observe(inner);
		return () => watch.disconnect();
	}, []);
	return { frame, content, overflows };
}
