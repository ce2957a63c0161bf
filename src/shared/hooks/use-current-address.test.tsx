// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { useCurrentAddress } from "./use-current-address";

afterEach(cleanup);

let know = (_path: string) => {};
function Page() {
	const [path, setPath] = useState<string | null>(null);
	know = setPath;
	useCurrentAddress(path, () => {});
	return <p>The page</p>;
}

function open() {
	let arrive = () => {};
	const slow = async () => {
		await new Promise<void>((resolve) => {
			arrive = resolve;
		});
		return { element: <p>Slow</p> };
	};
	const router = createMemoryRouter(
		[
			{ path: "/post/:slug", element: <Page /> },
			{ path: "/slow", lazy: slow },
		],
		{ initialEntries: ["/post/old?x=1"] },
	);
	render(<RouterProvider router={router} />);
	return { router, arrive: () => arrive() };
}

test("replaces an old address, with its query", async () => {
	const { router } = open();
	await act(async () => know("/post/new"));
	expect(router.state.location).toMatchObject({ pathname: "/post/new", search: "?x=1" });
	expect(router.state.historyAction).toBe("REPLACE");
});

test("doesn't end a page change that the visitor has begun", async () => {
	const { router, arrive } = open();
	act(() => void router.navigate("/slow"));
	await act(async () => know("/post/new"));
	await act(async () => arrive());
	expect(await screen.findByText("Slow")).toBeTruthy();
});
