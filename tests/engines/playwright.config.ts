import { defineConfig } from "@playwright/test";
import { findFirefox } from "../../scripts/find-engines.mjs";
import { adaptToFirefox } from "./firefox-adapter.ts";

const port = process.env.PORT ?? "4199";

/** Journeys of visitors, then of the administrator. */
const FIREFOX =
	/\/(chat|header|home|keyboard|page-changes|public-lists|reading|hostile-texts|services|visitor|administrator|editor|leads|lists|list-rows|list-views|pictures-library|picture-uploads|post-editing|post-form|project-fields|settings|unsaved-work|writing)\.spec\.ts$/;

/** What Playwright can't do with stock Firefox, by title: docs/engines.md has the reasons. */
const NEEDS_CHROMIUM = new RegExp(
	[
		// Slow it down, switch its scripts off, or show it another medium or wish for motion.
		"slow phone|without (JavaScript|scripts)|with motion|the film loads last|scrolls smoothly|prints case",
		// Drop: the protocol starts a drag and never ends it (https://github.com/w3c/webdriver-bidi/issues/487).
		"moves words by dragging",
		// Touch: a tap of the protocol presses nothing, and no finger can drag.
		"by touch|(with|on) a touch screen",
		// The clipboard of a headless Firefox has no pictures.
		"a picture pasted into the text",
		// Playwright hears of no download.
		"exports the filtered leads",
	].join("|"),
);

adaptToFirefox();

/** The main suite's journeys in stock Firefox, and a short list of its own in WebKitGTK. */
export default defineConfig({
	testDir: "..",
	outputDir: "../../test-results",
	globalSetup: "../e2e/support/start-site.ts",
	workers: 1,
	retries: 1,
	// Firefox takes about twice as long as Chromium.
	timeout: 240_000,
	expect: { timeout: 20_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
	// A screenshot adds a style, which the pages' policy refuses, and a test would fail for it.
	use: { baseURL: `http://localhost:${port}`, viewport: { width: 1280, height: 860 }, trace: "off", screenshot: "off" },
	projects: [
		// Its own protocol: the fixture `page` isn't used.
		{ name: "webkit", testMatch: "engines/webkit.spec.ts" },
		{
			name: "firefox",
			testMatch: FIREFOX,
			grepInvert: NEEDS_CHROMIUM,
			use: {
				browserName: "firefox",
				channel: "moz-firefox",
				launchOptions: {
					executablePath: findFirefox(),
					args: ["--remote-allow-system-access"],
					firefoxUserPrefs: {
						"ui.prefersReducedMotion": 1,
						"dom.events.testing.asyncClipboard": true,
						// As on a desktop: scrollbars over the page, and a fine pointer that hovers (6). A headless Firefox has neither.
						"ui.useOverlayScrollbars": 1,
						"ui.primaryPointerCapabilities": 6,
						"ui.allPointerCapabilities": 6,
					},
				},
			},
		},
	],
});
