// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { adminClient, SESSION_KEY } from "./admin-client";
import { accessToken, account, factor, reasonOfFailure, refusal, sessionAnswer, startAuthServer } from "./auth-harness";
import { openRecovery, type RecoveryLink, readRecoveryLink } from "./recovery";

const kept = () => localStorage.getItem(SESSION_KEY);
const link = (claims = {}): RecoveryLink => ({ kind: "tokens", accessToken: accessToken(claims), refreshToken: "refresh-link" });
const at = (address: string) => new URL(address, "https://studio.example.com/admin/reset");

beforeEach(() => localStorage.clear());
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
	])("%s", (address, expected) => expect(readRecoveryLink(at(address))).toEqual(expected));
});

describe("openRecovery", () => {
	afterEach(() => {
		adminClient().auth.stopAutoRefresh();
	});
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
	])("%s", async (_name, reply, reason) => {
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
