import { brotliCompressSync } from "node:zlib";
import { chatBubble } from "../../src/content/chat/bubble.ts";
import { portfolioPage } from "../../src/content/portfolio.ts";
import { PUBLIC_TIMEOUT_MS } from "../../src/data/public-rows.ts";
import { allHydrated, expect, hydrated, quiet, test, waitLonger } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";
import { oneOfEachTemplate } from "./support/public-pages.ts";
import { sampleTitle } from "./support/samples.ts";

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the home page shows its heading and its footer, opens one answer at a time, and its links work", async ({ page }) => {
		await page.goto("/");
		await expect(page.locator("h1")).toBeVisible();
		await expect(page.locator("h1")).toHaveCSS("opacity", "1");
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(page.getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/#contact");
		const answers = page.locator("#faq details");
		for (const answer of [answers.first(), answers.last()]) {
			await answer.locator("summary").click();
			await expect(answer.locator("p")).toBeVisible();
			await expect(page.locator("#faq details[open]")).toHaveCount(1);
		}
		await page.getByRole("link", { name: "View Full Portfolio" }).click();
		await expect(page).toHaveURL(/\/portfolio$/);
		await expect(page.getByText(portfolioPage.loading)).toHaveCount(0);
		await expect(page.getByRole("article").first()).toBeVisible();
	});
});

for (const width of [390, 1440]) {
	test.describe(`without JavaScript at ${width} px`, () => {
		test.use({ javaScriptEnabled: false, viewport: { width, height: 860 } });

		test("no page shows a button that does nothing, and the menu's links are in reach", async ({ page, request }) => {
			for (const path of [...(await oneOfEachTemplate(request)), "/reviews", "/sales-force"]) {
				await page.goto(path);
				await expect(page.locator("button:visible, select:visible, input:visible"), path).toHaveCount(0);
			}
			await page.goto("/reviews");
			if (width < 768) await page.getByRole("banner").getByRole("link", { name: "Menu" }).click();
			const faq = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "FAQ" }).filter({ visible: true });
			await expect(faq).toBeInViewport();
			await faq.click();
			await expect(page).toHaveURL(/\/#faq$/);
		});
	});
}

test("the home page loads at most 100 kB of script and 250 kB of pictures before the visitor scrolls, and no code of the admin area", async ({
	page,
}) => {
	const scripts = new Set<string>();
	const pictures = new Map<string, Promise<Buffer>>();
	page.on("request", (request) => {
		if (/\.js$/.test(new URL(request.url()).pathname)) scripts.add(request.url());
	});
	page.on("response", (response) => {
		if (/\.(avif|webp|png|jpe?g|svg|ico)$/.test(new URL(response.url()).pathname)) pictures.set(response.url(), response.body());
	});
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/");
	await hydrated(page);
	await expect(page.getByRole("button", { name: chatBubble.open })).toBeVisible();
	await quiet(page);
	expect(scripts.size).toBeGreaterThan(4);
	let total = 0;
	for (const url of scripts) {
		const body = await (await page.request.get(url)).body();
		for (const word of ["GoTrueClient", "Portfolio Management"]) expect(body.includes(word), `${word} in ${url}`).toBe(false);
		// The film loads after everything else.
		if (!url.includes("hero-film")) total += brotliCompressSync(body).length;
	}
	expect(total).toBeLessThanOrEqual(100 * 1024);
	expect(pictures.size).toBeGreaterThan(0);
	const bodies = await Promise.all(pictures.values());
	expect(bodies.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(250_000);
});

test("a phone asks for at most eight files of the home page, and at the first input for the pictures of the selected work", async ({
	page,
}) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		asked.push(request.url());
	});
	const pictures = page.locator("#work img");
	const shown = () => pictures.evaluateAll((all: HTMLImageElement[]) => all.filter(({ naturalWidth }) => naturalWidth > 0).length);
	await page.setViewportSize({ width: 390, height: 844 });
	await watchShifts(page);
	await page.goto("/");
	await page.waitForLoadState("networkidle");
	expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(8);
	expect(asked.filter((address) => address.endsWith(".js"))).toEqual([]);
	expect(await shown()).toBe(0);
	await page.mouse.wheel(0, 900);
	const count = await pictures.count();
	expect(count).toBeGreaterThan(2);
	await expect.poll(shown).toBe(count);
	expect(sumOf(await shiftsOf(page))).toBeLessThanOrEqual(0.015);
});

test("a tablet, whose first screen shows the selected work, loads its pictures at once", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/");
	await expect
		.poll(() =>
			page
				.locator("#work img")
				.first()
				.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth),
		)
		.toBeGreaterThan(0);
});

test("neither hydrates nor scrolls another page's HTML, which a host without rewrites can serve", async ({ page, baseURL }) => {
	await page.goto("/");
	await hydrated(page);
	await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
	const wrong = await (await page.request.get("/")).text();
	await page.route(`${baseURL}/portfolio`, (route) => route.fulfill({ contentType: "text/html", body: wrong }));
	await page.goto("/portfolio");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolioPage.title);
	await page.getByRole("button", { name: /^All Projects/ }).waitFor();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});

test.describe("prerendered pages of published rows", () => {
	const study = "/case-study/control-tower-delivery-riders";

	test("hydrate without a change", async ({ page, request }) => {
		const paths = (await oneOfEachTemplate(request)).filter((path) => /^\/(case-study|blog)\//.test(path));
		expect(paths).toHaveLength(2);
		const heading = page.locator("main h1");
		for (const path of paths) {
			await page.goto(path);
			const before = await heading.evaluate((element) => Object.assign(element, { kept: true }).outerHTML);
			await hydrated(page);
			await page.waitForLoadState("networkidle");
			expect(await heading.evaluate((element) => [Reflect.get(element, "kept"), element.outerHTML]), path).toEqual([true, before]);
		}
	});

	test("keep their place at every width when the next project loads in view, for every project", async ({ page }) => {
		let release = () => {};
		const released = new Promise<void>((resolve) => {
			release = resolve;
		});
		let projects: { title: string; client: string; industry: string }[] = [];
		await page.route("**/rest/v1/portfolios?*", async (route) => {
			await released;
			const response = await route.fetch();
			if (!/\b(slug|id)=eq\./.test(route.request().url())) projects = await response.json();
			await route.fulfill({ response });
		});
		await waitLonger(page, PUBLIC_TIMEOUT_MS);
		await page.goto(study);
		await allHydrated(page);
		const next = page.getByRole("region", { name: "Next case study" });
		const heightAt = async (width: number) => {
			await page.setViewportSize({ width, height: 860 });
			await next.scrollIntoViewIfNeeded();
			return (await next.boundingBox())?.height;
		};
		const before = new Map<number, number | undefined>();
		for (const width of [390, 768, 1024, 1440]) before.set(width, await heightAt(width));
		release();
		await expect(next.getByRole("link")).toBeVisible();
		await expect.poll(() => projects.length).toBeGreaterThan(10);
		for (const [width, height] of before) {
			expect(await heightAt(width), `${width} px`).toBe(height);
			for (const { title, client, industry } of projects) {
				await next.locator("h2 a").evaluate((link, text) => Object.assign(link, { textContent: text }), title);
				await next.locator("h2 + p").evaluate((line, text) => Object.assign(line, { textContent: text }), `${client}, ${industry}`);
				expect((await next.boundingBox())?.height, `${title} at ${width} px`).toBe(height);
			}
		}
	});

	test("show a change made since the build once it loads", async ({ page }) => {
		await page.route("**/rest/v1/portfolios?*slug=eq.*", async (route) => {
			const answer = await route.fetch();
			const rows: Record<string, unknown>[] = await answer.json();
			await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, title: "Renamed since" })) });
		});
		await page.goto(study);
		await hydrated(page);
		await expect(page.getByRole("heading", { level: 1, name: "Renamed since" })).toBeVisible();
	});

	test("lead to the portfolio when the project was unpublished, and stay readable when the database fails", async ({ page, problems }) => {
		problems.allow(/Failed to load resource/, /Case study:/);
		await page.route("**/rest/v1/portfolios?*slug=eq.*", (route) => route.fulfill({ status: 500, body: "{}" }));
		await page.goto(study);
		await hydrated(page);
		await quiet(page);
		await expect(page.getByRole("heading", { level: 1, name: sampleTitle("control-tower-delivery-riders") })).toBeVisible();
		await page.unroute("**/rest/v1/portfolios?*slug=eq.*");
		await page.route("**/rest/v1/portfolios?*slug=eq.*", (route) => route.fulfill({ json: [] }));
		await page.goto(study);
		await hydrated(page);
		await expect(page).toHaveURL(/\/portfolio$/);
	});
});
