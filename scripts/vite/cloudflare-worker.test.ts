// @vitest-environment node
import { describe, expect, test } from "vitest";
import { loadWorker, PagesAssets } from "../../tests/support/pages-assets.ts";
import { cloudflareFiles } from "../hosts/cloudflare.ts";
import { answer as answerOf } from "./cloudflare-worker.mjs";
import { movedRowsFile, siteRules } from "./host-rules.ts";

const headers = { "Referrer-Policy": "same-origin" };
const policyOf = (name: string) => ({ "Content-Security-Policy": `of ${name}` });
const rules = {
	"/*": headers,
	"/assets/*": { "Cache-Control": "public, max-age=31536000, immutable" },
	"/": policyOf("home"),
	"/portfolio": policyOf("portfolio"),
	"/shared/shell": policyOf("shell"),
	"/blog/:id": policyOf("blog"),
	"/admin": { ...policyOf("shell"), "X-Robots-Tag": "noindex, nofollow" },
	"/admin/*": { ...policyOf("shell"), "X-Robots-Tag": "noindex, nofollow" },
};

const rows: [string, string][] = [
	["/blog/5eed0000-0000-4000-8000-200000000002", "/blog/known"],
	["/blog/former", "/blog/known"],
];

const assets = new PagesAssets(
	Object.fromEntries(
		[
			...["/index.html", "/portfolio.html", "/blog/known.html", "/case-study/known.html", "/assets/app-1.js", "/headers.json"],
			...[
				"/404.html",
				"/shared/shell.html",
				"/shared/blog-post.html",
				"/shared/case-study.html",
				"/portfolio.html.br",
				"/robots.txt",
				"/médiá.txt",
			],
		]
			.map((path) => [path, `text of ${path}`])
			.concat([["/moved.txt", movedRowsFile(rows)]]),
	),
);

const worker = await loadWorker(cloudflareFiles(siteRules(rules, rows))["_worker.js"] ?? "");
const ask = (path: string, init: RequestInit = {}) => worker.fetch(new Request(`https://site.example${path}`, init), { ASSETS: assets });

describe("the worker for Cloudflare", () => {
	test.each([
		["/", "/index.html"],
		["/portfolio", "/portfolio.html"],
		["/portfolio?q=1", "/portfolio.html"],
		["/blog/known", "/blog/known.html"],
		["/%62log/known", "/blog/known.html"],
		["/blog%2Fknown", "/blog/known.html"],
		["/case-study/known", "/case-study/known.html"],
		["/robots.txt", "/robots.txt"],
		["/m%C3%A9di%C3%A1.txt", "/médiá.txt"],
		["/assets/app-1.js", "/assets/app-1.js"],
	])("answers %s with its own file", async (path, file) => {
		const answer = await ask(path);
		expect([answer.status, await answer.text()]).toEqual([200, `text of ${file}`]);
	});

	test.each([
		["/blog/5eed0000-0000-4000-8000-200000000001", "/shared/blog-post.html", 404],
		["/case-study/published-later", "/shared/case-study.html", 404],
		["/case-study/former", "/shared/case-study.html", 404],
		["/admin", "/shared/shell.html", 200],
		["/admin/portfolio/edit/1", "/shared/shell.html", 200],
	])("answers %s with the shared file %s and %i", async (path, file, status) => {
		const answer = await ask(path, { headers: { "If-None-Match": `"${file}"` } });
		expect([answer.status, await answer.text()]).toEqual(status === 404 ? [404, `text of ${file}`] : [304, ""]);
		expect((await ask(path)).status).toBe(status);
	});

	test.each([
		...["/nope", "/administrator", "/blog/a/b", "/constructor", "/%E0%A4%A", "/_worker.js", "/_headers", "/_redirects", "/moved.txt"],
		...["/shell", "/shared/shell", "/shared/case-study.html", "/%73hared/shell", "//shared/shell", "/headers.json"],
		...["/case-study.html", "/blog-post", "/404", "/404.html", "/portfolio.html.br"],
		...["/x%2F..%2Fportfolio", "/x%2F..%2Fshared%2Fshell", "/x%2F..%2Fmoved.txt", "/.%2Fportfolio", "/x%2F%252e.%2Fportfolio"],
		...["/%2573hared/shell", "/shared%252Fshell", "/shared%5Cshell", "/shared%0A/shell", "/portfolio%09", "/x%2F.%0A.%2Fmoved.txt"],
	])("answers %s with the 404 page", async (path) => {
		const answer = await ask(path);
		expect([answer.status, await answer.text()]).toEqual([404, "text of /404.html"]);
		expect(answer.headers.get("Cache-Control")).toBe("no-cache");
	});

	test("answers a missing asset with plain text", async () => {
		const answer = await ask("/assets/missing.js");
		expect([answer.status, await answer.text()]).toEqual([404, "Not found"]);
		expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
		expect(answer.headers.get("Cache-Control")).toBe("no-cache");
	});

	test.each([
		["/gaming-ar-vr?a=1", 301, "/game-development?a=1"],
		["/portfolio/?q=1", 308, "/portfolio?q=1"],
		["/blog", 301, "/blogs"],
		["/case-study?a=1", 301, "/portfolio?a=1"],
		["/portfolio/ferry", 301, "/case-study/ferry"],
		["/blog/former?a=1", 301, "/blog/known?a=1"],
		["/blog/5EED0000-0000-4000-8000-200000000002", 301, "/blog/known"],
		["/blog/", 308, "/blog"],
		["/admin/", 308, "/admin"],
		["//evil.example/", 308, "/evil.example"],
		["/portfolio.html", 308, "/portfolio"],
		["/index.html", 308, "/"],
	])("redirects %s with %i to %s", async (path, status, location) => {
		const answer = await ask(path);
		expect([answer.status, answer.headers.get("Location")]).toEqual([status, location]);
	});

	test("answers with a permanent redirect where Workers have a temporary one", async () => {
		const temporary = { fetch: async () => new Response(null, { status: 307, headers: { Location: "/portfolio" } }) };
		const answer = await answerOf(new Request("https://site.example/portfolio.html"), temporary, siteRules(rules, rows));
		expect([answer.status, answer.headers.get("Location")]).toEqual([308, "/portfolio"]);
	});

	test.each(["/", "/blog/new", "/nope", "/assets/missing.js", "/gaming-ar-vr", "/portfolio/", "/index.html", "/admin"])(
		"sends the security headers with %s",
		async (path) => {
			const answer = await ask(path);
			for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value);
		},
	);

	test.each([
		["/", "of home"],
		["/portfolio?q=1", "of portfolio"],
		["/portfolio/ferry", null],
		["/blog/published-later", null],
		["/blog/known", "of blog"],
		["/%62log/known", "of blog"],
		["/admin", "of shell"],
		["/admin/blogs/edit/1", "of shell"],
		["/shared/shell", null],
		["/nope", null],
		["/blog/a/b", null],
		["/assets/app-1.js", null],
		["/robots.txt", null],
	])("answers %s with the policy %s", async (path, policy) => {
		expect((await ask(path)).headers.get("Content-Security-Policy")).toBe(policy);
	});

	test("keeps the administration out of search engines, and nothing else", async () => {
		const robots = async (path: string) => (await ask(path)).headers.get("X-Robots-Tag");
		expect([await robots("/admin"), await robots("/admin/blog")]).toEqual(Array(2).fill("noindex, nofollow"));
		expect([await robots("/"), await robots("/administrator")]).toEqual([null, null]);
	});

	test("lets browsers cache built assets for a year and revalidate pages", async () => {
		const caching = async (path: string) => (await ask(path)).headers.get("Cache-Control");
		expect(await caching("/assets/app-1.js")).toBe("public, max-age=31536000, immutable");
		expect(await caching("/portfolio")).toBe("public, max-age=0, must-revalidate");
	});

	test("answers 304 when the browser has the file already", async () => {
		const askAgain = (path: string, file: string) => ask(path, { headers: { "If-None-Match": `"${file}"` } });
		const post = await askAgain("/blog/known", "/blog/known.html");
		expect([post.status, post.headers.get("Content-Security-Policy")]).toEqual([304, "of blog"]);
		const asset = await askAgain("/assets/app-1.js", "/assets/app-1.js");
		expect([asset.status, asset.headers.get("Cache-Control")]).toEqual([304, "public, max-age=31536000, immutable"]);
		const missing = await askAgain("/nope", "/404.html");
		expect([missing.status, await missing.text()]).toEqual([404, "text of /404.html"]);
	});

	test("sends no body for HEAD, and refuses other methods", async () => {
		for (const [path, status] of [
			["/portfolio", 200],
			["/nope", 404],
			["/assets/missing.js", 404],
		] as const) {
			const answer = await ask(path, { method: "HEAD" });
			expect([answer.status, await answer.text()]).toEqual([status, ""]);
		}
		const refused = await ask("/", { method: "POST", body: "x" });
		expect([refused.status, refused.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
	});
});
