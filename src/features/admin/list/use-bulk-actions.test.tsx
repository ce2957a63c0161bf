// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { type BulkDefinition, type BulkRow, useBulkActions } from "./use-bulk-actions";

const rows = ["a", "b", "c", "d"].map((id): BulkRow => ({ id, version: 1, status: "draft", listed: true, published_at: null }));
const change = vi.fn<BulkDefinition<BulkRow>["several"]["change"]>();
const remove = vi.fn<BulkDefinition<BulkRow>["several"]["remove"]>();

const definition: BulkDefinition<BulkRow> = {
	name: "portfolios",
	log: "Animal",
	one: "animal",
	many: "animals",
	question: "Are you sure you want to delete this animal?",
	several: { change, remove, restore: async () => {} },
	getTitle: ({ id }) => `Animal ${id}`,
	editHref: (id) => `/edit/${id}`,
	getLabel: (column) => column,
};

function Animals({ chosen = rows }: { chosen?: BulkRow[] }) {
	const actions = useBulkActions(definition, chosen, () => {});
	return (
		<>
			<button type="button" onClick={() => void actions.change("publish")}>
				Publish all
			</button>
			<button type="button" onClick={() => void actions.remove()}>
				Delete all
			</button>
		</>
	);
}

afterEach(() => {
	toast.dismiss();
	cleanup();
});

test("names the rows that an action left as they were when the admin has left the list meanwhile", async () => {
	prepareBrowser();
	const refused = rows.map(({ id }) => ({ id, reason: "incomplete" as const, missing: ["Content"] }));
	let end = () => {};
	change.mockReturnValue(
		new Promise((resolve) => {
			end = () => resolve({ written: [], refused });
		}),
	);
	const client = new QueryClient();
	const screenOf = (isShown: boolean) => (
		<QueryClientProvider client={client}>
			{isShown ? <Animals /> : null}
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>
	);
	const { rerender } = render(screenOf(true));
	await userEvent.click(screen.getByRole("button", { name: "Publish all" }));
	await answer("Publish");
	await vi.waitFor(() => expect(change).toHaveBeenCalled());
	rerender(screenOf(false));
	end();
	expect(await screen.findByText("4 animals weren't published")).toBeTruthy();
	expect(
		screen.getByText("Animal a: Fill in: Content · Animal b: Fill in: Content · Animal c: Fill in: Content · And 1 more"),
	).toBeTruthy();
});

test("says how many drafts that it publishes go public later, before and after", async () => {
	prepareBrowser();
	change.mockResolvedValue({ written: rows.slice(0, 3).map(({ id }) => ({ id, version: 2 })), refused: [] });
	const dates = ["2096-06-01T03:30:00Z", "2096-06-02T03:30:00Z", "2020-01-01T03:30:00Z", "2096-06-03T03:30:00Z"];
	render(
		<QueryClientProvider client={new QueryClient()}>
			<Animals chosen={rows.map((row, index) => ({ ...row, published_date: dates[index] }))} />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Publish all" }));
	expect((await screen.findByRole("alertdialog")).textContent).toContain("3 of them go public on their dates.");
	await answer("Publish");
	expect(await screen.findByText("3 animals published")).toBeTruthy();
	expect(screen.getByText("2 of them go public on their dates.")).toBeTruthy();
});

test("counts rows as deleted that an attempt without an answer has deleted, and says how to bring them back", async () => {
	prepareBrowser();
	remove.mockResolvedValue({ deleted: [], earlier: ["a", "b", "c", "d"], refused: [] });
	render(
		<QueryClientProvider client={new QueryClient()}>
			<Animals />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Delete all" }));
	await answer("Delete");
	expect(await screen.findByText("4 animals deleted")).toBeTruthy();
	expect(screen.getByText("To bring them back, open “Deleted” in the list of all animals.")).toBeTruthy();
	expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
