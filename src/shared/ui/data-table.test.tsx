// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { DataTable } from "./data-table";
import type { TableColumn, TableSort } from "./data-table-columns";

interface Fruit {
	id: string;
	name: string;
	grams: number;
}

const columns: TableColumn<Fruit>[] = [
	{ id: "name", name: "Name", sorts: "up", isTitle: true, cell: (row) => row.name },
	{ id: "grams", name: "Weight", sorts: "down", isNumber: true, cell: (row) => `${row.grams} g` },
	{ id: "color", name: "Color", cell: () => "" },
	{ id: "actions", name: "Actions", isUnnamed: true, cell: (row) => <button type="button">Eat {row.name}</button> },
];
const rows: Fruit[] = [
	{ id: "1", name: "Quince", grams: 210 },
	{ id: "2", name: "Fig", grams: 40 },
];

afterEach(cleanup);

function show(given: { rows?: Fruit[] | null; sort?: TableSort; busy?: boolean; busyId?: string } = {}) {
	const onSort = vi.fn();
	render(
		<DataTable
			caption="Fruit"
			columns={columns}
			rows={given.rows === undefined ? rows : given.rows}
			rowId={(row) => row.id}
			sort={given.sort ?? { column: "added", descending: true }}
			onSort={onSort}
			busy={given.busy}
			isRowBusy={(row) => row.id === given.busyId}
		/>,
	);
	return onSort;
}

const head = (name: string) => screen.getByRole("columnheader", { name });

describe("a table", () => {
	test("has a name, column headers and row headers", () => {
		show();
		const table = screen.getByRole("table", { name: "Fruit" });
		expect(
			within(table)
				.getAllByRole("columnheader")
				.map((cell) => cell.textContent),
		).toEqual(["Name", "Weight", "Color", "Actions"]);
		expect(screen.getByRole("rowheader", { name: "Quince" }).tagName).toBe("TH");
		expect(within(screen.getByRole("row", { name: /Fig/ })).getByRole("cell", { name: "40 g" })).toBeDefined();
	});

	test("announces the sort order of sortable columns only", () => {
		show({ sort: { column: "grams", descending: true } });
		expect([head("Name"), head("Weight"), head("Color")].map((cell) => cell.getAttribute("aria-sort"))).toEqual([
			"none",
			"descending",
			null,
		]);
		expect(within(head("Color")).queryByRole("button")).toBeNull();
	});

	test.each([
		["added", true, "Name", { column: "name", descending: false }],
		["added", true, "Weight", { column: "grams", descending: true }],
		["name", false, "Name", { column: "name", descending: true }],
		["name", true, "Name", null],
		["grams", true, "Weight", { column: "grams", descending: false }],
		["name", true, "Weight", { column: "grams", descending: true }],
	])("sorted by %s (descending: %s), a press on %s requests %o", async (column, descending, name, wanted) => {
		const onSort = show({ sort: { column, descending } });
		await userEvent.click(screen.getByRole("button", { name }));
		expect(onSort.mock.calls).toEqual([[wanted]]);
	});

	test("hides placeholder rows from screen readers and marks the table as busy", () => {
		show({ rows: null });
		expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
		expect(screen.getAllByRole("row")).toHaveLength(1);
		expect(document.querySelectorAll("tbody tr").length).toBeGreaterThan(3);
	});

	test("keeps the old rows while the next page loads, and marks busy rows", () => {
		show({ busy: true, busyId: "2" });
		expect(screen.getByRole("table").getAttribute("aria-busy")).toBe("true");
		expect(screen.getByRole("rowheader", { name: "Quince" })).toBeDefined();
		expect(screen.getByRole("row", { name: /Fig/ }).getAttribute("aria-busy")).toBe("true");
		expect(screen.getByRole("row", { name: /Quince/ }).getAttribute("aria-busy")).toBeNull();
	});

	test("renders no row again when only the order, the page's state or another row changes", () => {
		const cell = vi.fn((row: Fruit) => row.name);
		const title: TableColumn<Fruit>[] = [{ id: "name", name: "Name", sorts: "up", isTitle: true, cell }];
		const table = (shown: Fruit[], descending: boolean) => (
			<DataTable
				caption="Fruit"
				columns={title}
				rows={shown}
				rowId={(row) => row.id}
				sort={{ column: "name", descending }}
				onSort={() => {}}
				busy={descending}
			/>
		);
		const { rerender } = render(table(rows, false));
		cell.mockClear();
		rerender(table([...rows], true));
		expect(cell).not.toHaveBeenCalled();
		const pear = { id: "2", name: "Pear", grams: 150 };
		rerender(table([...rows.slice(0, 1), pear], true));
		expect(cell.mock.calls).toEqual([[pear]]);
	});

	test("labels each cell of an entry with its column, except unnamed columns", () => {
		show();
		expect(screen.getByRole("cell", { name: "40 g" }).dataset.label).toBe("Weight");
		expect(screen.getByRole("button", { name: "Eat Fig" }).closest("td")?.dataset.label).toBeUndefined();
	});

	test("is a focusable region only when the table is wider than its frame", () => {
		let measure = () => {};
		vi.stubGlobal(
			"ResizeObserver",
			class {
				constructor(changed: () => void) {
					measure = changed;
				}
				observe() {}
				disconnect() {}
			},
		);
		const width = vi.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(900);
		const room = vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
		show();
		act(() => measure());
		expect(screen.queryByRole("region")).toBeNull();
		room.mockReturnValue(700);
		measure();
		return vi.waitFor(() => {
			expect(screen.getByRole("region", { name: "Fruit" }).tabIndex).toBe(0);
			expect(width).toHaveBeenCalled();
		});
	});
});
