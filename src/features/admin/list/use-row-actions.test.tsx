// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Toaster, toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { prepareBrowser } from "@/features/admin/editor/editor-harness";
import { type Publishing, usePublishRow } from "./use-row-actions";

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

async function publish(row: Row) {
	const update = vi.fn<Publishing<Row>["update"]>(async (_id, version, changes) => ({
		saved: { row: { ...row, ...changes, version: version + 1 }, version: version + 1 },
	}));
	const wrapper = ({ children }: { children: ReactNode }) => (
		<QueryClientProvider client={new QueryClient()}>
			{children}
			<Toaster />
		</QueryClientProvider>
	);
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
