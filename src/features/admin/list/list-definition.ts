import type { RowHistory } from "@/data/revisions/repository";
import type { TableSort } from "@/shared/ui/data-table-columns";

export interface ListLabels {
	title: string;
	caption: string;
	one: string;
	many: string;
	search: string;
	searchHint: string;
	/** Without it, a failed list looks empty with a line below. */
	failed?: string;
	empty: { title: string; detail?: string };
}

/** `name` is a filter of the list's rules. */
export type ListFilter =
	| { kind: "select"; name: string; label: string; all: string; options: { value: string; label: string }[] }
	/** A value set elsewhere, such as by a tag in a row; can only be removed here. */
	| { kind: "chip"; name: string; label: string }
	| { kind: "toggle"; name: string; label: string; on: string }
	/** A day such as "2026-11-24". */
	| { kind: "day"; name: string; label: string }
	/** A saved view beside the whole list. */
	| { kind: "view"; name: string; label: string; all: string; on: string; view: string; empty: { title: string; detail: string } };

/** What the URL of a list may contain. Must keep its identity. */
export interface ListRules {
	sorts: readonly string[];
	order: TableSort;
	/** Allowed values of each filter; "any" allows every text. */
	filters: Record<string, readonly string[] | "any">;
	/** Filters that add rows, and therefore don't count as filtering. */
	widening?: readonly string[];
}

export interface ListState {
	q: string;
	page: number;
	sort: TableSort;
	filters: Record<string, string>;
}

export const MAX_SEARCH = 200;
const MAX_PAGE = 100_000;

/** Parses a URL; ignores invalid values. */
export function readAddress(query: URLSearchParams, rules: ListRules): ListState {
	const page = /^[1-9]\d{0,5}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
	const [, down, column = ""] = /^(-?)(.*)$/.exec(query.get("sort") ?? "") ?? [];
	const filters = Object.entries(rules.filters).map(([name, values]) => {
		const value = (query.get(name) ?? "").slice(0, MAX_SEARCH);
		return [name, values === "any" || values.includes(value) ? value : ""];
	});
	return {
		q: (query.get("q") ?? "").slice(0, MAX_SEARCH),
		page: Math.min(page, MAX_PAGE),
		sort: rules.sorts.includes(column) ? { column, descending: down === "-" } : rules.order,
		filters: Object.fromEntries(filters),
	};
}

export function writeAddress({ q, page, sort, filters }: ListState, rules: ListRules): URLSearchParams {
	const query = new URLSearchParams();
	if (q.trim()) query.set("q", q.trim());
	for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
	if (!isSameSort(sort, rules.order)) query.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
	if (page > 1) query.set("page", String(page));
	return query;
}

export function clearFilters(state: ListState, rules: ListRules): ListState {
	const kept = Object.entries(state.filters).map(([name, value]) => [name, rules.widening?.includes(name) ? value : ""]);
	return { q: "", page: 1, sort: rules.order, filters: Object.fromEntries(kept) };
}

export function isFiltered({ q, filters }: ListState, rules: ListRules): boolean {
	return q.trim() !== "" || Object.entries(filters).some(([name, value]) => value !== "" && !rules.widening?.includes(name));
}

const isSameSort = (a: TableSort, b: TableSort): boolean => a.column === b.column && a.descending === b.descending;

export interface Returned {
	id: string;
	status?: string | null | undefined;
	listed?: boolean | null | undefined;
	published_at?: string | null | undefined;
	published_date?: string | null | undefined;
}

/** Must keep its identity. */
export interface DeletedLabels {
	/** Head of the query keys. */
	name: "portfolios" | "blogs";
	log: string;
	noun: string;
	title: string;
	load: () => Promise<Pick<RowHistory<Returned>, "listDeleted"> & { bringBack: (revisionId: number) => Promise<Returned> }>;
}
