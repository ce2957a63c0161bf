import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isFiltered, type ListRules, readAddress, unfiltered, writeAddress } from "./list-address";

const rules: ListRules = {
	sorts: ["title", "updated_at"],
	order: { column: "created_at", descending: true },
	filters: { state: ["draft", "published"], service: "any", incomplete: ["yes"] },
	widening: ["incomplete"],
};

const read = (query: string) => readAddress(new URLSearchParams(query), rules);
const plain = { q: "", page: 1, sort: rules.order, filters: { state: "", service: "", incomplete: "" } };

describe("the address of a list", () => {
	test("without anything it is the first page of everything, and such a list has a bare address", () => {
		expect(read("")).toEqual(plain);
		expect(writeAddress(plain, rules).toString()).toBe("");
	});

	test("it says search, filters, order and page", () => {
		const state = {
			q: "lift & shaft",
			page: 3,
			sort: { column: "title", descending: true },
			filters: { state: "draft", service: "saas", incomplete: "yes" },
		};
		expect(writeAddress(state, rules).toString()).toBe("q=lift+%26+shaft&state=draft&service=saas&incomplete=yes&sort=-title&page=3");
		expect(read(writeAddress(state, rules).toString())).toEqual(state);
	});

	test.each(["page=0", "page=-1", "page=1e9", "page=two", "page=2.5", "page=9999999"])("%s is the first page", (query) => {
		expect(read(query).page).toBe(1);
	});

	test.each(["sort=password", "sort=-", "sort=--title", "sort=title.asc"])("%s is the list's own order", (query) => {
		expect(read(query).sort).toEqual(rules.order);
	});

	test("a filter has one of its values or none", () => {
		expect(read("state=deleted&service=whatever&incomplete=no").filters).toEqual({ state: "", service: "whatever", incomplete: "" });
	});

	test("whatever an address says, what is read is written and read the same", () => {
		fc.assert(
			fc.property(fc.dictionary(fc.constantFrom("q", "page", "sort", "state", "service", "other"), fc.string()), (query) => {
				const state = readAddress(new URLSearchParams(query), rules);
				const again = readAddress(writeAddress(state, rules), rules);
				expect(again).toEqual({ ...state, q: state.q.trim() });
				expect(state.q.length).toBeLessThanOrEqual(200);
			}),
		);
	});

	test("what shows more does not count as a filter, and clearing keeps it", () => {
		const wide = read("incomplete=yes");
		expect(isFiltered(wide, rules)).toBe(false);
		const narrow = read("incomplete=yes&q=desk&state=draft&sort=title&page=4");
		expect(isFiltered(narrow, rules)).toBe(true);
		expect(unfiltered(narrow, rules)).toEqual(wide);
	});

	test("a search of white space searches nothing", () => {
		expect(isFiltered(read("q=%20%20"), rules)).toBe(false);
	});
});
