import type { Page } from "@playwright/test";
import { company } from "../../../src/content/company";
import { expect } from "./journey.ts";

/** Makes a subject unique, because all tests share one inbox. */
export function unmistakable(subject: string): string {
	return `${subject} ${crypto.randomUUID().slice(0, 8)}`;
}

/** Sends a message as the contact form does, and retries with the same key while another test breaks the relay. */
export async function writeAs(
	page: Page,
	subject: string,
	lead: { name?: string; email?: string; message?: string; source?: string } = {},
): Promise<void> {
	const key = crypto.randomUUID();
	const lines = [
		`Name: ${lead.name ?? "Asha Rao"}`,
		`Email: ${lead.email ?? "asha.rao@example.com"}`,
		"Phone: +919876543210",
		...(lead.source ? [`Source: ${lead.source}`] : []),
		`Message: ${lead.message ?? "We run 300 vans in Pune.\nWe need live dispatch."}`,
	];
	await expect
		.poll(async () => {
			const sending = page.request.post("/functions/v1/send-email", {
				headers: { "idempotency-key": key },
				data: { body: lines.join("\n"), name: company.name, subject, to: "hello@kalpa.example" },
			});
			// `expect.poll` stops at a rejection. The key makes a repeated request harmless.
			return sending.then(
				(reply) => reply.status(),
				() => null,
			);
		})
		.toBe(200);
}

export const row = (page: Page, subject: string) =>
	page.getByRole("list", { name: "Leads" }).getByRole("link", { name: new RegExp(subject) });
export const reader = (page: Page) => page.getByRole("region", { name: "Lead", exact: true });

export async function openInbox(page: Page, subject: string): Promise<void> {
	await page.goto(`/admin/leads?q=${encodeURIComponent(subject)}`);
	await expect(row(page, subject).first()).toBeVisible();
}

/** Deletes a test's leads with the browser's session. */
export async function removeAll(page: Page, subject: string): Promise<void> {
	await page.evaluate(async (text) => {
		const session = JSON.parse(localStorage.getItem("sb-studio-auth-token") ?? "{}");
		const headers = { apikey: "sb_publishable_embedded_kalpa_studio_demo", Authorization: `Bearer ${session.access_token}` };
		await fetch(`/rest/v1/leads?subject=like.*${encodeURIComponent(text)}*`, { method: "DELETE", headers });
	}, subject);
}
