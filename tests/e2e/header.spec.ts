import { expect, hydrated, test } from "./support/journey.ts";

test("the header is white at the top and translucent after 50 px, in both directions", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const header = page.getByRole("banner");
	await expect(header).toHaveAttribute("data-state", "top");
	await expect(header).toHaveCSS("background-color", "rgb(255, 255, 255)");
	await page.evaluate(async () => {
		scrollTo({ top: 50, behavior: "instant" });
		// The header notices in the next frame.
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	});
	await expect(header).toHaveAttribute("data-state", "top");
	await page.evaluate(() => scrollTo({ top: 51, behavior: "instant" }));
	await expect(header).toHaveAttribute("data-state", "glass");
	await expect(header).toHaveCSS("backdrop-filter", /blur/);
	expect((await header.boundingBox())?.y).toBe(0);
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await expect(header).toHaveAttribute("data-state", "top");
});

test("the active entry follows the section in view", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const active = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
	await expect(active).toHaveText("Home");
	await page.evaluate(() => document.getElementById("portfolio")?.scrollIntoView({ behavior: "instant" }));
	await expect(active).toHaveText("Portfolio");
	await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
	await expect(active).toHaveText("Contact");
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await expect(active).toHaveText("Home");
});

test.describe("below 768 px", () => {
	test.use({ viewport: { width: 390, height: 800 } });

	test("the menu traps the focus, locks scrolling, and returns the focus on X and Esc", async ({ page }) => {
		await page.goto("/");
		const opener = page.getByRole("button", { name: "Open menu" });
		await opener.click();
		const menu = page.getByRole("dialog", { name: "Menu" });
		await expect(menu).toBeVisible();
		await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
		for (let step = 0; step < 14; step += 1) await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest("dialog") !== null)).toBe(
			true,
		);
		await page.keyboard.press("Escape");
		await expect(menu).toBeHidden();
		// In Firefox, Tab has moved on to the browser's own buttons.
		await expect.poll(() => opener.evaluate((element) => element === document.activeElement)).toBe(true);
		await expect(page.locator("html")).not.toHaveCSS("overflow", "hidden");
		await opener.click();
		await page.getByRole("button", { name: "Close menu" }).click();
		await expect(menu).toBeHidden();
	});

	test("the menu comes from beyond the right edge", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto("/");
		await hydrated(page);
		const start = await page.getByRole("button", { name: "Open menu" }).evaluate((opener: HTMLElement) => {
			opener.click();
			const menu = document.querySelector("dialog[open]");
			for (const animation of menu?.getAnimations() ?? []) {
				animation.pause();
				animation.currentTime = 0;
			}
			return menu?.getBoundingClientRect().left;
		});
		expect(start).toBe(390);
	});

	test("the menu closes on navigation, on a backdrop click and on a wider window", async ({ page }) => {
		await page.goto("/portfolio");
		await hydrated(page);
		const menu = page.getByRole("dialog", { name: "Menu" });
		const open = () => page.getByRole("button", { name: "Open menu" }).click();
		await open();
		await menu.getByRole("link", { name: "Home" }).click();
		await expect(page).toHaveURL(/\/$/);
		// A page change closes the menu, also one that was opened just before it.
		await expect(page.locator("#why-us")).toBeAttached();
		await expect(menu).toBeHidden();
		await open();
		await expect(menu).toBeVisible();
		await page.mouse.click(15, 400);
		await expect(menu).toBeHidden();
		await open();
		await expect(menu).toBeVisible();
		await page.setViewportSize({ width: 768, height: 800 });
		await expect(menu).toBeHidden();
	});

	test("the menu stays open while Enter is held on its button, and closed while it is held on Close", async ({ page }) => {
		await page.goto("/");
		const menu = page.getByRole("dialog", { name: "Menu" });
		const hold = async (name: string) => {
			await page.getByRole("button", { name }).focus();
			// A key that is already down repeats.
			for (let press = 0; press < 4; press += 1) await page.keyboard.down("Enter");
			await page.keyboard.up("Enter");
		};
		await hold("Open menu");
		await expect(menu).toBeVisible();
		await hold("Close menu");
		await expect(menu).toBeHidden();
	});

	test("the head of the menu keeps its height on a low screen", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 320 });
		await page.goto("/");
		await page.getByRole("button", { name: "Open menu" }).click();
		await expect(page.getByRole("button", { name: "Close menu" }).locator("..")).toHaveCSS("height", "72px");
	});

	test("no content needs horizontal scrolling at 320 px", async ({ page, problems }) => {
		problems.allow(/Failed to load resource.*404/);
		await page.setViewportSize({ width: 320, height: 700 });
		for (const path of ["/", "/portfolio", "/thank-you", "/nowhere"]) {
			await page.goto(path, { waitUntil: "load" });
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
		}
	});
});

test("keeps a chosen theme on reload, before scripts run, until the system theme is chosen", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "light" });
	const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
	await page.goto("/privacy-policy");
	const light = await background();
	await page.getByRole("button", { name: "Dark theme" }).click();
	await expect.poll(background).not.toBe(light);
	const dark = await background();
	await page.reload({ waitUntil: "domcontentloaded" });
	expect(await background()).toBe(dark);
	await page.getByRole("button", { name: "System theme" }).click();
	await expect.poll(background).toBe(light);
});
