import type { Dialog, Locator, Page } from "@playwright/test";
import { adminRest } from "./support/admin-rows.ts";
import { DESK, expectAccessible, expectAccessibleAndNarrow, still } from "./support/axe.ts";
import { expect, signInAsAdministrator, test } from "./support/journey.ts";

interface Draft {
	id: string;
	slug: string;
	remove: () => Promise<void>;
}

/** Writes a row with the administrator's session, without the forms. */
async function makeDraft(page: Page, table: "portfolios" | "blogs", row: Record<string, unknown>): Promise<Draft> {
	const id = crypto.randomUUID();
	const slug = `preview-${id.slice(0, 8)}`;
	const rest = adminRest(page);
	await rest.insert(table, [{ id, slug, status: "draft", ...row }]);
	return { id, slug, remove: async () => void (await rest.remove(table, `id=eq.${id}`)) };
}

const project = {
	title: "A drawbridge that announces itself",
	service_id: "saas",
	description: "Sixty skippers know when the road opens.",
	challenge: "No one knew.\n\nEveryone waited.",
	solution: "A board that says it.",
	features: ["Says when", "Says why"],
	detailed_metrics: [{ label: "less waiting", value: "41%", description: "In one season." }],
	gallery: [{ url: "/media/projects/offline-ferry-pass-1.webp", alt: "A phone on a quay" }],
};

test("shows a draft project to the administrator but not to visitors", async ({ page, browser, baseURL }) => {
	await signInAsAdministrator(page);
	const draft = await makeDraft(page, "portfolios", project);
	await page.goto(`/admin/preview/portfolio/${draft.id}`);
	const bar = page.getByRole("complementary", { name: "Preview" });
	await expect(bar).toContainText("Draft");
	await expect(bar).toContainText("Only you can see this");
	await expect(page.getByRole("heading", { level: 1, name: project.title })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Project Gallery" })).toBeAttached();
	await expect(page.getByText("41%").first()).toBeAttached();
	await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
	await expect(page.getByRole("link", { name: "View on the site" })).toHaveCount(0);
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	await expect(page.getByRole("contentinfo")).toBeVisible();
	await expect(page.getByRole("link", { name: "Edit" })).toHaveAttribute("href", `/admin/portfolio/edit/${draft.id}`);

	const visitor = await browser.newPage({ baseURL });
	for (const name of [draft.slug, draft.id]) {
		await visitor.goto(`/case-study/${name}`);
		await expect(visitor).toHaveURL(/\/portfolio$/);
	}
	await visitor.goto(`/admin/preview/portfolio/${draft.id}`);
	await expect(visitor).toHaveURL(/\/admin\/login$/);
	await expect(visitor.getByText(project.title)).toHaveCount(0);
	await visitor.close();

	await bar.getByRole("link", { name: "Back to list" }).click();
	await expect(page).toHaveURL(/\/admin\/portfolio$/);
	await draft.remove();
});

test.describe("accessibility", () => {
	test.use(still(DESK));

	test("a draft post is shown to the administrator sanitized as for visitors, and both previews are accessible", async ({
		page,
		browser,
		baseURL,
	}) => {
		await signInAsAdministrator(page);
		const post = {
			title: "What a drawbridge taught us about queues",
			content:
				'<p>A <b>bold</b> word.</p><h2>Waiting</h2><script>document.title = "taken"</script><img src="/media/fallback/ai.webp" alt="A board" onerror="alert(1)">',
			author: { name: "Ananya Iyer" },
		};
		const drafts = {
			portfolio: await makeDraft(page, "portfolios", { ...project, title: "A drawbridge to look at" }),
			blog: await makeDraft(page, "blogs", post),
		};
		for (const [kind, draft] of Object.entries(drafts)) {
			await page.goto(`/admin/preview/${kind}/${draft.id}`);
			await page.getByRole("heading", { level: 1 }).waitFor();
			await page.getByRole("contentinfo").waitFor({ state: "attached" });
			await expectAccessibleAndNarrow(page, kind);
		}
		await expect(page.getByRole("complementary", { name: "Preview" })).toContainText("Draft");
		await expect(page.getByRole("heading", { level: 1, name: post.title })).toBeVisible();
		await expect(page.getByRole("heading", { level: 2, name: /^Waiting/ })).toBeVisible();
		expect(await page.locator("article script, article [onerror]").count()).toBe(0);
		const visitor = await browser.newPage({ baseURL });
		await visitor.goto(`/blog/${drafts.blog.slug}`);
		await expect(visitor).toHaveURL(/\/blogs$/);
		await visitor.close();
		for (const draft of Object.values(drafts)) await draft.remove();
	});
});

const FRAME = "Preview of the case study";

/** Scroll position of the frame after its pictures have loaded and a few frames have passed. */
const settled = (place: Locator) =>
	place.evaluate(async (element) => {
		await Promise.all([...element.querySelectorAll("img")].map((image) => (image.complete ? null : image.decode().catch(() => null))));
		for (let frame = 0; frame < 10; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
		return element.scrollTop;
	});

test("updates the live preview while the administrator types, at three widths, without active controls", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio/new");
	const inside = page.frameLocator(`iframe[title="${FRAME}"]`);
	await expect(inside.getByText("Give it a title to see the page.")).toBeVisible();
	await page.getByLabel("Title", { exact: true }).fill("A lock keeper's ledger");
	await expect(inside.locator("h1")).toHaveText("A lock keeper's ledger");
	expect(await inside.locator("h1").evaluate(({ ownerDocument }) => [...ownerDocument.fonts].map(({ family }) => family))).toContain(
		"Instrument Sans Variable",
	);
	await page.getByLabel("Description", { exact: true }).fill("Counts boats.");
	await expect(inside.getByText("Counts boats.")).toBeVisible();
	await expect(page).not.toHaveTitle(/ledger/);
	const viewport = () => page.locator(`iframe[title="${FRAME}"]`).evaluate((frame: HTMLIFrameElement) => frame.contentWindow?.innerWidth);
	for (const [name, width] of [
		["Phone", 390],
		["Tablet", 768],
		["Desktop", 1280],
	] as const) {
		await page.getByRole("button", { name, exact: true }).click();
		await expect.poll(viewport).toBe(width);
	}
	const place = inside.locator(`section[aria-label="${FRAME}"]`);
	const scrolled = () => place.evaluate((element) => element.scrollTop);
	await page.getByRole("button", { name: "Hide preview" }).focus();
	await page.keyboard.press("Tab");
	await page.keyboard.press("PageDown");
	await expect.poll(scrolled).toBeGreaterThan(100);
	await place.evaluate((element) => element.scrollTo({ top: 700, behavior: "instant" }));
	// Content that loads late above the visible line moves the scroll position.
	await expect.poll(async () => (await scrolled()) - (await settled(place))).toBe(0);
	const before = await scrolled();
	expect(before).toBeGreaterThanOrEqual(700);
	await page.getByLabel("Title", { exact: true }).fill("A dock keeper's ledger");
	await expect(inside.locator("h1")).toHaveText("A dock keeper's ledger");
	expect(Math.abs((await scrolled()) - before)).toBeLessThan(120);
	await place.evaluate((element) => element.scrollTo(0, 0));
	const link = await inside.getByText("Back to Portfolio").boundingBox();
	if (!link) throw new Error("The link has no place");
	const questions: string[] = [];
	const refuse = (question: Dialog) => {
		questions.push(question.message());
		void question.dismiss();
	};
	page.on("dialog", refuse);
	await page.mouse.click(link.x + 5, link.y + 5);
	await expect(inside.locator("h1")).toHaveText("A dock keeper's ledger");
	expect(questions).toEqual([]);
	page.off("dialog", refuse);
	await expect(page).toHaveURL(/\/admin\/portfolio\/new$/);
	await page.getByRole("button", { name: "Hide preview" }).click();
	await expect(page.locator("iframe")).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("button", { name: "Show preview" })).toBeVisible();
});

test("opens the preview full screen on a phone and closes it on Esc", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signInAsAdministrator(page);
	await page.goto("/admin/portfolio/new");
	await page.getByLabel("Title", { exact: true }).fill("A lock keeper's ledger");
	await page.getByRole("button", { name: "Preview", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: FRAME });
	await expect(dialog.frameLocator("iframe").locator("h1")).toHaveText("A lock keeper's ledger");
	await expectAccessible(page, "preview over the form");
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(page.getByRole("button", { name: "Preview", exact: true })).toBeFocused();
});
