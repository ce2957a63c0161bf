import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react";
import { memo, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { classNames } from "../lib/class-names";
import { cellStyles, headStyles, nextSort, rowStyles, type TableColumn, type TableSort, tableRoles } from "./data-table-columns";
import { Skeleton } from "./skeleton";

interface DataTableProps<Row> {
	/** Only for screen readers. */
	caption: string;
	/** Rows render again only when these, the row or its `isRowBusy` change. */
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
	const cells = useMemo(() => columns.map((column) => ({ column, styles: cellStyles(column) })), [columns]);
	const styles = rowStyles(columns, "hover:bg-paper aria-busy:opacity-50");
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
							{columns.map((column) => (
								<Head
									key={column.id}
									column={column}
									sorted={sort.column !== column.id ? "none" : sort.descending ? "descending" : "ascending"}
									onPress={() => onSort(nextSort(column, sort))}
								/>
							))}
						</tr>
					</thead>
					<tbody
						{...tableRoles.group}
						className={classNames("block transition-opacity duration-150 @min-[54rem]:table-row-group", busy && "opacity-55")}
					>
						{rows === null ? <SkeletonRows columns={columns} /> : null}
						{rows?.map((row) => (
							<TableRow key={rowId(row)} cells={cells} styles={styles} row={row} isBusy={isRowBusy?.(row) ?? false} />
						))}
					</tbody>
				</table>
			</div>
		</div>
	);
}

interface HeadProps<Row> {
	column: TableColumn<Row>;
	sorted: "none" | "ascending" | "descending";
	onPress: () => void;
}

function Head<Row>({ column, sorted, onPress }: HeadProps<Row>) {
	const isSorted = sorted !== "none";
	const Sign = sorted === "ascending" ? ArrowUp : isSorted ? ArrowDown : ChevronsUpDown;
	return (
		<th scope="col" {...tableRoles.columnHead} aria-sort={column.sorts ? sorted : undefined} className={headStyles(column)}>
			{column.sorts ? (
				<button
					type="button"
					onClick={onPress}
					className={classNames(
						"group -mx-2 inline-flex h-7 items-center gap-1.5 rounded-chip px-2 transition-colors hover:bg-line/60 hover:text-ink",
						isSorted && "text-ink",
					)}
				>
					{column.name}
					<Sign
						aria-hidden="true"
						className={classNames("size-3.5", isSorted ? "text-accent" : "opacity-45 transition-opacity group-hover:opacity-100")}
					/>
				</button>
			) : (
				<span className={column.isUnnamed || column.isLead ? "sr-only" : undefined}>{column.name}</span>
			)}
		</th>
	);
}

interface TableRowProps<Row> {
	cells: { column: TableColumn<Row>; styles: string }[];
	styles: string;
	row: Row;
	isBusy: boolean;
}

// Memoized: a change of the address would otherwise render fifty old rows again before the new ones come.
const TableRow = memo(function TableRow<Row>({ cells, styles, row, isBusy }: TableRowProps<Row>) {
	return (
		<tr {...tableRoles.row} aria-busy={isBusy || undefined} className={styles}>
			{cells.map(({ column, styles }) =>
				column.isTitle ? (
					<th key={column.id} scope="row" {...tableRoles.rowHead} className={styles}>
						{column.cell(row)}
					</th>
				) : (
					<td
						key={column.id}
						{...tableRoles.cell}
						data-label={column.isUnnamed || column.isLead ? undefined : column.name}
						className={styles}
					>
						{column.cell(row)}
					</td>
				),
			)}
		</tr>
	);
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

const placeholderRows = ["a", "b", "c", "d", "e", "f", "g", "h"];
const placeholderWidths = ["w-full", "w-4/5", "w-11/12", "w-3/5"];

function SkeletonRows<Row>({ columns }: { columns: TableColumn<Row>[] }) {
	return placeholderRows.map((row, index) => (
		<tr key={row} {...tableRoles.standIn} className={rowStyles(columns, "@min-[54rem]:h-15")}>
			{columns.map((column, place) => (
				<td key={column.id} className={classNames(cellStyles(column), "before:hidden")}>
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
