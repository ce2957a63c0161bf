import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import * as prerenderer from "../../src/prerender";
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

/** Rows of these pages. */
const rowsOf = (paths: string[]) => {
	const of = (kind: string) => paths.filter((path) => path.startsWith(kind)).map((path) => ({ slug: path.slice(kind.length) }));
	return { projects: of("/case-study/"), posts: of("/blog/") };
};
const policyOf = (style: string) => `style-src ${style}`;
const site = () => ({
	template: TEMPLATE,
	sheet: { css: CSS, href: "/a.css" },
	folder,
	cache: join(folder, ".cache"),
	fingerprint: "1",
	createPolicy: policyOf,
});
const read = (file: string) => readFileSync(join(folder, file), "utf8");

/** A site with some pages of its own and of rows; each uses two classes. */
function rendererOf(own: string[], failing: string[] = []): PageRenderer {
	const pathsOf = (kind: string, rows: unknown[]) => rows.map((row) => `${kind}${(row as { slug: string }).slug}`);
	return {
		prerenderedPaths: own,
		knownParts: " a b",
		prerenderedKinds: [],
		preparePages: async (_window, { projects, posts }) => ({
			paths: [...pathsOf("/case-study/", projects), ...pathsOf("/blog/", posts)],
			skipped: [],
			lists: [],
		}),
		renderPage: async (path) => {
			if (failing.includes(path)) throw new Error(`${path} is damaged`);
			const at = [...path].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0);
			return { head: "", html: `<p class="c${at % 60} c${(at * 7) % 60}">x</p>`, data: "" };
		},
	};
}

test("an empty list waits for the browser only when the database wasn't read", async () => {
	const pages = { ...prerenderer, prerenderedPaths: ["/portfolio"], prerenderedKinds: [] };
	const none = { projects: [], posts: [] };
	await writePages(pages, none, site(), null);
	expect(read("portfolio.html")).toContain("data-loading");
	await writePages(pages, none, site());
	expect(read("portfolio.html")).not.toContain("data-loading");
});

test("only the page for unknown addresses names the known ones", async () => {
	await writePages(rendererOf(["/"]), rowsOf([]), site());
	expect(read("404.html")).toContain('data-path="/page-that-does-not-exist" data-known=" a b"');
	expect(read("index.html")).not.toContain("data-known");
});

test("only the pages of rows have the script that asks for their row", async () => {
	const withScript = TEMPLATE.replace("</body>", () => "<script data-of-rows>ask('$&')</script></body>");
	await writePages(rendererOf(["/", "/blogs"]), rowsOf(["/blog/a", "/case-study/c"]), { ...site(), template: withScript });
	const files = ["index.html", "blogs.html", "404.html", "shared/shell.html", "blog/a.html", "case-study/c.html"];
	expect(files.filter((file) => read(file).includes("<script>ask('$&')</script></body>"))).toEqual(files.slice(4));
	expect(files.filter((file) => read(file).includes("data-of-rows"))).toEqual([]);
});

describe("a row that can't be rendered", () => {
	test("is skipped with its address in a warning, and the others are written", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		const { rowPaths, skipped } = await writePages(rendererOf(["/"], ["/blog/b"]), rowsOf(["/blog/a", "/blog/b", "/case-study/c"]), site());
		expect(rowPaths).toEqual(["/case-study/c", "/blog/a"]);
		expect([skipped, existsSync(join(folder, "blog/b.html"))]).toEqual([["/blog/b"], false]);
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
		expect([...rowPaths].sort()).toEqual(["/blog/good", "/case-study/good"]);
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

test("two sites that are published at the same moment with one cache don't delete each other's pages", async () => {
	const site1 = { ...site(), folder: join(folder, "1"), keepsOthers: true };
	const site2 = { ...site(), folder: join(folder, "2"), keepsOthers: true, fingerprint: "2" };
	const renderer = rendererOf(["/"]);
	const slow: PageRenderer = {
		...renderer,
		async renderPage(path, ...rest) {
			if (path === "/blog/b") await writePages(renderer, rowsOf(["/blog/a"]), site2);
			return renderer.renderPage(path, ...rest);
		},
	};
	await writePages(slow, rowsOf(["/blog/a", "/blog/b"]), site1);
	expect(["1/blog/a.html", "1/blog/b.html", "2/blog/a.html"].filter((file) => !existsSync(join(folder, file)))).toEqual([]);
	// Both find their pages again.
	const renderPage = vi.fn(renderer.renderPage);
	for (const known of [site1, site2]) await writePages({ ...renderer, prerenderedPaths: [], renderPage }, rowsOf(["/blog/a"]), known);
	expect(renderPage.mock.calls.filter(([path]) => path === "/blog/a")).toEqual([]);
});

test("pages of a renderer that another build replaced aren't kept", async () => {
	const check = () => {
		throw new Error("The site was built again");
	};
	await expect(writePages(rendererOf(["/"]), rowsOf(["/blog/a"]), { ...site(), check })).rejects.toThrow("built again");
	expect(existsSync(join(folder, ".cache/manifest.json"))).toBe(false);
});

test("a row's own title, description, picture and noindex are in its file", async () => {
	const upload = "https://project.supabase.co/storage/v1/object/public/pictures/0123456789abcdef0123";
	const head = { seo_title: "Found by search", seo_description: "What a search shows.", social_image: `${upload}c-board.webp` };
	const row = { id: "r", slug: "own", title: "Title", description: "Text.", content: "<p>Text.</p>", ...head, hidden_from_search: true };
	const rows = { projects: [row], posts: [row] };
	await writePages({ ...prerenderer, prerenderedPaths: [], prerenderedKinds: [] }, rows, site());
	for (const file of ["case-study/own.html", "blog/own.html"]) {
		const html = read(file);
		expect(html, file).toMatch(/<title[^>]*>Found by search \| /);
		expect(html, file).toContain('content="What a search shows."');
		expect(html, file).toContain(`content="${upload}card-board.jpg"`);
		expect(html, file).toMatch(/<meta[^>]*name="robots" content="noindex/);
	}
});

test("a page of the site itself that throws stops the build", async () => {
	await expect(writePages(rendererOf(["/", "/portfolio"], ["/portfolio"]), rowsOf([]), site())).rejects.toThrow("/portfolio is damaged");
});

describe("the inlined style sheets", () => {
	const manyRows = (count: number) => Array.from({ length: count }, (_none, at) => `/${at % 2 ? "blog" : "case-study"}/row-${at}`);
	const own = ["/", ...Array.from({ length: 40 }, (_none, at) => `/page-${at}`), "/blog/built-in"];
	const styleOf = (file: string) => /<style>(.*?)<\/style>/.exec(read(file))?.[1] ?? "";
	const fileOf = (path: string) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

	test("contain exactly the rules that their page uses", async () => {
		const { styles } = await writePages(rendererOf(own), rowsOf(manyRows(20)), site());
		for (const file of [...own.filter((path) => !path.startsWith("/blog/")).map(fileOf), "404.html"]) {
			const used = [...classesOf(read(file))];
			for (const name of used) expect(styleOf(file), file).toContain(`.${name}{`);
			expect(styleOf(file).match(/\.c\d+\{/g)?.length, file).toBe(used.length);
			expect(styles.get(file), file).toBe(styleOf(file));
		}
	});

	test("are shared by all pages of a kind, so that rows add none", async () => {
		const { styles: few } = await writePages(rendererOf(own), rowsOf(manyRows(20)), site());
		const { styles: many } = await writePages(rendererOf(own), rowsOf(manyRows(1000)), site());
		expect([...many.keys()]).toEqual([...few.keys()]);
		for (const path of [...manyRows(20), "/blog/built-in"]) {
			for (const name of classesOf(read(fileOf(path)))) expect(styleOf(fileOf(path)), path).toContain(`.${name}{`);
			expect(styleOf(fileOf(path)), path).toBe(many.get(path.startsWith("/blog/") ? "shared/blog-post.html" : "shared/case-study.html"));
		}
	});

	test("leave out what only the page for unknown rows uses, which loads the whole sheet", async () => {
		const kinds = [{ file: "shared/blog-post.html", path: "/blog/loading" }];
		const renderer = { ...rendererOf([]), prerenderedKinds: kinds };
		const link = '<link rel="stylesheet" href="/a.css">';
		await writePages(renderer, rowsOf(["/blog/a"]), site());
		const [name = ""] = [...classesOf(read("shared/blog-post.html"))].filter((name) => !classesOf(read("blog/a.html")).has(name));
		expect(styleOf("blog/a.html")).not.toContain(`.${name}{`);
		expect(read("blog/a.html")).toContain(`</style><noscript>${link}</noscript>`);
		expect(read("shared/blog-post.html")).toContain(`<style>${styleOf("blog/a.html")}</style>${link}`);
		// Without rows it has a sheet of its own.
		await writePages(renderer, rowsOf([]), site());
		expect(styleOf("shared/blog-post.html")).toContain(`.${name}{`);
		expect(read("shared/blog-post.html")).toContain(`</style><noscript>${link}</noscript>`);
	});

	test("come from a cache that knows their words, unless it is damaged", async () => {
		const kept = join(site().cache, "sheets.json");
		await writePages(rendererOf(own), rowsOf(manyRows(4)), site());
		const before = own.map((path) => styleOf(fileOf(path)));
		writeFileSync(kept, readFileSync(kept, "utf8").replaceAll("margin:", "padding:"));
		await writePages(rendererOf(own), rowsOf(manyRows(4)), site());
		expect(styleOf("index.html")).toContain("padding:");
		writeFileSync(kept, readFileSync(kept, "utf8").slice(0, -20));
		await writePages(rendererOf(own), rowsOf(manyRows(4)), site());
		expect(own.map((path) => styleOf(fileOf(path)))).toEqual(before);
	});

	test("come with their policy where the answer is 404, because no rule can name unknown addresses", async () => {
		const { styles } = await writePages(rendererOf(own), rowsOf(manyRows(4)), site());
		expect(read("404.html")).toContain(`<meta http-equiv="Content-Security-Policy" content="style-src ${styles.get("404.html")}"><style>`);
		for (const file of ["index.html", "shared/shell.html", "blog/row-1.html"]) expect(read(file)).not.toContain("http-equiv");
	});
});

/** A renderer as a file, as workers load it, which notes what it renders. */
const BUNDLE = `
import { appendFileSync } from "node:fs";
const pathOf = ({ slug }) => "/blog/" + slug;
let row = {};
export const preparePages = async (_window, { posts }) => ({ paths: posts.map((post) => pathOf((row = post))), skipped: [], lists: [] });
export const renderPage = async (path) => {
	appendFileSync(new URL("rendered.txt", import.meta.url), path + "\\n");
	if (row.damaged) throw new Error("unreadable");
	if (row.fatal) process.exit(3);
	return { head: "", html: '<p class="' + (row.name ?? "c1") + '">' + row.text + "</p>", data: "" };
};
export const prerenderedPaths = ["/"];
export const prerenderedKinds = [];
`;

const postsOf = (count: number, change: Record<string, unknown> = {}) =>
	Array.from({ length: count }, (_none, at): object => ({ slug: `post-${at}`, text: `text ${at}`, ...(at === 1 ? change : {}) }));
let keys = new Map<string, string>();
const files = () => Object.fromEntries(readdirSync(join(folder, "blog")).map((name) => [name, read(`blog/${name}`)]));

/** Builds, and returns the addresses of rows that were rendered. */
async function buildPosts(posts: object[], inWorkers: boolean, changes: Partial<ReturnType<typeof site>> = {}): Promise<string[]> {
	const file = join(folder, "bundle.mjs");
	if (!existsSync(file)) writeFileSync(file, BUNDLE);
	rmSync(join(folder, "rendered.txt"), { force: true });
	rmSync(join(folder, "blog"), { recursive: true, force: true });
	const renderer: PageRenderer = await import(/* @vite-ignore */ pathToFileURL(file).href);
	const bundle = inWorkers ? { bundle: pathToFileURL(file).href } : {};
	({ keys } = await writePages(renderer, { projects: [], posts }, { ...site(), ...bundle, ...changes }));
	const rendered = existsSync(join(folder, "rendered.txt")) ? read("rendered.txt").split("\n") : [];
	return rendered.filter((path) => path.startsWith("/blog/")).sort();
}

describe.each([
	["in this thread", 3, false],
	["in workers", 60, true],
])("the pages of rows, rendered %s", (_where, count, inWorkers) => {
	const build = (change?: Record<string, unknown>) => buildPosts(postsOf(count, change), inWorkers);

	test("come from the cache when nothing has changed", async () => {
		expect(await build()).toHaveLength(count);
		const before = files();
		expect(Object.keys(before)).toHaveLength(count);
		expect(await build()).toEqual([]);
		for (const name of readdirSync(site().cache)) utimesSync(join(site().cache, name), 1, 1);
		expect(await build()).toEqual([]);
		expect(files()).toEqual(before);
	});

	test("are written without a failing one, which the warning names and the next build tries again", async () => {
		const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
		expect(await build({ damaged: true })).toHaveLength(count);
		expect(warn.mock.calls).toEqual([[expect.stringContaining("/blog/post-1,"), "unreadable"]]);
		expect(Object.keys(files())).toHaveLength(count - 1);
		expect(await build({ damaged: true })).toEqual(["/blog/post-1"]);
	});
});

describe("the pages of rows", () => {
	const count = 3;
	const build = (change?: Record<string, unknown>, changes?: Partial<ReturnType<typeof site>>) =>
		buildPosts(postsOf(count, change), false, changes);

	test("have a name for their content, which changes with the page and its sheet", async () => {
		const namesAfter = async (change: Record<string, unknown>) => {
			await build(change);
			return [...keys.values()];
		};
		const before = await namesAfter({});
		expect(new Set(before).size).toBe(count);
		expect(await namesAfter({})).toEqual(before);
		expect((await namesAfter({ text: "new" })).filter((name) => !before.includes(name))).toHaveLength(1);
		expect((await namesAfter({ name: "c7" })).filter((name) => !before.includes(name))).toHaveLength(count);
	});

	test("are rendered again when their row has changed, and leave when it has gone", async () => {
		await build();
		expect(await build({ text: "new" })).toEqual(["/blog/post-1"]);
		expect(read("blog/post-1.html")).toContain('<p class="c1">new</p>');
		expect(await buildPosts(postsOf(count).slice(0, -1), false)).toEqual(["/blog/post-1"]);
		expect(existsSync(join(folder, `blog/post-${count - 1}.html`))).toBe(false);
		expect(readdirSync(site().cache).filter((name) => name.endsWith(".html"))).toHaveLength(count - 1);
	});

	test("get the new sheet of their kind without being rendered when one of them needs another rule", async () => {
		await build();
		expect(read("blog/post-0.html")).not.toContain(".c7{");
		expect(await build({ name: "c7" })).toEqual(["/blog/post-1"]);
		expect(read("blog/post-0.html")).toContain(".c7{");
		expect(read("blog/post-0.html")).toContain("text 0");
	});

	test.each([
		["template", { template: TEMPLATE.replace("<html>", '<html lang="en">') }],
		["style sheet", { sheet: { css: `${CSS}p{margin:0}`, href: "/a.css" } }],
		["renderer", { fingerprint: "2" }],
	])("are rendered again when the %s has changed", async (_what, changes) => {
		await build();
		expect(await build({}, changes)).toHaveLength(count);
	});

	test("are rendered again when the cache is damaged", async () => {
		await build();
		const before = files();
		const manifest = join(site().cache, "manifest.json");
		writeFileSync(manifest, readFileSync(manifest, "utf8").slice(0, -20));
		expect(await build()).toHaveLength(count);
		const [missing = "", cut = ""] = readdirSync(site().cache).filter((name) => name.endsWith(".html"));
		rmSync(join(site().cache, missing));
		writeFileSync(join(site().cache, cut), "<html>");
		expect(await build()).toHaveLength(2);
		expect(files()).toEqual(before);
	});
});

test("a worker that crashes fails the build with the names of its rows", async () => {
	await expect(buildPosts(postsOf(60, { fatal: true }), true)).rejects.toThrow(/post-1, .*exit code 3/);
});
