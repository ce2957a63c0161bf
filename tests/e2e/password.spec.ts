import type { Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend.ts";
import { company } from "../../src/content/company";
import { sessionLabels } from "../../src/features/admin/session/labels.ts";
import { keptSessions, openSignedIn } from "./support/account.ts";
import { DESK, expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, inbox, test } from "./support/journey.ts";
import { changedAdmin, FORGETFUL_ADMIN } from "./support/people.ts";

const NEW_PASSWORD = "four harbor masters agree";

/** Requests a password reset and reads the link in its mail. */
async function askForLink(page: Page, email: string): Promise<string> {
	await page.goto("/admin/reset");
	await page.getByLabel("Email").fill(email);
	await page.getByRole("button", { name: sessionLabels.sendLink }).click();
	await expect(page.getByRole("status")).toContainText("If this address has an account, an email is on its way");
	const newest = (await inbox(page)).find((mail) => "to" in mail && mail.to === email && mail.kind === "auth");
	const link = newest && "text" in newest ? /http\S+/.exec(String(newest.text))?.[0] : undefined;
	if (!link) throw new Error(`No mail to ${email}`);
	return link;
}

test("resets a password with a mailed link that works once and signs out other sessions", async ({
	page,
	context,
	browser,
	baseURL,
	problems,
}) => {
	problems.allow(/Failed to load resource.*40[03]/);
	const administrator = changedAdmin("reset", test.info().retry);
	const elsewhere = await (await browser.newContext({ baseURL })).newPage();
	await openSignedIn(elsewhere, administrator, "/admin/account");

	await page.goto("/admin/login");
	await page.getByLabel("Email").fill(administrator.email);
	await page.getByRole("link", { name: "Forgot your password?" }).click();
	await expect(page.getByLabel("Email")).toHaveValue(administrator.email);
	const older = await askForLink(page, administrator.email);
	const link = await askForLink(page, administrator.email);

	await page.goto(older);
	await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/reset$/);

	await page.goto(link);
	await expect(page.getByRole("heading", { name: "New password" })).toBeVisible();
	await expect(page.getByText(administrator.email)).toBeVisible();
	// The token isn't in the URL, the history or the browser's storage, so a second tab stays signed out.
	await expect(page).toHaveURL(/\/admin\/reset$/);
	expect(await keptSessions(page)).toEqual([]);
	const second = await context.newPage();
	await second.goto("/admin");
	await expect(second).toHaveURL(/\/admin\/login$/);
	await second.close();

	await page.getByLabel("New password").fill("short");
	await page.getByRole("button", { name: sessionLabels.setPassword }).click();
	await expect(page.getByText("Use at least 10 characters")).toBeVisible();
	await page.getByLabel("New password").fill(NEW_PASSWORD);
	await page.getByLabel(sessionLabels.repeatPassword).fill(`${NEW_PASSWORD}?`);
	await page.getByRole("button", { name: sessionLabels.setPassword }).click();
	await expect(page.getByText("The two passwords don't match")).toBeVisible();
	await expect(page.getByLabel(sessionLabels.repeatPassword)).toHaveAttribute("type", "password");
	await page.getByRole("button", { name: "Show password" }).nth(1).click();
	await expect(page.getByLabel(sessionLabels.repeatPassword)).toHaveAttribute("type", "text");
	await page.getByLabel(sessionLabels.repeatPassword).fill(NEW_PASSWORD);
	await page.getByRole("button", { name: sessionLabels.setPassword }).click();
	await expect(page.getByText("Password changed")).toBeVisible();
	await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
	await expect(page).toHaveURL(/\/admin$/);
	await page.reload();
	await expect(page.getByRole("heading", { name: "Dashboard" })).toBeVisible();
	await expect(page.getByText("Password changed")).toHaveCount(0);

	await elsewhere.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(elsewhere.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();

	await page.goto(link);
	await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	await elsewhere.getByRole("dialog").getByLabel("Password").fill(NEW_PASSWORD);
	await elsewhere.getByRole("button", { name: "Sign in" }).click();
	await expect(elsewhere.getByRole("dialog")).toHaveCount(0);
	await elsewhere.context().close();
});

test("gives the same answer but sends no mail for an unknown e-mail address", async ({ page }) => {
	await page.goto("/admin/reset");
	await page.getByLabel("Email").fill("no address");
	await page.getByRole("button", { name: sessionLabels.sendLink }).click();
	await expect(page.getByText("Invalid email address")).toBeVisible();
	await page.getByLabel("Email").fill("nobody-at-all@kalpa.example");
	await page.getByRole("button", { name: sessionLabels.sendLink }).click();
	await expect(page.getByRole("status")).toHaveText(
		"If this address has an account, an email is on its way to nobody-at-all@kalpa.example. The link works once and expires after one hour.",
	);
	expect((await inbox(page)).filter((mail) => "to" in mail && mail.to === "nobody-at-all@kalpa.example")).toEqual([]);
});

test("ignores tokens in the URL of an admin page", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*40[03]/);
	const link = await askForLink(page, FORGETFUL_ADMIN.email);
	const answer = await page.request.get(link, { maxRedirects: 0 });
	const { hash } = new URL(answer.headers().location ?? "");
	expect(hash).toContain("access_token=");
	await page.goto(`/admin${hash}`);
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await keptSessions(page)).toEqual([]);
	await page.goto("/admin/reset#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer&type=recovery");
	await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	expect(await keptSessions(page)).toEqual([]);
});

test("changes the password only with the current one, and refuses the old one afterwards", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*400/);
	const administrator = changedAdmin("change", test.info().retry);
	await openSignedIn(page, administrator, "/admin/account");
	const change = async (current: string, next: string) => {
		await page.getByLabel("Current password").fill(current);
		await page.getByLabel("New password").fill(next);
		await page.getByLabel(sessionLabels.repeatPassword).fill(next);
		await page.getByRole("button", { name: "Change password" }).click();
	};
	await change("not my password", NEW_PASSWORD);
	await expect(page.getByText("The current password is wrong.")).toBeVisible();
	await expect(page.getByLabel("Current password")).toBeFocused();
	await change(administrator.password, NEW_PASSWORD);
	await expect(page.getByText("Password changed")).toBeVisible();
	await expect(page.getByLabel("New password")).toHaveValue("");

	const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
	const old = await page.request.post("/auth/v1/token?grant_type=password", { headers, data: administrator });
	expect(old.status()).toBe(400);
	await change(NEW_PASSWORD, administrator.password);
	await expect(page.getByLabel("New password")).toHaveValue("");
	await page.reload();
	await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
	await expect(page.getByText("This server doesn't support two-step sign-in.")).toBeVisible();
	await expect(page).toHaveTitle(`Account · Admin Panel | ${company.name}`);
});

test("the login and the password reset screens are accessible", async ({ page }) => {
	await page.setViewportSize({ width: DESK, height: 860 });
	await page.goto("/admin/login");
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("Password is required")).toBeVisible();
	await expectAccessibleAndNarrow(page, "login with errors");
	const link = await askForLink(page, FORGETFUL_ADMIN.email);
	await expectAccessibleAndNarrow(page, "mail sent");
	await page.goto(link);
	await page.getByRole("button", { name: sessionLabels.setPassword }).click();
	await expect(page.getByText("New password is required")).toBeVisible();
	await expectAccessibleAndNarrow(page, "new password with errors");
	await page.goto(link);
	await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
	await expectAccessibleAndNarrow(page, "used link");
});
