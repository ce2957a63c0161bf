// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { accessToken, account, factor, refusal, sessionAnswer, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { sessionLabels } from "./labels";
import { ResetPage } from "./reset-page";

beforeEach(() => {
	localStorage.clear();
	vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(cleanup);

function show(entry: { hash?: string; search?: string; state?: unknown } = {}) {
	const router = createMemoryRouter(
		[
			{ path: "/admin/reset", element: <ResetPage /> },
			{ path: "/admin/login", element: <p>The login</p> },
			{ path: "/admin", element: <p>The dashboard</p> },
		],
		{ initialEntries: [{ pathname: "/admin/reset", ...entry }] },
	);
	render(<RouterProvider router={router} />);
	return router;
}

const hashOf = (claims = {}) => `#access_token=${accessToken(claims)}&refresh_token=r&expires_in=3600&token_type=bearer&type=recovery`;
const server = (changes: Parameters<typeof startAuthServer>[0] = {}) =>
	startAuthServer({ "GET /user": [200, account()], "PUT /user": [200, account()], "POST /logout": [204, null], ...changes });
async function fill(password: string, repeat = password) {
	await userEvent.type(await screen.findByLabelText("New password"), password);
	await userEvent.type(screen.getByLabelText(sessionLabels.repeatPassword), repeat);
	await userEvent.click(screen.getByRole("button", { name: sessionLabels.setPassword }));
}

describe("requesting an email", () => {
	test("prefills the address from the login and doesn't reveal whether an account exists", async () => {
		server({ "POST /recover": [200, {}] });
		show({ state: { email: "ada@example.com" } });
		expect(screen.getByLabelText("Email")).toHaveProperty("value", "ada@example.com");
		await userEvent.click(screen.getByRole("button", { name: sessionLabels.sendLink }));
		const answer = await screen.findByRole("status");
		expect(answer.textContent).toContain("If this address has an account, an email is on its way to ada@example.com.");
		expect(document.activeElement).toBe(answer);
		await userEvent.click(screen.getByRole("button", { name: "Request another email" }));
		expect(screen.getByLabelText("Email")).toHaveProperty("value", "ada@example.com");
	});

	test("keeps the address and explains a failure", async () => {
		server({ "POST /recover": "no network" });
		show();
		await userEvent.type(screen.getByLabelText("Email"), "ada@example.com");
		await userEvent.click(screen.getByRole("button", { name: sessionLabels.sendLink }));
		expect((await screen.findByRole("alert")).textContent).toBe("The server can't be reached. Please try again.");
		expect(screen.getByLabelText("Email")).toHaveProperty("value", "ada@example.com");
	});
});

describe("reset link", () => {
	test("removes the tokens from the URL and opens the admin after setting the password", async () => {
		server();
		const router = show({ hash: hashOf() });
		await screen.findByLabelText("New password");
		expect(router.state.location.hash).toBe("");
		expect(localStorage.length).toBe(0);
		expect(screen.getByText(/ada@example.com/)).toBeTruthy();
		await fill("a new password");
		expect(await screen.findByText("The dashboard")).toBeTruthy();
		expect(router.state.location.state).toEqual({ notice: "Password changed" });
	});

	test.each([
		["short", "short", "Use at least 10 characters"],
		["ten spaces", "          ", "Use more than just spaces"],
		["too long", "é".repeat(37), "Use at most 72 characters. Accents and other scripts count as 2 to 4 each."],
	])("refuses a password that is invalid: %s", async (_name, password, message) => {
		const calls = server();
		show({ hash: hashOf() });
		await fill(password);
		expect(await screen.findByText(message)).toBeTruthy();
		expect(calls.map(({ what }) => what)).toEqual(["GET /user"]);
	});

	test("marks the field when the server refuses the password", async () => {
		server({ "PUT /user": refusal(422, "same_password") });
		show({ hash: hashOf() });
		await fill("a new password");
		await waitFor(() => expect(screen.getByLabelText("New password").getAttribute("aria-invalid")).toBe("true"));
		expect(document.activeElement).toBe(screen.getByLabelText("New password"));
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("refuses two different passwords", async () => {
		server();
		show({ hash: hashOf() });
		await fill("a new password", "another password");
		expect(await screen.findByText("The two passwords don't match")).toBeTruthy();
	});

	test.each([{ hash: "#error=access_denied&error_code=otp_expired" }, { search: "?error=access_denied" }])(
		"offers a new link after a used or expired one: %o",
		async (entry) => {
			server();
			const router = show(entry);
			expect(await screen.findByRole("heading", { name: "This link no longer works" })).toBeTruthy();
			expect(screen.getByRole("button", { name: sessionLabels.sendLink })).toBeTruthy();
			expect(router.state.location.search + router.state.location.hash).toBe("");
		},
	);

	test("lets the admin retry a link that couldn't be checked", async () => {
		let isDown = true;
		server({ "GET /user": () => (isDown ? "no network" : [200, account()]) });
		show({ hash: hashOf() });
		expect((await screen.findByRole("alert")).textContent).toContain("You can still use it.");
		isDown = false;
		await userEvent.click(screen.getByRole("button", { name: "Retry" }));
		expect(await screen.findByLabelText("New password")).toBeTruthy();
	});

	test("sends the second-factor code with the new password", async () => {
		const user = account([factor("f1")]);
		let code = "";
		server({
			"GET /user": [200, user],
			"POST /factors/f1/challenge": [200, { id: "c1", type: "totp", expires_at: 1 }],
			"POST /factors/f1/verify": (call) => {
				code = String(call.body.code);
				return code === "123456" ? [200, sessionAnswer(user, { aal: "aal2" })] : refusal(422, "mfa_verification_failed");
			},
		});
		show({ hash: hashOf({ aal: "aal1" }) });
		await fill("a new password");
		expect(await screen.findByText("Enter the six digits from your app")).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByLabelText("Code"));
		await userEvent.type(screen.getByLabelText("Code"), "000000");
		await userEvent.click(screen.getByRole("button", { name: sessionLabels.setPassword }));
		expect(await screen.findByText(/^The code is wrong/)).toBeTruthy();
		expect(document.activeElement).toBe(screen.getByLabelText("Code"));
		await userEvent.clear(screen.getByLabelText("Code"));
		await userEvent.type(screen.getByLabelText("Code"), "123 456");
		await userEvent.click(screen.getByRole("button", { name: sessionLabels.setPassword }));
		expect(await screen.findByText("The dashboard")).toBeTruthy();
	});
});
