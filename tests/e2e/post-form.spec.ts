import type { Browser, Page } from "@playwright/test";
import { JSDOM } from "jsdom";
import { losesEnd } from "../../src/shared/lib/rich-text/removed-parts.ts";
import { hostileInputs } from "../support/database/hostile-inputs.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessible, still, WIDTHS } from "./support/axe.ts";
import { watch } from "./support/harm.ts";
import { expect, hydrated, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import {
	button,
	content,
	createPost,
	field,
	fillRequired,
	openNew,
	removePost,
	slugOf,
	storedPost,
	unique,
	writeSource,
} from "./support/post-form.ts";
import { ownPost } from "./support/samples.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const today = () => new Date().toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

/** Opens a post's page as a visitor in a separate browser context. */
async function visit(browser: Browser, baseURL: string | undefined, path: string): Promise<Page> {
	const visitor = await (await browser.newContext({ baseURL })).newPage();
	await visitor.goto(path);
	return visitor;
}

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("publishes and edits a post with the keyboard, and shows it to a visitor", async ({ page, browser, baseURL }) => {
	const title = unique("What a queue hides");
	const path = `/blog/${slugOf(title)}`;
	await openNew(page);
	await tabTo(page, field(page, "Title"));
	await page.keyboard.type(title);
	await tabTo(page, content(page));
	await page.keyboard.type("## Where it waits");
	await page.keyboard.press("Enter");
	await page.keyboard.type("In front of the slowest door.");
	// In the page's order: a Tab beyond its end leads through the browser, and Firefox's protocol loses the keys after it.
	await tabTo(page, field(page, "Excerpt"));
	await page.keyboard.type("Waiting has a shape, and the shape tells where it comes from.");
	await tabTo(page, field(page, "Author name"));
	await page.keyboard.type("Leela Nair");
	await tabTo(page, field(page, "Category"));
	await page.keyboard.type("Field notes");
	await tabTo(page, page.getByRole("textbox", { name: "Tags" }));
	await page.keyboard.type("Queues");
	await page.keyboard.press("Enter");
	await tabTo(page, button(page, "Create Blog Post"));
	await page.keyboard.press("Enter");
	await expect(page.getByText("Blog post created")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/blogs$/);

	const visitor = await visit(browser, baseURL, path);
	await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await expect(visitor.getByRole("heading", { name: "Where it waits" })).toBeVisible();
	await expect(visitor.getByText("In front of the slowest door.")).toBeVisible();
	await visitor.goto("/blogs");
	await hydrated(visitor);
	await expect(visitor.getByRole("link", { name: new RegExp(title) }).first()).toBeAttached();
	// The site's own posts stay.
	await expect(visitor.getByRole("link", { name: ownPost().title }).first()).toBeAttached();

	const { id } = await storedPost(page, title);
	await page.goto(`/admin/blogs/edit/${id}`);
	await expect(content(page)).toBeVisible();
	await expect(field(page, "Category")).toHaveValue("Field notes");
	await field(page, "Excerpt").fill("Waiting has a shape.");
	await button(page, "Update Blog Post").click();
	await expect(page.getByText("Blog post updated")).toBeVisible();
	await visitor.goto(path);
	await expect(visitor.getByText("Waiting has a shape.", { exact: true }).first()).toBeVisible();
	await visitor.context().close();
	await removePost(page, title);
});

test("hides a post with a future date until that day, and says so in the form", async ({ page, browser, baseURL }) => {
	const title = unique("A post dated ahead");
	const address = `/blog/${slugOf(title)}`;
	await openNew(page);
	await fillRequired(page, title);
	await field(page, "Published date").fill("2035-06-01");
	await expect(page.getByText("Visible from June 1, 2035, midnight in India.")).toBeVisible();
	await button(page, "Create Blog Post").click();
	await expect(page.getByText("Blog post created")).toBeVisible();
	await expect(page.getByText("Visible from June 1, 2035.")).toBeVisible();
	const row = await storedPost(page, title);
	expect(row.status).toBe("published");
	expect(Date.parse(String(row.published_at))).toBeLessThanOrEqual(Date.now());
	expect(new Date(String(row.published_date)).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" })).toBe("2035-06-01");
	await page.goto(`/admin/blogs?state=scheduled&q=${encodeURIComponent(title)}`);
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Scheduled");

	const visitor = await visit(browser, baseURL, address);
	await expect(visitor).toHaveURL(/\/blogs$/);
	await expect(visitor.getByRole("link", { name: /Offline is a data model/ }).first()).toBeVisible();
	await expect(visitor.getByRole("link", { name: new RegExp(title) })).toHaveCount(0);

	await page.goto(`/admin/blogs/edit/${row.id}`);
	await expect(content(page)).toBeVisible();
	await expect(page.getByText("All changes saved · Visible from June 1, 2035")).toBeVisible();
	await field(page, "Published date").fill(today());
	await button(page, "Update Blog Post").click();
	await expect(page.getByText("Blog post updated")).toBeVisible();
	await visitor.goto(address);
	await expect(visitor.getByRole("heading", { level: 1, name: title })).toBeVisible();
	await visitor.context().close();
	await removePost(page, title);
});

/** Markup that a sanitized text never contains. */
const HARMFUL =
	/<(script|style|iframe|object|embed|svg|math|form|input|button|base|meta|link|template)\b|<[^>]*\s(on\w+|style|id|class|name|srcdoc)\s*=|(href|src)\s*=\s*["']?\s*(javascript|vbscript|data):/i;

test("stores hostile HTML sanitized, shows the stored text in the form, and runs no code anywhere", async ({
	page,
	browser,
	baseURL,
	problems,
}) => {
	test.setTimeout(240_000);
	problems.allow(/./);
	const title = unique("A hostile post");
	const { id, slug } = await createPost(page, title);
	const here = await watch(page);
	const visitor = await visit(browser, baseURL, "/reviews");
	const there = await watch(visitor);
	const { window } = new JSDOM();
	const isUnclosed = (text: string) => losesEnd(window, `<p>Words.</p>${text}`);
	const texts = hostileInputs("html-content")
		.map(({ payload }) => String(payload))
		.filter((text) => text.length <= 4000);
	const payloads = texts.filter((text) => !isUnclosed(text));
	await page.goto(`/admin/blogs/edit/${id}`);
	await writeSource(page, `<p>Words.</p>${texts.find(isUnclosed)}`);
	await button(page, "Update Blog Post").click();
	await expect(page.getByText("A tag, quote or comment isn't closed.").first()).toBeVisible();
	for (let first = 0; first < payloads.length; first += 14) {
		const batch = payloads.slice(first, first + 14);
		const written = `<p>Before ${first}.</p>${batch.map((text) => `<p>Words.</p>${text}`).join("</p><p>After.</p>")}`;
		await writeSource(page, written);
		await button(page, "Update Blog Post").click();
		await expect(page).toHaveURL(/\/admin\/blogs$/);
		const [row] = await adminRest(page).update("blogs", `id=eq.${id}`, { category: `round ${first}` });
		const stored = String(row?.content);
		expect(stored).toContain(`Before ${first}.`);
		expect(HARMFUL.exec(stored)?.[0] ?? null, batch.join("\n").slice(0, 2000)).toBeNull();
		await page.goto(`/admin/blogs/edit/${id}`);
		await page.getByRole("tab", { name: "HTML or plain text" }).click();
		await expect(content(page)).toHaveValue(stored);
		expect(await here()).toEqual([]);
		await visitor.goto(`/blog/${slug}`);
		await expect(visitor.getByText("About the Author")).toBeVisible();
		await expect(visitor.getByText(`Before ${first}.`)).toBeVisible();
		await visitor.waitForLoadState("networkidle");
		expect(await there()).toEqual([]);
	}
	await visitor.context().close();
	await removePost(page, title);
});

test("fits a phone with a tag of sixty characters, in the post and among the suggestions", async ({ page }) => {
	const tag = "x".repeat(60);
	const titles = [unique("A long tag"), unique("Another post")];
	const rows = titles.map((title, index) => ({
		slug: slugOf(title),
		title,
		content: "<p>Words.</p>",
		author: { name: "Ira" },
		tags: index === 0 ? [tag] : [`y${tag.slice(1)}`],
	}));
	const [row] = await adminRest(page).insert("blogs", rows);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/admin/blogs/edit/${row?.id}`);
	await expect(button(page, `Remove ${tag}`)).toBeVisible();
	await expect(button(page, `Add y${tag.slice(1)}`)).toBeVisible();
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
	for (const title of titles) await removePost(page, title);
});

for (const width of WIDTHS) {
	test.describe(`${width} px`, () => {
		// Tall enough that the bottom bar covers no control: axe reports covered controls as small targets.
		test.use(still(width, 4200));

		test("the blog form is accessible and fits the screen when new, with errors and filled", async ({ page }) => {
			await openNew(page);
			await expectAccessible(page, "new", ["iframe"]);
			await button(page, "Create Blog Post").click();
			await expect(page.getByText("Please fill in all required fields.")).toBeVisible();
			await expectAccessible(page, "errors", ["iframe"]);
			await page.goto("/admin/blogs/edit/5eed0000-0000-4000-8000-200000000001");
			await expect(content(page)).toBeVisible();
			await expectAccessible(page, "filled", ["iframe"]);
		});
	});
}
