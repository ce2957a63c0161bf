import type { Page } from "@playwright/test";
import { EMBEDDED_PUBLISHABLE_KEY } from "../../../scripts/embedded/backend.ts";

type Table = "portfolios" | "blogs" | "working_copies" | "preview_links" | "leads" | "pictures" | "site_settings";

/** Reads and writes rows with the signed-in page's session, without its screens. */
export function adminRest(page: Page) {
	const headers = async () => {
		const token = await page.evaluate((key) => {
			const session = localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? "{}";
			return JSON.parse(session).access_token;
		}, "sb-studio-auth-token");
		return { apikey: EMBEDDED_PUBLISHABLE_KEY, authorization: `Bearer ${token}`, prefer: "return=representation" };
	};
	const rows = async (answer: { ok(): boolean; text(): Promise<string>; json(): Promise<Record<string, unknown>[]> }) => {
		if (!answer.ok()) throw new Error(await answer.text());
		return answer.json();
	};
	return {
		read: async (table: Table, filter: string) => rows(await page.request.get(`/rest/v1/${table}?${filter}`, { headers: await headers() })),
		insert: async (table: Table, data: Record<string, unknown>[], select = "*") =>
			rows(await page.request.post(`/rest/v1/${table}?select=${select}`, { headers: await headers(), data })),
		update: async (table: Table, filter: string, data: Record<string, unknown>) =>
			rows(await page.request.patch(`/rest/v1/${table}?${filter}`, { headers: await headers(), data })),
		remove: async (table: Table, filter: string) =>
			rows(await page.request.delete(`/rest/v1/${table}?${filter}`, { headers: await headers() })),
	};
}
