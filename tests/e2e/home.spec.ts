import type { Page } from "@playwright/test";
import { homeSections } from "../../src/content/home/sections.ts";
import { portfolioPage } from "../../src/content/portfolio.ts";
import { services } from "../../src/content/services/index.ts";
import { allHydrated, expect, hydrated, test, withoutFormToken, writtenTo } from "./support/journey.ts";

const SECTIONS = ["home", ...homeSections.map(({ id }) => id)];

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

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("shows every section in order, with text and working links", async ({ page }) => {
		await page.goto("/");
		const ids = await page.locator("main section[id]").evaluateAll((sections) => sections.map((section) => section.id));
		expect(ids.filter((id) => SECTIONS.includes(id))).toEqual(SECTIONS);
		for (const link of await page.getByRole("link").all()) {
			const disabled = (await link.getAttribute("aria-disabled")) === "true";
			expect((await link.getAttribute("href")) !== null, (await link.textContent()) ?? undefined).toBe(!disabled);
		}
	});

	test("opens one answer and one service at a time on a click", async ({ page }) => {
		await page.goto("/");
		const faq = page.locator("#faq details");
		await faq.first().locator("summary").click();
		await expect(faq.first().locator("p")).toBeVisible();
		await faq.last().locator("summary").click();
		await expect(faq.last().locator("p")).toBeVisible();
		await expect(page.locator("#faq details[open]")).toHaveCount(1);
		const panels = page.locator("#services details");
		await expect(panels).toHaveCount(services.length);
		await panels.nth(0).locator("summary").click();
		await expect(panels.nth(0).getByRole("link", { name: /Learn More/ })).toBeVisible();
		await panels.nth(1).locator("summary").click();
		await expect(page.locator("#services details[open]")).toHaveCount(1);
		await expect(panels.nth(1).getByRole("link", { name: /Learn More/ })).toHaveAttribute("href", "/saas");
	});
});

test.describe("anchors", () => {
	test("shows the FAQ below the header when /#faq is opened directly", async ({ page }) => {
		await page.goto("/#faq");
		await hydrated(page);
		const top = await restingTop(page, "faq");
		expect(top).toBeGreaterThanOrEqual(-2);
		expect(top).toBeLessThan(140);
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

	test("scrolls and moves the focus each time the same link is clicked, and one Back leaves the section", async ({ page }) => {
		await page.goto("/");
		await hydrated(page);
		const faq = page.getByRole("banner").getByRole("link", { name: "FAQ" });
		for (let time = 0; time < 2; time += 1) {
			await faq.click();
			await expect(page).toHaveURL(/\/#faq$/);
			await expect(page.locator("#faq")).toBeFocused();
			await expect.poll(() => restingTop(page, "faq")).toBeLessThan(140);
			await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
		}
		// In Firefox, Playwright's goBack() from a fragment never ends.
		await page.evaluate(() => history.back());
		await expect(page).toHaveURL(/\/$/);
	});

	test("work from another page with Back and Forward", async ({ page }) => {
		await page.goto("/portfolio");
		await hydrated(page);
		await page.getByRole("button", { name: /^All Projects/ }).waitFor();
		await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
		await expect(page).toHaveURL(/\/#about$/);
		await expect(page.locator("#about")).toBeFocused();
		await expect.poll(async () => Math.abs(await restingTop(page, "about"))).toBeLessThan(140);
		await page.goBack();
		await expect(page).toHaveURL(/\/portfolio$/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolioPage.title);
		await page.goForward();
		await expect(page).toHaveURL(/\/#about$/);
		await expect.poll(async () => Math.abs(await restingTop(page, "about"))).toBeLessThan(140);
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

test("opens a service when the pointer moves over it, and See All links to its filter", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const saas = page.locator("#services details").nth(1);
	await page.locator("#services").scrollIntoViewIfNeeded();
	await saas.scrollIntoViewIfNeeded();
	// Only a moving pointer opens a row; a resting one doesn't.
	await expect(async () => {
		await saas.locator("summary").hover({ position: { x: 200, y: 20 } });
		await saas.locator("summary").hover({ position: { x: 240, y: 24 } });
		await expect(saas).toHaveAttribute("open", "", { timeout: 600 });
	}).toPass();
	await expect(page.locator("#services details[open]")).toHaveCount(1);
	await expect(saas.getByText("About This Service")).toBeVisible();
	const all = saas.getByRole("link", { name: /^See All .* Projects$/ });
	await expect(all).toHaveAttribute("href", "/portfolio?service=saas-solutions");
	await all.click();
	await expect(page).toHaveURL(/\/portfolio\?service=saas-solutions$/);
	await expect(page.getByRole("button", { name: /^SaaS Solutions/ })).toHaveAttribute("aria-pressed", "true");
});

test("shows a panel's buttons when a row at the lower edge opens, also with another one pinned", async ({ page }) => {
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
});

test("Schedule Consultation opens the lead dialog, and its message names its source", async ({ page }) => {
	await withoutFormToken(page);
	await page.goto("/#why-us");
	await allHydrated(page);
	await page.getByRole("link", { name: "Schedule Consultation" }).click();
	const dialog = page.getByRole("dialog", { name: "Start a project" });
	await expect(dialog).toBeVisible();
	await dialog.getByLabel("First name").fill("Half a text");
	await page.keyboard.press("Escape");
	await expect(dialog).toBeHidden();
	await page.getByRole("link", { name: "Schedule Consultation" }).click();
	await expect(dialog.getByLabel("First name")).toHaveValue("Half a text");
	const subject = `Consultation ${crypto.randomUUID().slice(0, 8)}`;
	for (const [label, text] of Object.entries({
		"First name": "Meera",
		"Last name": "Nair",
		Email: "meera@example.com",
		"Phone number": "+91 98200 00000",
		Subject: subject,
		Message: "An hour about a warehouse system, next week if possible.",
	}))
		await dialog.getByLabel(label, { exact: true }).fill(text);
	await dialog.getByRole("button", { name: "Send message" }).click();
	await expect(page).toHaveURL(/\/thank-you$/);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	expect(await writtenTo(page, subject)).toContain("\nSource: home-consultation\n");
});

test("/contact shows the same form", async ({ page }) => {
	await page.goto("/contact");
	await hydrated(page);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
	await expect(page).toHaveURL(/\/contact#contact$/);
	await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
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

test("/portfolio#projects-grid shows the grid", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/portfolio#projects-grid");
	await hydrated(page);
	await page.getByRole("button", { name: /^All Projects/ }).waitFor();
	expect(Math.abs(await restingTop(page, "projects-grid"))).toBeLessThan(140);
});

test("Get Started in the header and portfolio section links to the form, View Full Portfolio to the page", async ({ page }) => {
	await page.goto("/");
	await hydrated(page);
	const starts = [
		page.getByRole("banner").getByRole("link", { name: "Get Started" }),
		page.locator("#portfolio").getByRole("link", { name: "Get Started" }),
	];
	for (const start of starts) {
		await start.click();
		await expect(page).toHaveURL(/\/#contact$/);
		await expect(page.locator("#contact h2")).toBeInViewport();
	}
	await page.locator("#portfolio").getByRole("link", { name: "View Full Portfolio" }).click();
	await expect(page).toHaveURL(/\/portfolio$/);
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
	await page.waitForLoadState("networkidle");
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
