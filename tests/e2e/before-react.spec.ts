import type { Page } from "@playwright/test";
import { services } from "../../src/content/services/index.ts";
import { expect, hydrated, test } from "./support/journey.ts";
import { forgetShifts, shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";

/** Keeps React from starting. Returns a function that lets it start. */
async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

for (const width of [390, 1440]) {
	test.describe(`before React runs at ${width} px`, () => {
		test.use({ viewport: { width, height: 860 } });

		test("a service's panel opens with all of its content, and hydration keeps what was opened meanwhile", async ({ page }) => {
			const release = await holdScripts(page);
			await watchShifts(page);
			await page.goto("/");
			const cards = page.locator("#services details");
			const [first, second] = [cards.nth(0), cards.nth(1)];
			for (const card of [first, second]) {
				await card.locator("summary").click();
				await expect(card).toHaveAttribute("open", "");
				await expect(card.getByText("About This Service")).toBeVisible();
				for (const name of [/^Learn More/, /^Get Quote/, /^See All/]) await expect(card.getByRole("link", { name })).toBeVisible();
				await expect
					.poll(() => card.locator(".svc-scene img").evaluate((image: HTMLImageElement) => image.naturalWidth))
					.toBeGreaterThan(0);
			}
			await expect(first).not.toHaveAttribute("open");
			const panel = second.locator(".svc-panel");
			const height = await panel.evaluate((element) => Object.assign(element, { kept: true }).getBoundingClientRect().height);
			await forgetShifts(page);
			release();
			await page.locator("#services [data-hydrated]").waitFor();
			await expect(second).toHaveAttribute("open", "");
			expect(await panel.evaluate((element) => [Reflect.get(element, "kept"), element.getBoundingClientRect().height])).toEqual([
				true,
				height,
			]);
			const shifts = await shiftsOf(page);
			expect(sumOf(shifts), JSON.stringify(shifts)).toBe(0);
			await second.locator("summary").click();
			await expect(second).not.toHaveAttribute("open");
		});
	});
}

test("a service opened while its section hydrates stays open", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/");
	const card = page.locator("#services details").nth(1);
	await card.scrollIntoViewIfNeeded();
	release();
	await card.locator("summary").click();
	await page.locator("#services [data-hydrated]").waitFor();
	await expect(card).toHaveAttribute("open", "");
	await expect(card.getByRole("link", { name: /^Learn More/ })).toBeVisible();
});

test("the chat's bubble appears before React runs, after 1 s or 200 px, and keeps a click", async ({ page }) => {
	const release = await holdScripts(page);
	await page.addInitScript(() =>
		addEventListener("DOMContentLoaded", () => {
			// A finished animation isn't listed.
			const animations = document.querySelector(".chat-bubble")?.getAnimations() ?? [];
			for (const animation of animations) animation.pause();
			Object.assign(window, { animations });
		}),
	);
	await page.goto("/portfolio");
	const bubble = page.locator(".chat-bubble");
	const shownAt = (milliseconds: number) =>
		bubble.evaluate((element, time) => {
			const animations: Animation[] = Reflect.get(window, "animations");
			for (const animation of animations) animation.currentTime = time;
			return getComputedStyle(element).visibility;
		}, milliseconds);
	expect(await shownAt(999)).toBe("hidden");
	expect(await shownAt(1001)).toBe("visible");
	expect(await shownAt(0)).toBe("hidden");
	await page.evaluate(async () => {
		scrollTo({ top: 199, behavior: "instant" });
		// The page notices in the next frame.
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
	});
	await expect(bubble).toBeHidden();
	await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
	await bubble.click();
	release();
	await expect(page.getByRole("dialog", { name: /assistant/i })).toBeVisible();
});

test("a service's Get Quote before React runs enters the service as the message's subject later", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/");
	const service = page.locator("#services details").first();
	await service.locator("summary").click();
	await service.getByRole("link", { name: /^Get Quote/ }).click();
	const form = page.getByRole("form", { name: "Contact" });
	await expect(form.getByLabel("First name")).toBeInViewport();
	await expect(form.getByLabel("Subject")).toHaveValue("");
	release();
	await expect(form.getByLabel("Subject")).toHaveValue(`Quote: ${services[0]?.title}`);
});

test("a copy button copies before React runs and says so later", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const release = await holdScripts(page);
	await page.goto("/contact");
	await page.getByRole("button", { name: /^Copy Email/ }).click();
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("@");
	release();
	await expect(page.getByText(/^Email copied/)).toBeVisible();
});

/** Does what the browser's translator does: names the language, and puts each text into two elements, also those that arrive later. */
function translate(): void {
	document.documentElement.lang = "de";
	const translateAll = () => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (texts.nextNode()) found.push(texts.currentNode as Text);
		for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest("script, style, font"))) {
			const translated = document.createElement("font");
			translated.append(document.createElement("font"));
			translated.firstElementChild?.append(`${text.data} (translated)`);
			text.replaceWith(translated);
		}
	};
	translateAll();
	new MutationObserver(() => setTimeout(translateAll, 150)).observe(document.body, { childList: true, characterData: true, subtree: true });
}

for (const when of ["before React runs", "before the form hydrates"])
	test(`a page that the browser translates ${when} keeps what is typed then`, async ({ page, problems }) => {
		// A section can be translated in the moment when it hydrates.
		if (when !== "before React runs") problems.allow(/^console: Hydration:/);
		for (const path of ["/", "/contact"]) {
			let arrive = () => {};
			const isTyped = new Promise<void>((resolve) => {
				arrive = resolve;
			});
			await page.route(/\/contact-form-[^/]*\.js/, async (route) => {
				await isTyped;
				await route.continue();
			});
			await page.goto(path);
			if (when !== "before React runs") await hydrated(page);
			await page.evaluate(translate);
			const form = page.locator("form[method=post]");
			await form.locator("[name=firstName]").click();
			await page.keyboard.type("Grace");
			await page.keyboard.press("Tab");
			await page.keyboard.type("Hop");
			arrive();
			await expect(form).toHaveAttribute("data-ready", "");
			await page.keyboard.type("per");
			await expect(form.locator("[name=firstName]")).toHaveValue("Grace");
			await expect(form.locator("[name=lastName]")).toHaveValue("Hopper");
			await expect(page.locator("footer")).toContainText("Privacy Policy (translated)");
		}
	});

test("a page whose elements a translator changes before React runs keeps every part", async ({ page, problems }) => {
	problems.allow(/^console: Hydration:/);
	await page.goto("/");
	await page.evaluate(() => document.querySelector("h1")?.replaceChildren(document.createElement("em")));
	await hydrated(page);
	await expect(page.getByRole("form", { name: "Contact" }).getByLabel("First name")).toBeVisible();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
	await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
});
