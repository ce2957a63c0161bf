import { useId, useState } from "react";
import type { Kind } from "@/data/backup/columns";
import type { PlannedRow, TablePlan } from "@/data/backup/restore-plan";
import { formatNumber } from "@/features/admin/ui/format";
import { classNames } from "@/shared/lib/class-names";
import { columnsText } from "./backup-words";

const names = { projects: "Projects", blogs: "Posts" };
/** Rows that are named before somebody asks for all. */
const NAMED = 6;

const groups = [
	{ key: "added", name: "Added", look: "text-ok" },
	{ key: "changed", name: "Changed", look: "text-ink" },
	{ key: "removed", name: "Removed", look: "text-danger" },
] as const;

/** What a restore does to one table: how many rows, and which. */
export function PlanTable({ kind, plan }: { kind: Kind; plan: TablePlan }) {
	const id = useId();
	return (
		<section aria-labelledby={id} className="rounded-box border border-line">
			<div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 px-4 py-3">
				<h3 id={id} className="m-0 font-semibold text-[1rem]">
					{names[kind]}
				</h3>
				<dl className="m-0 flex flex-wrap gap-x-5 gap-y-1 text-[0.88rem] tabular-nums">
					{groups.map(({ key, name, look }) => (
						<Count key={key} name={name} count={plan[key].length} look={look} />
					))}
					<Count name="Unchanged" count={plan.unchanged} look="text-ink-2" />
				</dl>
			</div>
			{groups.map(({ key, name, look }) => (plan[key].length > 0 ? <Rows key={key} name={name} look={look} rows={plan[key]} /> : null))}
		</section>
	);
}

/** "3 added", and as a list of terms "Added: 3". */
export function Count({ name, count, look }: { name: string; count: number; look: string }) {
	return (
		<div className={classNames("flex flex-row-reverse items-baseline gap-1", count === 0 ? "text-ink-3" : look)}>
			<dt className="lowercase">{name}</dt>
			<dd className={classNames("m-0", count === 0 ? "" : "font-semibold")}>{formatNumber(count)}</dd>
		</div>
	);
}

function Rows({ name, look, rows }: { name: string; look: string; rows: PlannedRow[] }) {
	const [all, setAll] = useState(false);
	const id = useId();
	const shown = all || rows.length <= NAMED + 1 ? rows : rows.slice(0, NAMED);
	return (
		<div className="border-line border-t px-4 py-3">
			<h4 id={id} className={classNames("m-0 mb-1 font-medium text-[0.82rem]", look)}>
				{name}
			</h4>
			<ul aria-labelledby={id} className="m-0 grid list-none gap-1 p-0 text-[0.92rem]">
				{shown.map((row) => (
					<li key={row.id} className="min-w-0 leading-snug [overflow-wrap:anywhere]">
						{row.title}
						{row.columns.length > 0 ? <span className="text-[0.85rem] text-ink-3">: {columnsText(row.columns)}</span> : null}
					</li>
				))}
			</ul>
			{shown.length < rows.length ? (
				<button type="button" onClick={() => setAll(true)} className="link-line mt-1.5 min-h-6 font-medium text-[0.88rem]">
					Show all {formatNumber(rows.length)}
				</button>
			) : null}
		</div>
	);
}
