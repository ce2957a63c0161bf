import type { Page } from "@playwright/test";
import { portfolioPage } from "../../src/content/portfolio.ts";
import { positions, scrollPlace, titleOf, watchFrames } from "./support/frames.ts";
import { allHydrated, expect, test } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** A wide screen shows the shortest page, on which the scroll position doesn't fit. */
for (const [width, names] of [
	[390, ["IoT", "Reviews", "Privacy Policy"]],
	[1280, ["Privacy Policy"]],
] as const) {
	test.describe(`page changes at ${width} px`, () => {
		test.use({ viewport: { width, height: 860 } });

		test(`starts another page at its top and restores the position on Back in the first frame at ${width} px`, async ({ page }) => {
			await page.goto("/");
			await allHydrated(page);
			const home = await titleOf(page);
			for (const name of names) {
				const link = page.getByRole("contentinfo").getByRole("link", { name, exact: true });
				await link.hover();
				const left = await scrollPlace(page);
				expect(left).toBeGreaterThan(1000);
				const there = await watchFrames(page);
				await link.click();
				await expect(heading(page)).not.toHaveText(home);
				// Firefox's scroll anchoring can move a page by 1 px.
				for (const y of await positions(there, await titleOf(page))) expect(y, name).toBeLessThanOrEqual(1);
				const back = await watchFrames(page);
				await page.goBack();
				await expect(heading(page)).toHaveText(home);
				for (const y of await positions(back, home)) expect(Math.abs(y - left), `back from ${name}`).toBeLessThanOrEqual(1);
			}
		});
	});
}

test("continues at the followed link when Tab is pressed after Back, also when the page between was loaded again", async ({ page }) => {
	await page.goto("/");
	await allHydrated(page);
	const home = await titleOf(page);
	const focused = () => page.evaluate(() => document.activeElement?.textContent);
	const card = page.locator("main a[href^='/case-study/']").nth(2);
	for (const link of [card, page.getByRole("contentinfo").getByRole("link", { name: "Reviews", exact: true })]) {
		await link.focus();
		await page.keyboard.press("Tab");
		const next = await focused();
		await link.focus();
		const left = await scrollPlace(page);
		await page.keyboard.press("Enter");
		await expect(heading(page)).not.toHaveText(home);
		await expect(page.getByRole("main")).toBeFocused();
		await page.goBack();
		await expect(heading(page)).toHaveText(home);
		await expect(link).toBeFocused();
		await expect.poll(async () => Math.abs((await scrollPlace(page)) - left)).toBeLessThanOrEqual(1);
		await page.keyboard.press("Tab");
		expect(await focused()).toBe(next);
	}
	await card.press("Enter");
	await expect(page).toHaveURL(/\/case-study\//);
	await page.reload();
	await allHydrated(page);
	await page.goBack();
	await expect(card).toBeFocused();
});

test("starts a case study opened from its card at its top in the first frame", async ({ page }) => {
	await page.goto("/portfolio");
	await allHydrated(page);
	const card = page.locator("main a[href^='/case-study/']").nth(3);
	await card.scrollIntoViewIfNeeded();
	await page.evaluate(() => scrollTo({ top: 500, behavior: "instant" }));
	const frames = await watchFrames(page);
	await card.click();
	await expect(page).toHaveURL(/\/case-study\//);
	await expect(heading(page)).not.toHaveText(portfolioPage.title);
	expect(await positions(frames, await titleOf(page))).toEqual([0]);
});

test("restores the scroll position on Back when parts of a long page load later", async ({ page }) => {
	await page.goto("/saas");
	await allHydrated(page);
	const link = page.getByRole("contentinfo").getByRole("link", { name: "Reviews" });
	await link.hover();
	const left = await scrollPlace(page);
	await link.click();
	await expect(page).toHaveURL(/\/reviews$/);
	// This removes the first page from memory.
	await page.reload();
	await allHydrated(page);
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/rest/v1/portfolios?*", async (route) => {
		await released;
		await route.continue();
	});
	const answered = page.waitForResponse("**/rest/v1/portfolios?*");
	await page.goBack();
	await expect(page).toHaveURL(/\/saas$/);
	release();
	await answered;
	await expect.poll(async () => Math.abs((await scrollPlace(page)) - left)).toBeLessThanOrEqual(1);
	const frames = await watchFrames(page);
	for (const y of await positions(frames, await titleOf(page))) expect(Math.abs(y - left)).toBeLessThanOrEqual(1);
});

test("restores the scroll position on a reload, and keeps it through hydration", async ({ page }) => {
	const expectRestored = async () => {
		await page.evaluate(() => scrollTo({ top: 300, behavior: "instant" }));
		await page.reload();
		await allHydrated(page);
		await expect.poll(() => scrollPlace(page)).toBe(300);
	};
	await test.step("on the first page of a document", async () => {
		await page.goto("/privacy-policy");
		await allHydrated(page);
		await expectRestored();
	});
	await test.step("when the visitor scrolls before the page hydrates", async () => {
		await page.reload({ waitUntil: "load" });
		await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
		await page.keyboard.press("Shift");
		await allHydrated(page);
		const frames = await watchFrames(page);
		expect(await positions(frames, await titleOf(page))).toEqual([700]);
	});
	await test.step("on a later page", async () => {
		await page.goto("/saas");
		await allHydrated(page);
		const earlier = await titleOf(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
		await expect(page).toHaveURL(/\/privacy-policy$/);
		await expect(heading(page)).not.toHaveText(earlier);
		await expectRestored();
	});
});

test("the last link wins when the browser still loads another page", async ({ page }) => {
	let arrive = () => {};
	const arrival = new Promise<void>((resolve) => {
		arrive = resolve;
	});
	await page.route("**/reviews", async (route) => {
		await arrival;
		// The browser has canceled it.
		await route.continue().catch(() => {});
	});
	await page.exposeFunction("arrive", arrive);
	await page.goto("/privacy-policy");
	await page.evaluate(() => dispatchEvent(new Event("pointermove")));
	await expect(page.locator("html")).toHaveAttribute("data-hydrated", "");
	// Playwright can't ask a page anything while it is being left.
	await page.evaluate(() => {
		const click = (path: string) => document.querySelector<HTMLElement>(`#site-footer a[href="${path}"]`)?.click();
		const footer = document.querySelector("#site-footer [data-island]");
		const clickAgain = () => {
			click("/iot");
			Reflect.get(window, "arrive")();
		};
		if (footer) new MutationObserver(clickAgain).observe(footer, { attributeFilter: ["data-hydrated"] });
		click("/reviews");
		// Firefox ends the requests of a page that it begins to leave, and this code must arrive.
		setTimeout(() => footer?.scrollIntoView({ behavior: "instant" }), 300);
	});
	await expect(heading(page)).toContainText("IoT");
	await expect(page).toHaveURL(/\/iot$/);
});

test("the menu and the theme restyle parts out of view later, and nothing moves", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await watchShifts(page);
	await page.goto("/");
	await allHydrated(page);
	await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
	const geometry = () => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]);
	const skipped = () => page.locator('section[style*="hidden"]').count();
	const before = [await geometry(), sumOf(await shiftsOf(page))];
	/** Presses a control and counts the skipped parts in the same task. */
	const press = (selector: string) =>
		page.locator(selector).evaluate((control: HTMLElement) => {
			control.click();
			return document.querySelectorAll('section[style*="hidden"]').length;
		});
	for (const control of ["[data-opens]:visible", ".menu-panel [data-closes]", "[data-theme-choice=dark]"]) {
		expect(await press(control), control).toBeGreaterThan(5);
		await expect.poll(skipped, control).toBe(0);
		expect([await geometry(), sumOf(await shiftsOf(page))], control).toEqual(before);
	}
});

test.describe("on a touch screen", () => {
	test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: "no-preference" } });

	test("the theme changes at once on pages of five kinds, without a transition for each element", async ({ page }) => {
		for (const [index, path] of ["/", "/portfolio", "/web-apps", "/blogs", "/contact"].entries()) {
			const theme = index % 2 === 0 ? "dark" : "light";
			await page.goto(path);
			await allHydrated(page);
			const moving = await page.evaluate((chosen) => {
				const transitions = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
				for (const transition of transitions()) transition.finish();
				document.querySelector<HTMLElement>(`[data-theme-choice=${chosen}]`)?.click();
				const targets = transitions().map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
				return targets.filter((target) => !target?.matches("header")).map((target) => target?.outerHTML.slice(0, 80));
			}, theme);
			await expect(page.locator("html"), path).toHaveAttribute("data-theme", theme);
			expect(moving, path).toEqual([]);
		}
	});
});
