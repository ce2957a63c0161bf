import { mkdtempSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { dialog, fileInput, makeProject, openPanel, panel, restore } from "./support/backup-panel.ts";
import { expect, test } from "./support/journey.ts";
import { portOfOwn, removeSite, serveSite } from "./support/serve-site.ts";

// Runs on its own site: it deletes pictures and leads, and changes the settings.
const port = portOfOwn(6);
test.use({ baseURL: `http://localhost:${port}` });

let folder = "";
let stop: () => Promise<void> = async () => {};
test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "studio-archives-"));
	stop = await serveSite(port, folder);
});
test.afterAll(async () => {
	await stop();
	await removeSite(folder);
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
