import { test as base, expect } from "@playwright/test";
import { ADMIN } from "../e2e/support/people.ts";
import { WebDriverPage, waitFor } from "./webdriver.ts";
import { startWebKit, type WebKit } from "./webkit-browser.ts";

/** Beside the site's own port. */
const DRIVER_PORT = Number(process.env.PORT ?? "4199") + 1;

/** Leaving a page ends its requests, and WebKit still tells the page so. */
const ENDED_BY_LEAVING = /^console: .*(: 0|Load failed|Importing a module script failed\.)$/;

/** Each test has a window with empty storage, and fails when a page logs an error, throws, or breaks its security policy after it has loaded. */
export const test = base.extend<{ window: WebDriverPage }, { webkit: WebKit }>({
	webkit: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
		async ({}, use) => {
			const webkit = await startWebKit(DRIVER_PORT);
			await use(webkit);
			webkit.stop();
		},
		{ scope: "worker" },
	],
	window: async ({ webkit, baseURL }, use) => {
		const window = await WebDriverPage.open(webkit.address, baseURL ?? "", webkit.capabilities);
		await window.resize(1280, 900);
		try {
			await use(window);
			expect((await window.errors()).filter((line) => !ENDED_BY_LEAVING.test(line))).toEqual([]);
		} finally {
			await window.close();
		}
	},
});

export { expect };

/** Gives the page a visitor's first input and waits until it is hydrated. */
export async function hydrated(window: WebDriverPage): Promise<void> {
	await waitFor("a hydrated page", () =>
		window.run<boolean>(
			"dispatchEvent(new Event('pointermove')); return ['hydrated', 'settled'].every((mark) => document.documentElement.dataset[mark] === '')",
		),
	);
}

/** Opens a page and waits until it is hydrated. */
export async function open(window: WebDriverPage, path: string): Promise<void> {
	await window.goto(path);
	await hydrated(window);
}

/** Signs the administrator in through the login page. */
export async function signIn(window: WebDriverPage): Promise<void> {
	await window.goto("/admin/login");
	await window.type("Email", ADMIN.email);
	await window.type("Password", ADMIN.password);
	await window.press("Sign in");
	await window.see("Dashboard", { kind: "h1" });
}
