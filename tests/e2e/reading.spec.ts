import type { Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend.ts";
import { expectPartAccessible } from "./support/axe.ts";
import { watch } from "./support/harm.ts";
import { allHydrated, expect, hydrated, test } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";
import { ADMIN } from "./support/people.ts";
import { answerWith } from "./support/replaced-rows.ts";
import { ownPost, sampleTitle } from "./support/samples.ts";

/** No other test edits this row. */
const PROJECT = {
	address: "/case-study/offline-ferry-pass",
	title: sampleTitle("offline-ferry-pass"),
	client: "Konkan Coastal Ferries",
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

test("shows an error when a case study doesn't load, and loads it on retry", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Case study|Project/);
	let broken = true;
	await page.route("**/rest/v1/portfolios?**", (route) =>
		broken ? route.fulfill({ status: 503, json: { message: "down" } }) : route.continue(),
	);
	// As if it had been published after the build: its prerendered page needs no request.
	const unknown = await page.request.get("/case-study/published-later");
	await page.route(`**${PROJECT.address}`, async (route) => route.fulfill({ contentType: "text/html", body: await unknown.text() }));
	await page.goto(PROJECT.address);
	await expect(page.getByText("Error Loading Project")).toBeVisible({ timeout: 20_000 });
	broken = false;
	await page.getByRole("button", { name: "Try Again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(PROJECT.title);
});

test("prints case studies and posts in dark on white, with every picture and without controls", async ({ page }) => {
	await page.emulateMedia({ colorScheme: "dark", media: "print" });
	for (const address of [PROJECT.address, `/blog/${ownPost().slug}`]) {
		await page.goto(address);
		await hydrated(page);
		await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
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
		// Not the post's own request.
		const list = /rest\/v1\/blogs\?(?!.*slug=eq)/;
		await page.route(list, async (route) => {
			await asked;
			await route.continue();
		});
		await watchShifts(page);
		await page.goto("/blog/test-an-agent-before-you-trust-it");
		await allHydrated(page);
		const bottom = () => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
		await bottom();
		await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
		const neighbors = page.getByRole("navigation", { name: "More posts" });
		const answered = page.waitForResponse(list);
		answer();
		await answered;
		await page.waitForLoadState("networkidle");
		expect(await shiftsOf(page)).toEqual([]);
		await expect(neighbors).toHaveCount(0);
		await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		await expect(neighbors).toBeVisible();
		await bottom();
		expect(sumOf(await shiftsOf(page))).toBe(0);
	});

test("redirects an unknown post to the list with a message, and a post's id to its slug", async ({ page }) => {
	for (const id of ["00000000-0000-4000-8000-000000000000", "'; drop table blogs; --"]) {
		await page.goto(`/blog/${encodeURIComponent(id)}`);
		await expect(page).toHaveURL(/\/blogs$/);
		await expect(page.getByRole("status").filter({ hasText: "couldn’t find" })).toContainText(/post/);
	}
	await page.goto("/blog/5eed0000-0000-4000-8000-200000000001");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(sampleTitle("test-an-agent-before-you-trust-it"));
	await expect(page).toHaveURL(/\/blog\/test-an-agent-before-you-trust-it$/);
});

test("shows the static posts when the database fails", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Blog|Posts/i);
	await page.route("**/rest/v1/blogs?**", (route) => route.fulfill({ status: 503, json: { message: "down" } }));
	await page.goto("/blogs");
	await allHydrated(page);
	await expect(page.getByRole("link", { name: ownPost().title }).first()).toBeVisible();
});

test("lists a newly published post without a rebuild and shows its sanitized text", async ({ page, request, problems }) => {
	// The sanitizer parses text in its own document, where the security policy reports each refused handler.
	problems.allow(/Executing inline event handler violates/);
	const apikey = EMBEDDED_PUBLISHABLE_KEY;
	const session = await request.post("/auth/v1/token?grant_type=password", { headers: { apikey }, data: ADMIN });
	const headers = { apikey, Authorization: `Bearer ${(await session.json()).access_token}`, Prefer: "return=representation" };
	const slug = `written-now-${crypto.randomUUID().slice(0, 8)}`;
	const created = await request.post("/rest/v1/blogs", {
		headers,
		data: {
			slug,
			title: `Written just now ${slug}`,
			excerpt: "A post that no build has seen.",
			content:
				'<h2>A heading</h2><p onclick="alert(1)">Words with <strong>weight</strong>.<script>alert(1)</script></p><h2>Another</h2><p>End.</p>',
			author: { name: "Asha Rao" },
			category: "SaaS",
			tags: ["fresh"],
		},
	});
	expect(created.status()).toBe(201);
	try {
		await page.goto(`/blogs?q=${slug}`);
		await page
			.getByRole("link", { name: new RegExp(slug) })
			.first()
			.click();
		await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 2, name: "A heading" })).toBeVisible();
		await expect(main.locator("strong", { hasText: "weight" })).toBeVisible();
		await expect(main.locator("script, [onclick]")).toHaveCount(0);
		await expect(page.getByText("1 min read").first()).toBeVisible();
	} finally {
		await request.delete(`/rest/v1/blogs?slug=eq.${slug}`, { headers });
	}
});

for (const press of ["touch", "keyboard"])
	test(`a post's video loads nothing from its host until it is pressed, by ${press}`, async ({ browser, baseURL }) => {
		const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: { width: 390, height: 844 }, hasTouch: true });
		const page = await context.newPage();
		const found = await watch(page);
		await answerWith(page, "blogs", () => ({
			id: "5eed0000-0000-4000-8000-2000000000ab",
			slug: "with-video",
			title: "A talk about agents",
			excerpt: "How we test agents.",
			content: '<p>Before.</p><p><a href="https://vimeo.com/76979871">How we test agents</a></p><p>After.</p>',
			author: { name: "Asha Rao" },
			category: "SaaS",
			tags: [],
			reading_time: 3,
			featured: false,
			published_date: "2026-01-01T00:00:00Z",
			published_at: "2026-01-01T00:00:00Z",
			updated_at: "2026-01-01T00:00:00Z",
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
