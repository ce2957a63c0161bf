import { adminRest } from "./support/admin-rows.ts";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, signInByForm, tabTo, test } from "./support/journey.ts";

const day = (later: number) => {
	const date = new Date();
	date.setDate(date.getDate() + later);
	return [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
};

test("finds what changed on a day with the keyboard, and the sign-in, and is accessible", async ({ page }) => {
	await signInByForm(page);
	const rest = adminRest(page);
	const from = day(0);
	const mark = `zactivity-${Math.random().toString(36).slice(2, 8)}`;
	await rest.insert("blogs", [{ slug: mark, title: mark, content: "<p>x</p>", author: { name: "Ada" }, status: "draft" }]);
	await tabTo(page, page.getByRole("link", { name: "All activity" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Activity" })).toBeVisible();
	const rows = page.getByRole("row").filter({ has: page.getByRole("rowheader") });
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expect(rows.first()).toBeVisible();
		await expectPartAccessible(page, `activity at ${width} px`, "main");
	}

	// Other journeys fill the first page with their rows, and sign in as other administrators.
	const type = page.getByRole("combobox", { name: "Type" });
	await type.selectOption("Sign-ins");
	const session = rows.filter({ hasText: "Signed in" }).filter({ hasText: "admin@kalpa.example" }).first();
	await expect(session).toContainText(/Chrome on \w+/);
	await type.selectOption("Posts");
	await page.getByRole("searchbox", { name: "Search activity" }).fill(mark);
	// The run can pass midnight.
	const to = day(1);
	await page.getByLabel("From", { exact: true }).fill(from);
	await page.getByLabel("To", { exact: true }).fill(to);
	await expect(rows).toHaveCount(1);
	await expect(rows).toContainText(`Created ${mark}`);
	await expect(page).toHaveURL(new RegExp(`type=blogs.*from=${from}.*to=${to}`));
	await tabTo(page, rows.getByRole("link", { name: mark }));
	await page.keyboard.press("Enter");
	await page.getByRole("textbox", { name: "Excerpt" }).fill("New words");
	await page.keyboard.press("Control+S");
	await expect(page.getByText("Blog Post Updated")).toBeVisible();
	await page.goBack();
	await expect(rows).toHaveCount(2);
	await expect(rows.first()).toContainText(`Changed ${mark}`);
	await expect(rows.first()).toContainText("Excerpt");

	await rest.update("blogs", `slug=eq.${mark}`, { published_at: "2031-05-06T07:00:00Z" });
	await rest.remove("blogs", `slug=eq.${mark}`);
	await page.reload();
	await expect(rows).toHaveCount(4);
	await expect(rows.nth(1)).toContainText(/Changed.*Publication/);
	await expect(rows.getByRole("link", { name: mark })).toHaveCount(0);
	await page.getByLabel("To", { exact: true }).fill(day(1));
	await page.getByLabel("From", { exact: true }).fill(day(1));
	await expect(page.getByText("No entries match")).toBeVisible();
	await page.getByLabel("From", { exact: true }).fill(from);
	await expect(rows).toHaveCount(4);
	await page.getByLabel("To", { exact: true }).fill(day(-2));
	await page.getByLabel("From", { exact: true }).fill(day(-2));
	await expect(page.getByText("No entries match")).toBeVisible();
});
