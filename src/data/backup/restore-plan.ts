import { canonicalJson } from "@/shared/lib/canonical-json";
import { columnsOf, type Kind, kinds, type RowCopy, type Rows } from "./columns";

/** "merge" adds and changes rows; "replace" also removes those that the backup does not hold. */
export type RestoreMode = "merge" | "replace";

/** A row that a restore touches. */
export interface PlannedRow {
	id: string;
	title: string;
	/** Columns that differ; empty for a row that is added or removed. */
	columns: string[];
}

/** What a restore would do to one table. */
export interface TablePlan {
	added: PlannedRow[];
	changed: PlannedRow[];
	removed: PlannedRow[];
	unchanged: number;
	/** Rows whose address another row has that stays: with one of these nothing can be restored. */
	blocked: string[];
}

export type RestorePlan = Record<Kind, TablePlan>;

/**
 * What a restore would change, before anything happens.
 *
 * @param stored rows as the database has them now, in the form of makeBackup(); @param wanted rows of the backup.
 */
export function planRestore(stored: Rows, wanted: Rows, mode: RestoreMode): RestorePlan {
	return { projects: planTable("projects", stored, wanted, mode), blogs: planTable("blogs", stored, wanted, mode) };
}

/** Rows that the plan would write or remove. */
export function plannedChanges(plan: RestorePlan): number {
	return kinds.reduce((sum, kind) => sum + plan[kind].added.length + plan[kind].changed.length + plan[kind].removed.length, 0);
}

/** Every reason why the plan cannot be carried out, in sentences. */
export function planObstacles(plan: RestorePlan): string[] {
	return kinds.flatMap((kind) => plan[kind].blocked);
}

function planTable(kind: Kind, stored: Rows, wanted: Rows, mode: RestoreMode): TablePlan {
	const there = new Map(stored[kind].map((row) => [row.id, row]));
	const asked = new Map(wanted[kind].map((row) => [row.id, row]));
	const plan: TablePlan = { added: [], changed: [], removed: [], unchanged: 0, blocked: [] };
	for (const row of wanted[kind]) {
		const now = there.get(row.id);
		const columns = now ? columnsOf[kind].filter((column) => !same(row[column], now[column])) : [];
		if (!now) plan.added.push(planned(row, []));
		else if (columns.length > 0) plan.changed.push(planned(row, columns));
		else plan.unchanged += 1;
	}
	const staying = stored[kind].filter((row) => !asked.has(row.id));
	if (mode === "replace") plan.removed = staying.map((row) => planned(row, []));
	else plan.blocked = blockedBy(staying, wanted[kind]);
	return plan;
}

const same = (one: unknown, other: unknown): boolean => one === other || canonicalJson(one) === canonicalJson(other);

const planned = ({ id, title }: RowCopy, columns: string[]): PlannedRow => ({ id, title, columns });

function blockedBy(staying: RowCopy[], wanted: RowCopy[]): string[] {
	const holders = new Map(staying.map((row) => [row.slug, row]));
	return wanted.flatMap((row) => {
		const holder = holders.get(row.slug);
		return holder ? [`“${row.title}” cannot be added: “${holder.title}” has its address, “${row.slug}”.`] : [];
	});
}
