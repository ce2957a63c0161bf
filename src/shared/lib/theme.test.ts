// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from "vitest";
import { readTheme, subscribeToTheme, writeTheme } from "./theme";

const root = document.documentElement;
const fromOtherTab = (key: string, newValue: string | null) => dispatchEvent(new StorageEvent("storage", { key, newValue }));

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

	test("follows a change in another tab and calls its listeners", () => {
		const changed = vi.fn();
		const stop = subscribeToTheme(changed);
		writeTheme("light");
		fromOtherTab("theme", "dark");
		expect([readTheme(), changed.mock.calls.length]).toEqual(["dark", 2]);
		fromOtherTab("theme", null);
		expect(readTheme()).toBe("system");
		fromOtherTab("contact-draft", "dark");
		expect([readTheme(), changed.mock.calls.length]).toEqual(["system", 3]);
		stop();
		writeTheme("dark");
		fromOtherTab("theme", "light");
		expect([readTheme(), changed.mock.calls.length]).toEqual(["dark", 3]);
	});
});
