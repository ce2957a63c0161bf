import { allHydrated, expect, openDashboard, test } from "./support/journey.ts";

test("keeps the admin layout and offers a retry when the connection is lost", async ({ page, context, problems }) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console: (Page code|Session|[\w ]+):/, /Failed to fetch/);
	await openDashboard(page);
	const notice = page.getByText("You're offline. Your text is safe, and you can save it when the connection is back.");
	await expect(notice).toHaveCount(0);
	await context.setOffline(true);
	await expect(notice).toHaveRole("status");
	await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Pictures" }).click();
	const main = page.getByRole("main");
	await expect(main.getByRole("alert")).toContainText("This page could not be loaded");
	await main.getByRole("button", { name: "Try Again" }).click();
	await expect(main.getByRole("alert")).toBeVisible();
	await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Dashboard" }).click();
	await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
	await page.goBack();
	await expect(main.getByRole("alert")).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByRole("heading", { level: 1, name: "Pictures" })).toBeVisible();
	await expect(notice).toHaveCount(0);
});

test("keeps a public page's header and footer and offers a retry when the connection is lost", async ({ page, problems }) => {
	problems.allow(/ERR_FAILED/, /^console: Page code:/);
	await page.goto("/portfolio");
	await allHydrated(page);
	const lost = /\/(assets\/reviews.*\.js|reviews)$/;
	await page.route(lost, (route) => route.abort());
	await page.getByRole("contentinfo").getByRole("link", { name: "Reviews" }).click();
	const main = page.getByRole("main");
	await expect(main.getByRole("alert")).toContainText("This page could not be loaded");
	await expect(main).toBeFocused();
	await expect(page).toHaveTitle(/This page could not be loaded/);
	await expect(page.getByRole("banner")).toBeVisible();
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await page.unroute(lost);
	await main.getByRole("button", { name: "Try Again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("This page could not be loaded");
	await expect(main.getByRole("alert")).toHaveCount(0);
	await expect(page).toHaveTitle(/reviews/);
});
