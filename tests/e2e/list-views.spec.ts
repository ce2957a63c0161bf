import type { Locator } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessible, expectPartAccessible, still, WIDTHS } from "./support/axe.ts";
import { expect, openDashboard, signInAsAdministrator, test } from "./support/journey.ts";
import { count, markOf, project, titles } from "./support/listed-rows.ts";

const opacityOf = (element: Element) => {
	let opacity = 1;
	for (let each: Element | null = element; each; each = each.parentElement) opacity *= Number(getComputedStyle(each).opacity);
	return String(opacity);
};

test("shows what needs attention and why, and keeps hidden columns", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zneeds");
	const rest = adminRest(page);
	const recent = { created_at: new Date().toISOString() };
	await rest.insert("portfolios", [
		project(mark, 1, { image: "/media/fallback/ai.webp", image_alt: "" }),
		project(mark, 2, { ...recent, image: null, image_alt: null }),
		project(mark, 3, { ...recent, image: "/media/fallback/ai.webp", image_alt: "A board" }),
	]);
	const [copied] = await rest.read("portfolios", `slug=eq.${mark}-3`);
	await rest.insert("working_copies", [{ kind: "project", row_id: copied?.id, values: {}, base_version: 1 }]);
	await page.goto(`/admin/portfolio?q=${mark}&sort=title`);
	await expect(count(page)).toHaveText(/^3 of/);
	await page.getByRole("button", { name: "Needs attention" }).click();
	await expect(page).toHaveURL(/view=attention/);
	await expect(count(page)).toHaveText(/^2 of/);
	const cell = (n: number) => page.getByRole("row", { name: new RegExp(`${mark} project 0${n}`) });
	await expect(cell(1)).toContainText(/Picture has no alternative text, Draft for \d+ days/);
	await expect(cell(3)).toContainText("Unpublished changes");

	await page.getByRole("button", { name: "Columns" }).click();
	await page.getByRole("menuitemcheckbox", { name: "Technologies" }).click();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("columnheader", { name: "Technologies" })).toHaveCount(0);
	await page.reload();
	await expect(cell(1)).toBeVisible();
	await expect(page.getByRole("columnheader", { name: "Technologies" })).toHaveCount(0);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("shows a row's actions with the pointer and the focus", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio");
	const row = page.getByRole("row").nth(2);
	const edit = row.getByRole("link", { name: /^Edit/ });
	const shown = () => edit.evaluate(opacityOf);
	await page.mouse.move(0, 0);
	await expect.poll(shown).toBe("0");
	await row.hover();
	await expect.poll(shown).toBe("1");
	await page.mouse.move(0, 0);
	await row.getByRole("checkbox").focus();
	await expect.poll(shown).toBe("1");
});

test.describe("by touch", () => {
	test.use({ ...still(390), hasTouch: true, isMobile: true });

	test("rows are chosen and changed together, columns hidden, and a row's menu and form opened", async ({ page }) => {
		await signInAsAdministrator(page);
		const mark = markOf("ztouch");
		const rest = adminRest(page);
		await rest.insert("portfolios", [project(mark, 1), project(mark, 2)]);
		await page.goto(`/admin/portfolio?q=${mark}&sort=title`);
		await expect(count(page)).toHaveText(/^2 of/);
		const row = page.getByRole("row", { name: new RegExp(`${mark} project 01`) });
		const edit = row.getByRole("link", { name: /^Edit/ });
		expect(await edit.evaluate(opacityOf)).toBe("1");

		await row.getByRole("checkbox").tap();
		const bar = page.getByRole("group", { name: "Selected portfolios" });
		await bar.getByRole("button", { name: "Clear selection" }).tap();
		await expect(bar).toBeHidden();
		await page.getByRole("checkbox", { name: "Select all on this page" }).tap();
		await expect(bar.getByRole("status")).toHaveText("2 selected");
		await bar.getByRole("button", { name: "Unlist" }).tap();
		await page.getByRole("alertdialog").getByRole("button", { name: "Unlist" }).tap();
		await page.getByRole("button", { name: "Undo" }).tap();
		await expect(page.getByText("Change undone")).toBeVisible();
		const client = row.getByText(/^Client \d$/);
		await page.getByRole("button", { name: "Columns" }).tap();
		await page.getByRole("menuitemcheckbox", { name: "Client" }).tap();
		await expect(client).toHaveCount(0);
		await page.touchscreen.tap(20, 300);
		await expect(page.getByRole("menu")).toBeHidden();
		await row.getByRole("button", { name: /^More actions/ }).tap();
		await expect(page.getByRole("menuitem", { name: "Publish" })).toBeVisible();
		await page.touchscreen.tap(20, 300);
		await expect(page.getByRole("menu")).toBeHidden();
		await page.getByRole("button", { name: "Needs attention" }).tap();
		await expect(page).toHaveURL(/view=attention/);
		await edit.tap();
		await expect(page.getByRole("heading", { level: 1, name: `${mark} project 01` })).toBeVisible();
		await rest.remove("portfolios", `slug=like.${mark}*`);
	});
});

test("shows the facts of a published row right under its title on a tablet, as those of a draft", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.setViewportSize({ width: 768, height: 860 });
	await page.goto("/admin/portfolio");
	await expect(page.getByText(/^Live/).first()).toBeVisible();
	const distance = (title: string) =>
		page.getByRole("row", { name: new RegExp(title) }).evaluate((row) => {
			const top = (text: RegExp) => {
				const found = [...row.querySelectorAll("*")].filter((element) => text.test(element.textContent ?? "")).at(-1);
				return found?.getBoundingClientRect().top ?? Number.NaN;
			};
			return top(/AI Calling Agency/) - row.getBoundingClientRect().top;
		});
	const difference = (await distance("Clinic calls answered")) - (await distance("Payment reminders that listen"));
	expect(Math.abs(difference)).toBeLessThan(1);
});

test("keeps a row's actions in view beside a title of one long word", async ({ page }) => {
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	const mark = markOf("word");
	const title = `${mark} ${"W".repeat(80)}`;
	await rest.insert("portfolios", [project(mark, 1, { title })], "id");
	await page.goto(`/admin/portfolio?q=${mark}`);
	const row = page.getByRole("row", { name: mark });
	await row.hover();
	await expect(row.getByRole("link", { name: /^Edit / })).toBeInViewport({ ratio: 1 });
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("the search, the column heads and a row's menu work by keyboard alone", async ({ page }) => {
	await signInAsAdministrator(page);
	const mark = markOf("zkeys");
	const rest = adminRest(page);
	await rest.insert("portfolios", [project(mark, 1), project(mark, 2)]);
	await page.goto("/admin/portfolio");
	await page.getByRole("rowheader").first().waitFor();
	await page.keyboard.press("/");
	await expect(page.getByRole("searchbox")).toBeFocused();
	await page.keyboard.type(mark);
	await page.keyboard.press("Enter");
	await expect(count(page)).toHaveText(/^2 of/);
	const tabTo = async (name: string | RegExp, role: "button" | "link" = "button") => {
		const wanted = page.getByRole(role, { name, exact: typeof name === "string" });
		for (let press = 0; press < 25; press += 1) {
			await page.keyboard.press("Tab");
			if (await wanted.evaluate((element) => element === document.activeElement)) return;
		}
		throw new Error(`${name} is not reached by Tab`);
	};
	await tabTo("Title");
	await page.keyboard.press("Enter");
	// At once: the second press turns the order of the first around, also before its rows are there.
	await page.keyboard.press("Space");
	await expect(page.getByRole("columnheader", { name: "Title" })).toHaveAttribute("aria-sort", "descending");
	await expect.poll(() => titles(page)).toEqual([`${mark} project 02`, `${mark} project 01`]);
	await tabTo(`More actions for ${mark} project 02`);
	await page.keyboard.press("Enter");
	await expect(page.getByRole("menuitem", { name: /^Preview/ })).toBeFocused();
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("button", { name: `More actions for ${mark} project 02` })).toBeFocused();
	await page.keyboard.press("/");
	await page.keyboard.press("Escape");
	await expect(page.getByRole("searchbox")).toHaveValue("");
	await expect(count(page)).toHaveText(/^\d+ portfolios$/);
	await rest.remove("portfolios", `slug=like.${mark}*`);
});

test("/admin/portfolios… redirects to the list and the forms", async ({ page }) => {
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolios/new");
	await expect(page).toHaveURL(/\/admin\/portfolio\/new$/);
	await page.goto("/admin/portfolios?state=draft");
	await expect(page).toHaveURL(/\/admin\/portfolio\?state=draft$/);
});

test("the lists, their menus, an empty search and the dashboard are accessible", async ({ page, problems }) => {
	test.setTimeout(180_000);
	// Another test can delete a picture that a list shows.
	problems.allow(/Failed to load resource.* 400/);
	const check = async (where: string, shown: Locator) => {
		for (const width of WIDTHS) {
			await page.setViewportSize({ width, height: 860 });
			await expect(shown).toBeVisible();
			await expectPartAccessible(page, `${where} at ${width} px`, "main");
		}
	};
	await openDashboard(page);
	await page.getByRole("region", { name: "Latest changes" }).getByRole("link").first().waitFor();
	await page.getByRole("link", { name: /^Portfolios: \d+$/ }).waitFor();
	await page.getByRole("button", { name: "Remove sample projects and posts…" }).waitFor();
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await expectAccessible(page, `/admin at ${width} px`);
	}
	await page.setViewportSize({ width: 320, height: 700 });
	await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
	for (const path of ["/admin/portfolio?sort=title", "/admin/case-studies?incomplete=yes", "/admin/blogs?state=published"]) {
		await page.goto(path);
		await check(path, page.getByRole("rowheader").first());
	}
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 860 });
		await page
			.getByRole("button", { name: /^More actions/ })
			.first()
			.click();
		await page.getByRole("menu").waitFor();
		await expectPartAccessible(page, `a row's menu at ${width} px`, "[role=menu]");
		await page.keyboard.press("Escape");
	}
	await page.getByRole("searchbox").fill("nothing is called so");
	await check("no match", page.getByText("No blog posts match"));
});
