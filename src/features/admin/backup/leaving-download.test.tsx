// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, render, screen } from "@testing-library/react";
import { Toaster } from "sonner";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdAnswer, leaveWorld, press, startWorld, toastOf } from "../../../../tests/support/admin/backup-harness";
import { DataPage } from "./data-page";

beforeEach(() => {
	startWorld();
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(leaveWorld);

function show(client: QueryClient, isOnPage: boolean) {
	return (
		<QueryClientProvider client={client}>
			{isOnPage ? <DataPage /> : null}
			<Toaster />
		</QueryClientProvider>
	);
}

/** Presses a button, and leaves the page while the database is being read. Returns whether the browser asked before a reload. */
async function leaveWhileRunning(button: string): Promise<{ asked: boolean }> {
	const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
	const { rerender } = render(show(client, true));
	await screen.findByText(/^The database has/);
	holdAnswer("portfolios");
	await press(button);
	await screen.findByRole("progressbar");
	const asked = !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
	rerender(show(client, false));
	return { asked };
}

test("says that the download of everything was canceled when the admin leaves the page, and asks before a reload", async () => {
	expect(await leaveWhileRunning("Download everything")).toEqual({ asked: true });
	expect((await toastOf("Download canceled")).text).toContain("You left the page before the zip file was complete.");
	expect(window.dispatchEvent(new Event("beforeunload", { cancelable: true }))).toBe(true);
});

test("says and asks nothing when the admin leaves a short reading of the database", async () => {
	expect(await leaveWhileRunning("Download now")).toEqual({ asked: false });
	// The reading ends without a message before the next task.
	await act(() => new Promise((resolve) => setTimeout(resolve)));
	expect(screen.queryByText("Download canceled")).toBeNull();
});
