// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, useLocation } from "react-router-dom";
import { Toaster } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { ConfirmHost } from "@/features/admin/ui/confirm";
import { unsentTexts } from "@/features/admin/ui/unsent-texts";
import { answer } from "../../../../tests/support/admin/answer";
import { account, factor, keepSession, refusal, sessionAnswer, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { AccountPage } from "./account-page";
import { sessionLabels } from "./labels";
import { SessionGate } from "./session-gate";

beforeEach(() => {
	localStorage.clear();
	vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
	Object.assign(Element.prototype, { setPointerCapture() {} });
	vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

type Replies = Parameters<typeof startAuthServer>[0];

function Logout() {
	return <p>{`Logout of ${useLocation().state?.scope ?? "here"}`}</p>;
}

let client: QueryClient;

async function show(replies: Replies = {}) {
	client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const calls = startAuthServer({ "POST /rest/v1/rpc/is_administrator": [200, true], "POST /logout": [204, null], ...replies });
	const router = createMemoryRouter(
		[
			{
				path: "/admin/account",
				element: (
					<SessionGate>
						<AccountPage />
					</SessionGate>
				),
			},
			{ path: "/admin/logout", element: <Logout /> },
		],
		{ initialEntries: ["/admin/account"] },
	);
	render(
		<QueryClientProvider client={client}>
			<RouterProvider router={router} />
			<ConfirmHost />
			<Toaster />
		</QueryClientProvider>,
	);
	await screen.findByRole("heading", { name: "Account" });
	return calls;
}

const region = (name: string) => within(screen.getByRole("region", { name }));
async function change(current: string, next: string, repeat = next) {
	const fields = { "Current password": current, "New password": next, [sessionLabels.repeatPassword]: repeat };
	for (const [label, text] of Object.entries(fields)) if (text) await userEvent.type(screen.getByLabelText(label), text);
	await userEvent.click(screen.getByRole("button", { name: "Change password" }));
}

describe("account", () => {
	test("shows the signed-in account", async () => {
		keepSession();
		await show();
		expect(region("Signed in as").getByText("ada@example.com")).toBeTruthy();
	});

	test("remembers whether single-key shortcuts are on (WCAG 2.1.4)", async () => {
		keepSession();
		await show();
		const box = () => region("Keyboard").getByRole("checkbox", { name: "Use single-key shortcuts" });
		expect(box()).toHaveProperty("checked", true);
		await userEvent.click(box());
		cleanup();
		await show();
		expect(box()).toHaveProperty("checked", false);
		await userEvent.click(box());
		expect(box()).toHaveProperty("checked", true);
	});

	test("shows a wrong current password at its field and keeps the input", async () => {
		keepSession();
		await show({ "POST /token": refusal(400, "invalid_credentials") });
		await change("wrong one", "a new password");
		expect(await screen.findByText("The current password is wrong.")).toBeTruthy();
		expect(screen.getByLabelText("Current password").getAttribute("aria-invalid")).toBe("true");
		expect(screen.getByLabelText("New password")).toHaveProperty("value", "a new password");
	});

	test("clears the fields after changing the password", async () => {
		keepSession();
		await show({ "POST /token": [200, sessionAnswer()], "PUT /user": [200, account()] });
		await change("the old one", "a new password");
		expect(await screen.findByText("Password changed")).toBeTruthy();
		expect(screen.getByLabelText("New password")).toHaveProperty("value", "");
		expect(document.activeElement).toBe(screen.getByLabelText("Current password"));
	});

	test.each([
		["", "a new password", "a new password", "Current password is required"],
		["the old one", "short", "short", "Use at least 10 characters"],
		["the old one", "a new password", "", "Enter the new password again"],
		["the old one", "a new password", "another password", "The two passwords don't match"],
	])("validates “%s”, “%s”, “%s”: %s", async (current, next, repeat, message) => {
		keepSession();
		const calls = await show();
		await change(current, next, repeat);
		expect(await screen.findByText(message)).toBeTruthy();
		expect(calls.map(({ what }) => what)).not.toContain("POST /token");
	});

	test("confirms and navigates to the logout when signing out everywhere", async () => {
		keepSession();
		await show();
		await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
		expect(await answer("Cancel")).toBe("Sign out on every device, including this one?");
		expect(screen.getByRole("heading", { name: "Account" })).toBeTruthy();
		await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
		await answer("Sign out");
		expect(await screen.findByText("Logout of everywhere")).toBeTruthy();
	});

	test("names typed texts that signing out everywhere would lose", async () => {
		keepSession();
		unsentTexts("test", z.string(), ({ name }) => `the reply to ${name}`).keep({ id: "1", name: "Ada", email: null }, "Yes.");
		await show();
		await userEvent.click(screen.getByRole("button", { name: "Sign out everywhere" }));
		expect(await answer("Cancel")).toBe("Sign out on every device, including this one? You will lose the reply to Ada.");
	});
});

describe("two-step sign-in", () => {
	test("explains that the backend doesn't support it", async () => {
		keepSession();
		await show();
		expect(await screen.findByText("This server doesn't support two-step sign-in.")).toBeTruthy();
		expect(region("Two-step sign-in").queryByRole("button")).toBeNull();
	});

	test("offers a retry when the server doesn't answer", async () => {
		keepSession(account([]), { aal: "aal1" });
		let isDown = true;
		await show({ "GET /user": () => (isDown ? "no network" : [200, account([])]) });
		expect(await screen.findByText("We couldn't check whether it is on.")).toBeTruthy();
		isDown = false;
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(await screen.findByRole("button", { name: "Set up two-step sign-in" })).toBeTruthy();
	});

	test("offers no retry when the project has it switched off", async () => {
		keepSession(account([]), { aal: "aal1" });
		await show({ "GET /user": [200, account([])], "POST /factors": refusal(422, "mfa_totp_enroll_not_enabled") });
		await userEvent.click(await screen.findByRole("button", { name: "Set up two-step sign-in" }));
		expect((await screen.findByRole("alert")).textContent).toBe(
			"Two-step sign-in is off on this server. Ask the person who runs it to turn it on.",
		);
		expect(region("Two-step sign-in").queryByRole("button", { name: "Retry" })).toBeNull();
		await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
		expect(document.activeElement).toBe(screen.getByRole("button", { name: "Set up two-step sign-in" }));
	});

	const beginSetup = async (replies: Replies = {}) => {
		keepSession(account([]), { aal: "aal1" });
		const calls = await show({
			"GET /user": [200, account([])],
			"POST /factors": [200, { id: "new", type: "totp", totp: { qr_code: "<svg/>", secret: "ABCDEFGH", uri: "" } }],
			"DELETE /factors/new": [200, { id: "new" }],
			...replies,
		});
		await userEvent.click(await screen.findByRole("button", { name: "Set up two-step sign-in" }));
		await screen.findByRole("img", { name: /QR code/ });
		return calls;
	};

	test("keeps its QR code when all data is loaded again, as after signing in in the dialog", async () => {
		const calls = await beginSetup();
		await client.invalidateQueries();
		expect(calls.filter(({ what }) => what === "POST /factors")).toHaveLength(1);
	});

	test("removes the unfinished factor when setup is canceled", async () => {
		const calls = await beginSetup();
		await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
		await vi.waitFor(() => expect(calls.map(({ what }) => what)).toContain("DELETE /factors/new"));
	});

	test("can't be canceled while the code is checked", async () => {
		const calls = await beginSetup({ "POST /factors/new/challenge": "silence" });
		await userEvent.type(screen.getByLabelText(/^Code/), "123456{Enter}");
		await screen.findByRole("button", { name: "Checking…" });
		await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
		expect(screen.getByRole("img", { name: /QR code/ })).toBeTruthy();
		expect(calls.map(({ what }) => what)).not.toContain("DELETE /factors/new");
	});

	test("moves the focus to the button for a new app when one was removed", async () => {
		keepSession(account([factor("f1")]), { aal: "aal2" });
		let factors = [factor("f1")];
		await show({
			"GET /user": () => [200, account(factors)],
			"DELETE /factors/f1": () => {
				factors = [];
				return [200, { id: "f1" }];
			},
		});
		await userEvent.click(await screen.findByRole("button", { name: "Remove Authenticator f1" }));
		await answer("Remove");
		const button = await screen.findByRole("button", { name: "Set up two-step sign-in" });
		await vi.waitFor(() => expect(document.activeElement).toBe(button));
	});

	test("confirms before removing an app and explains a refusal", async () => {
		keepSession(account([factor("f1")]), { aal: "aal2" });
		const calls = await show({ "GET /user": [200, account([factor("f1")])], "DELETE /factors/f1": refusal(422, "insufficient_aal") });
		await userEvent.click(await screen.findByRole("button", { name: "Remove Authenticator f1" }));
		expect(await answer("Cancel")).toBe("Remove “Authenticator f1”? Its codes will no longer work.");
		expect(calls.map(({ what }) => what)).not.toContain("DELETE /factors/f1");
		await userEvent.click(screen.getByRole("button", { name: "Remove Authenticator f1" }));
		await answer("Remove");
		expect(await screen.findByText("Sign in again with a code from your authenticator app, then try again.")).toBeTruthy();
	});
});
