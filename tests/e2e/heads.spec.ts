import { company } from "../../src/content/company";
import { adminRest } from "./support/admin-rows.ts";
import { expect, hydrated, signInAsAdministrator, test } from "./support/journey.ts";

const post = (slug: string) => ({
	slug,
	title: `What a lock keeper writes ${slug}`,
	content: "<p>The water rises, and someone writes down when.</p>",
	author: { name: "Leela Nair" },
});

test("sets a post's search result and link card, and hides the post from search engines", async ({ page, browser, baseURL }) => {
	await signInAsAdministrator(page);
	const rest = adminRest(page);
	const slug = `heads-${crypto.randomUUID().slice(0, 8)}`;
	const [row] = await rest.insert("blogs", [post(slug)]);
	const listed = async () => (await (await page.request.get("/sitemap.xml")).text()).includes(slug);
	await expect.poll(listed).toBe(true);

	await page.goto(`/admin/blogs/edit/${row?.id}`);
	const result = page.getByRole("group", { name: "Search result", exact: true });
	await expect(result.getByText("The water rises, and someone writes down when.")).toBeVisible();
	await page.getByText("Change what is shown").click();
	await page.getByLabel("SEO title", { exact: true }).fill("Lock keepers and their ledgers");
	await page.getByLabel("SEO description", { exact: true }).fill("Three ledgers, two rivers and one flood.");
	await page.getByLabel("Social picture", { exact: true }).fill("/media/social/blogs.jpg");
	await expect(result.getByText(`Lock keepers and their ledgers | ${company.name}`)).toBeVisible();
	const card = page.getByRole("group", { name: "Link card", exact: true });
	await expect(card.getByRole("img")).toHaveAttribute("src", "/media/social/blogs.jpg");
	await page.getByLabel("Hide from search engines").check();
	await expect(result.getByText("Search engines are asked to leave this page out.")).toBeVisible();
	await page.getByRole("button", { name: "Update Blog Post", exact: true }).click();
	await expect(page.getByText("Blog post updated")).toBeVisible();

	const visitor = await (await browser.newContext({ baseURL })).newPage();
	await visitor.goto(`/blog/${slug}`);
	await expect(visitor).toHaveTitle(`Lock keepers and their ledgers | ${company.name}`);
	const meta = (name: string) => visitor.locator(`meta[name="${name}"], meta[property="${name}"]`);
	await expect(meta("robots")).toHaveAttribute("content", /noindex/);
	await expect(meta("description")).toHaveAttribute("content", "Three ledgers, two rivers and one flood.");
	await expect(meta("og:image")).toHaveAttribute("content", /\/media\/social\/blogs\.jpg$/);
	expect(await listed()).toBe(false);
	for (const file of ["/feed.xml", "/llms.txt"]) expect(await (await page.request.get(file)).text(), file).not.toContain(slug);
	await visitor.goto("/blogs");
	await hydrated(visitor);
	await expect(visitor.locator(`a[href="/blog/${slug}"]`).first()).toBeAttached();
	await visitor.context().close();
	await rest.remove("blogs", `slug=eq.${slug}`);
});
