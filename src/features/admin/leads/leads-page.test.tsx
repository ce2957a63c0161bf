// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LEADS_KEY } from "@/data/leads/queries";
import type { Lead } from "@/data/leads/schema";
import { queryClient } from "@/data/query-client";
import { leadRow, makeLead } from "../../../../tests/support/admin/lead";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { LeadsPage } from "./leads-page";

let stored: Lead[];
let isAdministrator: boolean;

beforeEach(() => {
	Element.prototype.scrollTo = () => {};
	stored = [];
	isAdministrator = true;
	// Each count without rows is 2.
	stubBackend(async (input, init = {}) => {
		const { pathname } = new URL(String(input));
		if (pathname.endsWith("/rpc/is_administrator")) return json(isAdministrator);
		if (pathname.includes("/rpc/")) return json(0);
		const headers = { "content-type": "application/json", "content-range": init.method === "HEAD" ? "*/2" : `*/${stored.length}` };
		return new Response(init.method === "HEAD" ? null : JSON.stringify(stored.map(leadRow)), { headers });
	});
});
afterEach(() => {
	cleanup();
	queryClient.clear();
});

function open(address: string) {
	const router = createMemoryRouter([{ path: "/admin/leads", element: <LeadsPage /> }], { initialEntries: [address] });
	render(
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return router;
}

test("keeps the list when the session has ended elsewhere and sees no leads", async () => {
	vi.spyOn(console, "error").mockImplementation(() => {});
	stored = [makeLead({ name: "Ada Lovelace" })];
	open("/admin/leads");
	await screen.findByText("Ada Lovelace");
	stored = [];
	isAdministrator = false;
	await act(() => queryClient.invalidateQueries({ queryKey: [LEADS_KEY, "admin"] }));
	expect(screen.getByText("Ada Lovelace")).toBeTruthy();
	expect(screen.queryByText(/No leads yet|inbox is empty/)).toBeNull();
});

test.each([
	["2 suspected spam", "", "?status=spam"],
	["Review", "", "?status=all&age=old"],
	["Show closed leads", "", "?status=closed"],
	["Show all leads", "?q=none", ""],
	["Clear filters", "?q=none", ""],
])("gives the focus to the heading when a button disappears with its filter: %s", async (name, before, after) => {
	const router = open(`/admin/leads${before}`);
	await userEvent.click(await screen.findByRole("button", { name }));
	expect(router.state.location.search).toBe(after);
	await waitFor(() => expect(screen.queryByRole("button", { name })).toBeNull());
	await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

test.each([
	["pending", () => new Promise<Response>(() => {})],
	["error", async () => json({}, 500)],
])("says only that the inbox is empty when the number of closed leads isn't known (%s)", async (status, count) => {
	stubBackend(async (input, init = {}) => {
		const { pathname, search } = new URL(String(input));
		if (search.includes("status=in.")) return count();
		if (pathname.includes("/rpc/")) return json(pathname.endsWith("/is_administrator") || 0);
		return new Response(init.method === "HEAD" ? null : "[]", { headers: { "content-type": "application/json", "content-range": "*/0" } });
	});
	const router = createMemoryRouter([{ path: "/admin/leads", element: <LeadsPage /> }], { initialEntries: ["/admin/leads"] });
	render(
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	expect(await screen.findByText("The inbox is empty")).toBeTruthy();
	await waitFor(() => expect(queryClient.getQueryState(["leads", "closed"])?.status).toBe(status));
	expect(screen.queryByText(/No leads yet|archived, won or lost/)).toBeNull();
	expect(screen.getByRole("button", { name: "Show closed leads" })).toBeTruthy();
});
