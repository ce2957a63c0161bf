import { expect, signInAsAdministrator, test } from "./support/journey.ts";

test("restores a removed entry on Ctrl+Z without clearing a text box", async ({ page }) => {
	const field = (name: string) => page.getByLabel(name, { exact: true });
	const button = (name: string) => page.getByRole("button", { name, exact: true });
	const pictures = page.getByRole("list", { name: "Gallery pictures" }).getByRole("listitem");
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio/new");
	for (const number of [1, 2]) {
		await field("Gallery picture URL").fill(`/media/projects/audit-ready-carbon-ledger-${number}.webp`);
		await page.keyboard.press("Enter");
	}
	await expect(pictures).toHaveCount(2);
	await field("Challenge").click();
	await page.keyboard.type("Forms on paper");

	await button("Remove picture 2").click();
	await expect(pictures).toHaveCount(1);
	await page.keyboard.press("Control+z");
	await expect(pictures).toHaveCount(2);
	await page.keyboard.press("Control+z");
	await expect(field("Challenge")).toHaveValue("Forms on paper");

	await field("Challenge").focus();
	// Browsers undo typing in one step or word by word, as fast as it was typed.
	await expect(async () => {
		await page.keyboard.press("Control+z");
		await expect(field("Challenge")).toHaveValue("", { timeout: 200 });
	}).toPass();
	await button("Move picture 1 later").focus();
	for (const redo of ["Control+Shift+z", "Control+y"]) await page.keyboard.press(redo);
	await expect(field("Challenge")).toHaveValue("");
	await field("Challenge").focus();
	await expect(async () => {
		await page.keyboard.press("Control+Shift+z");
		await expect(field("Challenge")).toHaveValue("Forms on paper", { timeout: 200 });
	}).toPass();
	page.once("dialog", (question) => void question.accept());
});
