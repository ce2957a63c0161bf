import { rm } from "node:fs/promises";
import type { BrowserContext, Page, Request } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { button, field, unique } from "./support/project-form.ts";
import { answer } from "./support/question.ts";

const note = (page: Page) => page.getByRole("region", { name: "Unpublished changes" });

interface Project {
	id: string;
	title: string;
	address: string;
}

async function makeProject(page: Page, name: string): Promise<Project> {
	const title = unique(name);
	const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
	const project = { title, slug, service_id: "ai-automation", description: "Counts.", client: "Live", status: "published" };
	const [row] = await adminRest(page).insert("portfolios", [project]);
	return { id: String(row?.id), title, address: `/admin/portfolio/edit/${row?.id}` };
}

const stored = (page: Page, { id }: Project) => adminRest(page).read("portfolios", `id=eq.${id}`);
const copies = (page: Page, { id }: Project) => adminRest(page).read("working_copies", `row_id=eq.${id}`);
const remove = (page: Page, { id }: Project) => adminRest(page).remove("portfolios", `id=eq.${id}`);

async function type(page: Page, client: string): Promise<void> {
	await field(page, "Client").fill(client);
	await expect(page.getByText(/Saved on the server/)).toBeVisible();
}

/** Stores the copy at once, for tests that aren't about the pause. */
async function saveNow(page: Page): Promise<void> {
	await page.keyboard.press("Control+s");
	await expect(page.getByText("Saved. Not published yet.")).toBeVisible();
}

const contexts: BrowserContext[] = [];

/** Another browser with the same administrator. */
async function secondDevice(page: Page): Promise<Page> {
	const browser = page.context().browser();
	if (!browser) throw new Error("No browser");
	const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
	contexts.push(context);
	const other = await context.newPage();
	await signInAsAdministrator(other);
	return other;
}

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
});

test.afterEach(async () => {
	for (const context of contexts.splice(0)) await context.close();
});

test("continues on another device what was written on the first, and publishes it there", async ({ page }) => {
	const project = await makeProject(page, "Written on two devices");
	await page.goto(project.address);
	await type(page, "Typed on the first");
	await expect(page.getByText(/Saved on the server/)).toBeVisible();
	expect(await stored(page, project)).toMatchObject([{ client: "Live", version: 1 }]);

	const other = await secondDevice(page);
	await other.goto(`/admin/portfolio?q=${encodeURIComponent(project.title)}`);
	await expect(other.getByRole("row", { name: new RegExp(project.title) }).getByText("Unpublished changes")).toBeVisible();
	await other.goto(`/admin/preview/portfolio/${project.id}`);
	await expect(other.getByText("With unpublished changes that only you can see")).toBeVisible();
	await other.goto(project.address);
	await expect(note(other)).toContainText(/Unpublished changes from (?:\w+ \d+, \d{4}, )?\d{1,2}:\d\d [AP]M\s· Client/);
	await expect(field(other, "Client")).toHaveValue("Typed on the first");
	await expectAccessibleAndNarrow(other, "a form with unpublished changes", { except: ["iframe"] });
	await field(other, "Client").fill("Finished on the second");
	await saveNow(other);
	await button(other, "Publish changes").click();
	await expect(other.getByText("Portfolio updated")).toBeVisible();
	expect(await stored(page, project)).toMatchObject([{ client: "Finished on the second", version: 2 }]);
	await expect.poll(() => copies(page, project)).toEqual([]);
	await remove(page, project);
});

test("keeps saved changes of a public project from visitors until they are published, and discards others", async ({ page }) => {
	const project = await makeProject(page, "Saved and not public");
	await page.goto(project.address);
	await field(page, "Client").fill("Saved with the key");
	await saveNow(page);
	expect(await stored(page, project)).toMatchObject([{ client: "Live" }]);
	await field(page, "Client").fill("Saved with the button");
	await button(page, "Save").click();
	await expect.poll(() => copies(page, project)).toMatchObject([{ values: { client: "Saved with the button" }, base_version: 1 }]);
	await expect(page.getByText(/Saved on the server/)).toBeVisible();
	// Everything is on the server, so leaving asks nothing.
	await button(page, "Cancel").click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await page.goto(project.address);
	await button(page, "Update Portfolio").click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	expect(await stored(page, project)).toMatchObject([{ client: "Saved with the button" }]);
	await expect.poll(() => copies(page, project)).toEqual([]);
	await page.goto(project.address);
	await expect(page.getByText("All changes saved")).toBeVisible();
	await expect(note(page)).toHaveCount(0);

	await field(page, "Client").fill("Not wanted");
	await saveNow(page);
	await page.reload();
	await expect(field(page, "Client")).toHaveValue("Not wanted");
	await note(page).getByRole("button", { name: "Discard changes" }).click();
	await answer(page, "Discard");
	await expect(page.getByText("Changes discarded")).toBeVisible();
	await expect(field(page, "Client")).toHaveValue("Saved with the button");
	await expect(page.getByText("All changes saved")).toBeVisible();
	await expect(note(page)).toHaveCount(0);
	await expect.poll(() => copies(page, project)).toEqual([]);
	await remove(page, project);
});

test("brings the unpublished changes and the preview links back when a deletion is undone", async ({ page, browser, baseURL }) => {
	const project = await makeProject(page, "Deleted and undone");
	await page.goto(project.address);
	await field(page, "Client").fill("Not published yet");
	await saveNow(page);
	await button(page, "Share preview").click();
	await button(page, "Create link").click();
	const link = await page.getByRole("textbox", { name: "Link created" }).inputValue();
	await page.goto(`/admin/portfolio?q=${encodeURIComponent(project.title)}`);
	await page.getByRole("button", { name: `Delete ${project.title}` }).click();
	await answer(page, "Delete");
	const notice = page.getByRole("listitem").filter({ hasText: "Portfolio deleted" });
	// The message stays while the pointer is over it.
	await notice.hover();
	const client = await browser.newPage({ baseURL });
	await client.goto(link);
	await expect(client.getByRole("heading", { level: 1, name: "This preview link has expired or isn’t valid." })).toBeVisible();
	await notice.getByRole("button", { name: "Undo" }).click();
	await expect(page.getByText("Portfolio restored")).toBeVisible();
	await client.reload();
	await expect(client.getByText("Not published yet").first()).toBeVisible();
	await client.close();
	await page.goto(project.address);
	await expect(note(page)).toContainText("Client");
	await expect(note(page)).not.toContainText("is newer than these changes");
	await expect(field(page, "Client")).toHaveValue("Not published yet");
	await button(page, "Publish changes").click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	expect(await stored(page, project)).toMatchObject([{ client: "Not published yet", version: 3 }]);
	await remove(page, project);
});

test("asks which text to keep when two devices write at once", async ({ page, problems }) => {
	problems.allow(/Failed to load resource.*409/);
	const project = await makeProject(page, "Two devices at once");
	const other = await secondDevice(page);
	await page.goto(project.address);
	await other.goto(project.address);
	// A form that loads after the first device's save contains its text already.
	await expect(field(other, "Client")).toHaveValue("Live");
	await field(page, "Client").fill("First device");
	await saveNow(page);
	await field(other, "Client").fill("Second device");
	await expect(button(other, "Use that version")).toBeVisible();
	await expect(other.getByRole("list", { name: "Differences" }).getByRole("listitem")).toHaveText([
		"ClientMine: Second deviceTheirs: First device",
	]);
	await expectAccessibleAndNarrow(other, "a conflict of copies", { within: "[role=alert]" });
	await button(other, "Use that version").click();
	await expect(field(other, "Client")).toHaveValue("First device");
	await button(other, "Put mine back").click();
	await saveNow(other);
	await expect.poll(() => copies(page, project)).toMatchObject([{ values: { client: "Second device" } }]);
	await field(page, "Client").fill("First device again");
	await button(page, "Keep mine").click();
	await expect.poll(() => copies(page, project)).toMatchObject([{ values: { client: "First device again" } }]);
	await remove(page, project);
});

test("keeps the text on this device without a connection, and stores it when the connection is back", async ({
	page,
	context,
	problems,
}) => {
	problems.allow(/ERR_INTERNET_DISCONNECTED/, /dynamically imported module/);
	const project = await makeProject(page, "Written offline");
	const loading = new Set<Request>();
	page.on("request", (request) => loading.add(request));
	page.on("requestfinished", (request) => loading.delete(request));
	page.on("requestfailed", (request) => loading.delete(request));
	await page.goto(project.address);
	await expect(field(page, "Client")).toHaveValue("Live");
	// The parts that load after the form: without them, React reports the failed import.
	await expect(page.getByRole("textbox", { name: "Challenge" })).toBeVisible();
	await expect.poll(() => loading.size).toBe(0);
	await context.setOffline(true);
	await field(page, "Client").fill("Typed offline");
	await expect(page.getByText("Offline: kept on this device")).toBeVisible();
	await context.setOffline(false);
	await expect(page.getByText(/Saved on the server/)).toBeVisible();
	expect(await copies(page, project)).toMatchObject([{ values: { client: "Typed offline" } }]);
	await remove(page, project);
});

/** Ends the whole browser as a crash does, without writing anything more to the disk. */
async function kill(context: BrowserContext): Promise<void> {
	const session = await context.browser()?.newBrowserCDPSession();
	const { processInfo = [] } = (await session?.send("SystemInfo.getProcessInfo")) ?? {};
	const browser = processInfo.find(({ type }) => type === "browser");
	if (!browser) throw new Error("No process");
	const closed = context.waitForEvent("close");
	process.kill(browser.id, "SIGKILL");
	await closed;
}

/** All autosaves that IndexedDB has. Runs in the page. */
async function autosavesOnDisk(): Promise<string> {
	// Opening a missing one would create it.
	if (!(await indexedDB.databases()).some(({ name }) => name === "studio-drafts")) return "";
	return new Promise((resolve, reject) => {
		const opening = indexedDB.open("studio-drafts");
		opening.onerror = () => reject(opening.error);
		opening.onsuccess = () => {
			const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
			reading.onsuccess = () => resolve(JSON.stringify(reading.result));
			opening.result.close();
		};
	});
}

test("offers a new post's last words after the browser was killed", async ({ playwright, launchOptions, baseURL, viewport }, testInfo) => {
	const profile = testInfo.outputPath("profile");
	const start = async () => {
		const context = await playwright.chromium.launchPersistentContext(profile, { ...launchOptions, baseURL, viewport });
		contexts.push(context);
		const page = context.pages()[0] ?? (await context.newPage());
		await signInAsAdministrator(page);
		await page.goto("/admin/blogs/new");
		return { context, page, content: page.getByRole("textbox", { name: "Content" }) };
	};
	const first = await start();
	await field(first.page, "Title").fill("Written before a crash");
	await first.content.click();
	await first.page.keyboard.type("A post that was typed for a few seconds until the last words", { delay: 60 });
	await expect.poll(() => first.page.evaluate(autosavesOnDisk)).toContain("until the last words");
	await kill(first.context);

	const { page, content } = await start();
	await page.getByRole("region", { name: "Unsaved changes" }).getByRole("button", { name: "Restore" }).click();
	await expect(content).toHaveText("A post that was typed for a few seconds until the last words");
	await page.context().close();
	await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
});
