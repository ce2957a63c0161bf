import { defineConfig } from "@playwright/test";
import { CHROMIUM_FLAGS } from "./scripts/find-chromium.mjs";

const port = process.env.PORT ?? "4199";
const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const launch = (executablePath: string) => ({ launchOptions: { executablePath, args: CHROMIUM_FLAGS } });

/** Journeys of visitors. They share no rows, so their tests can run in any order, two at a time. */
const PUBLIC =
	/\/(accessibility|before-react|chat|every-\w+|header|home|hosts|keyboard|page-changes|prerendered|public-lists|services|tagged-buttons|visitor)\.spec\.ts$/;

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	globalSetup: "./tests/e2e/support/start-site.ts",
	workers: 2,
	projects: [
		// First the long files whose tests run one after the other; single tests fill the end.
		{ name: "admin", testIgnore: PUBLIC, use: launch(process.env.HEADLESS_SHELL_PATH ?? chromium) },
		// The shell breaks lines and orders requests in another way than the browser that visitors have.
		{ name: "public", testMatch: PUBLIC, fullyParallel: true, use: launch(chromium) },
	],
	// A loaded machine can starve a browser. A journey that needs its second try is counted and named by `npm test`.
	retries: 1,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
	use: {
		baseURL: `http://localhost:${port}`,
		viewport: { width: 1280, height: 860 },
		// Without motion a visit to the home page costs 40 % less. Tests of motion ask for it.
		contextOptions: { reducedMotion: "reduce" },
		trace: "off",
		screenshot: "only-on-failure",
	},
});
