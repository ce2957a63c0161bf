import type { Page } from "@playwright/test";
import { adminRest } from "./admin-rows.ts";
import { expect } from "./journey.ts";

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const content = (page: Page) => page.getByRole("textbox", { name: "Content", exact: true });
export const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;
export const slugOf = (title: string) => title.toLowerCase().replace(/[^a-z0-9]+/g, "-");

export async function openNew(page: Page): Promise<void> {
	await page.goto("/admin/blogs/new");
	await expect(content(page)).toBeVisible();
}

/** Types the content as HTML or plain text. */
export async function writeSource(page: Page, source: string): Promise<void> {
	await page.getByRole("tab", { name: "HTML or plain text" }).click();
	await content(page).fill(source);
}

export async function fillRequired(page: Page, title: string, source = "<p>The wait is the message.</p>"): Promise<void> {
	await field(page, "Title").fill(title);
	await field(page, "Author name").fill("Leela Nair");
	await writeSource(page, source);
}

/** Creates a post for one test without the form and returns its row. */
export async function createPost(page: Page, title: string, status = "published"): Promise<Record<string, unknown>> {
	const words = { content: "<p>The wait is the message.</p>", author: { name: "Leela Nair" } };
	const [row] = await adminRest(page).insert("blogs", [{ title, slug: slugOf(title), ...words, status }]);
	return row ?? {};
}

/** Reads the rows with that title. */
export async function storedPost(page: Page, title: string): Promise<Record<string, unknown>> {
	const found = await adminRest(page).update("blogs", `title=eq.${encodeURIComponent(title)}`, { title });
	expect(found).toHaveLength(1);
	return found[0] ?? {};
}

export const removePost = (page: Page, title: string) => adminRest(page).remove("blogs", `title=eq.${encodeURIComponent(title)}`);
