import type { Locator, Page } from "@playwright/test";
import { LINK_WAIT_MS } from "../../src/app/early-clicks.ts";
import { PUBLIC_TIMEOUT_MS } from "../../src/data/public-rows.ts";
import { expectAccessible, expectPartAccessible, still, WIDTHS } from "./support/axe.ts";
import { allHydrated, expect, hydrated, test, waitLonger, withoutLists } from "./support/journey.ts";
import { oneOfEachTemplate } from "./support/public-pages.ts";

for (const width of WIDTHS) {
	test.describe(`${width} px`, () => {
		test.use(still(width));

		test("the home page is accessible with everything open that a visitor can open", async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			await waitLonger(page, LINK_WAIT_MS);
			await page.goto("/");
			await allHydrated(page);
			await page.locator("#portfolio").scrollIntoViewIfNeeded();
			await page
				.getByRole("link", { name: /^View Case Study/ })
				.first()
				.waitFor();
			await page.locator("#services summary").first().click();
			await expect(page.locator("#services details[open]")).toBeVisible();
			await page.locator("#faq summary").first().click();
			await page.locator("#contact").scrollIntoViewIfNeeded();
			await page.locator("#contact").getByRole("button", { name: "Send message" }).click();
			await expect(page.getByText("First name is required")).toBeVisible();
			await expect(page.getByLabel("First name")).toBeFocused();
			await page.getByRole("button", { name: /^Copy Email/ }).click();
			await expect(page.getByText(/^Email copied/)).toBeVisible();
			await expectAccessible(page, "/ with an open service, an answer, errors and a toast");

			await page.getByRole("button", { name: /^Open chat/ }).click();
			const panel = page.getByRole("dialog", { name: /assistant/i });
			await page.getByRole("button", { name: "Show me Web projects" }).waitFor();
			await expectPartAccessible(page, "the assistant", "[role=dialog]");
			await panel.getByRole("textbox").first().fill("Do you work with hospitals?");
			await page.keyboard.press("Enter");
			await panel.getByLabel(/e-?mail/i).waitFor();
			await panel.getByRole("button", { name: "Send to the team" }).click();
			await expectPartAccessible(page, "the assistant with its error", "[role=dialog]");
			await page.keyboard.press("Escape");

			await page.getByRole("link", { name: "Schedule Consultation" }).click();
			const dialog = page.getByRole("dialog", { name: "Start a project" });
			await dialog.getByRole("button", { name: "Send message" }).click();
			await expect(dialog.getByText("First name is required")).toBeVisible();
			await expectPartAccessible(page, "the lead dialog with errors", "dialog[open]");
			await page.keyboard.press("Escape");
			if (width < 768) {
				await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
				await page.getByRole("button", { name: "Open menu" }).click();
				await expectPartAccessible(page, "the menu", "dialog[open]");
			}
		});
	});
}

test("titles of posts are shown in full when text is large or spaced", async ({ page }) => {
	const title = "How a regional logistics operator moved thirty-one spreadsheets of planning requirements into one schedule";
	await page.route("**/rest/v1/blogs?**", async (route) => {
		const rows: object[] = await (await route.fetch()).json();
		await route.fulfill({ json: rows.map((row) => ({ ...row, title })) });
	});
	await page.goto("/blogs");
	await allHydrated(page);
	const titles = page.locator("#posts h3", { hasText: title });
	await expect.poll(() => titles.count()).toBeGreaterThan(2);
	const changes = [
		// WCAG 1.4.12
		"* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }",
		"html { font-size: 200% }",
	];
	for (const change of changes) {
		await page.evaluate((rules) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(rules);
			document.adoptedStyleSheets = [sheet];
		}, change);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			const cut = await titles.evaluateAll((all) =>
				all.filter((one) => {
					const text = document.createRange();
					text.selectNodeContents(one);
					const inside = text.getBoundingClientRect();
					const box = one.getBoundingClientRect();
					// Tight lines reach a little over the box.
					const isClipped = getComputedStyle(one).overflow !== "visible" && inside.height > box.height * 1.1;
					return isClipped || inside.right > box.right + 1 || inside.left < box.left - 1;
				}),
			);
			expect(cut, `${change} at ${width} px`).toEqual([]);
		}
	}
});

test("the filtered portfolio, its error and the not-found page are accessible", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Portfolio:/);
	const check = async (where: string, shown: Locator) => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expect(shown).toBeVisible();
			await expectPartAccessible(page, `${where} at ${width} px`, "main");
		}
	};
	await page.goto("/portfolio?service=saas");
	await check("/portfolio with a filter", page.getByRole("button", { name: /^All Projects/, pressed: false }));
	await page.goto("/nowhere");
	await check("not found", page.getByRole("heading", { level: 1 }));
	await page.route("**/rest/v1/portfolios*", (route) => route.fulfill({ status: 400, body: "{}" }));
	await withoutLists(page, "/portfolio");
	await page.goto("/portfolio");
	await check("/portfolio with an error", page.getByRole("button", { name: "Try Again" }));
});

/** The spacing that WCAG 1.4.12 lets visitors choose. */
const WIDE_SPACING =
	"*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}";
/** Pages with large words and figures, beside one of each template. */
const LARGE_TEXTS = ["/ai-calling", "/saas", "/ai-automation", "/game-development"];

/** The headings and buttons that are wider than the space around them. */
const cutTexts = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll<HTMLElement>("main :is(h1, h2, .btn)")]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest(".sr-only"))
			.flatMap((element) => {
				const range = document.createRange();
				range.selectNodeContents(element);
				const right = element.matches(".btn") ? element.getBoundingClientRect().right : range.getBoundingClientRect().right;
				const { parentElement: parent } = element;
				const room = parent ? parent.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(parent).paddingRight) : 0;
				return right > Math.min(room, innerWidth) + 1 ? [`${element.textContent}: ${right} of ${room}`] : [];
			}),
	);

test.describe("with a visitor's text spacing", () => {
	test.use({ ...still(320, 640), bypassCSP: true });

	test("headings and buttons keep within a narrow screen", async ({ page, request }) => {
		for (const path of [...(await oneOfEachTemplate(request)), ...LARGE_TEXTS]) {
			await page.goto(path);
			await allHydrated(page);
			await page.addStyleTag({ content: WIDE_SPACING });
			expect(await cutTexts(page), path).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
		}
	});
});

test.describe("with large text on a phone", () => {
	test.use(still(390));

	test("no text is cut at 150% and 200%", async ({ page }) => {
		for (const [path, size] of [
			["/contact", "150%"],
			["/speaksify", "150%"],
			["/ai-automation", "200%"],
		] as const) {
			await page.goto(path);
			await allHydrated(page);
			await page.evaluate(async (value) => {
				document.documentElement.style.fontSize = value;
				// Parts that the first layout left out come in the next frames.
				for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
			}, size);
			const ends = await page.evaluate(() =>
				[...document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd)")]
					.filter((text) => text.checkVisibility())
					.map((text) => ({ text: text.textContent, right: text.getBoundingClientRect().right })),
			);
			expect(ends.length, path).toBeGreaterThan(5);
			expect(
				ends.filter(({ right }) => right > 391),
				path,
			).toEqual([]);
		}
	});

	test("pages are as wide as the screen at 200%", async ({ page }) => {
		const widths: [string, number][] = [];
		const plain = ["/", "/contact", "/speaksify", "/portfolio", "/products", "/products/speaksify", "/blogs", "/thank-you", "/reviews"];
		const pages = [
			...plain,
			"/saas",
			"/ar-vr-development",
			"/sales-force",
			"/case-study/audit-ready-carbon-ledger",
			"/blog/offline-is-a-data-model",
		];
		for (const path of pages) {
			await page.goto(path);
			await page.evaluate(() => {
				document.documentElement.dataset.settled = "";
				document.documentElement.style.fontSize = "200%";
			});
			widths.push([path, await page.evaluate(() => document.documentElement.scrollWidth)]);
		}
		expect(widths).toEqual(pages.map((path) => [path, 390]));

		// A case study on its way.
		await page.route("**/rest/v1/**", () => undefined);
		await waitLonger(page, PUBLIC_TIMEOUT_MS);
		await page.goto("/case-study/on-its-way");
		await hydrated(page);
		await page.evaluate(() => {
			document.documentElement.style.fontSize = "200%";
		});
		await expect(page.getByRole("main").getByRole("status")).toContainText("Loading the case study");
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	});
});

test.describe("in forced colors", () => {
	test.use({ ...still(1280), contextOptions: { reducedMotion: "reduce", forcedColors: "active" } });

	const styleOf = (element: Locator, property: string) =>
		element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
	const canvas = (page: Page) => styleOf(page.locator("body"), "background-color");

	test("the pressed filter, the chosen theme and an open service differ from the others", async ({ page }) => {
		for (const [path, region] of [
			["/portfolio", "main"],
			["/reviews", "main"],
			["/", "footer"],
		] as const) {
			await page.goto(path);
			await allHydrated(page);
			const pressed = page.locator(`${region} [aria-pressed=true]`).first();
			expect(await styleOf(pressed, "background-color"), path).not.toBe(await canvas(page));
		}
		const row = page.locator("#services summary").first();
		const sign = async () => {
			await row.scrollIntoViewIfNeeded();
			const { x, y, width, height } = (await row.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
			return (await page.screenshot({ clip: { x: x + width - 30, y: y + height / 2 - 10, width: 20, height: 20 } })).toString("base64");
		};
		const closed = await sign();
		await row.press("Enter");
		await expect(page.locator("#services details[open]")).toBeVisible();
		await expect.poll(sign).not.toBe(closed);
	});

	test("only the chosen category of the blog has a line", async ({ page }) => {
		await page.goto("/blogs");
		const links = page.getByRole("navigation", { name: "Categories" }).getByRole("link");
		expect(await styleOf(links.nth(1), "border-bottom-color")).toBe(await canvas(page));
		expect(await styleOf(links.first(), "border-bottom-color")).not.toBe(await canvas(page));
	});
});
