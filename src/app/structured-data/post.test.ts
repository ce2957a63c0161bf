import { expect, test } from "vitest";
import { site } from "@/content/site";
import { bundledPosts } from "@/data/posts/queries";
import { serializeJsonLd } from "@/shared/seo/json-ld";
import { claimsIn } from "../../../tests/support/claims";
import { hostileInputs } from "../../../tests/support/database/hostile-inputs";
import { postStructuredData } from "./articles";

const [post] = bundledPosts;
if (!post) throw new Error("There is no post");
const all = bundledPosts.flatMap((one) => postStructuredData(one, one.excerpt, "/media/social/a.jpg"));

test("describes the article and its breadcrumb through the list", () => {
	const [article, way] = postStructuredData({ ...post, updatedAt: "2026-12-01T00:00:00.000Z" }, "What it says.", "/media/social/a.jpg");
	expect(article).toMatchObject({
		"@type": "Article",
		headline: post.title,
		description: "What it says.",
		mainEntityOfPage: `${site.url}/blog/${post.slug}`,
		image: `${site.url}/media/social/a.jpg`,
		author: { "@type": "Person", name: post.author.name },
		datePublished: post.publishedDate,
		dateModified: "2026-12-01T00:00:00.000Z",
		articleSection: post.category,
		keywords: post.tags.join(", "),
	});
	expect(way?.itemListElement).toMatchObject([
		{ position: 1, name: "Home", item: `${site.url}/` },
		{ position: 2, name: "Blog", item: `${site.url}/blogs` },
		{ position: 3, name: post.title, item: `${site.url}/blog/${post.slug}` },
	]);
});

test("is never modified before its date", () => {
	const dates = { publishedDate: "2026-12-02T00:00:00.000Z", updatedAt: "2026-12-01T00:00:00.000Z" };
	const [article] = postStructuredData({ ...post, ...dates }, "What it says.", "/media/social/a.jpg");
	expect([article?.datePublished, article?.dateModified]).toEqual([dates.publishedDate, dates.publishedDate]);
});

test("omits slug, date and category when a post has none", () => {
	const [article] = postStructuredData(
		{ ...post, slug: null, publishedDate: null, category: null, tags: [] },
		"x",
		"https://cdn.example.org/a.png",
	);
	expect(article).toMatchObject({ mainEntityOfPage: `${site.url}/blog/${post.id}`, image: "https://cdn.example.org/a.png" });
	for (const member of ["datePublished", "dateModified", "articleSection", "keywords"]) expect(article).not.toHaveProperty(member);
});

test.each(
	["json-ld-and-head", "unicode-bidi", "html-content"]
		.flatMap(hostileInputs)
		.map(({ id, payload }): [string, string] => [id, String(payload)]),
)("keeps %s as plain text in a title, a text and a name", (_id, text) => {
	const told = serializeJsonLd(
		postStructuredData({ ...post, title: text, tags: [text], author: { ...post.author, name: text } }, text, "/a.jpg"),
	);
	expect(told).not.toMatch(/[<\u2028\u2029]/);
	const read: unknown = JSON.parse(told);
	expect(read).toMatchObject(text ? [{ headline: text, description: text, author: { name: text } }, {}] : [{}, {}]);
});

test("contains none of the registered claims", () => {
	const told = JSON.stringify(all);
	expect(claimsIn(told)).toEqual([]);
});
