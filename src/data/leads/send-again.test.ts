// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { failRenewal } from "../../../tests/support/data/auth-harness";
import { type Asked, json, stubBackend } from "../../../tests/support/data/backend-harness";
import { SESSION_KEY } from "../session-key";
import { ResendFailed, sendLeadAgain } from "./send-again";

const ID = "00000000-0000-4000-8000-000000000001";
const token = [{ alg: "HS256" }, { sub: "u", exp: 4_000_000_000 }].map((part) => btoa(JSON.stringify(part))).join(".");
const SESSION = {
	access_token: `${token}.c2ln`,
	refresh_token: "r",
	expires_at: 4_000_000_000,
	expires_in: 3600,
	token_type: "bearer",
	user: { id: "u" },
};

let asked: Asked[] = [];
function relay(answer: () => Response | Promise<Response>): void {
	asked = [];
	stubBackend(async (input, init = {}) => {
		asked.push({ url: new URL(String(input)), init });
		return answer();
	});
}

beforeEach(() => localStorage.setItem(SESSION_KEY, JSON.stringify(SESSION)));

describe("sending a lead again", () => {
	test("sends the id and the admin's token without cookies", async () => {
		relay(() => json({ delivery: "sent", note: null, already: false }));
		expect(await sendLeadAgain(ID)).toEqual({ delivery: "sent", note: null, already: false });
		const [request] = asked;
		expect(request?.url.pathname).toBe("/functions/v1/send-email/resend");
		expect(new Headers(request?.init.headers).get("authorization")).toBe(`Bearer ${SESSION.access_token}`);
		expect([request?.init.body, request?.init.credentials]).toEqual([JSON.stringify({ id: ID }), "omit"]);
	});

	test.each([
		[401, "session"],
		[403, "session"],
		[404, "gone"],
		[409, "busy"],
		[429, "too-many"],
		[500, "unreachable"],
		[503, "unreachable"],
	])("reports status %i as %s", async (status, reason) => {
		relay(() => json({ error: { code: "x" } }, status));
		await expect(sendLeadAgain(ID)).rejects.toMatchObject({ name: "ResendFailed", reason, status });
	});

	test('reports "unreachable" without a network and for an unknown answer', async () => {
		relay(() => Promise.reject(new TypeError("Failed to fetch")));
		await expect(sendLeadAgain(ID)).rejects.toThrow(ResendFailed);
		for (const body of [{ ok: true }, null, { delivery: "lost", note: null, already: false }]) {
			relay(() => json(body));
			await expect(sendLeadAgain(ID)).rejects.toThrow(ResendFailed);
		}
	});

	test('reports "unreachable", and sends nothing, when the session can\'t be renewed now', async () => {
		relay(() => json({ delivery: "sent", note: null, already: false }));
		failRenewal();
		await expect(sendLeadAgain(ID)).rejects.toMatchObject({ name: "ResendFailed", reason: "unreachable" });
		expect(asked).toEqual([]);
	});

	test("gives up after 20 s without an answer", async () => {
		vi.useFakeTimers();
		stubBackend(
			(_input, init) => new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(new Error("aborted")))),
		);
		const sent = expect(sendLeadAgain(ID)).rejects.toMatchObject({ reason: "unreachable" });
		await vi.advanceTimersByTimeAsync(20_000);
		await sent;
		vi.useRealTimers();
	});
});
