// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, beforeEach, expect, test } from "vitest";
import { assembleBackup } from "@/data/backup/backup-file";
import { rememberDownload, storeBackup } from "@/data/backup/local-backups";
import { json, stubBackend } from "../../../../tests/support/data/backend-harness";
import { LastBackup } from "./last-backup";
import { notifyLocalChange } from "./local-content";

// The database has too many rows for local copies.
beforeEach(() => stubBackend(async () => json({ projects: 5000, blogs: 0, state: "1" })));
afterEach(() => {
	cleanup();
	localStorage.clear();
});

const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const show = () =>
	render(
		<MemoryRouter>
			<LastBackup />
		</MemoryRouter>,
	);

test("says that there is no backup yet, then when the newest one was kept or downloaded", async () => {
	show();
	expect(screen.getByText("No backup was made in this browser yet.")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Make a backup" }).getAttribute("href")).toBe("/admin/data");
	storeBackup(await assembleBackup({ projects: [], blogs: [] }, ago(5)));
	act(notifyLocalChange);
	expect(screen.getByText(/^Made in this browser/).textContent).toBe("Made in this browser 5 days ago.");
	rememberDownload(ago(2));
	act(notifyLocalChange);
	expect(screen.getByText(/^Made in this browser/).textContent).toBe("Made in this browser 2 days ago.");
	expect(screen.getByRole("link", { name: "Back up or restore" })).toBeTruthy();
});

test("counts as no backup when the stored dates are damaged", () => {
	localStorage.setItem("admin_backup_history", "[{}]");
	localStorage.setItem("admin_last_download", "yesterday");
	show();
	expect(screen.getByText("No backup was made in this browser yet.")).toBeTruthy();
});
