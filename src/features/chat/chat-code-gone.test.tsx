// @vitest-environment jsdom

import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { chatBubble } from "@/content/chat/bubble";
import { bubble, panel, pass, press, showSite } from "../../../tests/support/features/chat-harness";

beforeEach(() => {
	vi.useFakeTimers();
});

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	sessionStorage.clear();
});

describe("chat whose code is gone", () => {
	const reload = vi.fn();
	beforeEach(() => {
		reload.mockClear();
		vi.stubGlobal("location", { href: "https://studio.example.com/", reload });
		vi.stubGlobal("fetch", async () => new Response());
		vi.spyOn(console, "error").mockImplementation(() => {});
		vi.doMock("./chat-panel", () => {
			throw new Error("404");
		});
	});
	afterEach(() => vi.doUnmock("./chat-panel"));

	async function pressTwice() {
		await press();
		expect([screen.getByRole("alert").textContent, reload.mock.calls.length]).toEqual([chatBubble.failed, 0]);
		await press();
		await pass(0);
	}

	test("reloads the page once a minute at the second failure, and opens the chat again", async () => {
		const { unmount } = showSite();
		await pressTwice();
		expect(reload).toHaveBeenCalledTimes(1);
		await press();
		expect(reload).toHaveBeenCalledTimes(1);
		unmount();
		vi.doUnmock("./chat-panel");
		const reloaded = showSite();
		// An early click, which the page repeats.
		bubble().click();
		await pass(0);
		await act(() => vi.dynamicImportSettled());
		expect(panel().contains(document.activeElement)).toBe(true);
		reloaded.unmount();
		showSite();
		await pass(0);
		await act(() => vi.dynamicImportSettled());
		expect(screen.queryByRole("dialog")).toBeNull();
	});

	test.each([
		["the browser is offline", () => vi.spyOn(navigator, "onLine", "get").mockReturnValue(false)],
		["the site doesn't answer", () => vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")))],
		[
			"storage is blocked",
			() =>
				vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
					throw new DOMException("denied", "SecurityError");
				}),
		],
	])("keeps the page when %s", async (_why, prepare) => {
		prepare();
		showSite();
		await pressTwice();
		expect([screen.getByRole("alert").textContent, reload.mock.calls.length]).toEqual([chatBubble.failed, 0]);
	});
});
