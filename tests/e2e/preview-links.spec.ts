import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend.ts";
import { adminRest } from "./support/admin-rows.ts";
import { DESK, expectAccessibleAndNarrow, expectPartAccessible, still } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { sampleTitle } from "./support/samples.ts";
import { portOfOwn, SHARED_DRAFT, serveSite } from "./support/serve-site.ts";

const GONE = "This preview link has expired or isn’t valid.";

type Table = "portfolios" | "blogs";

const project = (mark: string) => ({
	slug: mark,
	title: `${mark} counts the boats`,
	service_id: "saas",
	description: "Sixty skippers know when the lock opens.",
	gallery: [{ url: "/media/projects/offline-ferry-pass-1.webp", alt: "A phone on a quay" }],
	status: "draft",
});

const post = (mark: string) => ({
	slug: mark,
	title: `${mark} waits`,
	content:
		'<p>The <b>queue</b> hides it.</p><script>document.title = "taken"</script><img src="/media/fallback/ai.webp" onerror="alert(1)">',
	author: { name: "Ira Deshmukh" },
	status: "draft",
	published_date: "2001-01-01T00:00:00Z",
});

const markOf = (name: string) => `${name}${Date.now().toString(36)}`;
const bar = (page: Page) => page.getByRole("complementary", { name: "Preview" });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Share preview" });

/** Stores a row with the administrator's session and opens it in the form. Returns its id. */
async function openInForm(page: Page, table: Table, row: Record<string, unknown>): Promise<string> {
	const [stored] = await adminRest(page).insert(table, [row]);
	const id = String(stored?.id);
	await page.goto(table === "portfolios" ? `/admin/portfolio/edit/${id}` : `/admin/blogs/edit/${id}`);
	return id;
}

/** Makes a link in the open form and returns its address. */
async function makeLink(page: Page, days = "7 days"): Promise<string> {
	await page.getByRole("button", { name: "Share preview" }).click();
	await dialog(page).getByLabel("Link works for").selectOption(days);
	await dialog(page).getByRole("button", { name: "Create link" }).click();
	const box = dialog(page).getByRole("textbox", { name: "Link created" });
	await expect(box).toBeFocused();
	const address = await box.inputValue();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: "Share preview" })).toBeFocused();
	return address;
}

/** The day some days later, as the browser writes it. */
function dayIn(page: Page, days: number): Promise<string> {
	return page.evaluate(
		(later) => new Intl.DateTimeFormat("en-US", { dateStyle: "long" }).format(new Date(Date.now() + later * 86_400_000)),
		days,
	);
}

/** A client's browser: another context without an account. */
async function client(browser: Browser, baseURL: string | undefined): Promise<Page> {
	const context = await browser.newContext({ baseURL: baseURL ?? "", reducedMotion: "reduce" });
	return context.newPage();
}

/** Saves a working copy as the editor does. */
async function keepCopy(page: Page, kind: "project" | "post", rowId: string, values: Record<string, unknown>): Promise<void> {
	const token = await page.evaluate(() => JSON.parse(localStorage.getItem("sb-studio-auth-token") ?? "{}").access_token);
	const answer = await page.request.post("/rest/v1/working_copies?on_conflict=kind,row_id", {
		headers: { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${token}`, prefer: "resolution=merge-duplicates" },
		data: { kind, row_id: rowId, values, base_version: 1 },
	});
	expect(answer.ok(), await answer.text()).toBe(true);
}

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("shows a client without an account the draft, then its unpublished changes", async ({ page, browser, baseURL }) => {
	const mark = markOf("zlink");
	const id = await openInForm(page, "portfolios", project(mark));
	const expiries = [await dayIn(page, 30)];
	const address = await makeLink(page, "30 days");
	expiries.push(await dayIn(page, 30));
	expect(new URL(address).pathname).toMatch(/^\/preview\/[\w-]{43}$/);

	const visitor = await client(browser, baseURL);
	const told: string[] = [];
	const asked: string[] = [];
	visitor.on("console", (message) => told.push(`${message.type()}: ${message.text()}`));
	visitor.on("request", (request) => asked.push([request.url(), request.headers().referer].filter(Boolean).join(" from ")));
	const answer = await visitor.goto(address);
	expect(answer?.status()).toBe(200);
	expect(answer?.headers()).toMatchObject({ "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" });
	await expect(visitor.getByRole("heading", { level: 1, name: `${mark} counts the boats` })).toBeVisible();
	await expect(bar(visitor)).toHaveText(new RegExp(`^Preview. Not published.Link expires (${expiries.join("|")})$`));
	await expect(visitor.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
	await expect(visitor.locator('meta[name="referrer"]')).toHaveAttribute("content", "no-referrer");
	await expect(visitor).toHaveTitle(new RegExp(`^Preview: ${mark}`));
	const token = address.split("/").at(-1) ?? "";
	expect(told.filter((line) => line.startsWith("error") || line.includes(token))).toEqual([]);
	expect(asked.filter((line) => line.includes(token))).toEqual([address]);
	expect(await visitor.locator("html").innerHTML()).not.toContain(token);

	await keepCopy(page, "project", id, { title: `${mark} counts every boat`, features: ["Counts at night"] });
	await visitor.reload();
	await expect(visitor.getByRole("heading", { level: 1, name: `${mark} counts every boat` })).toBeVisible();
	await expect(visitor.getByText("Sixty skippers know when the lock opens.").first()).toBeVisible();
	await expect(visitor.getByText("Counts at night")).toBeAttached();
	await visitor.goto(`/case-study/${mark}`);
	await expect(visitor).toHaveURL(/\/portfolio$/);
	await visitor.context().close();
	await adminRest(page).remove("portfolios", `id=eq.${id}`);
});

test("tells a client what is published already", async ({ page, browser, baseURL }) => {
	const mark = markOf("zlive");
	const id = await openInForm(page, "portfolios", { ...project(mark), status: "published", created_at: "2001-01-01T00:00:00Z" });
	const address = await makeLink(page);
	const visitor = await client(browser, baseURL);
	await visitor.goto(address);
	await expect(bar(visitor)).toContainText("Published as shown here.");
	await expect(bar(visitor).getByRole("link", { name: "View on the site" })).toHaveAttribute("href", `/case-study/${mark}`);
	await keepCopy(page, "project", id, { title: `${mark} again` });
	await visitor.reload();
	await expect(bar(visitor)).toContainText("Changes not published.");
	await expect(visitor.getByRole("heading", { level: 1, name: `${mark} again` })).toBeVisible();
	await visitor.context().close();
	await adminRest(page).remove("portfolios", `id=eq.${id}`);
});

test("shows a post sanitized as on its page, until the link is revoked", async ({ page, browser, baseURL }) => {
	const mark = markOf("zqueue");
	const id = await openInForm(page, "blogs", post(mark));
	const address = await makeLink(page, "1 day");
	const visitor = await client(browser, baseURL);
	await visitor.goto(address);
	await expect(visitor.getByRole("heading", { level: 1, name: `${mark} waits` })).toBeVisible();
	await expect(visitor.locator("article b", { hasText: "queue" })).toBeVisible();
	expect(await visitor.locator("article script, article [onerror]").count()).toBe(0);
	await expect(visitor.getByRole("button", { name: "Share Article" })).toHaveCount(0);

	await page.getByRole("button", { name: "Share preview" }).click();
	await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
	await dialog(page)
		.getByRole("button", { name: /^Revoke the link that expires/ })
		.click();
	await expect(dialog(page).getByText("No one has a link to this preview.")).toBeVisible();
	await visitor.reload();
	await expect(visitor.getByRole("heading", { level: 1, name: GONE })).toBeVisible();
	await expect(visitor.getByText("Ask us for a new one.")).toBeVisible();
	await expect(visitor.locator("article, [aria-label='Preview']")).toHaveCount(0);
	await visitor.getByRole("link", { name: "Contact us" }).click();
	await expect(visitor).toHaveURL(/\/contact$/);
	await visitor.context().close();
	await adminRest(page).remove("blogs", `id=eq.${id}`);
});

test("shows the same page for a forged link and for one whose row was deleted", async ({ page, browser, baseURL }) => {
	const id = await openInForm(page, "portfolios", project(markOf("zgone")));
	const address = await makeLink(page);
	await adminRest(page).remove("portfolios", `id=eq.${id}`);
	const visitor = await client(browser, baseURL);
	for (const target of [address, `${address.slice(0, -6)}forged`, "/preview/short"]) {
		const answer = await visitor.goto(target);
		expect(answer?.headers()["x-robots-tag"]).toBe("noindex, nofollow");
		await expect(visitor.getByRole("heading", { level: 1, name: GONE })).toBeVisible();
		await expect(visitor.locator('meta[name="robots"]').first()).toHaveAttribute("content", /noindex/);
	}
	await visitor.context().close();
});

test("keeps previews out of search engines' files", async ({ request }) => {
	expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /preview/");
	for (const file of ["/sitemap.xml", "/llms.txt", "/feed.xml"]) expect(await (await request.get(file)).text()).not.toContain("/preview");
});

test("offers the client another attempt when the server doesn't answer", async ({ browser, baseURL }) => {
	const visitor = await client(browser, baseURL);
	const told: string[] = [];
	visitor.on("console", (message) => told.push(message.text()));
	await visitor.route("**/rpc/preview_row", (route) => route.fulfill({ status: 400, body: '{"code":"XX"}' }));
	const token = "x".repeat(43);
	await visitor.goto(`/preview/${token}`);
	await expect(visitor.getByRole("alert")).toContainText("We couldn’t load the preview");
	expect(told.join()).not.toContain(token);
	await visitor.unroute("**/rpc/preview_row");
	await visitor.getByRole("button", { name: "Try Again" }).click();
	await expect(visitor.getByRole("heading", { level: 1, name: GONE })).toBeVisible();
	await visitor.context().close();
});

test("a preview stays readable without its footer, and its article loads again after its code was lost", async ({ browser, baseURL }) => {
	const visitor = await client(browser, baseURL);
	const title = visitor.getByRole("heading", { level: 1, name: sampleTitle(SHARED_DRAFT.slug) });
	const retry = visitor.getByRole("button", { name: "Try Again" });
	await visitor.route("**/assets/site-footer-*", (route) => route.abort());
	await visitor.route("**/assets/case-study-*", (route) => route.abort());
	await visitor.goto(`/preview/${SHARED_DRAFT.working}`);
	await expect(visitor.getByText("We couldn’t load this preview")).toBeVisible();
	await visitor.unroute("**/assets/case-study-*");
	await retry.first().click();
	await expect(title).toBeVisible();
	await expect(visitor.getByText("We couldn’t load the links at the end of this page")).toBeVisible();
	await visitor.context().close();
});

test.describe("an expired link", () => {
	const port = portOfOwn(3);
	let folder = "";
	let stop = async () => {};

	test.use({ baseURL: `http://localhost:${port}` });

	// Making a link removes the expired ones, so this site makes none.
	test.beforeAll(async () => {
		folder = mkdtempSync(join(tmpdir(), "studio-links-"));
		stop = await serveSite(port, folder);
	});
	test.afterAll(async () => {
		await stop();
		rmSync(folder, { recursive: true, force: true });
	});

	test("shows the page of links that don't work, and another link to the same draft still opens", async ({ page, browser, baseURL }) => {
		const title = sampleTitle(SHARED_DRAFT.slug);
		const visitor = await client(browser, baseURL);
		await visitor.goto(`/preview/${SHARED_DRAFT.working}`);
		await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
		await visitor.goto(`/preview/${SHARED_DRAFT.expired}`);
		await expect(visitor.getByRole("heading", { level: 1, name: GONE })).toBeVisible();
		await expect(visitor.getByText(title)).toHaveCount(0);
		await visitor.context().close();
		const [draft] = await adminRest(page).read("portfolios", `slug=eq.${SHARED_DRAFT.slug}&select=id`);
		await page.goto(`/admin/portfolio/edit/${String(draft?.id)}`);
		await page.getByRole("button", { name: "Share preview" }).click();
		await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
	});
});

test.describe("accessibility", () => {
	test.use(still(DESK));

	test("the dialog, the shared pages and the page of an old link are accessible and fit the screen", async ({ page }) => {
		const id = await openInForm(page, "portfolios", project(markOf("zaxe")));
		await page.getByRole("button", { name: "Share preview" }).click();
		await dialog(page).getByRole("button", { name: "Create link" }).click();
		await expect(dialog(page).getByRole("listitem")).toHaveCount(1);
		await expectPartAccessible(page, "Share preview", "dialog");
		const address = await dialog(page).getByRole("textbox", { name: "Link created" }).inputValue();
		for (const target of [address, "/preview/short"]) {
			await page.goto(target);
			await page.getByRole("heading", { level: 1 }).waitFor();
			await page.getByRole("contentinfo").waitFor({ state: "attached" });
			await expectAccessibleAndNarrow(page, target === address ? "shared preview" : "old link");
		}
		await adminRest(page).remove("portfolios", `id=eq.${id}`);
	});
});
