// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { use } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PageProgress } from "./page-progress";

let arrive: () => void;
let hydrate: () => void;
let router: ReturnType<typeof createMemoryRouter>;

const Layout = () => (
	<>
		<PageProgress />
		<main id="main">
			<Outlet />
		</main>
	</>
);

/** React waits in the same way for the code of sections that aren't hydrated. */
const Suspended = ({ until }: { until: Promise<string> }) => use(until);

beforeEach(async () => {
	vi.useFakeTimers();
	const page = new Promise<{ Component: () => string }>((resolve) => {
		arrive = () => resolve({ Component: () => "The reviews" });
	});
	const hydrated = new Promise<string>((resolve) => {
		hydrate = () => resolve("The products");
	});
	const children = [
		{ index: true, element: "Home" },
		{ path: "reviews", lazy: () => page },
		{ path: "products", element: <Suspended until={hydrated} /> },
	];
	router = createMemoryRouter([{ Component: Layout, children }]);
	await act(async () => render(<RouterProvider router={router} />));
	act(() => void router.navigate("/reviews"));
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isShown = () => [screen.queryByRole("progressbar") !== null, screen.getByRole("main").getAttribute("aria-busy")];

describe("a page change", () => {
	test("shows progress after 150 ms, until the page is there", async () => {
		await wait(149);
		expect(isShown()).toEqual([false, null]);
		await wait(1);
		expect(isShown()).toEqual([true, "true"]);
		arrive();
		await wait(0);
		expect(screen.getByRole("main").textContent).toBe("The reviews");
		expect(isShown()).toEqual([false, null]);
	});

	test("shows progress when it began before this part was there", async () => {
		cleanup();
		act(() => void router.navigate("/reviews"));
		await act(async () => render(<RouterProvider router={router} />));
		await wait(150);
		expect(isShown()).toEqual([true, "true"]);
	});

	test("shows progress until React shows the page, if the router is faster", async () => {
		await act(() => router.navigate("/products"));
		expect(router.state.navigation.state).toBe("idle");
		await wait(149);
		expect(isShown()).toEqual([false, null]);
		await wait(1);
		expect([...isShown(), screen.getByRole("main").textContent]).toEqual([true, "true", "Home"]);
		await act(async () => hydrate());
		expect([...isShown(), screen.getByRole("main").textContent]).toEqual([false, null, "The products"]);
	});

	test("shows no progress when it is fast", async () => {
		await wait(100);
		arrive();
		await wait(500);
		expect(isShown()).toEqual([false, null]);
	});
});
