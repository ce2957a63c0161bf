// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
	account,
	factor,
	keepSession,
	reasonOfFailure,
	refusal,
	sessionAnswer,
	startAuthServer,
} from "../../tests/support/data/auth-harness";
import { adminClient } from "./admin-client";
import { enrolFactor, pendingDevices, readFactors, removeFactor, verifyFactor } from "./second-factor";
import { SESSION_KEY } from "./session-key";

const unfinished = factor("u1", { status: "unverified", friendly_name: "Authenticator 1" });
const names = (calls: { what: string }[]) => calls.map(({ what }) => what);

beforeEach(() => localStorage.clear());
afterEach(() => {
	adminClient().auth.stopAutoRefresh();
});

describe("readFactors", () => {
	test("asks nothing when tokens have no level", async () => {
		keepSession(account());
		const calls = startAuthServer({});
		expect(await readFactors()).toEqual({ supported: false });
		expect(calls).toEqual([]);
	});

	test("returns the confirmed apps", async () => {
		keepSession(account(), { aal: "aal1" });
		startAuthServer({ "GET /user": [200, account([factor("f1"), unfinished, factor("p1", { factor_type: "phone" })])] });
		expect(await readFactors()).toEqual({
			supported: true,
			devices: [{ id: "f1", name: "Authenticator f1", addedAt: "2026-11-01T09:00:00Z" }],
		});
	});

	test("throws when the server does not answer", async () => {
		keepSession(account(), { aal: "aal1" });
		startAuthServer({ "GET /user": "no network" });
		expect(await reasonOfFailure(readFactors())).toBe("unreachable");
	});
});

describe("pendingDevices", () => {
	test.each([
		["no second step known to the backend", account(), {}, []],
		["an account without one", account([]), { aal: "aal1" }, []],
		["the password alone", account([factor("f1")]), { aal: "aal1" }, ["f1"]],
		["the code given", account([factor("f1")]), { aal: "aal2" }, []],
		["an app that was never confirmed", account([unfinished]), { aal: "aal1" }, []],
	])("returns the pending devices with %s", async (_name, user, claims, expected) => {
		keepSession(user, claims);
		startAuthServer({});
		expect((await pendingDevices()).map(({ id }) => id)).toEqual(expected);
	});

	test("does not lock the administrator out when the session is unreadable", async () => {
		localStorage.setItem(SESSION_KEY, JSON.stringify({ ...sessionAnswer(account([factor("f1")])), access_token: "no.token" }));
		startAuthServer({});
		expect(await pendingDevices()).toEqual([]);
	});
});

describe("enrolFactor", () => {
	const enrolled = { id: "new", type: "totp", totp: { qr_code: '<svg fill="#000"/>', secret: "ABCDEFGH", uri: "otpauth://totp/x" } };

	test("removes unfinished apps, takes a free name and encodes the picture", async () => {
		keepSession(account(), { aal: "aal2" });
		const calls = startAuthServer({
			"GET /user": [200, account([factor("f1", { friendly_name: "Authenticator 1" }), unfinished])],
			"DELETE /factors/u1": [200, { id: "u1" }],
			"POST /factors": [200, enrolled],
		});
		const enrolment = await enrolFactor("Kalpa Studio");
		expect(names(calls)).toEqual(["GET /user", "DELETE /factors/u1", "POST /factors"]);
		expect(calls[2]?.body).toEqual({ factor_type: "totp", friendly_name: "Authenticator 2", issuer: "Kalpa Studio" });
		expect(enrolment).toEqual({
			factorId: "new",
			secret: "ABCDEFGH",
			picture: "data:image/svg+xml;charset=utf-8,%3Csvg%20fill%3D%22%23000%22%2F%3E",
		});
	});

	test.each([
		["switched off in the project", refusal(422, "mfa_totp_enroll_not_enabled"), "unsupported"],
		["the first app's code is wanted", refusal(403, "insufficient_aal"), "code-needed"],
	])("reports a refusal: %s", async (_name, reply, reason) => {
		keepSession(account(), { aal: "aal1" });
		startAuthServer({ "GET /user": [200, account()], "POST /factors": reply });
		expect(await reasonOfFailure(enrolFactor("Kalpa Studio"))).toBe(reason);
	});
});

describe("verifyFactor and removeFactor", () => {
	const challenge = { "POST /factors/f1/challenge": [200, { id: "c1", type: "totp", expires_at: 1 }] as [number, unknown] };

	test("raises the session to the second level with the right code", async () => {
		keepSession(account([factor("f1")]), { aal: "aal1" });
		const calls = startAuthServer({
			...challenge,
			"POST /factors/f1/verify": [200, sessionAnswer(account([factor("f1")]), { aal: "aal2", tag: "two" })],
		});
		await verifyFactor("f1", "123456");
		expect(calls[1]?.body).toMatchObject({ challenge_id: "c1", code: "123456" });
		expect(await pendingDevices()).toEqual([]);
		expect(JSON.parse(localStorage.getItem(SESSION_KEY) ?? "{}").refresh_token).toBe("refresh-two");
	});

	test.each([
		["a wrong code", refusal(422, "mfa_verification_failed"), "code"],
		["an old challenge", refusal(422, "mfa_challenge_expired"), "code"],
		["too many", refusal(429, "over_request_rate_limit"), "too-many"],
		["a server that is down", [503, {}] as [number, unknown], "unreachable"],
	])("reports %s", async (_name, reply, reason) => {
		keepSession(account([factor("f1")]), { aal: "aal1" });
		startAuthServer({ ...challenge, "POST /factors/f1/verify": reply });
		expect(await reasonOfFailure(verifyFactor("f1", "000000"))).toBe(reason);
		expect((await pendingDevices()).map(({ id }) => id)).toEqual(["f1"]);
	});

	test("stops asking for a code after the last app is removed", async () => {
		keepSession(account([factor("f1")]), { aal: "aal2" });
		startAuthServer({
			"DELETE /factors/f1": [200, { id: "f1" }],
			"POST /token": [200, sessionAnswer(account([]), { aal: "aal1" })],
		});
		await removeFactor("f1");
		expect(await pendingDevices()).toEqual([]);
	});
});
