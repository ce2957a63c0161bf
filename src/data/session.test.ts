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
import { checkSession, getCurrentUser, onSessionChange, signIn, signOut, signOutEverywhere } from "./session";
import { SESSION_KEY } from "./session-key";

const kept = () => localStorage.getItem(SESSION_KEY);
const administrator = { "POST /rest/v1/rpc/is_administrator": [200, true] as [number, unknown] };

beforeEach(() => localStorage.clear());
afterEach(() => {
	vi.useRealTimers();
	adminClient().auth.stopAutoRefresh();
});

describe("signIn", () => {
	test.each([
		["a wrong password", refusal(400, "invalid_credentials"), "credentials"],
		["an account that is blocked", refusal(400, "user_banned"), "refused"],
	])("fails after %s", async (_name, reply, reason) => {
		startAuthServer({ "POST /token": reply });
		expect(await reasonOfFailure(signIn("ada@example.com", "password"))).toBe(reason);
		expect(kept()).toBeNull();
	});
});

describe("getCurrentUser", () => {
	test('returns "signed-out" without a request when there is no session', async () => {
		const calls = startAuthServer({});
		expect(await getCurrentUser()).toEqual({ kind: "signed-out" });
		expect(calls).toEqual([]);
	});

	test.each([
		[true, "administrator"],
		[false, "stranger"],
	])("asks the server: %s", async (answer, kind) => {
		keepSession();
		startAuthServer({ "POST /rest/v1/rpc/is_administrator": [200, answer], "GET /user": [200, account()] });
		expect(await getCurrentUser()).toEqual({ kind, email: "ada@example.com" });
	});

	describe("when the database answers false", () => {
		const refused = { "POST /rest/v1/rpc/is_administrator": [200, false] as [number, unknown] };

		test.each([
			[403, "session_not_found"],
			[401, "bad_jwt"],
		])('returns "signed-out" for a session that the auth service refuses with %i %s', async (status, code) => {
			keepSession(account(), { aal: "aal1" });
			startAuthServer({ ...refused, "GET /user": refusal(status, code) });
			expect(await getCurrentUser()).toEqual({ kind: "signed-out" });
		});

		test("requires the code of an app that was added on another device", async () => {
			keepSession(account(), { aal: "aal1" });
			startAuthServer({ ...refused, "GET /user": [200, account([factor("f1"), factor("f2", { status: "unverified" })])] });
			expect(await getCurrentUser()).toMatchObject({ kind: "second-step", email: "ada@example.com", devices: [{ id: "f1" }] });
		});

		test("takes another account for a stranger, also after its code", async () => {
			keepSession(account([factor("f1")]), { aal: "aal2" });
			startAuthServer({ ...refused, "GET /user": [200, account([factor("f1")])] });
			expect(await getCurrentUser()).toEqual({ kind: "stranger", email: "ada@example.com" });
		});

		test.each([refusal(503, "unexpected_failure"), refusal(429, "over_request_rate_limit"), "no network" as const])(
			"fails when the auth service can't tell: %j",
			async (reply) => {
				keepSession();
				startAuthServer({ ...refused, "GET /user": reply });
				await expect(getCurrentUser()).rejects.toThrow("could not check your account");
				expect(kept()).not.toBeNull();
			},
		);

		test("fails when the auth service doesn't answer in time", async () => {
			vi.useFakeTimers();
			keepSession();
			startAuthServer({ ...refused, "GET /user": "silence" });
			const asking = expect(getCurrentUser()).rejects.toThrow("did not respond in time");
			await vi.advanceTimersByTimeAsync(12_000);
			await asking;
		});
	});

	test.each([["no network" as const], [refusal(503, "unexpected_failure")]])(
		"fails and keeps an expired session when it can't be renewed: %j",
		async (reply) => {
			vi.useFakeTimers();
			keepSession();
			vi.setSystemTime(Date.now() + 3600_000);
			const calls = startAuthServer({ ...administrator, "POST /token": reply });
			const asking = expect(getCurrentUser()).rejects.toThrow();
			await vi.advanceTimersByTimeAsync(30_000);
			await asking;
			// The library answers with its last failure for a minute.
			startAuthServer({ ...administrator, "POST /token": [200, sessionAnswer()] });
			await expect(getCurrentUser()).rejects.toThrow();
			expect(new Set(calls.map(({ what }) => what))).toEqual(new Set(["POST /token"]));
			expect(kept()).not.toBeNull();
			await vi.advanceTimersByTimeAsync(60_000);
			expect(await getCurrentUser()).toMatchObject({ kind: "administrator" });
		},
	);

	test("uses the session that another tab has renewed in the meantime", async () => {
		vi.useFakeTimers();
		keepSession();
		vi.setSystemTime(Date.now() + 3600_000);
		const renewed = () => {
			keepSession(account(), { tag: "2" });
			return [200, sessionAnswer(account(), { tag: "3" })] as [number, unknown];
		};
		const calls = startAuthServer({ ...administrator, "POST /token": renewed });
		expect(await getCurrentUser()).toMatchObject({ kind: "administrator" });
		expect([calls.at(-1)?.token, kept()]).toEqual([accessToken({ tag: "2" }), expect.stringContaining("refresh-2")]);
	});

	test('returns "signed-out" when another tab signs out before the answer', async () => {
		keepSession();
		startAuthServer({
			"POST /rest/v1/rpc/is_administrator": () => {
				localStorage.clear();
				return [200, true];
			},
		});
		expect(await getCurrentUser()).toEqual({ kind: "signed-out" });
	});

	describe("after a 401", () => {
		const expired: [number, unknown] = [401, { code: "PGRST303", message: "JWT expired" }];

		test("asks once more with the token that another tab has renewed", async () => {
			keepSession();
			const calls = startAuthServer({
				"POST /rest/v1/rpc/is_administrator": ({ token }) => {
					if (token === accessToken({ tag: "2" })) return [200, true];
					keepSession(account(), { tag: "2" });
					return expired;
				},
			});
			expect(await getCurrentUser()).toMatchObject({ kind: "administrator" });
			expect(calls).toHaveLength(2);
		});

		test.each([
			["the same token", 1, () => {}],
			["a renewed token that is refused, too", 2, () => keepSession(account(), { tag: "2" })],
		])('returns "signed-out" with %s', async (_what, requests, meanwhile) => {
			keepSession();
			const calls = startAuthServer({
				"POST /rest/v1/rpc/is_administrator": () => {
					meanwhile();
					return expired;
				},
			});
			expect(await getCurrentUser()).toEqual({ kind: "signed-out" });
			expect(calls).toHaveLength(requests);
		});
	});

	test.each([null, {}, [true], "true", 1])("believes no other answer: %j", async (answer) => {
		keepSession();
		startAuthServer({ "POST /rest/v1/rpc/is_administrator": [200, answer] });
		await expect(getCurrentUser()).rejects.toThrow("could not check your account");
		expect(kept()).not.toBeNull();
	});

	test("requires the code after the correct password", async () => {
		startAuthServer({ ...administrator, "POST /token": [200, sessionAnswer(account([factor("f1")]), { aal: "aal1" })] });
		await signIn("ada@example.com", "password");
		expect(await getCurrentUser()).toMatchObject({ kind: "second-step", email: "ada@example.com", devices: [{ id: "f1" }] });
	});

	test("recognizes the administrator after the code", async () => {
		keepSession(account([factor("f1")]), { aal: "aal2" });
		startAuthServer(administrator);
		expect(await getCurrentUser()).toEqual({ kind: "administrator", email: "ada@example.com" });
	});

	test("does not sign in from tokens in the address", async () => {
		history.replaceState(null, "", `/admin#access_token=${sessionAnswer().access_token}&refresh_token=x&expires_in=3600&token_type=bearer`);
		startAuthServer({ ...administrator, "GET /user": [200, account()] });
		// The library reads the address once, when its client is made.
		vi.resetModules();
		const fresh = await import("./session");
		expect(await fresh.getCurrentUser()).toEqual({ kind: "signed-out" });
		expect(kept()).toBeNull();
		history.replaceState(null, "", "/");
	});
});

describe("signing out", () => {
	test.each([
		["signOut", signOut, "?scope=local"],
		["signOutEverywhere", signOutEverywhere, "?scope=global"],
	])("ends the session with %s", async (_name, end, query) => {
		keepSession();
		const calls = startAuthServer({ "POST /logout": [204, null] });
		await end();
		expect([calls[0]?.what, calls[0]?.query, kept()]).toEqual(["POST /logout", query, null]);
	});

	test("removes the session without an answer and reports it", async () => {
		vi.useFakeTimers();
		keepSession();
		startAuthServer({ "POST /logout": "silence" });
		const ending = signOutEverywhere();
		await vi.advanceTimersByTimeAsync(12_000);
		expect([await ending, kept()]).toEqual([false, null]);
		startAuthServer({ "POST /logout": "no network" });
		keepSession();
		expect([await signOutEverywhere(), kept()]).toEqual([false, null]);
	});

	test("notices when another tab removes or stores a session", () => {
		startAuthServer({});
		const heard: boolean[] = [];
		const stop = onSessionChange((signedIn) => heard.push(signedIn));
		const tell = (key: string, newValue: string | null) => window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
		tell(SESSION_KEY, "{}");
		tell("theme", null);
		tell(SESSION_KEY, null);
		stop();
		tell(SESSION_KEY, null);
		expect(heard).toEqual([true, false]);
	});
});

describe("checkSession", () => {
	test("ends a session that was ended on another device and tells listeners", async () => {
		keepSession();
		startAuthServer({ "GET /user": refusal(403, "session_not_found") });
		const heard: boolean[] = [];
		const stop = onSessionChange((signedIn) => heard.push(signedIn));
		await checkSession();
		stop();
		expect([heard, kept()]).toEqual([[false], null]);
	});

	test("keeps the session when the server does not answer", async () => {
		keepSession();
		startAuthServer({ "GET /user": "no network" });
		await checkSession();
		expect(kept()).not.toBeNull();
	});
});
