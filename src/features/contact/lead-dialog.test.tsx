// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { DialogRequest } from "@/shared/lib/dialog-request";
import { installModalDialogs } from "../../../tests/support/modal-dialog";
import { bodies, endRelay, type FakeRelay, field, fill, startRelay, thanks } from "./form-harness";
import { LeadDialog } from "./lead-dialog";

let relay: FakeRelay;
let closed: number;
const request: DialogRequest = { source: "home-consultation" };

beforeAll(installModalDialogs);
beforeEach(() => {
	relay = startRelay();
	closed = 0;
});
afterEach(() => endRelay(relay));

function open(asked = request) {
	const onClose = () => {
		closed += 1;
	};
	const page = <LeadDialog request={asked} onClose={onClose} />;
	const router = createMemoryRouter([
		{ path: "/", element: page },
		{ path: "/contact", element: page },
		{ path: "/thank-you", element: <p>Thank you</p> },
	]);
	const { unmount } = render(<RouterProvider router={router} />);
	vi.advanceTimersByTime(5000);
	return { router, unmount };
}
const dialog = () => screen.getByRole("dialog", { name: "Start a project" });
const isOpen = () => screen.queryByRole("dialog") !== null;

describe("LeadDialog", () => {
	test("it opens over the page, with the focus on its title and the page behind it still", () => {
		open();
		expect(isOpen()).toBe(true);
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Start a project" }));
		expect(document.documentElement.style.overflow).toBe("hidden");
		expect(closed).toBe(0);
	});

	test("when it is gone the page scrolls again", () => {
		open().unmount();
		expect(document.documentElement.style.overflow).toBe("");
	});

	const ways: [string, () => Promise<unknown>][] = [
		["the X", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
		["Esc", () => userEvent.keyboard("{Escape}")],
		["a click on the backdrop", () => userEvent.click(dialog())],
	];

	test.each(ways)("%s closes it", async (_way, close) => {
		open();
		await close();
		expect([isOpen(), closed]).toEqual([false, 1]);
	});

	test("the selection of a text that ends outside does not close it", async () => {
		open();
		fireEvent.pointerDown(field("Subject"));
		fireEvent.click(dialog());
		expect(isOpen()).toBe(true);
	});

	test("a click inside it does not close it", async () => {
		open();
		await userEvent.click(screen.getByText(/A few lines are enough/));
		await userEvent.click(field("Subject"));
		expect([isOpen(), closed]).toEqual([true, 0]);
	});

	test.each(ways)("%s keeps what was typed for the next time", async (_way, close) => {
		const { unmount } = open();
		fill({ Message: "About a port" });
		await close();
		unmount();
		open();
		expect(field("Message").value).toBe("About a port");
	});

	test("a dialog that another button asked for starts empty", async () => {
		const { unmount } = open();
		fill({ Message: "About a port" });
		unmount();
		open({ source: "design-consultation" });
		expect(field("Message").value).toBe("");
	});

	test.each(["/contact", "/#contact"])("going to %s closes it", async (address) => {
		const { router } = open();
		await act(() => router.navigate(address));
		expect([isOpen(), closed]).toEqual([false, 1]);
	});

	test("the message that it sends names the button, and its subject is filled in", async () => {
		open({ source: "design-consultation", subject: "Free design audit" });
		fill({ "First name": "Ada", "Last name": "Lovelace", Email: "ada@example.com", "Phone number": "5", Message: "We need an audit." });
		await userEvent.click(screen.getByRole("button", { name: "Send message" }));
		await thanks();
		const [sent] = bodies(relay);
		expect([sent.subject, sent.body.split("\n")[3]]).toEqual(["Free design audit", "Source: design-consultation"]);
	});
});
