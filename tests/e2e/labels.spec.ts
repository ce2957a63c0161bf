import { adminRest } from "./support/admin-rows.ts";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, signInAsAdministrator, tabTo, test } from "./support/journey.ts";
import { answer } from "./support/question.ts";

test("renames, merges and deletes tags with the keyboard, and undoes it", async ({ page, problems }) => {
	await signInAsAdministrator(page);
	const mark = `zlabel-${Math.random().toString(36).slice(2, 8)}`;
	const rest = adminRest(page);
	const post = (n: number, tags: string[]) => ({
		slug: `${mark}-${n}`,
		title: `${mark} ${n}`,
		content: "<p>x</p>",
		author: { name: "Ada" },
		tags,
	});
	await rest.insert("blogs", [post(1, [`${mark} CRM`, "Postgres"]), post(2, [`${mark} crm`])]);
	const tags = async () => (await rest.read("blogs", `slug=like.${mark}*&select=tags&order=slug`)).map((row) => row.tags);

	await page.goto("/admin/blogs");
	await tabTo(page, page.getByRole("link", { name: "Tags", exact: true }));
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: "Tags and Categories" })).toBeVisible();
	await page.getByRole("searchbox", { name: "Search tags and categories" }).fill(mark);
	const row = (name: string) => page.getByRole("row").filter({ has: page.getByRole("rowheader", { name, exact: true }) });
	await expect(row(`${mark} crm`)).toContainText("1 post");

	await tabTo(page, page.getByRole("button", { name: `Rename ${mark} crm`, exact: true }));
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Rename a tag" });
	await expect(dialog.getByRole("combobox", { name: "New name" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog.getByText("Enter another name")).toBeVisible();
	await expect(dialog.getByRole("combobox", { name: "New name" })).toBeFocused();
	await page.keyboard.press("Control+A");
	await page.keyboard.type(`  ${mark}  CRM `);
	await expect(dialog.getByRole("status")).toHaveText(`“${mark} CRM” is in 1 post already. The two become one tag.`);
	await expect(dialog.getByRole("button", { name: "Merge" })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(dialog).toHaveCount(0);
	// A toast under the pointer stays.
	await page.getByRole("listitem").filter({ hasText: "is now" }).hover();
	await expect(row(`${mark} CRM`)).toContainText("2 posts");
	await expect(row(`${mark} crm`)).toHaveCount(0);
	expect(await tags()).toEqual([[`${mark} CRM`, "Postgres"], [`${mark} CRM`]]);
	await page.getByRole("listitem").filter({ hasText: "is now" }).getByRole("button", { name: "Undo" }).press("Enter");
	await expect(row(`${mark} crm`)).toBeVisible();
	expect(await tags()).toEqual([[`${mark} CRM`, "Postgres"], [`${mark} crm`]]);

	// The first request is done, but its answer is lost.
	problems.allow(/ERR_FAILED|Tags:/);
	await page.route(
		"**/rpc/replace_label",
		async (route) => {
			await route.fetch();
			await route.abort();
		},
		{ times: 1 },
	);
	await page.getByRole("button", { name: `Rename ${mark} crm`, exact: true }).press("Enter");
	await dialog.getByRole("combobox", { name: "New name" }).fill(`${mark} sales`);
	await page.keyboard.press("Enter");
	await expect(dialog.getByText(/You can safely try again/)).toBeVisible();
	const again = dialog.getByRole("button", { name: /Rename|Merge/ });
	await expect(again).toHaveAttribute("aria-disabled", "false");
	await again.press("Enter");
	const notice = page.getByRole("listitem").filter({ hasText: `“${mark} crm” was already changed` });
	await expect(notice).toBeVisible();
	await expect(notice.getByRole("button", { name: "Undo" })).toHaveCount(0);
	await expect(row(`${mark} sales`)).toBeVisible();

	await row(`${mark} CRM`)
		.getByRole("button", { name: `Delete ${mark} CRM` })
		.press("Enter");
	expect(await answer(page, "Delete")).toContain("1 post will lose this tag.");
	await expect(row(`${mark} CRM`)).toHaveCount(0);
	await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	expect(await tags()).toEqual([["Postgres"], [`${mark} sales`]]);
	await rest.remove("blogs", `slug=like.${mark}*`);
});

test("the list of tags and its dialog are accessible", async ({ page, problems }) => {
	problems.allow(/status of 500/, /Tags:/);
	await signInAsAdministrator(page);
	await page.goto("/admin/tags");
	const rename = page.getByRole("button", { name: /^Rename / }).first();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expect(rename).toBeVisible();
		if (width < 500) await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveText(/^Name, ascending/);
		await expectPartAccessible(page, `tags at ${width} px`, "main");
		await rename.click();
		await expect(page.getByRole("dialog", { name: /^Rename a/ })).toBeVisible();
		await expectPartAccessible(page, `rename a tag at ${width} px`, "dialog[open]");
		await page.keyboard.press("Escape");
	}
	await page.route("**/rpc/post_labels", (route) => route.fulfill({ status: 500, json: {} }));
	await page.reload();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expect(page.getByText("Failed to load tags and categories. Please try again.").first()).toBeVisible();
		await expectPartAccessible(page, `failed list of tags at ${width} px`, "main");
	}
});
