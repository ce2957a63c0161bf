import { allAlive, expect, test } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";
import { openPiecewise } from "./support/pieces.ts";
import { type PublicPage, publicPaths, readPage } from "./support/public-pages.ts";

/** What schema.org and search engines ask of each kind that the site uses. */
const REQUIRED: Record<string, string[]> = {
	Organization: ["name", "url", "logo"],
	WebSite: ["name", "url"],
	Service: ["name", "serviceType", "provider", "description", "url"],
	Product: ["name", "description", "brand"],
	BreadcrumbList: ["itemListElement"],
	FAQPage: ["mainEntity"],
	Article: ["headline", "author", "datePublished", "publisher"],
};

/** Pages that search engines must not list. */
const HIDDEN = ["/thank-you"];

const meta = ({ document }: PublicPage, name: string) =>
	document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";

/** Words of an element; neighbors without a space between them are two. */
function wordsIn(element: Node): number {
	if (element.nodeType === 3) return (element.nodeValue ?? "").split(/\s+/).filter(Boolean).length;
	return [...element.childNodes].reduce((sum, child) => sum + wordsIn(child), 0);
}

function statements({ document }: PublicPage): Record<string, unknown>[] {
	return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => JSON.parse(script.textContent ?? ""));
}

let pages: PublicPage[] = [];
test.beforeAll(async ({ playwright, baseURL }) => {
	const request = await playwright.request.newContext({ baseURL });
	const paths = await publicPaths(request);
	pages = await Promise.all(paths.map((path) => readPage(request, path)));
	await request.dispose();
	expect(pages.length).toBeGreaterThanOrEqual(20);
});

test("every page has one heading, a title with the company's name once, a description and an address of its own", async ({ baseURL }) => {
	const seen = new Map<string, string>();
	for (const page of pages) {
		expect(page.document.querySelectorAll("h1"), page.path).toHaveLength(1);
		const title = page.document.title;
		expect(title.split("Kalpa Studio"), `${page.path}: ${title}`).toHaveLength(2);
		expect(title.length, `${page.path}: ${title}`).toBeLessThanOrEqual(70);
		expect(meta(page, "og:title")).toBe(title);
		const hidden = HIDDEN.includes(page.path);
		expect(meta(page, "robots"), page.path).toBe(hidden ? "noindex, nofollow" : "");
		if (hidden) continue;
		const description = meta(page, "description");
		expect(description.length, `${page.path}: ${description}`).toBeGreaterThanOrEqual(50);
		expect(description.length, `${page.path}: ${description}`).toBeLessThanOrEqual(160);
		for (const text of [title, description]) {
			expect(seen.get(text), `${page.path}: ${text}`).toBeUndefined();
			seen.set(text, page.path);
		}
		const canonical = page.document.querySelector('link[rel="canonical"]')?.getAttribute("href");
		expect(canonical).toBe(`${baseURL}${page.path}`);
		expect(meta(page, "og:url")).toBe(canonical);
		expect(meta(page, "twitter:card")).toBe("summary_large_image");
	}
});

test("every page has a social picture that is there", async ({ request }) => {
	for (const address of new Set(pages.map((page) => meta(page, "og:image")))) {
		const answer = await request.get(address);
		expect(answer.headers()["content-type"], address).toBe("image/jpeg");
	}
	const own = new Set(pages.map((page) => meta(page, "og:image")));
	expect(own.size).toBeGreaterThanOrEqual(15);
});

test("structured data parses, has what its kinds need, and no price or rating that is none", () => {
	for (const page of pages) {
		if (HIDDEN.includes(page.path)) continue;
		const all = statements(page);
		expect(all.length, page.path).toBeGreaterThan(0);
		for (const statement of all) {
			expect(statement["@context"], page.path).toBe("https://schema.org");
			const needed = REQUIRED[String(statement["@type"])];
			expect(needed, `${page.path} ${statement["@type"]}`).toBeDefined();
			for (const name of needed ?? []) expect(statement[name], `${page.path} ${statement["@type"]} ${name}`).toBeTruthy();
		}
		expect(JSON.stringify(all), page.path).not.toMatch(/offers|aggregateRating|"price"/);
		if (page.path !== "/")
			expect(
				all.map((statement) => statement["@type"]),
				page.path,
			).toContain("BreadcrumbList");
	}
});

test("no page shows a hole where a fact belongs", () => {
	for (const { path, document } of pages) {
		for (const element of document.querySelectorAll("script, style"))
			if (element.getAttribute("type") !== "application/ld+json") element.remove();
		const text = document.documentElement.textContent ?? "";
		expect(text.match(/\{\w*\}|undefined|\bNaN\b|Invalid Date|\[object |lorem ipsum|\bTODO\b|\bnull\b/i)?.[0], path).toBeUndefined();
	}
});

test("quality: every page reads without scripts, and its HTML fits its budget", async ({ request }) => {
	const { brotliCompressSync } = await import("node:zlib");
	for (const page of pages) {
		const wanted = page.path === "/" ? 600 : 400;
		const body = page.document.body;
		for (const hidden of body.querySelectorAll("script, style, noscript")) hidden.remove();
		// A form, a receipt, and a list that comes from the database.
		if (!["/contact", "/thank-you", "/portfolio"].includes(page.path)) expect(wordsIn(body), page.path).toBeGreaterThanOrEqual(wanted);
		const bytes = brotliCompressSync(await (await request.get(page.path)).body()).length;
		expect(bytes, page.path).toBeLessThanOrEqual(16 * 1024);
	}
});

test("headings never skip a level", () => {
	for (const { path, document } of pages) {
		const levels = [...document.querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(({ tagName }) => Number(tagName.slice(1)));
		const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
		expect(skips, `${path}: ${levels.join(" ")}`).toEqual([]);
	}
});

test("every page offers a way to write", () => {
	for (const { path, document } of pages) {
		const ways = [...document.querySelectorAll('main :is(a[href*="contact"], a[aria-haspopup="dialog"], a[href^="mailto:"], form)')];
		expect(ways.length, path).toBeGreaterThan(0);
	}
});

test("no link is dead: every address of this site answers, every anchor exists, every picture is there", async ({ request }) => {
	const known = new Map<string, number>();
	const statusOf = async (path: string) => {
		if (!known.has(path)) known.set(path, (await request.get(path)).status());
		return known.get(path);
	};
	for (const { path, document } of pages) {
		for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
			const href = link.getAttribute("href") ?? "";
			const where = `${path}: ${link.textContent?.trim()} -> ${href}`;
			if (/^(mailto|tel):/.test(href)) continue;
			if (/^https?:/.test(href)) {
				expect(link.rel, where).toContain("noopener");
				continue;
			}
			const target = new URL(href, `http://site.invalid${path}`);
			expect(href, where).not.toBe("");
			expect(await statusOf(target.pathname + target.search), where).toBe(200);
			const there = target.pathname === path ? document : pages.find((page) => page.path === target.pathname)?.document;
			const id = decodeURIComponent(target.hash.slice(1));
			if (id && there) expect(there.getElementById(id), where).not.toBeNull();
		}
		const pictures = [...document.querySelectorAll("img, source")].flatMap((image) =>
			[image.getAttribute("src"), ...(image.getAttribute("srcset") ?? "").split(", ").map((entry) => entry.split(" ")[0])].filter(Boolean),
		);
		for (const src of pictures) expect(await statusOf(src ?? ""), `${path}: ${src}`).toBe(200);
	}
});

for (const width of [390, 1280]) {
	test(`at ${width} px nothing moves that is already seen, on any page, while it comes alive`, async ({ page }) => {
		test.setTimeout(180_000);
		await page.setViewportSize({ width, height: 844 });
		await watchShifts(page);
		// The font comes last, as on a slow line.
		let mayCome = Promise.resolve();
		await page.route("**/*.woff2", async (route) => {
			await mayCome;
			await route.continue();
		});
		for (const { path } of pages) {
			let letFontCome = () => {};
			mayCome = new Promise((resolve) => {
				letFontCome = resolve;
			});
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			letFontCome();
			await page.waitForLoadState();
			await allAlive(page);
			await page.waitForLoadState("networkidle");
			const shifts = await shiftsOf(page);
			// The stand-in has the font's widths in the mean: here and there a line ends at another word. No more than that may move.
			expect(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.015);
		}
	});
}

test("quality: before anybody is there, no page loads more than 5 kB of script, and none asks another company for anything", async ({
	page,
}) => {
	const { brotliCompressSync } = await import("node:zlib");
	await page.addInitScript(() => {
		window.requestIdleCallback = () => 0;
	});
	for (const { path } of pages) {
		const scripts = new Set<string>();
		const note = (request: { url: () => string }) => /\.js$/.test(new URL(request.url()).pathname) && scripts.add(request.url());
		page.on("request", note);
		await page.goto(path, { waitUntil: "load" });
		page.off("request", note);
		let bytes = 0;
		for (const url of scripts) bytes += brotliCompressSync(await (await page.request.get(url)).body()).length;
		expect(scripts.size, path).toBeGreaterThan(0);
		expect(bytes, path).toBeLessThanOrEqual(5 * 1024);
	}
});

test("parts that stand beside each other hold their places while a page arrives piece by piece", async ({ page, baseURL, problems }) => {
	test.setTimeout(240_000);
	const slow = await openPiecewise(baseURL ?? "");
	problems.allow(new RegExp(`^foreign request: ${slow.origin}/`));
	await watchShifts(page);
	const painted = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	try {
		for (const { path } of pages) {
			await page.goto(slow.origin + path, { waitUntil: "commit" });
			while (slow.next()) await painted();
			await page.waitForLoadState();
			const shifts = await shiftsOf(page);
			expect(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.015);
		}
	} finally {
		await slow.close();
	}
});
