import { canonicalJson } from "@/shared/lib/canonical-json";
import { type Content, columnsByKind, type Kind, kinds, type RedirectCopy, type RowCopy, type Rows, tableByKind } from "./columns";

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
export function countChanges(plan: RestorePlan): number {
	return planParts.reduce((sum, part) => {
		const { added = [], changed = [], removed = [] } = plan[part] ?? {};
		return sum + added.length + changed.length + removed.length;
	}, 0);
}

/** Every reason against the plan, in sentences. */
export function listObstacles(plan: RestorePlan): string[] {
	return kinds.flatMap((kind) => plan[kind].blocked);
}

function planTable(kind: Kind, stored: Rows, wanted: Rows, mode: RestoreMode): TablePlan {
	const storedById = new Map(stored[kind].map((row) => [row.id, row]));
	const wantedIds = new Set(wanted[kind].map(({ id }) => id));
	const plan: TablePlan = { added: [], changed: [], removed: [], unchanged: 0, blocked: [] };
	for (const row of wanted[kind]) {
		const now = storedById.get(row.id);
		const columns = now ? columnsByKind[kind].filter((column) => !isEqual(row[column], now[column])) : [];
		if (!now) plan.added.push(toPlannedRow(row, []));
		else if (columns.length > 0) plan.changed.push(toPlannedRow(row, columns));
		else plan.unchanged += 1;
	}
	const otherRows = stored[kind].filter((row) => !wantedIds.has(row.id));
	if (mode === "replace") plan.removed = otherRows.map((row) => toPlannedRow(row, []));
	else plan.blocked = findSlugConflicts(otherRows, wanted[kind]);
	return plan;
}

/** Like private.restore_redirects: in a merge, a row that stays keeps its address. */
function planRedirects(stored: Content, wanted: Content, redirects: RedirectCopy[], mode: RestoreMode): TablePlan {
	const storedByAddress = new Map((stored.redirects ?? []).map((redirect) => [getAddress(redirect), redirect]));
	const wantedAddresses = new Set(redirects.map(getAddress));
	const keptRows = (kind: Kind) => {
		const ids = new Set(wanted[kind].map(({ id }) => id));
		return mode === "replace" ? [] : stored[kind].filter(({ id }) => !ids.has(id));
	};
	const keptAddresses = new Set(kinds.flatMap((kind) => keptRows(kind).map(({ slug }) => getAddress({ kind: tableByKind[kind], slug }))));
	const plan: TablePlan = { added: [], changed: [], removed: [], unchanged: 0, blocked: [] };
	for (const redirect of redirects) {
		const address = getAddress(redirect);
		const now = storedByAddress.get(address);
		if (keptAddresses.has(address) || (now && isEqual(now, redirect))) plan.unchanged += 1;
		else (now ? plan.changed : plan.added).push(toPlannedRow({ id: address, title: address }, []));
	}
	if (mode === "replace")
		plan.removed = [...storedByAddress.keys()].flatMap((address) =>
			wantedAddresses.has(address) ? [] : toPlannedRow({ id: address, title: address }, []),
		);
	return plan;
}

const folders = { portfolios: "/case-study/", blogs: "/blog/" };

const getAddress = ({ kind, slug }: Pick<RedirectCopy, "kind" | "slug">): string => folders[kind] + slug;

const isEqual = (one: unknown, other: unknown): boolean => one === other || canonicalJson(one) === canonicalJson(other);

const toPlannedRow = ({ id, title }: Pick<RowCopy, "id" | "title">, columns: string[]): PlannedRow => ({ id, title, columns });

function findSlugConflicts(keptRows: RowCopy[], wanted: RowCopy[]): string[] {
	const rowBySlug = new Map(keptRows.map((row) => [row.slug, row]));
	return wanted.flatMap((row) => {
		const other = rowBySlug.get(row.slug);
		return other ? [`“${row.title}” can't be added because “${other.title}” already uses its slug, “${row.slug}”.`] : [];
	});
}
