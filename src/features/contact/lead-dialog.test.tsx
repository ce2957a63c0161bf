// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { leadDialog } from "@/content/contact";
import { callConsent, nextSteps } from "@/content/next-steps";
import type { DialogRequest } from "@/shared/lib/dialog-request";
import { bodies, endRelay, type FakeRelay, field, fill, startRelay, thanks } from "../../../tests/support/features/contact-form-harness";
import { installModalDialogs } from "../../../tests/support/modal-dialog";
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
	return { router, unmount };
}
const dialog = () => screen.getByRole("dialog", { name: "Start a project" });
const isOpen = () => screen.queryByRole("dialog") !== null;

describe("LeadDialog", () => {
	const setClock = (ms: number) => void vi.spyOn(performance, "now").mockReturnValue(ms);
	beforeEach(() => setClock(1000));

	test("opens over the page with the focus on its title, and locks the page's scrolling", () => {
		open();
		expect(isOpen()).toBe(true);
		expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Start a project" }));
		expect(document.documentElement.style.overflow).toBe("hidden");
		expect(closed).toBe(0);
	});

	test.each(["speaksify-demo", "speaksify-demo-final", "speaksify-trial"])(
		"says for %s what happens next, and that no call starts without consent",
		(source) => {
			const step = nextSteps[source];
			open({ source });
			expect(screen.getByRole("dialog", { name: step?.title })).toBeTruthy();
			expect(screen.getByText(step?.lead ?? "no lead")).toBeTruthy();
			expect(screen.getByText(callConsent)).toBeTruthy();
		},
	);

	test("says nothing of calls on other pages", () => {
		open();
		expect(screen.queryByText(callConsent)).toBeNull();
	});

	test("restores the page's scrolling when it closes", () => {
		open().unmount();
		expect(document.documentElement.style.overflow).toBe("");
	});

	const ways: [string, () => Promise<unknown>][] = [
		["the X", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
		["Esc", () => userEvent.keyboard("{Escape}")],
		["a click on the backdrop", () => clickBackdrop(501)],
	];
	const clickBackdrop = (ms: number) => {
		setClock(1000 + ms);
		return userEvent.click(dialog());
	};

	test("stays open when the second click of the double-click that opened it meets the backdrop", async () => {
		open();
		await clickBackdrop(300);
		expect(isOpen()).toBe(true);
	});

	test.each(ways)("closes with %s", async (_way, close) => {
		open();
		await close();
		expect([isOpen(), closed]).toEqual([false, 1]);
	});

	test("stays open when a text selection ends outside", async () => {
		open();
		fireEvent.pointerDown(field("Subject"));
		fireEvent.click(dialog());
		expect(isOpen()).toBe(true);
	});

	test("stays open on a click inside", async () => {
		open();
		await userEvent.click(screen.getByText(leadDialog.lead));
		await userEvent.click(field("Subject"));
		expect([isOpen(), closed]).toEqual([true, 0]);
	});

	test.each(ways)("%s keeps the typed text for the next time", async (_way, close) => {
		const { unmount } = open();
		fill({ Message: "About a port" });
		await close();
		unmount();
		open();
		expect(field("Message").value).toBe("About a port");
	});

	test("starts empty when another button opens it", async () => {
		const { unmount } = open();
		fill({ Message: "About a port" });
		unmount();
		open({ source: "design-consultation" });
		expect(field("Message").value).toBe("");
	});

	test.each(["/contact", "/#contact"])("closes on navigation to %s", async (address) => {
		const { router } = open();
		await act(() => router.navigate(address));
		expect([isOpen(), closed]).toEqual([false, 1]);
	});

	test("names the button in its message and fills in the subject", async () => {
		open({ source: "design-consultation", subject: "Free design audit" });
		fill({ "First name": "Ada", "Last name": "Lovelace", Email: "ada@example.com", "Phone number": "5", Message: "We need an audit." });
		await userEvent.click(screen.getByRole("button", { name: "Send message" }));
		await thanks();
		const [sent] = bodies(relay);
		expect([sent.subject, sent.body.split("\n")[3]]).toEqual(["Free design audit", "Source: design-consultation"]);
	});
});
