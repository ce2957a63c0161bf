// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "@/data/query-client";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { Attention } from "./dashboard-panels";

afterEach(() => {
	cleanup();
	queryClient.clear();
});

test.each([
	["1 project has no results", "/portfolios", "metrics=eq", []],
	["1 project has a picture without alternative text", "/portfolios", "image_alt.is", ["Projects to look at"]],
	["1 draft is older than 30 days", "/portfolios", "status=eq", ["Projects to look at"]],
	["1 draft is older than 30 days", "/blogs", "status=eq", ["Posts to look at"]],
])("“%s” (%s by %s) comes with links to the lists that have it: %j", async (words, table, column, lists) => {
	stubBackend(async (input) => {
		const { pathname, search } = new URL(String(input));
		return json(pathname.endsWith(table) && search.includes(column) ? [{ id: "a", title: "Ports" }] : []);
	});
	render(
		<QueryClientProvider client={queryClient}>
			<MemoryRouter>
				<Attention />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	expect((await screen.findByRole("heading", { name: words })).nextElementSibling?.textContent).toBe("Ports");
	expect(screen.queryAllByRole("link", { name: /to look at/ }).map((link) => link.textContent)).toEqual(lists);
});
