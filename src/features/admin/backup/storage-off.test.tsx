// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { post, project } from "@/data/backup/backup-fixture";
import {
	choose,
	fileOf,
	panel,
	press,
	showPanels,
	startWorld,
	switchStorageOff,
	toastOf,
	world,
} from "../../../../tests/support/admin/backup-harness";

// In its own file, because storage availability is detected once per page.

beforeEach(() => {
	startWorld();
	switchStorageOff();
	vi.spyOn(console, "error").mockImplementation(() => {});
	vi.spyOn(console, "warn").mockImplementation(() => {});
});

test("offers backups and restores as files when storage is switched off", async () => {
	await showPanels();
	expect(screen.getByText("This browser can't store backups for this site, so you can only download them.")).toBeTruthy();
	expect(panel("Data migration").getByText("This browser has no projects or posts.")).toBeTruthy();
	await press("Create Backup");
	expect((await toastOf("Backup Failed")).text).toBe("Backup FailedCould not create backup. Please try again.");
	expect(await screen.findByText(/storage is switched off or the window is private/)).toBeTruthy();
	await press("Download as a file");
	expect(world.files).toHaveLength(1);

	await press("Check Integrity");
	expect((await toastOf("Data Integrity Check Passed")).type).toBe("success");

	await choose(await fileOf({ projects: [project(1, { title: "As it was" })], blogs: [post(1)] }));
	await screen.findByRole("radio", { name: /^Merge/ });
	await press("Restore");
	await screen.findByText("The safety copy couldn't be saved in this browser");
	await press("Download the safety copy");
	await toastOf("Data Restored");
	expect(world.files).toHaveLength(2);
	expect(world.rows.projects.map(({ title }) => title)).toContain("As it was");
});
