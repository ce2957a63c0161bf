import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Scrolls to every lazy picture until each has its source, except in closed panels. */
export async function reachPictures(page: Page): Promise<void> {
	const waiting = page.locator("img:not([src])");
	const reachAll = () =>
		waiting.evaluateAll((images) => {
			const shown = images.filter((image) => !image.closest("details:not([open])"));
			for (const image of shown) image.scrollIntoView({ behavior: "instant" });
			return shown.length;
		});
	await expect.poll(reachAll).toBe(0);
}

/** Reads the state of every `img` of the page that has its source. */
export const imagesOf = (page: Page) =>
	page.locator("img[src]").evaluateAll((images) =>
		images.map((image) => ({
			src: image.getAttribute("src") ?? "",
			alt: image.getAttribute("alt"),
			size: [image.getAttribute("width"), image.getAttribute("height")].map(Number),
			srcset: image.getAttribute("srcset") ?? "",
			sizes: image.getAttribute("sizes") ?? "",
		})),
	);
