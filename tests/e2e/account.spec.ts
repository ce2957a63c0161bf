import type { Locator, Page } from "@playwright/test";
import { company } from "../../src/content/company";
import { sessionLabels } from "../../src/features/admin/session/labels.ts";
import { keptSessions, openSignedIn, type Person } from "./support/account.ts";
import { DESK, expectAccessible, expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, test } from "./support/journey.ts";
import { SECOND_ADMIN } from "./support/people.ts";
import { answer } from "./support/question.ts";
import { playSecondStep } from "./support/second-step.ts";

/** A read of the other tab that starts while the session ends is refused. */
const REFUSED_READ = /Failed to load resource.*401/;

async function giveLogin(page: Page, { email, password }: Person): Promise<void> {
	await page.goto("/admin/login");
	await page.getByLabel("Email").fill(email);
	await page.getByLabel("Password").fill(password);
	await page.getByRole("button", { name: "Sign in" }).click();
}

test("signing out everywhere locks this browser's tabs at once and the other device on its next focus", async ({
	page,
	context,
	browser,
	baseURL,
	problems,
}) => {
	problems.allow(REFUSED_READ);
	const device = await (await browser.newContext({ baseURL })).newPage();
	await openSignedIn(device, SECOND_ADMIN, "/admin/account");
	await openSignedIn(page, SECOND_ADMIN, "/admin/account");
	const tab = await context.newPage();
	await tab.goto("/admin/portfolio");
	await expect(tab.getByRole("heading", { name: "Portfolio Management" })).toBeVisible();
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await answer(page, "Cancel");
	await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await answer(page, "Sign out");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await expect(tab.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
	await tab.keyboard.press("Escape");
	await expect(tab.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
	await device.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(device.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();

	// After signing in again in one tab, the other tab continues.
	await giveLogin(page, SECOND_ADMIN);
	await expect(tab.getByRole("dialog")).toHaveCount(0);
	await expect(tab.getByRole("heading", { name: "Portfolio Management" })).toBeVisible();
	await device.context().close();
});

test("locks the other tabs when signing out without a network, and reports a failed sign-out everywhere", async ({
	page,
	context,
	problems,
}) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, REFUSED_READ);
	await openSignedIn(page, SECOND_ADMIN, "/admin/account");
	const tab = await context.newPage();
	await tab.goto("/admin/portfolio");
	await expect(tab.getByRole("heading", { name: "Portfolio Management" })).toBeVisible();
	await page.route("**/auth/v1/logout*", (route) => route.abort("internetdisconnected"));
	await page.getByRole("button", { name: "Sign out everywhere" }).click();
	await answer(page, "Sign out");
	await expect(page.getByText("Signed out on this device only")).toBeVisible();
	await expect(tab.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
	expect(await keptSessions(page)).toEqual([]);
});

test("sets up two-step sign-in, refuses a wrong code, accepts the right one, and turns it off", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*422/);
	const server = await playSecondStep(page);
	await giveLogin(page, SECOND_ADMIN);
	await page.getByRole("button", { name: "Account menu" }).click();
	await page.getByRole("menuitem", { name: "Account" }).click();
	await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
	const picture = page.getByRole("img", { name: "QR code for the authenticator app" });
	await expect(picture).toBeVisible();
	await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
	await page.getByText("Can't scan it?").click();
	await expect(page.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
	await page.getByRole("button", { name: sessionLabels.turnOn }).click();
	await expect(page.getByText("Enter the six digits from your app")).toBeVisible();
	await page.getByLabel("Code").fill("000000");
	await page.getByRole("button", { name: sessionLabels.turnOn }).click();
	await expect(page.getByText(/^The code is wrong/)).toBeVisible();
	await page.getByLabel("Code").fill("123 456");
	await page.getByRole("button", { name: sessionLabels.turnOn }).click();
	await expect(page.getByText("Two-step sign-in is on")).toBeVisible();
	await expect(page.getByText("Authenticator 1", { exact: true })).toBeVisible();
	await expect(page.getByRole("button", { name: "Add another app" })).toBeFocused();

	await page.getByRole("link", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
	await giveLogin(page, SECOND_ADMIN);
	await expect(page.getByRole("heading", { name: "Two-step sign-in" })).toBeVisible();
	await expect(page.getByLabel("Code")).toBeFocused();
	// The password alone opens no other page; a reload asks for the code again.
	await page.goto("/admin/portfolio");
	await expect(page).toHaveURL(/\/admin\/login$/);
	await page.getByLabel("Code").fill("654321");
	await page.keyboard.press("Enter");
	await expect(page.getByText(/^The code is wrong/)).toBeVisible();
	await page.getByLabel("Code").fill(server.code);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/portfolio$/);

	await page.goto("/admin/account");
	await page.getByRole("button", { name: "Remove Authenticator 1" }).click();
	await answer(page, "Remove");
	await expect(page.getByText("Two-step sign-in is off")).toBeVisible();
	await expect(page.getByRole("button", { name: "Set up two-step sign-in" })).toBeFocused();
	await page.reload();
	await expect(page.getByRole("button", { name: "Set up two-step sign-in" })).toBeVisible();
});

test("asks for both steps over the open form when the session has ended", async ({ page, context, problems }) => {
	problems.allow(/Failed to load resource.*4(01|22)/);
	const app = { id: "app-1", friendly_name: "Phone", factor_type: "totp", status: "verified", created_at: "2026-11-01T09:00:00Z" };
	await playSecondStep(page, { factors: [app, { ...app, id: "app-2", friendly_name: "Tablet" }] });
	await giveLogin(page, SECOND_ADMIN);
	await page.getByLabel("Device").selectOption("Tablet");
	await page.getByLabel("Code").fill("123456");
	await page.getByRole("button", { name: "Continue" }).click();
	await page.getByRole("link", { name: "Add New Portfolio" }).first().click();
	await page.getByLabel("Title", { exact: true }).fill("Half a title");
	const other = await context.newPage();
	await other.goto("/admin/login");
	await other.evaluate(() => localStorage.removeItem("sb-studio-auth-token"));
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await dialog.getByLabel("Password").fill(SECOND_ADMIN.password);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await dialog.getByLabel("Code").fill("123456");
	await dialog.getByRole("button", { name: "Continue" }).click();
	await expect(dialog).toHaveCount(0);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Half a title");
	await page.getByLabel("Title", { exact: true }).fill("");
});

test("the sidebar and the account menu work with the keyboard alone", async ({ page }) => {
	await openSignedIn(page, SECOND_ADMIN, "/admin");
	const press = async (...keys: string[]) => {
		for (const key of keys) await page.keyboard.press(key);
	};
	await press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	const navigation = page.getByRole("navigation", { name: "Administration" });
	for (const name of ["Dashboard", "Portfolios"]) {
		await press("Tab");
		await expect(navigation.getByRole("link", { name })).toBeFocused();
	}
	await press("Enter");
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await expect(navigation.getByRole("link", { name: "Portfolios" })).toHaveAttribute("aria-current", "page");
	await expect(page.getByRole("main")).toBeFocused();
	await expect(page).toHaveTitle(`Portfolios · Admin Panel | ${company.name}`);

	const toggle = page.getByRole("button", { name: "Toggle sidebar" });
	await toggle.focus();
	await press("Enter");
	await expect(navigation.getByText("Portfolios")).toHaveCSS("clip-path", "inset(50%)");
	await navigation.getByRole("link", { name: "Blogs" }).focus();
	await expect(page.getByRole("tooltip")).toHaveText("Blogs");
	await page.reload();
	await expect(navigation.getByText("Portfolios")).toHaveCSS("clip-path", "inset(50%)");
	await toggle.press("Enter");

	const menu = page.getByRole("button", { name: "Account menu" });
	await menu.focus();
	await press("Enter");
	await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
	await press("Escape");
	await expect(menu).toBeFocused();
	await press("Enter");
	await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
	await press("Enter");
	await expect(page).toHaveURL(/\/admin\/account$/);
	await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
	// The new screen takes the focus when it is announced.
	await expect(page.locator("p[aria-live=polite]")).toHaveText("Account · Admin Panel");
	await menu.focus();
	await press("Enter");
	await expect(page.getByRole("menuitem", { name: "Account" })).toBeFocused();
	await press("ArrowDown");
	await expect(page.getByRole("menuitem", { name: "Logout" })).toBeFocused();
	await press("Enter");
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("closes the sidebar on a phone on Esc, a tap outside and every link", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openSignedIn(page, SECOND_ADMIN, "/admin/account");
	const toggle = page.getByRole("button", { name: "Toggle sidebar" });
	const overlay = page.getByRole("dialog", { name: "Admin Panel" });
	await toggle.press("Enter");
	await expect(overlay).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(overlay).toBeHidden();
	await expect(toggle).toBeFocused();
	await toggle.click();
	await expect(overlay).toBeVisible();
	await page.mouse.click(380, 400);
	await expect(overlay).toBeHidden();
	await toggle.click();
	await overlay.getByRole("link", { name: "Portfolios" }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await expect(overlay).toBeHidden();
	await expect(page.getByRole("banner").getByText("Portfolios")).toBeVisible();
	await toggle.click();
	await overlay.getByRole("link", { name: "Logout" }).click();
	await expect(page).toHaveURL(/\/admin\/login$/);
});

test("the admin layout and the account page are accessible", async ({ page, context, problems }) => {
	problems.allow(/Failed to load resource.*422/, /ERR_INTERNET_DISCONNECTED/, /Failed to fetch/);
	const check = async (where: string, within: string, shown: Locator, height: number) => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height });
			await expect(shown).toBeVisible();
			await expectPartAccessible(page, `${where} at ${width} px`, within);
		}
	};
	await playSecondStep(page);
	await giveLogin(page, SECOND_ADMIN);
	await page.getByRole("button", { name: "Account menu" }).click();
	await check("account menu", "[role=menu]", page.getByRole("menuitem", { name: "Account" }), 860);
	await page.getByRole("menuitem", { name: "Account" }).click();
	await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await page.getByRole("button", { name: "Toggle sidebar" }).click();
		if (width < 1024) {
			await expect(page.getByRole("dialog", { name: "Admin Panel" })).toBeVisible();
			await expectAccessible(page, "overlay");
			await page.keyboard.press("Escape");
		} else {
			await page.getByRole("navigation").getByRole("link", { name: "Blogs" }).hover();
			await expect(page.getByRole("tooltip")).toBeAttached();
			await expectAccessible(page, "collapsed, with a name beside its icon");
		}
	}
	// Fit everything on one screen: axe reports content that the top bar half covers.
	const height = 2000;
	await page.setViewportSize({ width: DESK, height });
	await page.getByRole("button", { name: "Change password" }).click();
	await check("account with errors", "main", page.getByText("Current password is required"), height);
	await page.getByRole("button", { name: "Set up two-step sign-in" }).click();
	await page.getByText("Can't scan it?").click();
	await page.getByLabel("Code").fill("000000");
	await page.getByRole("button", { name: sessionLabels.turnOn }).click();
	await check("setting up the second step", "main", page.getByText(/^The code is wrong/), height);
	await context.setOffline(true);
	await check("offline", "header", page.getByText(/^You.re offline\./), height);
});
