// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageError, retriedRoutes } from "./route-error";

let isDown: boolean;
let reloads: number;
/** A request that every load shares until it ends. */
let shared: Promise<never> | null;

beforeEach(() => {
	isDown = true;
	shared = null;
	reloads = 0;
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.stubGlobal("location", {
		reload: () => {
			reloads += 1;
		},
	});
});
afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const Frame = () => (
	<>
		<nav>The frame</nav>
		<Outlet />
	</>
);
function Broken(): never {
	throw new Error("broken");
}
const Pictures = () => <p>The pictures</p>;
const Service = ({ Component }: { Component: typeof Pictures }) => (
	<>
		<p>The service</p>
		<Component />
	</>
);
const load = async () => {
	await shared;
	if (isDown) throw new TypeError("Failed to fetch dynamically imported module");
	return { Component: Pictures };
};
const routes: RouteObject[] = [
	{
		Component: Frame,
		ErrorBoundary: () => <p>Everything is gone</p>,
		children: [
			{
				ErrorBoundary: PageError,
				children: [
					{ index: true, element: <p>The first page</p> },
					{ path: "pictures", lazy: load },
					{ path: "service", lazy: async () => ({ element: <Service {...(await load())} /> }) },
					{ path: "broken", Component: Broken },
				],
			},
		],
	},
];

async function goTo(path: string) {
	const router = createMemoryRouter(retriedRoutes(routes), { initialEntries: ["/"] });
	render(<RouterProvider router={router} />);
	await act(() => router.navigate(path));
	return router;
}

const retry = () => userEvent.click(screen.getByRole("button", { name: "Try Again" }));

describe("a page whose code fails to load", () => {
	test("shows the error inside the layout", async () => {
		await goTo("/pictures");
		expect((await screen.findByRole("alert")).textContent).toContain("This page could not be loaded");
		expect(screen.getByText("The frame")).toBeTruthy();
	});

	test("shows that it loads again when the visitor returns to it", async () => {
		const router = await goTo("/pictures");
		await screen.findByRole("alert");
		await act(() => router.navigate("/"));
		isDown = false;
		let arrive = () => {};
		shared = new Promise<never>((_resolve, reject) => {
			arrive = () => reject(new TypeError("Failed to fetch"));
		});
		await act(() => router.navigate("/pictures"));
		expect(screen.getByRole("progressbar", { name: "Loading page" })).toBeTruthy();
		await act(async () => arrive());
		expect(screen.queryByRole("progressbar")).toBeNull();
	});

	test("appears when a retry loads it", async () => {
		await goTo("/pictures");
		await screen.findByRole("alert");
		isDown = false;
		await retry();
		expect(await screen.findByText("The pictures")).toBeTruthy();
		expect([screen.queryByRole("alert"), reloads]).toEqual([null, 0]);
	});

	test("appears also when its route has an element, and no other page in its place", async () => {
		const router = await goTo("/pictures");
		await screen.findByRole("alert");
		await act(() => router.navigate("/service"));
		isDown = false;
		await retry();
		expect(await screen.findByText("The service")).toBeTruthy();
		await act(() => router.navigate("/pictures"));
		expect(await screen.findByText("The pictures")).toBeTruthy();
		expect(screen.queryByText("The service")).toBeNull();
	});

	test("appears when the connection returns", async () => {
		await goTo("/pictures");
		await screen.findByRole("alert");
		isDown = false;
		await act(async () => void dispatchEvent(new Event("online")));
		expect(await screen.findByText("The pictures")).toBeTruthy();
	});

	test("appears when the connection returns while a retry fails", async () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await goTo("/pictures");
		await screen.findByRole("alert");
		let fail = () => {};
		shared = new Promise((_resolve, reject) => {
			fail = () => reject(new TypeError("Failed to fetch"));
		});
		await retry();
		online.mockReturnValue(true);
		isDown = false;
		await act(async () => void dispatchEvent(new Event("online")));
		shared = null;
		await act(async () => fail());
		expect(await screen.findByText("The pictures")).toBeTruthy();
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("loads again when a link leads to it again", async () => {
		const router = await goTo("/pictures");
		await screen.findByRole("alert");
		await act(() => router.navigate("/"));
		isDown = false;
		await act(() => router.navigate("/pictures"));
		expect(await screen.findByText("The pictures")).toBeTruthy();
	});

	test("reloads the document after a failed retry, but not offline", async () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		await goTo("/pictures");
		await screen.findByRole("alert");
		await retry();
		await retry();
		expect(reloads).toBe(0);
		online.mockReturnValue(true);
		await retry();
		expect(reloads).toBe(1);
	});
});

test("replaces a page that throws inside the layout", async () => {
	await goTo("/broken");
	expect(screen.getByRole("alert").textContent).toContain("Something went wrong");
	expect(screen.getByText("The frame")).toBeTruthy();
	await retry();
	expect(reloads).toBe(1);
});
