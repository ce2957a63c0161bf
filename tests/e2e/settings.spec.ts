import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { expectAccessible, expectPartAccessible } from "./support/axe.ts";
import { allHydrated, expect, openDashboard, signInAsAdministrator, test } from "./support/journey.ts";
import { portOfOwn, removeSite, serveSite } from "./support/serve-site.ts";

const LIVE_MS = 180_000;
const PHONE = "+91 22 5550 0199";

const port = portOfOwn(5);
let folder = "";
let stop = async () => {};

test.use({ baseURL: `http://localhost:${port}` });
test.describe.configure({ mode: "serial", timeout: 600_000 });

test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "studio-settings-"));
	const dist = join(folder, "dist");
	cpSync(resolve(process.env.DIST_DIR || "dist"), dist, { recursive: true });
	stop = await serveSite(port, join(folder, "data"), { DIST_DIR: dist, EMBEDDED_REBUILD: "1" });
});
test.afterAll(async () => {
	await stop();
	await removeSite(folder);
});

const htmlOf = async (page: Page, path: string) => (await page.request.get(path)).text();

test("a new phone number reaches every page, search engines and llms.txt", async ({ page }) => {
	await openDashboard(page);
	await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Settings" }).click();
	await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
	// A page that asks before the first build of its server asks again after a minute.
	await expect(async () => {
		await page.goto("/admin/settings");
		await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: 5000 });
	}).toPass({ timeout: LIVE_MS });
	const [, before = "none"] = /"telephone":"([^"]+)"/.exec(await htmlOf(page, "/")) ?? [];
	expect(before).toMatch(/^\+\d/);
	const phone = page.getByLabel("Phone", { exact: true });
	await phone.fill("022 5550 0199");
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(phone).toHaveAccessibleDescription(/Enter a number with its country code/);
	await phone.fill(PHONE);
	await page.getByLabel("Hours", { exact: true }).fill("Mon–Fri, 9:30–18:30 IST");
	await page.getByLabel("Address", { exact: true }).fill("Bandra Kurla Complex, Mumbai 400051, India");
	await page.getByLabel("Text", { exact: true }).fill("We moved to Bandra Kurla Complex.");
	await page.getByLabel("Link text", { exact: true }).fill("See the address");
	await page.getByLabel("Link address", { exact: true }).fill("/contact");
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("Settings saved")).toBeVisible();
	await expect(page.getByText("Live in about a minute")).toBeVisible();
	await expect(page.getByText("Live", { exact: true })).toBeVisible({ timeout: LIVE_MS });
	const home = await htmlOf(page, "/");
	expect(home).toContain(`"telephone":"${PHONE}"`);
	expect(home).toContain('"address":"Bandra Kurla Complex, Mumbai 400051, India"');
	expect(home).not.toContain(before);
	expect(await htmlOf(page, "/llms.txt")).toContain(`Phone: ${PHONE}.`);
	for (const path of ["/contact", "/privacy-policy"]) expect(await htmlOf(page, path)).not.toContain(before);
});

test("the number stays when scripts take over the page", async ({ page }) => {
	await page.goto("/contact");
	const footer = page.getByRole("contentinfo");
	await expect(footer.getByRole("link", { name: PHONE })).toHaveAttribute("href", "tel:+912255500199");
	await allHydrated(page);
	await expect(footer.getByRole("link", { name: PHONE })).toHaveAttribute("href", "tel:+912255500199");
	await expect(footer).toContainText("Mon–Fri, 9:30–18:30 IST");
	await expect(page.locator("main").getByRole("link", { name: PHONE })).toBeVisible();
	await expect(page.locator("main")).toContainText("Open Mon–Fri, 9:30–18:30 IST.");
	await page.getByRole("link", { name: "Privacy Policy", exact: true }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText(/privacy/i);
	await expect(footer.getByRole("link", { name: PHONE })).toBeVisible();
});

for (const [width, colorScheme] of [
	[390, "dark"],
	[1440, "light"],
] as const)
	test(`the announcement is above the header at ${width} px${width === 390 ? ", without scripts" : ""}`, async ({ browser }) => {
		const visitor = await browser.newContext({ viewport: { width, height: 860 }, colorScheme, javaScriptEnabled: width !== 390 });
		const page = await visitor.newPage();
		await page.goto("/");
		const bar = page.getByRole("complementary", { name: "Announcement" });
		const heightOf = async () => (await bar.boundingBox())?.height ?? 0;
		const topOfHeader = async () => (await page.getByRole("banner").boundingBox())?.y;
		await expect(bar).toHaveText("We moved to Bandra Kurla Complex. See the address");
		expect(await heightOf()).toBeLessThan(100);
		expect(await topOfHeader()).toBeCloseTo(await heightOf(), 0);
		if (width !== 390) await expectAccessible(page, "Home with an announcement");
		await page.mouse.wheel(0, 600);
		await expect.poll(topOfHeader).toBe(0);
		await page.goto("/web-apps");
		await bar.getByRole("link").click();
		await expect(page).toHaveURL(/\/contact$/);
		await visitor.close();
	});

test("a link needs a text in the announcement, and the administration has no bar", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/settings");
	const text = page.getByLabel("Text", { exact: true });
	await text.fill("");
	await expect(page.getByRole("complementary", { name: "Announcement" })).toHaveCount(0);
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(text).toHaveAccessibleDescription(/Enter the text, or remove the link/);
	// The focus comes after the message, and would take the key that empties the next field.
	await expect(text).toBeFocused();
	await page.getByLabel("Link text", { exact: true }).fill("");
	await page.getByLabel("Link address", { exact: true }).fill("");
	await page.getByRole("button", { name: "Save settings" }).click();
	await expect(page.getByText("Settings saved")).toBeVisible();
});

test("earlier settings are compared by keyboard, and their values come back into the form", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/settings");
	const claim = page.getByRole("checkbox", { name: /^15\+ projects delivered/ });
	await claim.check();
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Settings saved")).toBeVisible();
	await expect(claim).toBeFocused();
	const history = page.getByRole("button", { name: "History" });
	await history.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "History of the settings" });
	await expect(dialog.getByText("One field differs from the current version.")).toBeVisible();
	await expect(dialog.getByRole("radio", { name: /Confirmed claims changed/ })).toBeChecked();
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 860 });
		await expectPartAccessible(page, `History of the settings, ${width} px`, "dialog[open]");
	}
	await dialog.getByRole("radio", { name: /Confirmed claims changed/ }).focus();
	await page.keyboard.press("ArrowDown");
	await expect(dialog.getByText(/fields differ from the current version/)).toBeVisible();
	await dialog.getByRole("button", { name: "Use these values" }).focus();
	await page.keyboard.press("Enter");
	await expect(page.getByLabel("Text", { exact: true })).toHaveValue("We moved to Bandra Kurla Complex.");
	await expect(page.getByRole("checkbox", { name: /^15\+ projects delivered/ })).not.toBeChecked();
	await expect(page.getByText("Unsaved changes")).toBeVisible();
	await page.getByRole("button", { name: "Discard" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
	await expect(page.getByRole("checkbox", { name: /^15\+ projects delivered/ })).toBeChecked();
});

test.describe("by touch", () => {
	test.use({ hasTouch: true });
	const widths = [390, 1440];

	test("the settings are accessible and refuse a wrong number", async ({ page }) => {
		await signInAsAdministrator(page);
		await page.goto("/admin/settings");
		const phone = page.getByLabel("Phone", { exact: true });
		await expect(phone).toHaveValue(PHONE);
		for (const width of widths) {
			await page.setViewportSize({ width, height: 860 });
			await expectAccessible(page, `Settings at ${width} px`);
		}
		await phone.fill("12");
		for (const width of widths) {
			await page.setViewportSize({ width, height: 860 });
			const state = await page
				.locator("#settings-state")
				.getByText(width === 390 ? "Not saved" : "Unsaved changes")
				.boundingBox();
			const discard = await page.getByRole("button", { name: "Discard" }).boundingBox();
			expect((state?.x ?? 0) + (state?.width ?? 0), "the state is whole, beside the buttons").toBeLessThanOrEqual(discard?.x ?? 0);
			expect(state?.height, "the state has one line").toBeLessThan(30);
		}
		for (const width of widths) {
			await page.setViewportSize({ width, height: 860 });
			await page.getByRole("button", { name: "Save settings" }).tap();
			await expect(phone).toHaveAccessibleDescription(/country code/);
			await expectAccessible(page, `Settings with an error at ${width} px`);
		}
	});
});
