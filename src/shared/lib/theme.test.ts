// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { followStoredTheme, readTheme, subscribeToTheme, writeTheme } from "./theme";

const root = document.documentElement;

afterEach(() => {
	localStorage.clear();
	delete root.dataset.theme;
});

describe("theme", () => {
	test("applies and stores light and dark", () => {
		for (const theme of ["dark", "light"] as const) {
			writeTheme(theme);
			expect([readTheme(), root.dataset.theme, localStorage.getItem("theme")]).toEqual([theme, theme, theme]);
		}
	});

	test("removes the stored theme for “system”", () => {
		writeTheme("dark");
		writeTheme("system");
		expect([readTheme(), root.dataset.theme, localStorage.getItem("theme")]).toEqual(["system", undefined, null]);
	});

	test("treats an unknown value as system", () => {
		root.dataset.theme = "neon";
		expect(readTheme()).toBe("system");
	});

	test("applies the theme to this page when storage is blocked", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("blocked", "SecurityError");
		});
		expect(() => writeTheme("dark")).not.toThrow();
		expect(readTheme()).toBe("dark");
	});

	test("calls its listeners until they unsubscribe", () => {
		const changed = vi.fn();
		const stop = subscribeToTheme(changed);
		writeTheme("light");
		expect(changed).toHaveBeenCalledTimes(1);
		stop();
		writeTheme("dark");
		expect([readTheme(), changed.mock.calls.length]).toEqual(["dark", 1]);
	});

	test.each(["neon", "system"])("treats a stored “%s” as system", (value) => {
		const page = new AbortController();
		followStoredTheme(page.signal);
		writeTheme("dark");
		localStorage.setItem("theme", value);
		dispatchEvent(new StorageEvent("storage", { key: "theme" }));
		expect(readTheme()).toBe("system");
		page.abort();
	});
});
