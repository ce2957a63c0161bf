import type { Page } from "@playwright/test";
import { post as builtIn } from "../../src/content/blog/what-a-berth-planner-taught-us-about-constraints.ts";
import { chatBubble } from "../../src/content/chat/bubble.ts";
import { portfolioPage } from "../../src/content/portfolio.ts";
import { differences, hostRequests } from "../support/hosts/requests.ts";
import { expect, hydrated, test } from "./support/journey.ts";

test("the local server answers what the table for every host asks", async ({ baseURL }) => {
	for (const asked of hostRequests()) {
		const { path, method = "GET", encoding = "identity" } = asked;
		// Not by the browser's client, which would shorten "//" and decode addresses.
		const answer = await fetch(`${baseURL}${path}`, { method, redirect: "manual", headers: { "Accept-Encoding": encoding } });
		const found = differences(asked, { status: answer.status, headers: answer.headers, text: await answer.text() });
		expect(found, `${method} ${path}`).toEqual([]);
	}
});

test("says in security.txt whom to write to", async ({ request }) => {
	const answer = await request.get("/.well-known/security.txt");
	expect([answer.status(), answer.headers()["content-type"]]).toEqual([200, "text/plain; charset=utf-8"]);
	expect(await answer.text()).toMatch(/^Contact: mailto:\S+@\S+\nExpires: \d{4}-\d\d-\d\dT/);
});

test("lets no other site of this machine read the inbox or the API's answers", async ({ request }) => {
	for (const path of ["/dev/mail/messages.json", "/dev/mail", "/build.json"]) {
		const answer = await request.get(path, { headers: { Origin: "http://localhost:9999" } });
		expect(answer.status(), path).toBe(200);
		expect(answer.headers()["access-control-allow-origin"], path).toBeUndefined();
	}
});

test("answers a missing asset without HTML and an unknown page with 404, always with headers", async ({ request, baseURL }) => {
	const asset = await request.get("/assets/missing-abc.js");
	expect(asset.status()).toBe(404);
	expect(asset.headers()["content-type"]).toContain("text/plain");
	for (const path of ["//evil.example/", "/portfolio/"]) {
		const redirect = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
		expect(redirect.status(), path).toBe(308);
		expect(redirect.headers().location, path).toMatch(/^\/(evil\.example|portfolio)$/);
	}
	const unknown = await request.get("/no/such/page");
	expect(unknown.status()).toBe(404);
	expect(await unknown.text()).toContain("Oops! Page not found");
	const hidden = ["/headers.json", "/moved.txt", "/_worker.js", "/shell", "/shared/shell", "/case-study.html", "/404", "/index.html.br"];
	for (const path of ["/.env", "/.git/HEAD", "/_system/config", "/auth/v1/nothing", ...hidden])
		expect((await request.get(path)).status(), path).toBe(404);
	const home = await request.get("/");
	const policy = home.headers()["content-security-policy"] ?? "";
	expect(policy).toContain("default-src 'none'");
	expect(policy).toContain("require-trusted-types-for 'script'");
	expect(policy).not.toContain("unsafe-inline");
	expect(policy).not.toContain("unsafe-eval");
	expect(home.headers()["x-content-type-options"]).toBe("nosniff");
	expect(home.headers()["cache-control"]).toBe("no-cache");
	const entry = /data-entry="(\/assets\/[^" ]+\.js)/.exec(await home.text())?.[1] ?? "";
	expect((await request.get(entry)).headers()["cache-control"]).toContain("immutable");
	expect((await request.get("/admin/portfolio")).headers()["x-robots-tag"]).toContain("noindex");
});

test("refuses a request without a key because admin mode is off", async ({ request }) => {
	expect((await request.get("/rest/v1/portfolios?select=id")).status()).toBe(401);
});

for (const address of ["//contact", "/contact%0a"])
	test(`${address} shows the page of the plain address`, async ({ page, baseURL, problems }) => {
		problems.allow(/Failed to load resource.*404/);
		await page.goto(`${baseURL}${address}`);
		await hydrated(page);
		await expect(page.locator("#contact h1")).toBeVisible();
		await expect(page).toHaveURL(/[^/]\/contact$/);
	});

for (const address of ["/PORTFOLIO?from=Mail", `/Blog/${builtIn.slug.toUpperCase()}`, "/Products/Speaksify", "/Web-Apps"])
	test(`${address} shows the page of the address without capitals, with one canonical link`, async ({ page, problems }) => {
		problems.allow(/Failed to load resource.*404/);
		await page.goto(address);
		await hydrated(page);
		const [path = "", query = ""] = address.split("?");
		await expect(page).toHaveURL(path.toLowerCase() + (query && `?${query}`));
		const canonical = page.locator('link[rel="canonical"]');
		await expect(canonical).toHaveCount(1);
		await expect(canonical).toHaveAttribute("href", new RegExp(`[^/]${path.toLowerCase()}$`));
		await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/not found/);
	});

test.describe("on a host that adds a slash to addresses", () => {
	async function openWithSlash(page: Page, path: string): Promise<void> {
		const body = await (await page.request.get(path)).text();
		await page.route(`**${path}/`, (route) => route.fulfill({ contentType: "text/html", body }));
		await page.goto(`${path}/`);
		await hydrated(page);
		await expect(page).toHaveURL(path);
	}

	test("the portfolio has its plain address and its chat", async ({ page }) => {
		await openWithSlash(page, "/portfolio");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(portfolioPage.title);
		await expect(page.getByRole("button", { name: chatBubble.open })).toBeVisible();
	});

	test("the header's button on the contact page leads to its own form", async ({ page }) => {
		await openWithSlash(page, "/contact");
		await page.getByRole("banner").getByRole("link", { name: "Get Started" }).click();
		await expect(page).toHaveURL("/contact#contact");
		await expect(page.locator("#contact h1")).toBeVisible();
		await expect(page.getByRole("form", { name: "Contact" })).toBeVisible();
	});
});
