import type { Page } from "@playwright/test";
import { LINK_WAIT_MS } from "../../src/app/early-clicks.ts";
import { company } from "../../src/content/company";
import { thankYou } from "../../src/content/thank-you.ts";
import { allHydrated, expect, inbox, test, waitLonger, withoutFormToken } from "./support/journey.ts";
import { sampleTitle } from "./support/samples.ts";

const controlTower = sampleTitle("control-tower-delivery-riders");

// No film, no smooth scrolling: other tests look at motion.

const message = {
	"First name": "Asha",
	"Last name": "Rao",
	Email: "asha.rao@example.com",
	"Phone number": "+91 98765 43210",
	Subject: "A dispatch board for 300 vans",
	Message: "We run 300 vans in Pune.\nWe need live dispatch and payouts.",
};

/** Returns a subject that no other message in the inbox has. */
function unique(subject: string): string {
	return `${subject} ${crypto.randomUUID().slice(0, 8)}`;
}

async function fillIn(page: Page): Promise<void> {
	const form = page.getByRole("form", { name: "Contact" });
	for (const [label, text] of Object.entries(message)) await form.getByLabel(label, { exact: true }).fill(text);
}

test("a visitor filters the portfolio and opens a case study", async ({ page }) => {
	await page.goto("/portfolio");
	await page.getByRole("button", { name: /^All Projects \(\d+\)$/ }).waitFor();
	// A draft, and a project of a hidden service.
	for (const slug of ["payment-reminders-that-listen", "monsoon-run-live-ops"])
		await expect(page.getByText(sampleTitle(slug))).toHaveCount(0);
	await page.getByRole("button", { name: /^AI Calling Agency \(\d\)$/ }).click();
	await expect(page).toHaveURL(/\/portfolio\?service=ai-calling$/);
	await expect(page.getByRole("heading", { level: 3 })).toHaveText([/^AI Calling Agency/]);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 3 })).toHaveCount(5);
	await page.goto("/portfolio?service=saas-solutions");
	await expect(page.getByRole("heading", { level: 3 })).toHaveText([/^SaaS Solutions/]);
	await page.goto("/portfolio?service=web-apps");
	await page.getByRole("link", { name: controlTower }).click();
	await expect(page).toHaveURL(/\/case-study\/control-tower-delivery-riders$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(controlTower);
	await expect(page.getByRole("heading", { name: "Results & Impact" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Project Gallery" })).toBeVisible();
	await expect(page).toHaveTitle(new RegExp(`${controlTower} \\| ${company.name}`));
});

test("/portfolio/{id} opens a case study at its current address", async ({ page }) => {
	await page.goto("/portfolio/5eed0000-0000-4000-8000-100000000001");
	await expect(page).toHaveURL(/\/case-study\/control-tower-delivery-riders$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(controlTower);
});

test("sends a message to the inbox with exactly the specified payload", async ({ page }) => {
	await withoutFormToken(page);
	await page.goto("/#contact");
	await fillIn(page);
	const subject = unique(message.Subject);
	await page.getByLabel("Subject").fill(subject);
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByText(thankYou.sent)).toBeVisible();
	const [latest] = (await inbox(page)).filter((mail) => mail.subject === subject);
	expect(latest?.payload).toEqual({
		body: "Name: Asha Rao\nEmail: asha.rao@example.com\nPhone: +919876543210\nMessage: We run 300 vans in Pune.\nWe need live dispatch and payouts.",
		name: company.name,
		subject,
		to: "hello@kalpa.example",
	});
	await page.reload();
	await expect(page.getByText(thankYou.neutral).or(page.getByText(thankYou.sent))).toBeVisible();
	expect((await inbox(page)).filter((mail) => mail.subject === subject)).toHaveLength(1);
});

test("shows a banner when the relay answers 500, keeps the text through a reload, and sends once on retry", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Contact form:/);
	await withoutFormToken(page);
	await page.goto("/#contact");
	await fillIn(page);
	const subject = unique("Second try after an error");
	await page.getByLabel("Subject").fill(subject);
	// For this page only.
	await page.setExtraHTTPHeaders({ "x-embedded-fault": "500" });
	const send = page.getByRole("button", { name: "Send message" });
	for (let time = 0; time < 3; time += 1) {
		await send.press("Enter");
		await expect(page.getByRole("alert")).toHaveText("Failed to send message. Please try again.");
		await expect(send).toBeFocused();
	}
	await page.reload();
	await expect(page.getByLabel("Message")).toHaveValue(message.Message);
	await page.setExtraHTTPHeaders({});
	await page.getByRole("button", { name: "Send message" }).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	expect((await inbox(page)).filter((mail) => mail.subject === subject)).toHaveLength(1);
	await page.goto("/#contact");
	await page.getByRole("form", { name: "Contact" }).getByLabel("Subject").focus();
	await expect(page.getByLabel("Message")).toHaveValue("");
});

test("explains an invalid field and turns its border red in both forms", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	await waitLonger(page, LINK_WAIT_MS);
	await page.goto("/#contact");
	await allHydrated(page);
	const red = "rgb(180, 35, 24)";
	const section = page.getByRole("form", { name: "Contact" });
	await expect(section.getByLabel("Email")).not.toHaveCSS("border-color", red);
	await section.getByRole("button", { name: "Send message" }).click();
	await section.getByLabel("Email").fill("a.rao@");
	await section.getByLabel("Subject").focus();
	await expect(section.getByText("Invalid email address")).toBeVisible();
	await expect(section.getByLabel("Email")).toHaveCSS("border-color", red);
	await page.getByRole("link", { name: "Schedule Consultation" }).click();
	const dialog = page.getByRole("dialog", { name: "Start a project" });
	await dialog.getByRole("button", { name: "Send message" }).click();
	await expect(dialog.getByText("Email is required")).toBeVisible();
	await expect(dialog.getByLabel("Email")).toHaveCSS("border-color", red);
});
