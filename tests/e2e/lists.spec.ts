import type { Locator, Page } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessible, expectPartAccessible, still, WIDTHS } from "./support/axe.ts";
import { expect, openDashboard, signInAsAdministrator, test } from "./support/journey.ts";
import { answer } from "./support/question.ts";

/** Old, so that they sort after other tests' rows; drafts or scheduled, so that visitors don't see them. */
const project = (mark: string, n: number, more: Record<string, unknown> = {}) => ({
	slug: `${mark}-${n}`,
	title: `${mark} project ${String(n).padStart(2, "0")}`,
	client: `Client ${n % 3}`,
	service_id: n % 2 ? "saas" : "web-apps",
	description: "For a journey.",
	technologies: ["TypeScript", "React", "Rust", "Go"],
	status: "draft",
	published_at: null,
	created_at: "2001-01-01T00:00:00Z",
	...more,
});

const post = (mark: string, n: number, more: Record<string, unknown> = {}) => ({
	slug: `${mark}-${n}`,
	title: `${mark} post ${n}`,
	content: "<p>For a journey.</p>",
	author: { name: "Ira Deshmukh" },
	category: "SaaS",
	tags: ["alpha", `tag-${mark}`, "gamma"],
	reading_time: n,
	status: "draft",
	published_date: "2001-01-01T00:00:00Z",
	...more,
});

const markOf = (name: string) => `${name}${Date.now().toString(36)}`;
const count = (page: Page) => page.getByRole("main").getByRole("status").first();
const opacityOf = (element: Element) => {
	let opacity = 1;
	for (let each: Element | null = element; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
	return String(opacity);
};
const titles = (page: Page) => page.getByRole("rowheader").allTextContents();

test("keeps the portfolio list's search, filter, order and page in the URL on Back and reload", async ({ page, problems }) => {
	// Beyond the last page.
	problems.allow(/status of 416/);
	await signInAsAdministrator(page);
	const mark = markOf("zpage");
	const rest = adminRest(page);
	const many = Array.from({ length: 53 }, (_, n) => project(mark, n));
	await rest.insert("portfolios", [
		...many,
		...[53, 54].map((n) => project(mark, n, { status: "published", published_at: "2999-01-01T00:00:00Z" })),
	]);

	await page.goto("/admin/portfolio");
	await expect(count(page)).toHaveText(/^\d+ portfolios$/);
	await page.getByRole("searchbox", { name: "Search portfolios" }).fill(`${mark} project`);
	await expect(count(page)).toHaveText(/^55 of \d+ portfolios$/);
	await expect(page).toHaveURL(new RegExp(`\\?q=${mark}\\+project$`));
	const row = page.getByRole("row", { name: new RegExp(`${mark} project 01`) });
	await page.getByRole("button", { name: "Title", exact: true }).click();
	await expect(page).toHaveURL(/sort=title/);
	await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "ascending");
	await expect(row).toContainText("SAAS Solutions");
	await expect(row).toContainText("TypeScript, React, Rust +1 more");
	await expect(row).toContainText("Draft");
	await expect.poll(async () => (await titles(page)).slice(0, 2)).toEqual([`${mark} project 00`, `${mark} project 01`]);

	await page.getByRole("button", { name: "Next" }).click();
	await expect(page).toHaveURL(/page=2/);
	await expect(page.getByText("51–55 of 55")).toBeVisible();
	await expect.poll(() => titles(page)).toEqual([50, 51, 52, 53, 54].map((n) => `${mark} project ${n}`));
	await page.reload();
	await expect(page.getByText("Page 2 of 2")).toBeVisible();
	await expect(page.getByRole("searchbox")).toHaveValue(`${mark} project`);
	await page.goBack();
	await expect(page.getByText("Page 1 of 2")).toBeVisible();
	await expect.poll(async () => (await titles(page)).length).toBe(50);

	await page.getByLabel("Status", { exact: true }).selectOption({ label: "Scheduled" });
	await expect(count(page)).toHaveText(/^2 of \d+ portfolios$/);
	await expect(page).not.toHaveURL(/page=/);
	await page.getByLabel("Status", { exact: true }).selectOption({ label: "Drafts" });
	await page.getByLabel("Service", { exact: true }).selectOption({ label: "SAAS Solutions" });
	await expect(count(page)).toHaveText(/^26 of \d+ portfolios$/);
	await page.goBack();
	await expect(count(page)).toHaveText(/^53 of \d+ portfolios$/);

	await page.getByRole("searchbox").fill(`${mark} nothing`);
	await expect(page.getByText("No portfolios match")).toBeVisible();
	await page.getByRole("button", { name: "Clear filters" }).click();
	await expect(count(page)).toHaveText(/^\d+ portfolios$/);
	await expect(page.getByRole("searchbox")).toHaveValue("");
	await page.goto(`/admin/portfolio?q=${mark}&page=77&sort=password&state=gone`);
	await expect(page.getByText("Page 2 of 2")).toBeVisible();
	await expect(page).toHaveURL(new RegExp(`\\?q=${mark}&page=2$`));
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("lists, sorts and filters posts, and deletes one after a confirmation and restores it", async ({ page, problems }) => {
	problems.allow(/Blog post:/, /Failed to load resource/);
	await signInAsAdministrator(page);
	const mark = markOf("zpost");
	const rest = adminRest(page);
	await rest.insert("blogs", [post(mark, 1), post(mark, 2, { tags: ["beta"] }), post(mark, 3, { published_date: "2002-06-01T00:00:00Z" })]);
	await page.goto(`/admin/blogs?q=${mark}`);
	await expect(page.getByRole("heading", { name: "Blog Management" })).toBeVisible();
	await expect(page.getByRole("link", { name: "Add Blog Post" })).toHaveAttribute("href", "/admin/blogs/new");
	await expect(page.getByRole("columnheader").allTextContents()).resolves.toEqual([
		"Select",
		"Title",
		"Author",
		"Date",
		"Reading Time",
		"Tags",
		"Status",
		"Updated",
		"Actions",
	]);
	const row = page.getByRole("row", { name: new RegExp(`${mark} post 1`) });
	await expect(row).toContainText("Ira Deshmukh");
	await expect(row).toContainText("Jan 1, 2001");
	await expect(row).toContainText("1 min read");
	await expect(row).toContainText(`alpha, tag-${mark} +1 more`);
	await expect.poll(async () => (await titles(page))[0]).toBe(`${mark} post 3`);
	await page.getByRole("button", { name: "Reading Time" }).click();
	await expect.poll(() => titles(page)).toEqual([1, 2, 3].map((n) => `${mark} post ${n}`));
	await row.getByRole("link", { name: `tag-${mark}` }).click();
	await expect(count(page)).toHaveText(/^2 of \d+ blog posts$/);
	await page.getByRole("button", { name: `Remove tag tag-${mark}` }).click();
	await page.getByRole("searchbox").fill(mark);
	await expect(count(page)).toHaveText(/^3 of \d+ blog posts$/);

	const remove = page.getByRole("button", { name: `Delete ${mark} post 1` });
	const question = page.getByRole("alertdialog", { name: "Are you sure you want to delete this blog post?" });
	await remove.click();
	await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(remove).toBeFocused();
	await expect(row).toBeVisible();
	await remove.click();
	await question.getByRole("button", { name: "Delete" }).click();
	await page.getByRole("listitem").filter({ hasText: "Blog post deleted" }).hover();
	await expect(row).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Blog Management" })).toBeFocused();
	await page.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Blog post restored")).toBeVisible();
	await expect(row).toContainText("Ira Deshmukh");

	await page.route("**/rest/v1/blogs*", (route) =>
		route.request().method() === "DELETE" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
	);
	await remove.click();
	await question.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByText("Failed to delete blog post. Please try again.")).toBeVisible();
	await expect(row).toBeVisible();
	await page.unroute("**/rest/v1/blogs*");
	await rest.remove("blogs", `slug=like.${mark}*`);
});

test("publishes and unpublishes a project from the list, and undoes both", async ({ page, browser, baseURL }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zpub");
	const rest = adminRest(page);
	const [stored] = await rest.insert("portfolios", [project(mark, 1)]);
	const title = `${mark} project 01`;
	const visitor = await browser.newPage({ baseURL });
	const visitorSees = async () => {
		await visitor.goto(`/case-study/${stored?.id}`);
		return visitor
			.getByRole("heading", { level: 1, name: title })
			.or(visitor.getByRole("heading", { level: 1 }).filter({ hasNotText: mark }))
			.first()
			.textContent();
	};
	await page.goto(`/admin/portfolio?q=${mark}`);
	const view = page.getByRole("link", { name: `View ${title} (opens in a new tab)` });
	await expect(view).toHaveAttribute("href", `/admin/preview/portfolio/${stored?.id}`);
	const choose = async (name: string) => {
		await page.getByRole("button", { name: `More actions for ${title}` }).click();
		await page.getByRole("menuitem", { name }).click();
	};
	await choose("Publish");
	await expect(page.getByText("Portfolio published")).toBeVisible();
	await expect(view).toHaveAttribute("href", `/case-study/${stored?.slug}`);
	await expect.poll(visitorSees).toContain(title);
	await choose("Unpublish");
	const notice = page.getByRole("listitem").filter({ hasText: "Portfolio unpublished" });
	// The message stays while the pointer is over it.
	await notice.hover();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Draft");
	await expect.poll(visitorSees).not.toContain(title);
	await notice.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("row", { name: new RegExp(title) })).toContainText("Published");
	await expect.poll(visitorSees).toContain(title);
	await visitor.close();
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("doesn't publish a row that was changed elsewhere, and refreshes the list", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zstale");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark, 1)]);
	await page.goto(`/admin/portfolio?q=${mark}`);
	await page.getByRole("button", { name: /^More actions/ }).click();
	await rest.update("portfolios", `slug=eq.${mark}-1`, { client: "Changed elsewhere" });
	await page.getByRole("menuitem", { name: "Publish" }).click();
	await expect(page.getByText("This portfolio was changed elsewhere")).toBeVisible();
	await expect(page.getByRole("row", { name: /Changed elsewhere/ })).toContainText("Draft");
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("publishes, unlists and deletes several projects at once, each with one undo", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zbulk");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark, 1), project(mark, 2), project(mark, 3, { description: "", service_id: "" })]);
	await page.goto(`/admin/portfolio?q=${mark}&sort=title`);
	const writes: string[] = [];
	page.on("request", (request) => {
		if (/\/rest\/v1\//.test(request.url()) && request.method() === "POST") writes.push(request.url().replace(/.*\/v1\//, ""));
	});
	const states = () =>
		page
			.getByRole("row")
			.filter({ hasText: mark })
			.getByText(/^(Draft|Published|Unlisted)$/)
			.allTextContents();
	const selected = page.getByRole("group", { name: "Selected portfolios" });
	const agree = (name: string) => page.getByRole("alertdialog").getByRole("button", { name, exact: true }).click();
	const undo = async (notice: string) => {
		const shown = page.getByRole("listitem").filter({ hasText: notice });
		await shown.getByRole("button", { name: "Undo" }).click();
	};
	await page.getByRole("checkbox", { name: `Select ${mark} project 01` }).click();
	await page.getByRole("checkbox", { name: `Select ${mark} project 03` }).click({ modifiers: ["Shift"] });
	await expect(selected).toContainText("3 selected");
	await selected.getByRole("button", { name: "Publish", exact: true }).click();
	await agree("Publish");
	const note = page.getByRole("alert").filter({ hasText: "1 portfolio wasn't published" });
	await expect(note.getByRole("listitem")).toHaveText(`${mark} project 03: Fill in: Service, Description`);
	await page.getByRole("listitem").filter({ hasText: "2 portfolios published" }).hover();
	await expect.poll(states).toEqual(["Published", "Published", "Draft"]);
	await expect(page.getByRole("heading", { name: "Portfolio Management" })).toBeFocused();
	await undo("2 portfolios published");
	await expect.poll(states).toEqual(["Draft", "Draft", "Draft"]);

	await rest.update("portfolios", `slug=eq.${mark}-2`, { status: "published", published_at: "2001-01-01T00:00:00Z" });
	await page.reload();
	await page.getByRole("checkbox", { name: "Select all on this page" }).click();
	await selected.getByRole("button", { name: "Unlist" }).click();
	await agree("Unlist");
	await expect.poll(states).toEqual(["Draft", "Unlisted", "Draft"]);
	writes.length = 0;
	await page.getByRole("checkbox", { name: "Select all on this page" }).click();
	await selected.getByRole("button", { name: "Delete" }).click();
	await expect(page.getByRole("alertdialog", { name: "Are you sure you want to delete these 3 portfolios?" })).toBeVisible();
	await agree("Delete");
	// A toast under the pointer stays.
	await page.getByRole("listitem").filter({ hasText: "3 portfolios deleted" }).hover();
	await expect(page.getByText("No portfolios match")).toBeVisible();
	await undo("3 portfolios deleted");
	await expect.poll(states).toEqual(["Draft", "Unlisted", "Draft"]);
	expect(writes.filter((path) => /delete_rows|^portfolios/.test(path)).map((path) => path.replace(/\?.*/, ""))).toEqual([
		"rpc/delete_rows",
		"portfolios",
	]);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("comes back from a form to the same page of the list and to the row, by Back, by link and after saving", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zback");
	const rest = adminRest(page);
	await rest.insert(
		"portfolios",
		Array.from({ length: 53 }, (_, n) => project(mark, n)),
	);
	await page.goto(`/admin/portfolio?q=${mark}&state=draft&sort=title&page=2`);
	const row = page.getByRole("link", { name: `${mark} project 51`, exact: true });
	const returned = async () => {
		await expect(page).toHaveURL(new RegExp(`\\?q=${mark}&state=draft&sort=title&page=2$`));
		await expect(page.getByText("Page 2 of 2")).toBeVisible();
		await expect(row).toBeFocused();
	};
	await row.click();
	await expect(page.getByRole("heading", { name: "Edit Portfolio" })).toBeVisible();
	await page.goBack();
	await returned();
	await page.keyboard.press("Enter");
	await page.getByRole("link", { name: "Back to Portfolios" }).click();
	await returned();
	await page.getByRole("link", { name: `Edit ${mark} project 51` }).click();
	await page.reload();
	await page.getByLabel("Client", { exact: true }).fill("Someone else");
	await page
		.getByRole("button", { name: "Save as draft" })
		.or(page.getByRole("button", { name: "Update Portfolio" }))
		.first()
		.click();
	await returned();
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("brings back unpublished changes and preview links when a deletion of several is undone", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zkept");
	const rest = adminRest(page);
	const rows = await rest.insert("portfolios", [project(mark, 1), project(mark, 2)]);
	const copy = { kind: "project", row_id: rows[0]?.id };
	await rest.insert("working_copies", [{ ...copy, values: { title: `${mark} rewritten` }, base_version: rows[0]?.version }]);
	await rest.insert("preview_links", [{ ...copy, token_hash: `${rows[0]?.id}`.replaceAll("-", "").repeat(2), days: 7 }], "id");
	await page.goto(`/admin/portfolio?q=${mark}&sort=title`);
	await page.getByRole("checkbox", { name: "Select all on this page" }).click();
	await page.getByRole("group", { name: "Selected portfolios" }).getByRole("button", { name: "Delete" }).click();
	await answer(page, "Delete");
	await page.getByRole("listitem").filter({ hasText: "2 portfolios deleted" }).hover();
	await expect(page.getByText("No portfolios match")).toBeVisible();
	await page.getByRole("listitem").filter({ hasText: "2 portfolios deleted" }).getByRole("button", { name: "Undo" }).click();
	await expect(page.getByRole("row", { name: new RegExp(`${mark} project 01`) })).toContainText("Unpublished changes");
	const [back] = await rest.read("portfolios", `slug=eq.${mark}-1`);
	expect(await rest.read("working_copies", `row_id=eq.${rows[0]?.id}`)).toMatchObject([
		{ values: { title: `${mark} rewritten` }, base_version: back?.version },
	]);
	expect(await rest.read("preview_links", `row_id=eq.${rows[0]?.id}&select=days`)).toEqual([{ days: 7 }]);
	await rest.remove("preview_links", `row_id=eq.${rows[0]?.id}&select=id`);
	await rest.remove("working_copies", `row_id=eq.${rows[0]?.id}`);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("shows what needs attention and why, and keeps hidden columns", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zneeds");
	const rest = adminRest(page);
	const recent = { created_at: new Date().toISOString() };
	await rest.insert("portfolios", [
		project(mark, 1, { image: "/media/fallback/ai.webp", image_alt: "" }),
		project(mark, 2, { ...recent, image: null, image_alt: null }),
		project(mark, 3, { ...recent, image: "/media/fallback/ai.webp", image_alt: "A board" }),
	]);
	const [copied] = await rest.read("portfolios", `slug=eq.${mark}-3`);
	await rest.insert("working_copies", [{ kind: "project", row_id: copied?.id, values: {}, base_version: 1 }]);
	await page.goto(`/admin/portfolio?q=${mark}&sort=title`);
	await expect(count(page)).toHaveText(/^3 of/);
	await page.getByRole("button", { name: "Needs attention" }).click();
	await expect(page).toHaveURL(/view=attention/);
	await expect(count(page)).toHaveText(/^2 of/);
	const cell = (n: number) => page.getByRole("row", { name: new RegExp(`${mark} project 0${n}`) });
	await expect(cell(1)).toContainText(/Picture has no alternative text, Draft for \d+ days/);
	await expect(cell(3)).toContainText("Unpublished changes");

	await page.getByRole("button", { name: "Columns" }).click();
	await page.getByRole("menuitemcheckbox", { name: "Technologies" }).click();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("columnheader", { name: "Technologies" })).toHaveCount(0);
	await page.reload();
	await expect(cell(1)).toBeVisible();
	await expect(page.getByRole("columnheader", { name: "Technologies" })).toHaveCount(0);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("shows a row's actions with the pointer and the focus", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio");
	const row = page.getByRole("row").nth(2);
	const edit = row.getByRole("link", { name: /^Edit/ });
	const shown = () => edit.evaluate(opacityOf);
	await page.mouse.move(0, 0);
	await expect.poll(shown).toBe("0");
	await row.hover();
	await expect.poll(shown).toBe("1");
	await page.mouse.move(0, 0);
	await row.getByRole("checkbox").focus();
	await expect.poll(shown).toBe("1");
});

test.describe("by touch", () => {
	test.use({ ...still(390), hasTouch: true, isMobile: true });

	test("rows are chosen and changed together, columns hidden, and a row's menu and form opened", async ({ page }) => {
		await signInAsAdministrator(page);
		const mark = markOf("ztouch");
		const rest = adminRest(page);
		await rest.insert("portfolios", [project(mark, 1), project(mark, 2)]);
		await page.goto(`/admin/portfolio?q=${mark}&sort=title`);
		await expect(count(page)).toHaveText(/^2 of/);
		const row = page.getByRole("row", { name: new RegExp(`${mark} project 01`) });
		const edit = row.getByRole("link", { name: /^Edit/ });
		expect(await edit.evaluate(opacityOf)).toBe("1");

		await row.getByRole("checkbox").tap();
		const bar = page.getByRole("group", { name: "Selected portfolios" });
		await bar.getByRole("button", { name: "Clear selection" }).tap();
		await expect(bar).toBeHidden();
		await page.getByRole("checkbox", { name: "Select all on this page" }).tap();
		await expect(bar.getByRole("status")).toHaveText("2 selected");
		await bar.getByRole("button", { name: "Unlist" }).tap();
		await page.getByRole("alertdialog").getByRole("button", { name: "Unlist" }).tap();
		await page.getByRole("button", { name: "Undo" }).tap();
		await expect(page.getByText("Change undone")).toBeVisible();
		const client = row.getByText(/^Client \d$/);
		await page.getByRole("button", { name: "Columns" }).tap();
		await page.getByRole("menuitemcheckbox", { name: "Client" }).tap();
		await expect(client).toHaveCount(0);
		await page.touchscreen.tap(20, 300);
		await expect(page.getByRole("menu")).toBeHidden();
		await row.getByRole("button", { name: /^More actions/ }).tap();
		await expect(page.getByRole("menuitem", { name: "Publish" })).toBeVisible();
		await page.touchscreen.tap(20, 300);
		await expect(page.getByRole("menu")).toBeHidden();
		await page.getByRole("button", { name: "Needs attention" }).tap();
		await expect(page).toHaveURL(/view=attention/);
		await edit.tap();
		await expect(page.getByRole("heading", { level: 1, name: `${mark} project 01` })).toBeVisible();
		await rest.remove("portfolios", `slug=like.${mark}*`);
	});
});

test("shows the facts of a published row right under its title on a tablet, as those of a draft", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.setViewportSize({ width: 768, height: 860 });
	await page.goto("/admin/portfolio");
	await expect(page.getByText(/^Live/).first()).toBeVisible();
	const distance = (title: string) =>
		page.getByRole("row", { name: new RegExp(title) }).evaluate((row) => {
			const top = (text: RegExp) => {
				const found = [...row.querySelectorAll("*")].filter((element) => text.test(element.textContent ?? "")).at(-1);
				return found?.getBoundingClientRect().top ?? Number.NaN;
			};
			return top(/AI Calling Agency/) - row.getBoundingClientRect().top;
		});
	const difference = (await distance("Clinic calls answered")) - (await distance("Payment reminders that listen"));
	expect(Math.abs(difference)).toBeLessThan(1);
});

test("keeps a row's actions in view beside a title of one long word", async ({ page }) => {
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	const mark = markOf("word");
	const title = `${mark} ${"W".repeat(80)}`;
	await rest.insert("portfolios", [project(mark, 1, { title })], "id");
	await page.goto(`/admin/portfolio?q=${mark}`);
	const row = page.getByRole("row", { name: mark });
	await row.hover();
	await expect(row.getByRole("link", { name: /^Edit / })).toBeInViewport({ ratio: 1 });
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("copies a project as a complete draft and opens its form", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zcopy");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark, 1, { metrics: { Orders: "+40%" }, challenge: "It was slow." })]);
	await page.goto(`/admin/portfolio?q=${mark}`);
	await page.getByRole("button", { name: /^More actions/ }).click();
	await page.getByRole("menuitem", { name: "Duplicate" }).click();
	await expect(page.getByText("Portfolio duplicated")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/portfolio\/edit\//);
	await expect(page.getByLabel("Title", { exact: true })).toHaveValue(`Copy of ${mark} project 01`);
	const copies = await rest.remove("portfolios", `title=eq.${encodeURIComponent(`Copy of ${mark} project 01`)}`);
	expect(copies).toMatchObject([{ status: "draft", metrics: { Orders: "+40%" }, challenge: "It was slow.", client: "Client 1" }]);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("lists projects with both texts as case studies, and the others on request", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zcase");
	const rest = adminRest(page);
	await rest.insert("portfolios", [
		project(mark, 1, { challenge: "Why", solution: "How" }),
		project(mark, 2, { challenge: "Why", solution: "" }),
		project(mark, 3, { challenge: null, solution: "How" }),
	]);
	await page.goto(`/admin/case-studies?q=${mark}`);
	await expect(page.getByRole("heading", { name: "Case Study Management" })).toBeVisible();
	await expect(count(page)).toHaveText(/^1 of \d+ case studies$/);
	const cells = (n: number) =>
		page
			.getByRole("row", { name: new RegExp(`${mark} project 0${n}`) })
			.getByRole("cell")
			.allTextContents();
	expect((await cells(1)).slice(3, 5)).toEqual(["Yes", "Yes"]);
	// Its state is in the URL, which changes shortly after the click.
	await page.getByLabel("Show incomplete").click();
	await expect(page.getByLabel("Show incomplete")).toBeChecked();
	await expect(count(page)).toHaveText(/^3 of \d+ case studies$/);
	await expect.poll(async () => (await cells(2)).slice(3, 5)).toEqual(["Yes", "No"]);
	await expect.poll(async () => (await cells(3)).slice(3, 5)).toEqual(["No", "Yes"]);
	await page.getByRole("checkbox", { name: `Select ${mark} project 03` }).click();
	await page.getByRole("group", { name: "Selected portfolios" }).getByRole("button", { name: "Publish", exact: true }).click();
	await answer(page, "Publish");
	await expect.poll(async () => (await cells(3)).join(" ")).toContain("Published");
	const row = page.getByRole("row", { name: new RegExp(`${mark} project 02`) });
	await expect(row.getByRole("link")).toHaveCount(3);
	await expect(row.getByRole("button")).toHaveCount(0);
	await row.getByRole("link", { name: /^Edit/ }).click();
	await expect(page.getByRole("heading", { name: "Edit Portfolio" })).toBeVisible();
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("the search, the column heads and a row's menu work by keyboard alone", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zkeys");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark, 1), project(mark, 2)]);
	await page.goto("/admin/portfolio");
	await page.getByRole("rowheader").first().waitFor();
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type(mark);
	await page.keyboard.press("Enter");
	await expect(count(page)).toHaveText(/^2 of/);
	const tabTo = async (name: string | RegExp, role: "button" | "link" = "button") => {
		const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
		for (let press = 0; press < 25; press += 1) {
			await page.keyboard.press("Tab");
			if (await wanted.evaluate((element) => element === document.activeElement)) return;
		}
		throw new Error(`${name} is not reached by Tab`);
	};
	await tabTo("Title");
	await page.keyboard.press("Enter");
	// At once: the second press turns the order of the first around, also before its rows are there.
	await page.keyboard.press("Space");
	await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "descending");
	await expect.poll(() => titles(page)).toEqual([`${mark} project 02`, `${mark} project 01`]);
	await tabTo(`More actions for ${mark} project 02`);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem", { name: /^Preview/ })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: `More actions for ${mark} project 02` })).toBeFocused();
	await page.keyboard.press("/");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("searchbox")).toHaveValue("");
	await expect(count(page)).toHaveText(/^\d+ portfolios$/);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("shows an error and a retry when a list fails, and a short note when the case studies fail", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Blog posts:/, /Portfolios:/, /Case studies:/);
	const logged: string[] = [];
	page.on("console", (message) => void (message.type() === "error" && logged.push(message.text())));
	await signInAsAdministrator(page);
	const refuse = () => page.route(/\/rest\/v1\/(blogs|portfolios)\?/, (route) => route.fulfill({ status: 400, body: '{"code":"XX"}' }));
	const pages = [
		["/admin/portfolio", "Failed to load portfolios. Please try again.", "Portfolios:"],
		["/admin/blogs", "Failed to load blog posts. Please try again.", "Blog posts:"],
	] as const;
	for (const [path, text, log] of pages) {
		await refuse();
		await page.goto(path);
		await expect(page.getByRole("main").getByText(text)).toBeVisible();
		await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
		expect(logged.some((line) => line.startsWith(log))).toBe(true);
		await page.unroute(/\/rest\/v1\/(blogs|portfolios)\?/);
		await page.getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("main").getByText(text)).toHaveCount(0);
		await expect(page.getByRole("rowheader").first()).toBeVisible();
	}
	await refuse();
	await page.goto("/admin/case-studies");
	await expect(page.getByText("Case studies are created by adding Challenge and Solution content to portfolios.")).toBeVisible();
	await expect(page.getByText("The list couldn't be loaded.")).toBeVisible();
	await expect(page.getByRole("alert")).toHaveCount(0);
	expect(logged.some((line) => line.startsWith("Case studies:"))).toBe(true);
	await page.unroute(/\/rest\/v1\/(blogs|portfolios)\?/);
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("table", { name: "Case studies" })).toBeVisible();
});

test("empty lists name the next step", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.route(/\/rest\/v1\/(blogs|portfolios)\?/, (route) =>
		route.fulfill({ status: 200, headers: { "content-range": "*/0", "content-type": "application/json" }, body: "[]" }),
	);
	await page.goto("/admin/portfolio");
	await expect(page.getByText("No portfolios found")).toBeVisible();
	await expect(page.getByRole("link", { name: "Create your first portfolio" })).toHaveAttribute("href", "/admin/portfolio/new");
	await page.goto("/admin/case-studies");
	await expect(page.getByText("Case studies are created by adding Challenge and Solution content to portfolios.")).toBeVisible();
	await page.goto("/admin/blogs");
	await expect(page.getByText("No blog posts yet")).toBeVisible();
	await expect(page.getByRole("link", { name: "Write the first post" })).toHaveAttribute("href", "/admin/blogs/new");
});

test("the dashboard shows counts, changes and open tasks, and its actions open their screens", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Dashboard:/);
	await signInAsAdministrator(page);
	const mark = markOf("zdash");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark, 1, { image: "/media/fallback/ai.webp" })]);
	await page.goto("/admin");
	const latest = page.getByRole("region", { name: "Latest changes" });
	await expect(latest.getByRole("listitem").filter({ hasText: `${mark} project 01` })).toContainText(/Draft.*Project, just now/);
	const attention = page.getByRole("region", { name: "Needs attention" });
	await expect(attention.getByRole("link", { name: `${mark} project 01` }).first()).toHaveAttribute("href", /\/admin\/portfolio\/edit\//);
	await expect(attention.getByRole("heading", { name: /drafts? (is|are) older than 30 days/ })).toBeVisible();
	await expect(page.getByRole("link", { name: /^Portfolios: \d+$/ })).toHaveAttribute("href", "/admin/portfolio");
	await expect(page.getByRole("link", { name: /^New leads: \d+$/ })).toHaveAttribute("href", /^\/admin\/leads\?/);
	const samples = page.getByRole("region", { name: "Sample content" });
	await expect(samples.getByRole("heading")).toHaveText(/^Sample content is public: \d+ projects?, \d+ reviews, \d+ posts$/);
	await samples.getByRole("link", { name: /projects?$/ }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio\?sample=1$/);
	await expect(page.getByRole("checkbox", { name: "Samples only" })).toBeChecked();
	await expect(page.getByRole("rowheader").first()).toContainText("Sample");
	await expect(page.getByRole("rowheader", { name: new RegExp(mark) })).toHaveCount(0);
	await page.goBack();
	await page.getByRole("link", { name: /^Drafts: \d+ projects?$/ }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio\?state=draft$/);
	await expect(page.getByLabel("Status", { exact: true })).toHaveValue("draft");
	await page.goBack();
	await attention.getByRole("link", { name: "Projects to look at" }).click();
	await expect(page.getByRole("button", { name: "Needs attention" })).toHaveAttribute("aria-pressed", "true");
	for (const [name, url, heading] of [
		["Add New Portfolio", /\/admin\/portfolio\/new$/, "Add New Portfolio"],
		["Write New Blog Post", /\/admin\/blogs\/new$/, "Add New Blog Post"],
		["Manage Case Studies", /\/admin\/case-studies$/, "Case Study Management"],
	] as const) {
		await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Dashboard" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
		await page.getByRole("main").getByRole("link", { name }).click();
		await expect(page).toHaveURL(url);
		await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
	}
	await page.route(/\/rest\/v1\/leads\?/, (route) => route.fulfill({ status: 400, body: "{}" }));
	await page.goto("/admin");
	await expect(page.getByText("Failed to load the counts. Please try again.")).toBeVisible();
	await expect(latest.getByRole("listitem").first()).toBeVisible();
	await page.unroute(/\/rest\/v1\/leads\?/);
	await page.getByRole("region", { name: "Counts" }).getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("link", { name: /^Portfolios: \d+$/ })).toBeVisible();
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("/admin/portfolios… redirects to the list and the forms", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolios/new");
	await expect(page).toHaveURL(/\/admin\/portfolio\/new$/);
	await page.goto("/admin/portfolios?state=draft");
	await expect(page).toHaveURL(/\/admin\/portfolio\?state=draft$/);
});

test("the lists, their menus, an empty search and the dashboard are accessible", async ({ page, problems }) => {
	test.setTimeout(180_000);
	// Another test can delete a picture that a list shows.
	problems.allow(/Failed to load resource.* 400/);
	const check = async (where: string, shown: Locator) => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expect(shown).toBeVisible();
			await expectPartAccessible(page, `${where} at ${width} px`, "main");
		}
	};
	await openDashboard(page);
	await page.getByRole("region", { name: "Latest changes" }).getByRole("link").first().waitFor();
	await page.getByRole("link", { name: /^Portfolios: \d+$/ }).waitFor();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expectAccessible(page, `/admin at ${width} px`);
	}
	for (const path of ["/admin/portfolio?sort=title", "/admin/case-studies?incomplete=yes", "/admin/blogs?state=published"]) {
		await page.goto(path);
		await check(path, page.getByRole("rowheader").first());
	}
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await page
			.getByRole("button", { name: /^More actions/ })
			.first()
			.click();
		await page.getByRole("menu").waitFor();
		await expectPartAccessible(page, `a row's menu at ${width} px`, "[role=menu]");
		await page.keyboard.press("Escape");
	}
	await page.getByRole("searchbox").fill("nothing is called so");
	await check("no match", page.getByText("No blog posts match"));
});
