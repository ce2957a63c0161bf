import { type ReactNode, useRef } from "react";
import { formatNumber } from "@/features/admin/ui/format";
import { DataTable } from "@/shared/ui/data-table";
import type { TableColumn } from "@/shared/ui/data-table-columns";
import { ListEmpty, ListFailed } from "./list-answers";
import { ListToolbar } from "./list-toolbar";
import { LIST_HEADING, type ListFilter, type ListWords } from "./list-words";
import { Pager } from "./pager";
import type { List } from "./use-list";
import { useSearchKey } from "./use-search-key";

interface ListScreenProps<Row> {
	list: List<Row>;
	words: ListWords;
	columns: TableColumn<Row>[];
	rowId: (row: Row) => string;
	filters?: ListFilter[];
	/** Beside the heading: the way to add one. */
	action?: ReactNode;
	/** What to do when there is nothing yet. */
	emptyAction?: ReactNode;
	isRowBusy?: (row: Row) => boolean;
}

/** A list of the administration: heading, count, search and filters, the rows or why there are none, pages. */
export function ListScreen<Row>({ list, words, columns, rowId, filters = [], action, emptyAction, isRowBusy }: ListScreenProps<Row>) {
	const top = useRef<HTMLDivElement>(null);
	const search = useSearchKey(top);
	const { rows, total, narrowed } = list;
	const isEmpty = rows !== null && total === 0;
	return (
		<div ref={top} className="mx-auto max-w-320 scroll-mt-24">
			<div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
				<div>
					<h1 id={LIST_HEADING} tabIndex={-1} className="m-0 font-semibold text-4xl leading-none tracking-[-0.035em]">
						{words.title}
					</h1>
					<p role="status" className="mt-2.5 mb-0 min-h-6 text-ink-2 tabular-nums">
						{countLine(list, words)}
					</p>
				</div>
				{action}
			</div>
			<ListToolbar list={list} words={words} filters={filters} columns={columns} searchBox={search} />
			{list.failed ? (
				<ListFailed list={list} words={words} emptyAction={emptyAction} />
			) : isEmpty ? (
				<ListEmpty words={words} narrowed={narrowed} onClear={list.clear} action={emptyAction} />
			) : (
				<>
					{rows === null ? (
						<p role="status" className="sr-only">
							Loading {words.many}
						</p>
					) : null}
					<DataTable
						caption={words.caption}
						columns={columns}
						rows={rows}
						rowId={rowId}
						sort={list.state.sort}
						onSort={(sort) => list.change({ sort: sort ?? list.rules.order })}
						busy={list.busy}
						isRowBusy={isRowBusy}
					/>
					<Pager list={list} onTurn={() => top.current?.scrollIntoView({ block: "start" })} />
				</>
			)}
		</div>
	);
}

/** "214 portfolios", "12 of 214 portfolios". */
function countLine<Row>({ failed, total, all }: List<Row>, { one, many }: ListWords): string {
	if (failed) return "";
	if (total === undefined) return "Counting…";
	const noun = (all ?? total) === 1 ? one : many;
	return `${formatNumber(total)}${all === undefined ? "" : ` of ${formatNumber(all)}`} ${noun}`;
}
