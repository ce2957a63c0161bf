import type { Page } from "@playwright/test";
import { expect, signInByForm, test } from "./support/journey.ts";

const KEY = "sb-studio-auth-token";
const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard" });

/** Fills local storage to the last character. */
async function fillStorage(page: Page): Promise<void> {
	const isFull = await page.evaluate(() => {
		let count = Object.keys(localStorage).length;
		for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
			try {
				for (;;) localStorage.setItem(`filling-${count++}`, "x".repeat(size));
			} catch {
				// A smaller piece can still fit.
			}
		}
		try {
			localStorage.setItem("one more", "");
			return false;
		} catch {
			return true;
		}
	});
	expect(isFull).toBe(true);
}

test("keeps the administrator signed in after a reload when local storage is full", async ({ page }) => {
	await signInByForm(page);
	await fillStorage(page);
	await page.reload();
	await expect(dashboard(page)).toBeVisible();
});

test("keeps the administrator signed in after a reload when local storage was full at sign-in", async ({ page }) => {
	await page.goto("/admin/login");
	await fillStorage(page);
	await signInByForm(page);
	expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
	await page.reload();
	await expect(dashboard(page)).toBeVisible();
	await page.goto("/admin/logout");
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
});
