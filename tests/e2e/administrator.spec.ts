import { post as builtIn } from "../../src/content/blog/what-a-berth-planner-taught-us-about-constraints.ts";
import { allHydrated, expect, hydrated, openDashboard, quiet, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import { ADMIN, STRANGER } from "./support/people.ts";
import { answer } from "./support/question.ts";

test("redirects admin pages to the login without a session, even with the old admin flag, and refuses a wrong password", async ({
	page,
	problems,
}) => {
	problems.allow(/Failed to load resource.*400/);
	await page.goto("/favicon.svg");
	await page.evaluate(() => {
		localStorage.setItem("isAdmin", "true");
		localStorage.setItem("adminLoggedIn", "true");
	});
	await page.goto("/admin/portfolio");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.getByLabel("Email").fill(ADMIN.email);
	await page.getByLabel("Password").fill("wrong-password");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toHaveText("The email or password is wrong.");
	await page.getByLabel("Password").fill(ADMIN.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Portfolio Management" })).toBeVisible();
	await page.getByRole("link", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("auth-token")))).toEqual([]);
	await page.goBack();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(page.getByLabel("Email")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Portfolio Management" })).toHaveCount(0);
});

test("shows progress until the code of the first screen has arrived", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/unlisted-pages-*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/admin/login");
	const progress = page.getByRole("progressbar", { name: "Loading page" });
	await expect(progress).toBeVisible();
	release();
	await expect(page.getByLabel("Email")).toBeVisible();
	await expect(progress).toHaveCount(0);
});

test("tells a signed-in stranger that they aren't an administrator, and shows no data", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/rest/v1/")) asked.push(new URL(request.url()).pathname);
	});
	await page.goto("/admin/login");
	await page.getByLabel("Email").fill(STRANGER.email);
	await page.getByLabel("Password").fill(STRANGER.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("This account isn't an administrator")).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
	expect([...new Set(asked)]).toEqual(["/rest/v1/rpc/is_administrator"]);
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("leads from a public page to its form with a pencil that visitors don't load", async ({ page }) => {
	const loaded: string[] = [];
	page.on("request", (request) => {
		if (/\/(edit-pencil|admin)[^/]*\.js$/.test(request.url())) loaded.push(request.url());
	});
	const pencil = page.getByRole("link", { name: /^Edit this (project|post)$/ });
	await page.goto("/portfolio");
	const study = (await page.locator("a[href^='/case-study/']").first().getAttribute("href")) ?? "";
	await page.goto(study);
	await allHydrated(page);
	await expect(pencil).toHaveCount(0);
	expect(loaded).toEqual([]);
	await signInAsAdministrator(page);
	await page.goto(study);
	const title = await page.getByRole("heading", { level: 1 }).innerText();
	await hydrated(page);
	await tabTo(page, pencil);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/portfolio\/edit\/[0-9a-f-]{36}$/);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(title);
	// A document of its own, because the administration has another security policy.
	expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain("/admin/portfolio/edit/");

	// A built-in post has no form.
	await page.goto(`/blog/${builtIn.slug}`);
	await allHydrated(page);
	await quiet(page);
	await expect(pencil).toHaveCount(0);
});

test("creates, edits, deletes and restores a project, and updates a visitor's open page", async ({ page, context, browser, baseURL }) => {
	const visitor = await browser.newPage({ baseURL });
	await visitor.clock.install();
	await visitor.goto("/portfolio");
	await hydrated(visitor);
	const sameBrowser = await context.newPage();
	await sameBrowser.goto("/portfolio");
	await hydrated(sameBrowser);

	await openDashboard(page);
	await page.getByRole("link", { name: "Add New Portfolio" }).click();
	await expect(page.getByRole("heading", { name: "Add New Portfolio" })).toBeVisible();
	const title = `A yard camera that counts pallets ${crypto.randomUUID().slice(0, 8)}`;
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByLabel("Service", { exact: true }).selectOption("ai-automation");
	await page.getByLabel("Description", { exact: true }).fill("Counts pallets at four gates and files the difference.");
	await page.getByRole("button", { name: "Create Portfolio" }).click();
	await expect(page.getByText("Portfolio created")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("AI Automation");

	await expect(sameBrowser.getByRole("link", { name: new RegExp(title) })).toBeAttached();
	await visitor.clock.fastForward(61_000);
	await visitor.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(visitor.getByRole("link", { name: new RegExp(title) })).toBeAttached();
	for (const open of [visitor, sameBrowser]) await open.close();

	await page.getByRole("link", { name: `Edit ${title}` }).click();
	await expect(page.getByRole("heading", { name: "Edit Portfolio" })).toBeVisible();
	await page.getByLabel("Client", { exact: true }).fill("Dockline");
	await page.getByRole("button", { name: "Update Portfolio" }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Dockline");

	const question = "Are you sure you want to delete this portfolio?";
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	expect(await answer(page, "Cancel")).toBe(question);
	await expect(page.getByRole("row", { name: new RegExp(title) })).toBeVisible();
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	expect(await answer(page, "Delete")).toBe(question);
	// A toast under the pointer stays.
	await page.getByRole("listitem").filter({ hasText: "Portfolio deleted" }).hover();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Dockline");
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	expect(await answer(page, "Delete")).toBe(question);
	await expect(page.getByRole("row", { name: new RegExp(title) })).toHaveCount(0);
});

test("asks before logging out with unsaved changes", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio/new");
	await page.getByLabel("Title", { exact: true }).fill("Half a title");
	const leave = () => page.getByRole("link", { name: "Logout" }).click({ noWaitAfter: true });
	await leave();
	expect(await answer(page, "Stay")).toMatch(/^Leave without saving\? /);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a title");
	await expect(page).toHaveURL(/\/admin\/portfolio\/new$/);
	await leave();
	await answer(page, "Leave");
	await expect(page).toHaveURL(/\/admin\/login$/);
});
