import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast } from "sonner";
import { vi } from "vitest";
import type { ListRules, ListState } from "@/features/admin/list/list-definition";
import { ListScreen } from "@/features/admin/list/list-screen";
import { useList } from "@/features/admin/list/use-list";

interface Fruit {
	id: string;
	name: string;
}

const rules: ListRules = {
	sorts: ["name"],
	order: { column: "added", descending: true },
	filters: { color: ["red", "green"], picked: "any", tag: "any", peeled: ["yes"], view: ["overripe"] },
	widening: ["peeled"],
};

const ALL_FRUIT = 120;
/** Fifty rows per page; a search leaves sixty, "none" leaves none. */
export const fruitPage = ({ q, page, filters }: ListState) => {
	const total = q === "none" ? 0 : q || filters.color || filters.picked || filters.tag ? 60 : ALL_FRUIT;
	const from = (page - 1) * 50;
	const rows = Array.from(
		{ length: Math.max(0, Math.min(50, total - from)) },
		(_, n): Fruit => ({ id: `${from + n}`, name: `Fruit ${from + n + 1}${q ? ` ${q}` : ""}` }),
	);
	return { rows, total };
};

type Read = (state: ListState, signal: AbortSignal, known?: number) => Promise<{ rows: Fruit[]; total: number }>;

function FruitList({ read, failed }: { read: Read; failed?: string }) {
	const list = useList({ name: "fruit", rules, read, failed, log: "Fruit" });
	return (
		<ListScreen
			list={list}
			labels={{
				title: "Fruit Management",
				caption: "Fruit",
				one: "fruit",
				many: "fruit",
				search: "Search fruit",
				searchHint: "Name",
				failed,
				empty: { title: "No fruit yet", detail: "It grows." },
			}}
			columns={[
				{ id: "name", name: "Name", sorts: "up", isTitle: true, cell: (row: Fruit) => row.name },
				{ id: "weight", name: "Weight", cell: () => "80 g" },
			]}
			filters={[
				{
					kind: "view",
					name: "view",
					label: "View",
					all: "All",
					on: "overripe",
					view: "Overripe",
					empty: { title: "All fresh", detail: "Eat soon." },
				},
				{ kind: "select", name: "color", label: "Color", all: "All colors", options: [{ value: "red", label: "Red" }] },
				{ kind: "day", name: "picked", label: "Picked on" },
				{ kind: "chip", name: "tag", label: "Tag" },
				{ kind: "toggle", name: "peeled", label: "Show peeled", on: "yes" },
			]}
			rowId={(row) => row.id}
		/>
	);
}

/** Renders a list at a URL over the given backend. */
export function showList(address: string, given: { read?: Read; failed?: string } = {}) {
	const read = vi.fn<Read>(given.read ?? (async (state) => fruitPage(state)));
	const router = createMemoryRouter(
		[
			{ path: "/before", element: null },
			{ path: "/list", element: <FruitList read={read} failed={given.failed} /> },
		],
		{
			initialEntries: ["/before", address],
			initialIndex: 1,
		},
	);
	const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return { read, router, search: () => router.state.location.search, client };
}

/** Call after each test. */
export function leaveList(): void {
	cleanup();
	toast.dismiss();
	localStorage.clear();
}

export const countLine = () => screen.getAllByRole("status")[0]?.textContent;
