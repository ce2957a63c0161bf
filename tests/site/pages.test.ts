import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { homeSections } from "@/content/home/sections";
import { site } from "@/content/site";
import { getHeaders, type HeaderRules, matches } from "../../scripts/vite/cloudflare-worker.mjs";
import { inlineHash, scriptHashes } from "../../scripts/vite/headers";
import { SITE_FILES } from "../../scripts/vite/site-files";
import { UNLISTED } from "../e2e/support/public-pages";
import { type BuiltPage, DIST, hasBuiltFile, openBuiltHost, readBuilt, readBuiltPages } from "../support/built-site";

/** The properties that schema.org and search engines require of each type in use. */
const REQUIRED: Record<string, string[]> = {
	Organization: ["name", "url", "logo"],
	WebSite: ["name", "url"],
	Service: ["name", "serviceType", "provider", "description", "url"],
	Product: ["name", "description", "brand"],
	BreadcrumbList: ["itemListElement"],
	FAQPage: ["mainEntity"],
	Article: ["headline", "author", "datePublished", "publisher"],
};
/** A form, a thank-you page and a list from the database, which have little text without scripts. */
const SHORT = ["/contact", "/thank-you", "/portfolio"];
const FONT_BUDGET = 24 * 1024;
/** The tags of the buttons that open the form, by page. */
const TAGS: [string, string[]][] = [
	["/", ["home-consultation"]],
	["/ai-calling", ["ai-calling-hero", "ai-calling-starter", "ai-calling-professional", "ai-calling-enterprise", "ai-calling-cta"]],
	["/saas", ["saas-starter", "saas-professional", "saas-enterprise"]],
	["/ai-automation", ["ai-automation-hero"]],
	["/ui-ux-design", ["design-consultation"]],
	["/speaksify", ["speaksify-demo", "speaksify-trial", "speaksify-demo-final"]],
	["/blogs", ["blog-list"]],
	["/blog/offline-is-a-data-model", ["blog-post"]],
];

const { origin, pages, rowPages } = readBuiltPages();
const all = [...pages, ...rowPages];

const meta = ({ document }: BuiltPage, name: string) =>
	document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ?? "";
const canonicalOf = ({ document }: BuiltPage) => document.querySelector('link[rel="canonical"]')?.getAttribute("href");

function statements({ document }: BuiltPage): Record<string, unknown>[] {
	return [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap((script) => JSON.parse(script.textContent ?? ""));
}

/** The text for visitors without scripts and for search engines. */
function textOf({ document }: BuiltPage): string {
	const copy = document.createElement("div");
	copy.append(document.documentElement.cloneNode(true));
	for (const script of copy.querySelectorAll('script:not([type="application/ld+json"])')) script.remove();
	return copy.textContent ?? "";
}

test("the home page's portfolio section leads to the form and to the portfolio", () => {
	const links = [...(pages.find(({ path }) => path === "/")?.document.querySelectorAll("#portfolio a") ?? [])];
	const to = (name: string) => links.find(({ textContent }) => textContent?.trim() === name)?.getAttribute("href");
	expect([to("Get Started"), to("View Full Portfolio")]).toEqual(["/#contact", "/portfolio"]);
});

test("the build writes pages of every kind", () => {
	expect(pages.length).toBeGreaterThanOrEqual(20);
	expect(rowPages.filter(({ path }) => path.startsWith("/case-study/")).length).toBeGreaterThanOrEqual(10);
	expect(rowPages.some(({ path }) => path.startsWith("/blog/"))).toBe(true);
});

describe.each(pages.map((page) => [page.path, page] as const))("%s", (path, page) => {
	test("has its own head", () => {
		const { title } = page.document;
		expect(title.split(site.name), title).toHaveLength(2);
		expect(title.length, title).toBeLessThanOrEqual(70);
		expect(meta(page, "og:title")).toBe(title);
		expect(meta(page, "robots")).toBe(UNLISTED.includes(path) ? "noindex, nofollow" : "");
		if (UNLISTED.includes(path)) return;
		const description = meta(page, "description");
		expect(description.length, description).toBeGreaterThanOrEqual(50);
		expect(description.length, description).toBeLessThanOrEqual(160);
		expect(canonicalOf(page)).toBe(origin + path);
		expect(meta(page, "og:url")).toBe(origin + path);
		expect(meta(page, "twitter:card")).toBe("summary_large_image");
	});

	test("has valid structured data without a price or rating", () => {
		if (UNLISTED.includes(path)) return;
		const found = statements(page);
		expect(found.length).toBeGreaterThan(0);
		for (const statement of found) {
			expect(statement["@context"]).toBe("https://schema.org");
			const kind = String(statement["@type"]);
			const needed = REQUIRED[kind];
			expect(needed, kind).toBeDefined();
			for (const name of needed ?? []) expect(statement[name], `${kind} ${name}`).toBeTruthy();
		}
		expect(JSON.stringify(found)).not.toMatch(/offers|aggregateRating|"price"/);
		if (path !== "/") expect(found.map((statement) => statement["@type"])).toContain("BreadcrumbList");
	});

	test("shows no placeholder in place of a fact", () => {
		expect(textOf(page).match(/\{\w*\}|undefined|\bNaN\b|Invalid Date|\[object |lorem ipsum|\bTODO\b|\bnull\b/i)?.[0]).toBeUndefined();
	});

	test("offers a way to contact the studio", () => {
		const ways = page.document.querySelectorAll('main :is(a[href*="contact"], a[aria-haspopup="dialog"], a[href^="mailto:"], form)');
		expect(ways.length).toBeGreaterThan(0);
	});
});

describe.each(all.map((page) => [page.path, page] as const))("%s", (path, page) => {
	test("has one h1 and skips no heading level", () => {
		expect(page.document.querySelectorAll("h1")).toHaveLength(1);
		const levels = [...page.document.querySelectorAll("main :is(h1,h2,h3,h4,h5,h6)")].map(({ tagName }) => Number(tagName.slice(1)));
		const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
		expect(skips, levels.join(" ")).toEqual([]);
	});

	test("is readable without scripts", () => {
		if (!SHORT.includes(path)) expect(page.document.querySelectorAll("main :is(p, li)").length).toBeGreaterThanOrEqual(5);
		expect(page.document.querySelector("footer")?.textContent).toContain(site.location);
	});

	test("gives the tag of each button that opens the form to the contact page", () => {
		const links = [...page.document.querySelectorAll('a[aria-haspopup="dialog"]:not([href^="/media/"])')].map((link) =>
			link.getAttribute("href"),
		);
		for (const link of links) expect(link).toMatch(/^\/contact\?about=[a-z0-9-]{3,80}$/);
	});

	test("uses each id once, and names its forms differently", () => {
		const ids = [...page.document.querySelectorAll("[id]")].map(({ id }) => id);
		expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
		const forms = [...page.document.querySelectorAll("main form")].map((form) => form.getAttribute("aria-label"));
		expect(forms.filter((name, index) => forms.indexOf(name) !== index)).toEqual([]);
	});

	test("leads from the header to the contact section", () => {
		const links = [...page.document.querySelectorAll('header a, dialog[aria-label="Menu"] a')];
		const toContact = links.filter(({ textContent }) => /^(Get Started|Contact)$/.test(textContent?.trim() ?? ""));
		expect(toContact.length).toBeGreaterThanOrEqual(4);
		for (const link of toContact) expect(link.getAttribute("href")).toBe(path === "/contact" ? "/contact#contact" : "/#contact");
	});

	test("has an address in every link, unless it is off", () => {
		for (const link of page.document.querySelectorAll("a"))
			expect(link.hasAttribute("href"), link.textContent ?? "").toBe(link.getAttribute("aria-disabled") !== "true");
	});

	test("has no links to the admin area or to previews", () => {
		expect(page.html).not.toMatch(/href="[^"]*\/(admin|preview)/);
	});
});

test.each(rowPages.map((page) => [page.path, page] as const))("%s has its own metadata", (path, page) => {
	expect(page.document.title).toContain(page.document.querySelector("h1")?.textContent ?? "no heading");
	expect(canonicalOf(page)).toBe(origin + path);
	expect(meta(page, "description").length).toBeGreaterThanOrEqual(50);
	expect(page.html).toContain('"@type":"Article"');
});

test.each(TAGS)("%s has its tagged buttons", (path, tags) => {
	const page = all.find((one) => one.path === path);
	const links = [...(page?.document.querySelectorAll("main a[href^='/contact?about=']") ?? [])].map((link) => link.getAttribute("href"));
	for (const tag of tags) expect(links).toContain(`/contact?about=${tag}`);
});

test("the home page has its sections in order", () => {
	const order = ["home", ...homeSections.map(({ id }) => id)];
	const ids = [...(pages.find(({ path }) => path === "/")?.document.querySelectorAll("main section[id]") ?? [])].map(({ id }) => id);
	expect(ids.filter((id) => order.includes(id))).toEqual(order);
});

test("titles and descriptions are unique", () => {
	const texts = pages.filter(({ path }) => !UNLISTED.includes(path)).flatMap((page) => [page.document.title, meta(page, "description")]);
	expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

test("every social picture exists, with its size and text", () => {
	const addresses = new Set(pages.map((page) => meta(page, "og:image")));
	for (const address of addresses) expect(address).toMatch(/\.jpg$/);
	expect(addresses.size).toBeGreaterThanOrEqual(15);
	for (const page of all) {
		const { pathname } = new URL(meta(page, "og:image"));
		// Uploads are in the storage, not among the built files.
		if (!pathname.startsWith("/storage/v1/object/public/")) expect(hasBuiltFile(pathname), `${page.path}: ${pathname}`).toBe(true);
		expect(meta(page, "og:image:alt"), page.path).not.toBe("");
		expect(meta(page, "og:image:type"), page.path).toMatch(/^image\//);
		if (pathname.startsWith("/media/social/"))
			expect([meta(page, "og:image:width"), meta(page, "og:image:height")], page.path).toEqual(["1200", "630"]);
	}
	const own = pages.filter(({ path }) => path === "/portfolio" || path === "/contact");
	for (const page of own) expect(meta(page, "og:image")).toMatch(new RegExp(`/media/social${page.path}\\.jpg$`));
	expect(own).toHaveLength(2);
});

test("every link of this site answers, and every anchor and picture exists", async () => {
	const ask = await openBuiltHost();
	const known = new Map<string, number>();
	const statusOf = async (address: string) => {
		const { pathname } = new URL(address, "https://site.example");
		// A production build writes these files; an embedded build serves them from the rows.
		if (SITE_FILES.includes(pathname)) return 200;
		const isFile = /\.\w+$/.test(pathname);
		if (!known.has(address)) known.set(address, isFile ? (hasBuiltFile(pathname) ? 200 : 404) : (await ask(address)).status);
		return known.get(address);
	};
	for (const { path, document } of all) {
		for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
			const href = link.getAttribute("href") ?? "";
			const where = `${path}: ${link.textContent?.trim()} -> ${href}`;
			if (/^(mailto|tel):/.test(href)) continue;
			if (/^https?:/.test(href)) {
				expect(link.rel, where).toContain("noopener");
				continue;
			}
			const target = new URL(href, `https://site.example${path}`);
			expect(href, where).not.toBe("");
			expect(await statusOf(target.pathname + target.search), where).toBe(200);
			const there = target.pathname === path ? document : all.find((page) => page.path === target.pathname)?.document;
			const id = decodeURIComponent(target.hash.slice(1));
			if (id && there) expect(there.getElementById(id), where).not.toBeNull();
		}
		const pictures = [...document.querySelectorAll("img, source")].flatMap((image) =>
			[image.getAttribute("src"), ...(image.getAttribute("srcset") ?? "").split(", ").map((entry) => entry.split(" ")[0])].filter(Boolean),
		);
		for (const src of pictures) expect(await statusOf(src ?? ""), `${path}: ${src}`).toBe(200);
	}
});

test("the home page preloads its font within its budget", () => {
	const html = readBuilt("index.html");
	const [, path = ""] = /<link rel="preload" href="([^"]+)" as="font"/.exec(html) ?? [];
	expect(html.split(path)).toHaveLength(3);
	expect(statSync(join(DIST, path)).size).toBeLessThanOrEqual(FONT_BUDGET);
});

test("the page of a project that isn't prerendered shows its loading state", async () => {
	const answer = await (await openBuiltHost())("/case-study/published-later");
	const html = await answer.text();
	expect(html).toContain("Loading the case study");
	expect(html).toContain(site.name);
	expect([answer.status, html.includes('<meta name="robots" content="noindex" data-prerendered>')]).toEqual([404, true]);
	expect(html, "its skeleton needs the whole sheet").toContain('</style><link rel="stylesheet" href="/assets/');
});

test("no link has the router's mark for loading routes", () => {
	expect(all.filter(({ html }) => html.includes("data-discover")).map(({ path }) => path)).toEqual([]);
});

describe("the security policy", () => {
	const rules = JSON.parse(readBuilt("headers.json")) as HeaderRules;
	const policies = Object.fromEntries(
		Object.entries(rules).flatMap(([address, { "Content-Security-Policy": policy }]) => (policy ? [[address, policy]] : [])),
	);
	const hashesOf = (html: string) => [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, text = ""]) => `'${inlineHash(text)}'`);
	const addresses = [...all.map(({ path }) => path), "/blog/new", "/case-study/new", "/admin", "/admin/blogs/new", "/preview/a-token"];

	test("of every page comes from one rule", () => {
		for (const path of addresses) {
			const matching = Object.entries(policies).filter(([pattern]) => matches(pattern, path));
			expect(new Set(matching.map(([, policy]) => policy)).size, path).toBe(1);
			expect(matching.length, path).toBe(1);
		}
	});

	test("of every page allows its own inline style and scripts, and no other page's", () => {
		const sheets = new Set(all.flatMap(({ html }) => hashesOf(html)));
		expect(sheets.size).toBeGreaterThan(20);
		for (const { path, html } of all) {
			const policy = getHeaders(path, rules)["Content-Security-Policy"] ?? "";
			const own = hashesOf(html);
			expect(own, path).toHaveLength(1);
			expect(
				[...sheets].filter((hash) => policy.includes(hash)),
				path,
			).toEqual(own);
			for (const hash of scriptHashes(html)) expect(policy, path).toContain(`'${hash}'`);
		}
	});

	test("of the shell and of the pages for unknown addresses allows their own inline style", async () => {
		const [shell = ""] = hashesOf(readBuilt("shared/shell.html"));
		expect(policies["/admin/*"]).toContain(shell);
		const ask = await openBuiltHost();
		for (const path of ["/no/such/page", "/blog/unknown", "/case-study/unknown"]) {
			const unknown = await ask(path);
			expect(unknown.headers.get("Content-Security-Policy"), path).toBeNull();
			const html = await unknown.text();
			const [, policy = ""] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html) ?? [];
			for (const part of [...hashesOf(html), "default-src 'none'", "require-trusted-types-for 'script'"])
				expect(policy, path).toContain(part);
			expect(html.indexOf("http-equiv")).toBeLessThan(html.indexOf("<style>"));
		}
	});

	test("isn't sent with files that aren't documents", () => {
		const names = readdirSync(join(DIST, "assets")).map((name) => `/assets/${name}`);
		for (const path of [...names, "/favicon.svg", "/robots.txt"])
			expect(getHeaders(path, rules)["Content-Security-Policy"], path).toBeUndefined();
	});
});

test("ids of rows redirect to their slugs", async () => {
	const ask = await openBuiltHost();
	const moved = [...readBuilt("moved.txt").matchAll(/^(\S+) (\S+)$/gm)].map(([, from = "", to = ""]) => [from, to]);
	expect(moved.length).toBeGreaterThanOrEqual(rowPages.filter(({ path }) => path.startsWith("/case-study/")).length);
	for (const [from = "", to = ""] of moved) {
		const answer = await ask(from);
		expect([from, answer.status, answer.headers.get("Location")]).toEqual([from, 301, to]);
		expect((await ask(to)).status, to).toBe(200);
	}
});
