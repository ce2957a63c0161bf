// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test, vi } from "vitest";
import { postRows } from "@/data/posts/admin-repository";
import { queryClient } from "@/data/query-client";
import { CommandPalette } from "./command-palette";

vi.mock("@/data/posts/admin-repository", async (load) => ({ ...(await load<object>()), postRows: { list: vi.fn() } }));
vi.mock("@/data/projects/admin-repository", async (load) => ({
	...(await load<object>()),
	projectRows: { list: async () => ({ rows: [], total: 0 }) },
}));

type Found = Awaited<ReturnType<typeof postRows.list>>;
const titled = (...titles: string[]) => ({ rows: titles.map((title) => ({ id: title, title })), total: titles.length }) as Found;
const names = () => screen.queryAllByRole("option").map((option) => option.textContent);
const selected = () => screen.getByRole("option", { selected: true }).textContent;

afterEach(() => {
	cleanup();
	queryClient.clear();
});

async function search() {
	cleanup();
	Element.prototype.scrollIntoView = () => {};
	const router = createMemoryRouter([{ path: "*", element: <CommandPalette onClose={() => {}} /> }]);
	render(
		<QueryClientProvider client={queryClient}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	// At once: a slow test would search for the first letters, too.
	await userEvent.click(screen.getByRole("combobox"));
	await userEvent.paste("beacon");
}

test("finds a post created since the last search, and keeps the known rows and the choice meanwhile", async () => {
	vi.mocked(postRows.list).mockResolvedValueOnce(titled("Beacon one", "Beacon two"));
	await search();
	await waitFor(() => expect(names()).toEqual(["Beacon one", "Beacon two"]));
	let answer: (found: Found) => void = () => {};
	vi.mocked(postRows.list).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
	await search();
	await waitFor(() => expect(names()).toEqual(["Beacon one", "Beacon two"]));
	await userEvent.keyboard("{ArrowDown}");
	expect(selected()).toBe("Beacon two");
	answer(titled("Beacon three", "Beacon one", "Beacon two"));
	await waitFor(() => expect(names()).toEqual(["Beacon three", "Beacon one", "Beacon two"]));
	expect(selected()).toBe("Beacon two");
});
