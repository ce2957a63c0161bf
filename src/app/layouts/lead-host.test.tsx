// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { LeadDialog } from "@/features/contact/lead-dialog";
import { requestDialog } from "@/shared/lib/dialog-request";
import { hostNotices, type Notice } from "@/shared/lib/notify";
import { DialogLink } from "@/shared/ui/dialog-link";
import { installModalDialogs } from "../../../tests/support/modal-dialog";
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
		<DialogLink source="home-consultation" href="/#contact">
			Schedule Consultation
		</DialogLink>
	);
	const router = createMemoryRouter([
		{
			element: <Layout load={load} />,
			children: [
				{ path: "/", element: page },
				{ path: "/contact", element: <p>The contact page</p> },
			],
		},
	]);
	await act(async () => render(<RouterProvider router={router} />));
	return router;
}
const OFFLINE = "You are offline. The form opens when the connection is back.";
const loadDialog = async () => LeadDialog;
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

	test("sends the browser to the contact page with the tag when the dialog's code fails to load", async () => {
		const logged = vi.spyOn(console, "error").mockImplementation(() => {});
		const assign = vi.fn();
		vi.stubGlobal("location", { assign });
		await show(() => Promise.reject(new TypeError("Failed to fetch dynamically imported module")));
		await userEvent.click(button());
		await waitFor(() => expect(assign).toHaveBeenCalledWith("/contact?about=home-consultation"));
		expect(logged).toHaveBeenCalledTimes(1);
		expect(document.querySelector("dialog")).toBeNull();
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

	test("opens nothing on another page than the one where it was asked for", async () => {
		let arrive = () => {};
		const load = async () => {
			await new Promise<void>((done) => {
				arrive = done;
			});
			return loadDialog();
		};
		await show(load);
		await userEvent.click(button());
		vi.stubGlobal("location", { pathname: "/elsewhere" });
		await act(async () => arrive());
		await act(loadDialog);
		expect(document.querySelector("dialog")).toBeNull();
	});
});
