import { expectAccessible } from "./support/axe.ts";
import { expect, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import { button, content, field, openNew, removePost, storedPost, unique } from "./support/post-form.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("uploads a picture pasted into the text and shows it in the post", async ({ page }) => {
	const title = unique("A post with a picture");
	await openNew(page);
	await field(page, "Title").fill(title);
	await field(page, "Author name").fill("Leela Nair");
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await page.evaluate(async () => {
		const canvas = document.createElement("canvas");
		Object.assign(canvas, { width: 40, height: 30 });
		canvas.getContext("2d")?.fillRect(0, 0, 40, 30);
		const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
		if (blob) await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
	});
	await content(page).press("ControlOrMeta+v");
	await expect(content(page).locator("img")).toHaveAttribute("src", /image/);
	await button(page, "Create Blog Post").click();
	await expect(page.getByText("Blog post created")).toBeVisible();
	expect((await storedPost(page, title)).content).toMatch(/<img[^>]*src="[^"]*image[^"]*"/);
	await removePost(page, title);
});

test.describe("with a touch screen", () => {
	test.use({ hasTouch: true });

	test("begins with title and text, keeps the text's history in the full form, and shows a hidden field that is wrong", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await openNew(page);
		const choice = (name: string) => page.getByRole("group", { name: "View of the form" }).getByRole("button", { name });
		const sections = page.getByRole("navigation", { name: "Sections" }).getByRole("link");
		await expect(choice("Write")).toHaveAttribute("aria-pressed", "true");
		await expect(sections).toHaveText(["Content", "Basic Information", "Tags", "Search and sharing"]);
		await field(page, "Title").focus();
		await page.keyboard.type("Written first");
		await tabTo(page, content(page));
		await page.keyboard.type("One sentence.");
		await choice("Full form").tap();
		await expect(sections).toHaveText(["Basic Information", "Tags", "Content", "Search and sharing"]);
		await expect(field(page, "Title")).toHaveValue("Written first");
		await expect(content(page)).toHaveText("One sentence.");
		await page.getByRole("button", { name: "Undo" }).first().click();
		await expect(content(page)).not.toHaveText("One sentence.");
		await page.getByRole("button", { name: "Redo" }).first().click();
		await page.reload();
		await expect(choice("Full form")).toHaveAttribute("aria-pressed", "true");
		await button(page, "Restore").click();
		await choice("Write").tap();
		const beside = page.getByRole("group", { name: "Beside the text" });
		await beside.getByRole("button", { name: "Preview" }).focus();
		await page.keyboard.press("Enter");
		await expect(beside.getByRole("button", { name: "Preview" })).toBeFocused();
		const preview = page.getByRole("complementary", { name: "Preview of the post" }).frameLocator("iframe");
		await expect(preview.getByText("One sentence.")).toBeVisible();
		await expect(field(page, "Author name")).toBeHidden();
		await expectAccessible(page, "A post in the Write view with its preview");
		await button(page, "Create Blog Post").click();
		await expect(field(page, "Author name")).toBeFocused();
		await expect(beside.getByRole("button", { name: /Details/ })).toHaveAccessibleName("Details has errors");
		await expectAccessible(page, "A post in the Write view with an error");
		await beside.getByRole("button", { name: "Preview" }).tap();
		await expect(field(page, "Author name")).toBeHidden();
	});
});
