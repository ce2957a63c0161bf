import type { Page } from "@playwright/test";
import { LINK_WAIT_MS } from "../../src/app/early-clicks.ts";
import { expect, test, waitLonger } from "./support/journey.ts";

/** Two pages, and the tag of a button on each that opens the form. tests/site looks for the tags of all pages. */
const TAGGED = [
	["/", "home-consultation"],
	["/blog/offline-is-a-data-model", "blog-post"],
] as const;

/** Keeps React from starting, and messages from being sent. */
async function hold(page: Page): Promise<{ release: () => void; sources: string[] }> {
	let release = () => {};
	const released = new Promise<void>((done) => {
		release = done;
	});
	const sources: string[] = [];
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.route("**/send-email", async (route) => {
		const { body } = route.request().postDataJSON();
		sources.push(/^Source: (.*)$/m.exec(body)?.[1] ?? "none");
		await route.fulfill({ json: {} });
	});
	return { release, sources };
}

async function send(page: Page, form: ReturnType<Page["getByRole"]>): Promise<void> {
	const texts = { "First name": "Ilse", "Last name": "Berg", Email: "ilse@example.com", "Phone number": "+49 170 1234567" };
	for (const [label, text] of Object.entries({ ...texts, Subject: "Forklifts", Message: "Forty forklifts, no telemetry." }))
		await form.getByLabel(label, { exact: true }).fill(text);
	await form.getByRole("button", { name: /send/i }).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByRole("dialog")).toHaveCount(0);
}

const linkOf = (page: Page, tag: string) => page.locator(`main a[href="/contact?about=${tag}"]`).first();

for (const [path, tag] of TAGGED)
	test(`a click before scripts run on a tagged button of ${path} reaches the dialog, and the message has its tag`, async ({ page }) => {
		const { release, sources } = await hold(page);
		await waitLonger(page, LINK_WAIT_MS);
		await page.goto(path);
		await linkOf(page, tag).click();
		release();
		const dialog = page.getByRole("dialog").filter({ has: page.getByRole("form") });
		await send(page, dialog.getByRole("form"));
		expect(sources).toEqual([tag]);
	});

test("a click whose scripts come too late leads to the contact page, and the message has the tag", async ({ page }) => {
	const { release, sources } = await hold(page);
	await page.goto("/ai-calling");
	await linkOf(page, "ai-calling-professional").click();
	await expect(page).toHaveURL(/\/contact\?about=ai-calling-professional$/);
	release();
	await send(page, page.getByRole("main").getByRole("form"));
	expect(sources).toEqual(["ai-calling-professional"]);
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a tagged button leads to the contact page with its tag, where mail and phone are in reach", async ({ page }) => {
		await page.goto("/ai-calling");
		await linkOf(page, "ai-calling-cta").click();
		await expect(page).toHaveURL(/\/contact\?about=ai-calling-cta$/);
		const main = page.getByRole("main");
		await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
		await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
	});
});
