import type { Page } from "@playwright/test";
import { PUBLIC_TIMEOUT_MS } from "../../src/data/public-rows.ts";
import { expectPartAccessible } from "./support/axe.ts";
import { scrollPlace } from "./support/frames.ts";
import { watch } from "./support/harm.ts";
import { allHydrated, expect, hydrated, quiet, test, waitLonger } from "./support/journey.ts";
import { forgetShifts, shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";
import { answerWith } from "./support/replaced-rows.ts";
import { ownPost, sampleTitle } from "./support/samples.ts";

/** No other test edits this row. */
const PROJECT = {
	address: "/case-study/offline-ferry-pass",
	title: sampleTitle("offline-ferry-pass"),
	client: "Konkan Coastal Ferries",
};
/** A post that is newer than the build. */
const NEW_POST = {
	id: "5eed0000-0000-4000-8000-2000000000ab",
	title: "A talk about agents",
	excerpt: "How we test agents.",
	author: { name: "Asha Rao" },
	category: "SaaS",
	tags: [],
	reading_time: 3,
	featured: false,
	published_date: "2026-01-01T00:00:00Z",
	published_at: "2026-01-01T00:00:00Z",
	updated_at: "2026-01-01T00:00:00Z",
};
const lightbox = (page: Page) => page.getByRole("dialog", { name: /gallery|lightbox|picture/i });

test("opens a case study from its card, its gallery by keyboard, and the next project", async ({ page }) => {
	await page.goto("/portfolio?service=mobile-apps");
	await hydrated(page);
	await page.getByRole("link", { name: PROJECT.title }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/case-study\//);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(PROJECT.title);
	await expect(page.getByRole("img", { name: PROJECT.client })).toBeVisible();
	await allHydrated(page);
	const gallery = page.getByRole("region", { name: "Project Gallery" });
	const first = gallery.getByRole("link").or(gallery.getByRole("button")).first();
	await first.focus();
	await page.keyboard.press("Enter");
	await expect(lightbox(page)).toBeVisible();
	await expect.poll(() => lightbox(page).evaluate((viewer) => viewer.contains(document.activeElement))).toBe(true);
	await expectPartAccessible(page, "the lightbox", "[role=dialog]");
	const counter = lightbox(page).getByText(/^\d \/ \d$|^\d of \d$/);
	const start = await counter.textContent();
	await page.keyboard.press("ArrowLeft");
	await expect(counter).not.toHaveText(start ?? "");
	await page.keyboard.press("ArrowRight");
	await expect(counter).toHaveText(start ?? "");
	for (let press = 0; press < 8; press += 1) {
		await page.keyboard.press("Tab");
		expect(
			await page.evaluate(
				() => document.activeElement?.closest("[role=dialog], dialog") !== null || document.activeElement === document.body,
			),
		).toBe(true);
	}
	await page.keyboard.press("Escape");
	await expect(lightbox(page)).toHaveCount(0);
	// In Firefox, Tab can leave the page for the browser's bar. Then no element is focused for Playwright.
	await expect.poll(() => first.evaluate((element) => element === document.activeElement)).toBe(true);
	const next = page.getByRole("region", { name: /next/i }).getByRole("link").first();
	await next.scrollIntoViewIfNeeded();
	await next.click();
	await expect(page).not.toHaveURL(/offline-ferry-pass|100000000007/);
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(PROJECT.title);
});

test("prints case studies and posts in dark on white, with every picture and without controls", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark", media: "print" });
	for (const address of [PROJECT.address, `/blog/${ownPost().slug}`]) {
		await page.goto(address);
		await hydrated(page);
		await page.evaluate(() => {
			for (const text of document.querySelectorAll(".rich-text")) {
				const fold = document.createElement("details");
				fold.append(document.createElement("summary"), document.createElement("p"));
				text.append(fold);
			}
			dispatchEvent(new Event("beforeprint"));
		});
		const seen = () =>
			page.evaluate(() => [...document.querySelectorAll(".rich-text > details > p")].map((words) => words.checkVisibility()));
		await expect.poll(seen).toEqual(address.startsWith("/blog/") ? [true] : []);
		// The whole sheet can come a moment after React.
		const looks = () =>
			page.evaluate(() => ({
				pictures: [...document.querySelectorAll("main img")].filter((image) => image.checkVisibility() && !image.hasAttribute("src"))
					.length,
				controls: [...document.querySelectorAll("button, .btn, header nav, #site-footer")].filter((one) => one.checkVisibility()).length,
				colors: [...document.querySelectorAll("h1, h2, h3, p, li, td, pre")]
					.filter((one) => one.checkVisibility())
					.map((one) => (getComputedStyle(one).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number))
					.filter((parts) => Math.max(...parts) > 200 && Math.min(...parts) > 100),
				ground: getComputedStyle(document.body).backgroundColor,
			}));
		await expect.poll(looks, address).toEqual({ pictures: 0, controls: 0, colors: [], ground: "rgb(255, 255, 255)" });
	}
});

test("finds a post by search and links to another post", async ({ page }) => {
	await page.goto("/blogs");
	await allHydrated(page);
	const { title } = ownPost();
	const [word = ""] = title.split(/\W+/).sort((one, other) => other.length - one.length);
	await page.getByRole("searchbox").fill(word);
	await expect(page).toHaveURL(new RegExp(`q=${word}`));
	await page.getByRole("link", { name: title }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
	await expect(page.getByText(/^\d+ min read$/).first()).toBeVisible();
	await expect(page.getByText("About the Author")).toBeVisible();
	await page.getByRole("navigation", { name: "On this page" }).getByRole("link").nth(1).click();
	await expect(page).toHaveURL(/#/);
	// In Firefox, Playwright's goBack() from a fragment never ends.
	await page.evaluate(() => history.back());
	await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
	await page.goBack();
	await expect(page).toHaveURL(/\/blogs/);
});

for (const width of [390, 1440])
	test(`posts that arrive late don't move the end of a post at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		let answer = () => {};
		const asked = new Promise<void>((resolve) => (answer = resolve));
		// Not the post's own requests.
		const list = /rest\/v1\/blogs\?(?!.*\b(slug|id)=eq)/;
		await waitLonger(page, PUBLIC_TIMEOUT_MS);
		await page.route(list, async (route) => {
			await asked;
			await route.continue();
		});
		await watchShifts(page);
		await page.goto("/blog/test-an-agent-before-you-trust-it");
		await allHydrated(page);
		const bottom = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		await bottom();
		await forgetShifts(page);
		const neighbors = page.getByRole("navigation", { name: "More posts" });
		const answered = page.waitForResponse(list);
		answer();
		await answered;
		await quiet(page);
		expect(await shiftsOf(page)).toEqual([]);
		await expect(neighbors).toHaveCount(0);
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await expect(neighbors).toBeVisible();
		await bottom();
		expect(sumOf(await shiftsOf(page))).toBe(0);
	});

for (const width of [390, 1280])
	test(`a post that isn't built yet opens again where its reader was at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: 800 });
		await answerWith(page, "blogs", () => ({
			...NEW_POST,
			slug: "not-built-yet",
			content: `<h2>Start</h2>${"<p>An agent answers, asks and notes down what it heard.</p>".repeat(150)}`,
		}));
		await page.goto("/blog/not-built-yet");
		await hydrated(page);
		await expect(page.getByRole("heading", { name: "Start" })).toBeVisible();
		await page.evaluate(() => scrollTo({ top: 3000, behavior: "instant" }));
		await quiet(page);
		await page.reload();
		await expect(page.getByRole("heading", { name: "Start" })).toBeAttached();
		await expect.poll(() => scrollPlace(page)).toBe(3000);
		await quiet(page);
		expect(await scrollPlace(page)).toBe(3000);
		// The reader goes on, and the next page is slow.
		await page.evaluate(() => scrollTo({ top: 6000, behavior: "instant" }));
		const asked = page.waitForRequest(/reviews-.*\.js/);
		await page.route(/reviews-.*\.js/, () => {});
		await page.evaluate(() => document.querySelector<HTMLElement>("footer a[href='/reviews']")?.click());
		await asked;
		await quiet(page);
		expect([await scrollPlace(page), new URL(page.url()).pathname]).toEqual([6000, "/blog/not-built-yet"]);
	});

for (const press of ["touch", "keyboard"])
	test(`a post's video loads nothing from its host until it is pressed, by ${press}`, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 }, hasTouch: true });
		const page = await context.newPage();
		const found = await watch(page);
		await answerWith(page, "blogs", () => ({
			...NEW_POST,
			slug: "with-video",
			content: '<p>Before.</p><p><a href="https://vimeo.com/76979871">How we test agents</a></p><p>After.</p>',
		}));
		await page.goto("/blog/with-video");
		await hydrated(page);
		const video = page.getByRole("main").getByRole("button", { name: "How we test agents Play from Vimeo" });
		await expectPartAccessible(page, "a video", ".video");
		expect(await found()).toEqual([]);
		if (press === "touch") await video.tap();
		else {
			await video.focus();
			await page.keyboard.press("Enter");
		}
		await expect(page.getByTitle("How we test agents Play from Vimeo")).toBeFocused();
		await expect.poll(found).toEqual([expect.stringMatching(/^document https:\/\/player\.vimeo\.com\/video\/76979871\?dnt=1/)]);
		await context.close();
	});
