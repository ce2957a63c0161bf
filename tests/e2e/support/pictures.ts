import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Scrolls to every lazy picture until each has its source. */
export async function reachPictures(page: Page): Promise<void> {
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
