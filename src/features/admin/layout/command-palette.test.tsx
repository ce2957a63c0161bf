// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { queryClient } from "@/data/query-client";
import { type Reply, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { CommandPalette } from "./command-palette";

const titled = (...titles: string[]): Reply => [
	200,
	titles.map((title) => ({ id: title, title })),
	{ "content-range": `*/${titles.length}` },
];
const stubPosts = (posts: Reply | Promise<Reply>) =>
	startAuthServer({ "GET /rest/v1/portfolios": titled(), "GET /rest/v1/blogs": () => posts });
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
	return router;
}

test("finds a post created since the last search, and keeps the known rows and the choice meanwhile", async () => {
	stubPosts(titled("Beacon one", "Beacon two"));
	await search();
	await waitFor(() => expect(names()).toEqual(["Beacon one", "Beacon two"]));
	let answer: (found: Reply) => void = () => {};
	stubPosts(new Promise((resolve) => (answer = resolve)));
	await search();
	await waitFor(() => expect(names()).toEqual(["Beacon one", "Beacon two"]));
	await userEvent.keyboard("{ArrowDown}");
	expect(selected()).toBe("Beacon two");
	answer(titled("Beacon three", "Beacon one", "Beacon two"));
	await waitFor(() => expect(names()).toEqual(["Beacon three", "Beacon one", "Beacon two"]));
	expect(selected()).toBe("Beacon two");
});

test("opens a row by Enter, but not by the one that ends a composition (in Safari, key code 229)", async () => {
	stubPosts(titled("Beacon one"));
	const router = await search();
	await waitFor(() => expect(names()).toEqual(["Beacon one"]));
	for (const key of [{ isComposing: true }, { keyCode: 229 }]) fireEvent.keyDown(screen.getByRole("combobox"), { key: "Enter", ...key });
	expect(router.state.location.pathname).toBe("/");
	await userEvent.keyboard("{Enter}");
	expect(router.state.location.pathname).toContain("Beacon");
});
