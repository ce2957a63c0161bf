import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { adminRest } from "./support/admin-rows.ts";
import { DESK, expectAccessibleAndNarrow, expectPartAccessible, still } from "./support/axe.ts";
import { expect, hydrated, signInAsAdministrator, test } from "./support/journey.ts";
import { answer } from "./support/question.ts";

/** Each test uses its own file names because all share one library. */
const own = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`;

async function picture(name: string, { width = 900, height = 600, type = "png" as "png" | "jpeg" | "gif", orientation = 1 } = {}) {
	const drawn = sharp({ create: { width, height, channels: 3, background: "#0e7490" } });
	const buffer = await drawn.withMetadata({ orientation }).toFormat(type).toBuffer();
	return { name: `${name}.${type}`, mimeType: `image/${type}`, buffer };
}

async function openLibrary(page: Page): Promise<void> {
	await signInAsAdministrator(page);
	await page.goto("/admin/pictures");
	await expect(page.getByRole("heading", { name: "Pictures", exact: true })).toBeVisible();
}

const fileInput = (page: Page) => page.locator("main input[type=file]").first();
const card = (page: Page, name: string): Locator =>
	page.getByRole("list", { name: "Uploaded pictures" }).getByRole("listitem").filter({ hasText: name });
const altOf = (page: Page, name: string) => card(page, name).getByRole("textbox", { name: /^Alternative text/ });

/** Drops or pastes a file with a DataTransfer built in the browser. */
async function give(
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

async function remove(page: Page, name: string): Promise<string> {
	await card(page, name)
		.getByRole("button", { name: `Delete ${name}` })
		.click();
	const question = await answer(page, "Delete");
	await expect(card(page, name)).toHaveCount(0);
	return question;
}

test("finds pictures without an alternative text and pictures that nothing shows", async ({ page }) => {
	await openLibrary(page);
	const name = own("shelf");
	await fileInput(page).setInputFiles(await picture(name));
	const file = `${name}.png`;
	await expect(card(page, file)).toBeVisible();
	const filter = page.getByRole("combobox", { name: "Pictures to show" });
	const search = page.getByRole("searchbox", { name: "Search pictures" });
	await search.fill(name);
	await filter.selectOption("No alternative text");
	await expect(page.getByText("1 picture", { exact: true })).toBeVisible();
	await altOf(page, file).fill("A shelf");
	await altOf(page, file).press("Enter");
	await expect(card(page, file)).toContainText("Saved");
	await page.waitForLoadState("networkidle");
	await expect(altOf(page, file)).toBeFocused();
	await page.reload();
	await expect(filter).toHaveValue("no-alt");
	await expect(search).toHaveValue(name);
	await expect(page.getByText("No picture matches")).toBeVisible();
	await filter.selectOption("Unused");
	await expect(card(page, file)).toBeVisible();
	await expectAccessibleAndNarrow(page, "Unused pictures");
	const address = await card(page, file).getByRole("img").getAttribute("src");
	const slug = name.replace(" ", "-");
	await adminRest(page).insert("blogs", [{ slug, title: name, content: `<img src="${address}" alt="">`, author: { name: "Ira" } }]);
	await page.reload();
	await expect(page.getByText("No picture matches")).toBeVisible();
	await adminRest(page).remove("blogs", `slug=eq.${slug}`);
	await page.getByRole("button", { name: "Clear search" }).click();
	await filter.selectOption("All pictures");
	await expect(page).toHaveURL(/\/admin\/pictures$/);
	await remove(page, file);
});

test("crops an uploaded picture around its focal point on the site and in its link card", async ({ page, browser, baseURL }) => {
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	const slug = `focal-${crypto.randomUUID().slice(0, 8)}`;
	const [row] = await rest.insert("blogs", [{ slug, title: slug, content: "<p>Words.</p>", author: { name: "Ira" } }]);
	await page.goto(`/admin/blogs/edit/${row?.id}`);
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
	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: "Upload: Featured picture URL" }).click(),
	]);
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
	await expect(shown).toHaveCSS("object-position", "50% 0%");
	await visitor.goto(`/blog/${slug}`);
	const cardUrl = (await visitor.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
	expect(cardUrl).toMatch(/card50x0-focal-.*\.jpg$/);
	const card = await page.request.get(new URL(cardUrl).pathname);
	const { channels } = await sharp(await card.body()).stats();
	expect(await sharp(await card.body()).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
	expect(channels[0]?.mean).toBeGreaterThan(250);
	await visitor.context().close();
	await rest.remove("blogs", `id=eq.${row?.id}`);
});

test("uploads a picture upright and smaller, describes it, copies it, finds it and deletes it", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await openLibrary(page);
	const name = own("Depot at night");
	const large = await picture(name, { width: 4000, height: 3000, type: "jpeg", orientation: 6 });
	await fileInput(page).setInputFiles(large);
	await expect(card(page, name)).toContainText("1,800 × 2,400");
	await altOf(page, name).fill("Three trucks at a gate");
	await altOf(page, name).press("Enter");
	await expect(card(page, name)).toContainText("Saved");
	await card(page, name)
		.getByRole("button", { name: /^Copy address/ })
		.click();
	await expect(page.getByText("Address copied")).toBeVisible();
	const address = await page.evaluate(() => navigator.clipboard.readText());
	expect(address).toMatch(/^\/storage\/v1\/object\/public\/pictures\/[0-9a-f]{20}cs1800-depot-at-night-[0-9a-f]{8}\.webp$/);
	const file = await page.request.get(address, { headers: { cookie: "" } });
	expect(file.headers()).toMatchObject({
		"content-type": "image/webp",
		"cache-control": "max-age=31536000",
		"x-content-type-options": "nosniff",
	});
	expect(await sharp(await file.body()).metadata()).toMatchObject({ format: "webp", width: 1800, height: 2400 });
	const linkCard = address.replace(/cs1800-(.*)\.webp$/, "card-$1.jpg");
	expect(await sharp(await (await page.request.get(linkCard)).body()).metadata()).toMatchObject({
		format: "jpeg",
		width: 1200,
		height: 630,
	});
	await page.reload();
	await expect(altOf(page, name)).toHaveValue("Three trucks at a gate");
	await page.getByLabel("Search pictures").fill(`trucks ${name.slice(-8)}`);
	await expect(page.getByRole("list", { name: "Uploaded pictures" }).getByRole("listitem")).toHaveCount(1);
	await expect(page).toHaveURL(/\?search=trucks/);
	expect(await remove(page, large.name)).toBe(
		`Are you sure you want to delete “${large.name}”? It isn't used anywhere. This can't be undone.`,
	);
	await expect(page.getByText("Picture deleted")).toBeVisible();
	await expect(page.getByText("No picture matches")).toBeVisible();
	for (const gone of [address, linkCard]) expect((await page.request.get(gone)).ok(), gone).toBe(false);
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

test("renames a picture, replaces it wherever it is shown, and takes that back", async ({ page }) => {
	await openLibrary(page);
	const name = own("logo");
	const slug = name.replace(" ", "-");
	await fileInput(page).setInputFiles(await picture(name));
	const rename = (of: string) => page.getByRole("button", { name: `Rename ${of}`, exact: true });
	await rename(`${name}.png`).press("Enter");
	const box = page.getByRole("textbox", { name: `Name of ${name}.png` });
	await expect(box).toBeFocused();
	await box.fill(name);
	await box.press("Enter");
	await expect(rename(name)).toBeFocused();
	await altOf(page, name).fill("A logo");
	await altOf(page, name).press("Enter");
	await expect(card(page, name)).toContainText("Saved");
	const address = (await card(page, name).getByRole("img").getAttribute("src")) ?? "";
	const rest = adminRest(page);
	const before = { image: `${address}#at=30x70`, content: `<img src="${address}" alt="">` };
	await rest.insert("blogs", [{ slug, title: slug, ...before, author: { name: "Ira" } }]);

	const [chooser] = await Promise.all([
		page.waitForEvent("filechooser"),
		page.getByRole("button", { name: `Replace ${name}` }).press("Enter"),
	]);
	await chooser.setFiles(await picture("new", { width: 700 }));
	expect(await answer(page, "Replace")).toContain("It is shown by 1 post");
	await expect(page.getByText("Picture replaced")).toBeVisible();
	// Undo is offered for 10 s, and longer while the pointer is over it.
	await page.getByRole("listitem").filter({ hasText: "Picture replaced" }).hover();
	await expect(rename(`${name} (replaced)`)).toBeVisible();
	const fresh = card(page, name).filter({ hasText: "700 × 600" });
	await expect(fresh.getByRole("textbox", { name: /^Alternative text/ })).toHaveValue("A logo");
	const shown = async () => (await rest.read("blogs", `slug=eq.${slug}&select=image,content`))[0];
	const now = (await fresh.getByRole("img").getAttribute("src")) ?? "";
	expect(now).not.toBe(address);
	expect(await shown()).toEqual({ image: now, content: `<img src="${now}" alt="">` });
	await page.getByRole("button", { name: "Undo" }).click();
	await expect.poll(shown).toEqual(before);
	await expectAccessibleAndNarrow(page, "A replaced picture");
	await rest.remove("blogs", `slug=eq.${slug}`);
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

test("refuses other files, large, vector, animated and bomb pictures with a reason, and sends nothing", async ({ page, problems }) => {
	problems.allow(/^console: Upload:/);
	await openLibrary(page);
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/storage/v1/")) sent.push(request.url());
	});
	const bomb = (await picture(own("Bomb"))).buffer;
	bomb.writeUInt32BE(30_000, 16);
	bomb.writeUInt32BE(30_000, 20);
	const frames = Buffer.from(Array.from({ length: 8 * 16 * 3 }, (_byte, at) => (at < 8 * 8 * 3 ? 200 : 20)));
	const moving = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
		.gif({ delay: [90, 90] })
		.toBuffer();
	const half = (await picture("half")).buffer;
	const cases: [string, string, Buffer, RegExp][] = [
		["page.png", "image/png", Buffer.from("<html><script>alert(1)</script></html>"), /This file isn't a picture/],
		["drawing.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"), /SVG files/],
		["spinner.gif", "image/gif", moving, /Animated pictures/],
		["bomb.png", "image/png", bomb, /up to 50 megapixels/],
		["phone.heic", "image/heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), /Export the photo as JPEG/],
		["large.png", "image/png", Buffer.concat([half, Buffer.alloc(31 * 1024 * 1024)]), /up to 30 MB/],
		["half.png", "image/png", half.subarray(0, 60), /damaged/],
	];
	await fileInput(page).setInputFiles(cases.map(([name, mimeType, buffer]) => ({ name, mimeType, buffer })));
	const uploads = page.getByRole("region", { name: "Uploads" });
	for (const [name, , , reason] of cases)
		await expect(uploads.getByRole("listitem").filter({ hasText: name }).getByRole("alert")).toHaveText(reason);
	await expect(uploads).toContainText(`0 of ${cases.length} pictures uploaded, ${cases.length} failed`);
	await expect(uploads.getByRole("button", { name: /^Retry/ })).toHaveCount(0);
	expect(sent).toEqual([]);
	await uploads.getByRole("button", { name: "Dismiss all" }).click();
	await expect(uploads).toHaveCount(0);
});

test("shows an upload's progress, cancels it, and retries a failed one only on request", async ({ page, problems }) => {
	problems.allow(/^console: Upload:/, /Failed to load resource/);
	await openLibrary(page);
	const [canceled, failing] = [await picture(own("Canceled")), await picture(own("Failing"))];
	let release = () => {};
	const released = new Promise<void>((resolve) => (release = resolve));
	await page.route("**/storage/v1/object/pictures/*", async (route) => {
		await released;
		await route.abort();
	});
	const uploads = page.getByRole("region", { name: "Uploads" });
	await fileInput(page).setInputFiles([canceled, failing]);
	await expect(uploads.getByRole("progressbar", { name: `Upload of ${canceled.name}` })).toBeVisible();
	await uploads.getByRole("button", { name: `Cancel ${canceled.name}` }).click();
	await expect(uploads).not.toContainText(canceled.name);
	release();
	await expect(uploads.getByRole("alert")).toContainText("The server can't be reached.");
	await page.unroute("**/storage/v1/object/pictures/*");
	await uploads.getByRole("button", { name: `Retry: ${failing.name}` }).click();
	await expect(card(page, failing.name)).toBeVisible();
	await expect(uploads).toHaveCount(0);
	await expect(card(page, canceled.name)).toHaveCount(0);

	// The file is stored but its row isn't: a retry creates no second picture.
	const once = await picture(own("Once"));
	const sent: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST" && request.url().includes("/storage/v1/object/pictures/")) sent.push(request.url());
	});
	await page.route("**/rest/v1/pictures*", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
	await fileInput(page).setInputFiles(once);
	await expect(uploads.getByRole("alert")).toBeVisible();
	await page.unroute("**/rest/v1/pictures*");
	await uploads.getByRole("button", { name: `Retry: ${once.name}` }).click();
	await expect(card(page, once.name)).toHaveCount(1);
	// The picture, its link card and two copies.
	expect(new Set(sent).size).toBe(4);
	for (const { name } of [failing, once]) await remove(page, name);
});

test("keeps a text that wasn't saved, and shows an error when the list doesn't load", async ({ page, problems }) => {
	problems.allow(/Alternative text:/, /Failed to load resource/);
	await openLibrary(page);
	const kept = await picture(own("Kept text"));
	await fileInput(page).setInputFiles(kept);
	await page.route("**/rest/v1/pictures*", (route) => (route.request().method() === "PATCH" ? route.abort() : route.continue()));
	await altOf(page, kept.name).fill("Words that must not be lost");
	await altOf(page, kept.name).blur();
	await expect(card(page, kept.name).getByRole("alert")).toHaveText("Not saved. Your text is still here.");
	await expect(altOf(page, kept.name)).toHaveValue("Words that must not be lost");
	const asked = page.waitForEvent("dialog").then(async (dialog) => {
		await dialog.accept();
		return dialog.type();
	});
	await page.reload();
	expect(await asked).toBe("beforeunload");
	await expect(altOf(page, kept.name)).toHaveValue("Words that must not be lost");
	await page.unroute("**/rest/v1/pictures*");
	await card(page, kept.name).getByRole("button", { name: "Save again" }).click();
	await expect(card(page, kept.name)).toContainText("Saved");
	await remove(page, kept.name);
	await page.route("**/rest/v1/pictures*", (route) => route.fulfill({ status: 400, body: '{"code":"XX"}' }));
	await page.reload();
	await expect(page.getByText("Failed to load pictures. Please try again.")).toBeVisible();
	await page.unroute("**/rest/v1/pictures*");
	await page.getByRole("button", { name: "Retry" }).click();
	await expect(page.getByText("Failed to load pictures. Please try again.")).toHaveCount(0);
	await expect(page.getByText(/^\d+ pictures?$/)).toBeVisible();
});

test("the library works with the keyboard alone", async ({ page }) => {
	await openLibrary(page);
	const typed = await picture(own("By keyboard"));
	const chooser = page.waitForEvent("filechooser");
	await page.getByRole("button", { name: "Upload pictures" }).focus();
	await page.keyboard.press("Enter");
	await (await chooser).setFiles(typed);
	await expect(card(page, typed.name)).toBeVisible();
	await page.getByLabel("Search pictures").focus();
	await page.keyboard.type(typed.name.slice(0, -4));
	await expect(page.getByRole("list", { name: "Uploaded pictures" }).getByRole("listitem")).toHaveCount(1);
	await page.keyboard.press("Tab");
	await expect(page.getByRole("combobox", { name: "Pictures to show" })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(card(page, typed.name).getByRole("button", { name: /^Rename/ })).toBeFocused();
	await page.keyboard.press("Tab");
	await expect(altOf(page, typed.name)).toBeFocused();
	await page.keyboard.type("Typed and taken back");
	await page.keyboard.press("Escape");
	await expect(altOf(page, typed.name)).toHaveValue("");
	await page.keyboard.type("Typed and kept");
	await page.keyboard.press("Enter");
	await expect(card(page, typed.name)).toContainText("Saved");
	for (const name of [/^Copy address/, /^Open/, /^Replace/, /^Delete/]) {
		await page.keyboard.press("Tab");
		await expect(card(page, typed.name).getByRole(name.source.includes("Open") ? "link" : "button", { name })).toBeFocused();
	}
	await page.keyboard.press("Enter");
	await expect(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toBeFocused();
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await expect(card(page, typed.name)).toHaveCount(0);
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

test.describe("accessibility", () => {
	test.use(still(DESK));

	test("the library with a picture, an error and an empty search is accessible and fits the screen", async ({ page, problems }) => {
		problems.allow(/^console: Upload:/);
		await openLibrary(page);
		const shown = await picture(own("Looked at"));
		await fileInput(page).setInputFiles([shown, { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html>") }]);
		await expect(card(page, shown.name)).toBeVisible();
		await expect(page.getByRole("alert")).toBeVisible();
		await expectAccessibleAndNarrow(page, "a picture and a failure");
		await page.getByLabel("Search pictures").fill("nothing is called like this");
		await expect(page.getByText("No picture matches")).toBeVisible();
		await expectAccessibleAndNarrow(page, "nothing found", { within: "main" });
		await page.getByRole("button", { name: "Clear search" }).click();
		await remove(page, shown.name);
	});
});
