import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { literalInputs } from "../support/database/hostile-inputs.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, openDashboard, signInAsAdministrator, test } from "./support/journey.ts";
import { portOfOwn, serveSite } from "./support/serve-site.ts";

// Runs on its own site: a restore overwrites what parallel tests write.
const port = portOfOwn(1);
test.use({ baseURL: `http://localhost:${port}` });

let stop: () => Promise<void> = async () => {};
test.beforeAll(async () => {
	stop = await serveSite(port, mkdtempSync(join(tmpdir(), "studio-backups-")));
});
test.afterAll(() => stop());

const panel = (page: Page) => page.getByRole("region", { name: "Data backup" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Restore a backup" });
const kept = (page: Page) => panel(page).getByRole("listitem");
const fileInput = (page: Page) => panel(page).getByLabel("Restore from a file…");
const restore = (page: Page) => dialog(page).getByRole("button", { name: "Restore", exact: true });

async function openPanel(page: Page): Promise<void> {
	await signInAsAdministrator(page);
	await page.goto("/admin/data");
	await expect(panel(page)).toBeVisible();
	// The page renews this browser's copies of the rows after it has loaded.
	await page.waitForFunction(() => localStorage.getItem("admin_copied_state") !== null);
}

async function createBackup(page: Page): Promise<string> {
	const before = await kept(page).count();
	await panel(page).getByRole("button", { name: "Create Backup" }).click();
	await expect(page.getByText("Your data has been backed up successfully.").last()).toBeVisible();
	await expect(kept(page)).toHaveCount(Math.min(5, before + 1));
	return (await kept(page).first().locator("time").textContent()) ?? "";
}

/** Creates a project for one test, with its page. */
async function makeProject(page: Page): Promise<{ id: string; slug: string; created_at: string; title: string }> {
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

async function download(page: Page): Promise<string> {
	const [file] = await Promise.all([page.waitForEvent("download"), panel(page).getByRole("button", { name: "Download now" }).click()]);
	expect(file.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.json$/);
	return readFile(await file.path(), "utf8");
}

const asFile = (text: string) => ({ name: "backup.json", mimeType: "application/json", buffer: Buffer.from(text) });

/** Every damaged and hostile backup of the corpus. */
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

test("removes newer rows when the administrator confirms a replace, and the earlier copy restores them", async ({ page }) => {
	await openPanel(page);
	await createBackup(page);
	const { id } = await makeProject(page);
	await panel(page)
		.getByRole("button", { name: /^Restore the backup of/ })
		.click();
	await dialog(page)
		.getByRole("radio", { name: /^Replace/ })
		.check();
	await expect(restore(page)).toBeDisabled();
	await expectAccessibleAndNarrow(page, "plan", { within: "dialog[open]" });
	await dialog(page).getByRole("checkbox", { name: "Remove 1 project that is not in the backup" }).check();
	await restore(page).click();
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
	await expectAccessibleAndNarrow(page, "report", { within: "dialog[open]" });
	expect(await adminRest(page).read("portfolios", `id=eq.${id}`)).toEqual([]);
	await page.keyboard.press("Escape");
	await panel(page)
		.getByRole("button", { name: /^Restore the backup of/ })
		.first()
		.click();
	await restore(page).click();
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
	expect(await adminRest(page).read("portfolios", `id=eq.${id}`)).toHaveLength(1);
});

test("refuses every damaged or hostile file with a reason and changes neither database nor browser", async ({ page, problems }) => {
	problems.allow(/Backup: restore:/);
	await openPanel(page);
	await createBackup(page);
	const changed = (await download(page)).replace(/"title": ?"/, "$&X");
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
	for (const { id, payload } of hostile) await refuse(id, String(payload), "Data Integrity Issues Found");
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

test("makes and restores a backup with the keyboard alone", async ({ page }) => {
	await openPanel(page);
	await panel(page).getByRole("button", { name: "Create Backup" }).focus();
	await page.keyboard.press("Enter");
	await expect(kept(page)).toHaveCount(1);
	await makeProject(page);
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
	await page.keyboard.press("Tab");
	await expect(dialog(page).getByRole("checkbox")).toBeFocused();
	await page.keyboard.press("Space");
	await page.keyboard.press("Tab");
	await expect(restore(page)).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
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
	await page.getByRole("button", { name: "Check Integrity" }).click();
	await expect(page.getByText("Data Integrity Check Passed", { exact: true })).toBeVisible();
	const migrate = page.getByRole("button", { name: "Migrate Data" });
	await expect(migrate).toBeDisabled();
	const rest = adminRest(page);
	const [projects, posts] = [await rest.read("portfolios", "order=id"), await rest.read("blogs", "order=id")];
	for (const table of ["portfolios", "blogs"] as const) await rest.remove(table, "id=not.is.null");
	await page.reload();
	await expect(page.getByText("The database is empty.")).toBeVisible();
	await page.getByRole("button", { name: "Check Database" }).click();
	await expect(page.getByText("No Data Found", { exact: true })).toBeVisible();
	await migrate.click();
	await expect(page.getByText("Migration Successful!", { exact: true })).toBeVisible();
	await expect(page.getByText(`${projects.length} projects and ${posts.length} posts`, { exact: true })).toBeVisible();
	await expect(migrate).toBeDisabled();
	const ids = (rows: Record<string, unknown>[]) => rows.map(({ id, slug, title, created_at }) => [id, slug, title, created_at]);
	expect(ids(await rest.read("portfolios", "order=id"))).toEqual(ids(projects));
	expect(ids(await rest.read("blogs", "order=id"))).toEqual(ids(posts));
});

test("downloads everything as a zip, and restores deleted pictures, leads and settings from it", async ({ page, problems }) => {
	problems.allow(/Backup: restore: This zip file is damaged/);
	await openPanel(page);
	const rest = adminRest(page);
	await page.goto("/admin/pictures");
	await page
		.locator("main input[type=file]")
		.first()
		.setInputFiles({ name: "zipped.png", mimeType: "image/png", buffer: await page.screenshot() });
	await expect(page.getByRole("button", { name: "Rename zipped.png" })).toBeVisible();
	const [picture] = await rest.read("pictures", "name=eq.zipped.png");
	const address = `/storage/v1/object/public/pictures/${picture?.path}`;
	const [lead] = await rest.insert("leads", [
		{
			idempotency_key: crypto.randomUUID(),
			sender_hash: "0".repeat(64),
			name: "Ines",
			email: "ines@example.com",
			subject: "A yard",
			body: "Count pallets.",
			notes: "Call on Monday",
			status: "won",
		},
	]);
	await rest.update("site_settings", "id=not.is.null", { hours: "Every day from 9 to 5" });
	const { id } = await makeProject(page);
	await rest.update("portfolios", `id=eq.${id}`, { image: `https://oldref.supabase.co${address}#at=30x70` });

	await page.goto("/admin/data");
	const [file] = await Promise.all([
		page.waitForEvent("download"),
		panel(page).getByRole("button", { name: "Download everything" }).click(),
	]);
	expect(file.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.zip$/);
	const zip = { name: file.suggestedFilename(), mimeType: "application/zip", buffer: await readFile(await file.path()) };

	await page.goto("/admin/pictures");
	await page.getByRole("button", { name: "Delete zipped.png" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Picture deleted")).toBeVisible();
	await rest.remove("leads", `id=eq.${lead?.id}`);
	await rest.update("site_settings", "id=not.is.null", { hours: "Never" });
	expect((await page.request.get(address)).ok()).toBe(false);

	await page.goto("/admin/data");
	await fileInput(page).setInputFiles(zip);
	const question = page.getByRole("alertdialog");
	for (const [what, settled] of [
		["1 picture", "Restored 1 picture"],
		["the settings", "Restored the settings"],
		["1 lead", "Restored 1 lead"],
	] as const) {
		await expect(question.getByRole("heading", { name: `Restore ${what} from the file?` })).toBeVisible();
		await expectAccessibleAndNarrow(page, what, { within: "[role=alertdialog]" });
		await page.keyboard.press("Tab");
		await question.getByRole("button", { name: "Restore" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByText(settled)).toBeVisible();
	}
	await restore(page).click();
	await expect(dialog(page).getByText("Backup restored")).toBeVisible();
	await page.keyboard.press("Escape");
	expect((await page.request.get(address)).ok()).toBe(true);
	// The file is from another project, and the row shows the picture of this one.
	expect(await rest.read("portfolios", `id=eq.${id}`)).toMatchObject([{ image: `${address}#at=30x70` }]);
	const [wide] = await rest.read("pictures", "name=eq.zipped.png");
	expect(wide).toMatchObject({ id: picture?.id, path: picture?.path, width: picture?.width });
	const columns = ({ version, ...rest }: Record<string, unknown> = {}) => rest;
	expect(columns((await rest.read("leads", `id=eq.${lead?.id}`))[0])).toEqual(columns(lead));
	expect((await rest.read("site_settings", ""))[0]).toMatchObject({ hours: "Every day from 9 to 5" });

	// The same file again: nothing is missing, so only the plan for the rows is shown, and it is empty.
	await fileInput(page).setInputFiles(zip);
	await expect(dialog(page).getByText("Nothing to change.")).toBeVisible();
	await page.keyboard.press("Escape");
	await fileInput(page).setInputFiles({ ...zip, buffer: zip.buffer.subarray(0, zip.buffer.length - 60) });
	await expect(panel(page).getByText("This zip file is damaged. Nothing was restored.")).toBeVisible();
});
