import { test as base, expect, type Locator, type Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../scripts/embedded/backend.ts";
import { ADMIN } from "./people.ts";

/** The local storage key of the admin session. */
const SESSION_KEY = "sb-studio-auth-token";

interface Problems {
	/** Lists console messages that a test causes on purpose. */
	allow: (...patterns: RegExp[]) => void;
}

const FIREFOX_LOGS = [
	// Firefox names a logged error without its message.
	/^console: ([\w ]+: )?\w*Error \(/,
	// Leaving a page ends its requests, and Firefox still tells the page so.
	/^console: [\w ]+: (.*: 0|.* \(0\)|NetworkError when attempting to fetch resource\.|The operation was aborted\.) +\(/,
];

/**
 * A test fails when a page logs an error, throws, breaks its security policy or sends a request to another host,
 * unless the test allows it.
 */
export const test = base.extend<{ problems: Problems }>({
	problems: [
		async ({ context, baseURL, browserName }, use) => {
			const seen: string[] = [];
			const allowed: RegExp[] = [
				// A read can time out on a busy machine; a test that needs the data waits for it.
				/^console: [\w ]+: .*Admin data timeout/,
				// A row that was published after the build opens from the page for unknown ones.
				/^console: Failed to load resource: .*status of 404.*\/(case-study|blog)\/[^/]+\)$/,
			];
			if (browserName === "firefox") allowed.push(...FIREFOX_LOGS);
			const origin = new URL(baseURL ?? "").origin;
			context.on("console", (message) => {
				if (message.type() === "error") seen.push(`console: ${message.text()} (${message.location().url})`);
			});
			context.on("weberror", (error) => seen.push(`uncaught: ${error.error().message}`));
			context.on("request", (request) => {
				const url = new URL(request.url());
				if (url.protocol.startsWith("http") && url.origin !== origin) seen.push(`foreign request: ${url.href}`);
			});
			await use({ allow: (...patterns) => allowed.push(...patterns) });
			expect(seen.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };

/** Gives the page a visitor's first input and waits until it is hydrated. */
export async function hydrated(page: Page): Promise<void> {
	await page.evaluate(() => dispatchEvent(new Event("pointermove")));
	await page.waitForFunction(() => ["hydrated", "settled"].every((mark) => document.documentElement.dataset[mark] === ""));
}

/** Makes the timers of that many milliseconds last a minute in the next document, as long as a busy machine needs. */
export async function waitLonger(page: Page, milliseconds: number): Promise<void> {
	await page.addInitScript((wait) => {
		const later = window.setTimeout.bind(window);
		Object.assign(window, {
			setTimeout: (run: () => void, ms: number, ...rest: unknown[]) => later(run, ms === wait ? 60_000 : ms, ...rest),
		});
	}, milliseconds);
}

const QUIET_MS = 500;

/** Waits until no request has begun or ended for half a second. The load state "networkidle" comes once, often before React starts. */
export function quiet(page: Page): Promise<void> {
	return new Promise((resolve) => {
		const end = () => {
			page.off("request", again).off("requestfinished", again).off("requestfailed", again);
			resolve();
		};
		let timer = setTimeout(end, QUIET_MS);
		function again() {
			clearTimeout(timer);
			timer = setTimeout(end, QUIET_MS);
		}
		page.on("request", again).on("requestfinished", again).on("requestfailed", again);
	});
}

/** Signs the administrator in through the login page, for tests of signing in. */
export async function signInByForm(page: Page): Promise<void> {
	await page.goto("/admin/login");
	await page.getByLabel("Email").fill(ADMIN.email);
	await page.getByLabel("Password").fill(ADMIN.password);
	await page.getByRole("button", { name: "Sign in" }).click();
	await expect(dashboardHeading(page)).toBeVisible();
}

/**
 * Gives the browser an administrator's session without the login page, and opens no admin page yet.
 * Each call creates a separate session, so signing out in one test ends no other session.
 */
export async function signInAsAdministrator(page: Page, administrator: { email: string; password: string } = ADMIN): Promise<void> {
	const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY };
	const answer = await page.request.post("/auth/v1/token?grant_type=password", { headers, data: administrator });
	expect(answer.status()).toBe(200);
	await page.goto("/favicon.svg");
	await page.evaluate(([key, session]) => localStorage.setItem(key, session), [SESSION_KEY, await answer.text()] as const);
}

/** Signs the administrator in and opens the dashboard. */
export async function openDashboard(page: Page): Promise<void> {
	await signInAsAdministrator(page);
	await page.goto("/admin");
	await expect(dashboardHeading(page)).toBeVisible();
}

const dashboardHeading = (page: Page) => page.getByRole("heading", { name: "Dashboard" });

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
	await expect(target).toBeVisible();
	for (let press = 0; press < 80; press += 1) {
		if (await target.evaluate((element) => element === document.activeElement)) return;
		await page.keyboard.press("Tab");
	}
	throw new Error("Tab doesn't reach the element");
}

/** Runs in the page. `contact` is the contact section from before the wait, which React can have replaced. */
async function waitingParts(contact: Element | null): Promise<string> {
	const frame = new Promise((resolve) => requestAnimationFrame(() => resolve("frames come")));
	const noFrame = new Promise((resolve) => setTimeout(resolve, 2000, `no frame within 2 s, ${document.visibilityState}`));
	const parts = [...document.querySelectorAll("[data-island]:not([data-hydrated])")];
	const places = parts.map(
		(part) => `${part.closest("[id]")?.id} at ${part.getBoundingClientRect().top}, lost: ${part.hasAttribute("data-lost")}`,
	);
	const nameOf = (address: string) => address.split("/").at(-1) ?? "";
	const loaded = performance.getEntriesByType("resource").filter((entry) => entry instanceof PerformanceResourceTiming);
	const files = loaded.map(({ name, responseStatus, responseEnd }) => `${nameOf(name)} ${responseStatus} at ${Math.round(responseEnd)}`);
	// A file gets its entry when it has arrived or failed, and its link when the page asks for it.
	const asked = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")].map(({ href }) => href);
	const facts = {
		frames: await Promise.race([frame, noFrame]),
		places,
		contactForm: files.filter((file) => file.startsWith("contact-form-")),
		onTheWay: asked.filter((href) => loaded.every(({ name }) => name !== href)).map(nameOf),
		contactIsConnected: contact?.isConnected,
		now: Math.round(performance.now()),
		files: files.slice(-20),
	};
	return JSON.stringify(facts);
}

/** Waits until every part of the page is hydrated, also parts that wait for input or scrolling. */
export async function allHydrated(page: Page): Promise<void> {
	const contact = await page.evaluateHandle(() => document.getElementById("contact"));
	await hydrated(page);
	const top = await page.evaluate(() => scrollY);
	const done = page.waitForFunction(
		() => {
			const island = document.querySelector("[data-island]:not([data-hydrated])");
			island?.scrollIntoView({ behavior: "instant" });
			return island === null;
		},
		null,
		{ timeout: 60_000 },
	);
	await done.catch(async () => {
		throw new Error(`Parts that don't hydrate, and the last files: ${await page.evaluate(waitingParts, contact)}`);
	});
	await page.evaluate((place) => scrollTo({ top: place, behavior: "instant" }), top);
}

/** Serves a page as if it had been built without rows: it renders in the browser and asks the database. */
export async function withoutLists(page: Page, path: string): Promise<void> {
	await page.route(path, async (route) => {
		const answer = await route.fetch();
		const body = (await answer.text())
			.replace(/ data-path="[^"]*"/, ' data-path="/elsewhere"')
			.replace(/<script type="application.json" id="page-lists">[^<]*<.script>/, "");
		await route.fulfill({ response: answer, body });
	});
}

/** Reads the relay's inbox, newest first. Replies and mails of the auth service carry no visitor's message. */
export async function inbox(page: Page): Promise<{ id: string; subject: string; payload: Record<string, string> | null; kind: string }[]> {
	const answer = await page.request.get("/dev/mail/messages.json");
	return (await answer.json()).messages;
}

/** Withholds the relay's token from the page, so that the relay doesn't suspect a form that a test fills in within two seconds. */
export async function withoutFormToken(page: Page): Promise<void> {
	await page.route("**/send-email/token", (route) => route.fulfill({ status: 204 }));
}

/** Body of the one message whose subject contains this text. */
export async function writtenTo(page: Page, subject: string): Promise<string> {
	const found = (await inbox(page)).filter((mail) => mail.subject.includes(subject));
	expect(found).toHaveLength(1);
	return found[0]?.payload?.body ?? "";
}
