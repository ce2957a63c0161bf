// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, describe, expect, test, vi } from "vitest";
import { staticPosts } from "@/content/blog/list";
import { company } from "@/content/company";
import { services } from "@/content/services/index";
import { hostileInputs } from "../tests/support/database/hostile-inputs";
import type { Published, PublishedItem } from "./site-files";

const hostileTexts = ["html-content", "url-field", "json-ld-and-head", "unicode-bidi"]
	.flatMap(hostileInputs)
	.flatMap(({ payload }) => payload);

const load = async () => import("./site-files");
const item = (over: Partial<PublishedItem> = {}): PublishedItem => ({
	id: "5eed0000-0000-4000-8000-200000000001",
	slug: "a-post",
	title: "A post",
	summary: "What it says.",
	published: "2026-02-01T10:00:00+05:30",
	updated: "2026-03-01T10:00:00+05:30",
	...over,
});
const none: Published = { projects: [], posts: [] };
const dayOf = () => "2026-01-31";

async function files(published = none) {
	const { siteFiles } = await load();
	return siteFiles(published, dayOf);
}
/** The built-in posts, which every file lists besides the rows. */
const ownPaths = staticPosts.map(({ slug }) => `/blog/${slug}`);
const body = (made: Awaited<ReturnType<typeof files>>, path: string) => made[path]?.body ?? "";
const parse = (text: string) => new DOMParser().parseFromString(text, "application/xml");
const entries = (text: string) =>
	[...parse(text).querySelectorAll("url")].map((url) =>
		Object.fromEntries(["loc", "lastmod", "changefreq", "priority"].map((name) => [name, url.querySelector(name)?.textContent])),
	);

const entryOf = (feed: Document, slug: string) =>
	[...feed.querySelectorAll("entry")].find((entry) => entry.querySelector("link")?.getAttribute("href")?.endsWith(`/${slug}`));

/** The addresses of the pages that aren't rows. */
const PAGES = [
	..."/ /portfolio /products /blogs /reviews /contact /privacy-policy /speaksify /products/speaksify".split(" "),
	...services.map(({ route }) => route),
];

// Some tests load the modules with another environment.
afterEach(() => {
	vi.unstubAllEnvs();
	vi.resetModules();
});

describe("sitemap.xml", () => {
	test("lists exactly the pages with their four values, then the built-in posts", async () => {
		const made = await files();
		const listed = entries(body(made, "/sitemap.xml"));
		const addresses = listed.map(({ loc }) => new URL(loc ?? "").pathname);
		expect(addresses.slice(0, PAGES.length).sort()).toEqual([...PAGES].sort());
		expect(addresses.slice(PAGES.length)).toEqual(ownPaths);
		for (const entry of listed.slice(0, PAGES.length))
			expect(entry).toMatchObject({ lastmod: "2026-01-31", changefreq: expect.any(String), priority: expect.any(String) });
		expect(made["/sitemap.xml"]?.type).toContain("application/xml");
	});

	test("has the expected priorities and frequencies", async () => {
		const listed = entries(body(await files(), "/sitemap.xml"));
		const facts = Object.fromEntries(
			listed.map(({ loc, priority, changefreq }) => [new URL(loc ?? "").pathname, `${priority} ${changefreq}`]),
		);
		expect(facts).toMatchObject({
			"/": "1.0 daily",
			"/portfolio": "0.9 weekly",
			"/products": "0.9 weekly",
			"/blogs": "0.8 daily",
			"/reviews": "0.7 weekly",
			"/speaksify": "0.7 weekly",
			"/products/speaksify": "0.7 weekly",
			"/privacy-policy": "0.3 monthly",
			"/saas": "0.8 weekly",
			"/sales-force": "0.8 weekly",
		});
	});

	test("gives no date for a page whose last change isn't known", async () => {
		const { siteFiles } = await load();
		const listed = entries(siteFiles(none, () => null)["/sitemap.xml"]?.body ?? "");
		expect(listed.slice(0, PAGES.length).filter(({ lastmod }) => lastmod !== undefined)).toEqual([]);
	});

	test("and the pages name no samples, which a live site doesn't have", async () => {
		vi.resetModules();
		vi.stubEnv("VITE_SITE_KIND", "live");
		const made = await files();
		for (const path of ["/sitemap.xml", "/llms.txt"]) expect(body(made, path)).not.toContain("/reviews");
		const { reviewsPage, reviewsSeo } = await import("@/content/reviews");
		expect(reviewsSeo).toMatchObject({ noindex: true, description: reviewsPage.none.lead });
		const { faqEntries } = await import("@/content/faq");
		expect(JSON.stringify(faqEntries)).not.toContain("Our case studies");
	});

	test("uses addresses of the public site", async () => {
		vi.resetModules();
		vi.stubEnv("VITE_SITE_URL", "https://studio.example.com");
		for (const { loc } of entries(body(await files(), "/sitemap.xml"))) expect(loc).toMatch(/^https:\/\/studio\.example\.com\//);
	});

	test("lists published projects and posts with the day of their last change", async () => {
		const listed = entries(body(await files({ projects: [item({ slug: "a-project" })], posts: [item()] }), "/sitemap.xml"));
		expect(listed.slice(PAGES.length).map(({ loc, lastmod, changefreq }) => [new URL(loc ?? "").pathname, lastmod, changefreq])).toEqual([
			["/case-study/a-project", "2026-03-01", "weekly"],
			...staticPosts.map(({ slug, publishedDate }) => [`/blog/${slug}`, publishedDate, "weekly"]),
			["/blog/a-post", "2026-03-01", "weekly"],
		]);
	});

	test("lists no posts when the blog is on another site", async () => {
		vi.resetModules();
		vi.stubEnv("VITE_EXTERNAL_BLOG_URL", "https://blog.example.com");
		const text = body(await files({ projects: [], posts: [item()] }), "/sitemap.xml");
		const made = await files({ projects: [], posts: [item()] });
		for (const path of ["/llms.txt", "/feed.xml"]) expect(body(made, path), path).not.toContain("/blog/");
		expect(text).not.toContain("/blog");
		expect(entries(text)).toHaveLength(PAGES.length - 1);
	});

	test("is valid XML for any row", async () => {
		for (const value of hostileTexts) {
			const text = body(
				await files({ projects: [item({ slug: value || "x", title: value })], posts: [item({ slug: value || "x" })] }),
				"/sitemap.xml",
			);
			expect(parse(text).querySelector("parsererror"), value).toBeNull();
			expect(entries(text)).toHaveLength(PAGES.length + 2 + ownPaths.length);
		}
	});
});

test("no file lists a row that is hidden from search engines, nor the built-in post that it replaces", async () => {
	const [builtIn] = staticPosts;
	const rows = [item({ slug: "secret", isHidden: true }), item({ slug: builtIn?.slug ?? "", isHidden: true })];
	const made = await files({ projects: rows, posts: rows });
	for (const [path, { body: text }] of Object.entries(made)) {
		expect(text, path).not.toContain("secret");
		expect(text, path).not.toContain(builtIn?.slug);
	}
	expect(body(made, "/feed.xml")).toContain(staticPosts[1]?.slug);
});

describe("feed.xml", () => {
	test("lists posts newest first with address, dates, author and summary", async () => {
		const older = item({ slug: "older", published: "2025-01-01T00:00:00Z", updated: "2025-01-02T00:00:00Z", author: "Asha Rao" });
		const feed = parse(body(await files({ projects: [], posts: [older, item()] }), "/feed.xml"));
		const published = [...feed.querySelectorAll("entry > published")].map(({ textContent }) => textContent);
		expect(published).toEqual([...published].sort().reverse());
		expect(published).toHaveLength(staticPosts.length + 2);
		expect(entryOf(feed, "older")?.querySelector("author name")?.textContent).toBe("Asha Rao");
		expect(entryOf(feed, "older")?.querySelector("updated")?.textContent).toBe("2025-01-02T00:00:00.000Z");
		const updates = [...feed.querySelectorAll("entry > updated")].map(({ textContent }) => textContent ?? "");
		expect(feed.querySelector("feed > updated")?.textContent).toBe(updates.sort().at(-1));
	});

	test("keeps the id of each post, which is a UUID, when its slug changes", async () => {
		const idsOf = async (post: PublishedItem) => {
			const feed = parse(body(await files({ projects: [], posts: [post] }), "/feed.xml"));
			return [...feed.querySelectorAll("entry > id")].map(({ textContent }) => textContent);
		};
		const ids = await idsOf(item());
		expect(ids).toContain("urn:uuid:5eed0000-0000-4000-8000-200000000001");
		for (const id of ids) expect(id).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
		expect(new Set(ids).size).toBe(staticPosts.length + 1);
		expect(await idsOf(item({ slug: "renamed" }))).toEqual(ids);
		// A row takes the place of the built-in post with its id.
		const replaced = await idsOf(item({ id: staticPosts[0]?.id ?? "", slug: "renamed" }));
		expect(new Set(replaced).size).toBe(replaced.length);
	});

	test("dates no change of a post before the start of its day in India", async () => {
		const post = item({ published: "2026-11-28T09:00:00+05:30", updated: "2026-11-20T10:00:00Z" });
		const feed = parse(body(await files({ projects: [], posts: [post] }), "/feed.xml"));
		expect(entryOf(feed, "a-post")?.querySelector("published")?.textContent).toBe("2026-11-28T03:30:00.000Z");
		expect(entryOf(feed, "a-post")?.querySelector("updated")?.textContent).toBe("2026-11-27T18:30:00.000Z");
	});

	test("contains the built-in posts, and the stored post when both have the same slug", async () => {
		const [first] = staticPosts;
		if (!first) throw new Error("There is no post");
		const alone = parse(body(await files(), "/feed.xml"));
		expect(entryOf(alone, first.slug)?.querySelector("title")?.textContent).toBe(first.title);
		expect(entryOf(alone, first.slug)?.querySelector("author name")?.textContent).toBe(first.author.name);
		const merged = parse(body(await files({ projects: [], posts: [item({ slug: first.slug, title: "Edited" })] }), "/feed.xml"));
		expect(merged.querySelectorAll("entry")).toHaveLength(staticPosts.length);
		expect(entryOf(merged, first.slug)?.querySelector("title")?.textContent).toBe("Edited");
	});

	test("is valid XML with unchanged titles for any title", async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: "grapheme-ascii", minLength: 1 }), async (title) => {
				const feed = parse(body(await files({ projects: [], posts: [item({ title })] }), "/feed.xml"));
				expect(entryOf(feed, "a-post")?.querySelector("title")?.textContent).toBe(title);
			}),
		);
		for (const value of hostileTexts) {
			const feed = parse(
				body(await files({ projects: [], posts: [item({ title: value, summary: value, author: value || undefined })] }), "/feed.xml"),
			);
			expect(feed.querySelector("parsererror"), value).toBeNull();
			expect(feed.querySelectorAll("entry")).toHaveLength(staticPosts.length + 1);
		}
	});
});

test("robots.txt allows everyone all pages but previews, and names the sitemap but not the admin area", async () => {
	const text = body(await files(), "/robots.txt");
	expect(text).toMatch(/^User-agent: \*\nAllow: \/\nDisallow: \/preview\/\n\nSitemap: https?:\/\/\S+\/sitemap\.xml\n$/);
	expect(text).not.toContain("admin");
});

test("llms.txt escapes characters in titles that would end a link", async () => {
	const text = body(await files({ projects: [item({ slug: "p", title: "x\\](https://evil.example)[y" })], posts: [] }), "/llms.txt");
	expect(text).toContain("- [x\\\\\\](https://evil.example)\\[y](http");
});

test("llms.txt links every page once, on one line each, under the studio's name", async () => {
	const text = body(await files({ projects: [item({ slug: "p", title: "Two\nlines [and](brackets)" })], posts: [] }), "/llms.txt");
	expect(text).toContain(`# ${company.name}\n\n> `);
	const links = [...text.matchAll(/^- \[(.+)\]\((\S+)\): /gm)].map(([, , address = ""]) => new URL(address).pathname);
	expect([...links].sort()).toEqual([...PAGES, "/case-study/p", ...ownPaths].sort());
});

describe("security.txt", () => {
	test("gives the mailbox of the settings, and expires within a year", async () => {
		const { siteFiles } = await load();
		const file = siteFiles(none, dayOf, { email: "hello@kalpa.studio" })["/.well-known/security.txt"];
		expect(file?.type).toBe("text/plain; charset=utf-8");
		const fields = new Map(
			(file?.body ?? "")
				.trim()
				.split("\n")
				.map((line) => line.split(/: (.*)/, 2) as [string, string]),
		);
		expect(fields.get("Contact")).toBe("mailto:hello@kalpa.studio");
		expect(fields.get("Canonical")).toMatch(/\/\.well-known\/security\.txt$/);
		const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
		expect(days).toBeGreaterThan(358);
		expect(days).toBeLessThan(365);
	});
});
