import type { Page } from "@playwright/test";

/** An element that moved, with its share of the layout shift score. */
export interface LayoutShift {
	value: number;
	moved: string;
}

/** Records layout shifts on every page opened from now on. */
export async function watchShifts(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const shifts: LayoutShift[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) {
				const sources: { node?: Node | null }[] = Reflect.get(entry, "sources") ?? [];
				const moved = sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : (node?.textContent ?? "?")));
				shifts.push({ value: Number(Reflect.get(entry, "value")), moved: `${Math.round(entry.startTime)} ms: ${moved.join(" | ")}` });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
}

/** Forgets the layout shifts so far, also those that the browser reports after the next frame. */
export async function forgetShifts(page: Page): Promise<void> {
	await page.evaluate(async () => {
		for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
		Reflect.get(window, "shifts").splice(0);
	});
}

/** The layout shifts of the open page. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> => page.evaluate(() => Reflect.get(window, "shifts"));

/** Sum of the layout shift scores; 0 means that nothing moved. */
export const sumOf = (shifts: LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
