import type { TableSort } from "@/shared/ui/data-table";

/** What a list's address may say. A constant of the screen: it must keep its identity. */
export interface ListRules {
	/** Columns that the list can be sorted by. */
	sorts: readonly string[];
	/** The order while the address names none. */
	order: TableSort;
	/** Filters and the values that each may have; "any" takes every text. */
	filters: Record<string, readonly string[] | "any">;
	/** Filters that show more rather than less: with them alone a list is not filtered. */
	widening?: readonly string[];
}

/** What a list shows, as its address says it. */
export interface ListState {
	q: string;
	/** From 1. */
	page: number;
	sort: TableSort;
	/** Every filter of the rules; "" filters nothing. */
	filters: Record<string, string>;
}

export const LONGEST_SEARCH = 200;
/** Beyond it no list reaches. */
const LAST_PAGE = 100_000;

/** Reads an address; what it should not say counts as not said. */
export function readAddress(query: URLSearchParams, rules: ListRules): ListState {
	const page = /^[1-9]\d{0,5}$/.test(query.get("page") ?? "") ? Number(query.get("page")) : 1;
	const [, down, column = ""] = /^(-?)(.*)$/.exec(query.get("sort") ?? "") ?? [];
	const filters = Object.entries(rules.filters).map(([name, values]) => {
		const value = (query.get(name) ?? "").slice(0, LONGEST_SEARCH);
		return [name, values === "any" || values.includes(value) ? value : ""];
	});
	return {
		q: (query.get("q") ?? "").slice(0, LONGEST_SEARCH),
		page: Math.min(page, LAST_PAGE),
		sort: rules.sorts.includes(column) ? { column, descending: down === "-" } : rules.order,
		filters: Object.fromEntries(filters),
	};
}

/** The same for an address; what goes without saying is left out. */
export function writeAddress({ q, page, sort, filters }: ListState, rules: ListRules): URLSearchParams {
	const query = new URLSearchParams();
	if (q.trim()) query.set("q", q.trim());
	for (const [name, value] of Object.entries(filters)) if (value) query.set(name, value);
	if (!isSameSort(sort, rules.order)) query.set("sort", `${sort.descending ? "-" : ""}${sort.column}`);
	if (page > 1) query.set("page", String(page));
	return query;
}

/** The whole list: what "12 of 214" counts against. */
export function unfiltered(state: ListState, rules: ListRules): ListState {
	const kept = Object.entries(state.filters).map(([name, value]) => [name, rules.widening?.includes(name) ? value : ""]);
	return { q: "", page: 1, sort: rules.order, filters: Object.fromEntries(kept) };
}

/** Whether something narrows the list. */
export function isFiltered({ q, filters }: ListState, rules: ListRules): boolean {
	return q.trim() !== "" || Object.entries(filters).some(([name, value]) => value !== "" && !rules.widening?.includes(name));
}

const isSameSort = (a: TableSort, b: TableSort): boolean => a.column === b.column && a.descending === b.descending;
