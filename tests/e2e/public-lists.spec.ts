import type { Page, Request } from "@playwright/test";
import { allHydrated, expect, hydrated, test, withoutLists } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";

const DATABASE = "**/rest/v1/portfolios?*";
const chip = (page: Page, name: RegExp) => page.getByRole("group", { name: "Filter projects by service" }).getByRole("button", { name });
const groups = (page: Page) => page.locator("#projects-grid h3").filter({ visible: true });

/** Requests for lists of rows from now on. */
function listRequests(page: Page): string[] {
	const asked: string[] = [];
	page.on("request", (request: Request) => {
		const { pathname } = new URL(request.url());
		if (/^\/rest\/v1\/|^\/assets\/lists-/.test(pathname)) asked.push(pathname.replace(/-.*/, ""));
	});
	return asked;
}

/** Counts elements that scripts add, remove or rewrite inside a part of the page. */
const watchChanges = (page: Page, selector: string) =>
	page.locator(selector).evaluate((part) => {
		const changed: string[] = [];
		Object.assign(window, { changed });
		new MutationObserver((records) => {
			for (const { type, target, addedNodes, removedNodes } of records) {
				if (type === "characterData") changed.push(target.textContent ?? "");
				else if ([...addedNodes, ...removedNodes].some((node) => node instanceof Element && node.closest("li, section, [role=status]")))
					changed.push(target instanceof Element ? target.outerHTML.slice(0, 80) : "?");
			}
		}).observe(part, { childList: true, characterData: true, subtree: true });
	});
const changes = (page: Page): Promise<string[]> => page.evaluate(() => Reflect.get(window, "changed"));

/** A database with this many projects of one service. */
async function withProjects(page: Page, count: number): Promise<void> {
	const rows = Array.from({ length: count }, (_, n) => ({
		id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
		slug: `many-${n}`,
		title: `Many ${n}`,
		service_id: "web-apps",
		description: "For a journey.",
		created_at: "2026-01-01T00:00:00Z",
	}));
	await page.route(DATABASE, (route) => (route.request().url().includes("slug=eq") ? route.continue() : route.fulfill({ json: rows })));
	await withoutLists(page, "**/portfolio*");
}

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a chip leads to the portfolio with only its service, and All to the whole", async ({ page }) => {
		await page.goto("/portfolio");
		const all = await groups(page).count();
		expect(all).toBeGreaterThan(2);
		await chip(page, /^SaaS Solutions/).click();
		await expect(page).toHaveURL(/\/portfolio\?service=saas#group-saas$/);
		await expect(groups(page)).toHaveText([/^SaaS Solutions/]);
		await chip(page, /^All Projects/).click();
		await expect(groups(page)).toHaveCount(all);
	});

	test("every case study is linked from the list of all projects, and every post from the list of all posts", async ({ page, request }) => {
		const sitemap = await (await request.get("/sitemap.xml")).text();
		const listed = (start: string) =>
			[...sitemap.matchAll(/<loc>[^<]*?(\/(?:case-study|blog)\/[^<]+)<\/loc>/g)].flatMap(([, path = ""]) =>
				path.startsWith(start) ? [path] : [],
			);
		for (const [path, start] of [
			["/projects", "/case-study/"],
			["/posts", "/blog/"],
		] as const) {
			await page.goto(path);
			const linked = await page.locator(`main a[href^="${start}"]`).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			// Other tests publish rows meanwhile.
			expect(linked.length).toBeGreaterThan(5);
			expect(linked.filter((href) => !listed(start).includes(href ?? ""))).toEqual([]);
		}
	});
});

test("keeps a tap on a chip that comes before the code", async ({ page }) => {
	await page.goto("/portfolio", { waitUntil: "commit" });
	const saas = chip(page, /^SaaS Solutions/);
	await saas.click();
	await expect(saas).toHaveAttribute("aria-pressed", "true");
	await expect(groups(page)).toHaveText([/^SaaS Solutions/]);
	await expect(page).toHaveURL(/\/portfolio\?service=saas$/);
});

test("shows the chosen service when the code is lost", async ({ page, problems }) => {
	problems.allow(/ERR_FAILED/);
	await page.route("**/assets/*.js*", (route) => route.abort());
	await page.goto("/portfolio");
	await chip(page, /^SaaS Solutions/).click();
	await expect(page).toHaveURL(/\/portfolio\?service=saas#group-saas$/);
	await expect(groups(page)).toHaveText([/^SaaS Solutions/]);
	await page.goto("/portfolio?service=saas");
	expect(await groups(page).count()).toBeGreaterThan(2);
});

for (const [path, part] of [
	["/portfolio", "#projects-grid"],
	["/saas", "#service-portfolio"],
	["/blogs", "#posts"],
] as const) {
	test(`${path} asks an unchanged database once and changes nothing`, async ({ page }) => {
		await watchShifts(page);
		const asked = listRequests(page);
		await page.goto(path);
		await watchChanges(page, part);
		const answered = page.waitForResponse("**/rest/v1/*?*");
		await allHydrated(page);
		await answered;
		await page.waitForLoadState("networkidle");
		expect(asked.sort()).toEqual(["/assets/lists", expect.stringMatching(/^\/rest\/v1\/(portfolios|blogs)$/)]);
		expect(await changes(page)).toEqual([]);
		expect(sumOf(await shiftsOf(page))).toBe(0);
	});
}

test("changes only the card whose row has changed", async ({ page }) => {
	await page.route(DATABASE, async (route) => {
		const answer = await route.fetch();
		const rows: Record<string, unknown>[] = await answer.json();
		await route.fulfill({ response: answer, json: rows.map((row, n) => (n === 1 ? { ...row, title: "Renamed since the build" } : row)) });
	});
	await watchShifts(page);
	const asked = listRequests(page);
	await page.goto("/portfolio");
	await page.locator("#projects-grid article").evaluateAll((cards) => cards.map((card) => Object.assign(card, { kept: true })));
	await allHydrated(page);
	await expect(page.getByRole("heading", { name: "Renamed since the build" })).toHaveCount(1);
	expect(await page.locator("#projects-grid article").evaluateAll((cards) => cards.every((card) => Reflect.get(card, "kept")))).toBe(true);
	expect(asked.filter((path) => path.startsWith("/rest"))).toHaveLength(1);
	expect(sumOf(await shiftsOf(page))).toBeLessThan(0.02);
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("shows more of a long list in place, and again on Back", async ({ page }) => {
	await withProjects(page, 70);
	await page.goto("/portfolio");
	await hydrated(page);
	const cards = page.locator("#projects-grid article");
	await expect(cards).toHaveCount(6);
	const more = page.getByRole("button", { name: "Show more Web Applications projects" });
	await more.scrollIntoViewIfNeeded();
	const before = await page.evaluate(() => scrollY);
	await more.click();
	await expect(cards).toHaveCount(30);
	await expect(page.getByRole("link", { name: /: Many 6$/ })).toBeFocused();
	expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
	await page.getByRole("link", { name: /: Many 20$/ }).scrollIntoViewIfNeeded();
	const left = await page.evaluate(() => scrollY);
	await page
		.getByRole("contentinfo")
		.getByRole("link", { name: "Reviews" })
		.evaluate((link: HTMLElement) => link.click());
	await expect(page).toHaveURL(/\/reviews$/);
	await page.goBack();
	await expect(cards).toHaveCount(30);
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
	await page.reload();
	await hydrated(page);
	await expect(cards).toHaveCount(30);
});
