import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, signInAsAdministrator } from "./journey.ts";
import { answer } from "./question.ts";

/** Each test uses its own file names because all share one library. */
export const own = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

export async function picture(name: string, { width = 900, height = 600, type = "png" as "png" | "jpeg" | "gif", orientation = 1 } = {}) {
	const drawn = sharp({ create: { width, height, channels: 3, background: "#0e7490" } });
	const buffer = await drawn.withMetadata({ orientation }).toFormat(type).toBuffer();
	return { name: `${name}.${type}`, mimeType: `image/${type}`, buffer };
}

export async function openLibrary(page: Page): Promise<void> {
	await signInAsAdministrator(page);
	await page.goto("/admin/pictures");
	await expect(page.getByRole("heading", { name: "Pictures", exact: true })).toBeVisible();
}

export const fileInput = (page: Page) => page.locator("main input[type=file]").first();
export const card = (page: Page, name: string): Locator =>
	page.getByRole("list", { name: "Uploaded pictures" }).getByRole("listitem").filter({ hasText: name });
export const altOf = (page: Page, name: string) => card(page, name).getByRole("textbox", { name: /^Alternative text/ });

/** Drops or pastes a file with a DataTransfer built in the browser. */
export async function give(
	page: Page,
	kind: "drop" | "paste",
	target: Locator,
	file: { name: string; mimeType: string; buffer: Buffer },
): Promise<void> {
	const data = await page.evaluateHandle(
		({ name, mimeType, base64 }) => {
			const transfer = new DataTransfer();
			transfer.items.add(new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: mimeType }));
			return transfer;
		},
		{ name: file.name, mimeType: file.mimeType, base64: file.buffer.toString("base64") },
	);
	if (kind === "drop") {
		await target.dispatchEvent("dragenter", { dataTransfer: data });
		await expect(page.getByText("Drop to upload")).toBeVisible();
		await target.dispatchEvent("drop", { dataTransfer: data });
	} else
		await target.evaluate((element, value) => {
			const paste = new Event("paste", { bubbles: true, cancelable: true });
			// In Firefox, a ClipboardEvent made by a script has an empty clipboard.
			element.dispatchEvent(Object.defineProperty(paste, "clipboardData", { value }));
		}, data);
}

export async function remove(page: Page, name: string): Promise<string> {
	await card(page, name)
		.getByRole("button", { name: `Delete ${name}` })
		.click();
	const question = await answer(page, "Delete");
	await expect(card(page, name)).toHaveCount(0);
	return question;
}
