// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import "@/data/query-client";
import { ask } from "@/features/admin/ui/confirm";
import { noteUploads } from "@/features/admin/ui/form/running-uploads";
import { forgetTexts, unsentTexts } from "@/features/admin/ui/unsent-texts";
import { answer } from "../../../../tests/support/admin/answer";
import { isSeen } from "../../../../tests/support/is-seen";
import { AdminShell } from "./admin-shell";

/** Whether the window has room for the sidebar. */
let isWide = true;
/** New leads on the server; null if it doesn't answer. */
let newLeads: number | null = 0;
let asked: string[] = [];

beforeEach(() => {
	isWide = true;
	newLeads = 0;
	localStorage.clear();
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
	asked = [];
	vi.stubGlobal("fetch", async (input: RequestInfo | URL) => {
		asked.push(new URL(String(input)).pathname);
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
const collapsed = () => !isSeen(sidebar().getByText("Portfolios"));

describe("AdminShell", () => {
	test("links every section and marks the current one", () => {
		show("/admin/portfolio/new");
		const links = sidebar().getAllByRole("link");
		expect(links.map((link) => link.textContent)).toEqual([
			"Dashboard",
			"Portfolios",
			"Case Studies",
			"Blogs",
			"Leads",
			"Pictures",
			"Data",
			"Settings",
			"Logout",
		]);
		expect(links.filter((link) => link.getAttribute("aria-current") === "page").map((link) => link.textContent)).toEqual(["Portfolios"]);
	});

	test("shows the section's name in the top bar", async () => {
		const router = show("/admin/blogs");
		expect(within(screen.getByRole("banner")).getByText("Blogs")).toBeTruthy();
		await act(() => router.navigate("/admin/nowhere"));
		expect(within(screen.getByRole("banner")).getByText("Admin Panel")).toBeTruthy();
	});

	test("keeps the links' names when collapsed and remembers the choice", async () => {
		show();
		expect(collapsed()).toBe(false);
		await userEvent.click(toggle());
		expect(collapsed()).toBe(true);
		expect(sidebar().getByRole("link", { name: "Logout" })).toBeTruthy();
		cleanup();
		show();
		expect(collapsed()).toBe(true);
	});

	test("collapses and opens without local storage", async () => {
		for (const method of ["getItem", "setItem"] as const)
			vi.spyOn(Storage.prototype, method).mockImplementation(() => {
				throw new DOMException("denied", "SecurityError");
			});
		show();
		for (const isCollapsed of [true, false]) {
			await userEvent.click(toggle());
			expect(collapsed()).toBe(isCollapsed);
		}
	});

	test("is an overlay on narrow windows that closes on navigation", async () => {
		isWide = false;
		const router = show();
		await userEvent.click(toggle());
		expect(screen.getByRole("dialog", { name: "Admin Panel" })).toBeTruthy();
		await act(() => router.navigate("/admin/blogs"));
		expect(screen.queryByRole("dialog", { name: "Admin Panel" })).toBeNull();
		expect(collapsed()).toBe(false);
	});

	test.each([
		[3, "Leads3, 3 new"],
		[120, "Leads99+, 120 new"],
		[0, "Leads"],
		[null, "Leads"],
	])("shows %s new leads as “%s” in the sidebar", async (count, text) => {
		newLeads = count;
		show();
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /^Leads/ }).textContent).toBe(text));
	});

	test("asks for nothing but the new leads, so that the screen's own requests don't wait", async () => {
		newLeads = 1;
		show();
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /1 new/ })).toBeTruthy());
		expect(asked).toEqual(["/rest/v1/leads"]);
	});

	test("refetches the count on focus after half a minute", async () => {
		vi.useFakeTimers({ toFake: ["Date"] });
		newLeads = 1;
		show();
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /1 new/ })).toBeTruthy());
		newLeads = 2;
		vi.setSystemTime(Date.now() + 31_000);
		act(() => void window.dispatchEvent(new Event("focus")));
		await vi.waitFor(() => expect(sidebar().getByRole("link", { name: /2 new/ })).toBeTruthy());
	});

	test("shows the account with links to its page and the logout", async () => {
		const router = show();
		await userEvent.click(screen.getByRole("button", { name: "Account menu" }));
		const menu = within(screen.getByRole("menu"));
		expect(menu.getByText("ada@example.com")).toBeTruthy();
		expect(menu.getByRole("menuitem", { name: "Logout" }).getAttribute("href")).toBe("/admin/logout");
		await userEvent.keyboard("{ArrowDown}{Enter}");
		expect(router.state.location.pathname).toBe("/admin/account");
		expect(screen.queryByRole("menu")).toBeNull();
	});

	test("opens the public site in a new tab", () => {
		show();
		const link = within(screen.getByRole("banner")).getByRole("link", { name: /^View site/ });
		expect(["href", "target", "rel"].map((name) => link.getAttribute(name))).toEqual(["/", "_blank", "noopener"]);
	});

	test("moves the focus and announces the title on navigation, but not on a filter change", async () => {
		const router = show();
		await act(() => router.navigate("/admin/portfolio?page=2"));
		expect(document.activeElement).toBe(document.body);
		await act(() => router.navigate("/admin/blogs"));
		expect(document.activeElement).toBe(screen.getByRole("main"));
		expect(screen.getByText("Blogs · Admin Panel")).toBeTruthy();
	});

	test("answers an open question with no when Back leaves its screen", async () => {
		const router = show("/admin/blogs");
		await act(() => router.navigate("/admin/portfolio"));
		const answered = ask({ title: "Delete this portfolio?", action: "Delete" });
		expect(await screen.findByRole("alertdialog")).toBeTruthy();
		await act(() => router.navigate("/admin/portfolio?page=2"));
		expect(screen.queryByRole("alertdialog")).not.toBeNull();
		await act(() => router.navigate(-2));
		expect(screen.queryByRole("alertdialog")).toBeNull();
		expect(await answered).toBe(false);
	});

	test("shows a notice while offline", () => {
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		show();
		expect(screen.getByRole("status").textContent).toBe(
			"You're offline. Your text is safe, and you can save it when the connection is back.",
		);
		online.mockReturnValue(true);
		act(() => void window.dispatchEvent(new Event("online")));
		expect(screen.queryByRole("status")).toBeNull();
	});

	test("shows the previous page's notice once", async () => {
		const router = show("/admin", { notice: "Password changed" });
		expect(await screen.findByText("Password changed")).toBeTruthy();
		expect(router.state.location.state).toBeNull();
	});

	test.each([
		["at the top of phones, away from the buttons of dialogs", false, "top"],
		["at the bottom of wider windows", true, "bottom"],
	] as const)("shows toasts %s", async (_where, wide, position) => {
		isWide = wide;
		show();
		act(() => void toast.error("Restore Failed", { duration: Number.POSITIVE_INFINITY }));
		const shown = (await screen.findByText("Restore Failed")).closest("[data-sonner-toast]");
		expect(shown?.getAttribute("data-y-position")).toBe(position);
		act(() => void toast.dismiss());
	});
});

test.each(["k", "л"])("Ctrl with the key “%s” opens the palette", async (key) => {
	show();
	expect(fireEvent.keyDown(document.body, { key, code: "KeyK", ctrlKey: true })).toBe(false);
	expect(await screen.findByRole("combobox", { name: "Find a screen, project or post" })).toBeTruthy();
});

describe("signing out", () => {
	const asides: Record<string, () => Promise<void>> = {
		sidebar: () => userEvent.click(sidebar().getByRole("link", { name: "Logout" })),
		"account menu": async () => {
			await userEvent.click(screen.getByRole("button", { name: "Account menu" }));
			await userEvent.click(screen.getByRole("menuitem", { name: "Logout" }));
		},
		palette: async () => {
			await userEvent.keyboard("{Control>}k{/Control}");
			await userEvent.type(await screen.findByRole("combobox", { name: "Find a screen, project or post" }), "sign out{Enter}");
		},
	};
	const texts = unsentTexts("test", z.string(), ({ name }) => `the reply to ${name}`);
	const type = (name: string) => texts.keep({ id: name, name, email: null }, "Yes, on Monday.");
	afterEach(() => void forgetTexts(() => true));

	test.each(Object.keys(asides))("by the %s asks before typed texts are lost, and names them", async (place) => {
		const router = show();
		type("Ada");
		type("Grace");
		await asides[place]?.();
		expect(await answer("Stay")).toBe("Sign out without sending or saving? You will lose the reply to Ada and the reply to Grace.");
		expect(router.state.location.pathname).toBe("/admin/portfolio");
		expect(screen.queryByRole("alertdialog")).toBeNull();
		if (place === "palette") await userEvent.keyboard("{Enter}");
		else await asides[place]?.();
		await answer("Sign out");
		expect(router.state.location.pathname).toBe("/admin/logout");
	});

	test("asks before it cancels uploads, and names them", async () => {
		const router = show();
		const note = (queue: symbol, files: string[], isInForm = false) =>
			noteUploads(queue, { files, isOfForm: () => isInForm, stop: async () => {} });
		const [library, form] = [Symbol(), Symbol("with a question of its own")];
		note(library, ["board.png"]);
		note(form, ["cover.png"], true);
		await asides.sidebar?.();
		expect(await answer("Stay")).toContain("You will lose the upload of board.png.");
		note(library, []);
		await asides.sidebar?.();
		expect(router.state.location.pathname).toBe("/admin/logout");
		note(form, []);
	});

	test.each(Object.keys(asides))("by the %s asks nothing when there is no such text", async (place) => {
		const router = show();
		await asides[place]?.();
		expect(router.state.location.pathname).toBe("/admin/logout");
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	test("counts the texts beyond the fourth", async () => {
		show();
		for (const name of ["A", "B", "C", "D", "E", "F"]) type(name);
		await asides.sidebar?.();
		expect(await answer("Stay")).toContain("the reply to D, and 2 more.");
	});
});
