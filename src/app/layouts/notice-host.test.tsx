// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { toast } from "sonner";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { notify, prepareNotices } from "@/shared/lib/notify";
import { Toasts } from "@/shared/ui/toasts";
import { startColorScheme } from "../../../tests/support/color-scheme";
import { translatePage } from "../../../tests/support/translate-page";
import { NoticeHost } from "./late-parts";

beforeEach(() => {
	startColorScheme();
	vi.useFakeTimers();
});
afterEach(() => {
	toast.dismiss();
	cleanup();
	vi.useRealTimers();
});

const load = vi.fn(async () => ({ Toasts, toast }));
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Library, display and toast render one after another. */
async function settle() {
	await pass(0);
	await pass(50);
}
const display = () => document.querySelector<HTMLElement>("[data-sonner-toaster]");

describe("NoticeHost", () => {
	test("loads the library with the first notice and shows that notice", async () => {
		load.mockClear();
		const { container } = render(<NoticeHost load={load} />);
		await pass(10_000);
		expect([container.innerHTML, load.mock.calls.length]).toEqual(["", 0]);
		notify({ kind: "success", text: "Email copied" });
		await settle();
		expect(screen.getByText("Email copied").closest("li")?.dataset.type).toBe("success");
		expect(load).toHaveBeenCalledTimes(1);
	});

	test("shows a notice that was sent before hydration", async () => {
		notify({ kind: "success", text: "Email copied" });
		render(<NoticeHost load={load} />);
		await settle();
		expect(screen.getByText("Email copied")).toBeTruthy();
	});

	test("hides a success after five seconds, and keeps an error until it is dismissed", async () => {
		render(<NoticeHost load={load} />);
		notify({ kind: "success", text: "Email copied" });
		notify({ kind: "error", text: "Not copied. Phone: +91" });
		await settle();
		await pass(4800);
		expect(screen.getByText("Email copied")).toBeTruthy();
		await pass(600);
		expect(screen.queryByText("Email copied")).toBeNull();
		await pass(600_000);
		expect(screen.getByText("Not copied. Phone: +91").closest("li")?.dataset.type).toBe("error");
		fireEvent.click(screen.getByRole("button", { name: "Close toast" }));
		await pass(1000);
		expect(screen.queryByText("Not copied. Phone: +91")).toBeNull();
	});

	test("places toasts at the bottom right, above the 56 px chat bubble and its margin of up to 24 px", async () => {
		render(<NoticeHost load={load} />);
		notify({ kind: "success", text: "Email copied" });
		await settle();
		expect([display()?.dataset.yPosition, display()?.dataset.xPosition]).toEqual(["bottom", "right"]);
		for (const name of ["--offset-bottom", "--mobile-offset-bottom"]) {
			expect(Number.parseFloat(display()?.style.getPropertyValue(name) ?? "")).toBeGreaterThanOrEqual(56 + 24 + 8);
		}
	});

	test("shows plain text until it is closed when the library fails to load", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		const error = new TypeError("Failed to fetch dynamically imported module");
		render(<NoticeHost load={() => Promise.reject(error)} />);
		notify({ kind: "error", text: "Your message was not sent." });
		await settle();
		expect([screen.getByRole("alert").textContent, warned.mock.calls]).toEqual([
			expect.stringContaining("Your message was not sent."),
			[["Notice:", error]],
		]);
		await act(async () => screen.getByRole("button", { name: "Close" }).click());
		expect(screen.queryByRole("alert")).toBeNull();
	});

	test("replaces the plain text of a notice that the browser has translated", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		render(<NoticeHost load={() => Promise.reject(new TypeError("Failed to fetch"))} />);
		notify({ kind: "error", text: "Your message was not sent." });
		await settle();
		translatePage();
		notify({ kind: "error", text: "You are offline." });
		await settle();
		expect(screen.getByRole("alert").textContent).toBe("You are offline.Close");
	});

	test.each([
		["a toast", load],
		["plain text", () => Promise.reject(new TypeError("Failed to fetch"))],
	])("hides %s when its signal aborts", async (_what, from) => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		const control = new AbortController();
		render(<NoticeHost load={from} />);
		notify({ kind: "error", text: "You are offline.", until: control.signal });
		notify({ kind: "error", text: "Ended before.", until: AbortSignal.abort() });
		await settle();
		expect(screen.getByText("You are offline.")).toBeTruthy();
		expect(screen.queryByText("Ended before.")).toBeNull();
		control.abort();
		await settle();
		await pass(1000);
		expect(screen.queryByText("You are offline.")).toBeNull();
	});

	test("loads the library before an action that can end in a toast", async () => {
		const load = vi.fn(() => Promise.reject(new Error("offline")));
		render(<NoticeHost load={load} />);
		expect(load).not.toHaveBeenCalled();
		prepareNotices();
		await settle();
		expect(load).toHaveBeenCalledTimes(1);
	});
});
