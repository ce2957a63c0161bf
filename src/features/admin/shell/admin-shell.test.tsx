// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { installModalDialogs } from "../../../../tests/support/modal-dialog";
import { AdminShell } from "./admin-shell";

/** Whether the window is wide enough for the sidebar to stand beside the screen. */
let isWide = true;
/** New leads that the server counts; null: it does not answer. */
let newLeads: number | null = 0;

beforeEach(() => {
	isWide = true;
	newLeads = 0;
	localStorage.clear();
	installModalDialogs();
	vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
	vi.stubGlobal(
		"ResizeObserver",
		class {
			observe() {}
			unobserve() {}
			disconnect() {}
		},
	);
	vi.stubGlobal("scrollTo", () => {});
	Object.assign(Element.prototype, { setPointerCapture() {}, hasPointerCapture: () => false, scrollIntoView() {} });
	for (const [name, value] of Object.entries({
		VITE_SITE_URL: "https://studio.example.com",
		VITE_SUPABASE_URL: "/",
		VITE_SUPABASE_ANON_KEY: "sb_publishable_for_tests_0001",
		VITE_MAIL_RELAY_URL: "/functions/v1",
		VITE_CONTACT_MAILBOX: "hello@example.com",
	}))
		vi.stubEnv(name, value);
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		if (newLeads === null) return new Response("{}", { status: 400 });
		const rows = new URL(String(input)).pathname.endsWith("/leads") ? newLeads : 7;
		return new Response(null, { status: 206, headers: { "content-range": `*/${rows}` } });
	});
});
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

function show(path = "/admin/portfolio", state?: unknown) {
	const layout = (
		<AdminShell email="ada@example.com">
			<Outlet />
		</AdminShell>
	);
	const router = createMemoryRouter([{ element: layout, children: [{ path: "*", element: <h1>Screen</h1> }] }], {
		initialEntries: [{ pathname: path, state }],
	});
	const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
	render(
		<QueryClientProvider client={queries}>
			<RouterProvider router={router} />
		</QueryClientProvider>,
	);
	return router;
}

const sidebar = () => within(screen.getByRole("complementary", { name: "Admin Panel" }));
const toggle = () => screen.getByRole("button", { name: "Toggle sidebar" });
const collapsed = () => sidebar().getByText("Portfolios").className.includes("sr-only");

describe("AdminShell", () => {
	test("every section is a link, and the one that is open is marked", () => {
		show("/admin/portfolio/new");
		const links = sidebar().getAllByRole("link");
		expect(links.map((link) => link.textContent)).toEqual([
			"Dashboard",
			"Portfolios",
			"Case Studies",
			"Blogs",
			"Leads",
			"Pictures",
			"Logout",
		]);
		expect(links.filter((link) => link.getAttribute("aria-current") === "page").map((link) => link.textContent)).toEqual(["Portfolios"]);
	});

	test("the top bar names the section, or the whole", async () => {
		const router = show("/admin/blogs");
		expect(within(screen.getByRole("banner")).getByText("Blogs")).toBeTruthy();
		await act(() => router.navigate("/admin/nowhere"));
		expect(within(screen.getByRole("banner")).getByText("Admin Panel")).toBeTruthy();
	});

	test("collapsed to icons, the links keep their names, and the browser remembers", async () => {
		show();
		expect(collapsed()).toBe(false);
		await userEvent.click(toggle());
		expect(collapsed()).toBe(true);
		expect(sidebar().getByRole("link", { name: "Logout" })).toBeTruthy();
		cleanup();
		show();
		expect(collapsed()).toBe(true);
	});

	test("without storage it collapses all the same", async () => {
		const refuse = () => {
			throw new DOMException("denied", "SecurityError");
		};
		vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
		show();
		await userEvent.click(toggle());
		expect(collapsed()).toBe(true);
	});

	test("on a narrow window it is an overlay, which a change of screen closes", async () => {
		isWide = false;
		const router = show();
		await userEvent.click(toggle());
		expect(screen.getByRole("dialog", { name: "Admin Panel" })).toBeTruthy();
		expect(collapsed()).toBe(false);
		await act(() => router.navigate("/admin/blogs"));
		expect(screen.queryByRole("dialog", { name: "Admin Panel" })).toBeNull();
	});

	test.each([
		[3, "Leads3, 3 new"],
		[120, "Leads99+, 120 new"],
		[0, "Leads"],
		[null, "Leads"],
	])("with %s new leads the sidebar says “%s”", async (count, text) => {
		newLeads = count;
		show();
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /^Leads/ }).textContent).toBe(text));
	});

	test("the count is asked for again when the window has the focus again, after half a minute", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		newLeads = 1;
		show();
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /1 new/ })).toBeTruthy());
		newLeads = 2;
		vi.setSystemTime(Date.now() + 31_000);
		act(() => void window.dispatchEvent(new Event("visibilitychange")));
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /2 new/ })).toBeTruthy());
	});

	test("the account menu names the account and leads to it and to the logout", async () => {
		const router = show();
		await userEvent.click(screen.getByRole("button", { name: "Account menu" }));
		const menu = within(screen.getByRole("menu"));
		expect(menu.getByText("ada@example.com")).toBeTruthy();
		expect(menu.getByRole("menuitem", { name: "Logout" }).getAttribute("href")).toBe("/admin/logout");
		await userEvent.keyboard("{ArrowDown}{Enter}");
		expect(router.state.location.pathname).toBe("/admin/account");
		expect(screen.queryByRole("menu")).toBeNull();
	});

	test("the public site opens beside the administration", () => {
		show();
		const link = within(screen.getByRole("banner")).getByRole("link", { name: /^View site/ });
		expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual(["/", "_blank", "noopener"]);
	});

	test("a change of screen moves the focus and is read out; a change of filters is none", async () => {
		const router = show();
		await act(() => router.navigate("/admin/portfolio?page=2"));
		expect(document.activeElement).toBe(document.body);
		await act(() => router.navigate("/admin/blogs"));
		expect(document.activeElement).toBe(screen.getByRole("main"));
		expect(screen.getByText("Blogs · Admin Panel")).toBeTruthy();
	});

	test("it says so while there is no network", () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		show();
		expect(screen.getByRole("status").textContent).toBe(
			"You are offline. Nothing is lost: saving works again when the connection is back.",
		);
		online.mockReturnValue(true);
		act(() => void window.dispatchEvent(new Event("online")));
		expect(screen.queryByRole("status")).toBeNull();
	});

	test("what the page before has left to be said is said once", async () => {
		const router = show("/admin", { notice: "Password changed" });
		expect(await screen.findByText("Password changed")).toBeTruthy();
		expect(router.state.location.state).toBeNull();
	});
});
