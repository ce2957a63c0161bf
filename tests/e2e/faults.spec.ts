import type { Page, Route } from "@playwright/test";
import sharp from "sharp";
import { matrix } from "../faults/fault-matrix.ts";
import { adminRest } from "./support/admin-rows.ts";
import { expect, signInAsAdministrator, signInByForm, test } from "./support/journey.ts";

const KEY = "sb-studio-auth-token";
const dashboard = (page: Page) => page.getByRole("heading", { name: "Dashboard" });

/** Fills local storage to the last character. */
async function fillStorage(page: Page): Promise<void> {
	const isFull = await page.evaluate(() => {
		let text = "";
		for (let size = 4_000_000; size >= 1; size = Math.floor(size / 2)) {
			try {
				for (;;) {
					localStorage.setItem("filling", text + "x".repeat(size));
					text += "x".repeat(size);
				}
			} catch {
				// A smaller piece can still fit.
			}
		}
		try {
			localStorage.setItem("one more", "");
			return false;
		} catch {
			return true;
		}
	});
	expect(isFull).toBe(true);
}

test("full storage: signs in, saves and backs up, and says what this browser can't keep", async ({ page, problems }) => {
	problems.allow(/^console: Backup: backup:/);
	await page.goto("/admin/login");
	await fillStorage(page);
	await signInByForm(page);
	expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
	await page.reload();
	await expect(dashboard(page)).toBeVisible();

	const rest = adminRest(page);
	const [row] = await rest.insert("portfolios", [
		{ slug: `full-${crypto.randomUUID()}`, title: "Written without room", service_id: "saas", description: "Waits." },
	]);
	await page.goto(`/admin/portfolio/edit/${row?.id}`);
	const client = page.getByLabel("Client", { exact: true });
	await client.fill("No room for this");
	await expect(page.getByText("This browser can't store drafts")).toBeVisible();
	await expect(page.getByText(/Saved to your drafts/)).toBeVisible();
	await page.reload();
	await expect(client).toHaveValue("No room for this");
	await page.getByRole("button", { name: "Update Portfolio", exact: true }).click();
	await expect(page.getByText("Portfolio updated")).toBeVisible();
	await rest.remove("portfolios", `id=eq.${row?.id}`);

	const { shows, way } = matrix.backup["full storage"];
	await page.goto("/admin/data");
	await page.getByRole("button", { name: "Create Backup" }).click();
	await expect(page.getByText(shows)).toBeVisible();
	const saved = page.waitForEvent("download");
	await page.getByRole("button", { name: way[0] ?? "" }).click();
	expect((await saved).suggestedFilename()).toMatch(/^backup-.*\.json$/);
	await page.goto("/admin/logout");
	await expect(page).toHaveURL(/\/admin\/login$/);
	expect(await page.evaluate((key) => sessionStorage.getItem(key), KEY)).toBeNull();
});

const FILES = "**/storage/v1/object/pictures/*";
const uploadFaults: [keyof typeof matrix.upload, (route: Route) => Promise<void>][] = [
	["500", (route) => route.fulfill({ status: 500, json: { message: "broken" } })],
	["409", (route) => route.fulfill({ status: 409, json: { message: "taken" } })],
	["HTML instead of JSON", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" })],
	["empty body", (route) => route.fulfill({ status: 200, body: "" })],
	["connection reset", (route) => route.abort("connectionreset")],
];

test("upload: names the problem after each fault, claims no success, and uploads the picture at last", async ({ page, problems }) => {
	problems.allow(/^console: Upload:/, /Failed to load resource/);
	await signInAsAdministrator(page);
	await page.goto("/admin/pictures");
	const name = `fault-${crypto.randomUUID().slice(0, 8)}.png`;
	const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: "#0e7490" } })
		.png()
		.toBuffer();
	const uploads = page.getByRole("region", { name: "Uploads" });
	const again = uploads.getByRole("button", { name: `Retry: ${name}` });
	for (const [index, [fault, answer]] of uploadFaults.entries()) {
		await page.unroute(FILES);
		await page.route(FILES, answer);
		if (index === 0) await page.locator("main input[type=file]").first().setInputFiles({ name, mimeType: "image/png", buffer });
		else await again.click();
		const { shows } = { shows: "", ...matrix.upload[fault] };
		await expect(uploads.getByRole("alert")).toContainText(shows);
		await expect(uploads).toContainText("0 of 1 picture uploaded, 1 failed");
	}
	await page.unroute(FILES);
	await again.click();
	await expect(uploads).toHaveCount(0);
	const rest = adminRest(page);
	expect(await rest.read("pictures", `name=eq.${name}&select=name`)).toEqual([{ name }]);
	await rest.remove("pictures", `name=eq.${name}`);
});
