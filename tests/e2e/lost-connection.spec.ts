import { projectStates } from "../../src/content/portfolio-states.ts";
import { allHydrated, expect, hydrated, openDashboard, test } from "./support/journey.ts";

test("keeps the admin layout and offers a retry when the connection is lost", async ({ page, context, problems }) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console: (Page code|Session|[\w ]+):/, /Failed to fetch/);
	await openDashboard(page);
	const notice = page.getByText("You're offline. Your text is safe, and you can save it when the connection is back.");
	await expect(notice).toHaveCount(0);
	await context.setOffline(true);
	await expect(notice).toHaveRole("status");
	await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Pictures" }).click();
	const main = page.getByRole("main");
	await expect(main.getByRole("alert")).toContainText("You're offline");
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

test.describe("a public page that is opened without a connection", () => {
	test.beforeEach(({ problems }) => {
		problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console: (Page code|Section|Start|Chat|Hydration)[\w ]*:/, /Failed to (fetch|load)/);
	});

	test("says so, and is shown when the connection returns", async ({ page, context }) => {
		await page.goto("/portfolio");
		await allHydrated(page);
		await context.setOffline(true);
		await page.getByRole("contentinfo").getByRole("link", { name: "Reviews" }).click();
		const alert = page.getByRole("main").getByRole("alert");
		await expect(alert).toContainText("You're offline");
		await expect(page).toHaveTitle(/You're offline/);
		await alert.getByRole("button", { name: "Try Again" }).click();
		await expect(alert).toContainText("You're offline");
		await context.setOffline(false);
		await expect(page).toHaveTitle(/reviews/);
		await expect(alert).toHaveCount(0);
	});

	test("says so also while parts of the page before it have no code", async ({ page, context }) => {
		await page.goto("/");
		await hydrated(page);
		await context.setOffline(true);
		await page.locator("#portfolio").scrollIntoViewIfNeeded();
		await expect(page.locator("#portfolio").getByText("This part could not be loaded.")).toBeVisible();
		await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
		await expect(page.getByRole("main").getByRole("alert")).toContainText("You're offline");
		await expect(page.getByText("This part could not be loaded.")).toHaveCount(0);
		await context.setOffline(false);
		await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByRole("contentinfo").getByRole("link", { name: "Reviews" })).toBeVisible();
		await expect(page.getByRole("alert")).toHaveCount(0);
	});
});

test("says that a section's code is lost, and loads it when the connection returns", async ({ page, context, problems }) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /^console: (Section|Page code|Start|Chat)[\w ]*:/, /Failed to (fetch|load)/);
	await page.goto("/");
	await hydrated(page);
	await context.setOffline(true);
	await page.keyboard.press("Shift");
	const part = page.locator("#portfolio");
	await part.scrollIntoViewIfNeeded();
	await expect(part.getByText("This part could not be loaded.")).toBeVisible();
	await expect(part.getByText(projectStates.loadingHome)).toBeHidden();
	await part.getByRole("button", { name: "Try Again" }).click();
	await expect(part.getByText("This part could not be loaded.")).toBeVisible();
	await context.setOffline(false);
	await expect(part.getByRole("link", { name: /View .*Case Study/ }).first()).toBeVisible();
	await expect(page.getByText("This part could not be loaded.")).toHaveCount(0);
});

test("loads the contact form by itself when the request for its code has failed", async ({ page, problems }) => {
	problems.allow(/ERR_FAILED/);
	let requests = 0;
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/contact-form-[^/]+\.js$/, async (route) => {
		requests += 1;
		if (requests === 1) return route.abort();
		await released;
		await route.continue();
	});
	await page.goto("/");
	await hydrated(page);
	const part = page.locator("#contact");
	await part.scrollIntoViewIfNeeded();
	await expect(part.getByText("This part could not be loaded.")).toBeVisible();
	release();
	await expect(part.locator("form[data-ready]")).toBeVisible();
	await expect(part.getByText("This part could not be loaded.")).toHaveCount(0);
	expect(requests).toBe(2);
});

test("shows progress while a page's code is on its way", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.goto("/thank-you");
	// A link in a footer that isn't hydrated is followed by the browser.
	await allHydrated(page);
	await page.route(/\/assets\/reviews[^/]*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.getByRole("contentinfo").getByRole("link", { name: "Reviews" }).click();
	await expect(page.getByRole("progressbar", { name: "Loading page" })).toBeVisible();
	await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
	release();
	await expect(page).toHaveURL(/\/reviews$/);
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy");
});

test("shows progress while parts of the page before it are on their way", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.goto("/");
	await hydrated(page);
	await page.route(/\/assets\/site-footer[^/]*\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	const progress = page.getByRole("progressbar", { name: "Loading page" });
	await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" }).click();
	await expect(page).toHaveURL(/\/products$/);
	await expect(progress).toBeVisible();
	release();
	await expect(progress).toHaveCount(0);
	await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Products" })).toHaveAttribute(
		"aria-current",
		"page",
	);
});

test("forms give mail and phone when their scripts are lost", async ({ page, problems }) => {
	problems.allow(/ERR_FAILED/);
	await page.route(/\.js$/, (route) => route.abort());
	for (const path of ["/", "/contact", "/web-apps", "/mobile-apps"]) {
		await page.goto(path);
		const form = page.locator("form[method=post]").first();
		await form.getByLabel("First name").fill("Ada");
		const line = form.locator(".lost-form");
		const goTo = (milliseconds: number) =>
			line.evaluate((element, time) => {
				for (const animation of element.getAnimations()) {
					animation.pause();
					animation.currentTime = time;
				}
			}, milliseconds);
		await goTo(7999);
		await expect(line, path).toBeHidden();
		await goTo(8001);
		await expect(line, path).toBeVisible();
		await expect(line.locator("a[href^='tel:']")).toBeVisible();
		await expect(page.locator("form .shimmer")).toHaveCount(0);
	}
});
