import type { Page } from "@playwright/test";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { ADMIN } from "./support/people.ts";
import { button, field, makeProject, openNew, removeProject, rest, storedRows, unique } from "./support/project-form.ts";

test.use({ timezoneId: "Asia/Kolkata" });

/** Answers every write of a working copy like a refusal, so that only the browser keeps the text. */
async function withoutCopies(page: Page): Promise<void> {
	// In the page: a request that a closing page sends can get past a route.
	await page.context().addInitScript(() => {
		const send = window.fetch;
		window.fetch = (input, init) => {
			const { url, method } = new Request(input, init);
			return url.includes("/rest/v1/working_copies") && method !== "GET" ? Promise.resolve(Response.json([])) : send(input, init);
		};
	});
}

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test("asks to sign in on saving when the session is gone, and keeps the text on cancel", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*40[013]/, /Edit Portfolio: R/);
	const title = unique("Session vanishes");
	const address = await makeProject(page, title);
	await page.goto(address);
	await field(page, "Client").fill("Typed without a session");
	await page.evaluate(() => localStorage.removeItem("sb-studio-auth-token"));
	await button(page, "Update Portfolio").click();
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await dialog.getByLabel("Password", { exact: true }).fill("wrong-password");
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("The password is wrong.");
	page.once("dialog", (question) => void question.dismiss());
	await dialog.getByRole("link", { name: "Leave" }).click({ noWaitAfter: true });
	await expect(dialog).toBeVisible();
	await expect(field(page, "Client")).toHaveValue("Typed without a session");
	await dialog.getByLabel("Password", { exact: true }).fill(ADMIN.password);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("Portfolio updated")).toHaveCount(1);
	expect(await storedRows(page, title)).toMatchObject([{ client: "Typed without a session" }]);
	await removeProject(page, title);
});

test("offers unsaved text after a reload on the same record only, until it is saved", async ({ page, context }) => {
	await withoutCopies(page);
	const [title, otherTitle] = [unique("Draft of a crash"), unique("Another record")];
	const address = await makeProject(page, title);
	const otherAddress = await makeProject(page, otherTitle);
	await page.goto(address);
	await field(page, "Client").fill("Typed and never saved");
	await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio-draft/")).length)).toBe(1);
	// Close the page as in a crash, without the leave prompt.
	const next = await context.newPage();
	await page.close({ runBeforeUnload: false });

	await next.goto(otherAddress);
	await expect(field(next, "Title")).toHaveValue(otherTitle);
	await expect(button(next, "Restore")).toHaveCount(0);
	await next.goto("/admin/portfolio/new");
	await expect(field(next, "Title")).toHaveValue("");
	await expect(button(next, "Restore")).toHaveCount(0);

	// The closing page can still have stored its working copy, which the form would show instead.
	await rest(next, "DELETE", `row_id=eq.${address.split("/").at(-1)}`, undefined, "working_copies");
	await next.goto(address);
	const offer = next.getByRole("region", { name: "Unsaved changes" });
	await expect(offer).toContainText(/Unsaved changes from (?:\w+ \d+, \d{4}, )?\d{1,2}:\d\d [AP]M\s· Client/);
	await expect(field(next, "Client")).toHaveValue("");
	await expectAccessibleAndNarrow(next, "a text that is offered", { within: "section[aria-label='Unsaved changes']" });
	await offer.getByRole("button", { name: "Restore" }).click();
	await expect(field(next, "Client")).toHaveValue("Typed and never saved");
	await expect(offer).toHaveCount(0);
	await button(next, "Update Portfolio").click();
	await expect(next.getByText("Portfolio updated")).toBeVisible();
	expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio-draft/")))).toEqual([]);
	await removeProject(next, title);
	await removeProject(next, otherTitle);
});

test("keeps the text of each of two tabs, and restores a discarded text", async ({ page, context }) => {
	await openNew(page);
	await field(page, "Title").fill("First tab");
	const second = await context.newPage();
	await openNew(second);
	await expect(button(second, "Restore")).toHaveCount(0);
	await field(second, "Title").fill("Second tab");
	const count = () => second.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio-draft/")).length);
	await expect.poll(count).toBe(2);
	await page.close();
	await second.close();
	const third = await context.newPage();
	await openNew(third);
	const offer = third.getByRole("region", { name: "Unsaved changes" });
	await expect(offer).toContainText("Title");
	await offer.getByRole("button", { name: "Discard" }).click();
	await third.getByRole("button", { name: "Undo" }).click();
	await offer.getByRole("button", { name: "Discard" }).click();
	await expect(offer).toContainText("Title");
	await offer.getByRole("button", { name: "Restore" }).click();
	await expect(field(third, "Title")).toHaveValue("First tab");
	expect(await third.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio-draft/")).length)).toBe(1);
});
