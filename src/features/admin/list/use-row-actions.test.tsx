// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { MemoryRouter } from "react-router-dom";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { answer } from "../../../../tests/support/admin/answer";
import { prepareBrowser } from "../../../../tests/support/admin/form-page-harness";
import { type Publishing, useDuplicateRow, usePublishRow, useRemoveRow, useRowTask } from "./use-row-actions";

interface Row {
	id: string;
	version: number;
	status: "draft" | "published";
	published_at?: string | null;
	published_date?: string | null;
}

beforeEach(prepareBrowser);
afterEach(() => {
	toast.dismiss();
	cleanup();
});

const JUNE = "2096-06-01T03:30:00.000Z";
const PAST = "2026-01-01T00:00:00.000Z";

const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) => (
	<QueryClientProvider client={client}>
		{children}
		<Toaster />
	</QueryClientProvider>
);

async function publish(row: Row) {
	const update = vi.fn<Publishing<Row>["update"]>(async (_id, version, changes) => ({
		saved: { row: { ...row, ...changes, version: version + 1 }, version: version + 1 },
	}));
	const { result } = renderHook(() => usePublishRow<Row>({ name: "blogs", log: "Blog post", noun: "Blog post", update }), { wrapper });
	await act(() => result.current.publish(row, "published"));
	return update;
}

describe("publishing a post from the list", () => {
	test("sets a future date to today on publishing, and restores it on undo", async () => {
		const before = Date.now();
		const update = await publish({ id: "a", version: 3, status: "published", published_at: PAST, published_date: JUNE });
		const { published_date = "" } = update.mock.calls[0]?.[2] ?? {};
		expect(Date.parse(published_date)).toBeGreaterThanOrEqual(before);
		expect(Date.parse(published_date)).toBeLessThanOrEqual(Date.now());
		await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
		expect(update.mock.calls[1]?.[2]).toEqual({ status: "published", published_at: PAST, published_date: JUNE });
	});

	test("keeps the date of a draft and says when visitors will see it", async () => {
		const update = await publish({ id: "a", version: 3, status: "draft", published_at: null, published_date: JUNE });
		expect(update.mock.calls[0]?.[2]).not.toHaveProperty("published_date");
		expect(await screen.findByText("Visible from June 1, 2096.")).toBeTruthy();
	});

	test("says that unpublished changes of the row stay unpublished", async () => {
		client.setQueryData(["working-copies", "post"], new Set(["a"]));
		await publish({ id: "a", version: 3, status: "draft", published_at: null, published_date: JUNE });
		expect(await screen.findByText("Visible from June 1, 2096. Unpublished changes stay unpublished.")).toBeTruthy();
		client.clear();
	});

	test("writes no date for a past date or for a project", async () => {
		for (const published_date of [PAST, undefined]) {
			const update = await publish({
				id: "a",
				version: 3,
				status: "draft",
				published_at: null,
				...(published_date ? { published_date } : {}),
			});
			expect(update.mock.calls[0]?.[2]).toEqual({ status: "published", published_at: null });
			expect(screen.queryByText(/^Visible from/)).toBeNull();
			cleanup();
		}
	});
});

describe("deleting a row from its menu", () => {
	const row = { id: "a", version: 3 };

	async function remove(answered: typeof row | null) {
		const restore = vi.fn(async () => {});
		const removal = {
			name: "blogs",
			log: "Blog post",
			question: "Delete it?",
			deleted: "Blog post deleted",
			restored: "Blog post restored",
			failed: "Failed",
			many: "blog posts",
			remove: async () => answered,
			restore,
		};
		const withQuestion = ({ children }: { children: ReactNode }) =>
			wrapper({
				children: (
					<>
						{children}
						<ConfirmHost />
					</>
				),
			});
		const { result } = renderHook(() => useRemoveRow(removal), { wrapper: withQuestion });
		act(() => void result.current.remove(row.id, row.version));
		await answer("Delete");
		await screen.findByText("Blog post deleted");
		return restore;
	}

	test("offers to put it back", async () => {
		const restore = await remove(row);
		await userEvent.click(screen.getByRole("button", { name: "Undo" }));
		expect(restore).toHaveBeenCalledWith(row);
	});

	test("says how to bring it back when an attempt without an answer has deleted it", async () => {
		await remove(null);
		expect(screen.getByText("To bring it back, open “Deleted” in the list of all blog posts.")).toBeTruthy();
		expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
	});
});

describe("the task of a row", () => {
	function start() {
		const { result } = renderHook(() => useRowTask("blogs"), { wrapper });
		const started: string[] = [];
		const ends = new Map<string, { resolve: () => void; reject: (reason: Error) => void }>();
		const run = (id: string) =>
			act(async () => {
				const task = () => {
					started.push(id);
					return new Promise<void>((resolve, reject) => ends.set(id, { resolve, reject }));
				};
				void result.current.run(id, task).catch(() => {});
			});
		const end = (id: string, failure?: Error) => act(async () => (failure ? ends.get(id)?.reject(failure) : ends.get(id)?.resolve()));
		return { result, started, run, end };
	}

	test("waits while another row's task runs", async () => {
		const { result, started, run, end } = start();
		await run("a");
		await run("b");
		await run("c");
		expect([started, result.current.busyId]).toEqual([["a"], "a"]);
		await end("a");
		expect([started, result.current.busyId]).toEqual([["a", "b"], "b"]);
		await end("b");
		await end("c");
		expect([started, result.current.busyId]).toEqual([["a", "b", "c"], null]);
	});

	test("runs after a task that failed", async () => {
		const { started, run, end } = start();
		await run("a");
		await run("b");
		await end("a", new Error("broken"));
		expect(started).toEqual(["a", "b"]);
	});

	test("runs once when it is started again before its end", async () => {
		const { started, run, end } = start();
		await run("a");
		await run("b");
		await run("a");
		await run("b");
		await end("a");
		await run("b");
		await end("b");
		expect(started).toEqual(["a", "b"]);
		await run("a");
		expect(started).toEqual(["a", "b", "a"]);
	});

	test("unpublishes a row while another row is being unpublished", async () => {
		const waiting: (() => void)[] = [];
		const update = vi.fn<Publishing<Row>["update"]>(
			(id, version) =>
				new Promise((resolve) =>
					waiting.push(() => resolve({ saved: { row: { id, version: version + 1, status: "draft" }, version: version + 1 } })),
				),
		);
		const { result } = renderHook(() => usePublishRow<Row>({ name: "blogs", log: "Blog post", noun: "Blog post", update }), { wrapper });
		await act(async () => {
			for (const id of ["a", "b"]) void result.current.publish({ id, version: 3, status: "published", published_at: PAST }, "draft");
		});
		await act(async () => waiting[0]?.());
		await act(async () => waiting[1]?.());
		expect(update.mock.calls.map(([id]) => id)).toEqual(["a", "b"]);
	});
});

test("a second try makes the copy of the first one, whose answer was lost", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	const duplicate = vi.fn(async (_original: string, _id: string) => {}).mockRejectedValueOnce(new Error("no answer"));
	const copying = { name: "blogs", log: "Blog post", noun: "Blog post", duplicate, editHref: () => "/" };
	const { result } = renderHook(() => useDuplicateRow(copying), {
		wrapper: ({ children }) => <MemoryRouter>{wrapper({ children })}</MemoryRouter>,
	});
	for (const original of ["a", "a", "a", "b"]) await act(() => result.current.duplicate(original));
	const [first, second, third, other] = duplicate.mock.calls.map(([, id]) => id);
	expect(second).toBe(first);
	expect(new Set([first, third, other]).size).toBe(3);
});
