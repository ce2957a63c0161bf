import sharp from "sharp";
import { adminRest } from "./support/admin-rows.ts";
import { DESK, expectAccessibleAndNarrow, still } from "./support/axe.ts";
import { expect, quiet, test } from "./support/journey.ts";
import { altOf, card, fileInput, openLibrary, own, picture, remove } from "./support/picture-library.ts";
import { answer } from "./support/question.ts";

test.beforeEach(({ problems }) => {
	// Another journey can delete a picture that the library shows.
	problems.allow(/Failed to load resource.* 400.*\/object\/public\/pictures\//);
});

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
	await quiet(page);
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

test.describe("accessibility", () => {
	test.use(still(DESK));

	test("the library with a picture, an error and an empty search is accessible and fits the screen", async ({ page, problems }) => {
		problems.allow(/^console: Upload:/);
		await openLibrary(page);
		const shown = await picture(own("Looked at"));
		await fileInput(page).setInputFiles([shown, { name: "page.png", mimeType: "image/png", buffer: Buffer.from("<html>") }]);
		await expect(card(page, shown.name)).toBeVisible();
		await expect(page.getByRole("alert")).toBeVisible();
		await expectAccessibleAndNarrow(page, "a picture and a failure", { within: "main" });
		await page.getByLabel("Search pictures").fill("nothing is called like this");
		await expect(page.getByText("No picture matches")).toBeVisible();
		await expectAccessibleAndNarrow(page, "nothing found", { within: "main" });
		await page.getByRole("button", { name: "Clear search" }).click();
		await remove(page, shown.name);
	});
});
