import type { CDPSession, Locator, Page } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/find-chromium.mjs";
import { LINK_WAIT_MS } from "../../src/app/early-clicks.ts";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { allHydrated, expect, inbox, signInAsAdministrator, test, waitLonger, withoutFormToken } from "./support/journey.ts";

// The headless shell can't autofill.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: CHROMIUM_FLAGS } });

/** A browser's address profile with a company. */
const PROFILE = {
	NAME_FULL: "Ada Lovelace",
	NAME_FIRST: "Ada",
	NAME_LAST: "Lovelace",
	EMAIL_ADDRESS: "ada@example.com",
	PHONE_HOME_WHOLE_NUMBER: "+14155552671",
	COMPANY_NAME: "Acme Corp",
	ADDRESS_HOME_STREET_ADDRESS: "1 Main Street",
	ADDRESS_HOME_CITY: "Oakland",
	ADDRESS_HOME_STATE: "CA",
	ADDRESS_HOME_ZIP: "94601",
	ADDRESS_HOME_COUNTRY: "US",
};

const unmistakable = (subject: string) => `${subject} ${crypto.randomUUID().slice(0, 8)}`;

/** Autofills the form in Chromium, as if the visitor had picked the profile under the first name. */
async function autofill(page: Page, form: Locator): Promise<void> {
	const session: CDPSession = await page.context().newCDPSession(page);
	const address = { fields: Object.entries(PROFILE).map(([name, value]) => ({ name, value })) };
	await session.send("DOM.enable");
	await session.send("Autofill.enable");
	await session.send("Autofill.setAddresses", { addresses: [address] });
	const first = form.getByLabel("First name");
	await first.click();
	await first.evaluate((element) => element.setAttribute("data-autofill", ""));
	const { root } = await session.send("DOM.getDocument");
	const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector: "[data-autofill]" });
	const { node } = await session.send("DOM.describeNode", { nodeId });
	const filling = { fieldId: node.backendNodeId, address };
	await expect(async () => {
		await session.send("Autofill.trigger", filling);
		await expect(form.getByLabel("Email", { exact: true })).toHaveValue(PROFILE.EMAIL_ADDRESS, { timeout: 1000 });
	}).toPass();
	await session.detach();
}

const trap = (form: Locator) => form.locator('[aria-hidden="true"] input');

const places: [string, (page: Page) => Promise<Locator>][] = [
	["the contact page", (page) => onPage(page, "/contact")],
	["the lead dialog", inDialog],
];

async function onPage(page: Page, address: string): Promise<Locator> {
	await page.goto(address);
	await allHydrated(page);
	return page.getByRole("main").getByRole("form").first();
}

async function inDialog(page: Page): Promise<Locator> {
	await waitLonger(page, LINK_WAIT_MS);
	await page.goto("/ai-calling");
	await allHydrated(page);
	await page.getByRole("main").getByRole("link", { name: "Start AI Calling" }).first().click();
	return page.getByRole("dialog").getByRole("form");
}

for (const [place, open] of places) {
	test(`an autofilled message reaches the mailbox from ${place}`, async ({ page }) => {
		const subject = unmistakable(`Autofill on ${place}`);
		await withoutFormToken(page);
		const form = await open(page);
		await autofill(page, form);
		await expect(trap(form)).toHaveValue("");
		await form.getByLabel("Subject", { exact: true }).fill(subject);
		await form.getByLabel("Message", { exact: true }).fill("We run 300 vans in Pune.");
		await form.getByRole("button", { name: /send/i }).click();
		await expect(page).toHaveURL(/\/thank-you$/);
		const sent = async () => (await inbox(page)).filter((mail) => mail.subject === subject);
		await expect.poll(sent).toHaveLength(1);
		if (place === "the lead dialog") expect((await sent())[0]?.payload?.body).toContain("\nSource: ai-calling-hero\n");
	});
}

test("the browser autofills a hidden field with a company-like name", async ({ page }) => {
	const form = await onPage(page, "/contact");
	await trap(form).evaluate((element) => element.setAttribute("name", "company_website"));
	await autofill(page, form);
	await expect(trap(form)).toHaveValue(PROFILE.COMPANY_NAME);
});

test("keeps a message with a filled hidden field in suspected spam until the administrator clears it", async ({ page }) => {
	const subject = unmistakable("Suspected");
	await withoutFormToken(page);
	const form = await onPage(page, "/contact");
	const texts = { "First name": "Ilse", "Last name": "Berg", Email: "ilse@example.com", "Phone number": "+49 170 1234567" };
	for (const [label, text] of Object.entries({ ...texts, Subject: subject, Message: "Forty forklifts, no telemetry." })) {
		await form.getByLabel(label, { exact: true }).fill(text);
	}
	await trap(form).evaluate((element: HTMLInputElement) => {
		element.value = "Acme Corp";
	});
	await form.getByRole("button", { name: /send/i }).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	expect((await inbox(page)).filter((mail) => mail.subject === subject)).toHaveLength(0);

	await signInAsAdministrator(page);
	await page.goto(`/admin/leads?q=${encodeURIComponent(subject)}`);
	await expect(page.getByText("No leads match")).toBeVisible();
	await page.getByRole("button", { name: /\d suspected spam/ }).click();
	await page
		.getByRole("list", { name: "Leads" })
		.getByRole("link", { name: new RegExp(subject) })
		.click();
	const reader = page.getByRole("region", { name: "Lead", exact: true });
	await expect(reader.getByText(/hidden field/)).toBeVisible();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expectPartAccessible(page, `suspected spam at ${width} px`, "main");
	}
	await reader.getByRole("button", { name: "Not spam" }).click();
	await expect(reader.getByText("Sent to the mailbox")).toBeVisible();
	await expect.poll(async () => (await inbox(page)).filter((mail) => mail.subject === subject)).toHaveLength(1);
	await page.goto(`/admin/leads?q=${encodeURIComponent(subject)}`);
	await expect(page.getByRole("list", { name: "Leads" }).getByRole("link", { name: new RegExp(subject) })).toBeVisible();
});

/** Opens the contact form and focuses its first field, with which the page asks for the form's token. */
async function beginForm(page: Page): Promise<Locator> {
	const form = await onPage(page, "/contact");
	const asked = page.waitForRequest(/send-email\/token$/);
	await form.getByLabel("First name").focus();
	await asked;
	return form;
}

/** Fills in the contact form by one script and sends it. */
async function sendByScript(form: Locator, subject: string): Promise<void> {
	await form.evaluate(
		(element: HTMLFormElement, values) => {
			for (const [at, value] of values.entries()) {
				const field = element.querySelectorAll<HTMLInputElement>("input:not([tabindex]), textarea")[at];
				if (!field) throw new Error("A field is missing");
				// Around React's own setter, which would take the event for a repetition.
				Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
				field.dispatchEvent(new Event("input", { bubbles: true }));
			}
			element.requestSubmit();
		},
		["Ilse", "Berg", "ilse@example.com", "+49 170 1234567", subject, "Forty forklifts, no telemetry."],
	);
}

test("suspects a form that is sent at once, and no other, by the relay's clock", async ({ page, context }) => {
	await context.clock.setSystemTime(Date.now() + 86_400_000);
	const answered = page.waitForResponse(/send-email\/token$/);
	const calmForm = await beginForm(page);
	const { token }: { token: string } = await (await answered).json();

	const hasty = await context.newPage();
	const asked: string[] = [];
	hasty.on("request", (request) => request.url().endsWith("/send-email/token") && asked.push(request.method()));
	// A slow machine can need two seconds for the form, so its message gets a token of the moment at which it is sent.
	await hasty.route(/\/send-email$/, async (route) => {
		const fresh: { token: string } = await (await hasty.request.get(`${route.request().url()}/token`)).json();
		await route.continue({ headers: { ...route.request().headers(), "x-form-token": fresh.token } });
	});
	const fast = unmistakable("At once");
	await sendByScript(await beginForm(hasty), fast);
	await expect(hasty).toHaveURL(/\/thank-you$/);
	expect(asked).toEqual(["GET"]);

	const calm = unmistakable("After a while");
	await expect.poll(() => Date.now() - Number.parseInt(token, 10)).toBeGreaterThanOrEqual(2000);
	await sendByScript(calmForm, calm);
	await expect(page).toHaveURL(/\/thank-you$/);
	expect((await inbox(page)).filter((mail) => mail.subject === calm)).toHaveLength(1);
	expect((await inbox(page)).filter((mail) => mail.subject === fast)).toHaveLength(0);

	await signInAsAdministrator(page);
	await page.goto(`/admin/leads?q=${encodeURIComponent(fast)}`);
	await page.getByRole("button", { name: /\d suspected spam/ }).click();
	await page
		.getByRole("list", { name: "Leads" })
		.getByRole("link", { name: new RegExp(fast) })
		.click();
	await expect(page.getByRole("region", { name: "Lead", exact: true }).getByText(/within two seconds/)).toBeVisible();
});
