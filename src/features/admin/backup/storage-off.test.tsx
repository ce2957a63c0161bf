// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { panel, press, showDataPage, startWorld, switchStorageOff, toastOf } from "../../../../tests/support/admin/backup-harness";

// In its own file, because storage availability is detected once per page.

beforeEach(() => {
	startWorld();
	switchStorageOff();
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("says that backups are only files, and checks the database, when storage is switched off", async () => {
	await showDataPage();
	expect(screen.getByText("This browser can't store backups for this site, so you can only download them.")).toBeTruthy();
	expect(panel("Data migration").getByText("This browser has no projects or posts.")).toBeTruthy();
	await press("Check Integrity");
	expect((await toastOf("Data Integrity Check Passed")).type).toBe("success");
});
