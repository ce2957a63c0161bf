// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, Link, RouterProvider, useLocation } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { queryClient } from "@/data/query-client";
import { SESSION_KEY } from "@/data/session-key";
import { ask, ConfirmHost } from "@/features/admin/ui/confirm";
import { Dialog } from "@/features/admin/ui/dialog";
import { answer } from "../../../../tests/support/admin/answer";
import { account, factor, keepSession, refusal, sessionAnswer, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { installModalDialogs } from "../../../../tests/support/modal-dialog";
import { SessionGate } from "./session-gate";

beforeEach(() => {
	localStorage.clear();
});
afterEach(() => {
	vi.useRealTimers();
	cleanup();
});

function Login() {
	return <p>{`The login, then ${useLocation().state?.from}`}</p>;
}

function show(replies: Parameters<typeof startAuthServer>[0] = {}, more: ReactNode = null) {
	const calls = startAuthServer({ "POST /rest/v1/rpc/is_administrator": [200, true], "GET /user": [200, account()], ...replies });
	const screenInside = (
		<SessionGate>
			<input aria-label="Title" />
			<Link to="/admin/leads">Leads</Link>
			{more}
		</SessionGate>
	);
	const router = createMemoryRouter(
		[
			{ path: "/admin/login", element: <Login /> },
			{ path: "/admin/*", element: screenInside },
		],
		{ initialEntries: ["/admin/portfolio/new?x=1"] },
	);
	render(<RouterProvider router={router} />);
	return calls;
}

/** Simulates a sign-out or sign-in in another tab. */
async function elsewhere(change: "signed out" | "signed in") {
	if (change === "signed out") localStorage.removeItem(SESSION_KEY);
	else keepSession(account(), { tag: "new" });
	const event = new StorageEvent("storage", { key: SESSION_KEY, newValue: localStorage.getItem(SESSION_KEY) });
	await act(async () => void window.dispatchEvent(event));
}

const dialog = () => screen.queryByRole("dialog", { name: "Your session has ended" });

describe("SessionGate", () => {
	test("redirects to the login with the requested page when signed out", async () => {
		show();
		expect(await screen.findByText("The login, then /admin/portfolio/new?x=1")).toBeTruthy();
	});

	test("redirects to the login when the second factor is missing", async () => {
		keepSession(account([factor("f1")]), { aal: "aal1" });
		const calls = show();
		expect(await screen.findByText("The login, then /admin/portfolio/new?x=1")).toBeTruthy();
		expect(calls).toEqual([]);
	});

	test("locks after a sign-out in another tab, keeps the input, and unlocks after a sign-in there", async () => {
		keepSession();
		show();
		await userEvent.type(await screen.findByLabelText("Title"), "Half a title");
		await elsewhere("signed out");
		expect(dialog()).toBeTruthy();
		expect(screen.getByLabelText("Title").closest("[inert]")).toBeTruthy();
		queryClient.setQueryData(["blogs"], []);
		await elsewhere("signed in");
		await vi.waitFor(() => expect(dialog()).toBeNull());
		expect(screen.getByLabelText("Title")).toHaveProperty("value", "Half a title");
		expect(queryClient.getQueryState(["blogs"])?.isInvalidated).toBe(true);
	});

	test("stays locked when another account signs in", async () => {
		keepSession();
		const calls = show();
		await screen.findByLabelText("Title");
		await elsewhere("signed out");
		keepSession({ ...account(), email: "bob@example.com" });
		const asked = calls.length;
		act(() => void window.dispatchEvent(new Event("focus")));
		await vi.waitFor(() => expect(calls.length).toBeGreaterThan(asked));
		expect(dialog()).toBeTruthy();
	});

	test("notices on focus that another device has ended the session", async () => {
		keepSession();
		show({ "GET /user": refusal(403, "session_not_found") });
		await screen.findByLabelText("Title");
		act(() => void window.dispatchEvent(new Event("focus")));
		await vi.waitFor(() => expect(dialog()).toBeTruthy());
	});

	test("notices on another page that another device has ended the session", async () => {
		keepSession();
		show({ "GET /user": refusal(403, "session_not_found") });
		await userEvent.click(await screen.findByRole("link", { name: "Leads" }));
		await vi.waitFor(() => expect(dialog()).toBeTruthy());
	});

	test("notices within a minute that another device has ended the session", async () => {
		vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
		keepSession();
		show({ "GET /user": refusal(403, "session_not_found") });
		await screen.findByLabelText("Title");
		act(() => void vi.advanceTimersByTime(60_000));
		await vi.waitFor(() => expect(dialog()).toBeTruthy());
	});

	test("signs in again over the form and reports a wrong password", async () => {
		keepSession();
		let given = "";
		show({
			"POST /token": (call) => {
				given = String(call.body.password);
				return given === "right" ? [200, sessionAnswer()] : refusal(400, "invalid_credentials");
			},
		});
		await screen.findByLabelText("Title");
		await elsewhere("signed out");
		await userEvent.type(screen.getByLabelText("Password"), "wrong{Enter}");
		expect((await screen.findByRole("alert")).textContent).toBe("The password is wrong.");
		await userEvent.clear(screen.getByLabelText("Password"));
		await userEvent.type(screen.getByLabelText("Password"), "right{Enter}");
		await vi.waitFor(() => expect(dialog()).toBeNull());
	});

	test("can't start over while the code is checked", async () => {
		keepSession();
		const calls = show({
			"POST /token": [200, sessionAnswer(account([factor("f1")]), { aal: "aal1" })],
			"POST /factors/f1/challenge": "silence",
		});
		await screen.findByLabelText("Title");
		await elsewhere("signed out");
		await userEvent.type(screen.getByLabelText("Password"), "right{Enter}");
		await userEvent.type(await screen.findByLabelText(/^Code/), "123456{Enter}");
		await screen.findByRole("button", { name: "Checking…" });
		await userEvent.click(screen.getByRole("button", { name: "Start over" }));
		expect(screen.getByLabelText(/^Code/)).toBeTruthy();
		expect(calls.map(({ what }) => what)).not.toContain("POST /logout");
	});
});

describe("the sign-in form over the page", () => {
	const question = { title: "Delete this portfolio?", action: "Delete" };
	const put = () => act(async () => ({ answer: ask(question) }));

	async function showWith(more: ReactNode) {
		keepSession();
		show({ "POST /token": [200, sessionAnswer()] }, more);
		await screen.findByLabelText("Title");
		await act(async () => {});
	}

	/** By keyboard and mouse, as far as the page lets them. */
	async function signIn() {
		expect(document.activeElement).toBe(screen.getByLabelText("Password"));
		await userEvent.keyboard("right");
		await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
		await vi.waitFor(() => expect(dialog()).toBeNull());
	}

	test("closes an open question and answers it with no", async () => {
		await showWith(<ConfirmHost />);
		const asked = await put();
		await elsewhere("signed out");
		expect(screen.queryByRole("alertdialog", { hidden: true })).toBeNull();
		expect(await asked.answer).toBe(false);
		await signIn();
		expect(screen.queryByRole("alertdialog")).toBeNull();
	});

	test("lets a question wait that is asked meanwhile", async () => {
		await showWith(<ConfirmHost />);
		await elsewhere("signed out");
		const asked = await put();
		expect(screen.queryByRole("alertdialog")).toBeNull();
		await signIn();
		await answer("Delete");
		expect(await asked.answer).toBe(true);
	});

	test("keeps a dialog and its typed text, also when Escape is pressed", async () => {
		const onClose = vi.fn<() => void>();
		await showWith(
			<Dialog kind="card" label="Person" keepsInput onClose={onClose} className="">
				<input aria-label="Note" />
			</Dialog>,
		);
		await userEvent.type(screen.getByLabelText("Note"), "Call back");
		await elsewhere("signed out");
		await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
		// The dialog below stops listening for Escape one task later.
		await act(() => new Promise((done) => setTimeout(done)));
		await userEvent.keyboard("{Escape}");
		await signIn();
		expect(onClose).not.toHaveBeenCalled();
		expect(screen.getByLabelText("Note")).toHaveProperty("value", "Call back");
		await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Note")));
	});

	test("closes a modal preview, which would make it inert", async () => {
		installModalDialogs();
		const openModal = (preview: HTMLDialogElement | null) => preview?.showModal();
		await showWith(<dialog ref={openModal} aria-label="Preview" />);
		expect(screen.getByRole("dialog", { name: "Preview" })).toBeTruthy();
		await elsewhere("signed out");
		expect(screen.queryByRole("dialog", { name: "Preview", hidden: true })).toBeNull();
		await signIn();
	});
});
