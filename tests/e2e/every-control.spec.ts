import type { Locator, Page } from "@playwright/test";
import { allHydrated, expect, test } from "./support/journey.ts";
import { oneOfEachTemplate } from "./support/public-pages.ts";

// Without smooth scrolling and transitions a click needs no wait for a still page.

/** Every page has the same header and footer, so only the first page's are tested. */
const controlsOf = (page: Page, path: string) => page.locator(`${path === "/" ? "" : "main "}:is(a[href], button, summary)`);

/** The state that a visitor can notice. */
const noticeable = (page: Page) =>
	page.evaluate(() => {
		const states = [...document.querySelectorAll("[aria-expanded], [aria-pressed], [aria-checked], details, dialog, input[type=radio]")];
		return JSON.stringify([
			location.href,
			Math.round(scrollY),
			document.documentElement.dataset.theme,
			document.activeElement?.id,
			states.map((element) => [
				element.getAttribute("aria-expanded"),
				element.getAttribute("aria-pressed"),
				element.getAttribute("aria-checked"),
				element.hasAttribute("open"),
				element instanceof HTMLInputElement && element.checked,
			]),
			document.body.textContent,
		]);
	});

async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await allHydrated(page);
}

/**
 * Null for controls that need no click: plain links (tests/site requests each address), and controls that are
 * already on or disabled.
 */
async function nameOf(control: Locator): Promise<string | null> {
	return control.evaluate((element) => {
		if (element.closest("[aria-disabled=true], [inert], [aria-hidden=true]")) return null;
		if (element.getAttribute("aria-pressed") === "true" || element.getAttribute("aria-current")) return null;
		if (element instanceof HTMLButtonElement && element.disabled) return null;
		const box = element.getBoundingClientRect();
		// The skip link is hidden until it has the focus (keyboard.spec.ts).
		if (box.width < 2 || box.height < 2 || box.bottom < 0 || getComputedStyle(element).visibility === "hidden") return null;
		if (element instanceof HTMLAnchorElement && !element.ariaHasPopup) {
			const here = element.origin === location.origin && element.pathname === location.pathname;
			if (!here || element.hash === "" || element.href === location.href) return null;
		}
		return `${element.tagName} ${element.textContent?.trim() || element.getAttribute("aria-label")}`;
	});
}

/** Whether a noticeable change happens; the timeout limits how long an idle control is watched. */
async function changes(page: Page, act: () => Promise<void>): Promise<boolean> {
	// Otherwise the end of an earlier toast or dialog would count as this control's change.
	await expect(page.locator("[data-sonner-toast], dialog[open]")).toHaveCount(0);
	const before = await noticeable(page);
	await act();
	return expect
		.poll(() => noticeable(page).catch(() => "on the way"), { timeout: 15_000, intervals: [30] })
		.not.toBe(before)
		.then(
			() => true,
			() => false,
		);
}

for (const part of [0, 1]) {
	test(`every button changes something on a page of each kind (${part + 1} of 2)`, async ({ page, context, request }) => {
		test.setTimeout(300_000);
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		const idle: string[] = [];
		let clicks = 0;
		const paths = (await oneOfEachTemplate(request)).filter((_path, index) => index % 2 === part);
		for (const path of paths) {
			await open(page, path);
			const count = await controlsOf(page, path).count();
			for (let index = 0; index < count; index += 1) {
				const control = controlsOf(page, path).nth(index);
				if ((await control.count()) === 0) continue;
				const name = await nameOf(control);
				if (name === null) continue;
				clicks += 1;
				await control.scrollIntoViewIfNeeded();
				if (!(await changes(page, () => control.click()))) idle.push(`${path}: ${name}`);
				const dialog = page.locator("dialog[open]");
				if ((await dialog.count()) > 0) await page.keyboard.press("Escape");
				if (new URL(page.url()).pathname !== path) await open(page, path);
			}
		}
		expect(idle).toEqual([]);
		expect(clicks).toBeGreaterThan(paths.length);
	});
}
