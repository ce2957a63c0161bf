import { describe, expect, test } from "vitest";
import { cleanPath, isHidden, listAddresses, movedRows, movedRowsFile, movedTo, sharedFile } from "./host-rules.ts";

const ID = "5eed0000-0000-4000-8000-200000000001";

describe("rules for hosts", () => {
	test.each([
		["/case-study/ferry", "shared/case-study.html", 404],
		[`/blog/${ID}`, "shared/blog-post.html", 404],
		["/preview/a-token", "shared/shell.html", 200],
		["/admin", "shared/shell.html", 200],
		["/admin/portfolio/edit/1", "shared/shell.html", 200],
	])("%s is answered by %s with %i", (path, file, status) => expect(sharedFile(path)).toEqual({ file, status }));

	test.each([
		"/case-study/a/b",
		"/blog/a/b",
		"/portfolio/a/b",
		"/preview",
		"/preview/a/b",
		"/administrator",
		"/x/admin",
		"/products/unknown",
		"/constructor",
		"/shell",
	])("%s is a 404", (path) => expect([sharedFile(path), movedTo(path)]).toEqual([undefined, undefined]));

	test("names every address of a file once, and none of 404.html, which answers unknown ones", () => {
		expect(listAddresses("index.html")).toEqual(["/", "/index", "/index.html"]);
		expect(listAddresses("products/speaksify.html")).toEqual(["/products/speaksify", "/products/speaksify.html"]);
		expect(listAddresses("shared/blog-post.html")).toEqual(["/blog/:id", "/shared/blog-post", "/shared/blog-post.html"]);
		expect(listAddresses("shared/shell.html")).toEqual(["/preview/:token", "/admin", "/admin/*", "/shared/shell", "/shared/shell.html"]);
		expect(listAddresses("404.html")).toEqual([]);
	});

	test.each([
		["/gaming-ar-vr", "/game-development"],
		["/case-study", "/portfolio"],
		["/blog", "/blogs"],
		["/portfolio/ferry", "/case-study/ferry"],
	])("redirects %s to %s", (from, to) => expect(movedTo(from)).toBe(to));

	test.each([
		["/portfolio.html", "/portfolio"],
		["/blog/a.html", "/blog/a"],
		["/index.html", "/"],
		["/index", "/"],
		["/portfolio", undefined],
		["/", undefined],
		["/.html", undefined],
		["//portfolio.html", "/portfolio"],
		["//index.html", "/"],
		["//evil.example/..%2fportfolio.html", "/evil.example/..%2fportfolio"],
		["/\\evil.example/x.html", "/evil.example/x"],
	])("%s has the clean address %s", (path, clean) => expect(cleanPath(path)).toBe(clean));

	test.each(["/headers.json", "/nginx/http.conf", "/.assetsignore", "/%6eginx/server.conf", "/404", "/shared/shell", "/index.html.br"])(
		"%s is hidden",
		(path) => expect(isHidden(path)).toBe(true),
	);
	test.each(["/nginx", "/.well-known/security.txt", "/build.json", "/blog/headers.json"])("%s isn't hidden", (path) =>
		expect(isHidden(path)).toBe(false),
	);
});

describe("moved rows", () => {
	const redirect = (kind: "portfolios" | "blogs", slug: string, to: string | null) => ({
		kind,
		slug,
		portfolios: null,
		blogs: null,
		[kind]: to && { slug: to },
	});

	test("lead from ids and old slugs to the current address", () => {
		const rows = { projects: [{ id: ID, slug: "ferry" }], posts: [{ id: ID, slug: "queues" }] };
		const redirects = [redirect("portfolios", "boat", "ferry"), redirect("blogs", "boat", "queues")];
		expect(movedRows({ ...rows, redirects })).toEqual([
			[`/case-study/${ID}`, "/case-study/ferry"],
			["/case-study/boat", "/case-study/ferry"],
			[`/blog/${ID}`, "/blog/queues"],
			["/blog/boat", "/blog/queues"],
		]);
	});

	test("leave out rows whose text would end a line, and rows without a slug", () => {
		const projects = [{ id: "a\n/* /evil 301", slug: "a" }, { id: ID, slug: "a //evil.example 301" }, { id: ID, slug: null }, null, 7];
		const redirects = [redirect("portfolios", "gone", null), redirect("portfolios", "a b", "c"), "damaged"];
		expect(movedRows({ projects, posts: [], redirects })).toEqual([]);
		expect(movedRowsFile([])).toBe("\n");
	});
});
