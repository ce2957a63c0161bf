import type { Locator, Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../scripts/embedded/backend.ts";
import { expectAccessible, expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { ADMIN } from "./support/people.ts";
import { answer } from "./support/question.ts";

test.use({ timezoneId: "Asia/Kolkata" });

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

async function openNew(page: Page): Promise<void> {
	await page.goto("/admin/portfolio/new");
	await expect(page.getByRole("heading", { name: "Add New Portfolio" })).toBeVisible();
}

/** Playwright's touchscreen only taps. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
	await from.evaluate((handle) => handle.scrollIntoView({ block: "center", behavior: "instant" }));
	const [start, end] = [await from.boundingBox(), await to.boundingBox()];
	if (!start || !end) throw new Error("No handles");
	const session = await page.context().newCDPSession(page);
	const send = (type: "touchStart" | "touchMove" | "touchEnd", share: number) => {
		const at = { x: start.x + 16 + (end.x - start.x) * share, y: start.y + 16 + (end.y - start.y) * share };
		return session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [at] });
	};
	await send("touchStart", 0);
	for (let step = 1; step <= 12; step += 1) await send("touchMove", step / 12);
	await expect(page.getByText("Picture 3 is over position 1 of 3.")).toBeAttached();
	await send("touchEnd", 1);
	await session.detach();
}

async function fillRequired(page: Page, title: string): Promise<void> {
	await field(page, "Title").fill(title);
	await field(page, "Service").selectOption("ai-automation");
	await field(page, "Description").fill("Counts what comes in and files the difference.");
}

/** Sends REST requests with the session of the page. */
async function rest(page: Page, method: "GET" | "POST" | "PATCH" | "DELETE", query: string, data?: object, table = "portfolios") {
	const token = await page.evaluate(() => JSON.parse(localStorage.getItem("sb-studio-auth-token") ?? "null")?.access_token);
	const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${token}`, prefer: "return=representation" };
	const answer = await page.request.fetch(`/rest/v1/${table}?${query}`, { method, headers, data });
	expect(answer.ok()).toBe(true);
	return answer.json();
}

const called = (title: string) => `title=eq.${encodeURIComponent(title)}`;
const storedRows = (page: Page, title: string) => rest(page, "GET", called(title));
const removeProject = (page: Page, title: string) => rest(page, "DELETE", called(title));

/** Creates a project for one test without the form and returns the path of its form. */
async function makeProject(page: Page, title: string, more: object = {}): Promise<string> {
	const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
	const [{ id }] = await rest(page, "POST", "", {
		title,
		slug,
		service_id: "ai-automation",
		description: "Counts.",
		status: "published",
		...more,
	});
	return `/admin/portfolio/edit/${id}`;
}

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

const writes = (page: Page) => {
	const seen: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/rest/v1/portfolios") && request.method() !== "GET") seen.push(request.method());
	});
	return seen;
};

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

test("sends a save once after signing in when the server refused it because the session ended", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*401/, /Edit Portfolio: RequestFailed: portfolios: 401/);
	const title = unique("Session ends in the middle");
	await page.goto(await makeProject(page, title));
	await field(page, "Client").fill("Typed before it ended");
	let refused = 0;
	await page.route("**/rest/v1/portfolios*", async (route) => {
		if (route.request().method() !== "PATCH" || refused > 0) return route.continue();
		refused += 1;
		await route.fulfill({ status: 401, contentType: "application/json", body: '{"code":"PGRST301","message":"JWT expired"}' });
	});
	const sent = writes(page);
	await button(page, "Update Portfolio").click();
	const dialog = page.getByRole("dialog", { name: "Your session has ended" });
	await dialog.getByLabel("Password", { exact: true }).fill("wrong-password");
	problems.allow(/Failed to load resource.*400/);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(dialog.getByRole("alert")).toHaveText("The password is wrong.");
	expect(sent).toEqual(["PATCH"]);
	await dialog.getByLabel("Password", { exact: true }).fill(ADMIN.password);
	await dialog.getByRole("button", { name: "Sign in" }).click();
	await expect(page.getByText("Portfolio updated")).toHaveCount(1);
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	expect(sent).toEqual(["PATCH", "PATCH"]);
	expect(await storedRows(page, title)).toMatchObject([{ client: "Typed before it ended" }]);
	await removeProject(page, title);
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
	await expect(dialog).toBeVisible();
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

test("keeps the form without a network, doesn't resend by itself, and saves on Save now", async ({ page, context, problems }) => {
	// The preview requests its service's texts and logs the failure.
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /Edit Portfolio: RequestFailed: portfolios: 0/, /dynamically imported module/);
	const title = unique("Saved without a network");
	await page.goto(await makeProject(page, title));
	await field(page, "Client").fill("Typed offline");
	await context.setOffline(true);
	await button(page, "Update Portfolio").click();
	await expect(
		page
			.getByRole("alert")
			.filter({ hasText: "Not saved. You're offline. Your text is still here. Save again when the connection is back." }),
	).toBeVisible();
	await expect(page.getByText("Something went wrong. Please try again.")).toHaveCount(1);
	const sent = writes(page);
	await context.setOffline(false);
	await expect(button(page, "Save now")).toBeVisible();
	expect(sent).toEqual([]);
	await button(page, "Save now").click();
	await expect(page.getByText("Portfolio updated")).toHaveCount(1);
	expect(sent).toEqual(["PATCH"]);
	expect(await storedRows(page, title)).toMatchObject([{ client: "Typed offline" }]);
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
	const offer = next.getByRole("region", { name: "Unsaved draft" });
	await expect(offer).toContainText(/Unsaved changes from (?:\w+ \d+, \d{4}, )?\d{1,2}:\d\d [AP]M\s· Client/);
	await expect(field(next, "Client")).toHaveValue("");
	await expectAccessibleAndNarrow(next, "a draft that is offered", { within: "section[aria-label='Unsaved draft']" });
	await offer.getByRole("button", { name: "Restore" }).click();
	await expect(field(next, "Client")).toHaveValue("Typed and never saved");
	await expect(offer).toHaveCount(0);
	await button(next, "Update Portfolio").click();
	await expect(next.getByText("Portfolio updated")).toBeVisible();
	expect(await next.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio-draft/")))).toEqual([]);
	await removeProject(next, title);
	await removeProject(next, otherTitle);
});

test("keeps a draft for each of two tabs, and restores a discarded draft", async ({ page, context }) => {
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
	const offer = third.getByRole("region", { name: "Unsaved draft" });
	await expect(offer).toContainText("Title");
	await offer.getByRole("button", { name: "Discard" }).click();
	await third.getByRole("button", { name: "Undo" }).click();
	await offer.getByRole("button", { name: "Discard" }).click();
	await expect(offer).toContainText("Title");
	await offer.getByRole("button", { name: "Restore" }).click();
	await expect(field(third, "Title")).toHaveValue("First tab");
	expect(await third.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("studio-draft/")).length)).toBe(1);
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

test("creates one project on a double click", async ({ page }) => {
	const title = unique("Clicked twice");
	await openNew(page);
	await fillRequired(page, title);
	const sent = writes(page);
	await button(page, "Create Portfolio").dblclick();
	await expect(page.getByText("Portfolio created")).toHaveCount(1);
	expect(sent).toEqual(["POST"]);
	expect(await storedRows(page, title)).toHaveLength(1);
	await removeProject(page, title);
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

test("creates a project with every field by keyboard alone", async ({ page }) => {
	const title = unique("By the keyboard alone");
	await openNew(page);
	/** Presses Tab until a control with that name has the focus. */
	const tabTo = async (name: string) => {
		for (let step = 0; step < 40; step += 1) {
			await page.keyboard.press("Tab");
			const here = await page.evaluate(() => {
				const control = document.activeElement;
				const labels = control && "labels" in control ? control.labels : null;
				const label = labels instanceof NodeList && labels[0] ? labels[0].textContent : "";
				return control?.getAttribute("aria-label") ?? (label || control?.textContent);
			});
			if (here?.trim() === name) return;
		}
		throw new Error(`No control named ${name}`);
	};
	const type = async (name: string, text: string) => {
		await tabTo(name);
		await page.keyboard.type(text);
	};
	const unfold = async (summary: string) => {
		await tabTo(summary);
		await page.keyboard.press("Enter");
	};
	/** Pastes: single keys take time, and the form looks up an address once the typing pauses. */
	const paste = async (name: string, text: string) => {
		await tabTo(name);
		await page.keyboard.insertText(text);
	};
	/** Uses arrow keys: type-ahead forgets letters after a second. */
	const choose = async (name: string, option: string) => {
		await tabTo(name);
		for (let step = 0; step < 30; step += 1) {
			if ((await field(page, name).locator("option:checked").textContent()) === option) return;
			await page.keyboard.press("ArrowDown");
		}
		throw new Error(`${name} has no ${option}`);
	};
	await field(page, "Title").focus();
	await page.keyboard.type(title);
	await choose("Service", "AI Automation");
	await type("Client", "Dockline");
	await paste("Description", "Counts pallets at four gates.");
	await paste("Picture URL", "/media/projects/audit-ready-carbon-ledger-1.webp");
	await paste("Picture alternative text", "A yard from above");
	await paste("Industry", "Logistics");
	await tabTo("Featured");
	await page.keyboard.press("Space");
	await type("Technologies", "React");
	await page.keyboard.press("Enter");
	await page.keyboard.insertText("Go");
	await page.keyboard.press("Enter");
	await paste("Category", "Front end");
	await paste("Technology", "React");
	await page.keyboard.press("Enter");
	// The form moves the focus shortly after the key press.
	await expect(field(page, "Technology")).toHaveValue("");
	await paste("Metric label", "No-shows");
	await paste("Metric value", "-38 %");
	await paste("Metric description", "first quarter");
	await page.keyboard.press("Enter");
	await expect(field(page, "Metric label")).toBeFocused();
	await paste("Gallery picture URL", "/media/projects/audit-ready-carbon-ledger-2.webp");
	await page.keyboard.press("Enter");
	await page.keyboard.insertText("/media/projects/audit-ready-carbon-ledger-3.webp");
	await paste("Gallery picture alternative text", "Second");
	await page.keyboard.press("Enter");
	await expect(field(page, "Gallery picture URL")).toBeFocused();
	await page.keyboard.press("Shift+Tab");
	for (let step = 0; step < 9; step += 1) await page.keyboard.press("Shift+Tab");
	await tabTo("Details of picture 1: Add alternative text");
	await page.keyboard.press("Enter");
	await expect(field(page, "Alternative text of picture 1")).toBeFocused();
	await page.keyboard.insertText("The gate");
	await expectAccessibleAndNarrow(page, "details of a picture", { within: "[role=dialog]" });
	await page.keyboard.press("Enter");
	await expect(button(page, "Details of picture 1: The gate")).toBeFocused();
	await paste("Challenge", "Nobody counted.");
	await paste("Solution", "A camera counts.");
	await paste("Features", "Counts at night");
	await page.keyboard.press("Enter");
	await paste("Approach", "Two weeks of watching");
	await page.keyboard.press("Enter");
	await unfold("Quote and who said it");
	await paste("Quote", "It counts.");
	await paste("Author", "Ines");
	await paste("Position", "Head of yard");
	await paste("Company", "Dockline");
	await unfold("Type, timeline, team, live site and logo");
	await choose("Project type", "AI");
	await paste("Live URL", "https://example.com");
	await paste("Timeline", "14 weeks");
	await paste("Team size", "4 engineers");
	await paste("Client logo URL", "/media/projects/audit-ready-carbon-ledger-4.webp");
	await tabTo("Create Portfolio");
	await page.keyboard.press("Enter");
	await expect(page.locator("[data-sonner-toaster]")).toContainText("Portfolio created");
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	const [row] = await storedRows(page, title);
	expect(row).toMatchObject({
		client: "Dockline",
		client_logo: "/media/projects/audit-ready-carbon-ledger-4.webp",
		industry: "Logistics",
		service_id: "ai-automation",
		project_type: "ai",
		description: "Counts pallets at four gates.",
		image: "/media/projects/audit-ready-carbon-ledger-1.webp",
		image_alt: "A yard from above",
		link: "https://example.com",
		timeline: "14 weeks",
		team_size: "4 engineers",
		featured: true,
		technologies: ["React", "Go"],
		tech_stack: [{ category: "Front end", technologies: ["React"] }],
		detailed_metrics: [{ label: "No-shows", value: "-38 %", description: "first quarter" }],
		gallery: [
			{ url: "/media/projects/audit-ready-carbon-ledger-2.webp", alt: "The gate" },
			{ url: "/media/projects/audit-ready-carbon-ledger-3.webp", alt: "Second" },
		],
		challenge: "Nobody counted.",
		solution: "A camera counts.",
		features: ["Counts at night"],
		approach: ["Two weeks of watching"],
		extended_testimonial: { quote: "It counts.", author: "Ines", position: "Head of yard", company: "Dockline" },
		status: "published",
	});
	await removeProject(page, title);
});

/** Order of the pictures in the gallery of the form. */
const galleryOrder = (page: Page) =>
	page
		.getByRole("list", { name: "Gallery pictures" })
		.getByRole("img")
		.evaluateAll((shown) => shown.map((image) => /ledger-(\d)/.exec(image.getAttribute("src") ?? "")?.[1]));

/** Opens a new project and pastes a gallery of three pictures. */
async function openGallery(page: Page): Promise<void> {
	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await openNew(page);
	await page.evaluate(() =>
		navigator.clipboard.writeText(
			"/media/projects/audit-ready-carbon-ledger-1.webp\n/media/projects/audit-ready-carbon-ledger-2.webp\n/media/projects/audit-ready-carbon-ledger-3.webp\nno-address",
		),
	);
	await field(page, "Gallery picture URL").focus();
	await page.keyboard.press("Control+v");
	await expect(page.getByText(/^3 pictures added; left out: 1 /)).toBeVisible();
	// A picture gets its address once the observer has seen it near the viewport.
	await expect.poll(() => galleryOrder(page)).toEqual(["1", "2", "3"]);
}

test("reorders the gallery by keyboard and mouse, and accepts a pasted list", async ({ page }) => {
	await openGallery(page);
	// Center the entry so that nothing scrolls while it is picked up.
	await button(page, "Reorder picture 1").evaluate((handle) => handle.scrollIntoView({ block: "center", behavior: "instant" }));
	await button(page, "Reorder picture 1").focus();
	await page.keyboard.press("Space");
	await expect(page.getByText("Picture 1 picked up.")).toBeAttached();
	// The drag library ignores arrow keys until it has measured. A wide form has the third picture in the same row.
	const isOver = (position: number) => page.getByText(`Picture 1 is over position ${position} of 3.`);
	await expect(async () => {
		await page.keyboard.press("ArrowRight");
		await expect(isOver(2).or(isOver(3))).toBeAttached({ timeout: 1000 });
	}).toPass();
	await expect(async () => {
		if (await isOver(3).count()) await page.keyboard.press("ArrowLeft");
		if (await isOver(1).count()) await page.keyboard.press("ArrowRight");
		await expect(isOver(2)).toBeAttached({ timeout: 1000 });
	}).toPass();
	await page.keyboard.press("Space");
	await expect.poll(() => galleryOrder(page)).toEqual(["2", "1", "3"]);

	// Keep clear of the bottom bar.
	await button(page, "Reorder picture 2").evaluate((handle) => handle.scrollIntoView({ block: "center", behavior: "instant" }));
	const from = await button(page, "Reorder picture 2").boundingBox();
	const to = await button(page, "Reorder picture 1").boundingBox();
	if (!from || !to) throw new Error("No handles");
	await page.mouse.move(from.x + 16, from.y + 16);
	await page.mouse.down();
	await page.mouse.move(from.x - 20, from.y + 16, { steps: 4 });
	await page.mouse.move(to.x, to.y + 16, { steps: 12 });
	await expect(page.getByText("Picture 2 is over position 1 of 3.")).toBeAttached();
	await page.mouse.up();
	await expect.poll(() => galleryOrder(page)).toEqual(["1", "2", "3"]);
});

test.describe("with a touch screen", () => {
	test.use({ hasTouch: true });

	test("reorders the gallery by touch and describes a picture", async ({ page }) => {
		await openGallery(page);
		await button(page, "Move picture 3 earlier").tap();
		await expect.poll(() => galleryOrder(page)).toEqual(["1", "3", "2"]);

		await dragByTouch(page, button(page, "Reorder picture 3"), button(page, "Reorder picture 1"));
		await expect.poll(() => galleryOrder(page)).toEqual(["2", "1", "3"]);
		// Chromium makes no click of a tap soon after a drag by synthetic touches.
		await expect(async () => {
			await button(page, "Details of picture 1: Add alternative text").tap();
			await expect(field(page, "Alternative text of picture 1")).toBeFocused({ timeout: 2000 });
		}).toPass();
		await page.keyboard.type("The gate");
		await page.touchscreen.tap(4, 200);
		await expect(button(page, "Details of picture 1: The gate")).toBeVisible();
	});
});
