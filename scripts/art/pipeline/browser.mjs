import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import { CHROMIUM_FLAGS, findChromium } from "../../find-chromium.mjs";
import { page as pageOf } from "../kit/page.mjs";
import { faultsOf } from "./faults.mjs";
import { root, settings } from "./settings.mjs";

const args = ["--headless=new", ...CHROMIUM_FLAGS, "--disable-lcd-text", "--font-render-hinting=none", "--force-color-profile=srgb"];
const origin = "http://art.invalid";
const fonts = join(root, "node_modules/@fontsource-variable/instrument-sans/files");

/** A browser that turns scenes into PNG pictures. It loads nothing but the scene, and fonts and pictures of the project. */
export async function openBrowser() {
	const browser = await chromium.launch({ executablePath: findChromium(), args });
	return {
		close: () => browser.close(),
		/**
		 * @param {string} name
		 * @param {import("../kit/page.mjs").Picture} picture
		 * @returns {Promise<Buffer>}
		 * @throws {Error} when a text leaves its box, touches another, or is not set in the project's fonts.
		 */
		async shoot(name, picture) {
			const { width = settings.width, height = settings.height } = picture;
			const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor: settings.density });
			const page = await context.newPage();
			page.on("pageerror", (error) => console.error(`${name}: ${error.message}`));
			await page.route("**/*", (route) => {
				const { pathname } = new URL(route.request().url());
				if (pathname === "/") return route.fulfill({ contentType: "text/html; charset=utf-8", body: pageOf(picture) });
				if (/^\/media\/[\w/-]+\.webp$/.test(pathname)) return route.fulfill({ contentType: "image/webp", body: readFileSync(join(root, "public", pathname)) });
				const font = pathname.match(/^\/fonts\/([a-z-]+\.woff2)$/)?.[1];
				return font ? route.fulfill({ contentType: "font/woff2", body: readFileSync(join(fonts, font)) }) : route.abort();
			});
			await page.goto(`${origin}/`);
			await page.evaluate(() => Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]).then(() => undefined));
			const faults = await faultsOf(page);
			if (faults.length > 0 && !process.env.ART_LENIENT) throw new Error(`${name}:\n  ${faults.join("\n  ")}`);
			for (const fault of faults) console.warn(`${name}: ${fault}`);
			const shot = await page.screenshot({ type: "png", timeout: 180_000 });
			await context.close();
			return shot;
		},
	};
}
