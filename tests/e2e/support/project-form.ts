import type { Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../scripts/embedded/backend.ts";
import { expect } from "./journey.ts";

export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const unique = (title: string) => `${title} ${crypto.randomUUID().slice(0, 8)}`;

export async function openNew(page: Page): Promise<void> {
	await page.goto("/admin/portfolio/new");
	await expect(page.getByRole("heading", { name: "Add New Portfolio" })).toBeVisible();
}

export async function fillRequired(page: Page, title: string): Promise<void> {
	await field(page, "Title").fill(title);
	await field(page, "Service").selectOption("ai-automation");
	await field(page, "Description").fill("Counts what comes in and files the difference.");
}

/** Sends REST requests with the session of the page. */
export async function rest(page: Page, method: "GET" | "POST" | "PATCH" | "DELETE", query: string, data?: object, table = "portfolios") {
	const token = await page.evaluate(() => JSON.parse(localStorage.getItem("sb-studio-auth-token") ?? "null")?.access_token);
	const headers = { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${token}`, prefer: "return=representation" };
	const answer = await page.request.fetch(`/rest/v1/${table}?${query}`, { method, headers, data });
	expect(answer.ok()).toBe(true);
	return answer.json();
}

export const called = (title: string) => `title=eq.${encodeURIComponent(title)}`;
export const storedRows = (page: Page, title: string) => rest(page, "GET", called(title));
export const removeProject = (page: Page, title: string) => rest(page, "DELETE", called(title));

/** Creates a project for one test without the form and returns the path of its form. */
export async function makeProject(page: Page, title: string, more: object = {}): Promise<string> {
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

export const writes = (page: Page) => {
	const seen: string[] = [];
	page.on("request", (request) => {
		if (request.url().includes("/rest/v1/portfolios") && request.method() !== "GET") seen.push(request.method());
	});
	return seen;
};
