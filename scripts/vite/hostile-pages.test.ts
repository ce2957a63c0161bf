import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { JSDOM } from "jsdom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { postPage } from "../../src/content/blogs";
import * as prerenderer from "../../src/prerender";
import { ATTRIBUTES } from "../../src/shared/lib/rich-text/elements";
import { writePages } from "./write-pages.ts";

const HOSTILE = [
	"</body>",
	"</body><meta http-equiv=refresh content=0;url=https://evil.example/>",
	"</script><script>alert(1)</script>",
	"<!--",
	"--><img src=x onerror=alert(1)>",
	"]]>",
	"</head></title><title>x",
	'<!--style--><!--head--><div id="root"><!--page-->',
	"\" onload='alert(1)' x=\"<body onload=alert(1)>",
	"$& $` $' $1",
];
const PLAIN = "plain words";

const quoted = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const escaped = (text: string) => quoted(text).replaceAll("<", "&lt;");

/** Bodies in which a frameset comes before any content. */
const FRAMESETS = [
	"<frameset onload=alert(1)><frame></frameset>",
	"<!-- x --><frameset><frame src=https://evil.example></frameset><p>after</p>",
	"<html><head></head><frameset></frameset></html>",
];

/** A post with a text in every member, and in every attribute that a body may have. */
const post = (slug: string, text: string) => ({
	id: `id-${slug}`,
	slug,
	title: text,
	excerpt: text,
	content: [
		...["title", "lang", "dir", "cite"].map((name) => `<blockquote ${name}="${quoted(text)}"><p>words</p></blockquote>`),
		...["href", "title"].map((name) => `<p><a href="/saas" ${name}="${quoted(text)}">words</a></p>`),
		...["alt", "title", "width", "height"].map((name) => `<p><img src="/a.png" ${name}="${quoted(text)}"></p>`),
		...["colspan", "rowspan", "scope"].map((name) => `<table><tbody><tr><th ${name}="${quoted(text)}">1</th></tr></tbody></table>`),
		...["start", "reversed"].map((name) => `<ol ${name}="${quoted(text)}"><li>one</li></ol>`),
		`<details open="${quoted(text)}"><summary>words</summary></details><p><time datetime="${quoted(text)}">now</time></p>`,
		`<h2>${escaped(text)}</h2><p>${escaped(text)}</p><table><caption>${escaped(text)}</caption><tbody><tr><td>1</td></tr></tbody></table>`,
	].join(""),
	author: { name: text, avatar: "https://a.example/a.jpg", bio: text },
	category: text,
	tags: [text],
	image: "https://a.example/a.jpg",
	image_alt: text,
	published_date: "2026-10-13T09:00:00Z",
});

const project = (slug: string, text: string) => ({
	id: `id-${slug}`,
	slug,
	service_id: "iot",
	...Object.fromEntries(
		"title client industry description challenge solution image_alt testimonial timeline team_size".split(" ").map((name) => [name, text]),
	),
	client_logo: "https://a.example/a.svg",
	image: "https://a.example/a.jpg",
	link: "https://a.example/",
	gallery: [{ url: "https://a.example/1.jpg", alt: text }, "https://a.example/2.jpg"],
	technologies: [text],
	features: [text],
	approach: [text],
	tech_stack: [{ category: text, technologies: [text] }],
	metrics: { [text]: text },
	detailed_metrics: [{ label: text, value: text, description: text }],
	extended_testimonial: { quote: text, author: text, position: text, company: text },
	created_at: "2026-10-13T09:00:00Z",
});

const TEMPLATE =
	'<!doctype html><html lang="en"><head><meta charset="utf-8"><!--style--><!--head--></head><body><div id="root"><!--page--></div><script type="module" src="/a.js"></script></body></html>';

const folder = mkdtempSync(join(tmpdir(), "hostile-pages-"));
const read = (path: string) => {
	const html = readFileSync(join(folder, `${path}.html`), "utf8");
	return { html, document: new JSDOM(html).window.document };
};
const slugs = [PLAIN, ...HOSTILE].map((text, index) => [`row-${index}`, text] as const);

beforeAll(async () => {
	const framesets = FRAMESETS.map((content, at) => ({ ...post(`frameset-${at}`, PLAIN), content }));
	const rows = {
		projects: slugs.map(([slug, text]) => project(slug, text)),
		posts: [...slugs.map(([slug, text]) => post(slug, text)), ...framesets],
	};
	const renderer = { ...prerenderer, prerenderedPaths: [], prerenderedKinds: [] };
	const site = {
		template: TEMPLATE,
		sheet: { css: "p{margin:0}", href: "/a.css" },
		folder,
		cache: join(folder, ".cache"),
		fingerprint: "",
		createPolicy: () => "default-src 'none'",
	};
	const { rowPaths } = await writePages(renderer, rows, site);
	expect(rowPaths).toHaveLength(2 * slugs.length + FRAMESETS.length);
});
afterAll(() => rmSync(folder, { recursive: true }));

const tagsOf = (document: Document) => [...document.querySelectorAll("*")].map(({ tagName }) => tagName);
const attributesOf = (document: Document) =>
	new Set(
		[...document.querySelectorAll("*")].flatMap((element) => element.getAttributeNames().map((name) => `${element.tagName} ${name}`)),
	);
const count = (html: string, part: string) => html.split(part).length - 1;

describe.each(["blog", "case-study"])("a written file of %s", (kind) => {
	let plain: ReturnType<typeof read>;
	beforeAll(() => {
		plain = read(`${kind}/row-0`);
	});

	test.each(slugs)("has the elements of a harmless page when every field of %s holds %j", (slug, text) => {
		const { html, document } = read(`${kind}/${slug}`);
		expect(tagsOf(document)).toEqual(tagsOf(plain.document));
		const known = attributesOf(plain.document);
		expect([...attributesOf(document)].filter((name) => !known.has(name))).toEqual([]);
		for (const part of ["</body>", "</head>", "</script>", "</style>", "<!--", "<meta", "<script", '<div id="root"'])
			expect([part, count(html, part)]).toEqual([part, count(plain.html, part)]);
		expect(html.endsWith("</script></body></html>")).toBe(true);
		expect(document.querySelector("h1")?.textContent).toContain(text);
		expect(document.title).toContain(text);
		expect(document.querySelector('meta[property="og:title"]')?.getAttribute("content")).toContain(text);
	});

	test.each(slugs)("holds its page data and structured data whole when %s holds %j", (slug, text) => {
		const { document } = read(`${kind}/${slug}`);
		const data = JSON.parse(document.getElementById("page-data")?.textContent ?? "");
		expect(JSON.stringify(data)).toContain(JSON.stringify(text));
		const statements = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "");
		expect(JSON.stringify(statements)).toContain(JSON.stringify(text).slice(1, -1));
	});
});

test("the post's body has every attribute that the sanitizer allows", () => {
	const body = new JSDOM(post("probe", "x").content).window.document.body;
	const used = new Set([...body.querySelectorAll("*")].flatMap((element) => element.getAttributeNames()));
	expect(ATTRIBUTES.filter((name) => name !== "src" && !used.has(name))).toEqual([]);
});

test.each(FRAMESETS.map((content, at) => [`frameset-${at}`, content]))(
	"a post whose body is a frameset has a page without it: %s",
	(slug) => {
		const { html, document } = read(`blog/${slug}`);
		expect(html).not.toMatch(/<frame|evil\.example|alert\(1\)/);
		expect([document.querySelectorAll("h1").length, document.getElementById("post-body")]).toEqual([1, null]);
		expect(document.getElementById("main")?.textContent).toContain(postPage.empty);
		expect(html.endsWith("</script></body></html>")).toBe(true);
	},
);

test("a post keeps the text of an attribute that looks like a tag", () => {
	const { document } = read("blog/row-1");
	const body = document.getElementById("post-body");
	expect([...(body?.querySelectorAll("img") ?? [])].map(({ alt }) => alt)).toContain("</body>");
	expect(body?.querySelector("time")?.getAttribute("datetime")).toBe("</body>");
	expect(document.getElementById("root")?.dataset.path).toBe("/blog/row-1");
});
