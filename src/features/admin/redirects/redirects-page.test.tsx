// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { storeSession } from "../../../../tests/support/data/pictures-harness";
import { RedirectsPage } from "./redirects-page";

const project = { id: "5eed0000-0000-4000-8000-100000000001", slug: "yard", title: "Yard", status: "published", listed: true };

interface Row {
	id: string;
	kind: string;
	slug: string;
	row_id: string;
}

let projects: object[];
let rows: Row[];
let losesAnswer: boolean;
/** Null, or what a request for a new row waits for. */
let held: Promise<void> | null;

const shown = (row: Row) => ({ ...row, created_at: "2026-02-03T04:05:06Z", portfolios: project, blogs: null });

// One function for the whole file: the client keeps the fetch of its first request.
const backend: typeof fetch = async (input, init = {}) => {
	const url = new URL(String(input));
	const table = url.pathname.split("/").at(-1);
	if (table === "portfolios") return list(projects);
	if (table !== "redirects") return json({}, 404);
	if (init.method === "POST") {
		await held;
		return add(JSON.parse(String(init.body)));
	}
	const id = url.searchParams.get("id")?.replace("eq.", "");
	return list(rows.filter((row) => !id || row.id === id).map(shown));
};

function list(found: object[]): Response {
	const headers = { "content-type": "application/json", "content-range": `0-${found.length - 1}/${found.length}` };
	return new Response(JSON.stringify(found), { headers });
}

function add(row: Row): Response {
	if (rows.some(({ id, slug }) => id === row.id || slug === row.slug)) return json({ code: "23505" }, 409);
	rows.push(row);
	if (!losesAnswer) return json([shown(row)], 201);
	losesAnswer = false;
	throw new TypeError("Failed to fetch");
}

beforeEach(() => {
	projects = [project];
	rows = [];
	losesAnswer = true;
	held = null;
	stubBackend(backend);
	storeSession();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Element.prototype.scrollIntoView = () => {};
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(cleanup);

/** Opens the dialog. */
async function openDialog() {
	const router = createMemoryRouter([{ path: "/", element: <RedirectsPage /> }]);
	render(
		<QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	await userEvent.click(screen.getByRole("button", { name: "Add Redirect" }));
	return within(await screen.findByRole("dialog"));
}

/** Adds a redirect whose answer is lost. Returns the dialog, which stays. */
async function addWithLostAnswer() {
	const dialog = await openDialog();
	await userEvent.type(dialog.getByLabelText(/^Old address/), "old-yard");
	await userEvent.click(await dialog.findByRole("radio", { name: /Yard/ }));
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	await dialog.findByText(/You can safely try again/);
	return dialog;
}

test("adds both addresses when the first answer is lost and the admin changes the address", async () => {
	const dialog = await addWithLostAnswer();
	expect(await screen.findByText("/case-study/old-yard")).toBeTruthy();
	await userEvent.type(dialog.getByLabelText(/^Old address/), "-2");
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	expect(await screen.findByText("/case-study/old-yard-2")).toBeTruthy();
	expect(screen.queryByRole("dialog")).toBeNull();
	expect(rows.map(({ slug }) => slug)).toEqual(["old-yard", "old-yard-2"]);
});

test("finds the first redirect when the same one is added again", async () => {
	const dialog = await addWithLostAnswer();
	await userEvent.type(dialog.getByLabelText(/^Old address/), "-2{Backspace}{Backspace}");
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(rows.map(({ slug }) => slug)).toEqual(["old-yard"]);
});

test("refuses an address that is longer than a slug, and stores nothing", async () => {
	const dialog = await openDialog();
	await userEvent.click(dialog.getByLabelText(/^Old address/));
	await userEvent.paste("a".repeat(121));
	await userEvent.click(await dialog.findByRole("radio", { name: /Yard/ }));
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	expect(dialog.getByText(/at most 120/)).toBeTruthy();
	expect(rows).toEqual([]);
});

test("refuses the address of a post for a project, and stores nothing", async () => {
	const dialog = await openDialog();
	await userEvent.click(dialog.getByLabelText(/^Old address/));
	await userEvent.paste("https://example.com/blog/old-yard");
	await userEvent.click(dialog.getByRole("radio", { name: "Project" }));
	await userEvent.click(await dialog.findByRole("radio", { name: /Yard/ }));
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	expect(dialog.getByText("This is the address of a post. Change the type or the address.")).toBeTruthy();
	expect(rows).toEqual([]);
});

test("takes the choice back when the results of a search that has started lack the row", async () => {
	const dialog = await openDialog();
	await userEvent.type(dialog.getByLabelText(/^Old address/), "old-yard");
	const yard = await dialog.findByRole("radio", { name: /Yard/ });
	projects = [];
	// Both before the search is sent.
	fireEvent.change(dialog.getByRole("searchbox"), { target: { value: "x" } });
	fireEvent.click(yard);
	expect(await dialog.findByText("No project matches. Try fewer words.")).toBeTruthy();
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	expect(dialog.getByText("Choose the project that it leads to")).toBeTruthy();
	expect(rows).toEqual([]);
});

test("stays open on Cancel while it adds", async () => {
	let answer = () => {};
	held = new Promise((resolve) => {
		answer = resolve;
	});
	const dialog = await openDialog();
	await userEvent.type(dialog.getByLabelText(/^Old address/), "old-yard");
	await userEvent.click(await dialog.findByRole("radio", { name: /Yard/ }));
	await userEvent.click(dialog.getByRole("button", { name: "Add Redirect" }));
	await userEvent.click(dialog.getByRole("button", { name: "Cancel" }));
	answer();
	expect(await dialog.findByText(/You can safely try again/)).toBeTruthy();
});
