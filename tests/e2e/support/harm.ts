import type { Page } from "@playwright/test";

/** Records dialogs, calls, and requests to other hosts for anything but a picture. */
export async function watch(page: Page): Promise<() => Promise<unknown[]>> {
	const seen: unknown[] = [];
	page.on("dialog", (dialog) => {
		seen.push(`dialog ${dialog.message()}`);
		void dialog.dismiss();
	});
	await page.addInitScript(() => {
		const calls: string[] = [];
		Object.assign(window, { calls });
		for (const name of ["alert", "confirm", "prompt", "print"]) Object.assign(window, { [name]: () => void calls.push(name) });
	});
	// Requests for pictures on other hosts are allowed, but nothing leaves the machine.
	await page.route(/^https?:\/\/(?!localhost)/, (route) => {
		if (route.request().resourceType() !== "image") seen.push(`${route.request().resourceType()} ${route.request().url()}`);
		return route.abort();
	});
	return async () => [...seen, ...(await page.evaluate(() => Reflect.get(window, "calls")))];
}
