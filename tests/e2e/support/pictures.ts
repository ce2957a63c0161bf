import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Scrolls through the page, so that everything lazy has been asked for. */
export async function readThrough(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let y = 0; y < height; y += 500) {
		await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	}
	// What was still far away when it was passed gets its address when it is reached.
	const waiting = page.locator("img:not([src])");
	const reachAll = () =>
		waiting.evaluateAll((images) => {
			for (const image of images) image.scrollIntoView({ behavior: "instant" });
			return images.length;
		});
	await expect.poll(reachAll).toBe(0);
}

/** What every `img` of the page says about itself. */
export const imagesOf = (page: Page) =>
	page.locator("img").evaluateAll((images) =>
		images.map((image) => ({
			src: image.getAttribute("src") ?? "",
			alt: image.getAttribute("alt"),
			size: [image.getAttribute("width"), image.getAttribute("height")].map(Number),
			srcset: image.getAttribute("srcset") ?? "",
			sizes: image.getAttribute("sizes") ?? "",
		})),
	);
