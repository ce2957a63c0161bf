// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changePassword, requestPasswordReset } from "./account";
import { adminClient, SESSION_KEY } from "./admin-client";
import { account, keepSession, reasonOfFailure, refusal, sessionAnswer, startAuthServer } from "./auth-harness";

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
		// A challenge would tie the link to this browser: mails are read elsewhere.
		expect(calls[0]?.body.code_challenge).toBeNull();
	});

	test("“you have just had a mail” is said of accounts only, so it counts as done", async () => {
		startAuthServer({ "POST /recover": refusal(429, "over_email_send_rate_limit") });
		expect(await reasonOfFailure(requestPasswordReset("ada@example.com", LANDING))).toBeNull();
	});

	test.each([
		["too many requests from one place", refusal(429, "over_request_rate_limit"), "too-many"],
		["a broken server", [500, {}] as [number, unknown], "unreachable"],
		["no network", "no network" as const, "unreachable"],
	])("%s is said", async (_name, reply, reason) => {
		startAuthServer({ "POST /recover": reply });
		expect(await reasonOfFailure(requestPasswordReset("ada@example.com", LANDING))).toBe(reason);
	});

	test("fails after ten seconds when the server does not answer", async () => {
		vi.useFakeTimers();
		startAuthServer({ "POST /recover": "silence" });
		const failure = reasonOfFailure(requestPasswordReset("ada@example.com", LANDING));
		await vi.advanceTimersByTimeAsync(10_000);
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
		// The change is made by the session at work, the sign-in that proved the password is ended.
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
	])("a refusal named %s is told as what it is, and the proof is ended all the same", async (code, status, reason) => {
		keepSession();
		const calls = server({ "PUT /user": refusal(status, code) });
		expect(await reasonOfFailure(changePassword("ada@example.com", "old password", "a new password"))).toBe(reason);
		expect(calls.filter(({ what }) => what === "POST /logout").map(({ query }) => query)).toEqual(["?scope=local"]);
	});
});
