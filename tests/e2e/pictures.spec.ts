import type { Page } from "@playwright/test";
import { alive, expect, test } from "./support/journey.ts";

/** Addresses with a page of their own that show pictures of the site. */
const pages = [
	"/",
	"/portfolio",
	"/contact",
	"/saas",
	"/iot",
	"/products",
	"/speaksify",
	"/case-study/control-tower-delivery-riders",
	"/case-study/offline-ferry-pass",
];

/** Scrolls through the page, so that everything lazy has been asked for. */
async function readThrough(page: Page): Promise<void> {
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
const imagesOf = (page: Page) =>
	page.locator("img").evaluateAll((images) =>
		images.map((image) => ({
			src: image.getAttribute("src") ?? "",
			alt: image.getAttribute("alt"),
			size: [image.getAttribute("width"), image.getAttribute("height")].map(Number),
			srcset: image.getAttribute("srcset") ?? "",
			sizes: image.getAttribute("sizes") ?? "",
		})),
	);

test("every picture has its size, its words, and files for every width", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of pages) {
		await page.goto(path);
		await alive(page);
		await readThrough(page);
		const images = await imagesOf(page);
		if (!["/contact", "/speaksify"].includes(path)) expect(images.length, path).toBeGreaterThan(0);
		for (const image of images) {
			expect(image.alt, `${path} ${image.src}`).not.toBeNull();
			for (const side of image.size) expect(side, `${path} ${image.src}`).toBeGreaterThan(0);
			// A drawing has one file for every size.
			if (image.src.endsWith(".svg")) continue;
			expect(image.srcset, `${path} ${image.src}`).toMatch(/480w.*800w.*1200w.*1600w/);
			expect(image.sizes, `${path} ${image.src}`).toMatch(/\d(vw|px|rem)/);
		}
	}
});

test("no picture stands on two pages, unless it is of the same project or service", async ({ page }) => {
	const places = new Map<string, Set<string>>();
	for (const path of pages) {
		await page.goto(path);
		await alive(page);
		await readThrough(page);
		for (const { src } of await imagesOf(page)) {
			const name = src.replace(/-\d+\.\w+$/, "");
			if (!/\/(projects|services|products|clients)\//.test(name)) places.set(name, (places.get(name) ?? new Set()).add(path));
		}
	}
	expect([...places].filter(([, paths]) => paths.size > 1)).toEqual([]);
});

test("quality: on a phone the home page's pictures weigh at most 250 kB before anybody scrolls", async ({ page }) => {
	const pictures = new Map<string, number>();
	page.on("response", async (response) => {
		if (/\.(avif|webp|png|jpe?g|svg|ico)$/.test(new URL(response.url()).pathname))
			pictures.set(response.url(), (await response.body()).length);
	});
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/", { waitUntil: "load" });
	await alive(page);
	await page.getByRole("button", { name: /^Open chat/ }).waitFor();
	await page.waitForLoadState("networkidle");
	expect(pictures.size).toBeGreaterThan(0);
	expect([...pictures.values()].reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(250_000);
});
