import { expect, signInAsAdministrator, test } from "./support/journey.ts";

test("the dashboard counts, and its actions reach their screens", async ({ page }) => {
	await signInAsAdministrator(page);
	const main = page.getByRole("main");
	for (const counted of ["Portfolios", "Case studies", "Blog posts", "New leads"])
		await expect(main.getByText(counted, { exact: true })).toBeVisible();
	for (const [action, address, heading] of [
		["Add New Portfolio", /\/admin\/portfolio\/new$/, "Add New Portfolio"],
		["Write New Blog Post", /\/admin\/blogs\/new$/, "Add New Blog Post"],
		["Manage Case Studies", /\/admin\/case-studies$/, "Case Study Management"],
	] as const) {
		await main.getByRole("link", { name: action }).click();
		await expect(page).toHaveURL(address);
		await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
	}
});

test("without a case study the list says how they come about; one that does not load is empty, with a quiet line", async ({
	page,
	problems,
}) => {
	problems.allow(/Failed to load resource/, /Case studies:/);
	await signInAsAdministrator(page);
	await page.route("**/rest/v1/portfolios?*", (route) => route.fulfill({ json: [], headers: { "content-range": "*/0" } }));
	await page.goto("/admin/case-studies");
	await expect(page.getByText("Case studies are created by adding Challenge and Solution content to portfolios.")).toBeVisible();
	await page.unroute("**/rest/v1/portfolios?*");
	await page.route("**/rest/v1/portfolios?*", (route) => route.fulfill({ status: 400, json: { code: "XX000" } }));
	await page.reload();
	await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
	await expect(page.getByRole("row").filter({ has: page.getByRole("link", { name: /^Edit / }) })).toHaveCount(0);
	await page.unroute("**/rest/v1/portfolios?*");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByRole("link", { name: /^Edit / }).first()).toBeVisible();
});

test("a portfolio that cannot be deleted stays, and the failure says so", async ({ page, problems }) => {
	problems.allow(/Failed to load resource/, /Portfolio/);
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio");
	await page.route("**/rest/v1/portfolios*", (route) =>
		route.request().method() === "DELETE" ? route.fulfill({ status: 500, body: "{}" }) : route.fallback(),
	);
	page.on("dialog", (dialog) => void dialog.accept());
	await page.getByRole("button", { name: "Delete Carbon accounting that an auditor will sign" }).click();
	await expect(page.getByText("Failed to delete portfolio. Please try again.")).toBeVisible();
	await expect(page.getByRole("row", { name: /Carbon accounting that an auditor will sign/ })).toBeVisible();
});
