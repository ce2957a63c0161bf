import type { Locator } from "@playwright/test";
import { post as builtIn } from "../../src/content/blog/what-a-berth-planner-taught-us-about-constraints.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, quiet, signInAsAdministrator, tabTo, test } from "./support/journey.ts";

const markOf = (name: string) => `${name}${Date.now().toString(36)}`;

const project = (slug: string) => ({
	slug,
	title: `Renamed ${slug}`,
	service_id: "web-apps",
	description: "For a journey.",
	challenge: "A name that changed.",
	solution: "Another name.",
	created_at: "2001-01-01T00:00:00Z",
});

const post = (slug: string) => ({
	slug,
	title: `Renamed ${slug}`,
	content: "<h2>Part one</h2><p>Words.</p><h2>Part two</h2><p>More words.</p>",
	author: { name: "Ira Deshmukh" },
	published_date: "2001-01-01T00:00:00Z",
});

test("a post that was renamed twice opens from its first address and from its id, with query and fragment", async ({
	page,
	browser,
	baseURL,
}) => {
	await signInAsAdministrator(page);
	const mark = markOf("zmoved");
	const rest = adminRest(page);
	const [stored] = await rest.insert("blogs", [post(`${mark}-first`)]);
	for (const name of ["second", "third"]) await rest.update("blogs", `id=eq.${stored?.id}`, { slug: `${mark}-${name}` });
	const visitor = await browser.newPage({ baseURL });
	for (const old of [`${mark}-first`, stored?.id]) {
		const answer = await visitor.goto(`/blog/${old}?from=mail#s-part-two`);
		expect(answer?.status()).toBe(404);
		expect(await answer?.text()).toContain('<meta name="robots" content="noindex"');
		await expect(visitor).toHaveURL(new RegExp(`/blog/${mark}-third\\?from=mail#s-part-two$`));
		await expect(visitor.getByRole("heading", { level: 1, name: `Renamed ${mark}-first` })).toBeVisible();
		await expect(visitor.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/blog/${mark}-third$`));
		await expect(visitor.locator('meta[name="robots"]')).toHaveCount(0);
	}
	await visitor.close();
	await rest.remove("blogs", `id=eq.${stored?.id}`);
});

test("adds and deletes a redirect with the keyboard, and undoes the deletion", async ({ page, browser, baseURL, problems }) => {
	problems.allow(/status of 409/, /Redirect: redirects: 409/);
	await signInAsAdministrator(page);
	const mark = markOf("zcard");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark)]);
	await page.goto("/admin/portfolio");
	await tabTo(page, page.getByRole("link", { name: "Redirects" }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Redirects" })).toBeVisible();
	await tabTo(page, page.getByRole("button", { name: "Add Redirect" }));
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Add a redirect" });
	await expect(dialog.getByRole("textbox", { name: "Old address" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog.getByText(/^Enter the last part of an address/)).toBeVisible();
	await page.keyboard.type(`/blog/${builtIn.slug}`);
	await expect(dialog.getByRole("radio", { name: "Post", exact: true })).toBeChecked();
	await page.keyboard.press("Enter");
	await expect(dialog.getByText(/^A built-in post uses this address/)).toBeVisible();
	await page.keyboard.press("Control+A");
	await page.keyboard.type(`https://old.example/case-study/${mark}`);
	await tabTo(page, dialog.getByRole("searchbox"));
	await page.keyboard.type(mark);
	const choice = dialog.getByRole("radio", { name: new RegExp(mark) });
	await expect(dialog.getByRole("radio")).toHaveCount(3);
	await tabTo(page, choice);
	await page.keyboard.press("Space");
	await tabTo(page, dialog.getByRole("button", { name: "Add Redirect" }));
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("A project or another redirect already uses this address")).toBeVisible();
	await expect(dialog.getByRole("textbox", { name: "Old address" })).toBeFocused();
	await page.keyboard.press("End");
	await page.keyboard.type("-print");
	await page.keyboard.press("Enter");
	const row = page.getByRole("row", { name: `/case-study/${mark}-print` });
	await expect(row).toContainText(`Renamed ${mark}`);
	await expect(dialog).toHaveCount(0);

	const visitor = await browser.newPage({ baseURL });
	await visitor.goto(`/case-study/${mark}-print`);
	await expect(visitor).toHaveURL(new RegExp(`/case-study/${mark}$`));
	await visitor.close();

	const remove = row.getByRole("button", { name: `Delete /case-study/${mark}-print` });
	await tabTo(page, remove);
	await page.keyboard.press("Enter");
	await expect(row).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	await page.getByRole("listitem").filter({ hasText: "Redirect deleted" }).getByRole("button", { name: "Undo" }).press("Enter");
	await expect(row).toBeVisible();
	await rest.remove("portfolios", `slug=eq.${mark}`);
	await page.reload();
	await quiet(page);
	await expect(page.getByRole("heading", { level: 1, name: "Redirects" })).toBeVisible();
	await expect(row).toHaveCount(0);
});

test("the list of redirects and its dialog are accessible", async ({ page, problems }) => {
	problems.allow(/status of 500/, /Redirects:/);
	const check = async (where: string, shown: Locator, within = "main") => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expect(shown).toBeVisible();
			await expectPartAccessible(page, `${where} at ${width} px`, within);
		}
	};
	await signInAsAdministrator(page);
	const mark = markOf("zaxe");
	const rest = adminRest(page);
	const [stored] = await rest.insert("blogs", [post(`${mark}-first`)]);
	await page.goto(`/admin/redirects?q=${mark}`);
	await expect(page.getByText("No redirects match")).toBeVisible();
	await rest.update("blogs", `id=eq.${stored?.id}`, { slug: `${mark}-second` });
	await page.reload();
	const row = page.getByRole("row", { name: `/blog/${mark}-first` });
	await expect(row).toContainText(`/blog/${mark}-second`);
	await check("list", row);
	await page.getByRole("button", { name: "Add Redirect" }).click();
	await page.getByRole("radio", { name: "Post", exact: true }).check();
	const choice = page.getByRole("dialog").getByRole("radio", { name: new RegExp(mark) });
	await expect(choice).toBeVisible();
	await page.getByRole("dialog").getByRole("button", { name: "Add Redirect" }).click();
	await check("dialog", choice, "dialog[open]");
	await page.route("**/rest/v1/redirects?**", (route) => route.fulfill({ status: 500, json: {} }));
	await page.goto("/admin/redirects");
	await check("failure", page.getByRole("button", { name: "Retry" }));
	await page.unroute("**/rest/v1/redirects?**");
	await rest.remove("blogs", `id=eq.${stored?.id}`);
});
