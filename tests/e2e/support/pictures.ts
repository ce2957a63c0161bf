import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Scrolls through the page so that every lazy picture is requested. */
export async function readThrough(page: Page): Promise<void> {
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	for (let y = 0; y < height; y += 500) {
		await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), y);
		await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	}
	// A picture that was skipped gets its source when it scrolls into view.
	const waiting = page.locator("img:not([src])");
	const reachAll = () =>
		waiting.evaluateAll((images) => {
			for (const image of images) image.scrollIntoView({ behavior: "instant" });
			return images.length;
		});
	await expect.poll(reachAll).toBe(0);
}

/** Reads the state of every `img` of the page. */
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
