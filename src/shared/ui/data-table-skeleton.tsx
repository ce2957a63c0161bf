import { classNames } from "../lib/class-names";
import { cellStyles, rowStyles, type TableColumn, tableRoles } from "./data-table-columns";
import { Skeleton } from "./skeleton";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h"];
/** Texts of a column are of several lengths. */
const widths = ["w-full", "w-4/5", "w-11/12", "w-3/5"];

/** Rows of a table that is on its way, in its columns. Nothing of them is read out. */
export function DataTableSkeleton<Row>({ columns }: { columns: TableColumn<Row>[] }) {
	return rows.map((row, index) => (
		<tr key={row} {...tableRoles.standIn} className={classNames(rowStyles, "@min-[54rem]:h-15")}>
			{columns.map((column, place) => (
				<td key={column.id} className={classNames(cellStyles(column), "before:hidden")}>
					<Skeleton
						className={classNames(
							"h-4 min-w-12",
							column.isTitle ? "min-w-44 @min-[54rem]:min-w-56" : "max-w-40",
							column.isUnnamed && "ml-auto",
							widths[(index + place) % widths.length],
						)}
					/>
				</td>
			))}
		</tr>
	));
}
