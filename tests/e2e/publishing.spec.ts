import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expect, openDashboard, test } from "./support/journey.ts";
import { portOfOwn, removeSite, serveSite } from "./support/serve-site.ts";

/** The promise to the administrator is two minutes. A busy test machine gets more. */
const LIVE_MS = 180_000;

const port = portOfOwn(2);
let folder = "";
let stop = async () => {};

test.use({ baseURL: `http://localhost:${port}` });
// Each step waits for a publication.
test.describe.configure({ mode: "serial", timeout: 600_000 });

test.beforeAll(async () => {
	folder = mkdtempSync(join(tmpdir(), "studio-publishing-"));
	const dist = join(folder, "dist");
	cpSync(resolve(process.env.DIST_DIR || "dist"), dist, { recursive: true });
	stop = await serveSite(port, join(folder, "data"), { DIST_DIR: dist, EMBEDDED_REBUILD: "1" });
});
test.afterAll(async () => {
	await stop();
	await removeSite(folder);
});

/** What a crawler without scripts gets: the page's title when it names the row, else null. */
async function crawledTitle(page: Page, path: string): Promise<string | null> {
	const html = await (await page.request.get(path)).text();
	return /<h1[^>]*>([^<]*)/.exec(html)?.[1] ?? null;
}

const becomes = (page: Page, path: string, title: string | null) =>
	expect.poll(() => crawledTitle(page, path), { timeout: LIVE_MS, message: path }).toBe(title);

const listed = async (page: Page, path: string, words: string) => (await (await page.request.get(path)).text()).includes(words);

test("a scheduled project appears in the HTML when its time has come", async ({ page }) => {
	await openDashboard(page);
	const rest = adminRest(page);
	const soon = new Date(Date.now() + 5000).toISOString();
	const project = { slug: "scheduled-project", title: "A scheduled project", service_id: "saas", description: "Words." };
	await rest.insert("portfolios", [
		{ ...project, challenge: "A challenge.", solution: "A solution.", published_at: soon, status: "published" },
	]);
	expect(await listed(page, "/portfolio", project.title)).toBe(false);
	await becomes(page, "/case-study/scheduled-project", project.title);
	// The pages are replaced one after the other.
	await expect.poll(() => listed(page, "/portfolio", project.title)).toBe(true);
});

test("the administrator sees when a change goes live, and starts a build", async ({ page }) => {
	await openDashboard(page);
	const panel = page.getByRole("region", { name: "Public pages" });
	await expect(panel).toContainText(/^Live/, { timeout: LIVE_MS });
	await page.goto("/admin/blogs");
	const row = page.getByRole("row").filter({ hasText: "Published" }).first();
	await expect(row).toContainText(/Live/);
	await row.getByRole("button", { name: /^More actions/ }).click();
	await page.getByRole("menuitem", { name: "Unpublish" }).click();
	await expect(page.getByText("Blog post unpublished")).toBeVisible();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Change undone")).toBeVisible();
	await expect(row).toContainText("Live in about a minute");
	await expect(row.getByText("Live", { exact: true })).toBeVisible({ timeout: LIVE_MS });
	await page.goto("/admin");
	const built = async () => (await (await page.request.get("/build.json")).json()).builtAt;
	const before = await built();
	await panel.getByRole("button", { name: "Build now" }).click();
	await expect(page.getByText("Build started")).toBeVisible({ timeout: LIVE_MS });
	expect(await built()).not.toBe(before);
});
