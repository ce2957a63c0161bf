import type { Page } from "@playwright/test";
import { summary as saas } from "../../src/content/services/saas/summary.ts";
import { hasColorsOf } from "./support/axe.ts";
import { allHydrated, expect, hydrated, test, withoutFormToken, writtenTo } from "./support/journey.ts";

/** Presses Tab until an element with that accessible text has the focus; fails at the end of the page. */
async function tabTo(page: Page, name: RegExp | string, most = 90): Promise<void> {
	for (let step = 0; step < most; step += 1) {
		await page.keyboard.press("Tab");
		const text = await page.evaluate(() => {
			const element = document.activeElement;
			if (!(element instanceof HTMLElement) || element === document.body) return "";
			const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels?.[0]?.textContent : null;
			return (element.getAttribute("aria-label") ?? label ?? element.textContent).trim();
		});
		if (typeof name === "string" ? name === text : name.test(text)) return;
	}
	throw new Error(`Tab never reached ${name}`);
}

/** Fills in and sends a message with the keyboard alone. */
async function writeAndSend(page: Page, subject: string): Promise<void> {
	await tabTo(page, /^First name/);
	for (const text of ["Dev", "Kapoor", "dev.kapoor@example.com", "+91 98765 43210"]) {
		await page.keyboard.type(text);
		await page.keyboard.press("Tab");
	}
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type(subject);
	await page.keyboard.press("Tab");
	await page.keyboard.type("Written without a mouse: a yard planner for forty trucks.");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/thank-you$/);
}

/** Expects a visible focus indicator. */
async function expectVisibleFocus(page: Page): Promise<void> {
	const outline = await page.evaluate(() => {
		const style = getComputedStyle(document.activeElement ?? document.body);
		return style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2;
	});
	expect(outline).toBe(true);
}

/** A page, and the last button or link with this name on a colored ground of it. */
const ON_COLOR = [
	["/mobile-apps", "Contact Us"],
	["/iot", "Plan a Pilot"],
	["/web-apps", "Contact Us"],
	["/speaksify", "Start Free Trial"],
] as const;

test("focus rings on colored grounds are as light as the text there, in both themes", async ({ page }) => {
	for (const [path, name] of ON_COLOR) {
		await page.goto(path);
		await allHydrated(page);
		const control = page.locator("main .btn", { hasText: name }).last();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			await hasColorsOf(page, colorScheme);
			await page.keyboard.press("Tab");
			await control.focus();
			await expect(control, `${path}, ${colorScheme}`).toHaveCSS("outline-color", "rgb(255, 255, 255)");
		}
	}
});

test("the chat bubble's focus ring lies on the color of the page, whatever is behind it, in both themes", async ({ page }) => {
	await page.goto("/sales-force");
	await hydrated(page);
	const bubble = page.getByRole("button", { name: /^Open chat/ });
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		await hasColorsOf(page, colorScheme);
		// Firefox shows a ring only for a focus that comes by a key.
		await bubble.focus();
		await page.keyboard.press("Shift+Tab");
		await page.keyboard.press("Tab");
		await expect(bubble).toBeFocused();
		const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		// The outline is 3 to 5 px away.
		await expect(bubble).toHaveCSS("outline-width", "2px");
		await expect(bubble).toHaveCSS("outline-offset", "3px");
		expect(await bubble.evaluate((button) => getComputedStyle(button).boxShadow)).toContain(`${paper} 0px 0px 0px 7px`);
	}
});

for (const width of [390, 1440]) {
	test.describe(`${width} px, keyboard alone`, () => {
		test.use({ viewport: { width, height: 860 } });

		test("the skip link, menu, services, answers, form and thank-you page work", async ({ page }) => {
			await withoutFormToken(page);
			await page.goto("/");
			await page.keyboard.press("Tab");
			await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
			await hydrated(page);
			if (width < 768) {
				await tabTo(page, /^Open menu$/);
				await page.keyboard.press("Enter");
				await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
				await tabTo(page, /Services/);
			} else await tabTo(page, /^Services$/);
			await expectVisibleFocus(page);
			await page.keyboard.press("Enter");
			await expect(page.locator("#services")).toBeFocused();
			await tabTo(page, new RegExp(saas.title));
			await expectVisibleFocus(page);
			await page.keyboard.press("Enter");
			await expect(page.locator("#services details[open]")).toHaveCount(1);
			await tabTo(page, /^Get Quote/);
			await page.keyboard.press("Enter");
			await expect(page.locator("#contact")).toBeFocused();
			await expect(page.getByRole("form", { name: "Contact" }).getByLabel("Subject")).toHaveValue(`Quote: ${saas.title}`);
			const subject = `Keyboard ${width} ${crypto.randomUUID().slice(0, 8)}`;
			await writeAndSend(page, subject);
			expect(await writtenTo(page, subject)).toContain("Name: Dev Kapoor");
			await tabTo(page, /^Back to Home$/);
			await page.keyboard.press("Enter");
			await expect(page).toHaveURL(/\/$/);
			await expect(page.locator("main")).toBeFocused();
		});

		test("the FAQ and the assistant work", async ({ page }) => {
			await page.goto("/#faq");
			await hydrated(page);
			const entries = page.locator("#faq details");
			const [first = "", second = ""] = await entries.locator("summary").allTextContents();
			await tabTo(page, first);
			await page.keyboard.press("Enter");
			await expect(entries.first().locator("p")).toBeVisible();
			await tabTo(page, second);
			await page.keyboard.press("Space");
			await expect(entries.nth(1).locator("p")).toBeVisible();
			await expect(page.locator("#faq details[open]")).toHaveCount(1);
			await page.getByRole("button", { name: /^Open chat/ }).waitFor();
			await page.getByRole("button", { name: /^Open chat/ }).focus();
			await page.keyboard.press("Enter");
			const panel = page.getByRole("dialog", { name: /assistant/i });
			await expect(panel).toBeVisible();
			await tabTo(page, /^I want to talk to a human$/);
			await page.keyboard.press("Enter");
			await expect(page.locator("#contact")).toBeFocused();
		});
	});
}
