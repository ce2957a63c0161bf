import type { Page } from "@playwright/test";
import { matrix } from "../faults/fault-matrix.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expect, signInByForm, test } from "./support/journey.ts";

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

test("full storage: signs in, saves and backs up, and says what this browser can't keep", async ({ page, problems }) => {
	problems.allow(/^console: Backup: backup:/);
	await page.goto("/admin/login");
	await fillStorage(page);
	await signInByForm(page);
	expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
	await page.reload();
	await expect(dashboard(page)).toBeVisible();

	const rest = adminRest(page);
	const [row] = await rest.insert("portfolios", [
		{ slug: `full-${crypto.randomUUID()}`, title: "Written without room", service_id: "saas", description: "Waits." },
	]);
	await page.goto(`/admin/portfolio/edit/${row?.id}`);
	const client = page.getByLabel("Client", { exact: true });
	await client.fill("No room for this");
	await expect(page.getByText("This browser can't keep unsaved changes")).toBeVisible();
	await expect(page.getByText(/Saved on the server/)).toBeVisible();
	await page.reload();
	await expect(client).toHaveValue("No room for this");
	await page.getByRole("button", { name: "Update Portfolio", exact: true }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	await rest.remove("portfolios", `id=eq.${row?.id}`);

	const { shows, way } = matrix.backup["full storage"];
	await page.goto("/admin/data");
	await page.getByRole("button", { name: "Create Backup" }).click();
	await expect(page.getByText(shows)).toBeVisible();
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: way[0] ?? "" }).click();
	expect((await saved).suggestedFilename()).toMatch(/^backup-.*\.json$/);
	await page.goto("/admin/logout");
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
});
