// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

let isLost = true;
vi.mock("@/features/admin/backup/last-backup", () => ({
	get LastBackup() {
		if (isLost) throw new TypeError("Failed to fetch dynamically imported module");
		return () => <p>the last backup</p>;
	},
}));
vi.mock("@/features/admin/dashboard/dashboard-page", () => ({ DashboardPage: ({ children }: { children: ReactNode }) => children }));

beforeEach(() => {
	isLost = true;
	// The code of the test before is loaded.
	vi.resetModules();
	vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
	cleanup();
	vi.restoreAllMocks();
});

describe("the last backup on the dashboard, after its code failed to load", () => {
	test.each<[string, (show: () => void) => Promise<unknown>]>([
		["when Try Again is pressed", () => userEvent.click(screen.getByRole("button", { name: "Try Again" }))],
		["when the connection returns", () => act(async () => dispatchEvent(new Event("online")))],
		[
			"when the dashboard is opened again",
			async (show) => {
				cleanup();
				show();
			},
		],
	])("loads %s", async (_what, again) => {
		const { Component } = await import("./dashboard");
		const show = () => void render(<Component />);
		show();
		await screen.findByText("Unable to load backup section");
		isLost = false;
		await again(show);
		expect(await screen.findByText("the last backup")).toBeTruthy();
		expect(screen.queryByText("Unable to load backup section")).toBeNull();
	});
});
