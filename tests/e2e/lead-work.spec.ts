import type { Locator, Page } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { DESK, expectPartAccessible, still } from "./support/axe.ts";
import { expect, inbox, openDashboard, quiet, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import { openInbox, reader, removeAll, row, unmistakable, writeAs } from "./support/leads.ts";

const followUps = (page: Page) => page.getByRole("region", { name: /follow up today|Follow-ups/ });
const save = (page: Page) => reader(page).getByRole("button", { name: "Save notes and day" });

async function openLead(page: Page, subject: string): Promise<void> {
	await openInbox(page, subject);
	await row(page, subject).click();
	await expect(reader(page).getByRole("heading", { name: subject })).toBeVisible();
}

test("notes and a day, saved over another change, lead from the dashboard back to the lead, and winning it ends them", async ({ page }) => {
	const subject = unmistakable("Follow me up");
	await writeAs(page, subject);
	await signInAsAdministrator(page);
	await openLead(page, subject);
	await reader(page).getByLabel("Notes").fill("Wants a demo in May");
	await reader(page).getByLabel("Follow up on").fill("2026-01-05");
	await expect(reader(page).getByText("Not saved yet")).toBeVisible();
	await adminRest(page).update("leads", `subject=eq.${encodeURIComponent(subject)}`, { notes: "From another window" });
	await save(page).press("Enter");
	await expect(reader(page).getByRole("alert")).toContainText("From another window");
	await expect(reader(page).getByLabel("Notes")).toHaveValue("Wants a demo in May");
	await expectPartAccessible(page, "a change made elsewhere", "main");
	await reader(page).getByRole("button", { name: "Keep mine" }).click();
	await expect(page.getByText("Notes and day saved")).toBeVisible();

	await openDashboard(page);
	await expect(followUps(page).getByRole("listitem").filter({ hasText: subject })).toContainText("Overdue since Jan 5, 2026");
	await followUps(page)
		.getByRole("link", { name: new RegExp(subject) })
		.press("Enter");
	await expect(reader(page).getByLabel("Notes")).toHaveValue("Wants a demo in May");
	await reader(page).getByLabel("Follow up on").fill("");
	await save(page).press("Enter");
	await expect(reader(page).getByText("Not saved yet")).toHaveCount(0);
	await reader(page).getByLabel("Status").selectOption("won");
	await expect(page.getByText("Marked as won")).toBeVisible();
	await expect(row(page, subject)).toHaveCount(0);

	await page.getByRole("searchbox", { name: "Search leads" }).fill(subject);
	await expect(page.getByText("The search includes archived, won and lost leads.")).toBeVisible();
	await expect(row(page, subject)).toContainText("Won");
	await openDashboard(page);
	await quiet(page);
	await expect(followUps(page).getByRole("link", { name: new RegExp(subject) })).toHaveCount(0);
	await removeAll(page, subject);
});

test.describe("by touch", () => {
	test.use({ ...still(390), hasTouch: true });

	test("a lead links to the other messages of its address; filters, follow-ups and the form are accessible", async ({ page }) => {
		const subject = unmistakable("Same address");
		const check = async (where: string, shown: Locator) => {
			for (const width of [DESK, 390]) {
				await page.setViewportSize({ width, height: 860 });
				await expect(shown).toBeVisible();
				await expectPartAccessible(page, `${where} at ${width} px`, "main");
			}
		};
		await writeAs(page, `${subject} one`);
		await writeAs(page, `${subject} two`);
		await signInAsAdministrator(page);
		await openInbox(page, subject);
		await page.getByRole("button", { name: "Filters", exact: true }).tap();
		await check("filters", page.getByLabel("Show", { exact: true }));
		await row(page, `${subject} one`).tap();
		const others = reader(page).getByRole("region", { name: /other messages? from this address/ });
		await expect(others.getByRole("link", { name: `${subject} one` })).toHaveCount(0);
		await others.getByRole("link", { name: `${subject} two` }).tap();
		await expect(reader(page).getByRole("heading", { name: `${subject} two` })).toBeVisible();
		await reader(page).getByRole("button", { name: "Reply", exact: true }).tap();
		await expect(reader(page).getByRole("textbox", { name: /^Reply to / })).toBeFocused();
		await reader(page).getByRole("button", { name: "Discard", exact: true }).tap();
		await reader(page).getByLabel("Follow up on").fill("2026-01-05");
		await check("work", reader(page).getByText("Not saved yet"));
		await save(page).tap();
		await expect(page.getByText("Notes and day saved")).toBeVisible();
		await openDashboard(page);
		await check("follow-ups", followUps(page).getByRole("link", { name: new RegExp(subject) }));
		await removeAll(page, subject);
	});
});

test("answers a lead from the inbox with the keyboard", async ({ page, problems }) => {
	problems.allow(/status of 502/, /Leads:/);
	const subject = unmistakable("Please answer");
	await writeAs(page, subject);
	await signInAsAdministrator(page);
	await openLead(page, subject);
	await reader(page).getByRole("button", { name: "Reply", exact: true }).press("Enter");
	const text = reader(page).getByRole("textbox", { name: /^Reply to / });
	await expect(text).toBeFocused();
	await page.keyboard.type("Yes, on Monday.");
	let refused = 0;
	await page.route("**/send-email/reply", (route) =>
		refused++ === 0
			? route.fulfill({ status: 502, json: { error: { code: "delivery_failed", message: "The mail server refused the reply: 550" } } })
			: route.continue(),
	);
	await tabTo(page, reader(page).getByRole("button", { name: "Send", exact: true }));
	await page.keyboard.press("Enter");
	await expect(reader(page).getByRole("alert")).toHaveText("Not sent. The mail server refused the reply: 550");
	await expect(text).toHaveValue("Yes, on Monday.");
	await page.keyboard.press("Enter");
	await expect(page.getByText("Reply sent")).toBeVisible();
	await expect(reader(page).getByRole("list", { name: "Replies" })).toContainText("Yes, on Monday.");
	await expect(reader(page).getByLabel("Status")).toHaveValue("replied");
	const mails = (await inbox(page)).filter((mail) => mail.subject === `Re: ${subject}`);
	expect(mails).toHaveLength(1);
	await removeAll(page, subject);
});
