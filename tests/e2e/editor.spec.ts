import type { Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend.ts";
import { expectAccessible, expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import {
	button,
	called,
	field,
	fillRequired,
	makeProject,
	openNew,
	removeProject,
	rest,
	storedRows,
	unique,
	writes,
} from "./support/project-form.ts";
import { answer } from "./support/question.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("lets the second editor of a project keep their text, take the other's, or copy their own", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	const title = unique("Two people, one project");
	const address = await makeProject(page, title);
	const savedByOther = (client: string) => rest(page, "PATCH", called(title), { client });

	await page.goto(address);
	await field(page, "Client").fill("Mine, first");
	await savedByOther("Theirs, first");
	await button(page, "Update Portfolio").click();
	const list = page.getByRole("list", { name: "Differences" });
	await expect(list.getByRole("listitem")).toHaveText(["ClientMine: Mine, firstTheirs: Theirs, first"]);
	await button(page, "Copy my text").click();
	await expect(page.getByText("Copied")).toBeVisible();
	await expectAccessibleAndNarrow(page, "conflict", { within: "[role=alert]" });
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("Client\nMine, first");
	expect(await storedRows(page, title)).toMatchObject([{ client: "Theirs, first" }]);
	await button(page, "Take theirs").click();
	await expect(field(page, "Client")).toHaveValue("Theirs, first");
	await expect(page.getByText("All changes saved")).toBeVisible();
	await button(page, "Put mine back").click();
	await expect(field(page, "Client")).toHaveValue("Mine, first");

	await savedByOther("Theirs, second");
	await button(page, "Update Portfolio").click();
	await button(page, "Keep mine").click();
	await expect(page.getByText("Portfolio updated")).toHaveCount(1);
	expect(await storedRows(page, title)).toMatchObject([{ client: "Mine, first" }]);
	await removeProject(page, title);
});

test("refuses an empty project, then saves it five times by keyboard without a conflict and opens its URL", async ({ page }) => {
	const title = unique("Saved with the keyboard");
	await openNew(page);
	await button(page, "Create Portfolio").click();
	await expect(page.getByText("Please fill in all required fields.")).toHaveCount(1);
	await expectAccessibleAndNarrow(page, "errors", { except: ["iframe"] });
	await fillRequired(page, title);
	await field(page, "Title").focus();
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Portfolio created")).toBeVisible();
	await expect(page).toHaveURL(/\/admin\/portfolio\/edit\//);
	await expect(page.getByRole("heading", { name: "Edit Portfolio" })).toBeVisible();
	await expect(field(page, "Title")).toBeFocused();
	const sent = writes(page);
	for (const client of ["one", "two", "three", "four", "five"]) {
		await field(page, "Client").fill(client);
		await page.keyboard.press("Control+s");
		await page.keyboard.press("Control+s");
		await expect(page.getByText("All changes saved")).toBeVisible();
	}
	expect(sent).toEqual(["PATCH", "PATCH", "PATCH", "PATCH", "PATCH"]);
	expect(await storedRows(page, title)).toMatchObject([{ client: "five", status: "draft" }]);
	await page.reload();
	await expect(field(page, "Client")).toHaveValue("five");
	await removeProject(page, title);
});

/** Controls of the form that the action bar, the section list or the top bar covers while they have the focus. */
async function coveredInTurn(page: Page): Promise<string[]> {
	await page.locator("form").getByRole("textbox").first().focus();
	const covered: string[] = [];
	for (let press = 0; press < 90; press += 1) {
		const state = await page.evaluate(() => {
			const control = document.activeElement;
			if (!control?.closest("fieldset")) return control?.closest("form") ? "bar" : "out";
			const { left, top, width, height } = control.getBoundingClientRect();
			const shown = document.elementFromPoint(left + width / 2, top + Math.min(height, 40) / 2);
			const isShown = shown !== null && (control.contains(shown) || shown.contains(control));
			return isShown ? "" : `${control.id || control.textContent} under ${shown?.tagName} ${shown?.className.slice(0, 60)}`;
		});
		if (state === "bar" && press > 0) return covered;
		if (state !== "" && state !== "out" && state !== "bar") covered.push(state);
		await page.keyboard.press("Tab");
	}
	throw new Error("Tab doesn't reach the action bar");
}

test("has an action bar of one line, which covers no focused field on a phone, and jumps to sections", async ({ page }) => {
	const title = unique("Edited on a phone");
	const address = await makeProject(page, title);
	await page.setViewportSize({ width: 390, height: 700 });
	await page.goto(address);
	const update = button(page, "Update Portfolio");
	await expect(update).toBeVisible();
	const bar = update.locator("xpath=ancestor::div[contains(@class, 'sticky')]");
	await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(68);
	expect(await coveredInTurn(page)).toEqual([]);

	await field(page, "Client").fill("Typed on a phone");
	await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThanOrEqual(68);
	for (const width of [1440, 1024, 768, 600, 390]) {
		await page.setViewportSize({ width, height: 700 });
		await expect.poll(async () => (await bar.boundingBox())?.height, `${width} px`).toBeLessThanOrEqual(68);
	}
	await button(page, "More ways to save").click();
	await expect(page.getByRole("menuitem")).toHaveText(["Save without publishing", "Discard changes", "Unpublish", "Cancel"]);
	await expectAccessible(page, "the menu of the action bar");
	await page.getByRole("menuitem", { name: "Save without publishing" }).click();
	await expect(page.getByText("Saved. Not published yet.")).toBeVisible();

	const sections = page.getByRole("navigation", { name: "Sections of the form" });
	await sections.getByRole("link", { name: "Testimonial" }).click();
	const heading = page.getByRole("heading", { name: "Testimonial", exact: true });
	await expect(heading).toBeInViewport({ ratio: 1 });
	await expect(sections.getByRole("link", { name: "Testimonial" })).toBeInViewport({ ratio: 0.9 });
	await page.goto(address);
	await removeProject(page, title);
});

test("has the button of the preview in the bar of sections, and on a wide screen the preview beside the form", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openNew(page);
	const bar = page.getByRole("navigation", { name: "Sections of the form" }).locator("..");
	for (const width of [390, 768]) {
		await page.setViewportSize({ width, height: 844 });
		for (const scrolled of [0, 900]) {
			await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
			const outer = await bar.boundingBox();
			const inner = await button(page, "Preview").boundingBox();
			if (!outer || !inner) throw new Error("Not shown");
			expect(inner.y).toBeGreaterThanOrEqual(outer.y);
			expect(inner.y + inner.height).toBeLessThanOrEqual(outer.y + outer.height);
			expect(inner.x + inner.width).toBeLessThanOrEqual(width);
			await expect(button(page, "Preview")).toBeInViewport({ ratio: 1 });
		}
	}
	await page.setViewportSize({ width: 1440, height: 900 });
	const pane = await page.getByRole("complementary", { name: "Preview of the case study" }).boundingBox();
	const form = await page.getByRole("form").boundingBox();
	expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThanOrEqual(pane?.x ?? 0);
});

test("hides a scheduled project until its time, lets it be edited, published and unpublished, and names its state", async ({
	page,
	browser,
	baseURL,
}) => {
	const title = unique("Scheduled for later");
	await openNew(page);
	await expect(page).toHaveTitle(/^Portfolios · Admin Panel/);
	await fillRequired(page, title);
	await button(page, "Schedule…").click();
	const dialog = page.getByRole("dialog", { name: "Schedule publication" });
	await expect(dialog.getByText("GMT+05:30")).toBeVisible();
	await dialog.getByRole("button", { name: "Schedule" }).click();
	await expect(dialog.getByText("Choose a day and a time")).toBeVisible();
	await dialog.getByLabel("Date").fill("2020-01-01");
	await dialog.getByRole("button", { name: "Schedule" }).click();
	await expect(dialog.getByText("Choose a time in the future")).toBeVisible();
	await expectAccessibleAndNarrow(page, "schedule with errors", { within: "dialog[open]" });
	await dialog.getByLabel("Date").fill("2035-12-03");
	await dialog.getByLabel("Time").fill("09:00");
	await dialog.getByRole("button", { name: "Schedule" }).click();
	await expect(page.getByText(/published on Dec 3, 2035, 9:00 AM/)).toBeVisible();
	const [row] = await storedRows(page, title);
	expect(new Date(row.published_at).toISOString()).toBe("2035-12-03T03:30:00.000Z");

	const visitor = await browser.newContext({ baseURL });
	const seen = async () => {
		const answer = await visitor.request.get(`/rest/v1/portfolios?id=eq.${row.id}&select=id`, {
			headers: { apikey: EMBEDDED_PUBLISHABLE_KEY },
		});
		return (await answer.json()).length;
	};
	const address = `/admin/portfolio/edit/${row.id}`;
	expect(await seen()).toBe(0);
	const visitorPage = await visitor.newPage();
	await visitorPage.goto(`/case-study/${row.id}`);
	await expect(visitorPage).toHaveURL(/\/portfolio$/);
	await visitorPage.close();

	await page.goto(address);
	await button(page, "Scheduled for Dec 3, 2035, 9:00 AM").click();
	await dialog.getByLabel("Time").fill("10:30");
	await dialog.getByRole("button", { name: "Change schedule" }).click();
	await expect(page.getByText(/published on Dec 3, 2035, 10:30 AM/)).toBeVisible();
	await page.goto(address);
	await field(page, "Client").fill("Corrected");
	await button(page, "Update Portfolio").click();
	await expect(page.getByText(/published on Dec 3, 2035, 10:30 AM/)).toBeVisible();
	expect(await seen()).toBe(0);

	await page.goto(address);
	await button(page, "Scheduled for Dec 3, 2035, 10:30 AM").click();
	await dialog.getByRole("button", { name: "Publish now" }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	expect(await seen()).toBe(1);

	await page.goto(address);
	await expect(page.getByRole("heading", { level: 1, name: new RegExp(`^Edit Portfolio ?: ${title} ?, Published`) })).toBeVisible();
	await expect(page).toHaveTitle(new RegExp(`^${title} · Published`));
	await button(page, "Unpublish").click();
	await answer(page, "Cancel");
	expect(await seen()).toBe(1);
	await button(page, "Unpublish").click();
	await answer(page, "Unpublish");
	await expect(page.getByText("Saved as a draft. It isn't on the site.")).toBeVisible();
	await expect(page).toHaveTitle(/^Portfolios · Admin Panel/);
	expect(await seen()).toBe(0);
	await page.goto(address);
	await expect(page.getByRole("heading", { level: 1, name: new RegExp(`${title} ?, Draft$`) })).toBeVisible();
	await expect(page).toHaveTitle(new RegExp(`^${title} · Draft`));
	expect(await storedRows(page, title)).toMatchObject([{ status: "draft", client: "Corrected" }]);
	await removeProject(page, title);
	await visitor.close();
});
