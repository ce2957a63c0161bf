// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useCurrentAddress } from "@/shared/hooks/use-current-address";
import { installModalDialogs } from "../../../tests/support/modal-dialog";
import { AnchorScroll, PagePosition, RouteAnnouncer } from "./page-position";
import { SiteHeader } from "./site-header";

beforeAll(installModalDialogs);

describe("a replaced address of the same page", () => {
	let y: number;
	beforeEach(() => {
		y = 0;
		vi.useFakeTimers();
		vi.spyOn(window, "scrollY", "get").mockImplementation(() => y);
		vi.stubGlobal("scrollTo", ({ top }: ScrollToOptions) => {
			y = top ?? 0;
		});
		Element.prototype.scrollIntoView = () => {
			y = 900;
		};
	});
	afterEach(() => {
		cleanup();
		vi.restoreAllMocks();
		vi.useRealTimers();
	});
	const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

	let replace: () => void;
	function Post({ children }: { children: ReactNode }) {
		const [path, setPath] = useState<string | null>(null);
		replace = () => setPath("/blog/new");
		useCurrentAddress(path, () => {});
		return (
			<main id="main" tabIndex={-1}>
				<a href="/elsewhere">Share</a>
				{children}
			</main>
		);
	}

	function openPost(entry: string, content: ReactNode) {
		const frame = (
			<>
				<SiteHeader />
				<Outlet />
				<RouteAnnouncer />
				<AnchorScroll />
				<PagePosition />
			</>
		);
		const children = [
			{ path: "/blog/:slug", element: <Post>{content}</Post> },
			{ path: "/", element: <p>Home</p> },
		];
		const router = createMemoryRouter([{ element: frame, children }], { initialEntries: [entry] });
		render(<RouterProvider router={router} />);
		return { router, replace: () => act(async () => replace()) };
	}

	test.each(["", "#part"])("keeps the focus and the position of a visitor who has moved on from %j", async (hash) => {
		const { replace } = openPost(`/blog/old${hash}`, <h2 id="part">Part</h2>);
		await pass(200);
		const link = screen.getByRole("link", { name: "Share" });
		link.focus();
		y = 300;
		await replace();
		await pass(4000);
		expect([document.activeElement, y]).toEqual([link, 300]);
	});

	test("keeps the menu open", async () => {
		const { router, replace } = openPost("/blog/old", null);
		const menu = document.querySelector<HTMLDialogElement>("dialog");
		menu?.showModal();
		await replace();
		expect(menu?.open).toBe(true);
		await act(() => router.navigate("/"));
		expect(menu?.open).toBe(false);
	});

	test("scrolls to a section that the page didn't have before, and smoothly to those that the visitor opens", async () => {
		const behaviors: unknown[] = [];
		Element.prototype.scrollIntoView = (options) => typeof options === "object" && behaviors.push(options.behavior);
		const { router, replace } = openPost("/blog/old#part", <p>Loading</p>);
		await pass(200);
		document.body.insertAdjacentHTML("beforeend", '<section id="part"></section>');
		await replace();
		await pass(200);
		expect(document.activeElement?.id).toBe("part");
		await act(() => router.navigate("#part"));
		await pass(200);
		expect(behaviors).toEqual(["instant", "auto"]);
		document.getElementById("part")?.remove();
	});

	test("says a title that comes after it, but not for a first page", async () => {
		document.title = "";
		const { router, replace } = openPost("/", null);
		await act(() => router.navigate("/blog/old"));
		await replace();
		document.title = "The post";
		await pass(100);
		expect(screen.getByText("The post")).toBeTruthy();
		cleanup();
		const first = openPost("/blog/old", null);
		await first.replace();
		document.title = "The same post";
		await pass(100);
		expect(screen.queryByText("The same post")).toBeNull();
	});
});
