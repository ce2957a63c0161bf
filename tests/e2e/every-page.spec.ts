import { DESK, expectAccessible, expectPartAccessible } from "./support/axe.ts";
import { allHydrated, expect, hydrated, test } from "./support/journey.ts";
import { shiftsOf, sumOf, watchShifts } from "./support/layout-shifts.ts";
import { imagesOf, reachPictures } from "./support/pictures.ts";
import { openPiecewise } from "./support/pieces.ts";
import { oneOfEachTemplate, publicPaths } from "./support/public-pages.ts";

/** The fallback font matches widths only on average, so some lines break at another word. */
const MAX_SHIFT = 0.015;
/** The prerendered row pages to visit, beside all other pages of the sitemap. */
const ROW_PAGES = ["/case-study/control-tower-delivery-riders", "/case-study/offline-ferry-pass"];
/** Pages that must have a picture. */
const ILLUSTRATED = ["/", "/portfolio", "/saas", "/iot", "/products", ...ROW_PAGES];

/** How many elements a phone lays out before the visitor's first input; 400 on other pages. */
const MAX_LAID_OUT = new Map([
	["/", 150],
	["/web-apps", 125],
]);

/** Width, and which of how many parts of the pages: a desktop's are checked in both themes. */
const VISITS = [
	[390, 0, 1],
	[DESK, 0, 2],
	[DESK, 1, 2],
] as const;

for (const [width, part, parts] of VISITS) {
	test(`every public page at ${width} px (${part + 1} of ${parts}) is light and stable, hydrates, is accessible and has its pictures`, async ({
		page,
		request,
	}) => {
		test.setTimeout(300_000);
		await page.setViewportSize({ width, height: 844 });
		await watchShifts(page);
		// Load the font last, as on a slow connection.
		let mayCome = Promise.resolve();
		await page.route("**/*.woff2", async (route) => {
			await mayCome;
			await route.continue();
		});
		let scripts = new Set<string>();
		page.on("request", (asked) => {
			// Pages of rows ask once whether their row is still public.
			if (/(?<!\/withdrawn-row-[^/]+)\.js$/.test(new URL(asked.url()).pathname)) scripts.add(asked.url());
		});
		const places = new Map<string, Set<string>>();
		const every = [...(await publicPaths(request)), ...ROW_PAGES];
		const paths = every.filter((_path, index) => index % parts === part);
		const heading = page.getByRole("heading", { level: 1 });
		expect(every.length).toBeGreaterThanOrEqual(22);

		for (const path of paths) {
			let letFontCome = () => {};
			mayCome = new Promise((resolve) => {
				letFontCome = resolve;
			});
			scripts = new Set();
			await page.emulateMedia({ colorScheme: "light", reducedMotion: "no-preference" });
			await page.goto(path, { waitUntil: "commit" });
			await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
			letFontCome();
			await page.waitForLoadState();
			expect([...scripts], path).toEqual([]);
			if (width === 390) {
				const laidOut = await page.evaluate(
					() =>
						[...document.body.querySelectorAll("*")].filter((element) => element.checkVisibility({ contentVisibilityAuto: true })).length,
				);
				expect(laidOut, `${path}, elements of the first layout`).toBeLessThanOrEqual(MAX_LAID_OUT.get(path) ?? 400);
			}

			const written = await heading.evaluate((element) => element.outerHTML);
			await hydrated(page);
			// The list of projects adds the next one above the footer.
			await page.waitForLoadState("networkidle");
			await allHydrated(page);
			expect(await heading.evaluate((element) => element.outerHTML), path).toBe(written);
			const shifts = await shiftsOf(page);
			expect(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
			// Every page has the home page's header and footer.
			if (path === "/") await expectAccessible(page, path);
			else await expectPartAccessible(page, path, "main", width === DESK);
			if (width > 390) continue;

			await reachPictures(page);
			const images = await imagesOf(page);
			if (ILLUSTRATED.includes(path)) expect(images.length, path).toBeGreaterThan(0);
			for (const image of images) {
				expect(image.alt, `${path} ${image.src}`).not.toBeNull();
				for (const side of image.size) expect(side, `${path} ${image.src}`).toBeGreaterThan(0);
				const name = image.src.replace(/-\d+\.\w+$/, "");
				if (!/\/(projects|services|products|clients)\//.test(name)) places.set(name, (places.get(name) ?? new Set()).add(path));
				// A drawing uses one file for every size.
				if (image.src.endsWith(".svg")) continue;
				expect(image.srcset, `${path} ${image.src}`).toMatch(/480w.*800w.*1200w.*1600w/);
				expect(image.sizes, `${path} ${image.src}`).toMatch(/\d(vw|px|rem)/);
			}
		}
		const repeated = [...places].filter(([, where]) => where.size > 1);
		expect(repeated, "pictures on two pages that are not of one project or service").toEqual([]);
	});
}

test("a page doesn't shift while it loads in pieces", async ({ page, request, baseURL, problems }) => {
	const slow = await openPiecewise(baseURL ?? "");
	problems.allow(new RegExp(`^foreign request: ${slow.origin}/`));
	await watchShifts(page);
	const painted = () => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
	try {
		for (const path of await oneOfEachTemplate(request)) {
			await page.goto(slow.origin + path, { waitUntil: "commit" });
			while (slow.next()) await painted();
			await page.waitForLoadState();
			await painted();
			const shifts = await shiftsOf(page);
			expect(sumOf(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MAX_SHIFT);
		}
	} finally {
		await slow.close();
	}
});
