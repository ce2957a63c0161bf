// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
	accessToken,
	account,
	factor,
	keepSession,
	reasonOfFailure,
	refusal,
	sessionAnswer,
	startAuthServer,
} from "../../tests/support/data/auth-harness";
import { adminClient } from "./admin-client";
import { changePassword, openRecovery, type RecoveryLink, readRecoveryLink, requestPasswordReset } from "./password";
import { SESSION_KEY } from "./session-key";

const LANDING = "https://studio.example.com/admin/reset";
const keptToken = () => JSON.parse(localStorage.getItem(SESSION_KEY) ?? "{}").refresh_token;

beforeEach(() => localStorage.clear());
afterEach(() => {
	vi.useRealTimers();
	adminClient().auth.stopAutoRefresh();
});

describe("requestPasswordReset", () => {
	test("requests an email that links to the password screen", async () => {
		const calls = startAuthServer({ "POST /recover": [200, {}] });
		await requestPasswordReset("ada@example.com", LANDING);
		expect(calls).toHaveLength(1);
		expect(new URLSearchParams(calls[0]?.query).get("redirect_to")).toBe(LANDING);
		expect(calls[0]?.body.email).toBe("ada@example.com");
		expect(calls[0]?.body.code_challenge).toBeNull();
	});

	test("counts the mail rate limit as done, because only accounts get it", async () => {
		startAuthServer({ "POST /recover": refusal(429, "over_email_send_rate_limit") });
		expect(await reasonOfFailure(requestPasswordReset("ada@example.com", LANDING))).toBeNull();
	});

	test.each([
		["too many requests from one place", refusal(429, "over_request_rate_limit"), "too-many"],
		["a broken server", [500, {}] as [number, unknown], "unreachable"],
		["no network", "no network" as const, "unreachable"],
	])("reports %s", async (_name, reply, reason) => {
		startAuthServer({ "POST /recover": reply });
		expect(await reasonOfFailure(requestPasswordReset("ada@example.com", LANDING))).toBe(reason);
	});

	test("fails after twelve seconds when the server does not answer", async () => {
		vi.useFakeTimers();
		startAuthServer({ "POST /recover": "silence" });
		const failure = reasonOfFailure(requestPasswordReset("ada@example.com", LANDING));
		await vi.advanceTimersByTimeAsync(12_000);
		expect(await failure).toBe("unreachable");
	});
});

describe("changePassword", () => {
	const proof = sessionAnswer(account(), { tag: "proof" });
	const server = (changes: Parameters<typeof startAuthServer>[0] = {}) =>
		startAuthServer({
			"POST /token": [200, proof],
			"PUT /user": [200, account()],
			"POST /logout": [204, null],
			...changes,
		});

	test("counts a repetition as done when the first request was stored and only its answer was lost", async () => {
		keepSession();
		let stored = "old password";
		let isLost = true;
		server({
			"POST /token": ({ body }) => (body.password === stored ? [200, proof] : refusal(400, "invalid_credentials")),
			"PUT /user": ({ body }) => {
				if (body.password === stored) return refusal(422, "same_password");
				stored = String(body.password);
				return isLost ? "no network" : [200, account()];
			},
		});
		const change = (next: string) => reasonOfFailure(changePassword("ada@example.com", "old password", next));
		expect(await change("a new password")).toBe("unreachable");
		isLost = false;
		expect(await change("another password")).toBe("credentials");
		expect(await change("a new password")).toBeNull();
		expect(await change("a new password")).toBe("credentials");
	});

	test("verifies the current password first and keeps the session", async () => {
		keepSession(account(), { tag: "mine" });
		const calls = server();
		await changePassword("ada@example.com", "old password", "a new password");
		expect(calls.map(({ what, query }) => what + query)).toEqual([
			"POST /token?grant_type=password",
			"PUT /user",
			"POST /logout?scope=local",
			"POST /logout?scope=others",
		]);
		expect(calls[0]?.body).toMatchObject({ email: "ada@example.com", password: "old password" });
		expect(calls[1]?.body.password).toBe("a new password");
		expect(calls[1]?.token).not.toBe(proof.access_token);
		expect(calls[2]?.token).toBe(proof.access_token);
		expect(keptToken()).toBe("refresh-mine");
	});

	test("changes nothing when the current password is wrong", async () => {
		keepSession();
		const calls = server({ "POST /token": refusal(400, "invalid_credentials") });
		expect(await reasonOfFailure(changePassword("ada@example.com", "wrong", "a new password"))).toBe("credentials");
		expect(calls.map(({ what }) => what)).toEqual(["POST /token"]);
	});

	test.each([
		["same_password", 422, "same-password"],
		["weak_password", 422, "weak-password"],
		["insufficient_aal", 401, "code-needed"],
		["reauthentication_needed", 400, "fresh-sign-in"],
		["session_not_found", 403, "session"],
		["something_else", 422, "refused"],
	])("reports a refusal named %s and ends the second session", async (code, status, reason) => {
		keepSession();
		const calls = server({ "PUT /user": refusal(status, code) });
		expect(await reasonOfFailure(changePassword("ada@example.com", "old password", "a new password"))).toBe(reason);
		expect(calls.filter(({ what }) => what === "POST /logout").map(({ query }) => query)).toEqual(["?scope=local"]);
	});
});

const kept = () => localStorage.getItem(SESSION_KEY);
const link = (claims = {}): RecoveryLink => ({ kind: "tokens", accessToken: accessToken(claims), refreshToken: "refresh-link" });
const at = (address: string) => new URL(address, "https://studio.example.com/admin/reset");

describe("readRecoveryLink", () => {
	test.each([
		["#access_token=a&refresh_token=b&token_type=bearer&type=recovery", { kind: "tokens", accessToken: "a", refreshToken: "b" }],
		["#access_token=a&refresh_token=b&type=invite", { kind: "tokens", accessToken: "a", refreshToken: "b" }],
		["#error=access_denied&error_code=otp_expired&error_description=x", { kind: "refused" }],
		["?error=access_denied&error_code=403", { kind: "refused" }],
		// This screen does not handle sign-in links.
		["#access_token=a&refresh_token=b&type=magiclink", { kind: "refused" }],
		["#access_token=a&type=recovery", { kind: "refused" }],
		["#main", null],
		["", null],
	])("reads the address %s", (address, expected) => expect(readRecoveryLink(at(address))).toEqual(expected));
});

describe("openRecovery", () => {
	const server = (changes: Parameters<typeof startAuthServer>[0] = {}) =>
		startAuthServer({ "GET /user": [200, account()], "PUT /user": [200, account()], "POST /logout": [204, null], ...changes });

	test("stores no session in the browser before the password is set", async () => {
		const calls = server();
		const recovery = await openRecovery(link());
		expect([recovery.email, recovery.devices, kept()]).toEqual(["ada@example.com", [], null]);
		expect(await recovery.setPassword("a new password")).toBe(true);
		expect(calls.map(({ what, query }) => what + query)).toEqual(["GET /user", "PUT /user", "POST /logout?scope=others", "GET /user"]);
		expect(JSON.parse(kept() ?? "{}").refresh_token).toBe("refresh-link");
	});

	test("does not sign in when the server refuses the password", async () => {
		server({ "PUT /user": refusal(422, "same_password") });
		const recovery = await openRecovery(link());
		expect(await reasonOfFailure(recovery.setPassword("the old one"))).toBe("same-password");
		expect(kept()).toBeNull();
	});

	test("reports an expired link when it expires while the form is open", async () => {
		server({ "PUT /user": refusal(403, "session_not_found") });
		const recovery = await openRecovery(link());
		expect(await reasonOfFailure(recovery.setPassword("a new password"))).toBe("link");
	});

	test("sets the password even when the following sign-in fails", async () => {
		let asked = 0;
		server({ "GET /user": () => (++asked === 1 ? [200, account()] : [500, {}]) });
		const recovery = await openRecovery(link());
		expect(await recovery.setPassword("a new password")).toBe(false);
	});

	test.each([
		["used or expired", refusal(403, "bad_jwt"), "link"],
		["a session that is gone", refusal(403, "session_not_found"), "link"],
		["no network", "no network" as const, "unreachable"],
	])("reports %s", async (_name, reply, reason) => {
		server({ "GET /user": reply });
		expect(await reasonOfFailure(openRecovery(link()))).toBe(reason);
	});

	test("refuses an invalid link without a request", async () => {
		const calls = server();
		expect(await reasonOfFailure(openRecovery({ kind: "refused" }))).toBe("link");
		expect(calls).toEqual([]);
	});

	test("asks for the code once before the password when a second step is on", async () => {
		const user = account([factor("f1")]);
		const calls = server({
			"GET /user": [200, user],
			"POST /factors/f1/challenge": [200, { id: "c1", type: "totp", expires_at: 1 }],
			"POST /factors/f1/verify": [200, sessionAnswer(user, { aal: "aal2", tag: "two" })],
			"PUT /user": refusal(422, "same_password"),
		});
		const recovery = await openRecovery(link({ aal: "aal1" }));
		expect(recovery.devices.map(({ id }) => id)).toEqual(["f1"]);
		const set = () => recovery.setPassword("a new password", { factorId: "f1", code: "123456" });
		expect(await reasonOfFailure(set())).toBe("same-password");
		expect(await reasonOfFailure(set())).toBe("same-password");
		expect(calls.map(({ what }) => what)).toEqual([
			"GET /user",
			"POST /factors/f1/challenge",
			"POST /factors/f1/verify",
			"PUT /user",
			"PUT /user",
		]);
	});
});
