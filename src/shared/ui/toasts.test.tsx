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
	test("a toast goes after five seconds", async () => {
		await say("Copied");
		await pass(4800);
		expect(screen.getByText("Copied")).toBeTruthy();
		await pass(600);
		expect(screen.queryByText("Copied")).toBeNull();
	});

	test("it stands at the bottom right", async () => {
		await say("Copied");
		expect([display().dataset.yPosition, display().dataset.xPosition]).toEqual(["bottom", "right"]);
	});

	test("it keeps the distance that it is given, on phones, too", async () => {
		await say("Copied");
		const distances = ["--offset-bottom", "--mobile-offset-bottom", "--offset-right", "--mobile-offset-right"];
		expect(distances.map((name) => display().style.getPropertyValue(name))).toEqual(["92px", "92px", "20px", "20px"]);
	});

	test.each(["light", "dark"] as const)("the display is given the site's theme, %s, also against the system's", async (theme) => {
		system.change(theme === "light");
		act(() => writeTheme(theme));
		await say("Copied");
		expect(display().dataset.sonnerTheme).toBe(theme);
	});

	test("without a choice on the site it follows the system", async () => {
		await say("Copied");
		expect(display().dataset.sonnerTheme).toBe("light");
		act(() => system.change(true));
		expect(display().dataset.sonnerTheme).toBe("dark");
	});

	test("it follows every change of the theme while it is shown", async () => {
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
