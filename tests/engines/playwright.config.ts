import { defineConfig } from "@playwright/test";
import { adaptToFirefox } from "./firefox-adapter.ts";

const port = process.env.PORT ?? "4199";

adaptToFirefox();

/** The journeys of the main suite in stock Firefox, and a short list of their own in WebKitGTK. */
export default defineConfig({
	testDir: "..",
	outputDir: "../../test-results",
	globalSetup: "../e2e/support/start-site.ts",
	workers: 1,
	retries: 1,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
	use: {
		baseURL: `http://localhost:${port}`,
		viewport: { width: 1280, height: 860 },
		trace: "off", // A screenshot adds a style, which the pages' policy refuses.
		screenshot: "off",
	},
	projects: [
		// Its own protocol: the fixture `page` isn't used.
		{ name: "webkit", testMatch: "engines/webkit.spec.ts" },
		{
			name: "firefox",
			testMatch: "e2e/**/*.spec.ts",
			use: {
				browserName: "firefox",
				channel: "moz-firefox",
				launchOptions: {
					executablePath: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
					args: ["--remote-allow-system-access"],
					firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
				},
			},
		},
	],
});
