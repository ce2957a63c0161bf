// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { RowGone } from "@/data/admin-rows/requests";
import { RequestFailed } from "@/data/request-failed";
import { keepSession, refusal, startAuthServer } from "../../../../tests/support/data/auth-harness";
import { explainReadError, TaskProgressBar } from "./backup-messages";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	cleanup();
	vi.useRealTimers();
});

const SLOW = "The server is answering slowly. Keep this page open.";
const bar = (read: number, what = "Packing the pictures") => <TaskProgressBar progress={{ what, read, total: 9 }} />;
const said = () => screen.getByRole("status").textContent;
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

test("doesn't call steady progress slow", () => {
	const { rerender } = render(bar(0));
	for (const read of [1, 2, 3]) {
		pass(6);
		rerender(bar(read));
	}
	expect(said()).toBe("");
});

test("doesn't call the server slow while a question waits for the admin", () => {
	const { rerender } = render(<TaskProgressBar progress={{ what: "Checking the backup", read: 0, total: 0, isPaused: true }} />);
	pass(60);
	expect(said()).toBe("");
	rerender(bar(0, "Checking the backup"));
	pass(8);
	expect(said()).toBe(SLOW);
});

test("says so after 8 s without progress, until the next part", () => {
	const { rerender } = render(bar(0));
	pass(8);
	expect(said()).toBe(SLOW);
	rerender(bar(1));
	expect(said()).toBe(SLOW);
	rerender(bar(0, "Restoring 2 leads"));
	expect(said()).toBe("");
});

test.each([new RowGone(), new RequestFailed("site_settings", 403)])("checks the session after %s", async (error) => {
	vi.useRealTimers();
	keepSession();
	const calls = startAuthServer({ "GET /user": refusal(403, "session_not_found") });
	expect(explainReadError(error)).toMatch(/^The database refused the request\. Sign in again if your session has ended/);
	await vi.waitFor(() => expect(calls.map(({ what }) => what)).toEqual(["GET /user"]));
	localStorage.clear();
});
