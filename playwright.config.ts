import { defineConfig } from "@playwright/test";

const port = process.env.PORT ?? "4199";

/** The flags that headless Chromium needs in a container, and those that keep it from asking the network for anything. */
const flags = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	globalSetup: "./tests/e2e/support/start-site.ts",
	fullyParallel: false,
	workers: 2,
	retries: 0,
	timeout: 120_000,
	expect: { timeout: 20_000 },
	reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
	use: {
		baseURL: `http://localhost:${port}`,
		viewport: { width: 1280, height: 860 },
		launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium", args: flags },
		trace: "off",
		screenshot: "only-on-failure",
	},
});
