import { adminRest } from "./support/admin-rows.ts";
import { expectPartAccessible, WIDTHS } from "./support/axe.ts";
import { expect, openDashboard, quiet, signInAsAdministrator, test } from "./support/journey.ts";

test("goes to a screen and finds a project with the keyboard", async ({ page }) => {
	await openDashboard(page);
	const mark = `zfind${Math.random().toString(36).slice(2, 8)}`;
	const rest = adminRest(page);
	await rest.insert("portfolios", [
		{
			slug: mark,
			title: `The ${mark} control tower`,
			service_id: "web-development",
			description: "Fewer late deliveries.",
			status: "draft",
		},
	]);
	const palette = page.getByRole("dialog", { name: "Find a screen, project or post" });
	const box = palette.getByRole("combobox");
	await page.keyboard.press("Control+k");
	await expect(box).toBeFocused();
	await page.keyboard.type("tags cat");
	await expect(palette.getByRole("option")).toHaveCount(1);
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/admin\/tags$/);
	await expect(palette).toHaveCount(0);

	await page.getByRole("searchbox", { name: "Search tags and categories" }).focus();
	await page.keyboard.press("Control+k");
	await expect(box).toBeFocused();
	await page.keyboard.type("nothing has this name");
	await expect(palette.getByText("Nothing matches. Try fewer words.")).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(box).toHaveValue("");
	await page.keyboard.press("ArrowUp");
	await expect(palette.getByRole("option", { selected: true })).toHaveText("Logout");
	await page.keyboard.press("Escape");
	await expect(palette).toHaveCount(0);
	await expect(page.getByRole("searchbox", { name: "Search tags and categories" })).toBeFocused();

	await page.keyboard.press("Control+k");
	await expect(box).toBeFocused();
	await page.keyboard.type(mark);
	await expect(palette.getByRole("option", { name: `The ${mark} control tower, Projects` })).toBeVisible();
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1, name: `The ${mark} control tower` })).toBeVisible();
	await rest.remove("portfolios", `slug=eq.${mark}`);
});

test("lists the keys, and leaves Ctrl+K to a post's text", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/blogs/new");
	const text = page.locator(".ProseMirror");
	await text.click();
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog", { name: /link/i })).toBeVisible();
	await expect(page.getByRole("dialog", { name: "Find a screen, project or post" })).toHaveCount(0);
	await page.goto("/admin");
	await page.getByRole("heading", { name: "Dashboard" }).waitFor();
	// The screen can be there a moment before its keys.
	await quiet(page);
	await page.keyboard.press("?");
	const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
	await keys.getByRole("checkbox", { name: "Use single-key shortcuts" }).uncheck();
	await page.keyboard.press("Escape");
	await expect(keys).toHaveCount(0);
	await page.keyboard.press("?");
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("dialog")).toHaveCount(1);
	await expect(keys).toHaveCount(0);
});

test.describe("by touch", () => {
	test.use({ hasTouch: true });

	test("the palette and the list of keys are accessible and open with a tap", async ({ page, problems }) => {
		problems.allow(/status of 500/, /Command palette:/);
		const check = async (where: string) => {
			for (const width of WIDTHS) {
				await page.setViewportSize({ width, height: 860 });
				await expectPartAccessible(page, `${where} at ${width} px`, "dialog[open]");
			}
		};
		await openDashboard(page);
		const palette = page.getByRole("dialog", { name: "Find a screen, project or post" });
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await page.getByRole("button", { name: "Find a screen, project or post" }).tap();
			await expect(palette.getByRole("option").first()).toBeVisible();
			await expectPartAccessible(page, `palette at ${width} px`, "dialog[open]");
			if (width === 390) await page.keyboard.press("Escape");
		}
		await page.route("**/rest/v1/blogs?**", (route) => route.fulfill({ status: 500, json: {} }));
		await palette.getByRole("combobox").fill("control");
		await expect(palette.getByRole("alert")).toHaveText("Projects and posts couldn't be searched. Please try again.");
		await check("failed search");
		await page.unroute("**/rest/v1/blogs?**");
		await page.setViewportSize({ width: 390, height: 860 });
		await palette.getByRole("combobox").fill("leads");
		await palette.getByRole("option", { name: "Leads, Go to" }).tap();
		await expect(page).toHaveURL(/\/admin\/leads$/);
		await page.getByRole("heading", { level: 1 }).waitFor();
		await page.keyboard.press("?");
		await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
		await check("keys");
	});
});

test.describe("in forced colors", () => {
	test.use({ contextOptions: { forcedColors: "active" } });

	test("the current section, the active command and the active entry of a menu have a line", async ({ page }) => {
		await openDashboard(page);
		const menu = page.getByRole("navigation", { name: "Administration" });
		await expect(menu.getByRole("link", { name: "Dashboard" })).toHaveCSS("outline-style", "solid");
		await expect(menu.getByRole("link", { name: "Portfolios" })).toHaveCSS("outline-style", "none");
		await page.keyboard.press("Control+k");
		const commands = page.getByRole("dialog", { name: "Find a screen, project or post" }).getByRole("option");
		await expect(commands.first()).toHaveCSS("outline-style", "solid");
		await page.keyboard.press("ArrowDown");
		await expect(commands.nth(1)).toHaveCSS("outline-style", "solid");
		await expect(commands.first()).toHaveCSS("outline-style", "none");
		await page.keyboard.press("Escape");
		await expect(commands).toHaveCount(0);
		await page.getByRole("button", { name: "Account menu" }).press("Enter");
		await expect(page.getByRole("menuitem").first()).toHaveCSS("outline-style", "solid");
	});
});
