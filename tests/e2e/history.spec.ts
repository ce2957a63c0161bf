import type { Page } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { answer } from "./support/question.ts";

const markOf = (name: string) => `${name}${Date.now().toString(36)}`;
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const history = (page: Page, noun: string) => page.getByRole("dialog", { name: `History of this ${noun}` });
/** Finds one field in the comparison. */
const difference = (page: Page, label: string) =>
	page.getByRole("dialog").getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd");

const project = (mark: string, more: Record<string, unknown> = {}) => ({
	slug: mark,
	title: `${mark} books visits`,
	service_id: "web-apps",
	description: "Books nine visits a day.",
	metrics: { Speed: "2x" },
	technologies: ["TypeScript", "React"],
	status: "published",
	created_at: "2001-01-01T00:00:00Z",
	...more,
});

const post = (mark: string, more: Record<string, unknown> = {}) => ({
	slug: mark,
	title: `${mark} waits`,
	content: "<p>The queue hides the wait.</p>",
	author: { name: "Ira Deshmukh" },
	status: "draft",
	published_date: "2001-01-01T00:00:00Z",
	...more,
});

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("compares and restores a project's first version from the history, which loads when opened, and publishes it", async ({ page }) => {
	const rest = adminRest(page);
	const mark = markOf("zhist");
	const [row] = await rest.insert("portfolios", [project(mark)]);
	const scripts: string[] = [];
	page.on("request", (request) => scripts.push(request.url()));
	await page.goto(`/admin/portfolio/edit/${row?.id}`);
	await expect(button(page, "History")).toBeVisible();
	await expect(field(page, "Title")).toHaveValue(`${mark} books visits`);
	expect(scripts.filter((url) => /history-dialog|history-definition|histories|deleted-dialog/.test(url))).toEqual([]);
	await button(page, "History").click();
	await expect(page.getByText("No earlier versions yet")).toBeVisible();
	expect(scripts.some((url) => /history-dialog/.test(url))).toBe(true);
	await page.keyboard.press("Escape");
	await expect(button(page, "History")).toBeFocused();

	await field(page, "Description").fill("Books twelve visits a day.");
	await button(page, "Update Portfolio").click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await rest.update("portfolios", `id=eq.${row?.id}`, { title: `${mark} another name` });
	await rest.update("portfolios", `id=eq.${row?.id}`, { metrics: { Speed: "3x" } });
	await page.goto(`/admin/portfolio/edit/${row?.id}`);
	await expect(page.getByText("All changes saved")).toBeVisible();

	await button(page, "History").click();
	await expect(history(page, "project").getByRole("radio")).toHaveCount(3);
	await expect(history(page, "project")).toContainText("Card metrics changed just nowby admin@kalpa.example");
	await page.getByRole("radio", { name: /Version v?1/ }).check({ force: true });
	await expect(page.getByText(/^3 fields differ/)).toBeVisible();
	await expect(difference(page, "Description").getByRole("deletion")).toHaveText("twelve");
	await expect(difference(page, "Description").getByRole("insertion")).toHaveText("nine");
	await expect(difference(page, "Card metrics")).toContainText("2x");
	await expectAccessibleAndNarrow(page, "the history of a project", { within: "dialog[open]" });
	await button(page, "Restore this version").click();
	await expect(page.getByText(/^Version of .+ restored$/)).toBeVisible();
	await expect(page.getByText("The previous version is in the history.")).toBeVisible();
	await expect(field(page, "Title")).toHaveValue(`${mark} books visits`);
	await expect(field(page, "Description")).toHaveValue("Books nine visits a day.");
	await expect(page.getByText("All changes saved")).toBeVisible();

	// The next save overwrites the restored version without a prompt.
	await field(page, "Client").fill("Clinic");
	await button(page, "Update Portfolio").click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	const [stored] = await rest.update("portfolios", `id=eq.${row?.id}`, { timeline: null });
	expect(stored).toMatchObject({
		title: `${mark} books visits`,
		client: "Clinic",
		metrics: { Speed: "2x" },
		published_at: row?.published_at,
	});
	await page.goto(`/portfolio/${mark}`);
	await expect(page.getByRole("heading", { level: 1, name: `${mark} books visits` })).toBeVisible();
	await expect(page.getByText("Books nine visits a day.").first()).toBeVisible();
	await rest.remove("portfolios", `slug=eq.${mark}`);
});

test("restores a deleted project with its id and slug from the list by keyboard", async ({ page, problems }) => {
	// The slug that another row uses.
	problems.allow(/status of 409/, /Deleted portfolios: portfolios: 409 23505/);
	const rest = adminRest(page);
	const mark = markOf("zback");
	const [row] = await rest.insert("portfolios", [project(mark)]);
	await page.goto(`/admin/portfolio?q=${mark}`);
	await button(page, `Delete ${mark} books visits`).click();
	await answer(page, "Delete");
	await expect(page.getByText("Portfolio deleted")).toBeVisible();
	await expect(page.getByText("No portfolios match")).toBeVisible();
	const [thief] = await rest.insert("portfolios", [project(mark, { title: "Another project", description: "Took the address." })]);

	await button(page, "Deleted").focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Deleted portfolios" });
	await expect(dialog.getByRole("heading", { name: "Deleted portfolios" })).toBeFocused();
	await expect(dialog.getByRole("listitem").filter({ hasText: mark })).toContainText("Published, deleted just now by admin@kalpa.example");
	const back = dialog.getByRole("button", { name: `Bring back ${mark} books visits` });
	await expect(back).toBeVisible();
	await expectAccessibleAndNarrow(page, "deleted portfolios", { within: "dialog[open]" });
	for (let turn = 0; turn < 60 && !(await back.evaluate((element) => element === document.activeElement)); turn += 1)
		await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(dialog.getByRole("alert").filter({ hasText: `slug “${mark}”` })).toBeVisible();
	await rest.remove("portfolios", `id=eq.${thief?.id}`);
	await expect(back).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.getByText("Portfolio brought back")).toBeVisible();
	await expect(page.getByText("It is back on the site at its old address.")).toBeVisible();
	await expect(button(page, "Deleted")).toBeFocused();
	await expect(page.getByRole("rowheader", { name: `${mark} books visits` })).toBeVisible();

	const [stored] = await rest.update("portfolios", `slug=eq.${mark}`, { client: null });
	expect(stored).toMatchObject({ id: row?.id, created_at: row?.created_at, published_at: row?.published_at, metrics: { Speed: "2x" } });
	expect(Number(stored?.version)).toBeGreaterThan(Number(row?.version));
	await page.goto(`/portfolio/${mark}`);
	await expect(page.getByRole("heading", { level: 1, name: `${mark} books visits` })).toBeVisible();
	await rest.remove("portfolios", `slug=eq.${mark}`);
});

test("restores a deleted post as a draft and continues its history", async ({ page, problems }) => {
	// When a parallel test writes in the same moment, the database refuses, and the app tries again.
	problems.allow(/status of 409 .*restore_backup/);
	const rest = adminRest(page);
	const mark = markOf("zpost");
	const [row] = await rest.insert("blogs", [post(mark)]);
	await rest.update("blogs", `id=eq.${row?.id}`, { title: `${mark} changed`, content: "<h2>The queue hides the wait.</h2>" });
	await rest.remove("blogs", `id=eq.${row?.id}`);
	await page.goto(`/admin/blogs?q=${mark}`);
	await button(page, "Deleted").click();
	await button(page, `Bring back ${mark} changed`).click();
	await expect(page.getByText("Blog post brought back")).toBeVisible();
	await expect(page.getByText("It is a draft and isn't on the site.")).toBeVisible();
	await page.getByRole("link", { name: `${mark} changed`, exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/admin/blogs/edit/${row?.id}$`));
	await button(page, "History").click();
	await expect(page.getByRole("radio")).toHaveCount(2);
	await expect(history(page, "post")).toContainText("Deleted just now");
	await page.getByRole("radio", { name: /Title/ }).check({ force: true });
	await expect(difference(page, "Content")).toHaveText(/^The words are the same/);
	await expect(page.getByText("It stays a draft.")).toBeVisible();
	await button(page, "Restore this version").click();
	await expect(field(page, "Title")).toHaveValue(`${mark} waits`);
	await rest.remove("blogs", `slug=eq.${mark}`);
});

test("the history works by keyboard alone, scrolls its comparison and returns the focus", async ({ page }) => {
	const rest = adminRest(page);
	const mark = markOf("zkeys");
	const [row] = await rest.insert("portfolios", [project(mark)]);
	for (const title of ["second", "third"]) await rest.update("portfolios", `id=eq.${row?.id}`, { title: `${mark} ${title}` });
	await page.goto(`/admin/portfolio/edit/${row?.id}`);
	await button(page, "History").focus();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { name: "History of this project" })).toBeFocused();
	await expect(page.getByRole("radio").first()).toBeChecked();
	await page.keyboard.press("Tab");
	await expect(button(page, "Close")).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio").nth(1)).toBeChecked();
	await expect(difference(page, "Title").getByRole("insertion")).toContainText("books visits");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("region", { name: /^Version of/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(button(page, "Restore this version")).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(button(page, "History")).toBeFocused();
	await expect(field(page, "Title")).toHaveValue(`${mark} books visits`);
	await rest.remove("portfolios", `slug=eq.${mark}`);
});
