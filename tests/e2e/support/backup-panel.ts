import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { adminRest } from "./admin-rows.ts";
import { expect, signInAsAdministrator } from "./journey.ts";

export const panel = (page: Page) => page.getByRole("region", { name: "Data backup" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Restore a backup" });
export const kept = (page: Page) => panel(page).getByRole("listitem");
export const fileInput = (page: Page) => panel(page).getByLabel("Restore from a file…");
export const restore = (page: Page) => dialog(page).getByRole("button", { name: "Restore", exact: true });

export async function openPanel(page: Page): Promise<void> {
	await signInAsAdministrator(page);
	await page.goto("/admin/data");
	await expect(panel(page)).toBeVisible();
	// The page renews this browser's copies of the rows after it has loaded.
	await page.waitForFunction(() => localStorage.getItem("admin_copied_state") !== null);
}

export async function createBackup(page: Page): Promise<string> {
	const before = await kept(page).count();
	await panel(page).getByRole("button", { name: "Create Backup" }).click();
	await expect(page.getByText("Your data has been backed up successfully.").last()).toBeVisible();
	await expect(kept(page)).toHaveCount(Math.min(5, before + 1));
	return (await kept(page).first().locator("time").textContent()) ?? "";
}

/** Creates a project for one test, with its page. */
export async function makeProject(page: Page): Promise<{ id: string; slug: string; created_at: string; title: string }> {
	const title = `Kept and brought back ${crypto.randomUUID().slice(0, 8)}`;
	const slug = title.toLowerCase().replaceAll(" ", "-");
	const row = {
		title,
		slug,
		service_id: "saas",
		description: "A board.",
		challenge: "Lost lists.",
		solution: "One list.",
		client: "Dockline",
	};
	const [stored] = await adminRest(page).insert("portfolios", [{ ...row, status: "published" }]);
	return { id: String(stored?.id), slug, created_at: String(stored?.created_at), title };
}

export async function download(page: Page): Promise<string> {
	const [file] = await Promise.all([page.waitForEvent("download"), panel(page).getByRole("button", { name: "Download now" }).click()]);
	expect(file.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.json$/);
	return readFile(await file.path(), "utf8");
}

export const asFile = (text: string) => ({ name: "backup.json", mimeType: "application/json", buffer: Buffer.from(text) });
