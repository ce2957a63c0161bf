// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startColorScheme } from "../../../tests/support/color-scheme";
import { writeTheme } from "../lib/theme";
import { Toasts } from "./toasts";

let system: ReturnType<typeof startColorScheme>;

beforeEach(() => {
	system = startColorScheme();
	vi.useFakeTimers();
	render(<Toasts offset={{ top: 90, right: 20, bottom: 92, left: 20 }} />);
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	vi.useRealTimers();
	localStorage.clear();
	delete document.documentElement.dataset.theme;
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function say(text: string) {
	toast.success(text);
	await pass(100);
}
function display(): HTMLElement {
	const list = document.querySelector("[data-sonner-toaster]");
	if (!(list instanceof HTMLElement)) throw new Error("No toasts are displayed");
	return list;
}

describe("Toasts", () => {
	test("hides a toast after five seconds", async () => {
		await say("Copied");
		await pass(4800);
		expect(screen.getByText("Copied")).toBeTruthy();
		await pass(600);
		expect(screen.queryByText("Copied")).toBeNull();
	});

	test("places toasts at the bottom right", async () => {
		await say("Copied");
		expect([display().dataset.yPosition, display().dataset.xPosition]).toEqual(["bottom", "right"]);
	});

	test("keeps the given distance, also on phones", async () => {
		await say("Copied");
		const distances = ["--offset-bottom", "--mobile-offset-bottom", "--offset-right", "--mobile-offset-right"];
		expect(distances.map((name) => display().style.getPropertyValue(name))).toEqual(["92px", "92px", "20px", "20px"]);
	});

	test.each(["light", "dark"] as const)("uses the site's %s theme even when the system's differs", async (theme) => {
		system.change(theme === "light");
		act(() => writeTheme(theme));
		await say("Copied");
		expect(display().dataset.sonnerTheme).toBe(theme);
	});

	test("follows the system without a choice on the site", async () => {
		await say("Copied");
		expect(display().dataset.sonnerTheme).toBe("light");
		act(() => system.change(true));
		expect(display().dataset.sonnerTheme).toBe("dark");
	});

	test("follows theme changes while it is shown", async () => {
		await say("Copied");
		const seen = [];
		for (const theme of ["dark", "light", "system"] as const) {
			act(() => writeTheme(theme));
			seen.push(display().dataset.sonnerTheme);
		}
		act(() => system.change(true));
		expect([...seen, display().dataset.sonnerTheme]).toEqual(["dark", "light", "light", "dark"]);
	});
});
