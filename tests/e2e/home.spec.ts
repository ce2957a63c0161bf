import type { Page } from "@playwright/test";
import { portfolioPage } from "../../src/content/portfolio.ts";
import { positions, scrollPlace, titleOf, watchFrames } from "./support/frames.ts";
import { allHydrated, expect, hydrated, quiet, test } from "./support/journey.ts";

/** Distance of an element's top from the viewport's in CSS pixels, after scrolling has ended. */
async function restingTop(page: Page, id: string): Promise<number> {
	let last = Number.NaN;
	await expect
		.poll(async () => {
			const before = last;
			last = await page.evaluate((target) => document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN, id);
			await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
			return Math.abs(last - before);
		})
		.toBeLessThan(1);
	return last;
}

test.describe("anchors", () => {
	test("show the FAQ and the projects' grid below the header when they are opened directly", async ({ page }) => {
		await page.goto("/#faq");
		await hydrated(page);
		await expect.poll(() => restingTop(page, "faq")).toBeLessThan(140);
		expect(await restingTop(page, "faq")).toBeGreaterThanOrEqual(-2);
		await page.goto("/portfolio#projects-grid");
		await hydrated(page);
		await page.getByRole("button", { name: /^All Projects/ }).waitFor();
		await expect.poll(async () => Math.abs(await restingTop(page, "projects-grid"))).toBeLessThan(140);
	});

	test.describe("with motion", () => {
		test.use({ contextOptions: { reducedMotion: "no-preference" } });

		test("show a text that another site links to", async ({ page }) => {
			const [, last = ""] = (await (await page.request.get("/")).text()).match(/^.*<summary[^>]*>([\w ,]+)/s) ?? [];
			expect(last.length).toBeGreaterThan(10);
			await page.goto(`/#:~:text=${encodeURIComponent(last)}`);
			await expect(page.locator("#faq").getByText(last)).toBeInViewport();
			await hydrated(page);
			await expect(page.locator("#faq").getByText(last)).toBeInViewport();
		});
	});

	test("scrolls smoothly to an anchor on the same page, and jumps on Back", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto("/");
		await allHydrated(page);
		const home = await titleOf(page);
		const frames = await watchFrames(page);
		await page.getByRole("banner").getByRole("link", { name: "FAQ" }).click();
		await expect(page.locator("#faq")).toBeFocused();
		await expect.poll(() => scrollPlace(page)).toBeGreaterThan(1000);
		// A jump has two positions.
		expect((await positions(frames, home)).length).toBeGreaterThan(2);
		const there = await scrollPlace(page);
		const back = await watchFrames(page);
		await page.goBack();
		await expect(page).toHaveURL(/\/$/);
		// The page can be back before the first frame is recorded.
		expect((await positions(back, home)).filter((y) => y !== there)).toEqual([0]);
	});

	test("jumps and moves the focus each time the same link is clicked with reduced motion, and one Back leaves the section", async ({
		page,
	}) => {
		await page.goto("/");
		await allHydrated(page);
		const frames = await watchFrames(page);
		const faq = page.getByRole("banner").getByRole("link", { name: "FAQ" });
		for (let time = 0; time < 2; time += 1) {
			await faq.click();
			await expect(page).toHaveURL(/\/#faq$/);
			await expect(page.locator("#faq")).toBeFocused();
			await expect.poll(() => restingTop(page, "faq")).toBeLessThan(140);
			if (time === 0) expect(await positions(frames, await titleOf(page))).toEqual([0, await scrollPlace(page)]);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		}
		// In Firefox, Playwright's goBack() from a fragment never ends.
		await page.evaluate(() => history.back());
		await expect(page).toHaveURL(/\/$/);
	});

	test("jump from another page, and work with Back and Forward", async ({ page }) => {
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await page.goto("/portfolio");
		await allHydrated(page);
		const frames = await watchFrames(page);
		await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
		await expect(page).toHaveURL(/\/#about$/);
		await expect(page.locator("#about")).toBeFocused();
		await expect.poll(async () => Math.abs(await restingTop(page, "about"))).toBeLessThan(140);
		const seen = await positions(frames, await titleOf(page));
		// Content that loads above can move the section once or twice; smooth scrolling has dozens of positions.
		expect(seen.length).toBeLessThan(5);
		expect(seen).toContain(await scrollPlace(page));
		await page.goBack();
		await expect(page).toHaveURL(/\/portfolio$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolioPage.title);
		await page.goForward();
		await expect(page).toHaveURL(/\/#about$/);
		await expect.poll(async () => Math.abs(await restingTop(page, "about"))).toBeLessThan(140);
	});

	test("are followed when the visitor adds them to the address, and back", async ({ page }) => {
		await page.goto("/#contact");
		await allHydrated(page);
		const top = (id: string) => page.locator(`#${id}`).evaluate((section) => Math.abs(section.getBoundingClientRect().top));
		for (const id of ["about", "faq", "about", "services"]) {
			await page.evaluate((hash) => {
				location.hash = hash;
			}, id);
			await expect.poll(() => top(id), id).toBeLessThan(140);
		}
		await page.goBack();
		await expect.poll(() => top("about")).toBeLessThan(140);
		// The router needs this number to ask before Back leaves a form.
		await page.getByRole("contentinfo").getByRole("link", { name: "Reviews" }).click();
		await expect(page).toHaveURL(/\/reviews$/);
		expect(await page.evaluate(() => history.state.idx)).toBeGreaterThan(0);
	});

	test("reach a section of another page on a slow phone", async ({ page }) => {
		await page.setViewportSize({ width: 390, height: 800 });
		const session = await page.context().newCDPSession(page);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
		await page.goto("/thank-you");
		await hydrated(page);
		await page.getByRole("button", { name: "Open menu" }).click();
		await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "FAQ" }).click();
		await expect(page).toHaveURL(/\/#faq$/, { timeout: 60_000 });
		await expect(page.locator("#faq")).toBeFocused({ timeout: 60_000 });
		await expect.poll(async () => Math.abs(await restingTop(page, "faq")), { timeout: 60_000 }).toBeLessThan(140);
		await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	});
});

test("a moving pointer opens a service, also at the lower edge or beside a pinned one, and See All leads to its projects", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	await allHydrated(page);
	const rows = page.locator("#services details");
	await rows.nth(0).locator("summary").click();
	for (const place of [4, 10, 1]) {
		const row = rows.nth(place);
		await expect(async () => {
			// Rows open when the mouse enters them while the page is still, and another panel can be opening above.
			await page.mouse.move(5, 5);
			await row.evaluate((element) => scrollBy({ top: element.getBoundingClientRect().top - innerHeight + 80, behavior: "instant" }));
			const top = (await row.boundingBox())?.y ?? 0;
			await page.mouse.move(500, top + 20);
			await page.mouse.move(540, top + 24);
			await expect(row).toHaveAttribute("open", "", { timeout: 600 });
		}).toPass();
		await expect(page.locator("#services details[open]")).toHaveCount(1);
		await expect(row.getByRole("link", { name: /^Get Quote/ })).toBeInViewport({ ratio: 1 });
	}
	const saas = rows.nth(1);
	await expect(saas.getByText("About This Service")).toBeVisible();
	const all = saas.getByRole("link", { name: /^See All .* Projects$/ });
	await expect(all).toHaveAttribute("href", "/portfolio?service=saas-solutions");
	await all.click();
	await expect(page).toHaveURL(/\/portfolio\?service=saas-solutions$/);
	await expect(page.getByRole("button", { name: /^SaaS Solutions/ })).toHaveAttribute("aria-pressed", "true");
});

test("shows a toast above the assistant's bubble, lower right", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.goto("/#contact");
	await hydrated(page);
	// The bubble appears by itself.
	await page.getByRole("button", { name: /^Open chat/ }).waitFor();
	await page.getByRole("button", { name: /^Copy Email/ }).click();
	const toast = page.getByText(/^Email copied/);
	// The toast stays while the pointer is over it.
	await toast.hover();
	const bubble = await page.getByRole("button", { name: /^Open chat/ }).boundingBox();
	const size = page.viewportSize();
	if (!bubble || !size) throw new Error("Nothing to measure");
	// Wait for the slide-in animation.
	await expect(async () => {
		const box = await page.locator("[data-sonner-toast]").boundingBox();
		expect(box && box.y + box.height).toBeLessThanOrEqual(bubble.y);
		expect(box && box.x + box.width).toBeGreaterThan(size.width - 60);
	}).toPass();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("@");
});

test("the film loads last, can be paused, and isn't requested with reduced motion", async ({ page }) => {
	const films: string[] = [];
	page.on("request", (request) => {
		if (/\/media\/hero\/film\.(webm|mp4)$/.test(request.url())) films.push(request.url());
	});
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	await hydrated(page);
	await page.getByRole("button", { name: /^Open chat/ }).waitFor();
	await quiet(page);
	expect(films).toEqual([]);
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.reload();
	await hydrated(page);
	const pause = page.getByRole("button", { name: "Pause film" });
	await expect(pause).toBeVisible();
	await expect.poll(() => films.length).toBeGreaterThan(0);
	const film = page.locator("#home video");
	await expect(film).toHaveJSProperty("muted", true);
	await expect(film).toHaveJSProperty("loop", true);
	await expect(film).toHaveJSProperty("controls", false);
	await pause.click();
	await expect(film).toHaveJSProperty("paused", true);
	await page.getByRole("button", { name: "Play film" }).click();
	await expect(film).toHaveJSProperty("paused", false);
});

test("a phone shows a still and requests the film only on Play, before React runs too", async ({ page }) => {
	const films: string[] = [];
	page.on("request", (request) => {
		if (/\/media\/hero\/film\.(webm|mp4)$/.test(request.url())) films.push(request.url());
	});
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/");
	await hydrated(page);
	await quiet(page);
	expect(films).toEqual([]);
	await page.reload();
	await page.getByRole("button", { name: "Play film" }).click();
	await expect(page.locator("#home video")).toHaveJSProperty("paused", false);
	await expect.poll(() => films.length).toBeGreaterThan(0);
	await page.getByRole("button", { name: "Pause film" }).click();
	await expect(page.locator("#home video")).toHaveJSProperty("paused", true);
});

test("keeps a click in a section whose code is still loading", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/portfolio-section-*.js", async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/#portfolio");
	await hydrated(page);
	const chip = page.locator("#portfolio").getByRole("button", { name: "Web Applications" });
	await chip.click();
	await expect(chip).toHaveAttribute("aria-pressed", "false");
	release();
	await expect(chip).toHaveAttribute("aria-pressed", "true");
});

test("keeps the form and its text on /contact while the form's code is loading", async ({ page }) => {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route(/\/assets\/contact-form-[^/]+\.js$/, async (route) => {
		await released;
		await route.continue();
	});
	await page.goto("/contact");
	const message = page.getByLabel("Message");
	await message.pressSequentially("Typed before");
	await hydrated(page);
	await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
	await expect(message).toHaveValue("Typed before");
	await expect(message).toBeFocused();
	release();
	await page.locator("form[data-ready]").waitFor();
	await expect(message).toHaveValue("Typed before");
	// At the top, nothing scrolls after a reload: the page starts without any sign of the visitor.
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await page.reload();
	await expect(message).toHaveValue("Typed before");
});
