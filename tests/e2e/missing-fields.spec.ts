import { adminRest } from "./support/admin-rows.ts";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { content, removePost, slugOf } from "./support/post-form.ts";
import { button, field, removeProject, storedRows, unique } from "./support/project-form.ts";

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("saves a draft with a title alone, and lists what is missing when it is published", async ({ page, problems }) => {
	// The list can't know what the database refuses.
	problems.allow(/Failed to load resource.*\/portfolios\?/, /Portfolio: portfolios: /);
	const title = unique("Only a title");
	await page.goto("/admin/portfolio/new");
	await button(page, "Save as draft").click();
	await expect(page.getByRole("navigation", { name: "Missing fields" }).getByRole("link")).toHaveText(["Title"]);
	await field(page, "Title").fill(title);
	await button(page, "Save as draft").click();
	await expect(page.getByText("Portfolio created")).toBeVisible();
	const [row] = await storedRows(page, title);
	expect(row).toMatchObject({ status: "draft", description: "", service_id: "" });

	await page
		.getByRole("row", { name: new RegExp(title) })
		.getByRole("button", { name: /^More actions/ })
		.click();
	await page.getByRole("menuitem", { name: "Publish" }).click();
	await expect(page.getByText(/This portfolio isn't complete\./)).toBeVisible();
	await page.goto(`/admin/portfolio/edit/${row.id}`);
	await button(page, "Update Portfolio").click();
	const missing = page.getByRole("navigation", { name: "Missing fields" });
	await expect(missing).toContainText("To publish this project, fill in:");
	await expect(missing.getByRole("link")).toHaveText(["Service", "Description"]);
	await expectAccessibleAndNarrow(page, "missing fields", { except: ["iframe"] });
	await missing.getByRole("link", { name: "Description" }).click();
	await expect(field(page, "Description")).toBeFocused();
	await page.keyboard.type("Counts pallets.");
	await missing.getByRole("link", { name: "Service" }).click();
	await expect(field(page, "Service")).toBeFocused();
	await field(page, "Service").selectOption("ai-automation");
	await expect(missing).toHaveCount(0);
	await button(page, "Update Portfolio").click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	expect(await storedRows(page, title)).toMatchObject([{ status: "published", description: "Counts pallets." }]);
	await removeProject(page, title);
});

test("a post that is published without its content leads to the editor", async ({ page }) => {
	const title = unique("A post without words");
	const [row] = await adminRest(page).insert("blogs", [
		{ title, slug: slugOf(title), content: "", author: { name: "Leela Nair" }, status: "draft" },
	]);
	await page.goto(`/admin/blogs/edit/${row?.id}`);
	await expect(content(page)).toBeVisible();
	await button(page, "Update Blog Post").click();
	const missing = page.getByRole("navigation", { name: "Missing fields" });
	await expect(missing.getByRole("link", { name: "Content" })).toBeVisible();
	await missing.getByRole("link", { name: "Content" }).click();
	await expect(content(page)).toBeFocused();
	await removePost(page, title);
});
