import type { Locator, Page } from "@playwright/test";
import { expectAccessibleAndNarrow } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";
import { button, field, openNew, removeProject, storedRows, unique } from "./support/project-form.ts";

test.use({ timezoneId: "Asia/Kolkata" });

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

test.beforeEach(async ({ page }) => {
	await signInAsAdministrator(page);
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
	for (let step = 0; step < 12; step += 1) await page.keyboard.press("Shift+Tab");
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
