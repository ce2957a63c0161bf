import { canonicalJson } from "@/shared/lib/canonical-json";
import { type Content, columnsOf, type Kind, kinds, type RedirectCopy, type RowCopy, type Rows, tableOf } from "./columns";

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

/** Without `redirects` the backup has none to restore, and those of the remaining rows stay. */
export type RestorePlan = Record<Kind, TablePlan> & { redirects?: TablePlan };

/** The tables of a plan, in the order of screens. */
export const planParts = [...kinds, "redirects"] as const;

/** What a restore would change. `stored` has the form of makeBackup(). */
export function planRestore(stored: Content, wanted: Content, mode: RestoreMode): RestorePlan {
	const plan = { projects: planTable("projects", stored, wanted, mode), blogs: planTable("blogs", stored, wanted, mode) };
	return wanted.redirects ? { ...plan, redirects: planRedirects(stored, wanted, wanted.redirects, mode) } : plan;
}

/** How many rows a restore adds, changes and removes. */
export function plannedChanges(plan: RestorePlan): number {
	return planParts.reduce((sum, part) => {
		const { added = [], changed = [], removed = [] } = plan[part] ?? {};
		return sum + added.length + changed.length + removed.length;
	}, 0);
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

/** Like private.restore_redirects: in a merge, a row that stays keeps its address. */
function planRedirects(stored: Content, wanted: Content, redirects: RedirectCopy[], mode: RestoreMode): TablePlan {
	const before = new Map((stored.redirects ?? []).map((redirect) => [addressOf(redirect), redirect]));
	const asked = new Set(redirects.map(addressOf));
	const staying = (kind: Kind) => {
		const ids = new Set(wanted[kind].map(({ id }) => id));
		return mode === "replace" ? [] : stored[kind].filter(({ id }) => !ids.has(id));
	};
	const taken = new Set(kinds.flatMap((kind) => staying(kind).map(({ slug }) => addressOf({ kind: tableOf[kind], slug }))));
	const plan: TablePlan = { added: [], changed: [], removed: [], unchanged: 0, blocked: [] };
	for (const redirect of redirects) {
		const address = addressOf(redirect);
		const now = before.get(address);
		if (taken.has(address) || (now && isEqual(now, redirect))) plan.unchanged += 1;
		else (now ? plan.changed : plan.added).push(planned({ id: address, title: address }, []));
	}
	if (mode === "replace")
		plan.removed = [...before.keys()].flatMap((address) => (asked.has(address) ? [] : planned({ id: address, title: address }, [])));
	return plan;
}

const folders = { portfolios: "/case-study/", blogs: "/blog/" };

const addressOf = ({ kind, slug }: Pick<RedirectCopy, "kind" | "slug">): string => folders[kind] + slug;

const isEqual = (one: unknown, other: unknown): boolean => one === other || canonicalJson(one) === canonicalJson(other);

const planned = ({ id, title }: Pick<RowCopy, "id" | "title">, columns: string[]): PlannedRow => ({ id, title, columns });

function blockedBy(staying: RowCopy[], wanted: RowCopy[]): string[] {
	const holders = new Map(staying.map((row) => [row.slug, row]));
	return wanted.flatMap((row) => {
		const holder = holders.get(row.slug);
		return holder ? [`“${row.title}” can't be added because “${holder.title}” already uses its slug, “${row.slug}”.`] : [];
	});
}
