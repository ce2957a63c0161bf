import { describe, expect, test } from "vitest";
import { pageTemplate } from "./page-template.ts";

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
