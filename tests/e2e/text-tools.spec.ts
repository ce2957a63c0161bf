import type { Locator, Page } from "@playwright/test";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";

/** Opens the form of a new post and goes to its empty text. */
async function openText(page: Page): Promise<Locator> {
	await signInAsAdministrator(page);
	await page.goto("/admin/blogs/new");
	const text = page.getByRole("textbox", { name: "Content", exact: true });
	await text.click();
	return text;
}

/** Reads the HTML to be stored from the HTML view. */
async function stored(page: Page): Promise<string> {
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	const value = await page.getByRole("textbox", { name: "Content", exact: true }).inputValue();
	await page.getByRole("tab", { name: "Write" }).click();
	return value;
}

const menu = (page: Page): Locator => page.getByRole("listbox", { name: "Blocks" });

test("adds blocks from the slash menu with the keyboard alone", async ({ page }) => {
	const text = await openText(page);
	await page.keyboard.type("/");
	await expect(menu(page).getByRole("option")).toHaveCount(12);
	await expect(text).toBeFocused();
	await page.keyboard.press("ArrowDown");
	const active = menu(page).getByRole("option", { selected: true });
	await expect(active).toHaveText("Heading 3");
	await expect(text).toHaveAttribute("aria-activedescendant", (await active.getAttribute("id")) ?? "");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Title");
	await page.keyboard.press("Enter");
	await page.keyboard.type("/num");
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Tab");
	await page.keyboard.type("one");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await page.keyboard.type("/");
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(menu(page)).toBeHidden();
	await page.keyboard.press("Enter");
	await page.keyboard.type("/tab");
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Enter");
	await page.keyboard.type("A");
	const html = await stored(page);
	expect(html).toMatch(/^<h3>Title<\/h3>\n<ol>\n<li>one<\/li>\n<\/ol>\n<p>\/<\/p>\n<table>/);
	expect(html).toContain("<tr><th>A</th>");
	await expect(page).toHaveURL(/\/admin\/blogs\/new$/);
});

test("finds and replaces with the keyboard alone, and undoes it in one step", async ({ page }) => {
	const text = await openText(page);
	await page.keyboard.type("A cat and a Cat");
	await page.keyboard.press("Enter");
	await page.keyboard.type("the cat");
	await page.keyboard.press("ControlOrMeta+f");
	const panel = page.getByRole("dialog", { name: "Find and replace" });
	await expect(panel.getByLabel("Find", { exact: true })).toBeFocused();
	await page.keyboard.type("cat");
	await expect(panel.getByRole("status")).toHaveText(/^\d of 3$/);
	const before = await panel.getByRole("status").textContent();
	await page.keyboard.press("Enter");
	await expect(panel.getByRole("status")).not.toHaveText(before ?? "");
	for (let step = 0; step < 5; step++) await page.keyboard.press("Tab");
	await expect(panel.getByLabel("Replace with")).toBeFocused();
	await page.keyboard.type("dog");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(panel.getByRole("status")).toHaveText("3 replaced");
	await expect(text.locator("p")).toHaveText(["A dog and a dog", "the dog"]);
	await page.keyboard.press("Escape");
	await expect(text).toBeFocused();
	await page.keyboard.press("ControlOrMeta+z");
	await expect(text.locator("p")).toHaveText(["A cat and a Cat", "the cat"]);
	await expect(page).toHaveURL(/\/admin\/blogs\/new$/);
});

test("converts pasted Markdown and returns the plain text with one undo", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const text = await openText(page);
	await page.evaluate(() => navigator.clipboard.writeText("## Costs\n\nThey **rise**.\n\n| A | B |\n|---|---|\n| 1 | 2 |"));
	await page.keyboard.press("ControlOrMeta+v");
	await expect(page.getByText("Converted from Markdown.")).toBeVisible();
	expect(await stored(page)).toMatch(/^<h2>Costs<\/h2>\n<p>They <strong>rise<\/strong>\.<\/p>\n<table>\n<thead>/);
	await text.press("ControlOrMeta+z");
	await expect(text.locator("p").first()).toHaveText("## Costs");
});

test("shows where a dragged picture goes, and splits no word", async ({ page }) => {
	const text = await openText(page);
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	await text.fill('<p>First words</p><p>second words</p><figure><img src="/favicon.svg" alt="A sign" width="80" height="80"></figure>');
	await page.getByRole("tab", { name: "Write" }).click();
	const picture = text.getByRole("img", { name: "A sign" });
	await picture.scrollIntoViewIfNeeded();
	const [from, to] = [await picture.boundingBox(), await text.getByText("First words").boundingBox()];
	await page.mouse.move((from?.x ?? 0) + 30, (from?.y ?? 0) + 30);
	await page.mouse.down();
	await page.mouse.move((from?.x ?? 0) + 40, (from?.y ?? 0) + 20, { steps: 5 });
	await page.mouse.move((to?.x ?? 0) + 40, (to?.y ?? 0) + (to?.height ?? 0) - 4, { steps: 15 });
	const line = await page.locator(".writing-drop").boundingBox();
	expect(line?.height).toBe(3);
	expect(line?.width).toBeGreaterThan(200);
	expect(line?.y).toBeGreaterThan((to?.y ?? 0) + (to?.height ?? 0) - 4);
	await page.mouse.up();
	await expect(page.locator(".writing-drop")).toHaveCount(0);
	expect(await stored(page)).toMatch(/^<p>First words<\/p>\n<figure>\n<img [^>]*>\n<\/figure>\n<p>second words<\/p>$/);
});

test("puts a remark into a callout by keyboard, and takes it out again", async ({ page }) => {
	const text = await openText(page);
	await page.keyboard.type("/callout");
	await expect(menu(page)).toBeVisible();
	await page.keyboard.press("Enter");
	await page.keyboard.type("Mind this");
	await page.keyboard.press("Enter");
	await page.keyboard.type("and this");
	await expect(text.getByRole("note")).toHaveText("Mind thisand this");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Enter");
	await page.keyboard.type("After it");
	const button = page.getByRole("button", { name: "Callout" });
	await expect(button).toHaveAttribute("aria-pressed", "false");
	await page.keyboard.press("ArrowUp");
	await expect(button).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("Control+Alt+o");
	await expect(text.getByRole("note")).toHaveText("Mind this");
	await page.keyboard.press("ControlOrMeta+z");
	await expect(text.getByRole("note")).toHaveText("Mind thisand this");
	expect(await stored(page)).toBe("<aside>\n<p>Mind this</p>\n<p>and this</p>\n</aside>\n<p>After it</p>");
});

test.describe("with a touch screen", () => {
	test.use({ hasTouch: true });

	test("the menu and the search are accessible and work by touch and with the mouse", async ({ page }) => {
		const text = await openText(page);
		await page.keyboard.type("word /");
		await expect(menu(page)).toBeHidden();
		for (const [at, width] of WIDTHS.entries()) {
			await page.setViewportSize({ width, height: 860 });
			await page.keyboard.press("Enter");
			await page.keyboard.type("/");
			await expect(menu(page)).toBeVisible();
			await expectPartAccessible(page, `the slash menu at ${width} px`, ".writing-frame");
			const quote = menu(page).getByRole("option", { name: "Quote" });
			if (width === 390) await quote.tap();
			else await quote.click();
			await expect(text.locator("blockquote")).toHaveCount(at + 1);
			await expect(text).toBeFocused();
			await page.keyboard.type("quoted");
			await page.keyboard.press("Enter");
			await page.keyboard.press("Enter");
		}
		await page.setViewportSize({ width: 390, height: 860 });
		await page.getByRole("button", { name: "Find and replace" }).click();
		await expect(page.getByRole("dialog", { name: "Find and replace" }).getByLabel("Find", { exact: true })).toBeFocused();
		await page.keyboard.type("word");
		await expect(text.locator(".writing-found")).toHaveText("word");
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expectPartAccessible(page, `the search at ${width} px`, ".writing-frame");
		}
	});
});
