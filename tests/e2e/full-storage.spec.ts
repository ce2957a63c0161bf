import type { Page } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expect, openDashboard, signInByForm, test } from "./support/journey.ts";

const KEY = "sb-studio-auth-token";
const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard" });

/** Fills local storage to the last character. */
async function fillStorage(page: Page): Promise<void> {
	const isFull = await page.evaluate(() => {
		let text = "";
		for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
			try {
				for (;;) {
					localStorage.setItem("filling", text + "x".repeat(size));
					text += "x".repeat(size);
				}
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

test("keeps what is typed into a form when local storage is full", async ({ page }) => {
	await openDashboard(page);
	const rest = adminRest(page);
	const [row] = await rest.insert("portfolios", [
		{ slug: `full-${crypto.randomUUID()}`, title: "Written without room", service_id: "saas", description: "Waits." },
	]);
	const address = `/admin/portfolio/edit/${row?.id}`;
	const client = page.getByLabel("Client", { exact: true });
	// On a page without scripts, because the dashboard keeps copies at any time.
	await page.goto("/favicon.svg");
	await fillStorage(page);
	await page.goto(address);
	await expect(client).toHaveValue("");
	await client.fill("No room for this");
	await expect(page.getByText("This browser can't store drafts")).toBeVisible();
	await expect(page.getByText(/Saved to your drafts/)).toBeVisible();
	await page.reload();
	await expect(client).toHaveValue("No room for this");
	await page.getByRole("button", { name: "Update Portfolio", exact: true }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	await rest.remove("portfolios", `id=eq.${row?.id}`);
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
