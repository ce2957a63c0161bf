import type { Page } from "@playwright/test";
import { expect, signInAsAdministrator } from "./journey.ts";

export interface Person {
	email: string;
	password: string;
}

/** Opens an admin page with a new session. */
export async function openSignedIn(page: Page, person: Person, path: string): Promise<void> {
	await signInAsAdministrator(page, person);
	await page.goto(path);
	await expect(page.getByRole("button", { name: "Account menu" })).toBeVisible();
}

export const keptSessions = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("auth-token")));
