// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { createBrowserRouter, createMemoryRouter, Link, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { PRERENDERED_TAG } from "@/shared/seo/page-title";
import { PageFailed } from "@/shared/ui/status-panel";
import { AnchorScroll, RouteAnnouncer } from "./page-position";

let scrolled: string[];

beforeEach(() => {
	scrolled = [];
	vi.useFakeTimers();
	Element.prototype.scrollIntoView = function (this: Element) {
		scrolled.push(this.id);
	};
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function open(entries: string[], home = <section id="faq" />) {
	const frame = (
		<>
			<Outlet />
			<AnchorScroll />
		</>
	);
	const router = createMemoryRouter(
		[
			{
				element: frame,
				children: [
					{ path: "/", element: home },
					{ path: "/portfolio", element: <p>Portfolio</p> },
				],
			},
		],
		{ initialEntries: entries },
	);
	render(<RouterProvider router={router} />);
	return router;
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("AnchorScroll", () => {
	test("scrolls 100 ms after the navigation and moves the focus", async () => {
		const router = open(["/portfolio"]);
		await act(() => router.navigate("/#faq"));
		await pass(99);
		expect([scrolled, document.activeElement?.id]).toEqual([[], ""]);
		await pass(1);
		expect([scrolled, document.activeElement?.id]).toEqual([["faq"], "faq"]);
	});

	test("waits up to three seconds for a section that is still loading", async () => {
		const router = open(["/portfolio"], <p>Still loading</p>);
		const arrive = () => document.body.insertAdjacentHTML("beforeend", '<section id="faq"></section>');
		await act(() => router.navigate("/#faq"));
		await pass(2500);
		arrive();
		await pass(100);
		expect(scrolled).toEqual(["faq"]);
		document.getElementById("faq")?.remove();
		await act(() => router.navigate("/portfolio"));
		await act(() => router.navigate("/#faq"));
		await pass(3100);
		arrive();
		await pass(1000);
		expect(scrolled).toEqual(["faq"]);
		document.getElementById("faq")?.remove();
	});

	test("scrolls again when the same anchor is clicked again", async () => {
		const router = open(["/"]);
		for (let time = 0; time < 2; time += 1) {
			await act(() => router.navigate("/#faq"));
			await pass(100);
		}
		expect(scrolled).toEqual(["faq", "faq"]);
	});

	test("jumps to a section of another page, and scrolls to one of the same page with the style's behavior", async () => {
		const behaviors: unknown[] = [];
		Element.prototype.scrollIntoView = (options) => behaviors.push(typeof options === "object" && options.behavior);
		const router = open(["/portfolio"]);
		for (const address of ["/#faq", "/?service=saas#faq"]) {
			await act(() => router.navigate(address));
			await pass(100);
		}
		expect(behaviors).toEqual(["instant", "auto"]);
	});

	test("leaves Back and Forward to the scroll restoration", async () => {
		const router = open(["/portfolio"]);
		await act(() => router.navigate("/#faq"));
		await pass(100);
		await act(() => router.navigate("/portfolio"));
		await act(() => router.navigate(-1));
		await pass(3000);
		expect([router.state.location.hash, scrolled]).toEqual(["#faq", ["faq"]]);
	});

	test("only moves the focus on a typed address with an anchor, unless the visitor is busy elsewhere", async () => {
		open(["/#faq"]);
		await pass(3000);
		expect([scrolled, document.activeElement?.id]).toEqual([[], "faq"]);
		cleanup();
		const field = document.body.appendChild(document.createElement("input"));
		field.focus();
		open(["/#faq"]);
		await pass(3000);
		expect(document.activeElement).toBe(field);
		field.remove();
	});

	test("ignores an anchor that can't be decoded or doesn't exist", async () => {
		const router = open(["/"]);
		for (const hash of ["#%E0%A4%A", "#no-such-section", "#"]) {
			await act(() => router.navigate(`/${hash}`));
			await pass(3100);
		}
		expect(scrolled).toEqual([]);
	});
});

describe("RouteAnnouncer", () => {
	function Frame() {
		return (
			<>
				<RouteAnnouncer />
				<Link to="/reviews">Reviews in the header</Link>
				<main id="main" tabIndex={-1}>
					<Outlet />
				</main>
			</>
		);
	}

	/** Everything that the region has said. */
	function listen(container: Element) {
		const said: string[] = [];
		const region = container.querySelector("[aria-live]");
		if (!region) throw new Error("No region");
		const watch = new MutationObserver(() => said.push(region.textContent));
		watch.observe(region, { childList: true, characterData: true, subtree: true });
		return said;
	}

	test("announces a page's own title, and never the prerendered one of the first page", async () => {
		document.head.innerHTML = `<title ${PRERENDERED_TAG}>Home</title>`;
		const router = createMemoryRouter([
			{
				element: <Frame />,
				children: [
					{ path: "/", element: <p>Home</p> },
					{ path: "/reviews", element: <p>Loading reviews</p> },
					{ path: "/failed", element: <PageFailed title="Failed to load" /> },
				],
			},
		]);
		const { container } = render(<RouterProvider router={router} />);
		const said = listen(container);
		await act(() => router.navigate("/reviews"));
		await pass(1000);
		expect([document.title, said]).toEqual(["Home", []]);
		await act(() => router.navigate("/failed"));
		await pass(1000);
		expect([document.title, said]).toEqual(["Failed to load", ["Failed to load"]]);
	});

	test.each(["Final", "Early"])("announces a page once it has loaded, when its title is then %j", async (final) => {
		document.head.innerHTML = "";
		let load = () => {};
		function Page() {
			const [isLoaded, setLoaded] = useState(false);
			load = () => setLoaded(true);
			return (
				<article aria-busy={isLoaded ? undefined : true}>
					<title>{isLoaded ? final : "Early"}</title>
				</article>
			);
		}
		const children = [
			{ path: "/", element: <p>Home</p> },
			{ path: "/page", element: <Page /> },
		];
		const router = createMemoryRouter([{ element: <Frame />, children }]);
		const { container } = render(<RouterProvider router={router} />);
		const said = listen(container);
		await act(() => router.navigate("/page"));
		await pass(1000);
		expect([document.title, said]).toEqual(["Early", []]);
		act(load);
		await pass(1000);
		expect(said).toEqual([final]);
	});

	async function openHome() {
		vi.useRealTimers();
		history.replaceState(null, "", "/");
		let hasLink = true;
		const Home = () => (hasLink ? <Link to="/reviews">Reviews on the page</Link> : <p>Nothing</p>);
		const router = createBrowserRouter([
			{
				element: <Frame />,
				children: [
					{
						path: "/",
						element: (
							<>
								<Home />
								<Link to="/#faq">FAQ</Link>
							</>
						),
					},
					{ path: "/reviews", element: <p>Reviews</p> },
				],
			},
		]);
		render(<RouterProvider router={router} />);
		const shows = (path: string) => waitFor(() => expect(location.pathname + location.hash).toBe(path));
		return {
			removeLink: () => (hasLink = false),
			follow: async (name: string, path: string) => {
				screen.getByRole("link", { name }).focus();
				await userEvent.keyboard("{Enter}");
				await shows(path);
			},
			go: async (steps: number, path: string) => {
				await act(() => router.navigate(steps));
				await shows(path);
			},
		};
	}
	const focused = () => document.activeElement?.id || document.activeElement?.textContent;

	test.each(["Reviews in the header", "Reviews on the page"])("returns to the followed link on Back: %s", async (name) => {
		const { follow, go } = await openHome();
		await follow(name, "/reviews");
		await waitFor(() => expect(focused()).toBe("main"));
		await go(-1, "/");
		await waitFor(() => expect(focused()).toBe(name));
		await go(1, "/reviews");
		await waitFor(() => expect(focused()).toBe("main"));
	});

	test("returns to a link within the page on Back", async () => {
		const { follow, go } = await openHome();
		await follow("FAQ", "/#faq");
		screen.getByRole("main").focus();
		await go(-1, "/");
		await waitFor(() => expect(focused()).toBe("FAQ"));
	});

	test("goes to the page's content on Back when the link is gone", async () => {
		const { follow, go, removeLink } = await openHome();
		await follow("Reviews on the page", "/reviews");
		removeLink();
		await go(-1, "/");
		await waitFor(() => expect(focused()).toBe("main"));
	});
});
