import { LINK_WAIT_MS } from "../../src/app/early-clicks.ts";
import { projectStates } from "../../src/content/portfolio-states.ts";
import { services } from "../../src/content/services/index.ts";
import { allHydrated, expect, hydrated, test, waitLonger } from "./support/journey.ts";

// No film, no smooth scrolling: other tests look at motion.

test("the footer opens every service, the blog, the reviews and the privacy policy without a reload", async ({ page }) => {
	await page.goto(services.at(-1)?.route ?? "");
	await allHydrated(page);
	await page.evaluate(() => Reflect.set(window, "isFirstDocument", true));
	const footer = page.getByRole("contentinfo");
	for (const { title, route } of [
		...services,
		{ title: "Blog", route: "/blogs" },
		{ title: "Reviews", route: "/reviews" },
		{ title: "Privacy Policy", route: "/privacy-policy" },
	]) {
		// A key needs no place: the arriving page moves the footer, and a mouse would press and release on different elements.
		await footer.getByRole("link", { name: title, exact: true }).press("Enter");
		await expect(page).toHaveURL(new RegExp(`${route}$`));
		// The address changes before the page does, and the focus with it.
		await expect(page.getByRole("main")).toBeFocused();
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(page.getByText("Oops!")).toHaveCount(0);
		await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${route}$`));
	}
	expect(await page.evaluate(() => Reflect.get(window, "isFirstDocument"))).toBe(true);
});

test("/gaming-ar-vr redirects crawlers and the router to the games page", async ({ page, request }) => {
	const answer = await request.get("/gaming-ar-vr?from=old", { maxRedirects: 0 });
	expect([answer.status(), answer.headers().location]).toEqual([301, "/game-development?from=old"]);
	await page.goto("/");
	await hydrated(page);
	await page.evaluate(() => {
		history.pushState({}, "", "/gaming-ar-vr");
		dispatchEvent(new PopStateEvent("popstate"));
	});
	await expect(page).toHaveURL(/\/game-development$/);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("/sales-force has its buttons and a short note in place of projects", async ({ page }) => {
	await waitLonger(page, LINK_WAIT_MS);
	await page.goto("/sales-force");
	await allHydrated(page);
	await expect(page.getByText(projectStates.quiet("Salesforce Development"))).toBeVisible();
	await page.getByRole("main").getByRole("link", { name: "Get Started" }).first().click();
	await expect(page.getByRole("dialog")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("link", { name: "Get Free Consultation" })).toHaveAttribute("href", "/#contact");
	await page.getByRole("link", { name: "View Case Studies" }).click();
	await expect(page).toHaveURL(/\/portfolio$/);
	await page.goBack();
	await expect(page.getByRole("button", { name: /^Open chat/ })).toBeVisible();
});

test.describe("with motion", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("content below the fold of a service page fades in 0.1 s after it is reached; content above doesn't", async ({ page }) => {
		await page.goto("/iot");
		await hydrated(page);
		await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("opacity", "1");
		const waiting = page.locator('.reveal[data-reveal="waiting"]').last();
		await expect(waiting).toHaveCSS("opacity", "0");
		expect(await waiting.evaluate((element) => getComputedStyle(element).getPropertyValue("--reveal-delay"))).toBe("100ms");
		await waiting.scrollIntoViewIfNeeded();
		await expect(page.locator('.reveal[data-reveal="shown"]').last()).toHaveCSS("opacity", "1");
	});
});
