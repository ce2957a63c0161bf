import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { ADMIN, STRANGER } from "./support/people.ts";

test("without a session every admin address leads to the login, and a wrong password opens nothing", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*400/);
	await page.goto("/admin/portfolio");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.getByLabel("Email").fill(ADMIN.email);
	await page.getByLabel("Password").fill("wrong-password");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByRole("alert")).toHaveText("E-mail or password is wrong.");
	await page.getByLabel("Password").fill(ADMIN.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Portfolio Management" })).toBeVisible();
	await page.getByRole("link", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("auth-token")))).toEqual([]);
	await page.goBack();
	await expect(page.getByRole("heading", { name: "Portfolio Management" })).toHaveCount(0);
});

test("a stranger with an account is told that he is not the administrator, and sees nothing", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/rest/v1/")) asked.push(new URL(request.url()).pathname);
	});
	await page.goto("/admin/login");
	await page.getByLabel("Email").fill(STRANGER.email);
	await page.getByLabel("Password").fill(STRANGER.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("You are not the administrator")).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Administration" })).toHaveCount(0);
	expect([...new Set(asked)]).toEqual(["/rest/v1/rpc/is_administrator"]);
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("the old flag in local storage opens nothing", async ({ page }) => {
	await page.addInitScript(() => {
		localStorage.setItem("isAdmin", "true");
		localStorage.setItem("adminLoggedIn", "true");
	});
	await page.goto("/admin");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("he creates a project, a visitor's open page shows it, he edits and deletes it, and undoes", async ({
	page,
	context,
	browser,
	baseURL,
}) => {
	const visitor = await browser.newPage({ baseURL });
	await visitor.clock.install();
	await visitor.goto("/portfolio");
	await visitor.getByRole("button", { name: /^All Projects/ }).waitFor();
	const sameBrowser = await context.newPage();
	await sameBrowser.goto("/portfolio");
	await sameBrowser.getByRole("button", { name: /^All Projects/ }).waitFor();

	await signInAsAdministrator(page);
	await page.getByRole("link", { name: "Add New Portfolio" }).click();
	await expect(page.getByRole("heading", { name: "Add New Portfolio" })).toBeVisible();
	const title = "A yard camera that counts pallets";
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

	await page.getByRole("link", { name: `Edit ${title}` }).click();
	await expect(page.getByRole("heading", { name: "Edit Portfolio" })).toBeVisible();
	await page.getByLabel("Client", { exact: true }).fill("Dockline");
	await page.getByRole("button", { name: "Update Portfolio" }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Dockline");

	page.once("dialog", (dialog) => void dialog.dismiss());
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toBeVisible();
	const asked: string[] = [];
	page.on("dialog", (dialog) => {
		asked.push(dialog.message());
		void dialog.accept();
	});
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	await expect(page.getByText("Portfolio deleted")).toBeVisible();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toHaveCount(0);
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Dockline");
	await page.getByRole("button", { name: `Delete ${title}` }).click();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toHaveCount(0);
	expect(asked).toEqual(["Are you sure you want to delete this portfolio?", "Are you sure you want to delete this portfolio?"]);
	await visitor.close();
});

test("saving over a newer version is refused; keeping mine saves mine", async ({ page, context, problems }) => {
	problems.allow(/StaleProject/);
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio");
	await page.getByRole("link", { name: "Edit Inspections for lift engineers, inside the shaft" }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio\/edit\//);
	const other = await context.newPage();
	await other.goto(page.url());
	await other.getByLabel("Client", { exact: true }).fill("Changed first");
	await other.getByRole("button", { name: "Update Portfolio" }).click();
	await expect(other.getByText("Portfolio updated")).toBeVisible();
	await page.getByLabel("Client", { exact: true }).fill("Changed second");
	await page.getByRole("button", { name: "Update Portfolio" }).click();
	await expect(page.getByText("This project was changed elsewhere since you opened it.")).toBeVisible();
	await expect(page.getByLabel("Client", { exact: true })).toHaveValue("Changed second");
	await other.reload();
	await expect(other.getByRole("row", { name: /Inspections for lift engineers/ })).toContainText("Changed first");
	await page.getByRole("button", { name: "Keep mine" }).click();
	await expect(page.getByRole("row", { name: /Inspections for lift engineers/ })).toContainText("Changed second");
});

test("a missing project is reported; a list that does not load says so", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Portfolios:/);
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio/edit/00000000-0000-4000-8000-000000000000");
	await expect(page.getByText("Project not found")).toBeVisible();
	await expect(page.getByText("The project you're trying to edit doesn't exist.")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await page.route("**/rest/v1/portfolios*", (route) => route.fulfill({ status: 400, body: '{"code":"XX"}' }));
	await page.reload();
	await expect(page.getByText("Failed to load portfolios. Please try again.").first()).toBeVisible();
	await page.unroute("**/rest/v1/portfolios*");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("table")).toBeVisible();
});

test("/admin/portfolios leads to the list", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolios");
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
});

test("a session that ends elsewhere locks the form in place; signing in again gives the text back, and it can be saved", async ({
	page,
	context,
	problems,
}) => {
	problems.allow(/Failed to load resource.*40[01]/);
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio");
	await page.getByRole("link", { name: "Edit A searchable collection of 214,000 objects" }).click();
	const typed = `Typed before the session ended ${crypto.randomUUID().slice(0, 8)}`;
	await page.getByLabel("Client", { exact: true }).fill(typed);
	const other = await context.newPage();
	await other.goto("/admin");
	await other.getByRole("link", { name: "Logout" }).click();
	await expect(other).toHaveURL(/\/admin\/login$/);
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await expect(dialog).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	await dialog.getByLabel("Password").fill("wrong-password");
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("The password is wrong.");
	await dialog.getByLabel("Password").fill(ADMIN.password);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByLabel("Client", { exact: true })).toHaveValue(typed);
	await page.getByRole("button", { name: "Update Portfolio" }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
});

test("logging out with unsaved changes asks first", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio/new");
	await page.getByLabel("Title", { exact: true }).fill("Half a title");
	const answer = async (reply: "accept" | "dismiss") => {
		const [dialog] = await Promise.all([
			page.waitForEvent("dialog"),
			page.getByRole("link", { name: "Logout" }).click({ noWaitAfter: true }),
		]);
		await dialog[reply]();
	};
	await answer("dismiss");
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a title");
	await expect(page).toHaveURL(/\/admin\/portfolio\/new$/);
	await answer("accept");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("signing out works without a network too", async ({ page, context, problems }) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
	await signInAsAdministrator(page);
	await page.route("**/auth/v1/logout*", (route) => route.abort("internetdisconnected"));
	await page.getByRole("link", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("auth-token")))).toEqual([]);
	const again = await context.newPage();
	await again.goto("/admin");
	await expect(again).toHaveURL(/\/admin\/login$/);
});
