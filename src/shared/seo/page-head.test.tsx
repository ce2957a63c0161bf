// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from "@testing-library/react";
import fc from "fast-check";
import { hydrateRoot } from "react-dom/client";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { JsonLd } from "./json-ld";
import { canonicalUrl, fullTitle, PageHead } from "./page-head";

const SITE = "https://studio.example.com";
const NAME = "Kalpa Studio";

afterEach(() => {
	cleanup();
	document.head.innerHTML = "";
});

const content = (selector: string) => {
	const found = [...document.head.querySelectorAll(selector)];
	return found.map((element) => element.getAttribute("content") ?? element.getAttribute("href"));
};
const pictureTags = () => ["", ":type", ":width", ":height", ":alt"].map((part) => content(`meta[property="og:image${part}"]`));
async function show(props: Partial<Parameters<typeof PageHead>[0]>) {
	render(
		<PageHead
			title="Portfolio"
			description="Case studies."
			siteUrl={SITE}
			siteName={NAME}
			path="/portfolio"
			image={{ url: "/media/social.jpg", isCard: true }}
			{...props}
		/>,
	);
	await waitFor(() => expect(document.title).not.toBe(""));
}

describe("fullTitle", () => {
	test("adds the company's name once", () => {
		expect(fullTitle("Portfolio", NAME)).toBe("Portfolio | Kalpa Studio");
		expect(fullTitle("Kalpa Studio: software in Mumbai", NAME)).toBe("Kalpa Studio: software in Mumbai");
		fc.assert(
			fc.property(fc.string(), (title) => {
				const once = fullTitle(title, NAME);
				expect(once.split(NAME)).toHaveLength(2);
				expect(fullTitle(once, NAME)).toBe(once);
			}),
		);
	});
});

describe("canonicalUrl", () => {
	test.each([
		["/", `${SITE}/`],
		["/portfolio", `${SITE}/portfolio`],
		["/portfolio/", `${SITE}/portfolio`],
		["/portfolio?service=saas#projects-grid", `${SITE}/portfolio`],
		["/#contact", `${SITE}/`],
		["/?utm_source=x", `${SITE}/`],
	])("%s is %s", (path, url) => expect(canonicalUrl(SITE, path)).toBe(url));

	test("is absolute without query, fragment or trailing slash for any path", () => {
		fc.assert(
			fc.property(
				fc.webPath().map((path) => `/${path.replace(/^\/+/, "")}`),
				(path) => {
					const url = canonicalUrl(SITE, path);
					expect(url === `${SITE}/` || !url.endsWith("/")).toBe(true);
					expect(url.startsWith(`${SITE}/`)).toBe(true);
					expect(url).not.toMatch(/[?#]/);
				},
			),
		);
	});
});

describe("PageHead", () => {
	test("writes title, description and canonical address once, also for social cards", async () => {
		await show({ path: "/portfolio?service=saas", keywords: ["SaaS", "AI"] });
		expect(document.title).toBe("Portfolio | Kalpa Studio");
		expect(content('meta[name="description"]')).toEqual(["Case studies."]);
		expect(content('link[rel="canonical"]')).toEqual([`${SITE}/portfolio`]);
		expect(content('meta[property="og:url"]')).toEqual([`${SITE}/portfolio`]);
		expect(content('meta[property="og:title"]')).toEqual(["Portfolio | Kalpa Studio"]);
		expect(content('meta[name="keywords"]')).toEqual(["SaaS, AI"]);
		expect(content('meta[name="robots"]')).toEqual([]);
	});

	test("writes “noindex, nofollow” and no canonical address for a noindex page", async () => {
		await show({ noindex: true });
		expect(content('meta[name="robots"]')).toEqual(["noindex, nofollow"]);
		expect(content('link[rel="canonical"], meta[property="og:url"]')).toEqual([]);
	});

	test("keeps markup characters in a title as text", async () => {
		const title = '</title><script>window.hit = 1</script> "%title%"';
		await show({ title, description: title });
		expect(document.title).toBe(`${title} | ${NAME}`);
		expect(content('meta[name="description"]')).toEqual([title]);
		expect(document.querySelector("script")).toBeNull();
	});

	test("writes every optional tag", async () => {
		await show({
			type: "article",
			image: { url: "https://media.example.com/voice.jpg", isCard: false },
			author: "Arjun Mehta",
			publishedTime: "2026-02-01T09:00:00Z",
			modifiedTime: "2026-03-01T09:00:00Z",
			section: "AI & Machine Learning",
			tags: ["voice", "tests"],
		});
		const article = ["published_time", "modified_time", "section", "tag"].map((name) => content(`meta[property="article:${name}"]`));
		expect(article).toEqual([["2026-02-01T09:00:00Z"], ["2026-03-01T09:00:00Z"], ["AI & Machine Learning"], ["voice", "tests"]]);
		expect(content('meta[name="author"]')).toEqual(["Arjun Mehta"]);
		expect(content('meta[property="og:type"]')).toEqual(["article"]);
		expect(content('meta[property="og:site_name"]')).toEqual([NAME]);
		expect(content('meta[property="og:description"]')).toEqual(["Case studies."]);
		expect(content('meta[property="og:image"]')).toEqual(["https://media.example.com/voice.jpg"]);
	});

	test("omits tags without a value and is a website by default", async () => {
		await show({});
		expect(content('meta[property^="article:"], meta[name="author"], meta[name="keywords"]')).toEqual([]);
		expect(content('meta[property="og:type"]')).toEqual(["website"]);
	});

	test("writes the social picture with its absolute address and 1200 × 630 pixels", async () => {
		await show({ image: { url: "/media/social/default.jpg", isCard: true } });
		expect(pictureTags()).toEqual([[`${SITE}/media/social/default.jpg`], ["image/jpeg"], ["1200"], ["630"], [`Portfolio | ${NAME}`]]);
		expect(content('meta[property="og:locale"]')).toEqual(["en_US"]);
		expect(content('meta[name="twitter:card"]')).toEqual(["summary_large_image"]);
	});

	test("writes no size for a picture of unknown size, and its own text", async () => {
		await show({ image: { url: "https://cdn.example.com/board.WEBP?w=9", isCard: false, alt: "A board" } });
		expect(pictureTags()).toEqual([["https://cdn.example.com/board.WEBP?w=9"], ["image/webp"], [], [], ["A board"]]);
	});

	test("writes the feed's absolute address only when there is a feed", async () => {
		await show({ feed: { path: "/feed.xml", title: "Posts" } });
		const feed = document.head.querySelector('link[rel="alternate"]');
		expect(["type", "href", "title"].map((name) => feed?.getAttribute(name))).toEqual([
			"application/atom+xml",
			`${SITE}/feed.xml`,
			"Posts",
		]);
		cleanup();
		document.head.innerHTML = "";
		document.title = "";
		await show({});
		expect(content('link[rel="alternate"]')).toEqual([]);
	});

	test("replaces the prerendered tags", async () => {
		document.head.innerHTML = `
			<meta charset="utf-8"><title data-prerendered>Home</title><meta data-prerendered name="description" content="Old">
			<script data-prerendered type="application/ld+json">{}</script>`;
		await show({});
		await waitFor(() => expect(document.head.querySelectorAll("[data-prerendered]")).toHaveLength(0));
		expect([document.title, content('meta[name="description"]')]).toEqual(["Portfolio | Kalpa Studio", ["Case studies."]]);
		expect(document.head.querySelector("meta[charset], script")?.tagName).toBe("META");
	});

	test("follows a row with another title that loads on its prerendered page", async () => {
		const root = document.body.appendChild(document.createElement("div"));
		const page = (title: string) => (
			<PageHead title={title} description="x" siteUrl={SITE} siteName={NAME} path="/blog/a" image={{ url: "/x.jpg", isCard: true }} />
		);
		document.head.innerHTML = "<title data-prerendered>Old</title>";
		const mounted = await act(async () => hydrateRoot(root, page("Old")));
		await act(async () => mounted.render(page("New")));
		await waitFor(() => expect(document.title).toBe("New | Kalpa Studio"));
		await act(async () => mounted.render(page("Old")));
		expect(document.title).toBe("Old | Kalpa Studio");
		await act(async () => mounted.unmount());
		root.remove();
	});

	test("writes and loads nothing on a prerendered page", async () => {
		const statements = vi.fn(async () => []);
		const root = document.body.appendChild(document.createElement("div"));
		const page = (
			<PageHead
				title="Home"
				description="x"
				siteUrl={SITE}
				siteName={NAME}
				path="/"
				image={{ url: "/x.jpg", isCard: true }}
				structuredData={statements}
			/>
		);
		document.head.innerHTML = "<title data-prerendered>Kalpa Studio: software</title>";
		const mounted = await act(async () => hydrateRoot(root, page));
		expect([document.title, statements.mock.calls.length, document.head.children.length]).toEqual(["Kalpa Studio: software", 0, 1]);
		await act(async () => mounted.unmount());
		root.remove();
	});
});

describe("structured data", () => {
	const statement: JsonLd = { "@context": "https://schema.org", "@type": "WebSite", name: "</script><b>x" };
	const blocks = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')].map((block) => block.textContent ?? "");

	test("writes one block that parses, and removes it with the page", async () => {
		const load = async () => [statement];
		await show({ structuredData: load });
		await waitFor(() => expect(blocks()).toHaveLength(1));
		expect(blocks()[0]).not.toContain("<");
		expect(JSON.parse(blocks()[0] ?? "")).toEqual(statement);
		cleanup();
		expect(blocks()).toEqual([]);
	});

	test("writes nothing when the page is left first", async () => {
		let come = () => {};
		const load = () => new Promise<JsonLd[]>((resolve) => (come = () => resolve([statement])));
		await show({ structuredData: load });
		cleanup();
		await act(async () => come());
		expect(blocks()).toEqual([]);
	});

	test("logs a warning when it fails to load, and keeps the other tags", async () => {
		const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
		const error = new TypeError("Failed to fetch dynamically imported module");
		const load = () => Promise.reject(error);
		await show({ structuredData: load });
		await waitFor(() => expect(warned.mock.calls).toEqual([["Structured data:", error]]));
		expect([document.title, blocks()]).toEqual(["Portfolio | Kalpa Studio", []]);
	});
});
