// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { LeadDialog } from "@/features/contact/lead-dialog";
import { requestDialog } from "@/shared/lib/dialog-request";
import { hostNotices, type Notice } from "@/shared/lib/notify";
import { DialogLink } from "@/shared/ui/dialog-link";
import { installModalDialogs } from "../../../tests/support/modal-dialog";
import { LINK_WAIT_MS } from "../early-clicks";
import { LeadHost } from "./late-parts";

beforeAll(installModalDialogs);
afterEach(() => {
	cleanup();
	sessionStorage.clear();
});

function Layout({ load }: Parameters<typeof LeadHost>[0]) {
	return (
		<>
			<Outlet />
			<LeadHost load={load} />
		</>
	);
}
async function show(load?: Parameters<typeof LeadHost>[0]["load"]) {
	const page = (
		<>
			<DialogLink source="home-consultation" href="/#contact">
				Schedule Consultation
			</DialogLink>
			<a href="#phone">Call us</a>
		</>
	);
	const router = createMemoryRouter([
		{
			element: <Layout load={load} />,
			children: [
				{ path: "/:slug?", element: page },
				{ path: "/contact", element: <p>The contact page</p> },
			],
		},
	]);
	await act(async () => render(<RouterProvider router={router} />));
	return router;
}
const OFFLINE = "You are offline. The form opens when the connection is back.";
const loadDialog = async () => LeadDialog;
/** Code that arrives when the test says so. */
function slowly() {
	let arrive = () => {};
	const arrived = new Promise<void>((done) => {
		arrive = done;
	});
	const load = async () => {
		await arrived;
		return LeadDialog;
	};
	return { load, arrive: () => act(async () => arrive()) };
}
const dialog = () => screen.findByRole("dialog", { name: "Start a project" });
const noDialog = () => waitFor(() => expect(document.querySelector("dialog")).toBeNull());
const button = () => screen.getByRole("link", { name: "Schedule Consultation" });

describe("LeadHost", () => {
	test("loads nothing of the dialog until a button requests it", async () => {
		const load = vi.fn(async () => LeadDialog);
		await show(load);
		expect([load.mock.calls.length, document.querySelector("dialog")]).toEqual([0, null]);
		await userEvent.click(button());
		await dialog();
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("opens the dialog over the page, and returns the focus to the button when it closes", async () => {
		await show();
		button().focus();
		await userEvent.click(button());
		await dialog();
		await userEvent.click(screen.getByRole("button", { name: "Close" }));
		await noDialog();
		expect(document.activeElement).toBe(button());
	});

	test("returns the focus to a link that the browser hasn't focused", async () => {
		await show();
		fireEvent.click(button());
		await dialog();
		await userEvent.click(screen.getByRole("button", { name: "Close" }));
		await noDialog();
		expect(document.activeElement).toBe(button());
	});

	test("reopens with the text that was typed before", async () => {
		await show();
		await userEvent.click(button());
		await dialog();
		fireEvent.change(screen.getByLabelText("Message"), { target: { value: "About a port" } });
		await userEvent.keyboard("{Escape}");
		await noDialog();
		await userEvent.click(button());
		await dialog();
		expect(screen.getByLabelText<HTMLTextAreaElement>("Message").value).toBe("About a port");
	});

	test("keeps a request made before hydration", async () => {
		requestDialog("home-consultation");
		await show();
		expect(await dialog()).toBeTruthy();
	});

	test("closes the dialog when the visitor goes to another page", async () => {
		const router = await show();
		await userEvent.click(button());
		await dialog();
		await act(() => router.navigate("/contact"));
		await noDialog();
		expect(screen.getByText("The contact page")).toBeTruthy();
	});

	test("opens the dialog, and keeps it open, when the page's address is replaced", async () => {
		const { load, arrive } = slowly();
		const router = await show(load);
		const { key: openedBy } = router.state.location;
		const replace = async (pathname: string) => {
			vi.stubGlobal("location", { pathname });
			await act(() => router.navigate(pathname, { replace: true, state: { openedBy } }));
		};
		await userEvent.click(button());
		await replace("/new");
		await arrive();
		const opened = await dialog();
		await replace("/newer");
		expect(await dialog()).toBe(opened);
	});

	test("sends the browser to the contact page with the tag when the dialog's code fails to load", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		const assign = vi.fn();
		vi.stubGlobal("location", { assign, pathname: "/" });
		await show(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
		await userEvent.click(button());
		await waitFor(() => expect(assign).toHaveBeenCalledWith("/contact?about=home-consultation"));
		expect(logged).toHaveBeenCalledTimes(1);
		expect(document.querySelector("dialog")).toBeNull();
	});

	describe("while the dialog's code doesn't come", () => {
		const assign = vi.fn();
		const busy = () => button().getAttribute("aria-busy");
		const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
		beforeEach(() => {
			vi.useFakeTimers();
			assign.mockClear();
			vi.stubGlobal("location", { assign, pathname: "/" });
		});
		afterEach(() => vi.useRealTimers());

		test("marks the button as busy until the dialog opens, and then stays on the page", async () => {
			const { load, arrive } = slowly();
			await show(load);
			fireEvent.click(button());
			await pass(LINK_WAIT_MS - 1);
			expect([busy(), document.querySelector("dialog")]).toEqual(["true", null]);
			await arrive();
			expect([busy(), document.querySelector("dialog")]).toEqual([null, expect.anything()]);
			await pass(LINK_WAIT_MS);
			expect(assign).not.toHaveBeenCalled();
		});

		test("sends the browser to the contact page with the tag after the time of an early click, and opens nothing later", async () => {
			const { load, arrive } = slowly();
			await show(load);
			fireEvent.click(button());
			await pass(LINK_WAIT_MS - 1);
			expect(assign).not.toHaveBeenCalled();
			await pass(1);
			expect([busy(), assign.mock.calls]).toEqual([null, [["/contact?about=home-consultation"]]]);
			await arrive();
			expect([document.querySelector("dialog"), assign.mock.calls.length]).toEqual([null, 1]);
		});

		test("starts the time again with a second click", async () => {
			await show(() => new Promise(() => {}));
			fireEvent.click(button());
			await pass(LINK_WAIT_MS - 1);
			fireEvent.click(button());
			await pass(LINK_WAIT_MS - 1);
			expect([busy(), assign.mock.calls.length]).toEqual(["true", 0]);
			await pass(1);
			expect(assign).toHaveBeenCalledTimes(1);
		});

		test("keeps the request when another link opens a new tab", async () => {
			await show(() => new Promise(() => {}));
			fireEvent.click(button());
			const link = screen.getByRole("link", { name: "Call us" });
			link.addEventListener("click", (event) => event.preventDefault());
			fireEvent.click(link, { ctrlKey: true });
			await pass(LINK_WAIT_MS);
			expect(assign).toHaveBeenCalledTimes(1);
		});

		test("says so offline", async () => {
			vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
			const notices: Notice[] = [];
			const stop = hostNotices((notice) => notices.push(notice));
			await show(() => new Promise(() => {}));
			fireEvent.click(button());
			await pass(LINK_WAIT_MS);
			expect([busy(), assign.mock.calls.length, notices.map(({ text }) => text)]).toEqual([null, 0, [OFFLINE]]);
			stop();
		});

		test.each([
			["another link is clicked", () => fireEvent.click(screen.getByRole("link", { name: "Call us" }))],
			["the visitor goes back", () => fireEvent(window, new Event("popstate"))],
			["the visitor types", () => fireEvent.input(document.body)],
			["the browser leaves the page", () => fireEvent(window, new Event("pagehide"))],
			["the visitor goes to another page", (router: Awaited<ReturnType<typeof show>>) => act(() => router.navigate("/contact"))],
		])("forgets the request when %s", async (_when, leave) => {
			const { load, arrive } = slowly();
			const router = await show(load);
			fireEvent.click(button());
			await leave(router);
			await arrive();
			await pass(LINK_WAIT_MS);
			expect([document.querySelector("dialog"), document.querySelector("[aria-busy]"), assign.mock.calls]).toEqual([null, null, []]);
		});
	});

	test("says so offline, and opens the dialog when the connection is back", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const notices: Notice[] = [];
		const stop = hostNotices((notice) => notices.push(notice));
		const load = vi.fn<typeof loadDialog>(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
		await show(load);
		await userEvent.click(button());
		await waitFor(() => expect(notices.map(({ text }) => text)).toEqual([OFFLINE]));
		expect(notices[0]?.until?.aborted).toBe(false);
		online.mockReturnValue(true);
		load.mockImplementation(loadDialog);
		act(() => void dispatchEvent(new Event("online")));
		expect(await dialog()).toBeTruthy();
		expect(notices[0]?.until?.aborted).toBe(true);
		stop();
	});

	test("forgets an offline request, and its notice, when the visitor goes to another page", async () => {
		vi.spyOn(console, "error").mockImplementation(() => {});
		vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
		const notices: Notice[] = [];
		const stop = hostNotices((notice) => notices.push(notice));
		const load = vi.fn<typeof loadDialog>(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
		const router = await show(load);
		await userEvent.click(button());
		await waitFor(() => expect(notices).toHaveLength(1));
		await act(() => router.navigate("/contact"));
		expect(notices[0]?.until?.aborted).toBe(true);
		act(() => void dispatchEvent(new Event("online")));
		expect(load).toHaveBeenCalledTimes(1);
		stop();
	});
});
