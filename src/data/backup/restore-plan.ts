import { canonicalJson } from "@/shared/lib/canonical-json";
import { columnsOf, type Kind, kinds, type RowCopy, type Rows } from "./columns";

export type RestoreMode = "merge" | "replace";

export interface PlannedRow {
	id: string;
	title: string;
	columns: string[];
}

export interface TablePlan {
	added: PlannedRow[];
	changed: PlannedRow[];
	removed: PlannedRow[];
	unchanged: number;
	blocked: string[];
}

export type RestorePlan = Record<Kind, TablePlan>;

/** What a restore would change. `stored` has the form of makeBackup(). */
export function planRestore(stored: Rows, wanted: Rows, mode: RestoreMode): RestorePlan {
	return { projects: planTable("projects", stored, wanted, mode), blogs: planTable("blogs", stored, wanted, mode) };
}

export function plannedChanges(plan: RestorePlan): number {
	return kinds.reduce((sum, kind) => sum + plan[kind].added.length + plan[kind].changed.length + plan[kind].removed.length, 0);
}

/** Every reason against the plan, in sentences. */
export function planObstacles(plan: RestorePlan): string[] {
	return kinds.flatMap((kind) => plan[kind].blocked);
}

function planTable(kind: Kind, stored: Rows, wanted: Rows, mode: RestoreMode): TablePlan {
	const storedById = new Map(stored[kind].map((row) => [row.id, row]));
	const wantedIds = new Set(wanted[kind].map(({ id }) => id));
	const plan: TablePlan = { added: [], changed: [], removed: [], unchanged: 0, blocked: [] };
	for (const row of wanted[kind]) {
		const now = storedById.get(row.id);
		const columns = now ? columnsOf[kind].filter((column) => !isEqual(row[column], now[column])) : [];
		if (!now) plan.added.push(planned(row, []));
		else if (columns.length > 0) plan.changed.push(planned(row, columns));
		else plan.unchanged += 1;
	}
	const staying = stored[kind].filter((row) => !wantedIds.has(row.id));
	if (mode === "replace") plan.removed = staying.map((row) => planned(row, []));
	else plan.blocked = blockedBy(staying, wanted[kind]);
	return plan;
}

const isEqual = (one: unknown, other: unknown): boolean => one === other || canonicalJson(one) === canonicalJson(other);

const planned = ({ id, title }: RowCopy, columns: string[]): PlannedRow => ({ id, title, columns });

function blockedBy(staying: RowCopy[], wanted: RowCopy[]): string[] {
	const holders = new Map(staying.map((row) => [row.slug, row]));
	return wanted.flatMap((row) => {
		const holder = holders.get(row.slug);
		return holder ? [`“${row.title}” can't be added because “${holder.title}” already uses its slug, “${row.slug}”.`] : [];
	});
}
