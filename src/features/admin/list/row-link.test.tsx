// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createMemoryRouter, Link, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { RowLink, RowLinks, useReturnToRow, useWayBack } from "./row-link";

beforeEach(() => {
	Element.prototype.scrollIntoView = vi.fn();
});
afterEach(cleanup);

function Rows() {
	const [isShown, setShown] = useState(false);
	useReturnToRow(isShown);
	return (
		<RowLinks>
			<Link to="/other">Elsewhere</Link>
			<button type="button" onClick={() => setShown(true)}>
				Load
			</button>
			{isShown
				? ["a", "b"].map((id) => (
						<RowLink key={id} isTitle row={id} to={`/list/edit/${id}`}>
							Row {id}
						</RowLink>
					))
				: null}
		</RowLinks>
	);
}

function Form() {
	const back = useWayBack([
		{ path: "/list", label: "Back" },
		{ path: "/second", label: "Back to the second list" },
	]);
	return (
		<Link to={back.to} state={back.state}>
			{back.label}
		</Link>
	);
}

function open(entry: string) {
	const router = createMemoryRouter(
		[
			{ path: "/list", element: <Rows /> },
			{ path: "/second", element: <Rows /> },
			{ path: "/list/edit/:id", element: <Form /> },
			{ path: "/other", element: <Link to="/list/edit/a">Open</Link> },
		],
		{ initialEntries: [entry] },
	);
	render(<RouterProvider router={router} />);
	return { router, address: () => router.state.location.pathname + router.state.location.search };
}

/** Loads the rows with the focus where a change of screens leaves it. */
async function load() {
	await userEvent.click(screen.getByRole("button", { name: "Load" }));
}
async function loadUnfocused() {
	const button = screen.getByRole("button", { name: "Load" });
	await act(async () => button.dispatchEvent(new MouseEvent("click", { bubbles: true })));
}

describe("coming back from a form", () => {
	test("by its link restores the list's address and focuses the row", async () => {
		const { address } = open("/list?q=ripe&page=2");
		await load();
		await userEvent.click(screen.getByRole("link", { name: "Row b" }));
		await userEvent.click(screen.getByRole("link", { name: "Back" }));
		expect(address()).toBe("/list?q=ripe&page=2");
		await loadUnfocused();
		expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row b" }));
	});

	test("leads to another of its lists, under that list's label", async () => {
		const { address } = open("/second?incomplete=yes&page=3");
		await load();
		await userEvent.click(screen.getByRole("link", { name: "Row a" }));
		await userEvent.click(screen.getByRole("link", { name: "Back to the second list" }));
		expect(address()).toBe("/second?incomplete=yes&page=3");
	});

	test("by Back focuses the row, once", async () => {
		const { router, address } = open("/list?q=ripe");
		await load();
		await userEvent.click(screen.getByRole("link", { name: "Row a" }));
		await act(() => router.navigate(-1));
		expect(address()).toBe("/list?q=ripe");
		await loadUnfocused();
		expect(document.activeElement).toBe(screen.getByRole("link", { name: "Row a" }));
	});

	test("doesn't take the focus from a control that the admin has moved to", async () => {
		const { router } = open("/list");
		await load();
		await userEvent.click(screen.getByRole("link", { name: "Row a" }));
		await act(() => router.navigate(-1));
		await load();
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Load" }));
	});

	test("leads to the plain list when the form was opened elsewhere", async () => {
		const { address } = open("/other");
		await userEvent.click(screen.getByRole("link", { name: "Open" }));
		await userEvent.click(screen.getByRole("link", { name: "Back" }));
		expect(address()).toBe("/list");
	});
});
