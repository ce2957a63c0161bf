// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { json, stubBackend } from "../../tests/support/data/backend-harness";
import { adminClient, onForgottenElsewhere, sessionStore } from "./admin-client";

const KEY = "token";
const value = (token: string) => JSON.stringify({ refresh_token: token });
const tokenIn = (text: string | null) => JSON.parse(text ?? "{}").refresh_token;

function limit(storage: "localStorage" | "sessionStorage", characters: number) {
	const setItem = Storage.prototype.setItem;
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, text) {
		const others = Object.keys(this).filter((other) => other !== key);
		const taken = others.reduce((sum, other) => sum + other.length + (this.getItem(other)?.length ?? 0), 0);
		if (this === window[storage] && taken + key.length + text.length > characters) throw new DOMException("full", "QuotaExceededError");
		setItem.call(this, key, text);
	});
}

beforeEach(() => {
	sessionStore.removeItem(KEY);
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test("sends texts to the database without characters that it refuses", async () => {
	const sent: unknown[] = [];
	stubBackend(async (_input, init = {}) => {
		sent.push(JSON.parse(String(init.body)));
		return json([]);
	});
	await adminClient()
		.from("blogs")
		.insert({ title: "Pasted\0 title", tags: ["half \ud83d"], content: String.raw`<code>\u0000</code> 😀` });
	await adminClient().rpc("rename_label", { wanted: "a\0b" });
	expect(sent).toEqual([{ title: "Pasted title", tags: ["half "], content: String.raw`<code>\u0000</code> 😀` }, { wanted: "ab" }]);
});

describe("sessionStore", () => {
	test("keeps the session in local storage", () => {
		sessionStore.setItem(KEY, value("one"));
		expect([tokenIn(localStorage.getItem(KEY)), sessionStorage.length]).toEqual(["one", 0]);
		expect(tokenIn(sessionStore.getItem(KEY))).toBe("one");
	});

	test("reads the session from a read-only local storage", () => {
		localStorage.setItem(KEY, value("one"));
		limit("localStorage", 0);
		expect(tokenIn(sessionStore.getItem(KEY))).toBe("one");
	});

	test("writes a longer session into a storage that filled up", () => {
		sessionStore.setItem(KEY, value("one"));
		limit("localStorage", KEY.length + (localStorage.getItem(KEY)?.length ?? 0));
		for (const token of ["two".padEnd(100, "x"), "three".padEnd(900, "x"), "four"]) {
			sessionStore.setItem(KEY, value(token));
			expect([tokenIn(localStorage.getItem(KEY)), sessionStorage.length]).toEqual([token, 0]);
		}
	});

	test("keeps the session in this tab, without a stale copy, when local storage is full", () => {
		localStorage.setItem(KEY, value("one"));
		limit("localStorage", 0);
		sessionStore.setItem(KEY, value("two"));
		expect([localStorage.getItem(KEY), tokenIn(sessionStorage.getItem(KEY))]).toEqual([null, "two"]);
		expect(tokenIn(sessionStore.getItem(KEY))).toBe("two");
	});

	test("returns to local storage when there is room again", () => {
		limit("localStorage", 0);
		sessionStore.setItem(KEY, value("one"));
		vi.restoreAllMocks();
		sessionStore.setItem(KEY, value("two"));
		expect([tokenIn(localStorage.getItem(KEY)), sessionStorage.getItem(KEY)]).toEqual(["two", null]);
	});

	test("prefers a session that another tab stored later", () => {
		limit("localStorage", 0);
		sessionStore.setItem(KEY, value("one"));
		vi.restoreAllMocks();
		localStorage.setItem(KEY, value("two"));
		expect(tokenIn(sessionStore.getItem(KEY))).toBe("two");
	});

	test("keeps the session in memory when both storages are full, and when they are blocked", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		sessionStore.setItem(KEY, value("one"));
		expect(tokenIn(sessionStore.getItem(KEY))).toBe("one");
		vi.stubGlobal("localStorage", undefined);
		vi.stubGlobal("sessionStorage", undefined);
		sessionStore.setItem(KEY, value("two"));
		expect(tokenIn(sessionStore.getItem(KEY))).toBe("two");
		sessionStore.removeItem(KEY);
		expect(sessionStore.getItem(KEY)).toBeNull();
		vi.unstubAllGlobals();
	});

	test.each(["local storage", "the tab", "memory"])("forgets a session that is kept in %s", (place) => {
		if (place !== "local storage") limit("localStorage", 0);
		if (place === "memory") {
			vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
				throw new DOMException("full", "QuotaExceededError");
			});
		}
		sessionStore.setItem(KEY, value("one"));
		sessionStore.removeItem(KEY);
		expect([sessionStore.getItem(KEY), localStorage.length, sessionStorage.length]).toEqual([null, 0, 0]);
	});

	test("forgets the session of this tab when another tab signs out", async () => {
		limit("localStorage", 0);
		sessionStore.setItem(KEY, value("one"));
		const heard: string[] = [];
		const stop = onForgottenElsewhere((key) => heard.push(key));
		const otherTab = new BroadcastChannel("studio-session-forgotten");
		otherTab.postMessage(KEY);
		await vi.waitFor(() => expect(heard).toEqual([KEY]));
		stop();
		otherTab.close();
		expect([sessionStore.getItem(KEY), sessionStorage.length]).toEqual([null, 0]);
	});

	test("tells other tabs when this one signs out", async () => {
		const heard: unknown[] = [];
		const otherTab = new BroadcastChannel("studio-session-forgotten");
		otherTab.onmessage = ({ data }) => heard.push(data);
		sessionStore.removeItem(KEY);
		await vi.waitFor(() => expect(heard).toEqual([KEY]));
		otherTab.close();
	});
});
