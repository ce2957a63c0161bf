import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { findTemplate, TEMPLATES } from "../../scripts/bench/measure.mjs";
import { scriptHashes } from "../../scripts/vite/headers";
import { demo } from "../../src/content/services/web-apps/demo";
import { type BuiltPage, DIST, readBuiltPage, readBuiltPages } from "../support/built-site";

type Template = (typeof TEMPLATES)[number][0];

/** Bytes and requests of the first screen on a phone, for the largest page of each template: what was reached, plus two percent. */
const BUDGETS: Record<Template, [bytes: number, requests: number]> = {
	home: [56_100, 4],
	portfolio: [125_800, 5],
	"case-study": [72_400, 4],
	blogs: [33_500, 2],
	post: [55_500, 3],
	contact: [31_700, 2],
	"thank-you": [29_700, 2],
	reviews: [33_700, 2],
	"privacy-policy": [33_900, 2],
	products: [51_600, 3],
	product: [53_100, 3],
	speaksify: [35_600, 2],
	"not-found": [30_200, 2],
	service: [61_800, 3],
};
const HOME = { inlineScript: 2000, started: 99_500 };

/**
 * Brotli bytes of a document that arrives in the first round trip (14,600 bytes) with the headers of a hosted site, over HTTP/2.
 * See docs/performance.md, "Bytes of the documents".
 */
const FIRST_TRIP = 13_600;
/** Limits of their own: what the largest page of each reached, plus the room that other builds' ports and dates need. */
const LIMITS: Partial<Record<Template, number>> = {
	home: 24_950,
	"case-study": 13_970,
	post: 14_710,
	service: 18_250,
	contact: 10_560,
	"thank-you": 10_560,
	products: 10_560,
};

/** The phone of the benchmark: Lighthouse's width in pixels and their density. */
const PHONE = { width: 412, density: 1.75 };
const PX_PER_REM = 16;

const { pages, rowPages } = readBuiltPages();
const all = [...pages, ...rowPages, readBuiltPage("404")];

/** Bytes of a built file as hosts send it. */
function sentBytes(address: string): number {
	const file = join(DIST, decodeURIComponent(address));
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Width in pixels that a `sizes` attribute gives a picture on the phone. */
function widthOf(sizes: string): number {
	const entry = sizes.split(",").find((part) => {
		const [, least = "0"] = /min-width:\s*([\d.]+)rem/.exec(part) ?? [];
		return Number(least) * PX_PER_REM <= PHONE.width;
	});
	const [, number = "", unit = ""] = /([\d.]+)(px|rem|vw)\s*$/.exec(entry ?? "") ?? [];
	const factors: Record<string, number> = { px: 1, rem: PX_PER_REM, vw: PHONE.width / 100 };
	const width = Number(number) * (factors[unit] ?? Number.NaN);
	if (!(width > 0)) throw new Error(`The test can't read sizes="${sizes}"`);
	return width;
}

/** The file that the phone loads for a picture: the smallest that is sharp. */
function addressOf(image: Element): string {
	const source = image.closest("picture")?.querySelector("source") ?? image;
	const entries = (source.getAttribute("srcset") ?? "").split(",").flatMap((entry) => {
		const [, address, width] = /^\s*(\S+)\s+(\d+)w\s*$/.exec(entry) ?? [];
		return address ? [{ address, width: Number(width) }] : [];
	});
	if (entries.length === 0) return image.getAttribute("src") ?? "";
	const wanted = widthOf(source.getAttribute("sizes") ?? "100vw") * PHONE.density;
	const sharp = entries.sort((a, b) => a.width - b.width).find(({ width }) => width >= wanted) ?? entries.at(-1);
	return sharp?.address ?? "";
}

/** What a phone loads before any interaction, without the icons of the browser's tab and without pictures that load later. */
function firstScreen({ html, document }: BuiltPage): { bytes: number; files: string[] } {
	const linked = [...document.querySelectorAll("link[rel~=preload], link[rel~=modulepreload], link[rel~=stylesheet], script[src]")];
	const media = [...document.querySelectorAll("img:not([loading=lazy])")];
	const files = new Set([
		...linked
			.filter((element) => !element.closest("noscript"))
			.map((element) => element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
		...media.filter((element) => !element.closest("noscript")).map(addressOf),
		...[...document.querySelectorAll("video[src]:not([preload=none]), iframe[src]")].map((element) => element.getAttribute("src") ?? ""),
	]);
	return { bytes: brotliCompressSync(html).length + [...files].reduce((sum, file) => sum + sentBytes(file), 0), files: [...files] };
}

/** The inline scripts of a page that run. */
const inlineScripts = (html: string): string =>
	[...html.matchAll(/<script\b[^>]*>[\s\S]*?<\/script>/g)].filter(([script]) => scriptHashes(script).length > 0).join("");

describe("before any interaction", () => {
	const measured = all.map((page) => ({ path: page.path, template: findTemplate(page.path), ...firstScreen(page) }));

	test.each(TEMPLATES.map(([name]) => name))("every page of the template %s is within its budget", (template) => {
		const own = measured.filter((page) => page.template === template);
		const [bytes, requests] = BUDGETS[template];
		expect(own.length, `pages of the template ${template}`).toBeGreaterThan(0);
		const over = own.flatMap((page) => {
			const found = 1 + page.files.length;
			return [
				...(page.bytes > bytes ? [`${page.path}: ${page.bytes} bytes, limit ${bytes}`] : []),
				...(found > requests ? [`${page.path}: ${found} requests, limit ${requests} (${page.files.join(", ")})`] : []),
			];
		});
		expect(over).toEqual([]);
	});

	test.each(TEMPLATES.map(([name]) => name))("every document of the template %s is within its limit", (template) => {
		const own = all.filter(({ path }) => findTemplate(path) === template);
		expect(own.length).toBeGreaterThan(0);
		for (const { path, html } of own) expect(brotliCompressSync(html).length, path).toBeLessThanOrEqual(LIMITS[template] ?? FIRST_TRIP);
	});

	test("every page is within the limits that the page about web applications prints", () => {
		const printed = (what: string) => Number.parseInt(demo.limits.find((row) => row.what === what)?.limit ?? "", 10) * 1000;
		const weight = (files: string[]) => files.reduce((sum, file) => sum + sentBytes(file), 0);
		for (const page of all) {
			const { files } = firstScreen(page);
			const inline = brotliCompressSync(inlineScripts(page.html)).length;
			expect(brotliCompressSync(page.html).length, page.path).toBeLessThanOrEqual(printed("HTML and styles"));
			expect(weight(files.filter((file) => file.endsWith(".woff2"))), page.path).toBeLessThanOrEqual(printed("Font file"));
			expect(inline + weight(files.filter((file) => file.endsWith(".js"))), page.path).toBeLessThanOrEqual(
				printed("JavaScript on arrival"),
			);
		}
	});

	test("every page has a template", () => {
		expect(measured.filter(({ template }) => !template).map(({ path }) => path)).toEqual([]);
	});
});

describe("the home page", () => {
	const home = readBuiltPage("index");

	test("has little inline script", () => {
		const scripts = inlineScripts(home.html)
			// With other hashes in the file names, the same script has up to 30 bytes more.
			.replace(/-[\w-]{7}(?=\.(?:js|css))/g, "");
		const bytes = brotliCompressSync(scripts).length;
		expect(bytes).toBeGreaterThan(0);
		expect(bytes, `bytes of inline script in /, limit ${HOME.inlineScript}`).toBeLessThanOrEqual(HOME.inlineScript);
	});

	test("has the fonts inline, and the sheet that loads later doesn't name them again", () => {
		const [, sheet = ""] = /\sdata-entry="[^"]*?(\/assets\/[^" ]+\.css)/.exec(home.html) ?? [];
		const named = (css: string) => css.match(/@font-face/g)?.length ?? 0;
		expect([named(home.html), named(readFileSync(join(DIST, sheet), "utf8"))]).toEqual([3, 0]);
	});

	test("starts with few scripts after the first interaction", () => {
		const [, files = ""] = /\sdata-entry="([^"]+)"/.exec(home.html) ?? [];
		const chunks = files.split(" ").filter((file) => file.endsWith(".js"));
		const bytes = chunks.reduce((sum, chunk) => sum + sentBytes(chunk), 0);
		expect(chunks.length).toBeGreaterThan(2);
		expect(bytes, `bytes of script that / starts with, limit ${HOME.started}`).toBeLessThanOrEqual(HOME.started);
	});
});
