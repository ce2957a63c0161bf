import { DESK, expectAccessible, expectAccessibleAndNarrow, still, WIDTHS } from "./support/axe.ts";
import { alive, allAlive, expect, signInByForm, test } from "./support/journey.ts";

for (const width of WIDTHS) {
	test.describe(`${width} px`, () => {
		test.use(still(width));

		test("the home page with form errors and an open menu is accessible", async ({ page }) => {
			await page.goto("/");
			await alive(page);
			await page.locator("#portfolio").scrollIntoViewIfNeeded();
			await page
				.getByRole("link", { name: /^View Case Study/ })
				.first()
				.waitFor();
			await page.locator("#contact").scrollIntoViewIfNeeded();
			await page.getByRole("button", { name: "Send message" }).click();
			await expect(page.getByText("First name is required")).toBeVisible();
			await expect(page.getByLabel("First name")).toBeFocused();
			await expectAccessible(page, "/ with errors");
			if (width < 768) {
				await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
				await page.getByRole("button", { name: "Open menu" }).click();
				await expectAccessible(page, "/ with menu");
			}
		});

		test("the home page is accessible with a service, an answer, the assistant and a toast open", async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			await page.goto("/");
			await alive(page);
			await page.locator("#services summary").first().click();
			await expect(page.locator("#services details[open]")).toBeVisible();
			await page.locator("#faq summary").first().click();
			await page.getByRole("button", { name: /^Copy Email/ }).click();
			await expect(page.getByText(/^Email copied/)).toBeVisible();
			await expectAccessible(page, "/ with accordion, answer and toast");
			await page.getByRole("button", { name: /^Open chat/ }).click();
			const panel = page.getByRole("dialog", { name: /assistant/i });
			await panel.getByRole("textbox").first().fill("Do you work with hospitals?");
			await page.keyboard.press("Enter");
			await panel.getByLabel(/e-?mail/i).waitFor();
			await panel.getByRole("button", { name: "Send to the team" }).click();
			await expectAccessible(page, "/ with the assistant and its error");
		});

		test("the lead dialog with errors and the filtered portfolio with the assistant are accessible", async ({ page }) => {
			await page.goto("/");
			await allAlive(page);
			await page.getByRole("link", { name: "Schedule Consultation" }).click();
			const dialog = page.getByRole("dialog", { name: "Start a project" });
			await dialog.getByRole("button", { name: "Send message" }).click();
			await expect(dialog.getByText("First name is required")).toBeVisible();
			await expectAccessible(page, "/ with the lead dialog");
			await page.goto("/portfolio?service=saas");
			await page.getByRole("button", { name: /^All Projects/ }).waitFor();
			await page.getByRole("button", { name: /^Open chat/ }).click();
			await page.getByRole("button", { name: "Show me Web projects" }).waitFor();
			await expectAccessible(page, "/portfolio with the assistant");
		});

		test("the not-found page and the portfolio's error are accessible", async ({ page, problems }) => {
			problems.allow(/Failed to load resource/, /Portfolio:/);
			await page.goto("/nowhere");
			await expectAccessible(page, "not found");
			await page.route("**/rest/v1/portfolios*", (route) => route.fulfill({ status: 400, body: "{}" }));
			await page.goto("/portfolio");
			await page.getByRole("button", { name: "Try Again" }).waitFor();
			await expectAccessible(page, "/portfolio with error");
		});
	});
}

test.describe("admin area", () => {
	test.use(still(DESK));

	test("the login, the dashboard, a list and a form are accessible", async ({ page }) => {
		await page.goto("/admin/login");
		await page.getByRole("button", { name: "Sign in" }).click();
		await expect(page.getByText("Email is required")).toBeVisible();
		await expectAccessibleAndNarrow(page, "/admin/login with errors");
		await signInByForm(page);
		await expectAccessibleAndNarrow(page, "/admin");
		await page.goto("/admin/portfolio");
		await page.getByRole("table").waitFor();
		await expectAccessibleAndNarrow(page, "/admin/portfolio");
		await page.goto("/admin/portfolio/new");
		await page.getByRole("button", { name: "Create Portfolio" }).click();
		await page.getByText("Please fill in all required fields.").waitFor();
		await expectAccessibleAndNarrow(page, "/admin/portfolio/new with errors");
	});
});
