// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { Component as NotFound } from "./not-found";

afterEach(() => {
	cleanup();
	document.head.replaceChildren();
});

function Posts() {
	return <h1>Posts{useLocation().search}</h1>;
}

test.each([
	["/blog", "Posts"],
	["/case-study", "Projects"],
	["/blog/?tag=voice", "Posts?tag=voice"],
])("a link to %s leads where the hosts redirect it", async (path, name) => {
	const router = createMemoryRouter(
		[
			{ path: "/blogs", element: <Posts /> },
			{ path: "/portfolio", element: <h1>Projects</h1> },
			{ path: "*", element: <NotFound /> },
		],
		{ initialEntries: ["/", path], initialIndex: 1 },
	);
	render(<RouterProvider router={router} />);
	expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(name);
});
