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
	["1 project has no results", "metrics", false],
	["1 project has a picture without alternative text", "image_alt", true],
])("“%s” (by %s) comes with links to the lists: %s", async (words, column, isListed) => {
	stubBackend(async (input) => {
		const { pathname, search } = new URL(String(input));
		return json(pathname.endsWith("/portfolios") && search.includes(column) ? [{ id: "a", title: "Ports" }] : []);
	});
	render(
		<QueryClientProvider client={queryClient}>
			<MemoryRouter>
				<Attention />
			</MemoryRouter>
		</QueryClientProvider>,
	);
	expect((await screen.findByRole("heading", { name: words })).nextElementSibling?.textContent).toBe("Ports");
	expect(screen.queryByRole("link", { name: "Projects to look at" }) !== null).toBe(isListed);
});
