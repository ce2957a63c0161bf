import { brotliCompressSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { chatBubble } from "../../src/content/chat.ts";
import { portfolioPage } from "../../src/content/portfolio.ts";
import { services } from "../../src/content/services/index.ts";
import { allHydrated, expect, hydrated, test } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";
import { oneOfEachTemplate, rowPaths } from "./support/public-pages.ts";
import { sampleTitle } from "./support/samples.ts";

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the home page shows its heading and its footer, and its links work", async ({ page }) => {
		await page.goto("/");
		await expect(page.locator("h1")).toBeVisible();
		await expect(page.locator("h1")).toHaveCSS("opacity", "1");
		await expect(page.getByRole("contentinfo")).toBeVisible();
		await expect(page.getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/#contact");
		await page.getByRole("link", { name: "View Full Portfolio" }).click();
		await expect(page).toHaveURL(/\/portfolio$/);
		await expect(page.getByText("Loading our amazing portfolio...")).toHaveCount(0);
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

	test.describe(`before React runs at ${width} px`, () => {
		test.use({ viewport: { width, height: 860 } });

		test("a service's panel opens with all of its content, and hydration keeps what was opened meanwhile", async ({ page }) => {
			const release = await holdScripts(page);
			await watchShifts(page);
			await page.goto("/");
			const cards = page.locator("#services details");
			const [first, second] = [cards.nth(0), cards.nth(1)];
			for (const card of [first, second]) {
				await card.locator("summary").click();
				await expect(card).toHaveAttribute("open", "");
				await expect(card.getByText("About This Service")).toBeVisible();
				for (const name of [/^Learn More/, /^Get Quote/, /^See All/]) await expect(card.getByRole("link", { name })).toBeVisible();
				await expect
					.poll(() => card.locator(".svc-scene img").evaluate((image: HTMLImageElement) => image.naturalWidth))
					.toBeGreaterThan(0);
			}
			await expect(first).not.toHaveAttribute("open");
			const panel = second.locator(".svc-panel");
			const height = await panel.evaluate((element) => Object.assign(element, { kept: true }).getBoundingClientRect().height);
			await page.evaluate(() => Reflect.get(window, "shifts").splice(0));
			release();
			await page.locator("#services [data-hydrated]").waitFor();
			await expect(second).toHaveAttribute("open", "");
			expect(await panel.evaluate((element) => [Reflect.get(element, "kept"), element.getBoundingClientRect().height])).toEqual([
				true,
				height,
			]);
			const shifts = await shiftsOf(page);
			expect(sumOf(shifts), JSON.stringify(shifts)).toBe(0);
			await second.locator("summary").click();
			await expect(second).not.toHaveAttribute("open");
		});

		test("a service opened while its section hydrates stays open", async ({ page }) => {
			const release = await holdScripts(page);
			await page.goto("/");
			const card = page.locator("#services details").nth(1);
			await card.scrollIntoViewIfNeeded();
			release();
			await card.locator("summary").click();
			await page.locator("#services [data-hydrated]").waitFor();
			await expect(card).toHaveAttribute("open", "");
			await expect(card.getByRole("link", { name: /^Learn More/ })).toBeVisible();
		});
	});
}

/** Keeps React from starting. Returns a function that lets it start. */
async function holdScripts(page: Page): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => {
		release = resolve;
	});
	await page.route("**/assets/*.js", async (route) => {
		await released;
		await route.continue();
	});
	return release;
}

test("the chat's bubble appears before React runs, after 1 s or 200 px, and keeps a click", async ({ page }) => {
	const release = await holdScripts(page);
	await page.addInitScript(() =>
		addEventListener("DOMContentLoaded", () => {
			// A finished animation isn't listed.
			const animations = document.querySelector(".chat-bubble")?.getAnimations() ?? [];
			for (const animation of animations) animation.pause();
			Object.assign(window, { animations });
		}),
	);
	await page.goto("/portfolio");
	const bubble = page.locator(".chat-bubble");
	const shownAt = (milliseconds: number) =>
		bubble.evaluate((element, time) => {
			const animations: Animation[] = Reflect.get(window, "animations");
			for (const animation of animations) animation.currentTime = time;
			return getComputedStyle(element).visibility;
		}, milliseconds);
	expect(await shownAt(999)).toBe("hidden");
	expect(await shownAt(1001)).toBe("visible");
	expect(await shownAt(0)).toBe("hidden");
	await page.evaluate(() => scrollTo({ top: 199, behavior: "instant" }));
	await expect(bubble).toBeHidden();
	await page.evaluate(() => scrollTo({ top: 200, behavior: "instant" }));
	await bubble.click();
	release();
	await expect(page.getByRole("dialog", { name: /assistant/i })).toBeVisible();
});

test("a service's Get Quote before React runs enters the service as the message's subject later", async ({ page }) => {
	const release = await holdScripts(page);
	await page.goto("/");
	const service = page.locator("#services details").first();
	await service.locator("summary").click();
	await service.getByRole("link", { name: /^Get Quote/ }).click();
	const form = page.getByRole("form", { name: "Contact" });
	await expect(form.getByLabel("First name")).toBeInViewport();
	await expect(form.getByLabel("Subject")).toHaveValue("");
	release();
	await expect(form.getByLabel("Subject")).toHaveValue(`Quote: ${services[0]?.title}`);
});

test("a copy button copies before React runs and says so later", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const release = await holdScripts(page);
	await page.goto("/contact");
	await page.getByRole("button", { name: /^Copy Email/ }).click();
	await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("@");
	release();
	await expect(page.getByText(/^Email copied/)).toBeVisible();
});

test("a public page loads no script file before the visitor does something, and never Supabase or the admin area", async ({ page }) => {
	const scripts = new Map<string, number>();
	page.on("response", async (response) => {
		if (/\.js$/.test(new URL(response.url()).pathname)) scripts.set(response.url(), Number(response.headers()["content-length"] ?? 0));
	});
	await page.goto("/", { waitUntil: "load" });
	await page.waitForLoadState("networkidle");
	expect([...scripts.keys()]).toEqual([]);
	await page.keyboard.press("Tab");
	await hydrated(page);
	await expect.poll(() => scripts.size).toBeGreaterThan(4);
	for (const url of scripts.keys()) {
		const text = await (await page.request.get(url)).text();
		expect(text, url).not.toContain("GoTrueClient");
		expect(text, url).not.toContain("Portfolio Management");
	}
});

test("the home page hydrates with at most 100 kB of script before the visitor scrolls", async ({ page }) => {
	const scripts = new Set<string>();
	page.on("request", (request) => {
		if (/\.js$/.test(new URL(request.url()).pathname)) scripts.add(request.url());
	});
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/");
	await hydrated(page);
	await expect(page.getByRole("button", { name: chatBubble.open })).toBeVisible();
	let total = 0;
	// Without the film, which loads after everything else.
	for (const url of [...scripts].filter((script) => !script.includes("hero-film")))
		total += brotliCompressSync(await (await page.request.get(url)).body()).length;
	expect(total).toBeLessThanOrEqual(100 * 1024);
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

/** Does what the browser's translator does: puts each text into two elements, also those that arrive later. */
function translate(): void {
	const translateAll = () => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const found: Text[] = [];
		while (texts.nextNode()) found.push(texts.currentNode as Text);
		for (const text of found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest("script, style, font"))) {
			const translated = document.createElement("font");
			translated.append(document.createElement("font"));
			translated.firstElementChild?.append(`${text.data} (translated)`);
			text.replaceWith(translated);
		}
	};
	translateAll();
	new MutationObserver(() => setTimeout(translateAll, 150)).observe(document.body, { childList: true, characterData: true, subtree: true });
}

for (const when of ["before React runs", "before the form hydrates"])
	test(`a page that the browser translates ${when} keeps what is typed then`, async ({ page, problems }) => {
		// A section can be translated in the moment when it hydrates.
		if (when !== "before React runs") problems.allow(/^console: Hydration:/);
		for (const path of ["/", "/contact"]) {
			let arrive = () => {};
			const isTyped = new Promise<void>((resolve) => {
				arrive = resolve;
			});
			await page.route(/\/contact-form-[^/]*\.js/, async (route) => {
				await isTyped;
				await route.continue();
			});
			await page.goto(path);
			if (when !== "before React runs") await hydrated(page);
			await page.evaluate(translate);
			const form = page.locator("form[method=post]");
			await form.locator("[name=firstName]").click();
			await page.keyboard.type("Grace");
			await page.keyboard.press("Tab");
			await page.keyboard.type("Hop");
			arrive();
			await expect(form).toHaveAttribute("data-ready", "");
			await page.keyboard.type("per");
			await expect(form.locator("[name=firstName]")).toHaveValue("Grace");
			await expect(form.locator("[name=lastName]")).toHaveValue("Hopper");
			await expect(page.locator("footer")).toContainText("Privacy Policy (translated)");
		}
	});

test("a page whose elements a translator changes before React runs keeps every part", async ({ page, problems }) => {
	problems.allow(/^console: Hydration:/);
	await page.goto("/");
	await page.evaluate(() => document.querySelector("h1")?.replaceChildren(document.createElement("em")));
	await hydrated(page);
	await expect(page.getByRole("form", { name: "Contact" }).getByLabel("First name")).toBeVisible();
	await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
	await expect(page.locator("[data-island]:not([data-hydrated])")).toHaveCount(0);
});

test("keeps a click made before hydration", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/", { waitUntil: "load" });
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});

test("says in security.txt whom to write to", async ({ request }) => {
	const answer = await request.get("/.well-known/security.txt");
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
	expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT/);
});

test("lets no other site of this machine read the inbox or the API's answers", async ({ request }) => {
	for (const path of ["/dev/mail/messages.json", "/dev/mail", "/build.json"]) {
		const answer = await request.get(path, { headers: { Origin: "http://localhost:9999" } });
		expect(answer.status(), path).toBe(200);
		expect(answer.headers()["access-control-allow-origin"], path).toBeUndefined();
	}
});

test("answers a missing asset without HTML and an unknown page with 404, always with headers", async ({ request, baseURL }) => {
	const asset = await request.get("/assets/missing-abc.js");
	expect(asset.status()).toBe(404);
	expect(asset.headers()["content-type"]).toContain("text/plain");
	for (const path of ["//evil.example/", "/portfolio/"]) {
		const redirect = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		expect(redirect.status(), path).toBe(308);
		expect(redirect.headers().location, path).toMatch(/^\/(evil\.example|portfolio)$/);
	}
	const unknown = await request.get("/no/such/page");
	expect(unknown.status()).toBe(404);
	expect(await unknown.text()).toContain("Oops! Page not found");
	const hidden = ["/headers.json", "/moved.txt", "/_worker.js", "/shell", "/shared/shell", "/case-study.html", "/404", "/index.html.br"];
	for (const path of ["/.env", "/.git/HEAD", "/_system/config", "/auth/v1/nothing", ...hidden])
		expect((await request.get(path)).status(), path).toBe(404);
	const home = await request.get("/");
	const policy = home.headers()["content-security-policy"] ?? "";
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("require-trusted-types-for 'script'");
	expect(policy).not.toContain("unsafe-inline");
	expect(policy).not.toContain("unsafe-eval");
	expect(home.headers()["x-content-type-options"]).toBe("nosniff");
	expect(home.headers()["cache-control"]).toBe("no-cache");
	const entry = /data-entry="(\/assets\/[^" ]+\.js)/.exec(await home.text())?.[1] ?? "";
	expect((await request.get(entry)).headers()["cache-control"]).toContain("immutable");
	expect((await request.get("/admin/portfolio")).headers()["x-robots-tag"]).toContain("noindex");
});

test("refuses a request without a key because admin mode is off", async ({ request }) => {
	expect((await request.get("/rest/v1/portfolios?select=id")).status()).toBe(401);
});

test("keeps the scroll position through hydration and starts another page at its top", async ({ page }) => {
	// Without smooth scrolling a jump ends at once, so the test can't miss it.
	const settled = () =>
		page.evaluate(() => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(scrollY)))));
	await page.goto("/", { waitUntil: "load" });
	await page.evaluate(() => scrollTo({ top: 700, behavior: "instant" }));
	await page.keyboard.press("Shift");
	await hydrated(page);
	expect(Math.abs((await settled()) - 700)).toBeLessThan(5);
	await page.goto("/portfolio", { waitUntil: "load" });
	await page.keyboard.press("Shift");
	await hydrated(page);
	await page.getByRole("button", { name: /^All Projects/ }).waitFor();
	expect(await settled()).toBe(0);
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

for (const address of ["//contact", "/contact%0a"])
	test(`${address} shows the page of the plain address`, async ({ page, baseURL, problems }) => {
		problems.allow(/Failed to load resource.*404/);
		await page.goto(`${baseURL}${address}`);
		await hydrated(page);
		await expect(page.locator("#contact h1")).toBeVisible();
		await expect(page).toHaveURL(/[^/]\/contact$/);
	});

test.describe("on a host that adds a slash to addresses", () => {
	async function openWithSlash(page: Page, path: string): Promise<void> {
		const body = await (await page.request.get(path)).text();
		await page.route(`**${path}/`, (route) => route.fulfill({ contentType: "text/html", body }));
		await page.goto(`${path}/`);
		await hydrated(page);
		await expect(page).toHaveURL(path);
	}

	test("the portfolio has its plain address and its chat", async ({ page }) => {
		await openWithSlash(page, "/portfolio");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolioPage.title);
		await expect(page.getByRole("button", { name: chatBubble.open })).toBeVisible();
	});

	test("the header's button on the contact page leads to its own form", async ({ page }) => {
		await openWithSlash(page, "/contact");
		await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
		await expect(page).toHaveURL("/contact#contact");
		await expect(page.locator("#contact h1")).toBeVisible();
	});
});

test.describe("prerendered pages of published rows", () => {
	const study = "/case-study/control-tower-delivery-riders";

	test("hydrate without a change", async ({ context, request }) => {
		const paths = await rowPaths(request);
		// Four tabs at a time, because waiting for an idle network takes most of the time.
		const openTab = async () => {
			const tab = await context.newPage();
			const heading = tab.locator("main h1");
			for (let path = paths.pop(); path; path = paths.pop()) {
				await tab.goto(path);
				const before = await heading.evaluate((element) => Object.assign(element, { kept: true }).outerHTML);
				await hydrated(tab);
				await tab.waitForLoadState("networkidle");
				expect(await heading.evaluate((element) => [Reflect.get(element, "kept"), element.outerHTML]), path).toEqual([true, before]);
			}
		};
		await Promise.all([openTab(), openTab(), openTab(), openTab()]);
	});

	for (const width of [390, 768, 1024, 1440]) {
		test(`keep their place at ${width} px when the next project loads in view, for every project`, async ({ page }) => {
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
			await page.setViewportSize({ width, height: 860 });
			await page.goto(study);
			await allHydrated(page);
			const next = page.getByRole("region", { name: "Next case study" });
			const height = async () => (await next.boundingBox())?.height;
			await next.scrollIntoViewIfNeeded();
			const before = await height();
			release();
			await expect(next.getByRole("link")).toBeVisible();
			expect(await height()).toBe(before);
			expect(projects.length).toBeGreaterThan(10);
			for (const { title, client, industry } of projects) {
				await next.locator("h2 a").evaluate((link, text) => Object.assign(link, { textContent: text }), title);
				await next.locator("h2 + p").evaluate((line, text) => Object.assign(line, { textContent: text }), `${client}, ${industry}`);
				expect(await height(), title).toBe(before);
			}
		});
	}

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
		await page.waitForLoadState("networkidle");
		await expect(page.getByRole("heading", { level: 1, name: sampleTitle("control-tower-delivery-riders") })).toBeVisible();
		await page.unroute("**/rest/v1/portfolios?*slug=eq.*");
		await page.route("**/rest/v1/portfolios?*slug=eq.*", (route) => route.fulfill({ json: [] }));
		await page.goto(study);
		await hydrated(page);
		await expect(page).toHaveURL(/\/portfolio$/);
	});
});
