import type { ReactNode } from "react";
import { classNames } from "../lib/class-names";

export interface TableColumn<Row> {
	id: string;
	name: string;
	cell: (row: Row) => ReactNode;
	/** The direction of the first press on a sortable column. */
	sorts?: "up" | "down";
	isTitle?: boolean;
	isNumber?: boolean;
	/** Its name is only for screen readers, as above row buttons. */
	isUnnamed?: boolean;
	/** Before the title, also in a narrow container; named like an unnamed column. */
	isLead?: boolean;
	/** In a narrow container: hidden, or in the entry's upper right corner. */
	narrow?: "hidden" | "corner";
	className?: string;
}

export interface TableSort {
	column: string;
	descending: boolean;
}

/** What a press on a column's head asks for: its first direction, then the other one, then the list's default order (null). */
export function nextSort<Row>({ id, sorts }: TableColumn<Row>, now: TableSort): TableSort | null {
	const first = sorts === "down";
	if (now.column !== id) return { column: id, descending: first };
	return now.descending === first ? { column: id, descending: !first } : null;
}

// Some browsers drop table semantics when CSS changes the display. Objects, because the linter rejects the roles as redundant.
export const tableRoles = {
	table: { role: "table" },
	group: { role: "rowgroup" },
	row: { role: "row" },
	standIn: { "aria-hidden": true },
	columnHead: { role: "columnheader" },
	rowHead: { role: "rowheader" },
	cell: { role: "cell" },
};

export function headStyles<Row>({ isNumber, isUnnamed, className }: TableColumn<Row>): string {
	return classNames(
		// Not in a scrolling frame, where it would cover the first row.
		"sticky top-(--table-top,3.75rem) z-10 group-data-scrolls/frame:static h-11 whitespace-nowrap border-line-strong border-b bg-sunken px-3 text-left font-medium text-[0.82rem] text-ink-3 first:pl-5 last:pr-4",
		(isNumber || isUnnamed) && "text-right",
		className,
	);
}

export function rowStyles<Row>(columns: TableColumn<Row>[], more: string): string {
	return classNames(
		"group/row relative flex flex-wrap items-center gap-x-4 border-line border-b py-3.5 pr-4 transition-colors last:border-b-0 @min-[54rem]:table-row @min-[54rem]:p-0!",
		columns.some(({ isLead }) => isLead) ? "pl-22" : "pl-4",
		more,
	);
}

export function cellStyles<Row>({ isTitle, isNumber, isUnnamed, isLead, narrow, className }: TableColumn<Row>): string {
	if (isLead)
		return classNames(
			"absolute top-3.5 left-4 @min-[54rem]:static @min-[54rem]:table-cell @min-[54rem]:w-26 @min-[54rem]:py-2.5 @min-[54rem]:pl-4 @min-[54rem]:align-middle",
			className,
		);
	return classNames(
		"@min-[54rem]:table-cell @min-[54rem]:px-3 @min-[54rem]:py-3 @min-[54rem]:align-middle @min-[54rem]:first:pl-5 @min-[54rem]:last:pr-4",
		isTitle &&
			"order-1 min-w-0 grow basis-[calc(100%-8rem)] self-start wrap-anywhere pb-1 text-pretty text-left font-semibold @min-[54rem]:min-w-56",
		isNumber && "tabular-nums @min-[54rem]:text-right",
		narrow === "hidden" && "hidden",
		narrow === "corner" && "order-2 self-start",
		isUnnamed && "order-4 mt-1 ml-auto @min-[54rem]:relative @min-[54rem]:text-right",
		!isTitle && !isUnnamed && !narrow && factStyles,
		className,
	);
}

// In an entry, each cell shows the name of its column, and empty cells are hidden.
const factStyles =
	"order-3 text-ink-2 empty:hidden before:mr-1.5 before:text-[0.82rem] before:text-ink-3 before:content-[attr(data-label)] @min-[54rem]:before:content-none @min-[54rem]:empty:table-cell";
