import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as prerenderer from "../../src/prerender";
import { headersFile, inlineHash, securityHeaders } from "./headers.ts";
import { type PageRenderer, pageTemplate, writePages } from "./write-pages.ts";

const template =
	'<html><head><meta><!--style--><!--head--></head><body><div id="root"><!--page--></div><script src="/a.js"></script></body></html>';
const parts = { path: "/a", head: "<title>A</title>", html: "<p>a</p>", data: "<script>{}</script>" };

describe("pageTemplate", () => {
	test("puts each part into its place", () => {
		expect(pageTemplate(template)(parts, "<style>p{}</style>")).toBe(
			'<html><head><meta><style>p{}</style><title>A</title></head><body><div id="root" data-path="/a"><p>a</p></div><script src="/a.js"></script><script>{}</script></body></html>',
		);
	});

	test("leaves the root without an address when the page has none", () => {
		expect(pageTemplate(template)({ ...parts, path: null }, "")).toContain('<div id="root"><p>a</p></div>');
	});

	test("never searches a part for the marks of another", () => {
		const marks = '<!--style--><!--head--><div id="root"><!--page--></body>$&$1';
		const html = pageTemplate(template)({ path: marks, head: marks, html: marks, data: marks }, marks);
		expect(html.split(marks)).toHaveLength(5);
		expect(html).toContain(
			'data-path="&lt;!--style--&gt;&lt;!--head--&gt;&lt;div id=&quot;root&quot;&gt;&lt;!--page--&gt;&lt;/body&gt;$&amp;$1"',
		);
	});

	test.each([
		["misses a mark", template.replace("<!--head-->", "")],
		["repeats a mark", template.replace("</html>", "</body></html>")],
		["has its marks in another order", template.replace("<!--style--><!--head-->", "<!--head--><!--style-->")],
	])("refuses a template that %s", (_what, wrong) => expect(() => pageTemplate(wrong)).toThrow("index.html must contain"));
});

const TEMPLATE =
	'<html><head><!--style--><!--head--></head><body><div id="root"><!--page--></div><script type="module" src="/a.js"></script></body></html>';

/** Classes c0 to c59 with a rule each. */
const CSS = Array.from({ length: 60 }, (_none, at) => `.c${at}{margin:${at}px}`).join("");
const classesOf = (html: string) => new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));

let folder = "";
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "write-pages-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const noRows = { projects: [], posts: [] };
const site = () => ({ template: TEMPLATE, sheet: { css: CSS, href: "/a.css" }, folder });
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** A site with some pages of its own and of rows; each uses two classes. */
function rendererOf(own: string[], paths: string[], failing: string[] = []): PageRenderer {
	return {
		prerenderedPaths: own,
		prerenderedKinds: [],
		preparePages: async () => ({ paths, skipped: [] }),
		renderPage: async (path) => {
			if (failing.includes(path)) throw new Error(`${path} is damaged`);
			const at = [...path].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
			return { head: "", html: `<p class="c${at % 60} c${(at * 7) % 60}">x</p>`, data: "" };
		},
	};
}

describe("a row that can't be rendered", () => {
	test("is skipped with its address in a warning, and the others are written", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const { rowPaths } = await writePages(rendererOf(["/"], ["/blog/a", "/blog/b", "/case-study/c"], ["/blog/b"]), noRows, site());
		expect(rowPaths).toEqual(["/blog/a", "/case-study/c"]);
		expect(existsSync(join(folder, "blog/b.html"))).toBe(false);
		expect(read("blog/a.html")).toContain('data-path="/blog/a"');
		expect(warn.mock.calls).toEqual([[expect.stringContaining("/blog/b"), "/blog/b is damaged"]]);
	});

	test("is skipped when its data can't be read", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const damaged = {
			id: "p",
			slug: "damaged",
			get title(): string {
				throw new Error("unreadable");
			},
		};
		const rows = {
			projects: [damaged, null, { id: "p2", slug: "good" }],
			posts: [damaged, { id: "b2", slug: "good", content: "<frameset>" }],
		};
		const { rowPaths } = await writePages({ ...prerenderer, prerenderedPaths: [], prerenderedKinds: [] }, rows, site());
		expect(rowPaths).toEqual(["/blog/good", "/case-study/good"]);
		expect(warn.mock.calls.map(([text, reason]) => [/\S+(?=,)/.exec(String(text))?.[0], reason])).toEqual([
			["/case-study/damaged", "unreadable"],
			["/blog/damaged", "unreadable"],
		]);
	});

	test("doesn't stop the build when its body is nested as deep as the database allows", async () => {
		vi.spyOn(console, "warn").mockImplementation(() => {});
		const posts = [
			{ id: "b1", slug: "deep", content: `<p>x</p>${"<b>".repeat(4990)}` },
			{ id: "b2", slug: "good", content: "<p>x</p>" },
		];
		const { rowPaths } = await writePages({ ...prerenderer, prerenderedPaths: [], prerenderedKinds: [] }, { projects: [], posts }, site());
		expect(rowPaths).toContain("/blog/good");
		expect(existsSync(join(folder, "blog/deep.html"))).toBe(rowPaths.includes("/blog/deep"));
	});
});

test("a page of the site itself that throws stops the build", async () => {
	await expect(writePages(rendererOf(["/", "/portfolio"], [], ["/portfolio"]), noRows, site())).rejects.toThrow("/portfolio is damaged");
});

describe("the inlined style sheets", () => {
	const manyRows = (count: number) => Array.from({ length: count }, (_none, at) => `/${at % 2 ? "blog" : "case-study"}/row-${at}`);
	const manyPages = (count: number) => Array.from({ length: count }, (_none, at) => `/page-${at}`);
	const policyLine = async (renderer: PageRenderer) => {
		const { styles } = await writePages(renderer, noRows, site());
		const headers = securityHeaders(
			{ supabase: "https://project.example.com", relay: "https://relay.example.com" },
			["x"],
			styles.map(inlineHash),
		);
		return headersFile(headers)
			.split("\n")
			.find((line) => line.includes("Content-Security-Policy"))?.length;
	};

	test("keep the policy's line as long for 10,000 pages as for 100", async () => {
		const few = await policyLine(rendererOf(["/", ...manyPages(40)], manyRows(60)));
		const many = await policyLine(rendererOf(["/", ...manyPages(400)], manyRows(9600)));
		expect(many).toBe(few);
		expect(many).toBeLessThan(1700);
	});

	test("hold every rule that their page uses", async () => {
		await writePages(rendererOf(["/", ...manyPages(40)], manyRows(20)), noRows, site());
		for (const file of ["index.html", ...manyPages(40).map((path) => `${path.slice(1)}.html`), "blog/row-1.html", "404.html"]) {
			const [, style = ""] = /<style>(.*?)<\/style>/.exec(read(file)) ?? [];
			const used = [...classesOf(read(file))];
			expect(used.length, file).toBeGreaterThan(0);
			for (const name of used) expect(style, file).toContain(`.${name}{`);
		}
	});

	test("leave the home page a sheet of its own", async () => {
		await writePages(rendererOf(["/", ...manyPages(40)], manyRows(20)), noRows, site());
		const [, style = ""] = /<style>(.*?)<\/style>/.exec(read("index.html")) ?? [];
		expect(style.match(/\.c\d+\{/g)?.length).toBe(classesOf(read("index.html")).size);
	});
});
