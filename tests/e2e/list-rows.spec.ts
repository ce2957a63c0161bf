import { adminRest } from "./support/admin-rows.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { markOf, project } from "./support/listed-rows.ts";

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
