import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clearFilters, isFiltered, type ListRules, readAddress, writeAddress } from "./list-definition";

const rules: ListRules = {
	sorts: ["title", "updated_at"],
	order: { column: "created_at", descending: true },
	filters: { state: ["draft", "published"], service: "any", incomplete: ["yes"] },
	widening: ["incomplete"],
};

const read = (query: string) => readAddress(new URLSearchParams(query), rules);
const plain = { q: "", page: 1, sort: rules.order, filters: { state: "", service: "", incomplete: "" } };

describe("list URLs", () => {
	test("maps the default state to an empty query", () => {
		expect(read("")).toEqual(plain);
		expect(writeAddress(plain, rules).toString()).toBe("");
	});

	test("contains search, filters, order and page", () => {
		const state = {
			q: "lift & shaft",
			page: 3,
			sort: { column: "title", descending: true },
			filters: { state: "draft", service: "saas", incomplete: "yes" },
		};
		expect(writeAddress(state, rules).toString()).toBe("q=lift+%26+shaft&state=draft&service=saas&incomplete=yes&sort=-title&page=3");
		expect(read(writeAddress(state, rules).toString())).toEqual(state);
	});

	test.each(["page=0", "page=-1", "page=1e9", "page=two", "page=2.5", "page=9999999"])("reads %s as the first page", (query) => {
		expect(read(query).page).toBe(1);
	});

	test.each(["sort=password", "sort=-", "sort=--title", "sort=title.asc"])("reads %s as the default order", (query) => {
		expect(read(query).sort).toEqual(rules.order);
	});

	test("ignores unknown filter values", () => {
		expect(read("state=deleted&service=whatever&incomplete=no").filters).toEqual({ state: "", service: "whatever", incomplete: "" });
	});

	test("reads back what it writes for any query", () => {
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom("q", "page", "sort", "state", "service", "other"), fc.string()), (query) => {
				const state = readAddress(new URLSearchParams(query), rules);
				const again = readAddress(writeAddress(state, rules), rules);
				expect(again).toEqual({ ...state, q: state.q.trim() });
				expect(state.q.length).toBeLessThanOrEqual(200);
			}),
		);
	});

	test("doesn't count widening filters as filters and keeps them when clearing", () => {
		const wide = read("incomplete=yes");
		expect(isFiltered(wide, rules)).toBe(false);
		const narrow = read("incomplete=yes&q=desk&state=draft&sort=title&page=4");
		expect(isFiltered(narrow, rules)).toBe(true);
		expect(clearFilters(narrow, rules)).toEqual(wide);
	});

	test("treats a blank search as none", () => {
		expect(isFiltered(read("q=%20%20"), rules)).toBe(false);
	});
});
