import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { literalInputs } from "../support/database/hostile-inputs.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expect, openDashboard, test } from "./support/journey.ts";
import { portOfOwn, serveSite } from "./support/serve-site.ts";

// Runs on its own site: it compares every byte of the database, and parallel tests write.
const port = portOfOwn(2);
test.use({ baseURL: `http://localhost:${port}` });

let stop: () => Promise<void> = async () => {};
test.beforeAll(async () => {
	stop = await serveSite(port, mkdtempSync(join(tmpdir(), "studio-hostile-backups-")));
});
test.afterAll(() => stop());

// Every damaged and hostile backup of the corpus, from a file and from this browser's storage.
const entries = literalInputs("backup-and-storage").filter(({ inject }) => inject.includes("backup file upload"));

const panel = (page: Page) => page.getByRole("region", { name: "Data backup" });

/** Reads every row of the database and this browser's local storage. */
async function everything(page: Page): Promise<string> {
	const rest = adminRest(page);
	const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("admin_")));
	return JSON.stringify([await rest.read("portfolios", "order=id"), await rest.read("blogs", "order=id"), kept.sort()]);
}

test("refuses every hostile file with a reason and changes neither database nor browser", async ({ page, problems }) => {
	problems.allow(/Backup: restore:/);
	expect(entries.length).toBeGreaterThanOrEqual(12);
	await openDashboard(page);
	await panel(page).getByRole("button", { name: "Create Backup" }).click();
	await expect(page.getByText("Backup Created", { exact: true })).toBeVisible();
	// The dashboard refreshes the local copies after it has loaded.
	await page.waitForFunction(() => localStorage.getItem("admin_copied_state") !== null);
	const before = await everything(page);
	for (const { id, payload } of entries) {
		const file = { name: `${id}.json`, mimeType: "application/json", buffer: Buffer.from(String(payload)) };
		await panel(page).getByLabel("Restore from a file…").setInputFiles(file);
		const alert = panel(page).getByRole("alert");
		await expect(alert, id).toContainText("Data Integrity Issues Found");
		await expect(page.getByText("Restore Failed", { exact: true }).last(), id).toBeVisible();
		await expect(page.getByRole("dialog"), id).toHaveCount(0);
		expect(await page.evaluate(() => Reflect.get({}, "polluted")), id).toBeUndefined();
		await alert.getByRole("button", { name: /Dismiss|Close/ }).click();
		await expect(alert).toHaveCount(0);
	}
	expect(await everything(page)).toBe(before);
});

test("opens the dashboard and keeps stored backups when they are damaged", async ({ page, problems }) => {
	problems.allow(/Backup: /);
	await openDashboard(page);
	await expect(panel(page)).toBeVisible();
	for (const { id, payload } of entries) {
		await page.evaluate((text) => {
			localStorage.setItem("admin_data_backup", text);
			localStorage.setItem("admin_backup_history", `[${text}]`);
		}, String(payload));
		await page.reload();
		await expect(panel(page).getByRole("button", { name: "Create Backup" }), id).toBeEnabled();
		await expect(page.getByRole("heading", { level: 1, name: "Dashboard" }), id).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem("admin_data_backup")), id).toBe(payload);
		expect(await page.evaluate(() => localStorage.getItem("admin_backup_history")), id).toBe(`[${String(payload)}]`);
	}
});
