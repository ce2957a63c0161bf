import type { Locator, Page } from "@playwright/test";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import { type OtherSite, startOtherSite } from "./support/other-site.ts";

/** Opens the form of a new post with an empty text. */
async function openForm(page: Page): Promise<Locator> {
	await signInAsAdministrator(page);
	await page.goto("/admin/blogs/new");
	const text = page.getByRole("textbox", { name: "Content", exact: true });
	await expect(text).toBeVisible();
	await page.evaluate(() => {
		document.addEventListener("securitypolicyviolation", ({ violatedDirective, sample }) =>
			console.error(`Policy: ${violatedDirective} ${sample}`),
		);
	});
	return text;
}

const tool = (page: Page, name: string): Locator =>
	page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });

/** Reads the HTML to be stored from the HTML view. */
async function stored(page: Page): Promise<string> {
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	const value = await page.getByRole("textbox", { name: "Content", exact: true }).inputValue();
	await page.getByRole("tab", { name: "Write" }).click();
	return value;
}

/** Copies text on the page with these types, as another program would give it, and pastes it with the keyboard. */
async function paste(text: Locator, types: Record<string, string>): Promise<void> {
	await text.evaluate((_element, data) => {
		const write = (event: ClipboardEvent) => {
			for (const [type, value] of Object.entries(data)) event.clipboardData?.setData(type, value);
			event.preventDefault();
			event.stopImmediatePropagation();
		};
		addEventListener("copy", write, { capture: true, once: true });
		// Without a selection, Chromium copies only for a page that says so.
		addEventListener("beforecopy", (event) => event.preventDefault(), { capture: true, once: true });
	}, types);
	await text.press("ControlOrMeta+c");
	await text.press("ControlOrMeta+v");
}

test("formats with shortcuts and keys, undoes a step, and stores clean HTML", async ({ page }) => {
	const text = await openForm(page);
	await text.click();
	await page.keyboard.type("## A heading");
	await page.keyboard.press("Enter");
	await page.keyboard.type("Some **bold** words");
	await page.keyboard.press("Enter");
	await page.keyboard.type("- one");
	await page.keyboard.press("Enter");
	await page.keyboard.type("two");
	await expect(page.getByText("7 words · 33 characters · 1 min read")).toBeVisible();
	expect(await stored(page)).toBe("<h2>A heading</h2>\n<p>Some <strong>bold</strong> words</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>");
	await text.press("ControlOrMeta+a");
	await page.keyboard.press("Delete");
	expect(await stored(page)).toBe("");
	await text.press("ControlOrMeta+z");
	await expect(text.getByRole("heading", { name: "A heading" })).toBeVisible();
});

test("keeps plain text and HTML until they are edited, and elements without buttons after that", async ({ page }) => {
	const text = await openForm(page);
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	await text.fill("One\ntwo\n\nthree");
	await page.getByRole("tab", { name: "Write" }).click();
	await expect(text.locator("p")).toHaveText(["Onetwo", "three"]);
	await text.click();
	await page.keyboard.press("ArrowDown");
	expect(await stored(page)).toBe("One\ntwo\n\nthree");
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	await text.fill("<p>a</p><details><summary>More</summary>text</details><video></video>");
	await page.getByRole("tab", { name: "Write" }).click();
	await expect(page.getByText(/^Not supported in posts .*video/)).toBeVisible();
	await expect(text.getByText("More")).toBeVisible();
	expect(await stored(page)).toBe("<p>a</p><details><summary>More</summary>text</details><video></video>");
	await text.getByText("text").click();
	await page.keyboard.press("End");
	await page.keyboard.type(" added");
	expect(await stored(page)).toBe("<p>a</p>\n<details>\n<summary>More</summary>text added</details>");
});

test("sanitizes text pasted from Word or a page without breaking the security policy", async ({ page }) => {
	const text = await openForm(page);
	await text.click();
	await paste(text, {
		"text/html": `<p class=MsoNormal style="margin:0" onclick="x()">Some <span style="font-weight:700">bold</span><o:p></o:p> <a href="javascript:alert(1)">link</a><img src="data:image/png;base64,AAAA"></p><script>alert(1)</script>`,
		"text/plain": "Some bold link",
	});
	await expect(page.getByText("Upload pictures instead.")).toBeVisible();
	expect(await stored(page)).toBe("<p>Some <strong>bold</strong> link</p>");
	await text.press("ControlOrMeta+a");
	await paste(text, { "text/plain": "quiet\n\n**text**" });
	expect(await stored(page)).toBe("<p>quiet</p>\n<p>**text**</p>");
});

test("moves words by dragging and undoes the step", async ({ page }) => {
	const text = await openForm(page);
	await text.click();
	await page.keyboard.type("first words");
	await page.keyboard.press("Enter");
	await page.keyboard.type("second line");
	const [from, to] = [text.locator("p").first(), text.locator("p").nth(1)];
	await from.click();
	await page.keyboard.press("Home");
	await page.keyboard.press("ControlOrMeta+Shift+ArrowRight");
	await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^first/);
	const [start, end] = [await from.boundingBox(), await to.boundingBox()];
	await page.mouse.move((start?.x ?? 0) + 12, (start?.y ?? 0) + 12);
	await page.mouse.down();
	await page.mouse.move((start?.x ?? 0) + 20, (start?.y ?? 0) + 16, { steps: 5 });
	await page.mouse.move((end?.x ?? 0) + 90, (end?.y ?? 0) + 10, { steps: 15 });
	await page.mouse.up();
	await expect(from).not.toContainText("first");
	await expect(to).toContainText("first");
	await text.press("ControlOrMeta+z");
	await expect(from).toHaveText("first words");
});

test("sets a link with the keyboard alone, with one tab stop for the toolbar, and submits no form", async ({ page }) => {
	const text = await openForm(page);
	await text.focus();
	await page.keyboard.type("Hello");
	await page.keyboard.press("Alt+F10");
	await expect(tool(page, "Undo")).toBeFocused();
	for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowRight");
	await expect(tool(page, "Bold")).toBeFocused();
	await page.keyboard.press("End");
	await expect(tool(page, "Find and replace")).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(text).toBeFocused();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.press("ControlOrMeta+k");
	const address = page.getByRole("dialog", { name: "Link" }).getByLabel("Address");
	await expect(address).toBeFocused();
	await address.fill("not an address");
	await page.keyboard.press("Enter");
	await expect(address).toHaveAttribute("aria-invalid", "true");
	await address.fill("example.com");
	await page.keyboard.press("Enter");
	await expect(text).toBeFocused();
	await expect(tool(page, "Link")).toHaveAttribute("aria-pressed", "true");
	expect(await stored(page)).toBe('<p><a href="https://example.com">Hello</a></p>');
	await expect(page).toHaveURL(/\/admin\/blogs\/new$/);
});

test("adds a caption and a row to a table and keeps its head", async ({ page }) => {
	const text = await openForm(page);
	await text.click();
	await tool(page, "Table").click();
	await page.keyboard.type("A");
	await page.keyboard.press("Tab");
	await page.keyboard.type("B");
	await tool(page, "Table").click();
	const panel = page.getByRole("dialog", { name: "Table" });
	await panel.getByRole("button", { name: "Delete column" }).click();
	await panel.getByRole("button", { name: "Row below" }).click();
	await panel.getByLabel("Caption").fill("Costs");
	await panel.getByRole("button", { name: "Done" }).click();
	const html = await stored(page);
	expect(html).toContain("<table><caption>Costs</caption>\n<thead>\n<tr><th>A</th><th></th></tr>\n</thead>");
	expect(html.match(/<tr>/g)).toHaveLength(4);
});

test("keeps the caret in the text when the picture dialog is opened and closed at once", async ({ page }) => {
	const text = await openForm(page);
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	await text.fill("<p>one</p><p>two</p><p>three</p>");
	await page.getByRole("tab", { name: "Write" }).click();
	const pictures = page.getByRole("dialog", { name: "Choose a picture" });
	// The first time, the dialog's code has to load.
	for (const _ of ["slowly", "quickly"]) {
		await text.getByText("two").click();
		await tool(page, "Picture").click();
		await pictures.waitFor();
		await page.keyboard.press("Escape");
		await expect(text).toBeFocused();
	}
	await tool(page, "Table").click();
	await expect(text.locator("table")).toBeVisible();
	expect(await stored(page)).toMatch(/^<p>one<\/p>\n<p>two<\/p>\n<table>/);
});

test.describe("pictures of another site", () => {
	let other: OtherSite;
	test.use({ ignoreHTTPSErrors: true });
	test.beforeAll(async () => {
		other = await startOtherSite();
	});
	test.afterAll(() => other.stop());

	const figure = (name: string, alt: string) => `<figure><img src="${other.origin}/${name}" alt="${alt}"></figure>`;

	test("are copied into the library, and those that can't be are named", async ({ page, problems }) => {
		problems.allow(/^foreign request: https:\/\/127\.0\.0\.1:/, /127\.0\.0\.1/, /^console: Copying a picture:/);
		const text = await openForm(page);
		await text.click();
		const names = ["A%20board.png", "closed.png", "gone.png", "page.png"];
		await paste(text, { "text/html": names.map((name) => figure(name, name === "gone.png" ? "" : "A picture")).join("") });
		await expect(page.getByText(/^4 pictures come from other sites/)).toBeVisible();
		const copy = page.getByRole("button", { name: "Copy to library" });
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expectPartAccessible(page, `Offer to copy pictures, ${width} px`, ".writing-frame");
		}
		await text.focus();
		await tabTo(page, copy);
		await page.keyboard.press("Enter");
		await expect(page.getByText("1 picture copied into the library.")).toBeVisible();
		await expect(page.getByRole("list", { name: "Pictures that weren't copied" }).getByRole("listitem")).toHaveText([
			/^closed\.png \(127\..*\): The other site doesn't allow copies, or can't be reached\.$/,
			/^gone\.png .*: The other site no longer has it\.$/,
			/^page\.png .*: This file isn't a picture, even if its name says so\./,
		]);
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expectPartAccessible(page, `Pictures that weren't copied, ${width} px`, ".writing-frame");
		}
		const sources = () => text.locator("figure img").evaluateAll((images) => images.map((image) => image.getAttribute("src")));
		const [copied, ...others] = await sources();
		expect(copied).toMatch(/\/pictures\/[0-9a-f]{20}cs640-a-board\.webp$/);
		expect(others).toEqual(["closed.png", "gone.png", "page.png"].map((name) => `${other.origin}/${name}`));
		expect(other.asked.filter(({ cookie }) => cookie)).toEqual([]);
		await tabTo(page, page.getByRole("button", { name: "Dismiss", exact: true }));
		await page.keyboard.press("Enter");
		await expect(text).toBeFocused();
		await text.press("ControlOrMeta+z");
		expect((await sources())[0]).toBe(`${other.origin}/A%20board.png`);
		await expect(page.getByText("A picture comes from another site")).toBeVisible();
		await text.press("ControlOrMeta+Shift+z");
		await expect(page.getByText("A picture comes from another site")).toBeHidden();
		await page.goto("/admin/pictures");
		await expect(page.getByText("A board.png").first()).toBeVisible();
	});
});
