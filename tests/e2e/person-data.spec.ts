import { readFile } from "node:fs/promises";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import { openInbox, reader, row, unmistakable, writeAs } from "./support/leads.ts";

test("the administrator exports and deletes everything of one person by keyboard", async ({ page }) => {
	const subject = unmistakable("Forget me");
	const address = `ilse.${crypto.randomUUID().slice(0, 8)}@example.com`;
	const [first, second] = [`${subject} one`, `${subject} two`];
	await writeAs(page, first, { email: address });
	await writeAs(page, second, { email: address.toUpperCase() });
	await writeAs(page, `${subject} of another`, { message: `Ask ${address} about it.` });
	await signInAsAdministrator(page);
	await openInbox(page, first);
	await row(page, first).click();
	await reader(page).getByLabel("Notes").fill("Met her in Pune");
	await reader(page).getByRole("button", { name: "Save notes and day" }).click();
	await expect(page.getByText("Notes and day saved")).toBeVisible();
	await reader(page).getByLabel("Status").selectOption("archived");
	await expect(page.getByText("Lead archived")).toBeVisible();

	await openInbox(page, second);
	await row(page, second).press("Enter");
	await reader(page).getByRole("button", { name: "Delete this person's data" }).press("Enter");
	const dialog = page.getByRole("dialog", { name: "Delete a person's data" });
	await expect(dialog.getByText("2 (1 archived, won or lost)")).toBeVisible();
	await expect(dialog.getByText("1 other lead mentions the address and stays.")).toBeVisible();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expectPartAccessible(page, `a person's data at ${width} px`, "dialog");
	}
	const download = page.waitForEvent("download");
	await tabTo(page, dialog.getByRole("button", { name: "Export CSV first" }));
	await page.keyboard.press("Enter");
	const csv = await readFile(await (await download).path(), "utf8");
	for (const words of [first, second, "Met her in Pune"]) expect(csv).toContain(words);
	await page.keyboard.press("Tab");
	await expect(dialog.getByRole("button", { name: "Delete 2 leads for good" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("2 leads deleted for good")).toBeVisible();
	await expect(dialog).toHaveCount(0);

	await page.goto(`/admin/leads?q=${encodeURIComponent(subject)}&status=all`);
	await expect(row(page, `${subject} of another`)).toBeVisible();
	await expect(row(page, subject)).toHaveCount(1);
	await page.goto("/admin/activity?type=leads");
	const entry = page.getByRole("row").filter({ hasText: "Deleted for good: 2 leads" }).first();
	await expect(entry).toBeVisible();
	await expect(page.getByRole("main")).not.toContainText(address);
});
