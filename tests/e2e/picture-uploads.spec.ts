import sharp from "sharp";
import { adminRest } from "./support/admin-rows.ts";
import { expectPartAccessible } from "./support/axe.ts";
import { expect, hydrated, signInAsAdministrator, test } from "./support/journey.ts";
import { altOf, card, fileInput, give, openLibrary, own, picture, remove } from "./support/picture-library.ts";
import { answer } from "./support/question.ts";

test.beforeEach(({ problems }) => {
	// Another journey can delete a picture that the library shows.
	problems.allow(/Failed to load resource.* 400.*\/object\/public\/pictures\//);
});

test("accepts several pictures by drop and paste, and warns before deleting a picture in use", async ({ page }) => {
	await openLibrary(page);
	const [dropped, pasted] = [await picture(own("Dropped")), await picture(own("Pasted"))];
	await give(page, "drop", page.getByRole("heading", { name: "Pictures", exact: true }), dropped);
	await expect(card(page, dropped.name)).toBeVisible();
	await give(page, "paste", page.locator("body"), pasted);
	await expect(card(page, pasted.name)).toBeVisible();
	const several = await Promise.all(["A", "B", "C"].map((letter) => picture(own(`Several ${letter}`))));
	await fileInput(page).setInputFiles(several);
	for (const { name } of several) await expect(card(page, name)).toBeVisible();
	const address = await card(page, dropped.name).getByRole("link", { name: /^Open/ }).getAttribute("href");

	const rest = adminRest(page);
	const title = own("A project that shows an uploaded picture");
	const project = {
		title,
		slug: title.toLowerCase().replaceAll(" ", "-"),
		service_id: "ai-automation",
		description: "Shows it.",
		image: address,
		// At the end of the lists that other journeys open.
		created_at: "2001-01-01T00:00:00Z",
	};
	await rest.insert("portfolios", [{ ...project, status: "draft" }]);
	await card(page, dropped.name)
		.getByRole("button", { name: /^Delete/ })
		.click();
	await answer(page, "Cancel");
	await expect(card(page, dropped.name)).toBeVisible();
	expect(await remove(page, dropped.name)).toContain("Used by 1 project. This can't be undone.");
	// At once, because other journeys open lists that would show the missing picture.
	await rest.remove("portfolios", `slug=eq.${project.slug}`);
	for (const { name } of [pasted, ...several]) await remove(page, name);
});

test("refuses a page and a damaged picture with a reason, and sends nothing", async ({ page, problems }) => {
	problems.allow(/^console: Upload:/);
	await openLibrary(page);
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/storage/v1/")) sent.push(request.url());
	});
	const cases: [string, Buffer, RegExp][] = [
		["page.png", Buffer.from("<html><script>alert(1)</script></html>"), /This file isn't a picture/],
		["half.png", (await picture("half")).buffer.subarray(0, 60), /damaged/],
	];
	await fileInput(page).setInputFiles(cases.map(([name, buffer]) => ({ name, mimeType: "image/png", buffer })));
	const uploads = page.getByRole("region", { name: "Uploads" });
	for (const [name, , reason] of cases)
		await expect(uploads.getByRole("listitem").filter({ hasText: name }).getByRole("alert")).toHaveText(reason);
	await expect(uploads).toContainText(`0 of ${cases.length} pictures uploaded, ${cases.length} failed`);
	await expect(uploads.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
	expect(sent).toEqual([]);
	await uploads.getByRole("button", { name: "Dismiss all" }).click();
	await expect(uploads).toHaveCount(0);
});

test("shows an upload's progress, cancels it, and stores a picture once that is sent again after a lost answer", async ({
	page,
	problems,
}) => {
	problems.allow(/^console: Upload:/, /Failed to load resource/);
	await openLibrary(page);
	const [canceled, once] = [await picture(own("Canceled")), await picture(own("Once"))];
	let release = () => {};
	const released = new Promise<void>((resolve) => (release = resolve));
	const sent: string[] = [];
	await page.route("**/storage/v1/object/pictures/*", async (route) => {
		if (route.request().method() === "POST" && route.request().url().includes("once")) sent.push(route.request().url());
		await released;
		// The page has aborted the canceled upload.
		await route.continue().catch(() => {});
	});
	// The file is stored but its row isn't.
	await page.route("**/rest/v1/pictures*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	const uploads = page.getByRole("region", { name: "Uploads" });
	await fileInput(page).setInputFiles([canceled, once]);
	await expect(uploads.getByRole("progressbar", { name: `Upload of ${canceled.name}` })).toBeVisible();
	await uploads.getByRole("button", { name: `Cancel ${canceled.name}` }).click();
	await expect(uploads).not.toContainText(canceled.name);
	release();
	await expect(uploads.getByRole("alert")).toBeVisible();
	await page.unroute("**/rest/v1/pictures*");
	await uploads.getByRole("button", { name: `Retry: ${once.name}` }).click();
	await expect(card(page, once.name)).toHaveCount(1);
	await expect(uploads).toHaveCount(0);
	await expect(card(page, canceled.name)).toHaveCount(0);
	// The picture, its link card and two copies.
	expect(new Set(sent).size).toBe(4);
	await remove(page, once.name);
});

test("uploads a project's picture in its field, and picks one from the library by keyboard", async ({ page }) => {
	await openLibrary(page);
	const kept = await picture(own("In the library"));
	await fileInput(page).setInputFiles(kept);
	await altOf(page, kept.name).fill("Words of the library");
	await altOf(page, kept.name).press("Enter");
	await expect(card(page, kept.name)).toContainText("Saved");

	await page.goto("/admin/portfolio/new");
	const box = page.getByLabel("Picture URL", { exact: true });
	const dropped = await picture(own("In the field"));
	// A drop event that a script sends to an input ends Firefox's process, so send it to the button beside it.
	await give(page, "drop", page.getByRole("button", { name: "Choose: Picture URL" }), dropped);
	await expect(box).toHaveValue(/-in-the-field-[0-9a-f]{8}\.webp$/);
	await expect(page.getByText("900 × 600 pixels")).toBeVisible();
	await page.getByRole("button", { name: "Add it" }).click();
	await expect(page.getByLabel("Picture alternative text", { exact: true })).toBeFocused();

	await page.getByRole("button", { name: "Choose: Picture URL" }).focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "Choose a picture" });
	await expect(dialog.getByLabel("Search pictures")).toBeFocused();
	await page.keyboard.type(kept.name.slice(0, -4));
	await expect(dialog.getByRole("option")).toHaveCount(1);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await expect(dialog.getByRole("option", { name: `${kept.name}, Words of the library` })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Choose: Picture URL" })).toBeFocused();
	await expect(box).toHaveValue(/-in-the-library-[0-9a-f]{8}\.webp$/);
	await expect(page.getByLabel("Picture alternative text", { exact: true })).toHaveValue("Words of the library");

	page.on("dialog", (asked) => void (asked.type() === "beforeunload" ? asked.accept() : asked.dismiss()));
	await page.goto("/admin/pictures");
	for (const { name } of [kept, dropped]) await remove(page, name);
});

test("crops an uploaded picture around its focal point on the site and in its link card", async ({ page, browser, baseURL }) => {
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	const slug = `focal-${crypto.randomUUID().slice(0, 8)}`;
	const [row] = await rest.insert("blogs", [{ slug, title: slug, content: "<p>Words.</p>", author: { name: "Ira" } }]);
	await page.goto(`/admin/blogs/edit/${row?.id}`);
	const upload = page.getByRole("button", { name: "Upload: Featured picture URL" });
	await expect(upload).toBeVisible();
	await expect(page.getByRole("button", { name: "Focal point: Featured picture URL" })).toHaveCount(0);
	// The upper half is white, the lower half is black.
	const white = await sharp({ create: { width: 800, height: 800, channels: 3, background: "#fff" } })
		.png()
		.toBuffer();
	const black = sharp({ create: { width: 800, height: 1600, channels: 3, background: "#000" } });
	const buffer = await black
		.composite([{ input: white, top: 0, left: 0 }])
		.png()
		.toBuffer();
	const [chooser] = await Promise.all([page.waitForEvent("filechooser"), upload.click()]);
	await chooser.setFiles({ name: `${slug}.png`, mimeType: "image/png", buffer });
	const field = page.getByLabel("Featured picture URL", { exact: true });
	await expect(field).toHaveValue(/cs800-focal-.*\.webp$/);

	await page.getByRole("button", { name: "Focal point: Featured picture URL" }).click();
	const dialog = page.getByRole("dialog", { name: "Focal point" });
	const [across, down] = [dialog.getByRole("slider", { name: "From the left" }), dialog.getByRole("slider", { name: "From the top" })];
	await expect(across).toBeFocused();
	const shownPicture = dialog.getByTestId("focal-point").locator("img");
	await expect.poll(() => shownPicture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800);
	const box = await dialog.getByTestId("focal-point").boundingBox();
	if (!box) throw new Error("No picture");
	await page.mouse.click(box.x + box.width * 0.31, box.y + box.height * 0.12);
	await expect(across).toHaveValue("30");
	await expect(down).toHaveValue("10");
	await down.press("ArrowLeft");
	await across.press("ArrowRight");
	await expect(down).toHaveValue("0");
	await expect(across).toHaveValue("40");
	await expectPartAccessible(page, "the focal point", "dialog");
	await page.keyboard.press("Escape");
	await expect(field).toHaveValue(/\.webp$/);
	await page.getByRole("button", { name: "Focal point: Featured picture URL" }).click();
	for (let press = 0; press < 5; press += 1) await down.press("ArrowLeft");
	await dialog.getByRole("button", { name: "Use this point" }).click();
	await expect(field).toHaveValue(/\.webp#at=50x0$/);
	await page.getByRole("button", { name: "Update Blog Post", exact: true }).click();
	await expect(page.getByText("Blog post updated")).toBeVisible();

	const visitor = await (await browser.newContext({ baseURL })).newPage();
	await visitor.goto("/blogs");
	await hydrated(visitor);
	const shown = visitor.locator(`a[href="/blog/${slug}"]`).first().locator("xpath=ancestor-or-self::*[.//img][1]").locator("img").first();
	// A picture far below the screen waits.
	await shown.scrollIntoViewIfNeeded();
	await expect(shown).toHaveCSS("object-position", "50% 0%");
	await visitor.goto(`/blog/${slug}`);
	const social = visitor.locator('meta[property="og:image"]');
	await expect(social).toHaveAttribute("content", /card50x0-focal-.*\.jpg$/);
	const cardUrl = (await social.getAttribute("content")) ?? "";
	const card = await page.request.get(new URL(cardUrl).pathname);
	const { channels } = await sharp(await card.body()).stats();
	expect(await sharp(await card.body()).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(channels[0]?.mean).toBeGreaterThan(250);
	await visitor.context().close();
	await rest.remove("blogs", `id=eq.${row?.id}`);
});

test("loads a smaller copy of an uploaded picture on a phone, and deletes the copies with it", async ({ page, browser, baseURL }) => {
	await openLibrary(page);
	const name = own("wide");
	const slug = name.replace(" ", "-");
	await fileInput(page).setInputFiles(await picture(name, { width: 1600, height: 1000, type: "jpeg" }));
	const file = `${name}.jpeg`;
	await expect(card(page, file)).toContainText("1,600 × 1,000");
	const address = (await card(page, file).locator("img").getAttribute("src")) ?? "";
	expect(address).toMatch(/cs1600-wide-.*\.webp$/);
	const copies = [480, 800, 1200].map((width) => address.replace("cs1600-", `w${width}-`));
	for (const [index, copy] of copies.entries()) {
		const { width, height } = await sharp(await (await page.request.get(copy)).body()).metadata();
		expect([width, height]).toEqual(
			[
				[480, 300],
				[800, 500],
				[1200, 750],
			][index],
		);
	}
	const content = `<p>Words.</p><img src="${address}" alt="A wide picture">`;
	await adminRest(page).insert("blogs", [{ slug, title: slug, content, image: address, author: { name: "Ira" } }]);

	const visitor = await (await browser.newContext({ baseURL, viewport: { width: 390, height: 800 }, deviceScaleFactor: 1 })).newPage();
	await visitor.goto(`/blog/${slug}`);
	await hydrated(visitor);
	const images = visitor.locator(`img[src="${address}"]`);
	// The featured picture and that in the text.
	await expect(images).toHaveCount(2);
	for (const image of await images.all()) {
		await image.scrollIntoViewIfNeeded();
		await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(/w480-wide/);
	}

	await adminRest(page).remove("blogs", `slug=eq.${slug}`);
	await remove(page, file);
	for (const gone of [address, ...copies]) expect((await page.request.get(gone)).ok(), gone).toBe(false);
});
