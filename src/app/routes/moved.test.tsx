// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { routes } from "../router";
import { Component as Moved } from "./moved";

afterEach(cleanup);

function Address() {
	const { pathname, search, hash } = useLocation();
	return <h1>{pathname + search + hash}</h1>;
}

test.each([
	["/blog", "/blogs"],
	["/case-study", "/portfolio"],
	["/blog/?tag=voice#posts", "/blogs?tag=voice#posts"],
	["/Blog", "/blogs"],
	["/gaming-ar-vr#pricing", "/game-development#pricing"],
	["/portfolio/berth-planning?from=mail#part-5", "/case-study/berth-planning?from=mail#part-5"],
])("a link to %s leads where the hosts redirect it", async (path, address) => {
	const moved = routes.flatMap(({ children = [] }) => children.flatMap((layer) => layer.children ?? [])).filter(isMoved);
	const router = createMemoryRouter(
		[...moved.map(({ path: from }) => ({ path: from, element: <Moved /> })), { path: "*", element: <Address /> }],
		{
			initialEntries: ["/", path],
			initialIndex: 1,
		},
	);
	render(<RouterProvider router={router} />);
	expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(address);
});

const isMoved = ({ lazy }: (typeof routes)[number]) => String(lazy).includes("moved");
