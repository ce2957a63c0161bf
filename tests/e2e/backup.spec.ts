import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { literalInputs } from "../support/database/hostile-inputs.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { asFile, createBackup, dialog, download, fileInput, kept, makeProject, openPanel, panel, restore } from "./support/backup-panel.ts";
import { expect, openDashboard, test } from "./support/journey.ts";
import { portOfOwn, removeSite, serveSite } from "./support/serve-site.ts";

// Runs on its own site: a restore overwrites what parallel tests write.
const port = portOfOwn(1);
test.use({ baseURL: `http://localhost:${port}` });

let folder = "";
let stop: () => Promise<void> = async () => {};
test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "studio-backups-"));
	stop = await serveSite(port, folder);
});
test.afterAll(async () => {
	await stop();
	await removeSite(folder);
});

/** Every damaged and hostile backup of the corpus. src/data/backup tests each alone. */
const hostile = literalInputs("backup-and-storage").filter(({ inject }) => inject.includes("backup file upload"));

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Reads every row of the database and this browser's local storage. */
async function everything(page: Page): Promise<string> {
	const rest = adminRest(page);
	const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith("admin_")));
	return JSON.stringify([await rest.read("portfolios", "order=id"), await rest.read("blogs", "order=id"), kept.sort()]);
}

test("undoes a project's edit, also on its public page, when a backup is restored", async ({ page }) => {
	await openPanel(page);
	const { id, title } = await makeProject(page);
	const moment = await createBackup(page);
	await expectAccessibleAndNarrow(page, "panels");
	expect(await page.evaluate(() => JSON.parse(localStorage.getItem("admin_data_backup") ?? "{}").version)).toBe("1.0");

	await adminRest(page).update("portfolios", `id=eq.${id}`, { client: "Another client" });
	await panel(page)
		.getByRole("button", { name: /^Restore the backup of/ })
		.click();
	await expect(dialog(page).getByRole("region", { name: "Projects" })).toContainText(`${title}: client`);
	await restore(page).click();
	await expect(page.getByText("Data Restored", { exact: true })).toBeVisible();
	await expect(page.getByText(`Backup of ${moment.replace(/:\d\d(?=\s[AP]M$)/, "")}`)).toBeVisible();
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
	await dialog(page).getByRole("button", { name: "Close" }).last().click();
	await expect(
		panel(page)
			.getByRole("button", { name: /^Restore the backup of/ })
			.last(),
	).toBeFocused();
	// The copy made before the restore.
	await expect(kept(page)).toHaveCount(2);

	await page.goto(`/case-study/${id}`);
	await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(page.getByText("Dockline").first()).toBeVisible();
	await expect(page.getByText("Another client")).toHaveCount(0);
});

test("refuses a changed and a hostile file with a reason and changes neither database nor browser", async ({ page, problems }) => {
	problems.allow(/Backup: restore:/);
	await openPanel(page);
	await createBackup(page);
	const changed = (await download(page)).replace(/"title": ?"/, "$&X");
	const polluting = hostile.map(({ payload }) => String(payload)).find((text) => text.includes("__proto__")) ?? "";
	expect(polluting).not.toBe("");
	const before = await everything(page);
	const alert = panel(page).getByRole("alert");
	const refuse = async (id: string, text: string, reason: string) => {
		await fileInput(page).setInputFiles(asFile(text));
		await expect(alert, id).toContainText(reason);
		await expect(page.getByText("Restore Failed", { exact: true }).last(), id).toBeVisible();
		await expect(page.getByRole("dialog"), id).toHaveCount(0);
		expect(await page.evaluate(() => Reflect.get({}, "polluted")), id).toBeUndefined();
		await alert.getByRole("button", { name: /Dismiss|Close/ }).click();
		await expect(alert).toHaveCount(0);
	};
	await refuse("a changed title", changed, "The checksum doesn't match, so the backup was changed or damaged.");
	await refuse("a prototype", polluting, "Data Integrity Issues Found");
	expect(await everything(page)).toBe(before);
	await fileInput(page).setInputFiles(asFile("{}"));
	await expect(alert).toBeVisible();
	await expectAccessibleAndNarrow(page, "refused", { within: "[role=alert]" });
});

test("opens the data and keeps stored backups when they are damaged", async ({ page, problems }) => {
	problems.allow(/Backup: /);
	await openPanel(page);
	const texts = hostile.map(({ payload }) => String(payload));
	const broken = texts.find((text) => !isJson(text)) ?? "";
	// src/data/backup tests each text alone; here all together, and one that breaks the whole history.
	for (const text of [texts.filter(isJson).join(","), broken]) {
		await page.evaluate((stored) => {
			localStorage.setItem("admin_data_backup", stored);
			localStorage.setItem("admin_backup_history", `[${stored}]`);
		}, text);
		await page.reload();
		await expect(panel(page).getByRole("button", { name: "Create Backup" })).toBeEnabled();
		await expect(page.getByRole("heading", { level: 1, name: "Data" })).toBeVisible();
		expect(await page.evaluate(() => localStorage.getItem("admin_data_backup"))).toBe(text);
		expect(await page.evaluate(() => localStorage.getItem("admin_backup_history"))).toBe(`[${text}]`);
	}
});

test("restores a deleted project with its id, slug and date from a downloaded file, and stays open until it is done", async ({ page }) => {
	await openPanel(page);
	const { id, slug, created_at, title } = await makeProject(page);
	const text = await download(page);
	await adminRest(page).remove("portfolios", `id=eq.${id}`);
	await fileInput(page).setInputFiles(asFile(text));
	await expect(dialog(page).getByRole("region", { name: "Projects" })).toContainText(title);
	const request = new Promise<() => Promise<void>>((resolve) => {
		void page.route("**/rest/v1/rpc/restore_backup*", (route) => resolve(() => route.continue()));
	});
	await restore(page).click();
	const goOn = await request;
	for (const _press of [1, 2, 3]) await page.keyboard.press("Escape");
	await page.mouse.click(4, 4);
	await expect(dialog(page).getByText("Keep this page open until it's finished.")).toBeVisible();
	await goOn();
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
	await page.mouse.click(4, 4);
	await expect(dialog(page)).toHaveCount(0);
	expect(await adminRest(page).read("portfolios", `id=eq.${id}`)).toMatchObject([{ slug, created_at, title, client: "Dockline" }]);
});

test("says on the dashboard when the last backup was made, and leads to the data", async ({ page }) => {
	await openDashboard(page);
	const last = page.getByRole("region", { name: "Last backup" });
	await expect(last).toContainText("No backup was made in this browser yet.");
	await last.getByRole("link", { name: "Make a backup" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Data" })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Data" })).toHaveAttribute(
		"aria-current",
		"page",
	);
	const downloads = page.waitForEvent("download");
	await panel(page).getByRole("button", { name: "Download now" }).click();
	await downloads;
	await page.goBack();
	await expect(last).toContainText("Made in this browser just now.");
});

test("makes a backup and replaces newer rows with it by the keyboard alone, after a confirmation", async ({ page }) => {
	await openPanel(page);
	await panel(page).getByRole("button", { name: "Create Backup" }).focus();
	await page.keyboard.press("Enter");
	await expect(kept(page)).toHaveCount(1);
	const { id } = await makeProject(page);
	for (const [role, name] of [
		["button", "Download now"],
		["button", "Download everything"],
		["button", "Restore from a file…"],
		["button", "Check Integrity"],
		["button", /^Restore the backup of/],
	] as const) {
		await page.keyboard.press("Tab");
		const control = name === "Restore from a file…" ? fileInput(page) : panel(page).getByRole(role, { name });
		await expect(control).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(dialog(page).getByRole("radio", { name: /^Merge/ })).toBeVisible();
	await expect(dialog(page).getByRole("heading", { name: "Restore a backup" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(dialog(page).getByRole("button", { name: "Close" }).first()).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(dialog(page).getByRole("radio", { name: /^Merge/ })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(dialog(page).getByRole("radio", { name: /^Replace/ })).toBeFocused();
	await expect(restore(page)).toBeDisabled();
	await expectAccessibleAndNarrow(page, "plan", { within: "dialog[open]" });
	await page.keyboard.press("Tab");
	await expect(dialog(page).getByRole("checkbox", { name: "Remove 1 project that is not in the backup" })).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await expect(restore(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
	await expectAccessibleAndNarrow(page, "report", { within: "dialog[open]" });
	expect(await adminRest(page).read("portfolios", `id=eq.${id}`)).toEqual([]);
	await page.keyboard.press("Escape");
	await expect(dialog(page)).toHaveCount(0);
	await expect(
		panel(page)
			.getByRole("button", { name: /^Restore the backup of/ })
			.last(),
	).toBeFocused();
});

test("shows an error when a backup or a database check fails without a network", async ({ page, context, problems }) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /Backup: (backup|database)/, /Dashboard:/);
	await openPanel(page);
	await expect(page.getByText(/^The database has/)).toBeVisible();
	await context.setOffline(true);
	await panel(page).getByRole("button", { name: "Create Backup" }).click();
	await expect(page.getByText("Backup Failed", { exact: true })).toBeVisible();
	await expect(page.getByText("Could not create backup. Please try again.")).toBeVisible();
	await page.getByRole("button", { name: "Check Database" }).click();
	await expect(page.getByText("Failed to check database status.")).toBeVisible();
	await context.setOffline(false);
	await panel(page).getByRole("button", { name: "Retry" }).click();
	await expect(page.getByText("Backup Created", { exact: true })).toBeVisible();
});

test("restores an empty database from the browser's local data only once", async ({ page }) => {
	await openPanel(page);
	const migrate = page.getByRole("button", { name: "Migrate Data" });
	await expect(migrate).toBeDisabled();
	const rest = adminRest(page);
	const [projects, posts] = [await rest.read("portfolios", "order=id"), await rest.read("blogs", "order=id")];
	for (const table of ["portfolios", "blogs"] as const) await rest.remove(table, "id=not.is.null");
	await page.reload();
	await expect(page.getByText("The database is empty.")).toBeVisible();
	await migrate.click();
	await expect(page.getByText("Migration Successful!", { exact: true })).toBeVisible();
	await expect(page.getByText(`${projects.length} projects and ${posts.length} posts`, { exact: true })).toBeVisible();
	await expect(migrate).toBeDisabled();
	const ids = (rows: Record<string, unknown>[]) => rows.map(({ id, slug, title, created_at }) => [id, slug, title, created_at]);
	expect(ids(await rest.read("portfolios", "order=id"))).toEqual(ids(projects));
	expect(ids(await rest.read("blogs", "order=id"))).toEqual(ids(posts));
});
