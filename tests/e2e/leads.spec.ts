import { readFile } from "node:fs/promises";
import { company } from "../../src/content/company.ts";
import { expectAccessible, expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, hydrated, inbox, openDashboard, quiet, signInAsAdministrator, test, withoutFormToken } from "./support/journey.ts";
import { openInbox, reader, removeAll, row, unmistakable, writeAs } from "./support/leads.ts";
import { answer } from "./support/question.ts";

test("shows, marks, archives, finds, deletes and restores a visitor's message", async ({ page, problems }) => {
	problems.allow(/Contact form:/, /Failed to load resource.*50[02]/);
	const subject = unmistakable("Forklift telemetry");
	await withoutFormToken(page);
	await page.goto("/#contact");
	await hydrated(page);
	const form = page.getByRole("form", { name: "Contact" });
	const texts = {
		"First name": "Ilse",
		"Last name": "Berg",
		Email: "ilse.berg@example.com",
		"Phone number": "+49 170 1234567",
		Subject: subject,
		Message: "Forty forklifts.\n<b>No</b> telemetry yet: https://evil.example/",
	};
	for (const [label, text] of Object.entries(texts)) await form.getByLabel(label, { exact: true }).fill(text);
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page).toHaveURL(/\/thank-you$/);

	await openDashboard(page);
	await page
		.getByRole("link", { name: /^Leads/ })
		.first()
		.click();
	await expect(page.getByRole("heading", { name: "Leads", level: 1 })).toBeVisible();
	await expect(row(page, subject)).toContainText("New.");
	await row(page, subject).click();
	await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}$/);
	await expect(reader(page).getByRole("heading", { name: subject })).toBeVisible();
	await expect(page).toHaveTitle(`${subject} · Leads | ${company.name}`);
	await expect(reader(page)).toContainText("<b>No</b> telemetry yet: https://evil.example/");
	await expect(reader(page).getByRole("link", { name: /evil/ })).toHaveCount(0);
	await expect(reader(page).getByText("Sent to the mailbox")).toBeVisible();
	await reader(page).getByRole("button", { name: "Reply", exact: true }).click();
	await expect(reader(page).getByRole("link", { name: "Write in your mail program" })).toHaveAttribute(
		"href",
		/^mailto:ilse\.berg@example\.com\?subject=Re%3A%20Forklift/,
	);
	await reader(page).getByRole("button", { name: "Discard" }).click();
	await expect(reader(page).getByRole("link", { name: /\+49/ })).toHaveAttribute("href", "tel:+491701234567");
	await expect(row(page, subject)).not.toContainText("New.");

	await page.getByRole("button", { name: "Mark as new" }).click();
	await expect(row(page, subject)).toContainText("New.");
	await page.reload();
	// Opening it again marks it as read.
	await expect(row(page, subject)).not.toContainText("New.");
	await page.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(page.getByText("Lead archived")).toBeVisible();
	await expect(row(page, subject)).toHaveCount(0);

	await page.getByRole("button", { name: "Filters", exact: true }).click();
	await page.getByLabel("Show", { exact: true }).selectOption("archived");
	await expect(page).toHaveURL(/status=archived/);
	await page.getByRole("searchbox", { name: "Search leads" }).fill(`forty ${subject.slice(-8)}`);
	await expect(row(page, subject)).toBeVisible();
	await expect(page).toHaveURL(/q=forty/);
	await row(page, subject).click();
	await expect(reader(page).getByRole("heading", { name: subject })).toBeVisible();
	const received = await reader(page).locator("time").first().getAttribute("datetime");
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	expect(await answer(page, "Delete")).toBe("Are you sure you want to delete this lead?");
	const deleted = page.getByRole("listitem").filter({ hasText: "Lead deleted" });
	// A toast under the pointer stays.
	await deleted.hover();
	await expect(page.getByText("No leads match")).toBeVisible();
	await deleted.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Lead restored")).toBeVisible();
	await row(page, subject).click();
	await expect(reader(page).locator("time").first()).toHaveAttribute("datetime", received ?? "");
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	expect(await answer(page, "Delete")).toBe("Are you sure you want to delete this lead?");
	await expect(row(page, subject)).toHaveCount(0);
});

test("exports the filtered leads without spreadsheet formulas", async ({ page }) => {
	const subject = unmistakable("Exported");
	await writeAs(page, `${subject} one`, { name: '=HYPERLINK("https://evil.example","x")', message: "@SUM(1+1)\n- first\n- second, third" });
	await writeAs(page, `${subject} two`, { name: "مريم, الفارسي" });
	await signInAsAdministrator(page);
	await openInbox(page, subject);
	const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
	await expect(page.getByText("2 leads exported")).toBeVisible();
	expect(download.suggestedFilename()).toMatch(/^leads-\d{4}-\d{2}-\d{2}\.csv$/);
	const text = await readFile(await download.path(), "utf8");
	expect(text.startsWith('\ufeff"Received (UTC)","Status","Name"')).toBe(true);
	expect(text.split("\r\n")).toHaveLength(4);
	expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")"`);
	expect(text).toContain(`"'@SUM(1+1)\n'- first\n'- second, third"`);
	expect(text).toContain(`"'+919876543210"`);
	expect(text).toContain(`"مريم, الفارسي"`);
	await removeAll(page, subject);
});

test("shows a chat as a conversation and why its mail failed, and sends it again once", async ({ page }) => {
	const subject = unmistakable("Refused by the mail server");
	const refuse = (text: string) => page.request.post("/dev/mail/faults", { data: { refuse: text } });
	await refuse(subject);
	await writeAs(page, subject, { source: "chat", message: "Visitor: In Marathi?\n And Hindi?\nAssistant: Yes, both.\nVisitor: Good." });
	await signInAsAdministrator(page);
	await openInbox(page, subject);
	await expect(row(page, subject)).toContainText("Not delivered");
	await row(page, subject).click();
	await expect(reader(page)).toContainText("The mail server refused the connection.");
	await expect(reader(page).getByRole("list", { name: "Conversation" }).getByRole("listitem")).toHaveText([
		/VisitorIn Marathi\?\s*And Hindi\?/i,
		/AssistantYes, both\./i,
		/VisitorGood\./i,
	]);
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expect(reader(page).getByText("Not delivered")).toBeVisible();
		await expectPartAccessible(page, `lead at ${width} px`, "main");
	}
	await reader(page).getByRole("button", { name: "Send again" }).click();
	await expect(
		page.getByRole("listitem").filter({ hasText: "Not delivered" }).filter({ hasText: "refused the connection" }).last(),
	).toBeVisible();
	await refuse("");
	await reader(page).getByRole("button", { name: "Send again" }).click();
	await expect(reader(page).getByText("Sent to the mailbox")).toBeVisible();
	await expect(reader(page).getByRole("button", { name: "Send again" })).toHaveCount(0);
	await expect(row(page, subject)).not.toContainText("Not delivered");
	expect((await inbox(page)).filter((mail) => mail.subject === subject)).toHaveLength(1);
	await removeAll(page, subject);
});

test("searches, opens, selects, archives, restores and deletes leads by keyboard alone", async ({ page }) => {
	const subject = unmistakable("By keyboard");
	for (const number of ["one", "two", "three"]) await writeAs(page, `${subject} ${number}`);
	await signInAsAdministrator(page);
	await page.goto("/admin/leads");
	await expect(page.getByRole("list", { name: "Leads" })).toBeVisible();
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox", { name: "Search leads" })).toBeFocused();
	await page.keyboard.type(`${subject} jk`);
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expect(page.getByText("No leads match")).toBeVisible();
		await expectPartAccessible(page, `no match at ${width} px`, "main");
	}
	await page.keyboard.press("Escape");
	await page.keyboard.type(subject);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("list", { name: "Leads" }).getByRole("listitem")).toHaveCount(3);
	await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
	await page.keyboard.press("j");
	await expect(reader(page).getByRole("heading", { name: `${subject} three` })).toBeVisible();
	await expect(row(page, `${subject} three`)).toBeFocused();
	await page.keyboard.press("j");
	await expect(reader(page).getByRole("heading", { name: `${subject} two` })).toBeVisible();
	await page.keyboard.press("k");
	await expect(reader(page).getByRole("heading", { name: `${subject} three` })).toBeVisible();
	await page.goBack();
	await expect(page.getByText("Choose a lead to read it.")).toBeVisible();

	await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
	await page.keyboard.press("Space");
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expect(page.getByText("3 selected")).toBeVisible();
		await expectAccessible(page, `selection at ${width} px`);
	}
	await page.getByRole("group", { name: "Selected leads" }).getByRole("button", { name: "Archive" }).focus();
	await page.keyboard.press("Enter");
	// A toast under the pointer stays.
	await page.getByRole("listitem").filter({ hasText: "3 leads archived" }).hover();
	// A search covers the archive.
	await expect(page.getByRole("list", { name: "Leads" }).getByText("Archived", { exact: true })).toHaveCount(3);
	await page.getByRole("button", { name: "Undo" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("list", { name: "Leads" }).getByRole("listitem")).toHaveCount(3);
	await expect(row(page, `${subject} one`)).toContainText("New.");

	await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
	await page.keyboard.press("Space");
	await page.getByRole("group", { name: "Selected leads" }).getByRole("button", { name: "Delete" }).focus();
	await page.keyboard.press("Enter");
	const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete these 3 leads?" });
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.getByRole("listitem").filter({ hasText: "3 leads deleted" }).hover();
	await page.getByRole("listitem").filter({ hasText: "3 leads deleted" }).getByRole("button", { name: "Undo" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByText("3 leads restored")).toBeVisible();
	await expect(page.getByRole("list", { name: "Leads" }).getByRole("listitem")).toHaveCount(3);
	await removeAll(page, subject);
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 860 } });

	test("list and lead are two pages, and Back returns to the same place", async ({ page }) => {
		const subject = unmistakable("On a phone");
		await writeAs(page, subject);
		await signInAsAdministrator(page);
		await openInbox(page, subject);
		await row(page, subject).click();
		await expect(reader(page)).toBeFocused();
		await expect(page.getByRole("list", { name: "Leads" })).toBeHidden();
		await page.goBack();
		await expect(row(page, subject)).toBeFocused();
		await row(page, subject).click();
		await page.getByRole("button", { name: "Leads", exact: true }).click();
		await expect(row(page, subject)).toBeVisible();
		await expect(page).toHaveURL(/\/admin\/leads\?q=/);
		await removeAll(page, subject);
	});
});

test("shows new leads after a minute and when the window regains focus", async ({ page }) => {
	const subject = unmistakable("By itself");
	await page.clock.install();
	await writeAs(page, `${subject} one`);
	await signInAsAdministrator(page);
	// The jump of the clock ends requests that are under way.
	const expiry = page.waitForResponse(/rpc\/delete_expired_leads/);
	await openInbox(page, subject);
	await expiry;
	await quiet(page);
	await writeAs(page, `${subject} two`);
	await page.clock.fastForward(61_000);
	await expect(row(page, `${subject} two`)).toBeVisible();
	await writeAs(page, `${subject} three`);
	await page.evaluate(() => dispatchEvent(new Event("focus")));
	await expect(row(page, `${subject} three`)).toBeVisible();
	await removeAll(page, subject);
});

test("shows an error when the list doesn't load, and the lead when marking it fails", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Leads:/);
	const subject = unmistakable("In trouble");
	await writeAs(page, subject);
	await signInAsAdministrator(page);
	await page.route("**/rest/v1/leads?*", (route) => route.fulfill({ status: 400, body: '{"code":"XX"}' }));
	await page.goto("/admin/leads");
	await expect(page.getByRole("alert").getByText("Failed to load leads. Please try again.")).toBeVisible();
	await page.unroute("**/rest/v1/leads?*");
	await page.route("**/rest/v1/rpc/mark_leads*", (route) => route.fulfill({ status: 500, body: "{}" }));
	await page.getByRole("button", { name: "Retry" }).click();
	const refused = page.waitForResponse(/rpc\/mark_leads/);
	await row(page, subject).click();
	await expect(reader(page)).toContainText("We need live dispatch.");
	await refused;
	await expect(row(page, subject)).toContainText("New.");
	await page.getByRole("button", { name: "Archive", exact: true }).click();
	await expect(page.getByText("Something went wrong. Please try again.")).toBeVisible();
	await page.route("**/rest/v1/rpc/delete_leads*", (route) => route.fulfill({ status: 200, json: [] }));
	await page.getByRole("button", { name: "Delete", exact: true }).click();
	expect(await answer(page, "Delete")).toBe("Are you sure you want to delete this lead?");
	await expect(page.getByText("Failed to delete lead. Please try again.")).toBeVisible();
	await expect(row(page, subject)).toBeVisible();
	await page.goto("/admin/leads/00000000-0000-4000-8000-000000000000");
	await expect(page.getByText("Lead not found")).toBeVisible();
	await removeAll(page, subject);
});
