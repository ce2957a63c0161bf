import type { ReactNode } from "react";
import { classNames } from "../lib/class-names";

/** A column of a table, and what becomes of it where the table is too narrow for columns. */
export interface TableColumn<Row> {
	/** What a sort names it by. */
	id: string;
	name: string;
	cell: (row: Row) => ReactNode;
	/** It can be sorted by; the direction is that of the first press. */
	sorts?: "up" | "down";
	/** It names the row. */
	isTitle?: boolean;
	/** Numbers stand at the right, figure under figure. */
	isNumber?: boolean;
	/** Its name is heard, not seen, as over a row's buttons. */
	isUnnamed?: boolean;
	/** Without room for columns: left out, or placed in the entry's upper right corner. */
	narrow?: "hidden" | "corner";
	/** Classes for its width, such as "@min-[54rem]:w-40". */
	className?: string;
}

// Where a style sheet gives a table another display, some browsers forget that it is one: the roles say it again. As objects, because
// a linter takes them for superfluous.
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
		// In a frame that scrolls sideways it would stick to the frame, over the first row.
		"sticky top-15 z-10 group-data-scrolls/frame:static h-11 whitespace-nowrap border-line-strong border-b bg-sunken px-3 text-left font-medium text-[0.82rem] text-ink-3 first:pl-5 last:pr-4",
		(isNumber || isUnnamed) && "text-right",
		className,
	);
}

/** One row: a line of cells, or an entry whose facts flow. */
export const rowStyles =
	"flex flex-wrap items-center gap-x-4 border-line border-b px-4 py-3.5 transition-colors last:border-b-0 @min-[54rem]:table-row @min-[54rem]:p-0";

export function cellStyles<Row>({ isTitle, isNumber, isUnnamed, narrow, className }: TableColumn<Row>): string {
	return classNames(
		"@min-[54rem]:table-cell @min-[54rem]:px-3 @min-[54rem]:py-3 @min-[54rem]:align-middle @min-[54rem]:first:pl-5 @min-[54rem]:last:pr-4",
		isTitle && "order-1 min-w-0 grow basis-[calc(100%-8rem)] self-start pb-1 text-pretty text-left font-semibold @min-[54rem]:min-w-56",
		isNumber && "tabular-nums @min-[54rem]:text-right",
		narrow === "hidden" && "hidden",
		narrow === "corner" && "order-2 self-start",
		isUnnamed && "order-4 mt-1 ml-auto @min-[54rem]:text-right",
		!isTitle && !isUnnamed && !narrow && factStyles,
		className,
	);
}

/** In an entry a fact names its column; one that says nothing is left out. */
const factStyles =
	"order-3 text-ink-2 empty:hidden before:mr-1.5 before:text-[0.82rem] before:text-ink-3 before:content-[attr(data-label)] @min-[54rem]:before:content-none @min-[54rem]:empty:table-cell";
