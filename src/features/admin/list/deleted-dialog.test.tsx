// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import { RequestFailed } from "@/data/request-failed";
import { RowIsBack } from "@/data/revisions/repository";
import type { DeletedRow } from "@/data/revisions/schema";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { DeletedButton } from "./deleted-button";
import type { DeletedLabels } from "./list-definition";

type Source = Awaited<ReturnType<DeletedLabels["load"]>>;

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const deleted = (id: number, more: Partial<DeletedRow> = {}): DeletedRow => ({
	id,
	rowId: `row-${id}`,
	title: `Project ${id}`,
	slug: `project-${id}`,
	status: "published",
	deletedAt: new Date().toISOString(),
	deletedBy: "leela@example.org",
	...more,
});

function source(changes: Partial<Source> = {}) {
	return {
		listDeleted: vi.fn<Source["listDeleted"]>(
			changes.listDeleted ?? (async () => [deleted(2), deleted(1, { status: "draft", deletedBy: null })]),
		),
		bringBack: vi.fn<Source["bringBack"]>(changes.bringBack ?? (async () => ({ id: "row-2", status: "published" }))),
	};
}

/** Opens the dialog and records refetched query keys. */
async function openDeleted(rows: Source, load: DeletedLabels["load"] = async () => rows) {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const refreshed = vi.spyOn(client, "invalidateQueries");
	const labels: DeletedLabels = { name: "portfolios", log: "Deleted", noun: "Portfolio", title: "Deleted portfolios", load };
	render(
		<QueryClientProvider client={client}>
			<DeletedButton labels={labels} />
			<Toaster />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Deleted" }));
	return { heads: () => refreshed.mock.calls.map(([filter]) => filter?.queryKey?.[0]) };
}

const bringBack = async (name: string) => userEvent.click(await screen.findByRole("button", { name: `Bring back ${name}` }));

describe("deleted rows", () => {
	test("lists each row with its state, time and author of deletion", async () => {
		await openDeleted(source());
		const list = await screen.findByRole("list", { name: "Deleted portfolios" });
		expect(
			within(list)
				.getAllByRole("listitem")
				.map(({ textContent }) => textContent),
		).toEqual([
			"Project 2Published, deleted just now by leela@example.orgBring back",
			"Project 1Draft, deleted just now by a service key or the SQL editorBring back",
		]);
		expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
	});

	test("loads further pages after the last row shown", async () => {
		const page = (from: number, count: number) => Array.from({ length: count }, (_, n) => deleted(from - n));
		const listDeleted = vi
			.fn<Source["listDeleted"]>()
			.mockResolvedValueOnce(page(90, 50))
			.mockRejectedValueOnce(new Error("500"))
			.mockResolvedValueOnce(page(40, 2));
		await openDeleted(source({ listDeleted }));
		await userEvent.click(await screen.findByText("Show more"));
		expect(await screen.findByText("More entries couldn't be loaded.")).toBeTruthy();
		await userEvent.click(screen.getByText("Show more"));
		expect(await screen.findByText("Project 39")).toBeTruthy();
		expect(listDeleted.mock.calls.map(([before]) => before)).toEqual([null, 41, 41]);
		expect(document.querySelectorAll("li:has(button[aria-label])")).toHaveLength(52);
		expect(screen.queryByText("Show more")).toBeNull();
	});

	test("shows an empty state, or an error with a retry", async () => {
		const listDeleted = vi.fn<Source["listDeleted"]>().mockRejectedValueOnce(new Error("500")).mockResolvedValue([]);
		await openDeleted(source({ listDeleted }));
		expect((await screen.findByRole("alert")).textContent).toContain("The deleted entries couldn't be loaded");
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(await screen.findByText("Nothing was deleted.")).toBeTruthy();
	});

	test("shows a toast when the dialog fails to load", async () => {
		await openDeleted(source(), () => Promise.reject(new Error("chunk")));
		expect(await screen.findByText("The deleted entries couldn't be opened. Please try again.")).toBeTruthy();
	});
});

describe("restoring a row", () => {
	test.each([
		[{ status: "draft" }, "It is a draft and isn't on the site."],
		[{ status: "published", listed: true, published_at: "2026-01-01T00:00:00Z" }, "It is back on the site at its old address."],
		[{ status: "published", listed: false }, "It is published but unlisted, as before."],
		[{ status: "published", published_at: "2999-01-01T00:00:00Z" }, "It is scheduled for the same time as before."],
	])("reports the state of %j, refetches the lists and returns the focus", async (row, said) => {
		const rows = source({ bringBack: async () => ({ id: "row-2", ...row }) });
		const { heads } = await openDeleted(rows);
		await bringBack("Project 2");
		expect(await screen.findByText("Portfolio brought back")).toBeTruthy();
		expect(screen.getByText(said)).toBeTruthy();
		expect(rows.bringBack.mock.calls).toEqual([[2]]);
		expect(screen.queryByRole("dialog")).toBeNull();
		await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Deleted" })));
		expect(heads()).toEqual(["portfolios", "dashboard"]);
	});

	test("shows no error when the row is already back", async () => {
		await openDeleted(source({ bringBack: () => Promise.reject(new RowIsBack()) }));
		await bringBack("Project 2");
		expect(await screen.findByText(/^This portfolio is already back/)).toBeTruthy();
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test.each([
		["its address has another owner", new RequestFailed("portfolios", 409, "23505"), /slug “project-2”/],
		["no answer came", new RequestFailed("portfolios", 0), /^The server didn't respond/],
		["the server fails", new RequestFailed("portfolios", 500), /went wrong on the server/],
	])("shows the reason beside the entry and allows a retry when %s", async (_why, error, said) => {
		const rows = source({ bringBack: vi.fn<Source["bringBack"]>().mockRejectedValueOnce(error).mockResolvedValue({ id: "row-2" }) });
		await openDeleted(rows);
		await bringBack("Project 2");
		expect((await screen.findByText(said)).closest("li")?.textContent).toContain("Project 2");
		await bringBack("Project 2");
		expect(await screen.findByText("Portfolio brought back")).toBeTruthy();
		expect(rows.bringBack).toHaveBeenCalledTimes(2);
	});

	const failsFor = (slow: number) => async (id: number) => {
		if (id === slow) throw new RequestFailed("portfolios", 409, "23505");
		return { id: `row-${id}`, status: "published" };
	};

	test("keeps the reasons of two rows", async () => {
		const bringBackRow = vi
			.fn<Source["bringBack"]>()
			.mockRejectedValueOnce(new RequestFailed("portfolios", 409, "23505"))
			.mockRejectedValueOnce(new RequestFailed("portfolios", 500));
		await openDeleted(source({ bringBack: bringBackRow }));
		await bringBack("Project 2");
		await bringBack("Project 1");
		expect(await screen.findByText(/went wrong on the server/)).toBeTruthy();
		expect(screen.getByText(/slug “project-2”/)).toBeTruthy();
	});

	test("stays open for the reason of one row when another is back, without that one", async () => {
		const rows = source({ bringBack: failsFor(2) });
		rows.listDeleted.mockImplementation(async () => (rows.bringBack.mock.calls.length > 1 ? [deleted(2)] : [deleted(2), deleted(1)]));
		await openDeleted(rows);
		await bringBack("Project 2");
		await bringBack("Project 1");
		expect(await screen.findByText("Portfolio brought back")).toBeTruthy();
		expect(screen.getByText(/slug “project-2”/)).toBeTruthy();
		await waitFor(() => expect(screen.queryByRole("button", { name: "Bring back Project 1" })).toBeNull());
		expect(screen.getByRole("dialog").contains(document.activeElement)).toBe(true);
	});

	test("stays open while another row waits for its turn, and shows that row's reason", async () => {
		let finish = () => {};
		const first = new Promise<void>((resolve) => {
			finish = resolve;
		});
		const answerOf = failsFor(1);
		await openDeleted(source({ bringBack: (id) => (id === 2 ? first.then(() => answerOf(id)) : answerOf(id)) }));
		await bringBack("Project 2");
		await bringBack("Project 1");
		finish();
		expect(await screen.findByText("Portfolio brought back")).toBeTruthy();
		expect(await screen.findByText(/slug “project-1”/)).toBeTruthy();
	});

	test("shows the reason as a message when the dialog was closed meanwhile", async () => {
		let fail = (_: Error) => {};
		const rows = source({
			bringBack: () =>
				new Promise((_, reject) => {
					fail = reject;
				}),
		});
		await openDeleted(rows);
		await bringBack("Project 2");
		await userEvent.click(screen.getByRole("button", { name: "Close" }));
		fail(new RequestFailed("portfolios", 0));
		expect(await screen.findByText("Project 2 wasn't brought back")).toBeTruthy();
		expect(screen.getByText(/^The server didn't respond/)).toBeTruthy();
	});

	test("doesn't report success when the row is gone", async () => {
		await openDeleted(source({ bringBack: () => Promise.reject(new RowGone()) }));
		await bringBack("Project 2");
		expect(await screen.findByText(/^It couldn't be brought back/)).toBeTruthy();
		expect(screen.queryByText("Portfolio brought back")).toBeNull();
	});
});
