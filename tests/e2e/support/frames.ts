import { expect, type Page } from "@playwright/test";

interface Frame {
	heading: string;
	y: number;
}

/** Records the page's heading and scroll position in every frame from now on. */
export async function watchFrames(page: Page): Promise<() => Promise<Frame[]>> {
	await page.evaluate(() => {
		const frames: Frame[] = [];
		const note = () => {
			frames.push({ heading: document.querySelector("h1")?.textContent ?? "", y: scrollY });
			requestAnimationFrame(note);
		};
		Reflect.set(window, "seenFrames", frames);
		requestAnimationFrame(note);
	});
	return () => page.evaluate(() => Reflect.get(window, "seenFrames"));
}

/** The distinct scroll positions of the page with this heading, from its first frame until 30 frames without a change. */
export async function positions(frames: () => Promise<Frame[]>, title: string): Promise<number[]> {
	const ofPage = async () => (await frames()).filter((frame) => frame.heading === title).map(({ y }) => y);
	await expect.poll(async () => new Set((await ofPage()).slice(-30)).size).toBe(1);
	await expect.poll(async () => (await ofPage()).length).toBeGreaterThan(60);
	return [...new Set(await ofPage())];
}

export const titleOf = async (page: Page) => (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
export const scrollPlace = (page: Page) => page.evaluate(() => scrollY);
