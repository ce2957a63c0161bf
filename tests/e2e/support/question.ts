import type { Page } from "@playwright/test";

/** Presses a button of the open question. Returns the question's words. */
export async function answer(page: Page, button: string): Promise<string> {
	const question = page.getByRole("alertdialog");
	await question.waitFor();
	const words = (await question.locator("h2, p").allTextContents()).join(" ");
	await question.getByRole("button", { name: button, exact: true }).click();
	return words;
}
