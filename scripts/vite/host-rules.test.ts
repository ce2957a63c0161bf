import { describe, expect, test } from "vitest";
import { addressesOf, movedTo, redirectsFile, sharedFile } from "./host-rules.ts";

describe("rules for hosts", () => {
	test.each([
		["/case-study/ferry", "case-study.html"],
		["/blog/5eed0000-0000-4000-8000-200000000001", "blog-post.html"],
		["/portfolio/ferry", "shell.html"],
		["/admin", "shell.html"],
		["/admin/portfolio/edit/1", "shell.html"],
	])("%s is answered by %s", (path, file) => expect(sharedFile(path)).toBe(file));

	test.each(["/case-study", "/case-study/a/b", "/blog/a/b", "/administrator", "/x/admin", "/products/unknown", "/constructor"])(
		"%s is a 404",
		(path) => expect([sharedFile(path), movedTo(path)]).toEqual([undefined, undefined]),
	);

	test("names every address of a file once, and none of 404.html, which answers unknown ones", () => {
		expect(addressesOf("index.html")).toEqual(["/", "/index", "/index.html"]);
		expect(addressesOf("products/speaksify.html")).toEqual(["/products/speaksify", "/products/speaksify.html"]);
		expect(addressesOf("blog-post.html")).toEqual(["/blog/:id", "/blog-post", "/blog-post.html"]);
		expect(addressesOf("shell.html")).toEqual(["/portfolio/:id", "/admin", "/admin/*", "/shell", "/shell.html"]);
		expect(addressesOf("404.html")).toEqual([]);
	});

	test("redirects the old address of the games page, in the file and in the preview", () => {
		expect(movedTo("/gaming-ar-vr")).toBe("/game-development");
		expect(redirectsFile()).toContain("/gaming-ar-vr /game-development 301\n");
		expect(redirectsFile()).toContain("/blog/:id /blog-post.html 200\n");
	});
});
