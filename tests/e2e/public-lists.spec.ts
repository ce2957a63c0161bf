import { allHydrated, expect, hydrated, quiet, test } from "./support/journey.ts";

test("each list asks the database once", async ({ page }) => {
	const asked: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.startsWith("/rest/")) asked.push(pathname);
	});
	for (const [path, table] of [
		["/", "portfolios"],
		["/portfolio", "portfolios"],
		["/blogs", "blogs"],
	] as const) {
		asked.length = 0;
		await page.goto(path);
		await allHydrated(page);
		await expect.poll(() => asked.length, path).toBeGreaterThan(0);
		await quiet(page);
		expect(asked, path).toEqual([`/rest/v1/${table}`]);
	}
});

test.describe("without scripts", () => {
	test.use({ javaScriptEnabled: false });

	test("a category's chip is a link whose page still lists posts", async ({ page }) => {
		await page.goto("/blogs");
		const chip = page.locator('main a[href^="/blogs?category="]').first();
		const address = (await chip.getAttribute("href")) ?? "";
		await chip.click();
		await expect.poll(() => page.url().endsWith(address)).toBe(true);
		await expect(page.locator('main a[href^="/blog/"]').first()).toBeVisible();
	});

	test("a service's chip leaves only its projects, and All shows everything again", async ({ page }) => {
		await page.goto("/portfolio");
		const groups = page.locator(".project-groups > section:visible");
		const all = await groups.count();
		expect(all).toBeGreaterThan(1);
		const chips = page.locator("#projects-grid fieldset a");
		await chips.nth(1).click();
		await expect(groups).toHaveCount(1);
		await expect(groups.locator('a[href^="/case-study/"]').first()).toBeVisible();
		await chips.first().click();
		await expect(groups).toHaveCount(all);
	});

	test("each form of two service pages gives mail and phone in its place", async ({ page }) => {
		for (const path of ["/web-apps", "/mobile-apps"]) {
			await page.goto(path);
			for (const scheme of ["mailto", "tel"]) {
				const links = page.locator(`main noscript a[href^="${scheme}:"]`);
				await expect(links, path).toHaveCount(2);
				for (const link of await links.all()) await expect(link).toBeVisible();
			}
			await expect(page.locator("main form:visible"), path).toHaveCount(0);
		}
	});
});

test("a title of one long word keeps lists and posts within a narrow screen", async ({ page }) => {
	await page.setViewportSize({ width: 320, height: 640 });
	const word = "Datenschutzgrundverordnungskonformitätsprüfung";
	await page.route("**/rest/v1/**", async (route) => {
		const response = await route.fetch();
		const rows: { title: string }[] = await response.json();
		// A post's page keeps its prerendered title until its row is newer.
		const changed = { updated_at: new Date().toISOString() };
		await route.fulfill({ response, json: rows.map((row) => ({ ...row, ...changed, title: `${word} ${row.title}` })) });
	});
	for (const path of ["/portfolio", "/projects", "/posts", "/blogs", "/blog/offline-is-a-data-model"]) {
		await page.goto(path);
		await allHydrated(page);
		const title = path.startsWith("/blog/") ? page.getByRole("heading", { level: 1, name: word }) : page.getByText(word).first();
		await expect(title, path).toBeVisible();
		expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
	}
});

test("the home page opens after a publish has replaced the list of the page before", async ({ page, problems }) => {
	// The projects of the first page can hydrate, and fail, before the click.
	problems.allow(/404/, /^console: Page code: Error: The lists of this page/, /^console: Hydration: .*#520/);
	await page.route(/\/assets\/lists-[^/]+\.json$/, (route) => route.fulfill({ status: 404, body: "" }));
	await page.goto("/portfolio");
	await page.keyboard.press("Shift");
	await hydrated(page);
	await page.getByRole("banner").getByRole("link", { name: "Home" }).first().click();
	await expect(page).toHaveURL(/\/$/);
	await expect(page.locator("#faq")).toBeAttached();
	await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the home page shows the chosen service again after Back", async ({ page }) => {
	await page.goto("/");
	await allHydrated(page);
	const list = page.locator("#portfolio .project-groups > section");
	await page.locator("#portfolio fieldset a").nth(1).click();
	await expect(list).toHaveCount(1);
	const project = list.locator('a[href^="/case-study/"]').first();
	await project.click();
	await expect(page).toHaveURL(/\/case-study\//);
	await page.goBack();
	await expect(project).toBeInViewport();
	await expect(list).toHaveCount(1);
});
