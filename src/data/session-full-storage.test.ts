// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const KEY = "sb-studio-auth-token";
const setItem = Storage.prototype.setItem;

async function loadPage() {
	vi.resetModules();
	const harness = await import("../../tests/support/data/auth-harness");
	const session = await import("./session");
	return { ...harness, ...session };
}

beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
	vi.spyOn(console, "warn").mockImplementation(() => {});
	// Before the library is loaded: it tries the storage once.
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
		if (this === localStorage) throw new DOMException("full", "QuotaExceededError");
		setItem.call(this, key, text);
	});
});
afterEach(() => vi.restoreAllMocks());

const administrator = { "POST /rest/v1/rpc/is_administrator": [200, true] as [number, unknown] };
const known = { kind: "administrator", email: "ada@example.com" };

describe("the session in a full local storage", () => {
	test("is read after a reload", async () => {
		const page = await loadPage();
		setItem.call(localStorage, KEY, JSON.stringify(page.sessionAnswer()));
		page.startAuthServer(administrator);
		expect(await page.getCurrentUser()).toEqual(known);
	});

	test("survives a reload when its fresh token doesn't fit, without a spent one", async () => {
		const page = await loadPage();
		setItem.call(localStorage, KEY, JSON.stringify(page.sessionAnswer()));
		page.startAuthServer({ ...administrator, "POST /token": [200, page.sessionAnswer(page.account(), { tag: "fresh" })] });
		await page.signIn("ada@example.com", "password");
		expect(localStorage.getItem(KEY)).toBeNull();
		expect(await (await loadPage()).getCurrentUser()).toEqual(known);
	});

	test.each([
		["with an answer", [204, null] as [number, unknown]],
		["without a network", "no network" as const],
	])("is removed by signing out %s", async (_name, reply) => {
		const page = await loadPage();
		page.startAuthServer({ ...administrator, "POST /token": [200, page.sessionAnswer()], "POST /logout": reply });
		await page.signIn("ada@example.com", "password");
		expect(await page.getCurrentUser()).toEqual(known);
		await page.signOut();
		expect([await page.getCurrentUser(), localStorage.length, sessionStorage.length]).toEqual([{ kind: "signed-out" }, 0, 0]);
		expect(await (await loadPage()).getCurrentUser()).toEqual({ kind: "signed-out" });
	});

	test("reports a sign-out in another tab whose session was elsewhere", async () => {
		const page = await loadPage();
		page.startAuthServer({ "POST /token": [200, page.sessionAnswer()] });
		await page.signIn("ada@example.com", "password");
		const heard: boolean[] = [];
		const stop = page.onSessionChange((signedIn) => heard.push(signedIn));
		const otherTab = new BroadcastChannel("studio-session-forgotten");
		otherTab.postMessage(KEY);
		await vi.waitFor(() => expect(heard.at(-1)).toBe(false));
		stop();
		otherTab.close();
		expect(await page.getCurrentUser()).toEqual({ kind: "signed-out" });
	});
});
