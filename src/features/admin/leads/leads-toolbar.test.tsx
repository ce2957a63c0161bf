// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { FRESH_FOR_MS, queryClient } from "@/data/query-client";
import { stubBackend } from "../../../../tests/support/data/backend-harness";
import { RetentionHint } from "./leads-toolbar";

afterEach(() => {
	cleanup();
	queryClient.clear();
	vi.useRealTimers();
});

test("counts the leads due for review by the day on which the admin returns", async () => {
	const limits: (string | null)[] = [];
	stubBackend(async (input) => {
		limits.push(new URL(String(input)).searchParams.get("created_at"));
		return new Response(null, { headers: { "content-range": `*/${limits.length}` } });
	});
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-24T23:50:00Z") });
	const state = { q: "", page: 1, sort: { column: "created_at", descending: true }, filters: {} };
	render(
		<QueryClientProvider client={queryClient}>
			<RetentionHint list={{ state, change: () => {} }} />
		</QueryClientProvider>,
	);
	await screen.findByText("1 lead is older than 24 months:");

	vi.setSystemTime(Date.now() + 10 * FRESH_FOR_MS);
	await act(async () => window.dispatchEvent(new Event("focus")));
	await screen.findByText("2 leads are older than 24 months:");
	expect(limits).toEqual(["lt.2024-11-24T00:00:00.000Z", "lt.2024-11-25T00:00:00.000Z"]);
});
