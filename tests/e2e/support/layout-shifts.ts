import type { Page } from "@playwright/test";

/** What moved after it was seen, with its share of the score that browsers call layout shift. */
export interface LayoutShift {
	value: number;
	moved: string;
}

/** Notes from now on, on every page that is opened, what moves. */
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

/** What has moved on the page that is open. */
export const shiftsOf = (page: Page): Promise<LayoutShift[]> => page.evaluate(() => Reflect.get(window, "shifts"));

/** The sum of them; 0 is a page on which nothing moved. */
export const sumOf = (shifts: LayoutShift[]): number => shifts.reduce((sum, { value }) => sum + value, 0);
