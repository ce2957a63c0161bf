// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { COPIES_KEY } from "@/features/admin/ui/copy-badge";
import { DataTable } from "@/shared/ui/data-table";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { useBulk } from "./bulk-bar";
import type { BulkDefinition, BulkRow } from "./use-bulk-actions";

interface Row extends BulkRow {
	title: string;
}

const PAST = "2026-01-01T00:00:00.000Z";
const LATER = "2096-01-01T00:00:00.000Z";
const stored: Row[] = [
	{ id: "a", title: "Ant", version: 1, status: "draft", listed: true, published_at: null },
	{ id: "b", title: "Bee", version: 4, status: "draft", listed: true, published_at: null },
	{ id: "c", title: "Cat", version: 2, status: "published", listed: false, published_at: PAST },
	{ id: "d", title: "Dog", version: 3, status: "published", listed: true, published_at: LATER },
];

const change = vi.fn<BulkDefinition<Row>["several"]["change"]>();
const remove = vi.fn<BulkDefinition<Row>["several"]["remove"]>();
const restore = vi.fn<BulkDefinition<Row>["several"]["restore"]>();

const definition: BulkDefinition<Row> = {
	name: "portfolios",
	log: "Animal",
	one: "animal",
	many: "animals",
	question: "Are you sure you want to delete this animal?",
	several: { change, remove, restore },
	getTitle: ({ title }) => title,
	editHref: (id) => `/edit/${id}`,
	getLabel: (column) => ({ service_id: "Service" })[column] ?? column,
};

function Animals({ rows }: { rows: Row[] }) {
	const { column, bar, note, isBusy } = useBulk(definition, rows);
	return (
		<>
			{note}
			<DataTable
				caption="Animals"
				columns={[column, { id: "title", name: "Title", isTitle: true, cell: (row) => row.title }]}
				rows={rows}
				rowId={({ id }) => id}
				sort={{ column: "title", descending: false }}
				onSort={() => {}}
				isRowBusy={({ id }) => isBusy(id)}
				bar={bar}
			/>
		</>
	);
}

function show(rows = stored, copied: string[] = []) {
	const client = new QueryClient();
	client.setQueryData([COPIES_KEY, "project"], new Set(copied));
	const shown = (given: Row[]) => (
		<QueryClientProvider client={client}>
			<MemoryRouter>
				<Animals rows={given} />
				<ConfirmHost />
				<Toaster />
			</MemoryRouter>
		</QueryClientProvider>
	);
	const { rerender } = render(shown(rows));
	return (given: Row[]) => rerender(shown(given));
}

const user = userEvent.setup();
const box = (name: string) => screen.getByRole("checkbox", { name: `Select ${name}` });
const checked = () =>
	screen
		.getAllByRole("checkbox", { checked: true })
		.map((element) => element.getAttribute("aria-label"))
		.filter(Boolean);
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const bar = () => within(screen.getByRole("group"));
const press = (name: string) => user.click(bar().getByRole("button", { name }));
const question = () => screen.getByRole("alertdialog");
const agree = (name: string) => user.click(within(question()).getByRole("button", { name }));

beforeEach(() => {
	prepareBrowser();
	change.mockReset().mockImplementation(async (chosen) => ({
		written: chosen.map(({ id, version }) => ({ id, version: version + 1 })),
		refused: [],
	}));
	remove.mockReset().mockImplementation(async (chosen) => ({
		deleted: stored.filter(({ id }) => chosen.some((row) => row.id === id)),
		earlier: [],
		refused: [],
	}));
	restore.mockReset().mockResolvedValue();
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

describe("selecting rows", () => {
	test("counts them and selects the page and nothing", async () => {
		show();
		expect(screen.queryByRole("group")).toBeNull();
		await user.click(box("Bee"));
		expect(screen.getByRole("group", { name: "Selected animals" }).textContent).toContain("1 selected");
		const all = screen.getByRole("checkbox", { name: "Select all on this page" });
		expect(all).toHaveProperty("indeterminate", true);
		await user.click(all);
		expect(screen.getByText("4 selected")).toBeTruthy();
		await user.click(all);
		expect(screen.queryByRole("group")).toBeNull();
	});

	test("selects a range with Shift, also upwards and from the keyboard", async () => {
		show();
		await user.click(box("Cat"));
		await user.keyboard("{Shift>}");
		await user.click(box("Ant"));
		await user.keyboard("{/Shift}");
		expect(checked()).toEqual(["Select Ant", "Select Bee", "Select Cat"]);
		box("Dog").focus();
		await user.keyboard("{Shift>}[Space]{/Shift}");
		expect(checked()).toHaveLength(4);
		await user.keyboard("{Escape}");
		expect(screen.queryByRole("group")).toBeNull();
	});

	test("forgets rows that leave the page", async () => {
		const showOthers = show();
		await user.click(box("Ant"));
		await user.click(box("Dog"));
		showOthers(stored.slice(1));
		expect(screen.getByText("1 selected")).toBeTruthy();
		showOthers(stored);
		expect(checked()).toEqual(["Select Dog"]);
	});

	test("offers only what concerns a chosen row", async () => {
		show();
		await user.click(box("Ant"));
		const names = () => textsOf(bar().getAllByRole("button"));
		expect(names()).toEqual(["Publish", "Unlist", "Delete", "Clear selection"]);
		await user.click(box("Cat"));
		expect(names()).toEqual(["Publish", "Unpublish", "List", "Unlist", "Delete", "Clear selection"]);
	});
});

describe("changing the chosen rows", () => {
	test("publishes drafts and scheduled rows in one request after one question, and undoes all of it", async () => {
		show(stored, ["a"]);
		await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
		await press("Publish");
		expect(question().textContent).toContain("Publish 3 animals?");
		expect(question().textContent).toContain("1 animal is scheduled for later and goes public now.");
		expect(question().textContent).toContain("Unpublished changes stay unpublished.");
		expect(question().textContent).toContain("1 more of the selection is published already.");
		await agree("Publish");
		expect(change.mock.calls).toEqual([
			[
				[
					{ id: "a", version: 1, changes: { status: "published", published_at: null } },
					{ id: "b", version: 4, changes: { status: "published", published_at: null } },
					{ id: "d", version: 3, changes: { status: "published", published_at: null } },
				],
			],
		]);
		expect(await screen.findByText("3 animals published")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Undo" }));
		expect(change.mock.calls[1]).toEqual([
			[
				{ id: "a", version: 2, changes: { status: "draft", published_at: null } },
				{ id: "b", version: 5, changes: { status: "draft", published_at: null } },
				{ id: "d", version: 4, changes: { status: "published", published_at: LATER } },
			],
		]);
		expect(await screen.findByText("Change undone")).toBeTruthy();
	});

	test("asks nothing of the server when the question is declined", async () => {
		show();
		await user.click(box("Cat"));
		await press("List");
		await user.keyboard("{Escape}");
		expect(change).not.toHaveBeenCalled();
		expect(screen.getByText("1 selected")).toBeTruthy();
	});

	test("names refused rows with a link and the reason, and undoes only the written ones", async () => {
		change.mockResolvedValueOnce({
			written: [{ id: "a", version: 2 }],
			refused: [
				{ id: "b", reason: "incomplete", missing: ["service_id"] },
				{ id: "d", reason: "changed" },
			],
		});
		show();
		await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
		await press("Publish");
		await agree("Publish");
		const note = await screen.findByRole("alert");
		expect(note.textContent).toContain("2 animals weren't published");
		const refusals = ["Bee: Fill in: Service", "Dog: It was changed elsewhere. The list is now up to date."];
		expect(textsOf(within(note).getAllByRole("listitem"))).toEqual(refusals);
		expect(within(note).getByRole("link", { name: "Bee" }).getAttribute("href")).toBe("/edit/b");
		await user.click(screen.getByRole("button", { name: "Undo" }));
		expect(change.mock.calls[1]?.[0].map(({ id }) => id)).toEqual(["a"]);
		await user.click(within(note).getByRole("button", { name: "Dismiss" }));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("keeps the selection when the request fails", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		change.mockRejectedValueOnce(new Error("offline"));
		show();
		await user.click(box("Ant"));
		await press("Unlist");
		await agree("Unlist");
		expect(await screen.findByText("Something went wrong. Check the list before you try again.")).toBeTruthy();
		expect(screen.getByText("1 selected")).toBeTruthy();
	});
});

describe("an action that is still running", () => {
	const isOff = (name: string) => bar().getByRole("button", { name }).getAttribute("aria-disabled");

	test.each([
		["Unlist", "Saving…"],
		["Delete", "Deleting…"],
	])("says so (%s), starts no other, and leaves rows selected that were chosen meanwhile", async (action, said) => {
		let finish = () => {};
		const end = new Promise<void>((resolve) => {
			finish = resolve;
		});
		change.mockImplementationOnce(() => end.then(() => ({ written: [{ id: "a", version: 2 }], refused: [] })));
		remove.mockImplementationOnce(() => end.then(() => ({ deleted: stored.slice(0, 1), earlier: [], refused: [] })));
		show();
		await user.click(box("Ant"));
		await press(action);
		await agree(action);
		await user.click(box("Bee"));
		expect([bar().getByRole("status").textContent, isOff("Publish"), isOff("Delete")]).toEqual([said, "true", "true"]);
		await press("Publish");
		expect(screen.queryByRole("alertdialog")).toBeNull();
		finish();
		expect(await screen.findByText("1 selected")).toBeTruthy();
		expect([checked(), isOff("Publish")]).toEqual([["Select Bee"], "false"]);
		await press("Publish");
		await agree("Publish");
		expect(change.mock.lastCall?.[0].map(({ id }) => id)).toEqual(["b"]);
	});
});

describe("deleting the chosen rows", () => {
	test("asks once, deletes the versions that were seen, and puts all back on Undo", async () => {
		show(stored, ["b"]);
		await user.click(box("Ant"));
		await user.click(box("Bee"));
		await press("Delete");
		expect(question().textContent).toContain("Are you sure you want to delete these 2 animals?");
		expect(question().textContent).not.toContain("Unpublished changes");
		await agree("Delete");
		const seen = { a: 1, b: 4 };
		expect(remove.mock.calls).toEqual([[Object.entries(seen).map(([id, version]) => ({ id, version }))]]);
		expect(await screen.findByText("2 animals deleted")).toBeTruthy();
		await user.click(screen.getByRole("button", { name: "Undo" }));
		expect(restore).toHaveBeenCalledWith(stored.slice(0, 2));
		expect(await screen.findByText("2 animals restored")).toBeTruthy();
	});

	test("asks the usual question for a single row", async () => {
		show();
		await user.click(box("Cat"));
		await press("Delete");
		expect(question().textContent).toContain("Are you sure you want to delete this animal?");
	});

	test.each([
		["changed", "It was changed elsewhere. The list is now up to date."],
		["gone", "It no longer exists."],
	] as const)("names rows that the server didn't delete because they are %s", async (reason, said) => {
		remove.mockResolvedValueOnce({ deleted: [], earlier: [], refused: [{ id: "c", reason }] });
		show();
		await user.click(box("Cat"));
		await press("Delete");
		await agree("Delete");
		expect((await screen.findByRole("alert")).textContent).toContain(`1 animal wasn't deletedCat: ${said}`);
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});
});
