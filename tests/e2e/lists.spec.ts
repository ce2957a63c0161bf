import { adminRest } from "./support/admin-rows.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { count, markOf, post, project, titles } from "./support/listed-rows.ts";
import { answer } from "./support/question.ts";

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
	await expect(page.getByRole("columnheader")).toHaveText([
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
	await expect(page.getByRole("heading", { name: "Edit Portfolio" })).toBeVisible();
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
	await expect.poll(async () => (await cells(1)).slice(3, 5)).toEqual(["Yes", "Yes"]);
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

test("says when a list fails, offers a retry, and names the next step when it is empty", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Portfolios:/);
	await signInAsAdministrator(page);
	const refusal = { status: 400, body: '{"code":"XX"}' };
	const noRows = { status: 200, headers: { "content-range": "*/0", "content-type": "application/json" }, body: "[]" };
	let reply: typeof refusal | typeof noRows = refusal;
	await page.route(/\/rest\/v1\/(blogs|portfolios)\?/, (route) => route.fulfill(reply));
	await page.goto("/admin/portfolio");
	const text = "Failed to load portfolios. Please try again.";
	await expect(page.getByRole("main").getByText(text)).toBeVisible();
	await expect(page.getByRole("listitem").filter({ hasText: text })).toBeVisible();
	reply = noRows;
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("main").getByText(text)).toHaveCount(0);
	await expect(page.getByText("No portfolios found")).toBeVisible();
	await expect(page.getByRole("link", { name: "Create your first portfolio" })).toHaveAttribute("href", "/admin/portfolio/new");
	const menu = page.getByRole("navigation", { name: "Administration" });
	await menu.getByRole("link", { name: "Blogs" }).click();
	await expect(page.getByText("No blog posts yet")).toBeVisible();
	await expect(page.getByRole("link", { name: "Write the first post" })).toHaveAttribute("href", "/admin/blogs/new");
	await menu.getByRole("link", { name: "Case Studies" }).click();
	await expect(page.getByText("Case studies are created by adding Challenge and Solution content to portfolios.")).toBeVisible();
});

test("the dashboard shows counts, changes and open tasks, and its actions open their screens", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Dashboard:/);
	await signInAsAdministrator(page);
	const mark = markOf("zdash");
	const rest = adminRest(page);
	// Older than every other test's draft: the dashboard names only the three oldest.
	await rest.insert("portfolios", [project(mark, 1, { image: "/media/fallback/ai.webp", created_at: "2000-01-01T00:00:00Z" })]);
	await page.goto("/admin");
	const latest = page.getByRole("region", { name: "Latest changes" });
	const attention = page.getByRole("region", { name: "Needs attention" });

	await test.step("it lists the latest changes, what needs attention, and the counts with links", async () => {
		await expect(latest.getByRole("listitem").filter({ hasText: `${mark} project 01` })).toContainText(/Draft.*Project, just now/);
		await expect(attention.getByRole("link", { name: `${mark} project 01` }).first()).toHaveAttribute("href", /\/admin\/portfolio\/edit\//);
		await expect(attention.getByRole("heading", { name: /drafts? (is|are) older than 30 days/ })).toBeVisible();
		await expect(page.getByRole("link", { name: /^Portfolios: \d+$/ })).toHaveAttribute("href", "/admin/portfolio");
		await expect(page.getByRole("link", { name: /^New leads: \d+$/ })).toHaveAttribute("href", /^\/admin\/leads\?/);
	});

	await test.step("its notice about samples leads to the samples alone", async () => {
		const samples = page.getByRole("region", { name: "Sample content" });
		await expect(samples.getByRole("heading")).toHaveText(/^Sample content is public: \d+ projects?, \d+ reviews, \d+ posts$/);
		await samples.getByRole("link", { name: /projects?$/ }).click();
		await expect(page).toHaveURL(/\/admin\/portfolio\?sample=1$/);
		await expect(page.getByRole("checkbox", { name: "Samples only" })).toBeChecked();
		await expect(page.getByRole("rowheader").first()).toContainText("Sample");
		await expect(page.getByRole("rowheader", { name: new RegExp(mark) })).toHaveCount(0);
		await page.goBack();
	});

	await test.step("drafts and open tasks lead to their filtered lists", async () => {
		await page.getByRole("link", { name: /^Drafts: \d+ projects?$/ }).click();
		await expect(page).toHaveURL(/\/admin\/portfolio\?state=draft$/);
		await expect(page.getByLabel("Status", { exact: true })).toHaveValue("draft");
		await page.goBack();
		await attention.getByRole("link", { name: "Projects to look at" }).click();
		await expect(page.getByRole("button", { name: "Needs attention" })).toHaveAttribute("aria-pressed", "true");
	});

	for (const [name, url, heading] of [
		["Add New Portfolio", /\/admin\/portfolio\/new$/, "Add New Portfolio"],
		["Write New Blog Post", /\/admin\/blogs\/new$/, "Add New Blog Post"],
		["Manage Case Studies", /\/admin\/case-studies$/, "Case Study Management"],
	] as const)
		await test.step(`"${name}" opens its screen`, async () => {
			await page.getByRole("navigation", { name: "Administration" }).getByRole("link", { name: "Dashboard" }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
			await page.getByRole("main").getByRole("link", { name }).click();
			await expect(page).toHaveURL(url);
			await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
		});

	await test.step("counts that fail leave the other parts, and come on Retry", async () => {
		await page.route(/\/rest\/v1\/leads\?/, (route) => route.fulfill({ status: 400, body: "{}" }));
		await page.goto("/admin");
		await expect(page.getByText("Failed to load the counts. Please try again.")).toBeVisible();
		await expect(latest.getByRole("listitem").first()).toBeVisible();
		await page.unroute(/\/rest\/v1\/leads\?/);
		await page.getByRole("region", { name: "Counts" }).getByRole("button", { name: "Retry" }).click();
		await expect(page.getByRole("link", { name: /^Portfolios: \d+$/ })).toBeVisible();
	});
	await rest.remove("portfolios", `slug=like.${mark}*`);
});
