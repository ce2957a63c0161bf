import type { Page } from "@playwright/test";

/** Answers with one row in place of the database, as an object when the request asks for one. */
export async function answerWith(page: Page, table: string, row: () => Record<string, unknown>): Promise<void> {
	await page.route(`**/rest/v1/${table}?**`, (route) => {
		const wantsOne = route.request().headers().accept?.includes("vnd.pgrst.object");
		return route.fulfill({ json: wantsOne ? row() : [row()] });
	});
}
