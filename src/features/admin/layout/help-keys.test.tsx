// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AdminShell } from "./admin-shell";

beforeEach(() => {
	vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
	vi.spyOn(console, "error").mockImplementation(() => {});
	Object.assign(Element.prototype, { scrollIntoView() {} });
	const shell = (
		<AdminShell email="ada@example.com">
			<input aria-label="Note" />
		</AdminShell>
	);
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<RouterProvider router={createMemoryRouter([{ path: "*", element: shell }])} />
		</QueryClientProvider>,
	);
});
afterEach(() => {
	toast.dismiss();
	cleanup();
});

test.each([
	[
		"Ctrl+K",
		{ key: "k", ctrlKey: true },
		"./command-palette",
		"The search couldn't be opened. Please try again.",
		"Find a screen, project or post",
	],
	["?", { key: "?" }, "./shortcut-list", "The keyboard shortcuts couldn't be opened. Please try again.", "Keyboard shortcuts"],
])("%s leaves a form in place when its code is lost, and loads it again at the next press", async (_name, keys, file, failed, name) => {
	vi.doMock(file, () => {
		throw new TypeError("Failed to fetch dynamically imported module");
	});
	const note = screen.getByLabelText("Note");
	await userEvent.type(note, "Half a note");
	fireEvent.keyDown(document.body, keys);
	expect(await screen.findByText(failed)).toBeTruthy();
	vi.doUnmock(file);
	fireEvent.keyDown(document.body, keys);
	expect(await screen.findByRole("dialog", { name })).toBeTruthy();
	expect(note).toHaveProperty("value", "Half a note");
	expect(note.isConnected).toBe(true);
});
